"""What sentences learn about moves, events and questions."""

from __future__ import annotations

import pytest

from engines.core import Chance, Fact
from engines.explorers import load
from engines.explorers.events import Accepted, Marked, Struck, Turned
from engines.explorers.landscape import square_at
from engines.explorers.moves import Take, UseMap
from engines.explorers.notation import facts

GAME = load(None)


def squares(*names: str) -> tuple[int, ...]:
    found = [square_at(name) for name in names]
    assert None not in found
    return tuple(square for square in found if square is not None)


def test_what_a_turn_found_is_counted_by_kind() -> None:
    told = facts(
        Marked(
            seat=1,
            side="W",
            crosses=3,
            map=False,
            marked=squares("c7", "c8", "d8"),
            finds="hkh",
        )
    )
    assert (told["marked"], told["count"]) == ("C7, C8, D8", 3)
    assert (told["horses"], told["keys"], told["maps"], told["fish"]) == (2, 1, 0, 0)
    assert (told["map"], told["side"]) == ("no", "W")
    assert "finds" not in told


@pytest.mark.parametrize(
    ("seat", "near", "told"),
    [
        (2, None, {"active": "somebody", "seat": 2}),
        (None, None, {"active": "nobody"}),
        (None, "WD", {"active": "solo", "near": "WD", "far": "PM"}),
    ],
)
def test_a_turned_card_tells_who_chooses(
    seat: int | None, near: str | None, told: dict[str, int | str]
) -> None:
    event = Turned(round=2, number=3, card=("PM", "WD"), seat=seat, near=near)
    card = {"round": 2, "number": 3, "side": "PM", "other_side": "WD"}
    assert facts(event) == card | told


def test_achievements_are_words_and_temples_a_list() -> None:
    accepted = Accepted(seat=0, achievements=("pilgrim", "at-home"))
    assert facts(accepted) == {"seat": 0, "count": 2, "achievement": "pilgrim at-home"}
    struck = Struck(seat=0, temples=("A", "C"), achievements=())
    assert facts(struck) == {"seat": 0, "temples": "A, C", "count": 0, "achievement": "none"}
    assert facts(Struck(seat=0, temples=(), achievements=("pilgrim",)))["temples"] == "none"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_question_where_to_cross_tells_the_crosses_on_each_side(seats: int) -> None:
    seen, chance = set[tuple[Fact, Fact, Fact]](), Chance.from_seed(f"facts {seats}")
    for game in range(6):
        state = GAME.start(seats, GAME.Options(drawn_landscape=True), f"facts {game}")
        while asked := GAME.decisions(state):
            for question in asked:
                if question.kind != "take":
                    continue
                told = dict(question.facts)
                taken = [move.side for move in question.moves if isinstance(move, Take)]
                assert [told["side"], told["other_side"]] == [*taken, "none"][:2]
                assert told["maps"] == any(isinstance(move, UseMap) for move in question.moves)
                seen.add((told["first"], told["second"], told["maps"]))
            question, chance = chance.chosen(asked)
            move, chance = chance.chosen(question.moves)
            state, _events = GAME.apply(state, question.seat, move)
    both = {(3, 2, 0), (3, 2, 1)}
    with_map_when_active = {(3, 0, 1)} if seats > 1 else set()
    assert both | with_map_when_active <= seen
    assert seen - both - with_map_when_active <= {(3, 3, 0), (3, 3, 1)}
    assert ((3, 3, 0) in seen) == (seats == 3), "nobody is active in the last turn"
