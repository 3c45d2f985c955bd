"""What a feature adds to tables, without Discord."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeVar

from bot.store.people import StoredAbout
from bot.store.transaction import Tx
from bot.tables.matters import Matter
from bot.tables.outgoing import Notice
from bot.tables.own import OwnTables
from bot.tables.table import Person, Table
from engines.core import Decision

F = TypeVar("F")


def those(features: Iterable[F], default: Callable[..., Any]) -> list[F]:
    """Return the features that add something where ``default`` is the method that adds nothing."""
    return [each for each in features if getattr(type(each), default.__name__) is not default]


class TableAdditions:
    """Every part has a default: nothing is added."""

    name: ClassVar[str]
    """That of the feature's folder."""

    own: OwnTables | None = None
    """The tables that the feature keeps itself."""

    stored: ClassVar[StoredAbout] = StoredAbout()
    """What is stored about a person besides the tables of the store itself."""

    def matters(self) -> Mapping[str, Matter]:
        """Return what the people of a table can be asked to agree to, by its name."""
        return {}

    def keeps(self, table: Table) -> bool:
        """Whether answers that a seat of a table owes are kept until it is asked (:meth:`keep`)."""
        return False

    async def keep(
        self, tx: Tx, table: Table, seat: int, asked: Decision[Any], moves: Sequence[Any]
    ) -> None:
        """Keep what a seat has chosen after the answer to what it is ``asked``, and play it then.

        It is also told where nothing is kept: then the answer was the only one.
        """

    async def will_answer(self, table: Table, seat: int) -> bool:
        """Whether the feature is about to answer what a seat is asked, so that nobody need be."""
        return False

    async def taken_back(
        self, tx: Tx, table: Table, seats: Collection[int], how: Literal["undo", "consent"]
    ) -> None:
        """Write what follows when moves of seats are taken back: freely, or by agreement."""

    async def ended(self, tx: Tx, table: Table) -> list[Notice]:
        """Write what follows when a running game ends, and return what is to be told of it."""
        return []

    async def leave(self, table: Table, person: Person, bot: str | None) -> str | None:
        """Let a person leave a running game, in whose seat a computer player may go on.

        Return the key of what is said of it, or ``None`` if the feature lets nobody leave.
        """
        return None

    async def check_given(self, table: Table, what: Literal["hint", "record"]) -> None:
        """Check that a table's players may have a hint, or the record of their game.

        :raises TableRefused: if the feature keeps it back.
        """

    async def seat_passed(self, tx: Tx, table: Table, seat: int) -> None:
        """Write what follows when a seat of a running game is given to somebody else."""

    async def erasing(self, tx: Tx, person: Person) -> None:
        """Write what is to outlive a person's data; in the transaction that erases them."""

    async def before_erasing(self, person: Person) -> None:
        """Give back what a person has at tables, before all that is stored of them is erased."""

    async def look_after(self) -> None:
        """Do what is due, at the start and every few minutes; what waits is sent after it."""

    def stop(self) -> None:
        """Stop what the feature does beside everything else: the bot ends."""
