"""Planning ahead, for presses and commands. Only the planner sees anything of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from bot.dispatch.commands import (
    Choices,
    FeatureCog,
    asker_at_table,
    command,
    completed,
    pressed,
    table_here,
)
from bot.dispatch.interactions import Interaction
from bot.features.plans import messages as plans
from bot.features.plans.condition_choices import condition_of, tail
from bot.features.plans.condition_panel import condition_panel
from bot.features.plans.conditions import read
from bot.features.plans.outlook import Outlook, outlook
from bot.features.plans.rows import PlanRow
from bot.features.plans.service import PlanService, name_of
from bot.messages.choices import answers, untagged
from bot.messages.controls import SEPARATOR, Press
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.tables import Table, TableRefused, saved
from bot.tables.parsing import parse_all
from bot.texts import Words
from render.files import Drawn
from render.registry import renderer


class Plans(FeatureCog[PlanService]):
    """Answers with the panel of a user's plan."""

    @command("plan", guild_only=True)
    async def plan(self, interaction: Interaction, words: Words, moves: str = "") -> Message:
        """Show the own plan, privately; add typed moves to it."""
        table = await table_here(self.dispatcher, interaction)
        if moves.strip():
            return await self.type(interaction, table, moves, words)
        return await self.panel(table, interaction.user.id, words)

    @plan.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        asker = await asker_at_table(self.dispatcher, interaction)
        if asker is None:
            return []
        table, seat = asker
        try:
            after = await self.begun(table, interaction.user.id)
        except TableRefused:
            return []  # the command itself will say why
        if after.table is None:
            return []
        return completed(after.table, seat, interaction, current)

    @pressed("plan-back", asking=True)
    @pressed("plan", to="private")
    async def show(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the user's plan at a table."""
        table = await self.repository.get(press.table_id)
        return await self.panel(table, interaction.user.id, words)

    async def panel(
        self,
        table: Table,
        user_id: int,
        words: Words,
        *,
        path: tuple[str, ...] = (),
        notice: str = "",
        otherwise: bool = False,
    ) -> Message:
        """Return the panel of a user's plan; ``path`` are answered steps of what comes next.

        With ``otherwise`` they are for when nothing of the last line is so.

        :raises TableRefused: as :meth:`PlanService.of`.
        """
        plan, instead = await self.service.of(table, user_id), None
        after = await asyncio.to_thread(outlook, table, plan.seat, plan.lines)
        if otherwise and plan.lines and not tail(plan.lines):
            instead = await self._instead(table, plan)
        picture = await self._picture(table, plan.seat, instead or after, words)
        return plans.plan_panel(
            table, words, plan, after, picture, path=path, notice=notice, instead=instead
        )

    async def _picture(self, table: Table, seat: int, after: Outlook, words: Words) -> Drawn | None:
        """Return the board as the seat would see it then; as it is now if that is not known."""
        view = table.view(seat) if after.view is None else after.view
        return await self.drawing.asked(table, view, words)

    async def _instead(self, table: Table, plan: PlanRow) -> Outlook:
        """Return what can be planned in the last line, for when nothing of it is so.

        It comes after the moves that are there for that already.
        """
        view, (*before, last) = table.view(None), plan.lines
        branch = read(table.game, view, last)[-1]
        lines = before if branch.condition is not None else [*before, branch.moves]
        return await asyncio.to_thread(outlook, table, plan.seat, lines)

    @pressed("plan-add", asking=True)
    async def add(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Add what was chosen to the plan, or ask for the next step of it."""
        table, user_id = await self.repository.get(press.table_id), interaction.user.id
        plan = await self.service.of(table, user_id)
        otherwise = press.path[:1] == (plans.OTHERWISE,)
        if press.question != name_of(plan) or (otherwise and (not plan.lines or tail(plan.lines))):
            return await self._changed(table, user_id, words)
        if otherwise:
            after = await self._instead(table, plan)
        else:
            after = await asyncio.to_thread(outlook, table, plan.seat, plan.lines)
        path = press.path[1:] if otherwise else press.path
        paths = [tuple(value.split(SEPARATOR)) for value in press.values] or [path]
        if otherwise and paths == [()]:
            return await self.panel(table, user_id, words, otherwise=True)
        if after.decision is None:
            return await self._changed(table, user_id, words)
        narrator = Narrator(words, table.game, table.names)
        matches = [answers(narrator, after.decision, path) for path in paths]
        if not all(matches) or len(paths) > after.decision.several:
            return await self._changed(table, user_id, words)
        if any(len(found) != 1 for found in matches) or not paths[0]:
            return await self.panel(table, user_id, words, path=paths[0], otherwise=otherwise)
        moves = [move for ((_whole, move),) in matches]
        if after.decision.is_in_turn and after.table is not None:
            after.table.in_turn(plan.seat, moves)
        lines = [*map(table.game.format, moves)]
        add = self.service.otherwise if otherwise else self.service.add
        change = add(table.id, user_id, lines, stands=press.question)
        return await self._after(change, table, user_id, words, otherwise=otherwise)

    @pressed("plan-if", asking=True)
    async def only_if(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Ask on what the last lines of the plan depend, or let them depend on what was chosen."""
        table, user_id = await self.repository.get(press.table_id), interaction.user.id
        plan = await self.service.of(table, user_id)
        if press.question != name_of(plan) or not tail(plan.lines):
            return await self._changed(table, user_id, words)
        path = press.path
        if press.values:
            path = ("so", path[1], press.values[0]) if path else ("of", press.values[0])
        if path[:1] not in (("is",), ("not",)):
            after = await self.begun(table, user_id)
            return condition_panel(table, words, plan, after.moves, path)
        if len(path) != 3:
            raise TableRefused("outdated")
        chosen = condition_of(path[1], path[2], negated=path[0] == "not")
        change = self.service.depend(table.id, user_id, chosen, stands=press.question)
        return await self._after(change, table, user_id, words)

    async def type(
        self, interaction: Interaction, table: Table, line: str, words: Words
    ) -> Message:
        """Add a typed line to the plan."""
        user_id = interaction.user.id
        plan = await self.service.of(table, user_id)
        after, lines = await self.begun(table, user_id), [line]
        if after.table is not None:
            tags = renderer(table.game.id).tags(after.table.view(plan.seat), words)
            lines = [untagged(line, tags)]
        if after.table is not None and after.decision is not None and after.decision.is_in_turn:
            moves = parse_all(table.game, lines[0], after.decision.moves)
            if len(moves) > 1:
                after.table.in_turn(plan.seat, moves)
                lines = [*map(table.game.format, moves)]
        return await self._after(self.service.add(table.id, user_id, lines), table, user_id, words)

    async def begun(self, table: Table, user_id: int) -> Outlook:
        """Return what can be planned after a user's plan.

        :raises TableRefused: as :meth:`PlanService.of`.
        """
        plan = await self.service.of(table, user_id)
        return await asyncio.to_thread(outlook, table, plan.seat, plan.lines)

    @pressed("plan-drop", asking=True)
    async def drop(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Drop the first line, the last one, or all."""
        which, user_id = (*press.path, "")[0], interaction.user.id
        if which not in ("first", "last", "all"):
            raise TableRefused("outdated")
        table = await self.repository.get(press.table_id)
        change = self.service.drop(table.id, user_id, which=which, stands=press.question)
        return await self._after(change, table, user_id, words)

    @pressed("plan-go", asking=True)
    async def go_on(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Let the plan be played again after it was held back."""
        table = await self.service.go_on(press.table_id, interaction.user.id)
        with saved("plan"):
            return await self.panel(table, interaction.user.id, words, notice=words("plan-goes-on"))

    async def _after(
        self,
        change: Awaitable[Table],
        table: Table,
        user_id: int,
        words: Words,
        *,
        otherwise: bool = False,
    ) -> Message:
        """Change a plan and show it; also if it is another one by now than the user saw."""
        try:
            table = await change
        except TableRefused as refused:
            if refused.code != "plan-changed":
                raise
            return await self._changed(table, user_id, words)
        with saved("plan"):
            return await self.panel(table, user_id, words, otherwise=otherwise)

    async def _changed(self, table: Table, user_id: int, words: Words) -> Message:
        return await self.panel(table, user_id, words, notice=words("refused-plan-changed"))
