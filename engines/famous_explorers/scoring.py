"""Points at any time and at the end (FE-502 to FE-505, FE-821 to FE-827, FE-839, FE-840)."""

from __future__ import annotations

from functools import lru_cache

from engines.core import Outcome
from engines.famous_explorers.lookup import Lookup
from engines.famous_explorers.state import State
from engines.famous_explorers.view import Score
from engines.routes.network import bits_of, numbers_of

SPARED = 2
"""FE-839: cards in hand that the Sealed Letter spares."""

MOST = 3
"""The most that one Explorer, or the Lecture Tour, scores."""

score_of = lru_cache(maxsize=4096)(Score)


def track(state: State, seat: int) -> int:
    """Return the points of a seat on the score track during the game (FE-106)."""
    scored, taken, claimed = state.scored[seat], state.taken[seat], state.claimed[seat]
    cards = len(scored) + len(taken) + len(claimed)
    return cards + len(state.with_mark[seat]) + len(claimed) + state.corrections[seat]


def hand_sizes(state: State) -> tuple[int, ...]:
    """Return how many cards each seat holds, counting what it is about to draw or keep."""
    sizes = [len(hand) for hand in state.cards.hands]
    if state.drawn:
        sizes[state.board.active] += 1
    if state.marker is not None:
        sizes[state.marker] += len(state.tossed)
    return tuple(sizes)


def scores(lookup: Lookup, state: State) -> tuple[Score, ...]:
    """Return every seat's points by source, as if the game ended now (FE-502)."""
    sizes = hand_sizes(state)
    return tuple([_score(lookup, state, seat, sizes[seat]) for seat in range(state.seats)])


def _score(lookup: Lookup, state: State, seat: int, hand: int) -> Score:
    events = state.kept_events[seat] if state.kept_events else ()
    claimed = len(state.claimed[seat])
    spared = min(hand, SPARED) if "letter" in events else 0
    return score_of(
        cards=len(state.scored[seat]) + len(state.taken[seat]) + claimed,
        marks=len(state.with_mark[seat]),
        secrets=claimed,
        corrections=state.corrections[seat],
        explorers=sum(explorer_points(lookup, state, seat, card) for card in state.explorers[seat]),
        events=min(state.board.tickets[seat] // 2, MOST) if "tour" in events else 0,
        unfulfilled=spared - hand,
        unclaimed=-len(state.marks[seat]),
    )


def explorer_points(lookup: Lookup, state: State, seat: int, card: str) -> int:
    """Return what an Explorer scores for a seat as things stand (FE-821 to FE-827)."""
    if card == "bell":
        return {4: 3, 3: 1}.get(len(state.with_mark[seat]), 0)
    if card == "sacagawea":
        return min((len(state.taken[seat]) + len(state.claimed[seat])) // 2, MOST)
    places = bits_of((*state.scored[seat], *state.taken[seat], *state.claimed[seat]))
    return _by_places(lookup, places, card)


@lru_cache(maxsize=4096)
def _by_places(lookup: Lookup, places: int, card: str) -> int:
    """Return what an Explorer scores that depends only on the scored places."""
    regions = lookup.regions
    match card:
        case "battuta":
            visited = sum(bool(region & places) for region in regions.values())
            return {6: 3, 5: 2}.get(visited, 0)
        case "zheng":
            pair = (regions.get("Asia", 0), regions.get("Africa", 0))
            return min(MOST, *((region & places).bit_count() for region in pair))
        case "humboldt":
            largest = _largest_group(lookup, places)
            return 3 if largest >= 7 else 2 if largest >= 5 else 1 if largest >= 3 else 0
        case "bird":
            return min((places & lookup.far).bit_count(), MOST)
        case "amundsen":
            north, south = bool(places & lookup.north), bool(places & lookup.south)
            return 3 if north and south else int(north or south)
    raise AssertionError(f"there is no Explorer {card}")


def _largest_group(lookup: Lookup, places: int) -> int:
    """Return the size of the largest group of places connected as neighbours (FE-204)."""
    largest = 0
    while places:
        group, edge = 0, places & -places
        while edge:
            group |= edge
            near = 0
            for place in numbers_of(edge):
                near |= lookup.neighbours[place]
            edge = near & places & ~group
        places &= ~group
        largest = max(largest, group.bit_count())
    return largest


def outcome(lookup: Lookup, state: State) -> Outcome | None:
    """Return the final result once the game is over (FE-502, FE-505)."""
    if not state.board.ended:
        return None
    points = scores(lookup, state)
    # FE-505: the tie-break counts cards, each once; Explorers and Events are none (FE-810).
    standing = [(score.total, score.cards) for score in points]
    return Outcome(
        scores=tuple(score.total for score in points),
        ranks=tuple(1 + sum(rival > own for rival in standing) for own in standing),
        sources=tuple(
            (name, tuple(getattr(score, name) for score in points)) for name in _sources(state)
        ),
    )


def _sources(state: State) -> tuple[str, ...]:
    """Return the sources of points that the options of a game offer, in the order of FE-502."""
    sources = ["cards", "marks"]
    if state.secret_destinations:
        sources += ["secrets", "corrections"]
    if state.explorers_events:
        sources += ["explorers", "events"]
    return (*sources, "unfulfilled", "unclaimed")
