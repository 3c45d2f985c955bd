"""People who play Expeditions as the computer player would: by buttons and menus, or by typing."""

from __future__ import annotations

from typing import Any

from bot import store
from bot.tables import Table
from engines.core import Chance, decision_of, play_move
from engines.players import choose
from engines.siberia.rules.state import State
from tests.e2e.driver import World, words_of
from tests.e2e.exploring import Explorer


class Leader(Explorer):
    """One person at a table of Expeditions."""

    chance = Chance(1)

    async def now(self, table: Table) -> Table:
        """Return the table as it is now, also when the game is over."""
        return await self.world.bot.tables.repository.get(table.id)

    async def press_turn(self, table: Table) -> int:
        """Open the panel and answer questions until the turn has passed; return the presses."""
        await self.open()
        presses, turn = 0, table.view(None).turn
        while True:
            table = await self.now(table)
            asked = table.row.status == "running" and table.view(self.number).decision
            if not asked or table.view(None).turn != turn:
                return presses
            presses += await self.choose_moves(table, [self.chosen(table.game, table.state)])

    async def type_turn(self, table: Table) -> None:
        """Type lines until the turn has passed; a line ends where something is revealed."""
        turn = table.view(None).turn
        while table.row.status == "running" and table.view(None).turn == turn:
            line, state = list[str](), table.state
            while decision_of(table.game, state, self.number) is not None:
                move = self.chosen(table.game, state)
                played = play_move(table.game, state, self.number, move)
                line.append(table.game.format(move))
                state = played.state
                if played.reveals:
                    break
            before = table.row.ply
            answer = await self.type(" ".join(line))
            table = await self.now(table)
            assert table.row.ply > before, (line, answer)

    async def check_refused(self, line: str, rule: str, reason: str) -> None:
        """Check that a line is refused with its clause and the reason, and changes nothing."""
        table = await self.world.table()
        before = await self.world.standing(table)
        clause = table.game.rulebook("en").clause(rule)
        assert clause is not None
        answer = await self.type(line)
        assert f"**{rule}** {clause.words}" in answer, (line, answer)
        assert reason in answer, answer
        assert await self.world.standing(await self.world.table()) == before

    def chosen(self, game: Any, state: Any) -> Any:
        """Return what the computer player would do."""
        move, self.chance = choose("medium", game, state, self.number, self.chance)
        return move


async def at_position(world: World, state: State) -> tuple[Leader, Leader]:
    """Seat Ada and Bo at a table in this position."""
    table = await world.started("Ada", "Bo", game="siberia")
    async with world.bot.database.writing() as tx:
        await store.moves.put_snapshot(tx, table.id, table.row.ply, table.game.states.dump(state))
    world.bot.tables.repository._positions.clear()
    return Leader(world, "Ada", 0), Leader(world, "Bo", 1)


async def typed(world: World, name: str, command: str, /, **filled: str) -> str:
    """Return the private answer to a command."""
    return words_of(await world.person(name).slash(world.channel, command, **filled))
