"""RT-101 to RT-110: points, lines, distances, and the file that describes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core import BadContent
from engines.routes.network import FAR, START, Network, bits_of, numbers_of

from .sketching import (
    along,
    board,
    data,
    heads,
    names,
    network_of,
    offered,
    play,
    refused,
    route_rules,
    sketch,
    tip,
)


def wrong(change: Any, text: str = "S-a-r1-b a-g1-b e1L-a e1R-b") -> str:
    """Return how a network is refused after a change to its data."""
    given = data(text)
    change(given)
    with pytest.raises(BadContent) as caught:
        network_of(given)
    return str(caught.value)


def point(given: dict[str, Any], name: str) -> dict[str, Any]:
    point: dict[str, Any] = next(point for point in given["points"] if point["id"] == name)
    return point


# --- points --------------------------------------------------------------------------------


@pytest.mark.rule("RT-101")
def test_every_point_has_one_kind() -> None:
    network = sketch("S-a-r1-b a-g1-b e1L-a e1R-b")
    kinds = [bits_of([START]), network.places, network.reds, network.greens]
    assert sum(kinds) == 2 ** len(network.points) - 1
    assert [names(network, kind) for kind in kinds] == [["S"], ["a", "b"], ["e1", "r1"], ["g1"]]
    assert "kind" in wrong(lambda given: point(given, "a").update(kind="blue"))
    assert "kind" in wrong(lambda given: point(given, "a").pop("kind"))


@pytest.mark.rule("RT-101")
@pytest.mark.parametrize(("kind", "count"), [("start", 2), ("red", 0)])
def test_there_is_one_start(kind: str, count: int) -> None:
    def change(given: dict[str, Any]) -> None:
        point(given, "r1" if count == 2 else "start")["kind"] = kind

    assert f"one point is the start, not {count} (RT-101)" in wrong(change)


@pytest.mark.rule("RT-101")
def test_the_start_comes_first_wherever_it_stands_in_the_file() -> None:
    given = data("S-a-b")
    given["points"].reverse()
    network = network_of(given)
    assert network.ids == ("start", "a", "b")
    assert network.points[START].kind == "start"


def test_points_are_numbered_by_their_numbers_wherever_they_stand() -> None:
    given = data("S-b-a-r1")
    assert network_of(given).ids == ("start", "b", "a", "r1")
    given["points"].reverse()
    assert network_of(given).ids == ("start", "b", "a", "r1")
    point(given, "a")["number"] = 90
    assert network_of(given).ids == ("start", "b", "r1", "a")


def test_points_without_numbers_are_numbered_by_their_ids() -> None:
    given = data("S-b-a-r1")
    for each in given["points"]:
        del each["number"]
    assert network_of(given).ids == ("start", "a", "b", "r1")


def test_either_all_points_have_a_number_of_their_own_or_none_has_one() -> None:
    def without(given: dict[str, Any]) -> None:
        del point(given, "b")["number"]

    def twice(given: dict[str, Any]) -> None:
        point(given, "b")["number"] = 1

    assert "b has no number: either all points have one, or none" in wrong(without)
    assert "two points have the number 1" in wrong(twice)


@pytest.mark.rule("RT-101")
@pytest.mark.parametrize("field", ["id", "name"])
def test_no_two_points_are_called_the_same(field: str) -> None:
    def change(given: dict[str, Any]) -> None:
        point(given, "b")[field] = point(given, "a")[field]

    assert f"two points have the {field}" in wrong(change)


@pytest.mark.rule("RT-101", "RT-109")
def test_lines_are_undirected_and_meet_in_points_only() -> None:
    # On the map of the sketch a-c runs over b: that does not join them.
    network = sketch("S-a-c S-b")
    ids = network.numbers
    assert network.arrow(ids["a"], ids["c"]) is not None
    assert network.arrow(ids["c"], ids["a"]) is not None
    assert network.arrow(ids["a"], ids["b"]) is None
    assert network.distance(ids["b"], ids["c"]) == 3
    on = route_rules("S-a-c S-b")
    refused(on, board(on, red="S>a"), "red b", "RT-304", "no-branching", colour="red", point="b")


# --- lines ---------------------------------------------------------------------------------


@pytest.mark.rule("RT-102")
def test_a_line_joins_two_different_points() -> None:
    loop = wrong(lambda given: given["lines"].append(["a", "a"]))
    assert "lines: " in loop
    assert "line 7 ['a', 'a'] joins a point to itself (RT-102)" in loop
    halves = wrong(lambda given: given["lines"].append(["e1L", "e1R"]))
    assert "joins a point to itself (RT-102)" in halves


@pytest.mark.rule("RT-102")
@pytest.mark.parametrize("again", [["a", "r1"], ["r1", "a"], ["a", "e1R"], ["e1L", "b"]])
def test_at_most_one_line_joins_two_points(again: list[str]) -> None:
    assert "join the same points" in wrong(lambda given: given["lines"].append(again))


@pytest.mark.rule("RT-102")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_every_colour_uses_a_line_in_both_directions(colour: str) -> None:
    on = route_rules("S-a-b-S")
    there = play(on, board(on), f"{colour} a", f"ticket {colour} b")
    back = play(on, board(on), f"{colour} b", f"ticket {colour} a")
    assert (tip(on, there, colour), tip(on, back, colour)) == ("b", "a")


@pytest.mark.rule("RT-102")
def test_a_line_ends_on_points_that_exist() -> None:
    text = wrong(lambda given: given["lines"][1].__setitem__(1, "atlantis"))
    assert text.startswith("lines.1.1: ")
    assert "there is no point atlantis" in text


# --- regions and edge dots -----------------------------------------------------------------


@pytest.mark.rule("RT-103")
def test_places_have_a_region_and_other_points_have_none() -> None:
    for name in ("start", "r1", "g1", "e1"):
        assert "RT-103" in wrong(lambda given, name=name: point(given, name).update(region="Asia"))
    assert "RT-103" in wrong(lambda given: point(given, "a").pop("region"))
    assert "region" in wrong(lambda given: point(given, "a").update(region="Atlantis"))
    regions = ("North America", "South America", "Europe", "Africa", "Asia")
    for region in (*regions, "South Pacific and Australia"):
        network = sketch("S-a", {"a": region})
        assert network.points[network.numbers["a"]].region == region


@pytest.mark.rule("RT-104")
def test_edge_dots_are_red_numbered_and_drawn_as_two_halves() -> None:
    network = sketch("S-e1L S-e2L S-e3R")
    for number in (1, 2, 3):
        edge = network.points[network.numbers[f"e{number}"]]
        assert (edge.kind, edge.edge) == ("red", number)
        assert edge.position("L")[0] < edge.position("R")[0]
        with pytest.raises(ValueError, match="no such half"):
            edge.position()
    for change in (
        lambda given: point(given, "e1").update(kind="green"),
        lambda given: point(given, "g1").update(edge=2),
        lambda given: point(given, "e1").update(edge=4),
        lambda given: point(given, "e1").pop("left"),
        lambda given: point(given, "e1").update(x=1, y=2),
        lambda given: point(given, "a").pop("x"),
        lambda given: point(given, "a").update(left=[1, 2], right=[3, 4]),
    ):
        assert "points." in wrong(change)
    twice = {"edge": 1, "left": [0, 0], "right": [9, 9], "x": None, "y": None}
    assert "two points have the edge number 1" in wrong(
        lambda given: point(given, "r1").update(twice)
    )


@pytest.mark.rule("RT-104", "RT-106")
def test_a_line_to_an_edge_dot_says_on_which_half_it_ends() -> None:
    assert "the line ends on e1L or e1R" in wrong(
        lambda given: given["lines"].append(["e1", "start"])
    )
    assert "r1 is no edge dot" in wrong(lambda given: given["lines"].append(["r1L", "start"]))
    assert "there is no point e2L" in wrong(lambda given: given["lines"].append(["e2L", "start"]))
    network = sketch("a-e1L S-e1R")
    edge, a = network.points[network.numbers["e1"]], network.points[network.numbers["a"]]
    drawn = {network.ends(line) for line in range(2)}
    start = network.points[START]
    assert drawn == {
        (a.position(), edge.position("L")),
        (start.position(), edge.position("R")),
    }


@pytest.mark.rule("RT-105")
def test_from_an_edge_dot_the_way_leads_on_from_either_half() -> None:
    on = route_rules("S-a-e1L a-b-e1L e1R-c e1R-d")
    assert heads(on, board(on, red="S>a>e1"), "red") == ["b", "c", "d"]


@pytest.mark.rule("RT-106")
def test_the_three_edge_dots_are_different_points() -> None:
    on = route_rules("S-a-e1L e1R-b e2L-a e2R-c e3L-a e3R-d")
    assert heads(on, board(on, red="S>a>e1"), "red") == ["b"]
    assert heads(on, board(on, red="S>a>e2"), "red") == ["c"]
    ids = on.network.numbers
    assert on.network.distance(ids["b"], ids["c"]) == 4
    refused(
        on,
        board(on, red="S>a>e1"),
        "red c",
        "RT-301",
        "not-from-tip",
        colour="red",
        point="e1",
        to="c",
    )


@pytest.mark.rule("RT-107")
def test_an_edge_dot_pays_one_ticket_and_its_other_half_is_the_same_point() -> None:
    on = route_rules("S-e1L e1R-a-b-e1R b-c")
    crossed = play(on, board(on), "red e1")
    assert crossed.tickets == (4, 3)
    closed = play(on, board(on, red="S>e1>a>b"), "red e1")
    assert closed.tickets == (4, 3)
    assert closed.branch == 0
    assert offered(on, closed) == ["branch red b>c"]
    # Coming back over the left half closes a loop as well.
    left = route_rules("S-e1L e1R-a-b-e1L b-c")
    assert play(left, board(left, red="S>e1>a>b"), "red e1").branch == 0


# --- distances -----------------------------------------------------------------------------


@pytest.mark.rule("RT-108")
def test_distance_is_the_fewest_lines_with_dots_counted() -> None:
    network = sketch("S-a-r1-g1-b S-c-d-e-f-b e1L-a e1R-z")
    ids = network.numbers
    distances = [network.distance(START, ids[name]) for name in "abcdefz"]
    assert distances == [1, 4, 1, 2, 3, 4, 3]
    assert network.distance(ids["b"], ids["d"]) == 3
    for start in range(len(network.points)):
        assert network.distance(start, start) == 0
        for end in range(len(network.points)):
            assert network.distance(start, end) == network.distance(end, start)
    assert names(network, network.beyond(4)) == ["b", "f"]
    assert names(network, network.beyond(3, ids["b"])) == ["S", "a", "c", "d", "e1", "z"]


@pytest.mark.rule("RT-108")
def test_distances_over_long_roads_and_along_the_shorter_of_two() -> None:
    network = sketch("S-" + "-".join(f"p{number}" for number in range(30)) + "-S")
    distances = [network.distance(START, network.numbers[f"p{number}"]) for number in range(30)]
    assert distances == [min(number + 1, 30 - number) for number in range(30)]


@pytest.mark.rule("RT-108")
def test_arrows_on_the_board_do_not_change_a_distance() -> None:
    on = route_rules("S-a-b-c S-c")
    ids = on.network.numbers
    before = on.network.distance(START, ids["b"])
    play(on, board(on), "red a", "ticket red b", "ticket red c", "end")
    assert on.network.distance(START, ids["b"]) == before == 2


def test_points_that_nothing_joins_are_far_apart() -> None:
    network = sketch("S-a b-c")
    assert network.distance(START, network.numbers["b"]) == FAR
    assert names(network, network.beyond(3)) == ["b", "c"]


def test_what_lies_beyond_dots_only() -> None:
    network = sketch("S-a-b a-r1-g1-c r1-S-d c-e e1L-a e1R-f g1-e1L")
    dots = network.reds | network.greens
    places = network.spread(network.numbers["a"], dots) & network.places
    assert names(network, places) == ["b", "c", "f"]
    assert names(network, network.spread(network.numbers["d"], dots)) == ["S"]


# --- data ----------------------------------------------------------------------------------


@pytest.mark.rule("RT-110")
def test_networks_arrows_and_mid_game_positions_are_data() -> None:
    on = route_rules("S-a-b-c-a c-d", arrows=7, tickets=11)
    assert [route.left for route in on.opened(2, 1).routes] == [7, 7, 7]
    assert on.opened(2, 1).supply == 5
    given = along(on.network, "S>a>b>c>a c>d", 7)
    assert (given.left, on.network.ids[given.tip]) == (2, "d")
    middle = board(on, red="S>a>b>c>a c>d", seats=3, tickets=(0, 4, 1), active=2, turn=6, spent=1)
    assert (middle.supply, middle.round, middle.routes[0]) == (5, 2, given)
    assert offered(on, middle, "ticket") == ["ticket yellow a", "ticket blue a"]


@pytest.mark.rule("RT-110")
@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ("a>b", "RT-301"),
        ("S>a S>b", "RT-301"),
        ("S>a>b>a", "RT-206"),
        ("S>a>b>c>a c>S", "RT-507"),
        ("S>a>b>c>a e>f", "RT-507"),
        ("S>a>b>c>d", "no line"),
        ("S>a>b>c>a c>f>e>d", "RT-209"),
    ],
)
def test_impossible_positions_are_refused(steps: str, why: str) -> None:
    network = sketch("S-a-b-c-a S-b c-S a-d-e-f-c")
    with pytest.raises(ValueError, match=why):
        along(network, steps, 6)


@pytest.mark.rule("RT-110")
def test_a_file_is_read_and_errors_name_its_line(tmp_path: Path) -> None:
    path = tmp_path / "network.json"
    given = data("S-a-b")
    path.write_text(json.dumps(given, indent=1), encoding="utf-8")
    assert Network.from_json(path).ids == ("start", "a", "b")
    given["lines"][1][1] = "c"
    text = json.dumps(given, indent=1)
    path.write_text(text, encoding="utf-8")
    line = text[: text.rindex('"c"')].count("\n") + 1
    with pytest.raises(BadContent, match=rf"network\.json:{line}: lines\.1\.1: .*no point c"):
        Network.from_json(path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadContent, match="not JSON"):
        Network.from_json(path)


def test_the_order_is_that_of_the_points_not_of_the_lines() -> None:
    given = data("S-b-a-c-S a-S")
    turned = {
        "points": given["points"],
        "lines": [line[::-1] for line in reversed(given["lines"])],
    }
    first, second = network_of(given), network_of(turned)
    assert first.lines == second.lines
    assert first.arrows == second.arrows
    assert [list(numbers_of(near)) for near in first.near] == [
        sorted(arrow & 255 for arrow in leaving) for leaving in first.arrows
    ]
