"""Section 8 of the catalogue: what is asked, of whom, with how many answers."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import Decision
from engines.core.line import play_forced
from engines.luxor.moves import Confirm, Deploy, Leave, Move, Place, Target, Use
from engines.luxor.state import State

from .games import random_game
from .positions import (
    GAME,
    asked,
    at,
    column,
    lined,
    offered,
    play,
    position,
    refused,
    row,
    stack,
    started,
)

CROSS = row("E6", "Ed . Ed") | column("F5", "Ed . Ed")


def kinds(state: State) -> list[str]:
    """Return the kinds of moves offered, each once, in order."""
    return list(dict.fromkeys(type(move).__name__ for move in asked(state).moves))


def steps(question: Decision[Move]) -> Counter[int]:
    """Return how many answers have how many steps."""
    return Counter(len(GAME.path(move)) for move in question.moves)


@pytest.mark.rule("LX-801")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_801_everybody_is_asked_at_once_which_tile_to_keep(seats: int) -> None:
    questions = GAME.decisions(started(seats))
    assert [question.seat for question in questions] == [*range(seats)]
    for question in questions:
        assert (question.kind, question.steps, question.automatic) == ("keep", ("tile",), False)
        assert [GAME.format(move) for move in question.moves] == ["keep Td", "keep Ed", "keep M"]


@pytest.mark.rule("LX-802")
def test_802_which_tile_of_the_hand() -> None:
    two = position(board=CROSS, hand=("Cd2", "Po3"))
    assert {move.tile for move in asked(two).moves} == {"Cd", "Po"}
    assert kinds(two) == ["Place"]
    state = position(board=CROSS, hand=("L2",))
    assert {move.tile for move in asked(state).moves} == {"L"}


@pytest.mark.rule("LX-802")
@pytest.mark.parametrize("hand", [("Cd2", "Cd2"), ("Cd4", "Cd2"), ("Cd2", "Cd4")])
def test_802_two_equal_tiles_are_one_option(hand: tuple[str, str]) -> None:
    state = position(board=CROSS, hand=hand)
    single = position(board=CROSS, hand=("Cd2",))
    assert offered(state) == offered(single)
    after = play(state, "Cd F6 1 ok")
    # It makes no difference which goes; the older one does.
    assert after.hands[0] == (max(hand),)


@pytest.mark.rule("LX-802", "LX-807")
def test_802_is_forced_first_and_optional_then() -> None:
    state = position(board=CROSS, hand=("Ed2", "Ed2"), pile=("Ed3", "Ed3"))
    assert kinds(state) == ["Place"]
    assert kinds(play(state, "Ed F6 ok")) == ["Place", "End"]


@pytest.mark.rule("LX-803")
def test_803_the_cell_is_split_into_row_and_column() -> None:
    state = position(board=CROSS, hand=("Cd2", "Po3"))
    question = asked(state)
    assert question.steps == ("what", "row", "column")
    assert GAME.path(Place("Cd", at("F6"))) == ("Cd", "6", "F")
    assert steps(question) == {3: len(question.moves)}
    # F6 in the middle, and around the cross.
    cells = {GAME.path(move)[1:] for move in question.moves}
    assert ("6", "F") in cells
    assert len(cells) == 9


@pytest.mark.rule("LX-803")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_803_no_step_has_more_answers_than_a_select_holds(seats: int) -> None:
    most = 0
    for played in random_game(seats, adventures=True, seed="steps"):
        for question in GAME.decisions(played.state):
            answers = [GAME.path(move) for move in question.moves]
            most = max(most, len({words[1:] for words in answers if len(words) == 3}))
            for depth in range(3):
                groups: dict[tuple[str, ...], set[str]] = {}
                for words in answers:
                    if len(words) > depth:
                        groups.setdefault(words[:depth], set()).add(words[depth])
                assert all(len(group) <= 25 for group in groups.values())
            # No two answers have the same steps.
            assert len(set(answers)) == len(answers)
    assert most > 15


@pytest.mark.rule("LX-804")
@pytest.mark.parametrize(
    ("tile", "supply", "counts"),
    [("Cd", 30, [1, 2, 3, 4, 5]), ("Co", 30, [2, 3, 4, 5]), ("Cd", 3, [1, 2, 3])],
)
def test_804_how_many_are_put_on_the_camp(tile: str, supply: int, counts: list[int]) -> None:
    state = position(board=CROSS, hand=(f"{tile}2", "Ed2"), supplies=(supply, 30))
    question = asked(play(state, f"{tile} F6"))
    steps = ("count", "direction", "way")  # the last two are answered by spreading them at once
    assert (question.seat, question.kind, question.steps) == (0, "deploy", steps)
    assert [*question.moves] == [Deploy(count) for count in counts]
    assert question.facts == (("supply", supply),)


@pytest.mark.rule("LX-804")
@pytest.mark.parametrize(("tile", "supply"), [("Cd", 1), ("Cd", 0), ("Co", 2), ("Co", 1)])
def test_804_is_not_asked_with_one_possibility(tile: str, supply: int) -> None:
    state = position(board=CROSS, hand=(f"{tile}2", "Ed2"), supplies=(supply, 30))
    drafted, _events = GAME.apply(state, 0, Place(tile, at("F6")))  # type: ignore[arg-type]
    (question,) = GAME.decisions(drafted)
    assert (question.kind, question.automatic, len(question.moves)) == ("deploy", True, 1)
    assert len(play_forced(GAME, drafted)) == 1
    assert asked(play(state, f"{tile} F6")).kind == "confirm"


@pytest.mark.rule("LX-805")
def test_805_none_or_a_direction() -> None:
    state = play(position(board=CROSS, hand=("Cd2", "Ed2")), "Cd F6 2")
    question = asked(state)
    assert (question.seat, question.kind, question.steps) == (0, "walk", ("direction",))
    assert offered(state) == ["stand", "north", "east", "south", "west"]
    assert question.facts == (("crew", 2), ("walk", "may"), ("room", 4))
    # Of five one at least must leave.
    five = play(position(board=CROSS, hand=("Cd2", "Ed2")), "Cd F6 5")
    assert offered(five) == ["north", "east", "south", "west"]
    assert asked(five).facts == (("crew", 5), ("walk", "must"), ("room", 4))


@pytest.mark.rule("LX-805")
def test_805_only_directions_in_which_a_walk_is_possible_are_offered() -> None:
    board = CROSS | {"F5": "L", "G6": "M", "F7": "Td:1111"}
    state = position(board=board, hand=("Cd2", "Ed2"))
    assert offered(play(state, "Cd F6 2")) == ["stand", "west"]
    assert offered(play(state, "Cd F6 4")) == ["stand", "east", "west"]


@pytest.mark.rule("LX-806")
def test_806_how_many_stay_is_asked_while_walkers_remain() -> None:
    board = row("E6", "Ed Ed Ed Ed Ed")
    state = play(position(board=board, hand=("Cd2", "Ed2")), "Cd D6 4 east")
    question = asked(state)
    assert (question.seat, question.kind, question.steps) == (0, "leave", ("count",))
    assert question.facts == (("walkers", 4), ("cell", "D6"), ("at", "camp"))
    assert [*question.moves] == [Leave(1), Leave(2), Leave(3)]
    state = play(state, "1")
    assert asked(state).facts == (("walkers", 3), ("cell", "E6"), ("at", "tile"))
    assert offered(state) == ["leave 1", "leave 2", "leave 3"]
    state = play(state, "1")
    assert asked(state).facts == (("walkers", 2), ("cell", "F6"), ("at", "tile"))
    # The last of them has no choice, and is not asked.
    assert asked(play(state, "1")).kind == "confirm"
    assert asked(play(state, "2")).kind == "confirm"


@pytest.mark.rule("LX-807")
@pytest.mark.parametrize("done", [1, 2])
def test_807_another_tile_an_action_or_the_end(done: int) -> None:
    def turn(placed: int, *actions: str) -> State:
        board = CROSS | {"G6": "M:0"}
        return position(board=board, adventures=True, actions=actions, placed=placed)

    assert kinds(turn(done, "snakes")) == ["Place", "Use", "End"]
    assert kinds(turn(done)) == ["Place", "End"]
    assert kinds(turn(0, "snakes")) == ["Place"]
    assert kinds(turn(3, "snakes")) == ["Use", "End"]
    assert play(turn(done, "snakes"), "end").active == 1


@pytest.mark.rule("LX-807")
@pytest.mark.parametrize(
    ("placed", "hand", "actions", "possible"),
    [
        (0, ("Ed5", "Ed5"), ("snakes",), "place"),
        (1, ("Ed5",), (), "place"),
        (1, ("Ed5",), ("boat",), "place"),
        (1, ("Ed5",), ("snakes",), "place-or-use"),
        (2, ("Ed5",), ("boat", "snakes"), "place-or-use"),
        (1, (), ("snakes",), "use"),
        (2, (), ("snakes",), "use"),
        (3, ("Ed5",), ("snakes",), "use"),
        (1, (), ("boat",), "end"),
        (3, ("Ed5",), ("boat",), "end"),
    ],
)
def test_807_says_what_is_possible(
    placed: int, hand: tuple[str, ...], actions: tuple[str, ...], possible: str
) -> None:
    """Tiles may be used up before the third placement, and there is no lake for a boat."""
    board = CROSS | {"G6": "M:0"}
    state = position(board=board, hand=hand, adventures=True, actions=actions, placed=placed)
    question = asked(state)
    most = min(3, len(hand))
    assert question.facts == (("placed", placed), ("possible", possible), ("most", most))
    assert ("Place" in kinds(state)) == possible.startswith("place")
    assert ("Use" in kinds(state)) == possible.endswith("use")
    assert ("End" in kinds(state)) == (placed > 0)


@pytest.mark.rule("LX-807", "LX-811")
@pytest.mark.parametrize("adventures", [False, True])
def test_going_on_is_offered_exactly_where_the_turn_goes_on(adventures: bool) -> None:
    went_on = ended = 0
    for number in range(6):
        state = started(3, f"on {number}", adventures=adventures)
        for played in random_game(3, adventures=adventures, seed=f"on {number}"):
            before, state = state, played.state
            if before.draft is None or asked(before).kind != "confirm":
                continue
            if Confirm(end=False) in asked(before).moves:
                after, _events = GAME.apply(before, before.active, Confirm(end=False))
                assert (after.turn, after.active) == (before.turn, before.active)
                assert asked(after).kind == "turn"
                went_on += 1
            else:
                refusal = GAME.refusal(before, before.active, Confirm(end=False))
                assert refusal is not None
                assert refusal.rule in ("LX-302", "LX-311", "LX-603")
                ended += 1
    assert went_on > 100
    assert ended > 25


@pytest.mark.rule("LX-807")
def test_807_is_not_asked_when_nothing_is_left_to_choose() -> None:
    state = position(board=CROSS, hand=("Ed2", "Ed2"), pile=("Ed3",), placed=2)
    assert play(state, "Ed F6 ok").active == 1
    state = position(board=CROSS, hand=("Ed2",))
    assert play(state, "Ed F6 ok").active == 1
    # Nor with the expansion without anybody on a mountain, whatever action tiles are held.
    for action in ("boat", "snakes", "sandstorm", "caravan"):
        state = position(board=CROSS, hand=("Ed2",), adventures=True, actions=(action,))
        drafted = play(state, "Ed F6")
        assert offered(drafted) == ["ok end"]
        refused(drafted, Confirm(end=False), "LX-311", "turn-must-end")
        assert play(drafted, "ok").active == 1


@pytest.mark.rule("LX-808", "LX-809")
def test_808_809_which_action_from_which_mountain_or_none() -> None:
    board = row("E6", "M:0 L Td:0 Ed M:10 Ed") | {"E7": "M:1", "E8": "Ed"}
    state = position(
        board=board,
        hand=(),
        placed=1,
        adventures=True,
        actions=("caravan", "boat", "sandstorm", "snakes"),
    )
    # No caravan from E6: a lake to the east, and to the south a mountain it may enter.
    assert offered(state) == [
        *(f"{action} from E6" for action in ("boat", "snakes", "sandstorm", "caravan")),
        *(f"{action} from I6" for action in ("boat", "snakes", "sandstorm", "caravan")),
        "end",
    ]
    assert GAME.path(Use("boat", at("I6"))) == ("boat", "6", "I")
    # Two equal action tiles are one option.
    twice = position(
        board=board, hand=(), placed=1, adventures=True, actions=("boat", "boat", "boat")
    )
    assert offered(twice) == ["boat from E6", "boat from I6", "end"]


@pytest.mark.rule("LX-810")
def test_810_the_target() -> None:
    board = row("E6", "L M:0 Td:0 L Po") | {"F5": "Ed", "F7": "Ed"}
    state = position(
        board=board,
        placed=1,
        adventures=True,
        actions=("boat", "snakes", "sandstorm", "caravan"),
    )
    targets = {
        "boat": ["E6", "H6"],
        "snakes": ["F5", "E6", "F6", "H6", "I6", "F7"],
        "caravan": ["F5", "G6", "F7"],
    }
    for action, cells in targets.items():
        question = asked(play(state, f"{action} from F6"))
        assert (question.seat, question.kind, question.steps) == (0, "target", ("row", "column"))
        assert question.facts == (("action", action),)
        assert [*question.moves] == [Target(at(cell)) for cell in cells]
    assert GAME.path(Target(at("F5"))) == ("5", "F")
    # A single target is chosen without asking; it must still be confirmed.
    drafted = play(state, "sandstorm from F6")
    assert asked(drafted).kind == "confirm"
    assert stack(play(drafted, "ok"), "G6") == "00"
    refused(drafted, Target(at("F5")), "LX-602", "no-action")


@pytest.mark.rule("LX-811")
def test_811_every_placement_and_action_is_confirmed() -> None:
    state = position(board=CROSS | {"G6": "M:0"}, hand=("Cd2", "Ed2"), pile=("Ed3",))
    for line in ("Ed F6", "Cd F6 1", "Cd F6 4 stand", "Cd F6 2 north"):
        drafted = play(state, line)
        question = asked(drafted)
        assert (question.seat, question.kind, question.automatic) == (0, "confirm", False)
        assert [*question.moves] == [Confirm(end=False), Confirm(end=True)]
        assert (drafted.board, drafted.stacks) == (state.board, state.stacks)
        assert play(drafted, "ok").active == 0
        assert play(drafted, "ok end").active == 1
    acting = position(board=CROSS | {"G6": "M:0"}, placed=1, adventures=True, actions=("snakes",))
    drafted = play(acting, "snakes from G6 to G6")
    assert offered(drafted) == ["ok end"]
    assert drafted.snakes == {}
    assert play(drafted, "ok").snakes == {at("G6"): 0}


@pytest.mark.rule("LX-811")
def test_811_a_confirmation_needs_a_finished_draft() -> None:
    state = position(board=CROSS, hand=("Cd2", "Ed2"))
    refused(state, "ok", "LX-702", "nothing-drafted")
    refused(state, "Cd F6 ok", "LX-702", "draft-unfinished")
    refused(state, "Cd F6 3 ok", "LX-702", "draft-unfinished")
    refused(play(state, "Cd F6"), "Ed F6", "LX-702", "draft-open")


@pytest.mark.rule("LX-803", "LX-811")
def test_a_turn_with_a_plain_tile_takes_four_answers() -> None:
    """Section 10: the tile, its row, its column, and the confirmation that ends the turn."""
    state = position(board=CROSS, hand=("Td2", "Ed2"))
    played = lined(state, "Td F6 ok end")
    assert [GAME.path(step.move) for step in played] == [("Td", "6", "F"), ("end",)]
    assert played[-1].state.active == 1
