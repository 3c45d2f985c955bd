"""A table as a value: its row, its seats, its game and the state of that game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from typing import Any, Protocol

from bot.store.rows import SeatRow, TableRow
from bot.tables.deadline import Deadline
from bot.tables.errors import TableRefused
from bot.tables.names import shown_names
from bot.tables.origin import Origin, first_state, origin_of
from bot.tables.position import Position
from bot.tables.suggestions import BegunLine, begun_line, continuations
from bot.texts import words_in
from engines.core import AnyGame, Decision, Line, Outcome, Played, Shortcut, play_in_turn

FIRST = "first_player"
"""The option with which a game lets a seat begin, numbered from 1."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks: a user, the name shown, and whether that user manages the server."""

    id: int
    name: str
    manages: bool = False


class Own(Protocol):
    """What a feature knows of a table of its own, besides the table."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more, although the game itself goes on."""
        ...


@dataclass(frozen=True, slots=True)
class Table:
    """One table as it was when loaded.

    ``position`` is ``None`` in the lobby, and if the game is held: if it was begun under other
    rules, or with content with which it is not the same game today.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    position: Position | None
    own: Own | None = None
    """What a feature knows of it if it is a table of its own (:mod:`bot.tables.own`)."""
    keeps: bool = False
    """Whether a feature keeps answers that a seat owes until it is asked for them."""
    loaded_at: int = field(default=0, compare=False)
    """In unix seconds."""

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def version(self) -> int:
        """Rises with every change."""
        return self.row.version

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as everybody reads them; the stand-in for a name that
        cannot be seen is in the table's language, so that all call the player the same."""
        return shown_names((seat.name for seat in self.seats), words_in(self.row.locale))

    @property
    def options(self) -> Any:
        """The game's options as the lobby has set them."""
        return self.game.options(json.loads(self.row.options))

    @property
    def first_player(self) -> int | None:
        """The seat that the options let begin; ``None`` if it is drawn, or the game decides."""
        chosen: int | None = getattr(self.options, FIRST, None)
        return None if chosen is None else chosen - 1

    @property
    def state(self) -> Any:
        """The state of the game, or ``None`` if ``position`` is."""
        return None if self.position is None else self.position.state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None``."""
        return None if self.state is None else self.game.outcome(self.state)

    @property
    def daily(self) -> date | None:
        """The day whose challenge this is, or ``None`` for any other game."""
        return None if self.row.daily is None else date.fromisoformat(self.row.daily)

    @property
    def is_posted(self) -> bool:
        """Whether it is that of a channel; of any other only its player sees anything."""
        return self.daily is None and self.own is None

    @property
    def days(self) -> tuple[date, date]:
        """The day on which the table was opened, and that of its last change, in UTC."""
        first, last = (
            datetime.fromtimestamp(time, UTC).date()
            for time in (self.row.created_at, self.row.updated_at)
        )
        return first, last

    def first_view(self) -> Any:
        """Return what everybody knew when the game began; the game must not be held."""
        return self.game.view(first_state(self.game, self.row, len(self.seats)), None)

    @property
    def origin(self) -> Origin | None:
        """From where the game goes on; ``None`` if it begins by itself."""
        return origin_of(self.row)

    @property
    def wanted_seats(self) -> range:
        """How many players can begin."""
        count = None if self.origin is None else self.origin.seats
        return self.game.seats if count is None else range(count, count + 1)

    @property
    def is_told(self) -> bool:
        """Whether seed and salt may be known: the game is over, and nobody plays one like it.

        A game that was stopped keeps its secrets.
        """
        return self.row.status == "finished" and self.daily is None

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a user, or ``None`` for a spectator."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def user_at(self, seat: int) -> int | None:
        """Return the user in a seat, or ``None`` if a bot plays it."""
        return self.seats[seat].user_id

    def player_at(self, seat: int) -> int | None:
        """Return the user who plays in a seat now; ``None`` if a computer does, also for a user."""
        return None if self.seats[seat].caretaker else self.seats[seat].user_id

    def others(self, user_id: int) -> tuple[int, ...]:
        """Return the users who play here besides one; computers play for nobody of them."""
        users = (self.player_at(row.seat) for row in self.seats)
        return tuple(user for user in users if user is not None and user != user_id)

    @property
    def deadline(self) -> Deadline | None:
        """How long people have for a turn; ``None`` without a limit."""
        return None if self.row.deadline is None else Deadline(**json.loads(self.row.deadline))

    def due(self, seat: int) -> int | None:
        """Return until when a seat has time for what it is asked, in unix seconds, if limited."""
        row, deadline = self.seats[seat], self.deadline
        if deadline is None or row.waits_since is None:
            return None
        return deadline.due(row.waits_since, row.away_until)

    def away_until(self, seat: int) -> int | None:
        """Return until when the user of a seat is away, in unix seconds; ``None`` if not."""
        until = self.seats[seat].away_until
        return until if until is not None and until > self.loaded_at else None

    def occupant(self, seat: int) -> str:
        """Return who sits in a seat: the user's number, or the kind and name of a bot."""
        row = self.seats[seat]
        return f"{row.bot} {row.name}" if row.user_id is None else str(row.user_id)

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or everybody, may know.

        :raises TableRefused: ``not-started`` in the lobby, ``other-ruleset`` or ``other-content``
            if the game is held.
        """
        return self._position().view(seat)

    def question(self, seat: int) -> str:
        """Return a short name for what a seat is asked now (:meth:`Position.question`).

        :raises TableRefused: as :meth:`view`.
        """
        return self._position().question(seat)

    def offered(self, seat: int) -> Decision[Any] | None:
        """Return what a seat is asked and may answer, several moves at once among it.

        Where answers are kept, all that the seat owes may be chosen at once (:meth:`in_turn`).
        It is ``None`` also where the game does not go on.

        :raises TableRefused: as :meth:`view`.
        """
        offered = self._position().offered(seat)
        is_over = self.own is not None and self.own.is_over
        if offered is None or not self.goes_on or is_over:
            return None
        if not offered.owed:
            return offered
        if self.keeps:
            return replace(offered, several=offered.owed)
        return replace(offered, moves=tuple(m for m in offered.moves if not isinstance(m, Line)))

    def in_turn(
        self, seat: int, moves: Sequence[Any]
    ) -> tuple[tuple[Played, ...], Decision[Any] | None]:
        """Return the first of answers that a seat owes, played, and what it owes after all of them.

        :raises IllegalMove: as :func:`engines.core.play_in_turn`.
        :raises TableRefused: ``owed`` if these are more than the seat owes.
        """
        asked = self.offered(seat)
        if asked is not None and len(moves) > asked.several:
            raise TableRefused("owed", count=asked.several)
        return play_in_turn(self.game, self.state, seat, moves)

    def _position(self) -> Position:
        if self.position is None and self.row.status in ("lobby", "cancelled"):
            raise TableRefused("not-started")
        if self.position is None and self.row.ruleset != self.game.ruleset:
            raise TableRefused("other-ruleset", saved=self.row.ruleset, known=self.game.ruleset)
        if self.position is None:
            raise TableRefused("other-content")
        return self.position

    def after(self, played: tuple[Played, ...]) -> Table:
        """Return the table after some moves, not yet stored."""
        row = replace(self.row, ply=self.row.ply + len(played))
        return replace(self, position=self._position().after(played), row=row)

    def free_action(self, seat: int) -> Decision[Any] | None:
        """Return the free actions that a seat has now, ``None`` without any."""
        if self.state is None or not self.goes_on:
            return None
        return self.game.free_action(self.state, seat)

    @property
    def goes_on(self) -> bool:
        """Whether the game runs and is not paused."""
        return self.row.status == "running" and not self.row.is_paused

    @property
    def is_paused(self) -> bool:
        """Whether the game waits until somebody at the table lets it go on."""
        return self.row.status == "running" and self.row.is_paused

    def people_to_act(self) -> tuple[int, ...]:
        """Return the seats of people who are to act; nobody while the game is paused."""
        if self.is_paused:
            return ()
        return tuple(seat for seat in self.view(None).to_act if self.player_at(seat) is not None)

    @property
    def asks(self) -> str:
        """The turn and the seats of the people who are to act, as one text; empty if nobody is."""
        people = self.people_to_act()
        return f"{self.view(None).turn}:{','.join(map(str, people))}" if people else ""

    def suggestions(
        self, seat: int, shortcut: Shortcut, name: str, values: Mapping[str, str]
    ) -> tuple[str, ...]:
        """Return the values to suggest to a seat for a parameter, after the earlier ``values``."""
        return continuations(self.game, self.state, seat, shortcut, name, values)

    def begun_line(self, seat: int, line: str) -> BegunLine:
        """Return how far the line goes that a seat is typing, and what may follow."""
        return begun_line(self.game, self.state, seat, line, in_turn=self.keeps)

    def bots_to_act(self) -> tuple[int, ...]:
        """Return the seats of bots that are to act; none while the game is paused."""
        if self.state is None or self.is_paused:
            return ()
        to_act: tuple[int, ...] = self.view(None).to_act
        return tuple(seat for seat in to_act if self.seats[seat].computer is not None)

    def administered_by(self, person: Person) -> bool:
        """Whether the person may administer the table: its host, or a manager of the server."""
        return person.manages or person.id == self.row.host_id

    def check_administered_by(self, person: Person) -> None:
        """Raise :class:`TableRefused` unless the person may administer the table."""
        if not self.administered_by(person):
            raise TableRefused("not-host")

    def check_status(self, *wanted: str) -> None:
        """Raise :class:`TableRefused` unless the table is in one of these statuses."""
        if self.row.status not in wanted:
            raise TableRefused(f"status-{self.row.status}")

    def check_options(self, person: Person) -> None:
        """Raise :class:`TableRefused` unless the person may set options of the game now."""
        self.check_status("lobby")
        self.check_administered_by(person)
        if self.origin is not None:
            raise TableRefused("import-options")

    def check_playable(self) -> None:
        """Raise :class:`TableRefused` unless a game is running and not held."""
        self.check_status("running")
        self.view(None)

    def check_unpaused(self) -> None:
        """Raise :class:`TableRefused` if the game is paused."""
        if self.is_paused:
            raise TableRefused("paused")

    def check_asked(self, seat: int, question: str | None) -> None:
        """Raise :class:`TableRefused` if the seat is no longer asked ``question``."""
        if question is not None and question != self.question(seat):
            raise TableRefused("stale")

    def check_playing(self, user_id: int) -> int:
        """Return the user's seat in which they play.

        :raises TableRefused: ``not-seated`` for a spectator, ``caretaker-plays`` if a computer
            plays for the user.
        """
        seat = self.check_seated(user_id)
        if self.seats[seat].caretaker:
            raise TableRefused("caretaker-plays")
        return seat

    def check_seated(self, user_id: int) -> int:
        """Return the user's seat.

        :raises TableRefused: ``not-seated`` for a spectator.
        """
        seat = self.seat_of(user_id)
        if seat is None:
            raise TableRefused("not-seated", table=self.id)
        return seat
