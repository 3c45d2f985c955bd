"""The contract: what a game offers to the bot, to computer players, to the laws and to records.

Begin at :class:`Game`. A game's state is an immutable value: :meth:`Game.start` makes the first
one, :meth:`Game.decisions` says who chooses now and from which moves, :meth:`Game.apply` returns
the state after a move, and :meth:`Game.view` the part of it that a seat may see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, fields, replace
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
from engines.core.condition import Thing
from engines.core.decision import Decision, Line
from engines.core.errors import BadOptions, Refusal
from engines.core.event import Event
from engines.core.option_values import option_values
from engines.core.phrase import Fact, Phrase
from engines.core.place import Place
from engines.core.rulebook import Rulebook, Scope, read_rulebook
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

    ``ranks`` begin at 1; seats that tie share a rank, and ``rivals`` are ranked among the seats.
    ``sources`` has, for each source of points, the points of every seat. ``lost`` is true if no
    seat has rank 1, because a rival has it or the game itself has won. ``grade`` is the place
    reached on the scale that the game prints, one of its :attr:`Game.grades`.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[tuple[str, tuple[int, ...]], ...] = ()
    rivals: tuple[Rival, ...] = ()
    lost: bool = False
    grade: str | None = None

    @override
    def __repr__(self) -> str:
        """Leave out empty fields: many games have no rivals and no scale."""
        always = ("scores", "ranks", "sources")
        shown = (name for name in self.__slots__ if name in always or getattr(self, name))
        return f"Outcome({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1, several when the victory is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The base of every game's view: what ``seat`` may know (``None``: what everybody may know).

    ``turn`` rises by one whenever the turn passes on; ``to_act`` are the seats that must decide
    now; ``decision`` is the question that ``seat`` itself must answer now.
    """

    seat: int | None
    turn: int
    to_act: tuple[int, ...]
    decision: Decision[Any] | None
    outcome: Outcome | None


class Codec(Generic[T]):
    """Converts one of a game's types to JSON and back without loss."""

    def __init__(self, kind: Any) -> None:
        self._type = kind
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)
        self._context: Any = None

    def within(self, context: Any) -> Codec[T]:
        """Return this codec for a game's own content.

        Serializers and validators of the type's fields get it as pydantic's context, to store by
        their names what the game itself knows by numbers.
        """
        codec = copy(self)
        codec._context = context
        return codec

    @property
    def kinds(self) -> dict[str, type]:
        """The classes of a union, such as a game's moves, by the default of their ``kind`` field.

        :raises TypeError: if a class has no such field, or two classes have the same kind.
        """
        classes: dict[str, type] = {}
        for member in _members(self._type):
            field = getattr(member, "__dataclass_fields__", {}).get("kind")
            kind = None if field is None else field.default
            if not isinstance(kind, str):
                raise TypeError(f"{member.__name__} needs a field kind with its name as default")
            if classes.setdefault(kind, member) is not member:
                raise TypeError(f"{member.__name__} and {classes[kind].__name__} are both {kind!r}")
        return classes

    def dump(self, value: T) -> str:
        """Return the value as compact JSON."""
        return self._adapter.dump_json(value, context=self._context).decode()

    def load(self, text: str) -> T:
        """Return the value that :meth:`dump` wrote.

        :raises ValidationError: if the text is not the JSON of such a value.
        """
        return self._adapter.validate_json(text, context=self._context)


