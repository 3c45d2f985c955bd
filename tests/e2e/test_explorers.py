"""Explorers in Discord: all mark at once, by buttons, menus and typing, undo and start over."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations
from typing import Any

import pytest

from bot.tables import Table
from engines.core import Chance, decision_of
from engines.explorers.landscape import name as square_name
from engines.explorers.moves import Commit, PlaceTile, UseMap
from engines.explorers.state import State
from tests.e2e.driver import World, controls, picks_of, text_of
from tests.e2e.exploring import WAYS, Explorer, at_position, told_of, turn_of
from tests.e2e.sketches import sketch, tell_all
from tests.e2e.test_restart import nonces
from tests.explorers import games
from tests.nightly import thinned

NAMES = ("Ada", "Bo", "Cleo")
TURNS = 6


async def state_of(world: World) -> State:
    """Return the state of the table."""
    state = (await world.table()).state
    assert isinstance(state, State)
    return state


class Party:
    """Three people at a table, and the engine alone, which plays only the moves that are kept."""

    def __init__(self, world: World, table: Table, seed: str) -> None:
        self.world, self.table, self.game = world, table, table.game
        self.people = [Explorer(world, name, seat) for seat, name in enumerate(NAMES)]
        self.alone: Any = table.state
        self.chance = Chance.from_seed(seed)
        self.used = set[str]()

    def drawn(self, below: int) -> int:
        number, self.chance = self.chance.without_log().below(below)
        return number

    def keep(self, seat: int, move: Any) -> None:
        self.alone, _events = self.game.apply(self.alone, seat, move)

    async def lay_out(self) -> None:
        """Let the first player change the landscape in all ways and, if asked, choose a village."""
        lines = ("redraw", "a 8 90", "redraw", "b 7 180", "accept")
        for number, line in enumerate(lines):
            move = self.game.parse(line, self.asked(0).moves)[0]
            if move not in self.asked(0).moves:  # the tile lies elsewhere
                move = next(other for other in self.asked(0).moves if isinstance(other, PlaceTile))
            await self.people[0].play(self.table, self.alone, [move], WAYS[number % 2 * 2])
            self.keep(0, move)
        if self.game.view(self.alone, None).phase == "village":
            move = self.asked(0).moves[-1]
            await self.people[0].play(self.table, self.alone, [move], "presses")
            self.keep(0, move)

    def asked(self, seat: int) -> Any:
        """Return what a seat is asked."""
        return decision_of(self.game, self.alone, seat)

    async def choose_side(self) -> None:
        """Let the active player choose a side, in any way."""
        (seat,) = self.game.view(self.alone, None).to_act
        moves = self.asked(seat).moves
        move = moves[self.drawn(len(moves))]
        way = WAYS[self.drawn(len(WAYS))]
        await self.people[seat].play(self.table, self.alone, [move], way)
        self.keep(seat, move)

    async def mark(self, seat: int, number: int) -> list[Any]:
        """Let a seat mark a turn, after it has marked and taken back others; return the moves."""
        person = self.people[seat]
        moves, self.chance = turn_of(self.game, self.alone, seat, self.chance)
        if moves and number % 3 == 1:
            other, self.chance = turn_of(self.game, self.alone, seat, self.chance)
            await person.play(self.table, self.alone, other, WAYS[self.drawn(3)])
            if await person.take_all_back():
                self.used.add("start over")
        if moves and number % 3 == 2:
            await person.play(self.table, self.alone, moves[:2], "presses")
            await person.undo()
            if len(moves) > 1:
                await person.undo()
            self.used.add("undo")
        way = WAYS[number % len(WAYS)]
        self.used.add(way)
        await person.play(self.table, self.alone, moves, way)
        return moves

    async def turn(self, number: int, *, restart: bool) -> int:
        """Let all mark in one order and commit in another; return who commits last."""
        orders = list(permutations(range(len(NAMES))))
        kept = dict[int, list[Any]]()
        for place, seat in enumerate(orders[self.drawn(len(orders))]):
            kept[seat] = await self.mark(seat, number + place)
            if restart and place == 1:
                await self.world.restart()
        last = orders[self.drawn(len(orders))]
        for place, seat in enumerate(last):
            person = self.people[seat]
            await person.play(self.table, self.after(seat, kept[seat]), [Commit()], WAYS[place])
            if place == number % 2:
                await person.open()
                await person.undo()
                self.used.add("withdrawn")
                await person.command(self.table, [Commit()])
        for seat, moves in kept.items():
            for move in (*moves, Commit()):
                self.keep(seat, move)
        return last[-1]

    def after(self, seat: int, moves: list[Any]) -> Any:
        state = self.alone
        for move in moves:
            state, _events = self.game.apply(state, seat, move)
        return state


def called(world: World, post: Any) -> list[str]:
    """Return the names of the people whom a post pings."""
    return names_of(world, world.pinged(post))


def names_of(world: World, users: Collection[int]) -> list[str]:
    return [name for name in NAMES if world.person(name).id in users]


def calls(world: World) -> list[list[str]]:
    """Return the names of the people whom each post was to ping when it was sent, oldest first."""
    sent = [
        (request.json or {})["allowed_mentions"]["users"]
        for request in world.env.http_requests
        if request.method == "POST" and request.path == f"/channels/{world.channel.id}/messages"
    ]
    return [names_of(world, [*map(int, users)]) for users in sent]


@pytest.mark.parametrize("seed", thinned(["first", "seed 4"], lambda seed: seed == "first"))
async def test_three_people_mark_in_any_order_and_way(
    world: World, monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    sketch(monkeypatch)
    tell_all(monkeypatch)
    table = await world.started(
        *NAMES, game="explorers", seed=seed, first_player=1, drawn_landscape=False
    )
    party = Party(world, table, seed)
    await party.lay_out()
    assert await state_of(world) == party.alone
    opened, laid_out, all_begin = world.posts()
    assert not opened.attachments
    assert not laid_out.attachments, "a newer card is there"
    assert not any(controls(laid_out))
    assert all_begin.attachments
    assert calls(world)[-2:] == [["Ada"], ["Bo", "Cleo"]]
    for number in range(TURNS + 1):
        posts = len(world.posts())
        if number:
            (active,) = (await world.table()).view(None).to_act
            await party.choose_side()
            assert len(world.posts()) == posts + 1
            brief = world.card()
            assert not brief.attachments
            above = world.posts()[-2]
            assert above.attachments, "the brief card relies on its picture"
            assert any(controls(above))
            others = [name for name in NAMES if name != NAMES[active]]
            assert called(world, brief) == others
            posts += 1
        last = await party.turn(number, restart=number in (1, 4))
        assert await state_of(world) == party.alone
        assert len(world.posts()) == posts + 1, text_of(world.card())
        whole = world.card()
        assert whole.attachments
        for older in world.posts()[:-1]:
            assert not older.attachments
            assert not any(controls(older))
        view = (await world.table()).view(None)
        assert view.turn == number + 1
        (active,) = view.to_act
        # Who commits last has the panel open.
        assert called(world, whole) == [NAMES[active]] * (active != last)
        assert f"<@{world.person(NAMES[active]).id}>, it is your turn." in text_of(whole)
        for turn in view.news:
            marked = ", ".join(map(square_name, turn.marked))
            (line,) = told_of(NAMES[turn.seat], text_of(whole))
            assert f": {marked}" in line or not marked
    assert party.used >= {*WAYS, "start over", "undo", "withdrawn"}
    assert sum(person.chosen_together for person in party.people) > 1
    assert not await world.waiting_rows()
    sent = nonces(world)
    assert len(set(sent)) == len(sent), "no announcement was made twice"


async def test_many_squares_stand_in_a_few_menus(world: World) -> None:
    """The squares of a row are in the same menu, where several can be chosen together."""
    scattered = (
        "E4 G5 G8 L3 O3 M5 M8 N9 I9 L9 L10 F10 H9 B14 E14 P1 C16 P8 B8 D6 H15 M14 L12 A9 M16 K4"
    )
    ada, _bo = await at_position(world, games.printed(sheets=[games.seat(scattered, maps=1)]))
    await ada.type("side prairie")
    await ada.open()
    table = await world.table()
    await ada.choose_moves(table, [UseMap("P")])
    asked = (await world.table()).view(0).decision
    assert asked is not None
    assert len(asked.moves) > 25
    by_row = dict[str, list[Any]]()
    for move in asked.moves:
        by_row.setdefault(table.game.path(move)[0], []).append(move)
    menus = [menu for menu in picks_of(ada.panel) if ":placed" not in menu["custom_id"]]
    assert 1 < len(menus) <= 3
    assert sum(len(menu["options"]) for menu in menus) == len(asked.moves)
    (single, *_), (several, *_) = (
        [moves for moves in by_row.values() if (len(moves) > 1) == many] for many in (False, True)
    )
    assert square_name(single[0].square) in {label.split()[0] for label in ada.labels()}
    assert await ada.choose_moves(table, several[:2]) == 1, "both squares at once"
    assert await ada.choose_moves(table, single) == 1
    draft = (await state_of(world)).drafts[0]
    assert draft.marked == tuple(move.square for move in (*several[:2], *single))
    await ada.undo()
    await ada.undo()
    assert (await state_of(world)).drafts[0].marked == ()
    assert (await state_of(world)).drafts[0].map
