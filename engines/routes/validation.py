"""Check a network file against the design constraints RT-901 to RT-915.

    python -m engines.routes.validation [FILE]

prints the figures of the network, then every constraint that is broken with the points concerned;
the exit status is 1 if there is one. Nothing here is used in play: it reads the files as they are,
so that it can say of any draft what is wrong with it.
"""

from __future__ import annotations

import itertools
import json
import math
import sys
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

from engines.core.chance import Chance

CONTENT = Path(__file__).parent / "content"
NETWORK = CONTENT / "network.json"
PLACES = CONTENT / "places.json"

WIDTH = 2048
"""Pixels of the map across (RT-914)."""

REGIONS = (
    "North America",
    "South America",
    "Europe",
    "Africa",
    "Asia",
    "South Pacific and Australia",
)
HOME = "Europe"
"""The region around the start, which RT-911 lets off its second half."""

LEAST_ANGLE = 20.0
LEAST_SPACE = 28.0
LEAST_CLEARANCE = 16.0
"""A line that passes nearer to a foreign point seems to touch it, whatever its ends are."""

HANDS = 20_000

Xy: TypeAlias = tuple[float, float]
Check: TypeAlias = "Callable[[Draft], Iterator[str]]"


@dataclass(frozen=True, slots=True)
class Fault:
    """A broken constraint: its clause, and what breaks it."""

    clause: str
    text: str

    @property
    def line(self) -> str:
        """Both in one line."""
        return f"{self.clause}: {self.text}"


