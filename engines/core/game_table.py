"""The third part of the contract: what a table needs that plays the game for weeks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

from engines.core.option_values import chosen_options
from engines.core.rulebook import Rulebook, Scope, read_rulebook
from engines.core.values import Options, Thing, View

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class GameTable(Generic[StateT, MoveT]):
    """How a table is set up, what it shows beside the view, and how it outlasts new versions."""

    # --- needed

    Options: ClassVar[type[Options]]
    folder: ClassVar[Path]
    """The game's package, where ``rules.<language>.md`` are."""
    content_hash: str
    """A digest of the content, the same however its file is ordered."""

    # --- what has a default

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    """Named sets of options that a host can choose at once; see :meth:`options`."""
    told_options: ClassVar[frozenset[str]] = frozenset()
    """Options that results of games played alone always name, such as a level."""
    daily: ClassVar[Mapping[str, Any] | None] = None
    """The options of the daily challenge, which everybody plays alone from the same seed.

    ``None`` if the game has none; else one seat must be able to play with them.
    """
    scopes: ClassVar[tuple[Scope, ...]] = ()
    """Which clauses of the rules only some tables play by; every other clause always holds."""
    clauses_for: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """For each kind of question the clauses that matter for it, the most important first."""
    rivals: ClassVar[tuple[str, ...]] = ()
    """Opponents that play without a seat and are part of the state, such as an automa."""
    grades: ClassVar[tuple[str, ...]] = ()
    """The scale that the game prints for a result, the lowest grade first."""
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves that are warned of although they show their own player nothing new.

    A player may plan them ahead (:meth:`ahead`), as those of :attr:`final` and those without a
    warning.
    """
    older_rulesets: ClassVar[tuple[int, ...]] = ()
    """Earlier rulesets that can still be played.

    Their games go on as they began if :meth:`begun_with` has the game of that ruleset; else
    :meth:`translated` brings their records up to date.
    """
    former: Self | None = None
    """The game with its content as a former version had it: games begun with that go on with it.

    It may differ in the order from which was dealt, or in figures. ``None`` if it does not differ.
    """

    def options(self, values: dict[str, Any]) -> Any:
        """Return validated options.

        The value of ``preset`` is one of :attr:`presets` and stands for the options that it sets.
        If an option is set twice, the later value counts.

        :raises BadOptions: naming the option and the values it can have.
        """
        return chosen_options(self.Options, self.presets, values)

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

    def held(self, view: Any) -> object:
        """Return what the reader of a view holds: when it changes, the hand shown is out of date.

        It has a stable ``repr``. Questions and free actions are no part of it, nor what everybody
        knows, unless it is all that a hand shows. Here it is everything else in the view, so that
        nothing is missed; a game with hands says what it is.
        """
        common = {"free_action", *(part.name for part in fields(View))}
        return tuple(getattr(view, part.name) for part in fields(view) if part.name not in common)

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

    def begun_with(self, content_hash: str, ruleset: int) -> Self:
        """Return the game for content with this hash: itself, or :attr:`former`.

        A game that still plays the ``ruleset`` of before as it was returns that game.
        """
        former = self.former
        return self if former is None or former.content_hash != content_hash else former

    def translated(self, ruleset: int, state: StateT, seat: int, move: MoveT) -> MoveT:
        """Return today's form of a move recorded under one of :attr:`older_rulesets`."""
        return move

    def former_forms(self, state: StateT) -> tuple[str, ...]:
        """Return the state's JSON as earlier versions of the program wrote it, if it was another.

        Records of games that ended then have such a final state. It need not be readable: a table
        whose stored state cannot be read is rebuilt from its moves.
        """
        return ()
