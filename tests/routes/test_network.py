"""The packaged network is as both games need it: how many points and lines, and how far apart."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engines.routes.content import NETWORK, PLACES, places
from engines.routes.network import FAR, Network, numbers_of

NET = Network.from_json(NETWORK)
PLACE, RED, GREEN = ([*numbers_of(bits)] for bits in (NET.places, NET.reds, NET.greens))
DEGREES = [len(leaving) for leaving in NET.arrows]


@pytest.mark.rule("RT-901", "RT-902")
def test_points_and_lines_are_counted() -> None:
    assert (len(PLACE), len(RED), len(GREEN), len(NET.points)) == (79, 21, 20, 121)
    assert sorted(point.edge for point in NET.points if point.edge) == [1, 2, 3]
    assert len(NET.lines) == 205
    assert len({point.region for point in NET.points if point.region}) == 6


@pytest.mark.rule("RT-903", "RT-904")
def test_no_point_has_too_few_or_too_many_lines() -> None:
    assert DEGREES[0] == 6
    assert all(2 <= DEGREES[place] <= 5 for place in PLACE)
    edges = {number for number, point in enumerate(NET.points) if point.edge}
    assert all(3 <= DEGREES[dot] <= 5 for dot in {*RED, *GREEN} - edges)
    for edge in edges:
        halves = Counter(
            half
            for line in NET.lines
            for end, half in zip(line.ends, line.halves, strict=True)
            if end == edge
        )
        assert min(halves["L"], halves["R"]) >= 2
        assert DEGREES[edge] <= 7


@pytest.mark.rule("RT-905")
@pytest.mark.parametrize("gone", range(len(NET.points)), ids=NET.ids)
def test_the_network_holds_together_without_any_point(gone: int) -> None:
    first = int(gone == 0)
    reached, edge = 1 << first, 1 << first
    while edge:
        near = 0
        for number in numbers_of(edge):
            near |= NET.near[number]
        edge = near & ~reached & ~(1 << gone)
        reached |= edge
    assert reached.bit_count() == len(NET.points) - 1


@pytest.mark.rule("RT-906", "RT-907")
def test_places_are_as_far_from_the_start_as_they_should_be() -> None:
    far = {NET.ids[place]: NET.distance(0, place) for place in PLACE}
    counts = Counter(far.values())
    assert counts[1] in (4, 5)
    assert 10 <= counts[1] + counts[2] <= 13
    assert 12 <= sum(count for distance, count in counts.items() if distance >= 8) <= 16
    assert max(far.values()) <= 10
    assert 4.8 <= sum(far.values()) / len(far) <= 5.8
    assert max(map(max, NET.distances)) <= 14 < FAR
    rows = json.loads(PLACES.read_text(encoding="utf-8"))
    assert {row["id"]: row["near_start_hint"] for row in rows} == {
        id_: min(distance, 3) for id_, distance in far.items()
    }


@pytest.mark.rule("RT-909")
def test_dots_of_both_colours_are_near_every_place() -> None:
    for dots in (RED, GREEN):
        assert all(min(NET.distance(place, dot) for dot in dots) <= 3 for place in PLACE)


def test_every_place_has_its_card_with_the_same_name_and_region() -> None:
    drawn = {point.id: (point.name, point.region) for point in NET.points if point.region}
    assert {place.id: (place.name, place.region) for place in places()} == drawn
    assert len({place.blurb for place in places()}) == 79
