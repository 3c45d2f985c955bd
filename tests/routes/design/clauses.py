"""The design constraints RT-901 to RT-914, one check each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.routes.design.draft import (
    HOME,
    LEAST_ANGLE,
    LEAST_CLEARANCE,
    LEAST_SPACE,
    REGIONS,
    WIDTH,
    Check,
    Draft,
    Fault,
    Xy,
)


def _numbers(draft: Draft) -> Iterator[str]:
    edges = sorted(draft.points[id_]["edge"] for id_ in draft.edges)
    for what, count, wanted in (
        ("places", len(draft.of("place")), 79),
        ("red dots", len(draft.of("red")), 21),
        ("edge dots", len(edges), 3),
        ("green dots", len(draft.of("green")), 20),
        ("points", len(draft.points), 121),
    ):
        if count != wanted:
            yield f"{count} {what}, not {wanted}"
    if len(edges) == 3 and edges != [1, 2, 3]:
        yield f"the edge dots are numbered {edges}, not 1, 2, 3"
    for id_ in draft.of("place"):
        if draft.points[id_].get("region") not in REGIONS:
            yield f"{id_} lies in no region"


def _lines(draft: Draft) -> Iterator[str]:
    count = len(draft.lines)
    if not 200 <= count <= 212:
        yield f"{count} lines, not 200 to 212"
    mean = 2 * count / len(draft.points)
    if not 3.2 <= mean <= 3.5:
        yield f"the mean degree is {mean:.2f}, not 3.2 to 3.5"


def _start(draft: Draft) -> Iterator[str]:
    near = draft.near[draft.start]
    if len(near) != 6:
        yield f"{len(near)} lines leave the start, not 6: {', '.join(near)}"
    places = [id_ for id_ in near if draft.points[id_]["kind"] == "place"]
    if len(places) not in (4, 5):
        yield f"{len(places)} lines of the start lead to places, not 4 or 5: {', '.join(places)}"


def _degrees(draft: Draft) -> Iterator[str]:
    for id_, near in draft.near.items():
        kind, degree = draft.points[id_]["kind"], len(near)
        if id_ in draft.edges:
            for half in "LR":
                at_half = sum(id_ + half in line for line in draft.lines)
                if at_half < 2:
                    yield f"{id_}{half} has {at_half} lines, fewer than 2"
            if degree > 7:
                yield f"{id_} has {degree} lines, more than 7"
        elif kind == "place" and not 2 <= degree <= 5:
            yield f"{id_} has {degree} lines, not 2 to 5"
        elif kind in ("red", "green") and not 3 <= degree <= 5:
            yield f"{id_} has {degree} lines, not 3 to 5"


def _unbroken(draft: Draft) -> Iterator[str]:
    for id_ in draft.cut_points:
        yield f"without {id_} the network falls apart"


def _distances(draft: Draft) -> Iterator[str]:
    far = {id_: draft.distances.get(id_, 99) for id_ in draft.of("place")}
    counts = Counter(far.values())
    at_two = counts[1] + counts[2]
    at_eight = sum(number for distance, number in counts.items() if distance >= 8)
    mean = sum(far.values()) / max(len(far), 1)
    if counts[1] not in (4, 5):
        yield f"{counts[1]} places at distance 1, not 4 or 5"
    if not 10 <= at_two <= 13:
        yield f"{at_two} places at distance 1 or 2, not 10 to 13"
    if not 12 <= at_eight <= 16:
        yield f"{at_eight} places at distance 8 or more, not 12 to 16"
    for id_, distance in far.items():
        if distance > 10:
            yield f"{id_} is {distance} lines from the start, more than 10"
    if not 4.8 <= mean <= 5.8:
        yield f"the mean distance of places is {mean:.2f}, not 4.8 to 5.8"
    if draft.diameter > 14:
        yield f"the diameter is {draft.diameter}, more than 14"


def _hints(draft: Draft) -> Iterator[str]:
    for id_ in draft.of("place"):
        near, hint = min(draft.distances.get(id_, 99), 3), draft.hints.get(id_)
        if near != hint:
            yield f"{id_} is at distance {near} (3 for more), its near_start_hint is {hint}"


def _dots(draft: Draft) -> Iterator[str]:
    pairs = [sorted(draft.points[draft.point(end)]["kind"] for end in line) for line in draft.lines]
    mixed = pairs.count(["green", "red"])
    both = mixed + pairs.count(["red", "red"]) + pairs.count(["green", "green"])
    if both < 20:
        yield f"{both} lines join two dots, fewer than 20"
    if mixed < 16:
        yield f"{mixed} lines join a red and a green dot, fewer than 16"
    for cluster in draft.clusters:
        if len(cluster) > 4:
            yield f"a cluster of {len(cluster)} dots, more than 4: {', '.join(sorted(cluster))}"


def _served(draft: Draft) -> Iterator[str]:
    exceptions = []
    for kind in ("red", "green"):
        reach = draft.distances_from(*draft.of(kind))
        for id_ in draft.of("place"):
            distance = reach.get(id_, 99)
            if distance > 3:
                yield f"{id_} is {distance} lines from the next {kind} dot"
            elif distance == 3:
                exceptions.append(f"{id_} ({kind})")
    if len(exceptions) > 3:
        yield f"{len(exceptions)} places are 3 lines from a dot, not 3: {', '.join(exceptions)}"


def _circles(draft: Draft) -> Iterator[str]:
    if len(draft.triangles) > 24:
        yield f"{len(draft.triangles)} triangles, more than 24"
    for circle in (*draft.triangles, *draft.squares):
        leaving = draft.leaving(circle)
        if leaving < 3:
            yield f"{leaving} lines leave the circle {', '.join(circle)}, fewer than 3"


def _ways_out(draft: Draft) -> Iterator[str]:
    for region in REGIONS:
        inside, outside = inside_and_outside(draft, region)
        ways = draft.disjoint_paths(inside, outside)
        if ways < 4:
            yield f"{ways} separate ways lead out of {region}, fewer than 4"
        if region != HOME:
            paths = draft.disjoint_paths([draft.start], inside)
            if paths < 4:
                yield f"{paths} separate paths join the start and {region}, fewer than 4"


def inside_and_outside(draft: Draft, region: str) -> tuple[list[str], list[str]]:
    inside = draft.region(region)
    return inside, [id_ for id_ in draft.of("place") if id_ not in inside]


def _examples(draft: Draft) -> Iterator[str]:
    def near(id_: str, kind: str) -> list[str]:
        return [n for n in draft.near.get(id_, ()) if draft.points[n]["kind"] == kind]

    def drawn(id_: str) -> Xy:
        return draft.places.get(id_) or draft.places[f"{id_}R"]

    named = ("marib", "borobudur", "angkor", "changan", "nan_madol", "timbuktu")
    missing = [id_ for id_ in named if id_ not in draft.points]
    if missing:
        yield f"there is no point {', '.join(missing)}"
        return
    if not any(
        "borobudur" in draft.near[green2] and "angkor" in draft.near[green2]
        for red1 in near("marib", "red")
        for green1 in near(red1, "green")
        for red2 in near(green1, "red")
        for green2 in near(red2, "green")
        if red1 != red2 and green1 != green2
    ):
        yield "no path marib, red, green, red, green, borobudur with angkor at the last green dot"
    if "changan" not in draft.near["angkor"]:
        yield "no line joins angkor and changan"
    if not any(
        "nan_madol" in draft.near[red] and drawn(red)[0] > drawn("angkor")[0]
        for red in near("angkor", "red")
    ):
        yield "no red dot east of angkor joins it to nan_madol"
    if not any(drawn(green)[1] > drawn("nan_madol")[1] for green in near("nan_madol", "green")):
        yield "no line joins nan_madol and a green dot south of it"
    if not any(drawn(red)[1] < drawn("timbuktu")[1] for red in near("timbuktu", "red")):
        yield "no line joins timbuktu and a red dot north of it"


def _sides(draft: Draft) -> Iterator[str]:
    halves = {f"{id_}{half}" for id_ in draft.edges for half in "LR"}
    for line in draft.lines:
        for end, other in (line, line[::-1]):
            x = draft.places[other][0]
            if end in halves and (x < WIDTH / 2) != end.endswith("L"):
                yield f"{end} is joined to {other} on the other side of the map"
    for half in sorted(halves):
        if (draft.places[half][0] < WIDTH / 2) != half.endswith("L"):
            yield f"{half} is drawn on the other side of the map"


def _drawing(draft: Draft) -> Iterator[str]:
    for first, second in draft.crossings:
        yield f"the lines {'-'.join(first)} and {'-'.join(second)} cross"
    for angle, here, one_end, other_end in draft.angles:
        if angle < LEAST_ANGLE:
            lines = f"the lines from {here} to {one_end} and to {other_end}"
            yield f"{lines} are {angle:.1f} degrees apart, fewer than {LEAST_ANGLE:.0f}"
    for space, a, b in draft.spaces:
        if space < LEAST_SPACE:
            yield f"{a} and {b} are {space:.1f} pixels apart, fewer than {LEAST_SPACE:.0f}"
    for clear, id_, line in draft.clearances:
        if clear < LEAST_CLEARANCE:
            yield f"the line {'-'.join(line)} passes {id_} at {clear:.1f} pixels"
    for id_, (x, _y) in draft.places.items():
        if not 0 <= x <= WIDTH:
            yield f"{id_} is drawn outside the map"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("RT-901", _numbers),
    ("RT-902", _lines),
    ("RT-903", _start),
    ("RT-904", _degrees),
    ("RT-905", _unbroken),
    ("RT-906", _distances),
    ("RT-907", _hints),
    ("RT-908", _dots),
    ("RT-909", _served),
    ("RT-910", _circles),
    ("RT-911", _ways_out),
    ("RT-912", _examples),
    ("RT-913", _sides),
    ("RT-914", _drawing),
)


def faults(draft: Draft) -> list[Fault]:
    """Return every broken constraint RT-901 to RT-914."""
    return [Fault(clause, text) for clause, check in CHECKS for text in check(draft)]
