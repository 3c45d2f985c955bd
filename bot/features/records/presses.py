"""Games as files: told to those who may know them, checked, and played on."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any, cast

import discord

from bot.dispatch.answering import Answering
from bot.dispatch.interactions import Interaction, person_of
from bot.dispatch.lobbies import Locale
from bot.dispatch.places import Places
from bot.features.records import messages
from bot.features.records.service import FairnessService
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.messages.parts import Additions
from bot.messages.told import lines_of
from bot.tables import Table, TableRefused, TableService
from bot.tables.importing import LARGEST
from bot.texts import Words
from engines.core.record import VIEW


class Records:
    """Checks games, sends them as files, and opens tables from files."""

    def __init__(
        self,
        service: FairnessService,
        tables: TableService,
        places: Places,
        additions: Additions,
        answering: Answering,
        locale: Locale,
    ) -> None:
        self._service = service
        self._tables = tables
        self._places = places
        self._additions = additions
        self._answering = answering
        self._locale = locale

    async def verify(self, interaction: Interaction, number: int | None, words: Words) -> Message:
        """Check a game, and say in words what came of it."""
        table = await self._places.table(interaction, number)
        return messages.proof(table, words, await self._service.verify(table))

    async def export(self, interaction: Interaction, number: int | None, words: Words) -> None:
        """Send a game as a file: all of it when it is over, else what the user knows of it."""
        table = await self._places.table(interaction, number)
        if table.row.status == "finished":
            await self.send(interaction, table.id, words)
            return
        seat = table.seat_of(interaction.user.id)
        text = json.dumps(await self.seen(table, seat, words), ensure_ascii=False, indent=1)
        said = words("view-sent" if seat is not None else "view-sent-public")
        await self._send(interaction, f"{table.game.id}-{table.id}-view.json", text, said, words)

    async def send(self, interaction: Interaction, table_id: int, words: Words) -> None:
        """Send the record of a game that is over.

        :raises TableRefused: while it runs, or if others still play the same challenge.
        """
        record = await self._tables.repository.export(table_id)
        name, said = f"{record.game}-{table_id}.json", words("record-sent")
        await self._send(interaction, name, record.to_json(), said, words)

    async def press(self, interaction: Interaction, press: Press, words: Words) -> None:
        """Send the record of the table of a button."""
        await self.send(interaction, press.table_id, words)

    async def _send(
        self, interaction: Interaction, name: str, text: str, said: str, words: Words
    ) -> None:
        content = text.encode()
        # Answer first: Discord would take the file for the answer.
        await self._answering.answer(interaction, note(said), words)
        await self._answering.send_file(
            interaction, lambda: discord.File(BytesIO(content), filename=name)
        )

    async def seen(self, table: Table, seat: int | None, words: Words) -> dict[str, Any]:
        """Return what a seat, or everybody, may know of a running game, ready for JSON.

        No number of a move is in it: numbers would tell how much others have done in secret.

        :raises TableRefused: if the game has not begun, or is held.
        """
        view = table.view(seat)
        game = table.game
        told = await self._additions.history(table, seat, words, whole=True)
        return {
            "kind": VIEW,
            "game": game.id,
            "ruleset": table.row.ruleset,
            "content": table.row.content_hash,
            "options": json.loads(table.row.options),
            "seats": len(table.seats),
            "names": list(table.names),
            "seal": table.row.seal,
            "seat": seat,
            "own_moves": list(await self._service.own_moves(table, seat)),
            "log": lines_of(table, words, told.entries, told.changes),
            "view": json.loads(game.views.dump(view)),
        }

    async def open(
        self, interaction: Interaction, file: discord.Attachment, ply: int | None, words: Words
    ) -> Message:
        """Open a table whose game goes on from a file.

        :raises TableRefused: ``import-...`` with what is wrong with it; then nothing is opened.
        """
        if interaction.guild_id is None:
            raise TableRefused("no-channel")
        if file.size > LARGEST:  # known before anything is read
            raise TableRefused("import-large", most=LARGEST // 1_000_000)
        channel_id = cast(int, interaction.channel_id)
        other = await self._tables.repository.at(channel_id)
        if other is not None:
            raise TableRefused("channel-taken", table=str(other.id))
        try:
            data = await file.read()
        except (discord.HTTPException, OSError, TimeoutError):
            raise TableRefused("import-unloaded") from None
        found = await self._service.read(data, ply)
        table = await self._tables.lobby.create(
            found.game.id,
            person_of(interaction),
            channel_id=channel_id,
            guild_id=interaction.guild_id if interaction.guild else None,
            locale=await self._locale(interaction),
            options=found.options,
            goes_on=found,
        )
        origin = found.origin
        return note(
            words(
                "import-opened",
                game=table.game.title,
                ply=origin.ply,
                of=origin.of,
                seats=origin.seats,
            )
        )
