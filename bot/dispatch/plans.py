"""Planning ahead, for presses and commands. Only the planner sees anything of it."""

from __future__ import annotations

import asyncio

from bot.dispatch.interactions import Interaction
from bot.messages import plans
from bot.messages.choices import answers, untagged
from bot.messages.controls import SEPARATOR, Press
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.tables import Table, TableRefused, TableService, saved
from bot.tables.plans import Outlook, name_of, outlook
from bot.texts import Words
from render.registry import renderer


class Plans:
    """Answers with the panel of a user's plan."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def show(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the user's plan at a table."""
        table = await self._tables.repository.get(press.table_id)
        return await self.panel(table, interaction.user.id, words)

    async def panel(
        self,
        table: Table,
        user_id: int,
        words: Words,
        *,
        path: tuple[str, ...] = (),
        notice: str = "",
    ) -> Message:
        """Return the panel of a user's plan; ``path`` are answered steps of what comes next.

        :raises TableRefused: as :meth:`PlanService.of`.
        """
        plan = await self._tables.plans.of(table, user_id)
        after = await asyncio.to_thread(outlook, table, plan.seat, plan.lines)
        return plans.plan_panel(table, words, plan, after, path=path, notice=notice)

    async def add(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Add what was chosen to the plan, or ask for the next step of it."""
        table, user_id = await self._tables.repository.get(press.table_id), interaction.user.id
        plan = await self._tables.plans.of(table, user_id)
        after = await asyncio.to_thread(outlook, table, plan.seat, plan.lines)
        if press.question != name_of(plan) or after.decision is None:
            return await self._changed(table, user_id, words)
        paths = [tuple(value.split(SEPARATOR)) for value in press.values] or [press.path]
        narrator = Narrator(words, table.game, table.names)
        matches = [answers(narrator, after.decision, path) for path in paths]
        if not all(matches) or len(paths) > after.decision.several:
            return await self._changed(table, user_id, words)
        if any(len(found) != 1 for found in matches) or not paths[0]:
            return await self.panel(table, user_id, words, path=paths[0])
        lines = [table.game.format(move) for ((_whole, move),) in matches]
        try:
            table = await self._tables.plans.add(table.id, user_id, lines, stands=press.question)
        except TableRefused as refused:
            if refused.code != "plan-changed":
                raise
            return await self._changed(table, user_id, words)
        with saved("other"):
            return await self.panel(table, user_id, words)

    async def type(
        self, interaction: Interaction, table: Table, line: str, words: Words
    ) -> Message:
        """Add a typed line to the plan."""
        user_id = interaction.user.id
        plan = await self._tables.plans.of(table, user_id)
        after = await self.begun(table, user_id)
        if after.table is not None:
            tags = renderer(table.game.id).tags(after.table.view(plan.seat), words)
            line = untagged(line, tags)
        table = await self._tables.plans.add(table.id, user_id, [line])
        with saved("other"):
            return await self.panel(table, user_id, words)

    async def begun(self, table: Table, user_id: int) -> Outlook:
        """Return what can be planned after a user's plan.

        :raises TableRefused: as :meth:`PlanService.of`.
        """
        plan = await self._tables.plans.of(table, user_id)
        return await asyncio.to_thread(outlook, table, plan.seat, plan.lines)

    async def drop(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Drop the first line, the last one, or all."""
        which, user_id = (*press.path, "")[0], interaction.user.id
        if which not in ("first", "last", "all"):
            raise TableRefused("outdated")
        table = await self._tables.repository.get(press.table_id)
        try:
            table = await self._tables.plans.drop(
                press.table_id, user_id, which=which, stands=press.question
            )
        except TableRefused as refused:
            if refused.code != "plan-changed":
                raise
            return await self._changed(table, user_id, words)
        with saved("other"):
            return await self.panel(table, user_id, words)

    async def go_on(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Let the plan be played again after it was held back."""
        table = await self._tables.plans.go_on(press.table_id, interaction.user.id)
        with saved("other"):
            return await self.panel(table, interaction.user.id, words, notice=words("plan-goes-on"))

    async def _changed(self, table: Table, user_id: int, words: Words) -> Message:
        return await self.panel(table, user_id, words, notice=words("refused-plan-changed"))
