"""Print the figures of a network, and what is wrong with it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.network.clauses import faults, inside_and_outside
from bench.network.draft import REGIONS, Draft
from bench.network.marks import mark_faults, stuck_hands
from engines.routes.content import NETWORK


def figures(draft: Draft) -> Iterator[str]:
    """Yield the figures of a network as lines of text."""
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
        inside, outside = inside_and_outside(draft, region)
        ways, paths = (
            draft.disjoint_paths(*pair) for pair in ((inside, outside), ([draft.start], inside))
        )
        yield f"{region}: {len(inside)} places, {ways} ways out, {paths} paths from the start"
    yield f"crossings: {len(draft.crossings)}"
    angle, here, first, second = draft.angles[0]
    yield f"least angle: {angle:.1f} degrees at {here} between {first} and {second}"
    space, a, b = draft.spaces[0]
    yield f"least space: {space:.1f} pixels between {a} and {b}"
    clear, id_, line = draft.clearances[0]
    yield f"least clearance: {clear:.1f} pixels between {id_} and the line {'-'.join(line)}"
    for size in (9, 12):
        yield f"hands of {size} without four legal marks: {stuck_hands(draft, size):.2%}"


def _row(title: str, counts: Mapping[Any, int]) -> str:
    return f"{title}: " + ", ".join(f"{key} {counts[key]}" for key in sorted(counts))


def _bridges(draft: Draft) -> list[tuple[str, str]]:
    bridges = []
    for ends in draft.lines:
        a, b = map(draft.point, ends)
        reached, edge = {a}, {a}
        while edge:
            edge = {n for id_ in edge for n in draft.near[id_] if {id_, n} != {a, b}} - reached
            reached |= edge
        if b not in reached:
            bridges.append((a, b))
    return bridges


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
