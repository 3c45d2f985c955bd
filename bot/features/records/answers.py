"""``/verify``, ``/export`` and ``/import``: games as files, checked and played on."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any, cast

import discord
from discord import app_commands

from bot.dispatch.commands import FeatureCog, Number, command, pressed
from bot.dispatch.interactions import Interaction, person_of
from bot.features.records import messages
from bot.features.records.service import FairnessService
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.messages.parts import Additions
from bot.messages.told import turns_of
from bot.tables import Table, TableRefused
from bot.tables.importing import LARGEST
from bot.texts import Words
from engines.core.record import VIEW

Ply = app_commands.Range[int, 0, 100_000]


class Records(FeatureCog[FairnessService]):
    """Checks games, sends them as files, and opens tables from files."""

    @command("verify")
    async def verify(
        self, interaction: Interaction, words: Words, table: Number | None = None
    ) -> Message:
        """Check a game, and say in words what came of it."""
        found = await self.dispatcher.places.table(interaction, table)
        return messages.proof(found, words, await self.service.verify(found))

    @command("export", table="command-verify-table")
    async def export(
        self, interaction: Interaction, words: Words, table: Number | None = None
    ) -> None:
        """Send a game as a file: all of it when it is over, else what the user knows of it."""
        found = await self.dispatcher.places.table(interaction, table)
        if found.row.status == "finished":
            await self.send(interaction, found.id, words)
            return
        seat = found.seat_of(interaction.user.id)
        known = await seen(self.service, self.dispatcher.additions, found, seat, words)
        text = json.dumps(known, ensure_ascii=False, indent=1)
        said = words("view-sent" if seat is not None else "view-sent-public")
        await self._send(interaction, f"{found.game.id}-{found.id}-view.json", text, said, words)

    async def send(self, interaction: Interaction, table_id: int, words: Words) -> None:
        """Send the record of a game that is over.

        :raises TableRefused: while it runs, or if others still play the same challenge.
        """
        record = await self.repository.export(table_id)
        name, said = f"{record.game}-{table_id}.json", words("record-sent")
        await self._send(interaction, name, record.to_json(), said, words)

    @pressed("record", to="private")
    async def press(self, interaction: Interaction, press: Press, words: Words) -> None:
        """Send the record of the table of a button."""
        await self.send(interaction, press.table_id, words)

    async def _send(
        self, interaction: Interaction, name: str, text: str, said: str, words: Words
    ) -> None:
        content = text.encode()
        # Answer first: Discord would take the file for the answer.
        await self.dispatcher.answering.answer(interaction, note(said), words)
        await self.dispatcher.answering.send_file(
            interaction, lambda: discord.File(BytesIO(content), filename=name)
        )

    @command("import", guild_only=True)
    async def open(
        self,
        interaction: Interaction,
        words: Words,
        file: discord.Attachment,
        move: Ply | None = None,
    ) -> Message:
        """Open a table whose game goes on from a file.

        :raises TableRefused: ``import-...`` with what is wrong with it; then nothing is opened.
        """
        if interaction.guild_id is None:
            raise TableRefused("no-channel")
        if file.size > LARGEST:  # known before anything is read
            raise TableRefused("import-large", most=LARGEST // 1_000_000)
        channel_id = cast(int, interaction.channel_id)
        other = await self.repository.at(channel_id)
        if other is not None:
            raise TableRefused("channel-taken", table=str(other.id))
        try:
            data = await file.read()
        except (discord.HTTPException, OSError, TimeoutError):
            raise TableRefused("import-unloaded") from None
        found = await self.service.read(data, move)
        table = await self.dispatcher.tables.lobby.create(
            found.game.id,
            person_of(interaction),
            channel_id=channel_id,
            guild_id=interaction.guild_id if interaction.guild else None,
            locale=await self.dispatcher.public_locale(interaction),
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


async def seen(
    service: FairnessService, additions: Additions, table: Table, seat: int | None, words: Words
) -> dict[str, Any]:
    """Return what a seat, or everybody, may know of a running game, ready for JSON.

    No number of a move is in it: numbers would tell how much others have done in secret.

    :raises TableRefused: if the game has not begun, or is held.
    """
    view = table.view(seat)
    game = table.game
    told = await additions.history(table, seat, words, whole=True)
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
        "own_moves": list(await service.own_moves(table, seat)),
        "log": [line.text for line in turns_of(table, words, told.entries, told.changes)],
        "view": json.loads(game.views.dump(view)),
    }
