"""Random play on random small networks, compared move by move with an engine of strings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core import Chance, Codec
from engines.routes import playing, rules
from engines.routes import route as routes
from engines.routes.board import Board, RouteRules
from engines.routes.invariants import broken
from engines.routes.loops import LOOP_RULE, ROUTE_RULE, last_loop
from engines.routes.moves import COLOURS
from engines.routes.network import START, Network, head_of, numbers_of, tail_of
from engines.routes.route import Route

from .naive import Naive, closes, loop_points, touched
from .sketching import data, move_of, network_of, shared_moves, written

BOARDS: Codec[Board] = Codec(Board)
ROUTES: Codec[Route] = Codec(Route)

settings.register_profile("routes", max_examples=150, deadline=None)
RANDOM = settings.get_profile("routes")


@dataclass
class Ground:
    """A random network: its lines as written, and the kinds of its points."""

    lines: list[tuple[str, str]]
    kinds: dict[str, str]

    @property
    def network(self) -> Network:
        return network_of(data(" ".join(f"{a}-{b}" for a, b in self.lines)))


class Draws:
    """Random numbers: hypothesis would draw mostly small ones and end most games early."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def below(self, limit: int) -> int:
        answer, chance = self.chance.below(limit)
        self.chance = chance.without_log()
        return answer


SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def grounds(draw: st.DrawFn, least: int = 4, most: int = 10) -> Ground:
    """Return a connected network with points of all kinds and about three lines per point."""
    count, draws = draw(st.integers(least, most)), Draws(draw(SEEDS))
    names = ["S", *(f"{'ppprg'[draws.below(5)]}{number}" for number in range(count))]
    pairs = {(names[draws.below(number)], names[number]) for number in range(1, len(names))}
    every = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    pairs |= {every[draws.below(len(every))] for _line in range(draw(st.integers(0, 3 * count)))}
    kinds = {"S": "start", "p": "place", "r": "red", "g": "green"}
    lines = sorted(pairs, key=lambda pair: (names.index(pair[0]), names.index(pair[1])))
    return Ground(lines, {name: kinds[name[0]] for name in names})


