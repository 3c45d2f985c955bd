"""The contract: what a game offers to the bot, to computer players, to the laws and to records."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from typing_extensions import override

from engines.core.chance import Chance
from engines.core.decision import Decision
from engines.core.errors import BadOptions, Refusal
from engines.core.event import Event
from engines.core.option_values import option_values
from engines.core.place import Place
from engines.core.rulebook import Rulebook, read_rulebook
from engines.core.shortcut import Shortcut

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
T = TypeVar("T")


class Options(BaseModel):
    """The base of a game's options: variants and modules, each with a default."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """How an opponent without a seat ended; ``name`` is one of the game's :attr:`Game.rivals`."""

    name: str
    score: int
    rank: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Outcome:
    """How a game ended.

    ``ranks`` begin at 1 and are shared by seats that tie; ``rivals`` have their places among
    them. ``sources`` says, per source of points, how much each seat made of it. ``lost`` says
    that no seat has rank 1, because a rival has it or the game itself has won. ``grade`` is
    the place reached on the scale that the game prints, one of its :attr:`Game.grades`.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[tuple[str, tuple[int, ...]], ...] = ()
    rivals: tuple[Rival, ...] = ()
    lost: bool = False
    grade: str | None = None

    @override
    def __repr__(self) -> str:
        """Return the fields that say something: many games have no rivals and no scale."""
        always = ("scores", "ranks", "sources")
        told = (name for name in self.__slots__ if name in always or getattr(self, name))
        return f"Outcome({', '.join(f'{name}={getattr(self, name)!r}' for name in told)})"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1, several when the victory is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The base of every game's view: what ``seat`` may know (``None``: everybody).

    ``turn`` rises by one whenever the turn passes on; ``to_act`` are the seats that owe a
    decision; ``decision`` is the question that the reader itself is asked now.
    """

    seat: int | None
    turn: int
    to_act: tuple[int, ...]
    decision: Decision[Any] | None
    outcome: Outcome | None


class Codec(Generic[T]):
    """JSON and back, loss-free, for one type of a game."""

    def __init__(self, kind: Any) -> None:
        self._type = kind
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)

    @property
    def kinds(self) -> dict[str, type]:
        """The classes of a union, such as a game's moves, by the default of their ``kind``.

        :raises TypeError: naming a class that has no such field, or the kind of another.
        """
        found: dict[str, type] = {}
        for member in _members(self._type):
            field = getattr(member, "__dataclass_fields__", {}).get("kind")
            kind = None if field is None else field.default
            if not isinstance(kind, str):
                raise TypeError(f"{member.__name__} needs a field kind with its name as default")
            if found.setdefault(kind, member) is not member:
                raise TypeError(f"{member.__name__} and {found[kind].__name__} are both {kind!r}")
        return found

    def dump(self, value: T) -> str:
        """Return the value as compact JSON."""
        return self._adapter.dump_json(value).decode()

    def load(self, text: str) -> T:
        """Return the value that :meth:`dump` wrote.

        :raises ValidationError: if the text is something else.
        """
        return self._adapter.validate_json(text)


def _members(kind: Any) -> Iterator[type]:
    """Yield the classes of a union, however it is written and annotated."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from _members(part)
    else:
        yield kind


