"""Records of games that are opened as tables of their own, to be played on from any move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.tables.errors import TableRefused
from bot.tables.origin import Origin, branches_of, first_state, origin_from
from bot.tables.position import Position
from bot.tables.table import Table
from engines.core import AnyGame, BadRecord, Played, RulesError
from engines.core.record import Record, branched, replay

LARGEST = 4_000_000
"""Bytes of a file that is read; the longest games take a fifth of it."""

PARTS = 300_000
"""Brackets, colons and commas of a file that is read; the longest games have half as many. To read
millions of parts keeps the bot from everything else for seconds."""

LONGEST_ORIGIN = 20_000
"""Characters of seeds and seals, which are stored with the table; every import adds 200."""


@dataclass(frozen=True, slots=True)
class GoesOn:
    """A checked record, and from where the game of a table goes on."""

    game: AnyGame
    record: Record
    origin: Origin

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game, which stay as they are."""
        return self.record.options


def read(games: Mapping[str, AnyGame], data: bytes, ply: int | None) -> GoesOn:
    """Check a file, and return how its game is played on after ``ply`` moves.

    Without ``ply`` it is played on from the last place where somebody decides anything. From a
    place where nobody does, it goes on to the next where somebody does.

    :raises TableRefused: ``import-...`` with what is wrong with the file, or with ``ply``.
    """
    if len(data) > LARGEST:
        raise TableRefused("import-large", most=LARGEST // 1_000_000)
    if sum(map(data.count, (b"[", b"{", b":", b","))) > PARTS:
        raise TableRefused("import-unread")
    try:
        record = Record.from_json(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise TableRefused("import-unread") from None
    except BadRecord as error:
        raise TableRefused(f"import-{error.code}", **error.facts) from None
    game = games.get(record.game)
    if game is None:
        raise TableRefused("import-game")
    if len(origin_from(record, len(record.moves)).model_dump_json()) > LONGEST_ORIGIN:
        raise TableRefused("import-long")
    free = _places(game, record)
    if ply is not None and ply > len(record.moves):
        raise TableRefused("import-ply", moves=len(record.moves))
    later = [place for place in free if ply is None or place >= ply]
    if not later:
        raise TableRefused("import-over", last=free[-1] if free else 0)
    place = later[-1] if ply is None else later[0]
    return GoesOn(game, record, origin_from(record, place))


def _places(game: AnyGame, record: Record) -> list[int]:
    """Return after how many moves of a record somebody decides something; check all of it.

    :raises TableRefused: ``import-...`` if it is not as recorded.
    """
    try:
        states = [play.state for play in replay(game, record)]
        game = game.begun_with(record.content, record.ruleset)
        first = game.start(record.seats, game.options(record.options), record.seed)
    except BadRecord as error:
        raise TableRefused(f"import-{error.code}", **error.facts) from None
    except RulesError:
        raise TableRefused("import-setup") from None
    return [number for number, state in enumerate((first, *states)) if _is_asked(game, state)]


def _is_asked(game: AnyGame, state: Any) -> bool:
    asked = game.decisions(state)
    return bool(asked) and not any(each.automatic and len(each.moves) == 1 for each in asked)


def gone_on(table: Table, text: str) -> tuple[Table, tuple[Played, ...]]:
    """Return a table at the place from which its game goes on, and the moves before it.

    The row of ``table`` has its seed already; ``text`` is the record.

    :raises TableRefused: ``import-...`` if the game cannot be played again today.
    """
    origin = table.origin
    assert origin is not None
    try:
        record = Record.from_json(text)
        game = table.game.begun_with(record.content, record.ruleset)
        played = tuple(replay(game, record))[: origin.ply]
    except BadRecord as error:
        raise TableRefused(f"import-{error.code}", **error.facts) from None
    row = replace(table.row, ruleset=game.ruleset, content_hash=game.content_hash, ply=origin.ply)
    table = replace(table, game=game, row=row)
    position = begun_at(table).after(played)
    state = branched(game, position.state, branches_of(row)[-1:], origin.ply)
    return replace(table, position=replace(position, state=state)), played


def begun_at(table: Table) -> Position:
    """Return the position with which the game of a table began."""
    seats = len(table.seats)
    return Position(table.game, first_state(table.game, table.row, seats), (0,) * seats)
