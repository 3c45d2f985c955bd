"""Does the work of an interaction, and puts whatever goes wrong into words."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from bot import store
from bot.delivery.trouble import where_failed
from bot.dispatch.additions import DispatchAdditions
from bot.dispatch.interactions import Interaction, table_of
from bot.dispatch.panels import Panels
from bot.messages.message import Message, note
from bot.messages.refusals import explained
from bot.tables import SavedButFailed, Table, TableRefused, TableService
from bot.texts import Words
from engines.core import RulesError

log = logging.getLogger(__name__)

NOWHERE = ("no-table-here", "no-game-here")
"""The refusals of commands in a channel without a table."""


class Attempts:
    """Work that may fail. What the answer says of it follows from how far it came."""

    def __init__(
        self, tables: TableService, panels: Panels, features: Sequence[DispatchAdditions[Any]]
    ) -> None:
        self._tables = tables
        self._features = features
        self._panels = panels

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
                with suppress(store.errors.StoreUnavailable):
                    await self._tables.preferences.note_locale(
                        interaction.user.id, interaction.locale.value
                    )
                return await work(), True
            except (TableRefused, RulesError) as error:
                return await self.explanation(interaction, table_id, error, words), False
        except SavedButFailed as error:
            fault = where_failed(error)
            log.error("a change was saved at table %s, but could not be shown: %s", where, fault)
            return await self._unshown(interaction, table_id, error, words), False
        except (
            store.errors.StoreUnavailable,
            store.errors.DamagedDatabase,
        ) as error:  # the store logs them
            return note(words("refused-store", reason=error.reason)), False
        except store.errors.CommitUnsure as error:
            log.error("a change was perhaps saved at table %s: %s", where, where_failed(error))
            kind = self._kind(table_id)
            return note(words(f"unsure-{kind}" if kind else "unsure")), False
        except Exception as error:
            log.error("an interaction failed at table %s: %s", where, where_failed(error))
            return note(words("refused-broken")), False

    async def explanation(
        self, interaction: Interaction, table_id: int | None, error: Exception, words: Words
    ) -> Message:
        """Return the message that explains an error to the user."""
        table = await table_of(self._tables.repository, interaction, table_id)
        seat = None if table is None else table.seat_of(interaction.user.id)
        if table is not None and isinstance(error, TableRefused):
            if error.code == "outdated" and (kind := self._kind(table.id, table)):
                return note(words(f"outdated-{kind}"))
            for feature in self._features:
                if said := await feature.refusal(table, interaction.user.id, error, words):
                    return said
        text = explained(error, words, table, seat)
        if isinstance(error, TableRefused):
            added = words.added(f"refused-{error.code}", self._tables.repository.names)
            if error.code in NOWHERE:
                added += [await each.elsewhere(interaction, words) for each in self._features]
            text = " ".join(filter(None, (text, *added)))
        return note(text)

    async def _unshown(
        self, interaction: Interaction, table_id: int | None, error: SavedButFailed, words: Words
    ) -> Message:
        """Return the message that a change is saved, with the panel in words if possible.

        Of a table that is in no channel it says how to get back there.
        """
        change = error.change
        if change in ("open", "plan", "setting"):
            return note(words(f"unshown-{change}", change=change))
        try:
            table = await table_of(self._tables.repository, interaction, table_id)
        except Exception:
            table = None
        if kind := self._kind(table_id, table):
            notice = words(f"unshown-{kind}", change=change)
        else:
            notice = words("unshown", change=change, look=_look(table))
        if table is None:
            return note(notice)
        return await self._panels.in_words(table, interaction.user.id, words, notice)

    def _kind(self, table_id: int | None, table: Table | None = None) -> str | None:
        """Return of which kind a table is in no channel (:meth:`DispatchAdditions.kind_of`)."""
        kinds = (feature.kind_of(table_id or 0, table) for feature in self._features)
        return next(filter(None, kinds), None)


def _look(table: Table | None) -> str:
    """Return where the user sees what was changed at a table."""
    return "play" if table is not None and table.row.status == "running" else "card"