@st.composite
def choices(draw: st.DrawFn, most: int) -> list[int]:
    """Return numbers to choose moves by."""
    draws = Draws(draw(SEEDS))
    return [draws.below(1000) for _choice in range(draw(st.integers(most // 2, most)))]


@st.composite
def games(draw: st.DrawFn) -> tuple[RouteRules, Naive, list[int]]:
    """Return both engines before the first turn, and numbers to choose moves by."""
    ground = draw(grounds())
    rule = draw(st.sampled_from(["loop", "route"]))
    arrows, seats = draw(st.integers(3, 16)), draw(st.integers(2, 3))
    tickets = 3 * seats + draw(st.integers(0, 4))
    exits = LOOP_RULE if rule == "loop" else ROUTE_RULE
    on = RouteRules(ground.network, exits=exits, arrows=arrows, tickets=tickets)
    slow = Naive(ground.lines, ground.kinds, arrows, tickets, seats, rule)
    return on, slow, draw(choices(120))


def chosen(texts: list[str], number: int) -> str:
    """Return one of the moves, an end of turn less often than others."""
    few = [text for text in texts if text != "end"] if number % 3 else texts
    return (few or texts)[number % len(few or texts)]


def name(on: RouteRules, point: int) -> str:
    return "S" if point == START else on.network.ids[point]


def compare(on: RouteRules, now: Board, slow: Naive) -> None:
    """Check that both engines have the same state and the same legal moves."""
    for colour, route in zip(COLOURS, now.routes, strict=True):
        steps = [(name(on, tail_of(arrow)), name(on, head_of(arrow))) for arrow in route.arrows]
        assert steps == slow.routes[colour]
        assert {name(on, point) for point in numbers_of(route.touched)} == touched(steps)
        assert name(on, route.tip) == slow.tip(colour)
        assert route.over == slow.over(colour)
        assert route.left == slow.arrows - len(steps)
        assert route.closed == closes(steps)
        assert route.reopens == closes(steps[:-1])
    assert now.tickets == tuple(slow.tickets)
    assert (now.supply, now.spent, now.active) == (slow.supply, slow.spent, slow.active)
    assert (now.bonuses, now.ended) == (slow.bonuses, slow.ended)
    assert ("" if now.branch is None else COLOURS[now.branch]) == slow.branch
    if not now.ended:
        assert now.main == slow.main
        looped = {colour for number, colour in enumerate(COLOURS) if now.looped >> number & 1}
        assert looped == slow.looped
    menu = [written(move) for move in shared_moves(on, now)]
    assert sorted(menu) == sorted(slow.legal())


def everything(on: RouteRules) -> list[str]:
    """Return every move that can be written, legal or not."""
    points = [name(on, point) for point in range(len(on.network.points))]
    lays = [f"{by}{c} {to}" for by in ("", "ticket ", "bonus ") for c in COLOURS for to in points]
    branches = [f"branch {c} {a}>{b}" for c in COLOURS for a in points for b in points]
    return [*lays, *branches, *(f"remove {c}" for c in COLOURS), "decline", "end"]


@pytest.mark.slow
@settings(RANDOM, max_examples=400)
@given(games())
def test_both_engines_play_the_same_game(game: tuple[RouteRules, Naive, list[int]]) -> None:
    on, slow, numbers = game
    now = on.opened(slow.seats, 0)
    compare(on, now, slow)
    for number in numbers:
        menu = [written(move) for move in shared_moves(on, now)]
        if not menu or (menu == ["end"] and not any(now.tickets)):
            break
        text = chosen(menu, number)
        now, _events = playing.settle(on, playing.play(on, now, move_of(text)).board)
        slow.play(text)
        compare(on, now, slow)
    assert broken(on, now) == ()


@pytest.mark.slow
@settings(RANDOM, max_examples=60)
@given(games())
def test_the_menu_is_what_is_not_refused(game: tuple[RouteRules, Naive, list[int]]) -> None:
    on, slow, numbers = game
    now = on.opened(slow.seats, 0)
    universe = everything(on)
    for count, number in enumerate(numbers):
        menu = [written(move) for move in shared_moves(on, now)]
        if not count % 5:
            accepted = [
                text
                for text in universe
                if rules.refusal(on, now, now.active, move_of(text)) is None
            ]
            assert sorted(accepted) == sorted(menu)
            other = (now.active + 1) % now.seats
            assert all(rules.refusal(on, now, other, move_of(text)) for text in menu)
        if not menu:
            break
        now, _events = playing.settle(
            on, playing.play(on, now, move_of(chosen(menu, number))).board
        )


@pytest.mark.slow
@RANDOM
@given(games())
def test_boards_survive_json_and_are_never_changed(
    game: tuple[RouteRules, Naive, list[int]],
) -> None:
    on, slow, numbers = game
    now = on.opened(slow.seats, 0)
    kept: list[tuple[Board, str]] = []
    for number in numbers:
        text = BOARDS.dump(now)
        kept.append((now, text))
        loaded = BOARDS.load(text)
        assert loaded == now
        assert BOARDS.dump(loaded) == text
        for again, kept_route in zip(loaded.routes, now.routes, strict=True):
            assert (again.tip, again.heads, again.used) == (
                kept_route.tip,
                kept_route.heads,
                kept_route.used,
            )
        menu = shared_moves(on, now)
        assert shared_moves(on, loaded) == menu
        assert broken(on, now) == ()
        if not menu:
            break
        now, _events = playing.settle(on, playing.play(on, now, menu[number % len(menu)]).board)
    assert all(BOARDS.dump(board) == text for board, text in kept)


@RANDOM
@given(grounds(), choices(40))
def test_laying_and_removing_are_inverse(ground: Ground, numbers: list[int]) -> None:
    network, route = ground.network, Route()
    history: list[Route] = []
    for number in numbers:
        if (arrow := any_arrow(network, route, number)) is None:
            break
        history.append(route)
        reach = routes.lay(network, route, arrow)
        again = Route(reach.route.arrows, reach.route.left)
        assert ROUTES.dump(again) == ROUTES.dump(reach.route)
        assert (again.tip, again.heads, again.used) == (
            reach.route.tip,
            reach.route.heads,
            reach.route.used,
        )
        assert reach.loop == reach.route.closed
        route = reach.route
    while history:
        expected = history.pop()
        reach = routes.remove(network, route)
        route = reach.route
        assert route == expected
        assert (route.tip, route.heads, route.used) == (
            expected.tip,
            expected.heads,
            expected.used,
        )
        assert reach.loop == route.closed
        assert reach.point == route.tip
        assert (reach.ticket, reach.bonus) == (
            bool(network.reds >> reach.point & 1),
            bool(network.greens >> reach.point & 1),
        )
    assert route == Route()


def any_arrow(network: Network, route: Route, number: int) -> int | None:
    """Return an arrow that goes on from the tip, or after a loop from any point visited."""
    if route.closed:
        touched = route.touched
        allowed = [
            arrow
            for point in numbers_of(touched)
            for arrow in network.arrows[point]
            if not touched >> head_of(arrow) & 1
        ]
    else:
        allowed = list(routes.ordinary(network, route))
    return allowed[number % len(allowed)] if allowed else None


@settings(RANDOM, max_examples=400)
@given(grounds(6), choices(40))
def test_the_last_loop_is_what_trying_all_ways_finds(ground: Ground, numbers: list[int]) -> None:
    network, route = ground.network, Route()
    for number in numbers:
        if (arrow := any_arrow(network, route, number)) is None:
            break
        reach = routes.lay(network, route, arrow)
        route = reach.route
        steps = [
            ("S" if tail_of(a) == START else network.ids[tail_of(a)],
             "S" if head_of(a) == START else network.ids[head_of(a)])
            for a in route.arrows
        ]  # fmt: skip
        assert reach.loop == closes(steps)
        if reach.loop:
            points = {"S" if p == START else network.ids[p] for p in numbers_of(last_loop(route))}
            assert points == loop_points(steps)


@pytest.mark.parametrize("rule", [LOOP_RULE, ROUTE_RULE])
def test_whole_games_on_a_larger_network_end(rule: Any) -> None:
    text = " ".join(
        f"{kind(x, y)}-{kind(x + dx, y + dy)}"
        for x in range(6)
        for y in range(5)
        for dx, dy in ((1, 0), (0, 1))
        if x + dx < 6 and y + dy < 5
    )
    on = RouteRules(network_of(data(text)), exits=rule)
    laid = loops = 0
    for seed in range(12):
        now, number = on.opened(2 + seed % 5, 0), seed
        for _move in range(3000):
            menu = shared_moves(on, now)
            if not menu:
                break
            number = (number * 1103515245 + 12345) % (1 << 31)
            step = playing.play(on, now, menu[(number >> 8) % len(menu)])
            now, events = playing.settle(on, step.board)
            loops += any(type(event).__name__ == "LoopFormed" for event in (*step.events, *events))
        assert now.ended
        assert broken(on, now) == ()
        laid += sum(len(route.arrows) for route in now.routes)
    assert laid > 300
    assert loops > 50


def kind(x: int, y: int) -> str:
    """Return the name of a point of a grid: the start in the middle, dots here and there."""
    if (x, y) == (2, 2):
        return "S"
    letter = "prpgp"[(3 * x + y) % 5]
    return f"{letter}{x}{y}"
