"""Section 10 of the rules: what each reader sees, and where undo stops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import chain, permutations

import pytest

from bot.texts import LOCALES
from engines.core import Chance, Event, IllegalMove, play_move
from engines.core.event import Event as CoreEvent
from engines.explorers.events import Committed, Marked, Turned
from engines.explorers.sheet import Draft
from engines.explorers.state import State

from .games import GAME, Table, names, random_game, seat, started, states_of, table, tied

DRAFTED = ("start", "mark")
REVEALING = {"drawn", "accepted", "started", "sided", "marked", "turned"}
SET_UP = ("accept", "redraw", "village")


def seen(on: Table | State, reader: int | None) -> tuple[str, str]:
    """Return all that a reader sees, as JSON and as text."""
    game, state = (on.game, on.state) if isinstance(on, Table) else (GAME, on)
    view = game.view(state, reader)
    return game.views.dump(view), game.text(view)


def other_worlds(state: State, reader: int | None) -> Iterator[State]:
    """Yield hand-made states that differ only in what the reader may not know."""
    if state.aside is not None and state.pile:
        yield replace(state, pile=state.pile[::-1])
        yield replace(state, pile=(state.aside, *state.pile[1:]), aside=state.pile[0])
    streams = state.chance
    for stream in fields(streams):
        yield replace(state, chance=replace(streams, **{stream.name: Chance(4711)}))
    if state.phase not in DRAFTED:
        return
    for who, draft in enumerate(state.drafts):
        if who == reader:
            continue
        stage = "committed" if draft.stage == "committed" else "choose"
        other = Draft(sheet=state.sheets[who], stage=stage)  # type: ignore[arg-type]
        yield replace(state, drafts=(*state.drafts[:who], other, *state.drafts[who + 1 :]))


@pytest.mark.rule("XP-302", "XP-953", "XP-954")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_that_is_hidden_changes_what_a_reader_sees(seats: int) -> None:
    tried = 0
    for state in states_of(seats, "hidden", expert=("temples",), achievements=1)[::17]:
        for reader in (None, *range(seats)):
            view = seen(state, reader)
            for world in other_worlds(state, reader):
                assert seen(world, reader) == view
                tried += world != state
    assert tried > 90


@pytest.mark.rule("XP-953")
def test_the_table_of_section_10_row_by_row() -> None:
    on = table(seats=3, sheets=[seat(), seat(maps=1)], achievements=("at-home",), number=3)
    on = on.play(2, "side prairie").play(1, "map prairie d3 d2")
    on = on.play(0, "take prairie d3 d2 commit")
    for reader in (None, 0, 1, 2):
        view = on.view(reader)
        # All know the number of cards left, those turned, the card, its side, who has committed.
        assert (view.pile, len(view.turned), view.card, view.side) == (4, 2, ("P", "W"), "P")
        assert view.committed == (True, False, False)
        assert view.to_act == (1, 2)
        assert [own.crosses.bit_count() for own in view.sheets] == [1, 1, 1]
        assert [own.maps_used for own in view.sheets] == [0, 0, 0]
        assert [tile.id for tile in view.achievements] == ["at-home"]
        assert view.own == (None if reader is None else on.draft(reader))
        assert view.news == ()
    assert on.view(1).own is not None
    assert names(on.draft(1).marked) == "D3 D2"
    assert on.view(0).decision is None
    assert on.view(None).decision is None
    on = on.play(1, "d1 c1 commit").play(2, "d3 d2 d1 commit")
    for reader in (None, 0, 1, 2):
        view = on.view(reader)
        assert [own.crosses.bit_count() for own in view.sheets] == [3, 5, 4]
        assert [own.maps_used for own in view.sheets] == [0, 1, 0]
        assert [(turn.seat, turn.map, names(turn.marked)) for turn in view.news] == [
            (0, False, "D3 D2"), (1, True, "D3 D2 D1 C1"), (2, False, "D3 D2 D1")
        ]  # fmt: skip


@pytest.mark.rule("XP-953")
def test_a_spectator_sees_no_draft_and_no_card_of_the_pile() -> None:
    for state in states_of(3, "hidden three")[::11]:
        view = GAME.view(state, None)
        assert view.own is None
        assert view.decision is None
        assert view.closed == 0
        stored = GAME.views.dump(view)
        assert '"aside"' not in stored
        assert '"chance"' not in stored


@pytest.mark.rule("XP-953")
def test_draft_moves_are_told_to_their_own_seat_only() -> None:
    private = {"chose", "crossed", "lost", "chose-bonus", "stopped", "committed"}
    seen_kinds = set()
    games = (random_game(4, f"private {number}", expert=("temples",)) for number in range(3))
    for done in chain(*games):
        for event in done.events:
            kind = event.kind  # type: ignore[attr-defined]
            seen_kinds.add(kind)
            assert event.audience == ((done.seat,) if kind in private else None)
    assert private <= seen_kinds


@pytest.mark.rule("XP-953")
def test_what_others_have_marked_changes_no_question_refusal_or_value() -> None:
    land = {"D3": "P T", "D5": "P a", "E4": "P a", "C4": "P h"}
    on = table(land, seats=2, sheets=[seat(keys=1), seat(keys=1)]).play(0, "side prairie")
    others = ["d3", "d3 d5", "d5", "c4", "d3 d5 d2", "d3 d5 d2 commit"]
    worlds = [on, *(on.play(0, line) for line in others)]
    lines = ["take prairie", "take water", "take prairie d3 d5"]
    for line in lines:
        answers = {
            (repr(world.play(1, line).draft(1)), repr(world.play(1, line).view(1).decision))
            for world in worlds
        }
        assert len(answers) == 1
    for refused in ("take prairie / d7", "take prairie / commit", "take prairie / d5 / e4"):
        assert len({repr(world.refused(1, refused)) for world in worlds}) == 1


@pytest.mark.rule("XP-953", "XP-313")
def test_public_events_and_views_do_not_depend_on_a_draft_until_the_last_commit() -> None:
    on = table({"D3": "P T"}, seats=3, sheets=[seat(keys=1)] * 3).play(0, "side prairie")
    first, second = (
        on.play(1, line) for line in ("take prairie d3 d2 commit", "take water commit")
    )
    assert first.public() == second.public() == []
    for reader in (None, 0, 2):
        assert seen(first, reader) == seen(second, reader)
    first, second = (world.play(0, "c4 c5 c6 commit") for world in (first, second))
    for reader in (None, 0, 2):
        assert seen(first, reader) == seen(second, reader)


# --- dealing again -------------------------------------------------------------------------


@pytest.mark.rule("XP-953", "XP-954")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_resampled_state_looks_the_same_and_is_another(seats: int) -> None:
    differed = set()
    states = states_of(seats, "resampled", expert=("temples",), achievements=1)
    for number, state in enumerate(states[::23]):
        for reader in (None, *range(seats)):
            world = GAME.resample(state, reader, Chance(number))
            assert seen(world, reader) == seen(state, reader)
            assert GAME.broken_invariants(world) == ()
            for part in ("pile", "aside", "drafts", "chance"):
                if getattr(world, part) != getattr(state, part):
                    differed.add(part)
            if reader is not None:
                assert world.drafts[reader] == state.drafts[reader]
    assert {"pile", "aside", "drafts", "chance"} <= differed | ({"drafts"} if seats == 1 else set())


@pytest.mark.rule("XP-954")
def test_the_eighth_card_may_be_any_that_was_not_turned() -> None:
    on = table(number=5)
    unknown = {*on.state.pile, on.state.aside}
    asides = {GAME.resample(on.state, 0, Chance(number)).aside for number in range(40)}
    assert asides == unknown
    last = table(number=7)  # after turn 7 it may be deduced
    assert {GAME.resample(last.state, 0, Chance(n)).aside for n in range(9)} == {last.state.aside}


@pytest.mark.rule("XP-954")
def test_the_eighth_card_is_never_told() -> None:
    for state in states_of(2, "eighth")[::7]:
        if state.aside is None or state.phase == "over":
            continue
        for reader in (None, 0, 1):
            view = GAME.view(state, reader)
            assert state.aside not in (view.card, *view.turned)
    for done in random_game(2, "eighth"):
        for event in done.events:
            if isinstance(event, Turned):
                assert event.card != done.state.aside


# --- undo ----------------------------------------------------------------------------------


def reveals(events: tuple[Event, ...]) -> bool:
    """Whether undo stops after these events."""
    return any(event.reveals for event in events)


@pytest.mark.rule("XP-951")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_reveals(seats: int) -> None:
    kinds = set()
    for done in random_game(seats, "reveals", achievements=1, expert=("temples",)):
        for event in done.events:
            assert isinstance(event, CoreEvent)
            kind = event.kind  # type: ignore[attr-defined]
            assert event.reveals == (kind in REVEALING)
            kinds |= {kind} if event.reveals else set()
        settled = any(isinstance(event, Marked) for event in done.events)
        assert done.reveals == (settled or done.move.kind in ("side", *SET_UP))
    never = {"sided"} if seats == 1 else set()
    assert kinds | {"drawn"} == REVEALING - never  # not in every game a layout is drawn again


@pytest.mark.rule("XP-951")
def test_the_layout_draw_and_the_side_reveal_but_placing_a_tile_does_not() -> None:
    on = started(2, first_player=1)
    assert reveals(on.play(0, "redraw").events)
    assert reveals(on.play(0, "accept").events)
    placing = next(line for line in on.offered(0) if line[0] == "A")
    assert not reveals(on.play(0, placing).events)
    side = table()
    assert reveals(side.play(0, "side water").events)


@pytest.mark.rule("XP-951", "XP-208", "XP-953")
def test_the_choice_of_a_tied_start_village_reveals_as_others_are_asked_because_of_it() -> None:
    on = tied()
    assert on.view(None).to_act == (0,)
    chosen = on.play(0, on.offered(0)[1])
    assert reveals(chosen.events)
    assert chosen.view(None).to_act == (0, 1, 2)
    for language in LOCALES:
        clause = on.game.rulebook(language).clause("XP-951")
        assert clause is not None
        assert "XP-208" in clause.words, "the rules name it, too"


@pytest.mark.rule("XP-951", "XP-603")
def test_the_last_commit_of_a_game_reveals_although_no_card_follows() -> None:
    over = table(round=4).last_turn().idle()
    assert over.told(Turned) == []
    assert reveals(over.events)
    assert over.view(None).outcome is not None


@pytest.mark.rule("XP-952", "XP-971")
def test_nothing_of_a_draft_reveals_not_even_a_commit_before_the_last() -> None:
    on = table(seats=3, sheets=[seat(maps=1)]).play(0, "side prairie")
    for who, lines in (
        (0, ["map prairie", "d3", "d2", "d1", "c1", "commit"]),
        (1, ["take prairie", "d3", "d2", "commit"]),
    ):
        for line in lines:
            on = on.play(who, line)
            assert not reveals(on.events)
    assert [event.audience for event in on.told(Committed)] == [(1,)]
    last = on.play(2, "take water")
    assert not reveals(last.events)
    assert reveals(last.play(2, "commit").events)


@pytest.mark.rule("XP-952", "XP-953")
def test_a_withdrawn_commit_changes_nothing_for_the_others() -> None:
    """What others did since can be played on the table without it, with the same result."""
    on = table(seats=3).play(0, "side prairie")
    withdrawn = on.play(0, "d3 d2 d1").play(1, "take p d3 d2 commit").play(2, "take w")
    kept = on.play(0, "d3 d2 d1 commit").play(1, "take p d3 d2 commit").play(2, "take w")
    assert withdrawn.state.drafts[1:] == kept.state.drafts[1:]
    assert withdrawn.view(None).to_act == (0, 2)
    assert withdrawn.play(0, "commit").state == kept.state
    # Started over, the seat may do anything else.
    over = on.play(1, "take p d3 d2 commit").play(2, "take w commit").play(0, "c4 c5 c6 commit")
    assert over.told(Marked) != []


@pytest.mark.rule("XP-951", "XP-952", "XP-556")
def test_all_orders_of_three_committing_reveal_with_the_last_only() -> None:
    on = table(seats=3).play(0, "side prairie")
    lines = {0: "d3 d2 d1", 1: "take p d3 d2", 2: "take w"}
    for order in permutations(range(3)):
        world = on
        for who in order:
            world = world.play(who, lines[who])
        for place, who in enumerate(order):
            world = world.play(who, "commit")
            assert reveals(world.events) == (place == 2)


@pytest.mark.rule("XP-955", "XP-951")
def test_a_solo_commit_turns_the_next_card_and_is_final() -> None:
    on = table(seats=1).play(0, "take prairie d3 d2 d1")
    assert not reveals(on.events)
    on = on.play(0, "commit")
    assert reveals(on.events)
    assert on.told(Turned) != []
    assert on.state.number == 2
    with pytest.raises(IllegalMove):
        play_move(on.game, on.state, 0, on.game.moves.load('{"kind":"commit"}'))


@pytest.mark.rule("XP-953")
def test_what_a_reader_holds_never_changes_between_turns() -> None:
    """So nobody is told by a new picture of a hand that somebody has acted."""
    for state in states_of(3, "held")[::29]:
        assert {GAME.held(GAME.view(state, reader)) for reader in range(3)} == {None}