class Draft:
    """A network file as it is, faults included.

    :raises ValueError: if it is so broken that nothing can be said about it.
    """

    def __init__(self, data: Mapping[str, Any], hints: Mapping[str, int]) -> None:
        self.hints = hints
        self.points: dict[str, Mapping[str, Any]] = {p["id"]: p for p in data["points"]}
        if len(self.points) < len(data["points"]):
            raise ValueError("two points have the same id (RT-101)")
        self.places: dict[str, Xy] = {}
        """Where points are drawn; edge dots twice, under their ids followed by L and R."""

        for id_, point in self.points.items():
            if "edge" in point:
                self.places[f"{id_}L"] = tuple(point["left"])
                self.places[f"{id_}R"] = tuple(point["right"])
            else:
                self.places[id_] = (point["x"], point["y"])
        self.lines: list[tuple[str, str]] = [(a, b) for a, b in data["lines"]]
        self.near: dict[str, list[str]] = {id_: [] for id_ in self.points}
        for ends in self.lines:
            for end in ends:
                if end not in self.places:
                    raise ValueError(f"line {list(ends)}: there is no point {end} to draw (RT-102)")
            a, b = map(self.point, ends)
            if a == b:
                raise ValueError(f"line {list(ends)} joins a point to itself (RT-102)")
            if b in self.near[a]:
                raise ValueError(f"two lines join {a} and {b} (RT-102)")
            self.near[a].append(b)
            self.near[b].append(a)
        if len(self.of("start")) != 1:
            raise ValueError("exactly one point is the start (RT-101)")
        self.start = self.of("start")[0]

    @classmethod
    def read(cls, path: Path = NETWORK, places: Path = PLACES) -> Draft:
        """Return the network of a file; ``places`` says how near to the start places are."""
        data = json.loads(path.read_text(encoding="utf-8"))
        return cls(data, read_hints(places))

    def point(self, end: str) -> str:
        """Return the point on which a line ends, without the half of an edge dot."""
        return end if end in self.points else end[:-1]

    def of(self, *kinds: str) -> list[str]:
        """Return the points of some kinds."""
        return [id_ for id_, point in self.points.items() if point["kind"] in kinds]

    def region(self, name: str) -> list[str]:
        """Return the places of a region."""
        return [id_ for id_ in self.of("place") if self.points[id_].get("region") == name]

    @property
    def edges(self) -> list[str]:
        """The edge dots."""
        return [id_ for id_, point in self.points.items() if "edge" in point]

    @cached_property
    def distances(self) -> dict[str, int]:
        """Distances from the start; points out of reach are missing."""
        return self.distances_from(self.start)

    def distances_from(self, *sources: str, without: str = "") -> dict[str, int]:
        """Return how many lines lead from the nearest of some points to each point in reach."""
        found = dict.fromkeys(sources, 0)
        queue = deque(sources)
        while queue:
            here = queue.popleft()
            for there in self.near[here]:
                if there not in found and there != without:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    @cached_property
    def cut_points(self) -> list[str]:
        """Points without which the network falls apart (RT-905)."""
        found = []
        for id_ in self.points:
            other = next(point for point in self.points if point != id_)
            if len(self.distances_from(other, without=id_)) < len(self.points) - 1:
                found.append(id_)
        return found

    @cached_property
    def diameter(self) -> int:
        """The largest distance between two points."""
        return max(max(self.distances_from(id_).values()) for id_ in self.points)

    @cached_property
    def triangles(self) -> list[tuple[str, ...]]:
        """All sets of three points that are joined to each other."""
        return [
            (a, b, c)
            for a in self.points
            for b, c in itertools.combinations(self.near[a], 2)
            if a < b and a < c and c in self.near[b]
        ]

    @cached_property
    def squares(self) -> list[tuple[str, ...]]:
        """All cycles of four points."""
        found = set()
        for a, c in itertools.combinations(self.points, 2):
            shared = [b for b in self.near[a] if b in self.near[c]]
            for b, d in itertools.combinations(shared, 2):
                found.add(tuple(sorted((a, b, c, d))))
        return sorted(found)

    def leaving(self, circle: Collection[str]) -> int:
        """Return how many lines lead from some points to others."""
        return sum(there not in circle for here in circle for there in self.near[here])

    @cached_property
    def clusters(self) -> list[set[str]]:
        """The dots in clusters that lines join."""
        dots, found = set(self.of("red", "green")), []
        while dots:
            cluster, edge = set[str](), {min(dots)}
            while edge:
                cluster |= edge
                edge = {n for id_ in edge for n in self.near[id_] if n in dots} - cluster
            dots -= cluster
            found.append(cluster)
        return found

    def disjoint_paths(self, sources: Collection[str], targets: Collection[str]) -> int:
        """Return how many paths lead from sources to targets without sharing any point.

        If the start is the only source, all of them begin there and share nothing else.
        """
        # Every point is a gate that one path may pass: flow from its "in" side to its "out" side.
        flow: Counter[tuple[tuple[str, str], tuple[str, str]]] = Counter()
        free = self.start if set(sources) == {self.start} else ""
        begun: set[str] = set()

        def room(a: tuple[str, str], b: tuple[str, str]) -> int:
            inside = a[0] == b[0] and a[1] == "in" and b[1] == "out"
            across = b[0] in self.near[a[0]] and a[1] == "out" and b[1] == "in"
            limit = len(self.points) if inside and a[0] == free else int(inside or across)
            return limit - flow[a, b] + flow[b, a]

        count = 0
        while True:
            before: dict[tuple[str, str], tuple[str, str] | None] = {}
            queue: deque[tuple[str, str]] = deque()
            for id_ in sources:
                if id_ not in begun or id_ == free:
                    before[id_, "in"] = None
                    queue.append((id_, "in"))
            end = None
            while queue:
                here = queue.popleft()
                if here[1] == "out" and here[0] in targets:
                    end = here
                    break
                id_, side = here
                steps = [(id_, "out" if side == "in" else "in")]
                steps += [(n, "in" if side == "out" else "out") for n in self.near[id_]]
                for there in steps:
                    if there not in before and room(here, there) > 0:
                        before[there] = here
                        queue.append(there)
            if end is None:
                return count
            step: tuple[str, str] = end
            while (last := before[step]) is not None:
                if flow[step, last]:
                    flow[step, last] -= 1
                else:
                    flow[last, step] += 1
                step = last
            begun.add(step[0])
            count += 1

    # --- the drawing -----------------------------------------------------------------------

    @cached_property
    def angles(self) -> list[tuple[float, str, str, str]]:
        """The angle between neighbouring lines at each drawn point, the smallest first."""
        ends: dict[str, list[str]] = {id_: [] for id_ in self.places}
        for a, b in self.lines:
            ends[a].append(b)
            ends[b].append(a)
        found = []
        for here, others in ends.items():
            if len(others) < 2:
                continue
            x, y = self.places[here]
            turned = sorted(
                (math.atan2(self.places[n][1] - y, self.places[n][0] - x), n) for n in others
            )
            following = [*turned[1:], (turned[0][0] + 2 * math.pi, turned[0][1])]
            for (a0, n0), (a1, n1) in zip(turned, following, strict=True):
                found.append((math.degrees(a1 - a0), here, n0, n1))
        return sorted(found)

    @cached_property
    def crossings(self) -> list[tuple[tuple[str, str], tuple[str, str]]]:
        """Pairs of lines that cross in the drawing."""
        return [
            (one, two)
            for one, two in itertools.combinations(self.lines, 2)
            if not set(one) & set(two) and _cross(*map(self.places.__getitem__, (*one, *two)))
        ]

    @cached_property
    def spaces(self) -> list[tuple[float, str, str]]:
        """Distances in the drawing between each two points, the smallest first."""
        return sorted(
            (math.dist(self.places[a], self.places[b]), a, b)
            for a, b in itertools.combinations(self.places, 2)
        )

    @cached_property
    def clearances(self) -> list[tuple[float, str, tuple[str, str]]]:
        """Distances in the drawing between lines and points not on them, the smallest first."""
        return sorted(
            (_distance(xy, self.places[line[0]], self.places[line[1]]), id_, line)
            for line in self.lines
            for id_, xy in self.places.items()
            if id_ not in line
        )