class Game(ABC, Generic[StateT, MoveT]):
    """One game; an instance holds its rules and content and no game in progress."""

    id: ClassVar[str]
    title: ClassVar[str]
    ruleset: ClassVar[int]
    older_rulesets: ClassVar[tuple[int, ...]] = ()
    """Earlier rulesets whose records :meth:`translated` brings up to date."""

    seats: ClassVar[range]
    Options: ClassVar[type[Options]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    """Several options set at once, by a name of their own; see :meth:`options`."""
    ordered: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Kinds of questions whose answers do not commute (law 7), each with the reason.

    Seats that are asked at the same time must be independent: the answer of one changes no
    other's question, and the order of the answers does not change the state. A kind named here
    is exempt.
    """
    rivals: ClassVar[tuple[str, ...]] = ()
    """Opponents that play without a seat and are part of the state, such as an automa."""
    grades: ClassVar[tuple[str, ...]] = ()
    """The scale that the game prints for a result, the lowest place first."""
    unsaid_events: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that go without saying: all others need a sentence in every language."""

    states: Codec[StateT]
    moves: Codec[MoveT]
    events: Codec[Any]
    views: Codec[Any]
    content_hash: str
    folder: ClassVar[Path]
    """The game's package, where ``rules.<language>.md`` are."""

    @abstractmethod
    def start(self, seats: int, options: Any, seed: str) -> StateT:
        """Return the state in which the first decision is asked.

        :raises BadOptions: if the number of seats or the options do not fit.
        """

    @abstractmethod
    def decisions(self, state: StateT) -> tuple[Decision[MoveT], ...]:
        """Return the open questions, at most one per seat; empty exactly when the game is over."""

    @abstractmethod
    def refusal(self, state: StateT, seat: int, move: MoveT) -> Refusal | None:
        """Say why the move is refused, or return ``None`` if it is legal."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, move: MoveT) -> tuple[StateT, tuple[Event, ...]]:
        """Return the state after the move and what happened, in order.

        :raises IllegalMove: if :meth:`refusal` has anything to say.
        """

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> Any:
        """Return what the seat may know (``None``: what everybody may know)."""

    @abstractmethod
    def resample(self, state: StateT, seat: int | None, chance: Chance) -> StateT:
        """Return another state that looks exactly the same to the seat."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""

    @abstractmethod
    def chance(self, state: StateT) -> Chance:
        """Return the generator inside the state, with its answers since the last move."""

    @abstractmethod
    def max_moves(self, seats: int) -> int:
        """Return a number of moves that no game exceeds."""

    @abstractmethod
    def broken_invariants(self, state: StateT) -> tuple[str, ...]:
        """Return what is wrong with the state: lost components, false scores; normally nothing."""

    @abstractmethod
    def path(self, move: MoveT) -> tuple[str, ...]:
        """Return the move's answer to each step of its decision's ``steps``."""

    @abstractmethod
    def format(self, move: MoveT) -> str:
        """Return the move's notation."""

    @abstractmethod
    def parse(self, text: str, moves: Sequence[MoveT]) -> tuple[MoveT, str]:
        """Return the first move written in the text, and the rest of the text.

        ``moves``, those legal now, settle what the text leaves open; the move found may still
        be illegal, so that the refusal can name the rule.

        :raises BadNotation: if the text does not begin with a move.
        """

    @abstractmethod
    def facts(self, thing: Any) -> dict[str, int | str]:
        """Return what a move or an event of this game says, ready for a sentence.

        Seats stay numbers under names that end in ``seat``, several as text under names that end
        in ``seats``; where a rival acts, its name stands there instead of a number. Cells become
        names; other words stay codes, which texts may translate.
        """

    @abstractmethod
    def evaluate(self, view: Any) -> float:
        """Return how well the view's own seat stands; higher is better."""

    @abstractmethod
    def text(self, view: Any) -> str:
        """Return the view as plain lines for a terminal and for transcripts."""

    def translated(self, ruleset: int, state: StateT, seat: int, move: MoveT) -> MoveT:
        """Return a move recorded under one of :attr:`older_rulesets` as it is played now."""
        return move

    def free_action(self, state: StateT, seat: int) -> Decision[MoveT] | None:
        """Return what the seat may do just now although nobody asks or waits for it, if anything.

        Its moves are legal beside those of :meth:`decisions`, in anybody's turn and in any order.
        """
        return None

    def is_private(self, move: MoveT) -> bool:
        """Whether the move, one of :meth:`free_action`, is nobody's business but the seat's.

        A quiet move changes what its own seat sees and nothing else; undo passes over it.
        """
        return False

    def places(self) -> tuple[Place, ...]:
        """Return the points of the game's map, in a stable order; none for a game without a map."""
        return ()

    def benefits(self, view: Any, move: MoveT) -> tuple[str, ...]:
        """Return what a move would bring its maker, as codes that texts word.

        It says what can be read off the maker's own view, and nothing that is hidden from him.
        """
        return ()

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return the game's own chat commands; none unless a game has some."""
        return ()

    def rulebook(self, language: str) -> Rulebook:
        """Return the rules in a language, or in English if it has none."""
        path = self.folder / f"rules.{language}.md"
        return read_rulebook(path if path.is_file() else self.folder / "rules.en.md")

    def options(self, values: dict[str, Any]) -> Any:
        """Return validated options.

        ``preset`` may stand among the values for those that it sets; what comes later wins.

        :raises BadOptions: naming the option and what would be right.
        """
        chosen: dict[str, Any] = {}
        for name, value in values.items():
            if name != "preset" or not self.presets:
                chosen[name] = value
            elif value in self.presets:
                chosen |= self.presets[value]
            else:
                names = ", ".join(self.presets)
                raise BadOptions(
                    f"preset: there is no {value} (there are: {names})",
                    "choice",
                    option=name,
                    values=names,
                )
        try:
            return self.Options.model_validate(chosen)
        except ValidationError as error:
            place = error.errors()[0]["loc"]
        if not place:
            names = ", ".join(chosen)
            raise BadOptions(f"{names}: cannot be so together", "together", options=names)
        raise self._bad_option(str(place[0]))

    def _bad_option(self, name: str) -> BadOptions:
        """Return why an option cannot be what somebody wants it to be: what would be right."""
        if name not in self.Options.model_fields:
            names = (*(["preset"] if self.presets else []), *self.Options.model_fields)
            known = ", ".join(names)
            text = f"{name}: there is no such option (options: {known})"
            return BadOptions(text, "unknown", option=name, known=known)
        values = option_values(self.Options, name).values
        numbers = [value for value in values if value is not None]
        if values == (False, True):
            return BadOptions(f"{name}: choose true or false", "switch", option=name)
        if all(type(value) is int for value in numbers):
            least, most = numbers[0], numbers[-1]
            text = f"{name}: choose a number from {least} to {most}"
            return BadOptions(text, "number", option=name, least=least, most=most)
        listed = ", ".join("none" if value is None else str(value) for value in values)
        return BadOptions(f"{name}: choose one of {listed}", "choice", option=name, values=listed)

    def check_seats(self, seats: int) -> None:
        """Raise :class:`BadOptions` unless that many can play."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.title} needs {low} to {high} players, not {seats}")


AnyGame: TypeAlias = Game[Any, Any]
