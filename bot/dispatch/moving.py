"""Presses in the panel and under the hand that choose moves, and play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.dispatch.interactions import Interaction
from bot.dispatch.panels import Panels
from bot.messages.choices import Path, answers
from bot.messages.controls import SEPARATOR, Press
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.messages.panel_facts import PanelFacts, panel_facts
from bot.messages.sure import goes_without_asking, meant, warning_of
from bot.tables import Table, TableRefused, TableService, saved
from bot.texts import Words
from engines.core import Decision, Line


class Moving:
    """Answers the presses by which people choose and make moves.

    A move that cannot be taken back is asked once more first, unless the person has switched that
    off. Whether it is follows from the seat's own view, and so does what is asked.
    """

    def __init__(self, tables: TableService, panels: Panels) -> None:
        self._tables = tables
        self._panels = panels

    async def pick(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Answer one step of a question; the last step plays the move, or those chosen together."""
        facts, asked = await self._asked(interaction, press, words)
        paths = [tuple(value.split(SEPARATOR)) for value in press.values] or [press.path]
        matches = [answers(facts.narrator, asked, path) for path in paths]
        if not all(matches) or len(paths) > asked.several:
            raise TableRefused("outdated")
        if any(
            len(found) != 1 or found[0][0] != path
            for path, found in zip(paths, matches, strict=True)
        ):
            return await self._panels.shown(facts, path=paths[0])
        moves = [move for ((_whole, move),) in matches]
        if asked.owed and isinstance(moves[0], Line):
            moves = [*moves[0].moves]
        user_id = interaction.user.id
        if not goes_without_asking(asked) and self._asks(facts.table, facts.seat, user_id, moves):
            return await self._sure(facts, asked, moves)
        return await self._played(interaction, press, moves, words)

    async def sure(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Play the moves about which the player was asked once more."""
        facts, asked = await self._asked(interaction, press, words)
        moves = meant(facts.narrator, asked, press.path)
        if not moves:
            raise TableRefused("outdated")
        return await self._played(interaction, press, moves, words)

    async def add(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Ask once more about moves and those chosen now, which the seat owes after them.

        If only a step of the next one was chosen, ask for the rest of it.
        """
        facts, asked = await self._asked(interaction, press, words)
        moves = meant(facts.narrator, asked, press.path[:-1])
        paths = [tuple(value.split(SEPARATOR)) for value in press.values]
        added = [answers(facts.narrator, asked, path) for path in paths]
        if not moves or not added or not all(added):
            raise TableRefused("outdated")
        if any(len(found) != 1 for found in added):
            return await self._sure(facts, asked, moves, paths[0])
        return await self._sure(facts, asked, [*moves, *(move for ((_path, move),) in added)])

    async def _sure(
        self, facts: PanelFacts, asked: Decision[Any], moves: Sequence[Any], path: Path = ()
    ) -> Message:
        """Ask once more about moves, and which are to follow if the seat owes more than these.

        ``path`` holds the steps of the next one that are answered.

        :raises IllegalMove: if the seat owes them, and they do not go together.
        :raises TableRefused: if it owes fewer.
        """
        left = facts.table.in_turn(facts.seat, moves)[1] if asked.is_in_turn else None
        return await self._panels.sure(replace(facts, path=path), moves, left)

    async def _asked(
        self, interaction: Interaction, press: Press, words: Words
    ) -> tuple[PanelFacts, Decision[Any]]:
        """Return what the user's panel says now, and the question that it asks.

        :raises TableRefused: if that is not what was asked when the control was made, or the game
            does not go on.
        """
        table = await self._tables.repository.get(press.table_id)
        seat = table.check_seated(interaction.user.id)
        table.check_playable()
        table.check_unpaused()
        facts = panel_facts(table, words, seat)
        if facts.asked is None or facts.question != press.question:
            raise TableRefused("stale")
        return facts, facts.asked

    def _asks(self, table: Table, seat: int, user_id: int, moves: Sequence[Any]) -> bool:
        """Whether the user is to be asked once more before these moves are played.

        In a feature's own table nothing is for good.
        """
        if table.own is not None:
            return False
        warning = warning_of(table.game, table.view(seat), moves)
        return warning is not None and self._tables.preferences.of(user_id, "ask-final") == "on"

    async def _played(
        self, interaction: Interaction, press: Press, moves: Sequence[Any], words: Words
    ) -> Message:
        result = await self._tables.play(
            press.table_id,
            interaction.user.id,
            moves=moves,
            question=press.question,
            interaction_id=interaction.id,
        )
        with saved(result.change):
            return await self._panels.panel(
                result.table,
                interaction.user.id,
                words,
                played=result.played,
                passed=result.passed,
            )

    # --- under the hand ----------------------------------------------------------------

    async def hand(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Return the hand in the form of the message that was pressed: a picture or words."""
        table = await self._tables.repository.get(press.table_id)
        return await self._panels.hand(
            table,
            interaction.user.id,
            words,
            in_words=press.in_words,
            jump=_jump(interaction, table),
        )

    async def free_action(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Answer one step of a free action; the last step plays it.

        No question is checked: the message may be days old.
        """
        table = await self._tables.repository.get(press.table_id)
        table.check_status("running")
        free_action = table.free_action(table.check_seated(interaction.user.id))
        path = tuple(press.values[0].split(SEPARATOR)) if press.values else press.path
        matches = (
            answers(Narrator(words, table.game, table.names), free_action, path)
            if free_action
            else ()
        )
        if len(matches) == 1 and path:
            return await self._chosen(interaction, press, table.game.format(matches[0][1]), words)
        path = path if matches else ()
        jump, user_id = _jump(interaction, table), interaction.user.id
        return await self._panels.hand(
            table, user_id, words, path=path, in_words=press.in_words, jump=jump
        )

    async def do(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Play a free action that a menu or button has as notation."""
        line = press.values[0] if press.values else SEPARATOR.join(press.path)
        return await self._chosen(interaction, press, line, words)

    async def sure_do(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Play the free action about which the player was asked once more."""
        return await self._done(interaction, press, SEPARATOR.join(press.path), words)

    async def _chosen(
        self, interaction: Interaction, press: Press, line: str, words: Words
    ) -> Message:
        """Play what was chosen under a hand, or ask once more."""
        table, user_id = await self._tables.repository.get(press.table_id), interaction.user.id
        seat = table.check_seated(user_id)
        free_action = table.free_action(seat)
        moves = free_action.moves if free_action is not None else ()
        # What is no longer legal is refused in words, with the rule that says so.
        move = next((move for move in moves if table.game.format(move) == line), None)
        if move is not None and self._asks(table, seat, user_id, [move]):
            return await self._panels.sure_hand(
                table, user_id, words, move, in_words=press.in_words
            )
        return await self._done(interaction, press, line, words)

    async def _done(
        self, interaction: Interaction, press: Press, line: str, words: Words
    ) -> Message:
        """Play a free action, as typed notation; return the hand after it."""
        user_id = interaction.user.id
        result = await self._tables.play(
            press.table_id, user_id, line=line, interaction_id=interaction.id
        )
        with saved(result.change):
            return await self._panels.hand(
                result.table,
                user_id,
                words,
                in_words=press.in_words,
                jump=_jump(interaction, result.table),
                played=result.played,
            )


def _jump(interaction: Interaction, table: Table) -> str:
    """Return the table's channel for a message outside of it; empty where it is not needed."""
    is_here = interaction.guild_id is not None or not table.is_posted
    return "" if is_here else f"<#{table.row.channel_id}>"