def read_hints(path: Path = PLACES) -> dict[str, int]:
    """Return the distance class (1, 2, or 3 for more) that each place shall have (RT-907)."""
    rows = json.loads(path.read_text(encoding="utf-8"))
    return {row["id"]: row["near_start_hint"] for row in rows}


def _cross(a: Xy, b: Xy, c: Xy, d: Xy) -> bool:
    def side(p: Xy, q: Xy, r: Xy) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def _distance(point: Xy, a: Xy, b: Xy) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    part = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1)
    part = min(max(part, 0.0), 1.0)
    return math.dist(point, (a[0] + part * dx, a[1] + part * dy))


# --- the clauses ---------------------------------------------------------------------------


def _numbers(draft: Draft) -> Iterator[str]:
    edges = sorted(draft.points[id_]["edge"] for id_ in draft.edges)
    for what, found, wanted in (
        ("places", len(draft.of("place")), 79),
        ("red dots", len(draft.of("red")), 21),
        ("edge dots", len(edges), 3),
        ("green dots", len(draft.of("green")), 20),
        ("points", len(draft.points), 121),
    ):
        if found != wanted:
            yield f"{found} {what}, not {wanted}"
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
        inside, outside = _split(draft, region)
        ways = draft.disjoint_paths(inside, outside)
        if ways < 4:
            yield f"{ways} separate ways lead out of {region}, fewer than 4"
        if region != HOME:
            paths = draft.disjoint_paths([draft.start], inside)
            if paths < 4:
                yield f"{paths} separate paths join the start and {region}, fewer than 4"


def _split(draft: Draft, region: str) -> tuple[list[str], list[str]]:
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
    for one, two in draft.crossings:
        yield f"the lines {'-'.join(one)} and {'-'.join(two)} cross"
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


# --- marks (RT-915) ------------------------------------------------------------------------


def stuck_hands(draft: Draft, size: int, hands: int = HANDS, seed: str = "RT-915") -> float:
    """Return the share of random hands in which no four cards may be marked together.

    A place may be marked at distance 3 or more from the start (FE-203), and no two marks of one
    player may be neighbours, that is, joined by a path with nothing but dots between (FE-204).
    """
    cards = sorted(draft.of("place"))
    beside = [_neighbours(draft, card) for card in cards]
    apart = [
        sum(1 << n for n, other in enumerate(cards) if n > number and other not in beside[number])
        for number in range(len(cards))
    ]
    far = sum(1 << n for n, card in enumerate(cards) if draft.distances.get(card, 99) >= 3)
    chance, stuck = Chance.from_seed(seed), 0
    for _hand in range(hands):
        hand = 0
        while hand.bit_count() < size:
            card, chance = chance.below(len(cards))
            hand |= 1 << card
        chance = chance.hushed()
        stuck += not _fits(hand & far, 4, apart)
    return stuck / hands


def _neighbours(draft: Draft, card: str) -> set[str]:
    found: set[str] = set()
    edge = {card}
    seen = {card}
    while edge:
        reached = {n for id_ in edge for n in draft.near[id_]} - seen
        seen |= reached
        found |= {n for n in reached if draft.points[n]["kind"] == "place"}
        edge = {n for n in reached if draft.points[n]["kind"] in ("red", "green")}
    return found


def _fits(cards: int, wanted: int, apart: Sequence[int]) -> bool:
    """Whether so many cards can be chosen with each two of them apart."""
    if not wanted:
        return True
    while cards.bit_count() >= wanted:
        low = cards & -cards
        cards ^= low
        if _fits(cards & apart[low.bit_length() - 1], wanted - 1, apart):
            return True
    return False


