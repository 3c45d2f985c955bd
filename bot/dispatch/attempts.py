"""Does the work of an interaction, and puts whatever goes wrong into words."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from bot import store
from bot.delivery.trouble import where_failed
from bot.dispatch.interactions import Interaction, table_of
from bot.dispatch.panels import Panels
from bot.messages.message import Message, note
from bot.messages.narrator import explained
from bot.tables import SavedButFailed, Table, TableRefused, TableService
from bot.texts import Words
from engines.core import RulesError

log = logging.getLogger(__name__)


class RefusalAdditions(Protocol):
    """Has more to say of some refusals."""

    async def refusal(
        self, table: Table, user_id: int, refused: TableRefused, words: Words
    ) -> Message | None:
        """Return what to say of a refusal to a user; ``None`` for the usual sentence."""
        ...


class Attempts:
    """Work that may fail. What the answer says of it follows from how far it came."""

    def __init__(
        self, tables: TableService, panels: Panels, features: Sequence[RefusalAdditions]
    ) -> None:
        self._tables = tables
        self._features = features
        self._panels = panels
        self._locales: dict[int, str] = {}

    async def attempt(
        self,
        interaction: Interaction,
        work: Callable[[], Awaitable[Message | None]],
        words: Words,
        table_id: int | None = None,
    ) -> tuple[Message | None, bool]:
        """Do the work of an interaction; return the answer, and whether the work was done.

        Every error becomes an answer; unexpected ones are logged, too. The answer says that nothing
        was changed unless a change was saved or may have been. Without ``table_id`` errors are
        explained for the table of the channel.
        """
        where = f"of channel {interaction.channel_id}" if table_id is None else table_id
        try:
            try:
                # A disk that is full keeps nobody from looking at the table.
                with suppress(store.StoreUnavailable):
                    await self.note_locale(interaction)
                return await work(), True
            except (TableRefused, RulesError) as error:
                return await self.explanation(interaction, table_id, error, words), False
        except SavedButFailed as error:
            fault = where_failed(error)
            log.error("a change was saved at table %s, but could not be shown: %s", where, fault)
            return await self._unshown(interaction, table_id, error, words), False
        except (store.StoreUnavailable, store.DamagedDatabase) as error:  # the store logs them
            return note(words("refused-store", reason=error.reason)), False
        except store.CommitUnsure as error:
            log.error("a change was perhaps saved at table %s: %s", where, where_failed(error))
            keeper = self._keeper(table_id)
            return note(words("unsure" if keeper is None else f"unsure-{keeper}")), False
        except Exception as error:
            log.error("an interaction failed at table %s: %s", where, where_failed(error))
            return note(words("refused-broken")), False

    async def explanation(
        self, interaction: Interaction, table_id: int | None, error: Exception, words: Words
    ) -> Message:
        """Return the message that explains an error to the user."""
        table = await table_of(self._tables.repository, interaction, table_id)
        seat = None if table is None else table.seat_of(interaction.user.id)
        if table is not None and isinstance(error, TableRefused) and error.code == "outdated":
            if (keeper := self._keeper(table.id)) is not None:
                return note(words(f"outdated-{keeper}"))
            if table.daily is not None:
                error = TableRefused("outdated-daily")
        if table is not None and isinstance(error, TableRefused):
            for feature in self._features:
                if said := await feature.refusal(table, interaction.user.id, error, words):
                    return said
        return note(explained(error, words, table, seat))

    async def _unshown(
        self, interaction: Interaction, table_id: int | None, error: SavedButFailed, words: Words
    ) -> Message:
        """Return the message that a change is saved, with the panel in words if possible.

        Of a feature's own table it says only how to get back there.
        """
        change = error.change
        if change == "open":
            return note(words("unshown-open"))
        if change in ("plan", "setting"):
            return note(words("unshown", change=change, look=change))
        try:
            table = await table_of(self._tables.repository, interaction, table_id)
        except Exception:
            table = None
        if (keeper := self._keeper(table_id)) is not None:
            notice = words(f"unshown-{keeper}")
        else:
            notice = words("unshown", change=change, look=_look(table))
        if table is None:
            return note(notice)
        return await self._panels.in_words(table, interaction.user.id, words, notice)

    def _keeper(self, table_id: int | None) -> str | None:
        """Return what sentences about a table end with if it is a feature's own."""
        own = None if table_id is None else self._tables.repository.keeper(table_id)
        return None if own is None else own.name

    async def note_locale(self, interaction: Interaction) -> None:
        """Remember a user's language for private messages, which come without an interaction."""
        user_id, locale = interaction.user.id, interaction.locale.value
        if self._locales.get(user_id) != locale:
            async with self._tables.repository.database.writing() as tx:
                await store.set_setting(tx, "user", user_id, "locale", locale)
            self._locales[user_id] = locale

    def forget(self, user_id: int) -> None:
        """Forget a user whose data were erased."""
        self._locales.pop(user_id, None)


def _look(table: Table | None) -> str:
    """Return where the user sees what was changed at a table."""
    if table is not None and table.daily is not None:
        return "daily"
    return "play" if table is not None and table.row.status == "running" else "card"
