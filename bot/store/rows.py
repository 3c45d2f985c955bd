"""Database rows as dataclasses. Times are unix seconds; JSON is left as text for the caller."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["lobby", "running", "finished", "abandoned", "cancelled"]
"""``lobby`` and ``running`` are open: at most one open table per channel."""

Scope: TypeAlias = Literal["guild", "user"]

Handover: TypeAlias = Literal["open", "done", "undone", "objected", "withdrawn", "stayed", "over"]
"""What came of a replacement: ``stayed`` if the player is still there, ``over`` with the game."""

ConsentKind: TypeAlias = Literal["undo", "pause", "caretaker", "end"]
"""What the people of a table can be asked: the last is a vote whether one plays for who is late."""

Agreement: TypeAlias = Literal[
    "open", "done", "refused", "withdrawn", "lapsed", "old", "left", "over"
]
"""What came of a request: ``lapsed`` if the game went on, ``old`` if it was open for too long,
``left`` if who asked left the table, ``over`` with the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """One table: a game in a channel or thread, from its lobby to its end."""

    id: int
    guild_id: int | None
    channel_id: int
    game: str
    ruleset: int
    content_hash: str
    options: str
    """JSON."""
    seed: str | None = field(repr=False)
    """Secret while the game runs, so it is kept out of ``repr`` and of logs.

    Of a game that goes on from a move of another one it is the seed from there on.
    """
    status: Status
    host_id: int
    locale: str
    version: int
    """Rises by one with every change, also with undo and join."""
    ply: int
    """Number of the newest move; the number of a move taken back is not used again."""
    turn: int
    told: int
    """Ply up to which the posted cards have reported events."""
    card_since: int
    """The newest card reports the events after this ply."""
    pictured: int | None
    """The turn of which the newest whole card told; ``None`` before the first."""
    brief: str | None
    """What the newest card asks if it has no picture (:func:`bot.tables.play.call_of`)."""
    card_message_id: int | None
    card_channel_id: int | None
    asks: str | None
    """Turn and seats of the people who are to act, as one text; empty if nobody is."""
    asks_bots: bool
    """Whether a bot is to act."""
    announced: str | None
    """What the newest post asked: equal to ``asks`` when nothing is left to be announced."""
    result: str | None
    """JSON."""
    card_shows: str | None = None
    """JSON: the ``title`` of the newest card, ``since`` and ``until`` which plies it tells, and
    whether it is the ``first`` one of its game, which has the seal.

    If the newest post is that of a lobby, what features tell there
    (:class:`bot.tables.lobby.Beginning`). ``None`` if that is nothing.
    """
    kept_card: str | None = None
    """JSON: a whole card that stays as it is while a brief one relies on its picture."""
    created_at: int
    updated_at: int
    hints: bool = True
    """Whether the players of the table may ask for hints."""
    daily: str | None = None
    """The day of a daily game, as ``2026-11-22``; only its player sees anything of it."""
    salt: str | None = field(default=None, repr=False)
    """Secret while the game runs, as the seed."""
    seal: str | None = None
    """Told when the game begins (:func:`engines.core.record.sealed`).

    ``None`` if a version that knew no seals began it.
    """
    deadline: str | None = None
    """JSON: how long people have for a turn (:class:`bot.tables.deadline.Deadline`), if limited."""
    origin: str | None = None
    """JSON: the game from which it goes on (:class:`bot.tables.origin.Origin`), if it does."""
    paused_at: int | None = None
    """Since when the game is paused; ``None`` if it is not."""
    doubted_at: int | None = None
    """Since when the channel is asked whether the table is still played; ``None`` if it is not."""

    @property
    def is_open(self) -> bool:
        return self.status in ("lobby", "running")

    @property
    def is_paused(self) -> bool:
        return self.paused_at is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits in a seat: either a user or a bot."""

    seat: int
    user_id: int | None = None
    """Below 0 for a person whose data were erased (:mod:`bot.store.people`)."""
    bot: str | None = None
    name: str
    undid: bool = False
    """Whether the last thing the seat did was an undo."""
    since: int = 0
    """The last ply before its player sat there: earlier steps are not theirs to take back.

    It is 0 for who sits there from the beginning, and less if the seat passed on before any move.
    """
    hand: str | None = None
    """A digest of the hand that was last announced to the seat; ``None`` before the first."""
    asked_at: int | None = None
    """When the seat was last asked something new, if others are asked as well."""
    hints: int = 0
    """Questions for which the seat has asked for a hint."""
    caretaker: str | None = None
    """The computer player that plays for the user until they are back; ``None`` without."""
    cared_for: int = 0
    """Turns that a caretaker has played."""
    waits_since: int | None = None
    """Since when the table waits for the user, in unix seconds; read only."""
    away_until: int | None = None
    """Until when the user has said to be away; read only."""

    @property
    def computer(self) -> str | None:
        """The computer player that plays here now: its own, or for the user."""
        return self.bot or self.caretaker


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow:
    """One move. The first move of a game has ply 1; ply 0 is the start."""

    ply: int
    seat: int
    move: str = field(repr=False)
    """JSON. May be secret."""
    chance: tuple[int, ...] = field(default=(), repr=False)
    """What chance answered while the move was played."""
    reveals: bool = False
    """Something hidden came to light: undo stops here."""
    private: bool = False
    """It concerns only its seat: it is never taken back, and undo skips it."""
    free: bool = False
    """A free action: the seat was not asked, and need not have seen what happened before."""
    batch: int
    """Ply of the first move of the same interaction: they are taken back together."""
    made_by: int
    """Seat whose choice led to the move; not ``seat`` if the move was forced by another seat's."""
    made_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRow:
    """What happened at a ply, for those in the audience."""

    ply: int
    number: int
    """Place among the events of the same ply, from 0."""
    audience: tuple[int, ...] | None = None
    """Seats that may read it; None is everybody, spectators too."""
    event: str = field(repr=False)
    """JSON. May be secret."""
    seat: int | None = None
    """Who made the move. Filled when read, ignored when written; None at the start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow:
    """An announcement for Discord."""

    id: int
    table_id: int | None
    kind: str
    payload: str = field(repr=False)
    """JSON. May be secret."""
    nonce: str
    created_at: int
    attempts: int
    """Failed tries so far."""
    failed: str | None
    """Why it can never be sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandMessageRow:
    """The private message that shows a user's hand at a table."""

    table_id: int
    user_id: int
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """A finished game of one person alone."""

    table_id: int
    user_id: int
    name: str
    """As it was when the game began."""
    options: str
    """JSON."""
    result: str
    """JSON."""
    daily: str | None
    ended_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRow:
    """A finished game of at least two seats."""

    table_id: int
    ended_at: int
    game: str
    result: str
    """JSON."""
    seats: tuple[SeatRow, ...]
    """In order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplacementRow:
    """A seat of a running game that is to pass, or has passed, to somebody else."""

    id: int = 0
    table_id: int
    seat: int
    status: Handover = "open"
    asker_id: int
    asker: str
    """The name of who asked."""
    old_user: int | None
    old_bot: str | None
    old_name: str
    old_since: int
    old_host: int
    """The host before it was done."""
    new_user: int | None = None
    """Without a new user and a new bot, the seat is for whoever takes it."""
    new_bot: str | None = None
    new_name: str = ""
    accepted: bool = False
    """Whether the new user wants the seat."""
    agreed: tuple[int, ...] = ()
    """The users who have agreed; who asks is one of them if they may administer the table."""
    settled_by: str | None = None
    """The name of who decided it without waiting, ended it or undid it."""
    done_ply: int | None = None
    """The last move before it was done."""
    undone_ply: int | None = None
    message_id: int | None = None
    """In the channel of the table."""

    @property
    def is_leaving(self) -> bool:
        """Whether the player asked to be replaced."""
        return self.asker_id == self.old_user


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsentRow:
    """A request to which all people of a table are to agree, or on which they vote."""

    id: int = 0
    table_id: int
    kind: ConsentKind
    status: Agreement = "open"
    seat: int
    """The seat of who asked; of a vote, of who is late."""
    asker_id: int
    asker: str
    """The name of who sits there."""
    asked_at: int
    agreed: tuple[int, ...] = ()
    """The users who have agreed."""
    against: tuple[int, ...] = ()
    """The users who are against it, if it is a vote: one of them does not end it."""
    facts: str = field(default="{}", repr=False)
    """JSON: what is asked. All that is shown of it is public."""
    settled_by: str | None = None
    """The name of who refused, let a paused game go on, or decided alone."""
    done_ply: int | None = None
    """The number it has among the moves, once it is done; of a pause the last move before it."""
    message_id: int | None = None
    """In the channel of the table."""