def mark_faults(draft: Draft) -> list[Fault]:
    """Return what is wrong with the marks of Famous Explorers (RT-915)."""
    found = []
    for size, most in ((9, 0.02), (12, 0.002)):
        share = stuck_hands(draft, size)
        if share > most:
            text = f"{share:.2%} of hands of {size} hold no four legal marks, more than {most:.1%}"
            found.append(Fault("RT-915", text))
    return found


# --- the program ---------------------------------------------------------------------------


def figures(draft: Draft) -> Iterator[str]:
    """Yield what there is to say about a network, line by line."""
    yield _row("points", Counter(point["kind"] for point in draft.points.values()))
    yield f"lines: {len(draft.lines)}, mean degree {2 * len(draft.lines) / len(draft.points):.3f}"
    for kind in ("place", "red", "green"):
        degrees = Counter(len(draft.near[id_]) for id_ in draft.of(kind))
        yield _row(f"degrees of {kind}", degrees)
    near = ", ".join(draft.near[draft.start])
    yield f"start: {near}"
    far = [draft.distances.get(id_, 99) for id_ in draft.of("place")]
    mean = sum(far) / len(far)
    yield f"{_row('distances of places', Counter(far))}, mean {mean:.2f}"
    yield f"diameter: {draft.diameter}"
    near_marks, far_marks = (sum(n >= least for n in far) for least in (2, 3))
    yield f"eligible places: {near_marks} at distance >= 2, {far_marks} at >= 3"
    yield f"cut points: {len(draft.cut_points)}, bridges: {len(_bridges(draft))}"
    pairs = Counter(
        "-".join(sorted(draft.points[draft.point(end)]["kind"] for end in line))
        for line in draft.lines
    )
    yield _row("lines by kind", pairs)
    sizes = Counter(map(len, draft.clusters))
    yield _row("clusters of dots by size", sizes)
    for kind in ("red", "green"):
        reach = draft.distances_from(*draft.of(kind))
        yield _row(f"places by lines to {kind}", Counter(reach[id_] for id_ in draft.of("place")))
    circles = [*draft.triangles, *draft.squares]
    least = min(map(draft.leaving, circles), default=0)
    numbers = f"{len(draft.triangles)}, circles of four: {len(draft.squares)}"
    yield f"triangles: {numbers}, at least {least} lines leave each"
    for region in REGIONS:
        inside, outside = _split(draft, region)
        ways, paths = (
            draft.disjoint_paths(*pair) for pair in ((inside, outside), ([draft.start], inside))
        )
        yield f"{region}: {len(inside)} places, {ways} ways out, {paths} paths from the start"
    yield f"crossings: {len(draft.crossings)}"
    angle, here, one, other = draft.angles[0]
    yield f"least angle: {angle:.1f} degrees at {here} between {one} and {other}"
    space, a, b = draft.spaces[0]
    yield f"least space: {space:.1f} pixels between {a} and {b}"
    clear, id_, line = draft.clearances[0]
    yield f"least clearance: {clear:.1f} pixels between {id_} and the line {'-'.join(line)}"
    for size in (9, 12):
        yield f"hands of {size} without four legal marks: {stuck_hands(draft, size):.2%}"


def _row(title: str, counts: Mapping[Any, int]) -> str:
    return f"{title}: " + ", ".join(f"{key} {counts[key]}" for key in sorted(counts))


def _bridges(draft: Draft) -> list[tuple[str, str]]:
    found = []
    for ends in draft.lines:
        a, b = map(draft.point, ends)
        seen, edge = {a}, {a}
        while edge:
            edge = {n for id_ in edge for n in draft.near[id_] if {id_, n} != {a, b}} - seen
            seen |= edge
        if b not in seen:
            found.append((a, b))
    return found


def main(arguments: Sequence[str]) -> int:
    """Print figures and faults of a file; return the exit status."""
    path = Path(arguments[0]) if arguments else NETWORK
    try:
        draft = Draft.read(path)
    except (OSError, ValueError, KeyError, TypeError) as error:
        _say([f"{path}: {type(error).__name__}: {error}"])
        return 1
    broken = [*faults(draft), *mark_faults(draft)]
    if not broken:
        _say([*figures(draft), "RT-901 to RT-915 hold."])
        return 0
    try:
        _say(figures(draft))
    except (ValueError, KeyError, IndexError, ZeroDivisionError):
        _say(["... no further figures: the network is too broken"])
    _say(fault.line for fault in broken)
    return 1


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
