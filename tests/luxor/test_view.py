"""What a view shows besides the tiles: where tiles may lie, what changed, whose turn it is."""

from __future__ import annotations

from .positions import (
    GAME,
    at,
    ended,
    names,
    offered,
    opened,
    play,
    position,
    row,
    started,
)


def test_before_the_first_turn_and_after_the_end() -> None:
    before = GAME.view(started(3, first_player=2), 0)
    assert (before.turn, before.active, before.first) == (0, None, 1)
    assert (before.to_act, before.window, before.outcome) == ((0, 1, 2), None, None)
    after = GAME.view(ended(board=row("F6", "Td:0 Ed")), 0)
    assert (after.active, after.to_act, after.decision) == (None, (), None)
    assert after.outcome is not None


def test_who_plays_and_how_far() -> None:
    state = position(seats=3, board=row("G8", "Ed Ed"), active=1, placed=2)
    for reader in (None, 0, 1, 2):
        view = GAME.view(state, reader)
        assert (view.seat, view.players, view.limit, view.adventures) == (reader, 3, 9, False)
        assert (view.active, view.to_act, view.placed) == (1, (1,), 2)
        assert (view.decision is None) == (reader != 1)


def test_where_tiles_may_lie() -> None:
    state = position(board=row("C6", "Ed Ed Ed Ed Ed Ed Ed"), hand=("Cd2", "Po2"))
    for reader in (None, 0, 1):
        left, right, top, bottom = GAME.view(state, reader).window or (0, 0, 0, 0)
        assert names((top * 32 + left, bottom * 32 + right)) == ["C1", "I12"]
    own = names(GAME.view(state, 0).free)
    assert own == [*(f"{letter}5" for letter in "CDEFGHI"), *(f"{c}7" for c in "CDEFGHI")]
    assert [move for move in offered(state) if move.startswith("Cd")] == [f"Cd {c}" for c in own]
    # Only the reader who is to place a tile gets them.
    assert GAME.view(state, 1).free == GAME.view(state, None).free == ()
    assert GAME.view(play(state, "Po C5"), 0).free == ()
    over = position(board=row("E6", "M:0 Ed"), placed=3, adventures=True, actions=("caravan",))
    assert GAME.view(over, 0).free == ()


def test_what_changed_lately() -> None:
    """The cells changed by the present turn, or, until it has changed any, by the one before."""

    def recent() -> list[str]:
        return names(GAME.view(state, None).recent)

    state = position(board=row("E6", "Ed Td"), hand=("Cd2", "Ed2"), pile=("Ed3",))
    assert recent() == []
    state = play(state, "Cd D6 3 east 1 1")
    assert recent() == []
    state = play(state, "ok")
    assert recent() == ["D6", "E6", "F6"]
    state = play(state, "Ed C6 ok end")
    assert recent() == ["D6", "E6", "F6", "C6"]
    state = play(state, "Ed B6")
    assert recent() == ["D6", "E6", "F6", "C6"]
    state = play(state, "ok")
    assert recent() == ["B6"]
    state = position(board=row("E6", "M:0 Ed"), adventures=True, actions=("caravan",))
    state = play(state, "Ed D6 ok caravan from E6 to F6 ok")
    assert recent() == ["D6", "E6", "F6"]


def test_a_reader_is_told_all_turns_since_the_own_last_one() -> None:
    def news(seat: int | None) -> list[tuple[int, list[str], tuple[int, ...]]]:
        turns = GAME.view(state, seat).news
        return [(turn.seat, names(turn.cells), turn.steps) for turn in turns]

    state = position(board=row("E6", "Ed Td"), hand=("Cd2", "Ed2"), others=("Ed3",) * 3, seats=3)
    assert news(None) == news(0) == []
    state = play(state, "Cd D6 3 east 1 1 1 ok")
    first: tuple[int, list[str], tuple[int, ...]] = (0, ["D6", "E6", "F6"], (0, 1, 2))
    assert news(None) == news(0) == news(1) == [first]
    state = play(state, "Ed C6 ok end")
    first = (0, [*first[1], "C6"], (*first[2], 0))
    assert news(None) == news(0) == news(1) == [first]
    state = play(state, "Ed B6 ok", seat=1)
    second = (1, ["B6"], (0,))
    assert news(None) == [second]
    assert news(0) == [second]
    assert news(1) == news(2) == [first, second]
    state = play(state, "end", seat=1)
    assert news(1) == news(0) == [second]
    assert news(2) == [first, second]


def test_an_action_is_told_with_its_target() -> None:
    state = position(board=row("E6", "M:0 Ed"), adventures=True, actions=("caravan",))
    state = play(state, "Ed D6 ok caravan from E6 to F6 ok")
    (turn,) = GAME.view(state, None).news
    assert (turn.seat, names(turn.cells), turn.steps) == (0, ["D6", "E6", "F6"], (0, 0, 1))


def test_the_end_and_a_turn_that_has_just_begun_to_be_told_have_news() -> None:
    state = position(board=row("E6", "Ed Td"), hand=("Cd2",), others=())
    over = play(state, "Cd D6 2 east 1 1 ok end")
    assert over.finished
    assert not over.news
    (turn,) = GAME.view(over, 1).news
    assert (turn.seat, names(turn.cells)) == (0, ["D6", "E6"])
    running = position(board=row("E6", "Ed Td"), hand=("Ed2",), placed=1)
    assert names(GAME.view(play(running, "Ed D6 ok"), 1).news[0].cells) == ["D6"]


def test_a_view_is_built_from_the_state_as_it_is() -> None:
    state = opened(2, keep="M")
    view = GAME.view(state, 0)
    assert view.hand == ("Cd1", "M1")
    assert view.board == state.board
    assert [at(cell) for cell in ("F6", "G6", "F7", "G7")] == [*view.board]