def _members(kind: Any) -> Iterator[type]:
    """Yield the classes of a union, written with ``|`` or ``Union``, annotated or not."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from _members(part)
    else:
        yield kind


class Game(ABC, Generic[StateT, MoveT]):
    """One game: its rules and content. No game in progress is stored in an instance."""

    id: ClassVar[str]
    title: ClassVar[str]
    ruleset: ClassVar[int]
    older_rulesets: ClassVar[tuple[int, ...]] = ()
    """Earlier rulesets that can still be played.

    Their games go on as they began if :meth:`begun_with` has the game of that ruleset; else
    :meth:`translated` brings their records up to date.
    """

    seats: ClassVar[range]
    Options: ClassVar[type[Options]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    """Named sets of options that a host can choose at once; see :meth:`options`."""
    ordered: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Kinds of questions whose answers do not commute (law 7), each with the reason.

    Seats that are asked at the same time must be independent: the answer of a seat changes no
    other seat's question, and the order of the answers does not change the state. A kind named
    here is exempt.
    """
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves that are warned of although they show their own player nothing new.

    A player may plan them ahead (:meth:`ahead`), as those of :attr:`final` and those without a
    warning.
    """
    final: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Kinds of moves that reveal something and are not warned of (law 8), each with the reason.

    Such a move is the last step of a confirmation, or its button says that it ends something.
    """
    rivals: ClassVar[tuple[str, ...]] = ()
    """Opponents that play without a seat and are part of the state, such as an automa."""
    grades: ClassVar[tuple[str, ...]] = ()
    """The scale that the game prints for a result, the lowest grade first."""
    daily: ClassVar[Mapping[str, Any] | None] = None
    """The options of the daily challenge, which everybody plays alone from the same seed.

    ``None`` if the game has none; else one seat must be able to play with them.
    """
    told_options: ClassVar[frozenset[str]] = frozenset()
    """Options that results of games played alone always name, such as a level."""
    scopes: ClassVar[tuple[Scope, ...]] = ()
    """Which clauses of the rules only some tables play by; every other clause always holds."""

    unsaid_events: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that get no sentence; all others need one in every language."""
    clauses_for: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """For each kind of question the clauses that matter for it, the most important first."""

    seldom: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves that are possible often and made seldom: a panel has one button for them."""

    states: Codec[StateT]
    moves: Codec[MoveT]
    events: Codec[Any]
    views: Codec[Any]
    content_hash: str
    former: AnyGame | None = None
    """The game with its content as a former version had it: games begun with that go on with it.

    It may differ in the order from which was dealt, or in figures. ``None`` if it does not differ.
    """
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
        """Return why the move is not allowed, or ``None`` if it is legal."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, move: MoveT) -> tuple[StateT, tuple[Event, ...]]:
        """Return the state after the move and what happened, in order.

        :raises IllegalMove: if :meth:`refusal` returns a refusal.
        """

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> Any:
        """Return what the seat may know (``None``: what everybody may know)."""

    @abstractmethod
    def resample(self, state: StateT, seat: int | None, chance: Chance) -> StateT:
        """Return a state with everything the seat cannot know dealt again by ``chance``.

        The seat's view of both states is the same; for ``None`` the public view is.
        """

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the game ended, or ``None`` while it is being played."""

    @abstractmethod
    def chance(self, state: StateT) -> Chance:
        """Return the generator inside the state; its log has what the last move drew."""

    @abstractmethod
    def max_moves(self, seats: int) -> int:
        """Return a number of moves that no game exceeds."""

    @abstractmethod
    def broken_invariants(self, state: StateT) -> tuple[str, ...]:
        """Return what is wrong with the state, such as lost components; normally nothing."""

    @abstractmethod
    def path(self, move: MoveT) -> tuple[str, ...]:
        """Return the move's choice in each of its decision's ``steps``."""

    @abstractmethod
    def format(self, move: MoveT) -> str:
        """Return the move's notation."""

    @abstractmethod
    def parse(self, text: str, moves: Sequence[MoveT]) -> tuple[MoveT, str]:
        """Return the first move written in the text, and the rest of the text.

        ``moves`` are the legal moves; they decide what an incomplete text means. The move that is
        returned may still be illegal, so that the refusal can name the rule.

        :raises BadNotation: if the text does not begin with a move.
        """

    @abstractmethod
    def facts(self, thing: Any) -> Mapping[str, Fact]:
        """Return the facts of a move or an event, ready to be put into a sentence.

        A name that ends in ``seat`` has a seat's number, one that ends in ``seats`` several
        numbers in a text; if a rival acts, its name stands there instead of a number. Cells are
        given by their names; other words are codes that texts may translate. A part of a sentence
        whose grammar depends on the language is a phrase.
        """

    def reseeded(self, state: StateT, seed: str) -> StateT:
        """Return the state with everything that nobody has seen dealt again from another seed.

        The views of all seats stay as they are, and what chance answers next is that of the seed.
        Here that is all: a game with cards that nobody has seen shuffles these, too.
        """
        fields_of_it: Any = state
        again: StateT = replace(fields_of_it, chance=Chance.from_seed(seed))
        return again

    def turn_facts(self, view: Any) -> dict[str, int | str]:
        """Return what the title of a turn says of a view besides :attr:`View.turn`.

        A game of rounds gives ``round``, 0 in the set-up: then titles count rounds, not turns.
        """
        return {}

    def points(self, view: Any) -> tuple[int, ...] | None:
        """Return the points that everybody sees during the game, by seat; ``None`` if none are.

        Every change of them is told by an event for everybody, in :attr:`Event.earned` (law 5).
        """
        return None

    def rival_points(self, view: Any) -> tuple[int, ...]:
        """Return the points of the :attr:`rivals` in play, if everybody sees them in the game.

        They are in the order of :attr:`Outcome.rivals`.
        """
        return ()

    def counts(self, view: Any, seat: int) -> Mapping[str, int]:
        """Return what a seat's points were counted from in a game that is over, by name.

        Texts say with them why a source of the outcome brought its points: *5 of 7 missions*.
        """
        return {}

    @abstractmethod
    def evaluate(self, view: Any) -> float:
        """Return how good the position is for the view's own seat; higher is better."""

    def standing(self, state: StateT, seat: int) -> float:
        """Return how good a state is for the seat: what :meth:`evaluate` says of its view.

        A game may find the same without all that is in a view.
        """
        return self.evaluate(self.view(state, seat))

    def shortlist(self, state: StateT, seat: int, moves: tuple[MoveT, ...]) -> tuple[MoveT, ...]:
        """Return those of the seat's moves that a computer player looks at, in the same order.

        ``state`` is one that the seat thinks possible. A game with many moves may leave out what is
        hardly ever best.
        """
        return moves

    @abstractmethod
    def text(self, view: Any) -> str:
        """Return the view as plain lines for a terminal and for transcripts."""

    def begun_with(self, content_hash: str, ruleset: int) -> AnyGame:
        """Return the game for content with this hash: itself, or :attr:`former`.

        A game that still plays the ``ruleset`` of before as it was returns that game.
        """
        former = self.former
        return self if former is None or former.content_hash != content_hash else former

    def translated(self, ruleset: int, state: StateT, seat: int, move: MoveT) -> MoveT:
        """Return today's form of a move recorded under one of :attr:`older_rulesets`."""
        return move

    def free_action(self, state: StateT, seat: int) -> Decision[MoveT] | None:
        """Return what the seat may do now although it is not asked, or ``None``.

        These moves are legal in addition to those of :meth:`decisions`, in anybody's turn and in
        any order.
        """
        return None

    def former_forms(self, state: StateT) -> tuple[str, ...]:
        """Return the state's JSON as earlier versions of the program wrote it, if it was another.

        Records of games that ended then have such a final state. It need not be readable: a table
        whose stored state cannot be read is rebuilt from its moves.
        """
        return ()

    def lines(self, state: StateT, seat: int) -> tuple[Line, ...]:
        """Return what the seat, which is asked something, may answer by several moves at once.

        Lines only save presses: each can be made move by move as well. They must not depend on
        what is hidden from the seat.
        """
        return ()

    def is_private(self, move: MoveT) -> bool:
        """Whether a move of :meth:`free_action` concerns nobody but its own seat.

        A private move changes what its own seat sees and nothing else; undo skips it.
        """
        return False

    def held(self, view: Any) -> object:
        """Return what the reader of a view holds: when it changes, the hand shown is out of date.

        It has a stable ``repr``. Questions and free actions are no part of it, nor what everybody
        knows, unless it is all that a hand shows. Here it is everything else in the view, so that
        nothing is missed; a game with hands says what it is.
        """
        common = {"free_action", *(part.name for part in fields(View))}
        return tuple(getattr(view, part.name) for part in fields(view) if part.name not in common)

    def places(self) -> tuple[Place, ...]:
        """Return the points of the game's map, in a stable order; none for a game without a map."""
        return ()

    def grid(self, view: Any) -> tuple[str, str, str, str] | None:
        """Return the names of first and last column, first and last row of a board of cells."""
        return None

    def names(self, language: str) -> Mapping[str, str]:
        """Return what a language calls things of the game that :meth:`facts` name in English.

        Names that are the same in both are left out. Here they are those of :meth:`places`.
        """
        called = ((place.name, place.called(language)) for place in self.places())
        return {name: own for name, own in called if own != name}

    def benefits(self, view: Any, move: MoveT) -> tuple[str, ...]:
        """Return what the move would bring the seat that makes it, as codes for texts.

        Only what follows from that seat's own view is listed, nothing that is hidden from it.
        """
        return ()

    def caveat(self, view: Any, move: MoveT) -> Phrase | None:
        """Return what to know before the move, such as what it forfeits; ``None`` if nothing.

        It stands beside the move, and follows from the view of the seat that makes it.
        """
        return None

    def warning(self, view: Any, move: MoveT) -> Phrase | None:
        """Return what a move would show or cost for good, as a sentence, or ``None``.

        ``view`` is that of the seat that makes the move. A move that reveals something is warned
        of (law 8), unless its kind is in :attr:`final`; any other can be taken back.
        """
        return None

    def ahead(self, state: StateT, seat: int) -> StateT | None:
        """Return the state as if the seat began its next turn with what lies on the table now.

        From it a player plans ahead: what others are in the middle of is left out. ``None`` if
        nothing can be planned now, as in a game in which all play at once.
        """
        return None

    def things(self, view: Any) -> tuple[Thing, ...]:
        """Return the things on the table on which a plan may depend, those that matter most first.

        ``view`` is what everybody sees. Names, also of what may be true, are those of the moves.
        """
        return ()

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return the game's own chat commands."""
        return ()

    def rulebook(self, language: str) -> Rulebook:
        """Return the rules in a language, or in English if there is no such file.

        Clauses that games share stand where the file refers to them.
        """
        path = self.folder / f"rules.{language}.md"
        shared = self.shared_rules(language)
        return read_rulebook(path if path.is_file() else self.folder / "rules.en.md", shared)

    def shared_rules(self, language: str) -> Rulebook | None:
        """Return the clauses that the game shares with others, ``None`` without any."""
        return None

    def options(self, values: dict[str, Any]) -> Any:
        """Return validated options.

        The value of ``preset`` is one of :attr:`presets` and stands for the options that it sets.
        If an option is set twice, the later value counts.

        :raises BadOptions: naming the option and the values it can have.
        """
        chosen: dict[str, Any] = {}
        for name, value in values.items():
            if name != "preset" or not self.presets:
                chosen[name] = value
            elif isinstance(value, str) and value in self.presets:
                chosen |= self.presets[value]
            else:
                names = ", ".join(self.presets)
                raise BadOptions(
                    f"preset: choose one of {names}",
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
        """Return the error for an option with a wrong name or value, saying what is allowed."""
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
        """Check the number of seats.

        :raises BadOptions: if so many cannot play.
        """
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.title} needs {low} to {high} players, not {seats}")


AnyGame: TypeAlias = Game[Any, Any]
