"""Every answer can be reached by menus and buttons, in few presses, and in one way only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import override

from bot.messages.choices import (
    BUTTONS,
    LABEL,
    MENUS,
    OPTIONS,
    Choices,
    Path,
    answers,
    before,
    choices,
)
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Decision, Line, phrase
from tests.nightly import crossed

from .situations import GAMES, Keys, asked_in, every_game, first_and_last, moments

PRESSES = 3


def reached(
    narrator: Narrator, asked: Decision[Any], path: Path = (), presses: int = 1
) -> Iterator[tuple[Any, int]]:
    """Yield every answer that can be given from here, and after how many presses."""
    offered = choices(narrator, asked, path)
    check_size(offered)
    pressable = [button.path for button in offered.buttons]
    pressable += [whole for menu in offered.menus for whole, _label in menu.options]
    assert len(set(pressable)) == len(pressable), "two controls mean the same"
    for further in pressable:
        matches = answers(narrator, asked, further)
        assert matches, f"{further} leads nowhere"
        if len(matches) == 1:
            yield matches[0][1], presses
        else:
            assert len(further) > len(path), f"{further} does not get on"
            yield from reached(narrator, asked, further, presses + 1)


def check_size(offered: Choices) -> None:
    assert len(offered.buttons) <= BUTTONS
    assert len(offered.menus) <= MENUS
    paths = [menu.path for menu in offered.menus]
    assert len(set(paths)) == len(paths)
    for menu in offered.menus:
        assert 1 <= len(menu.options) <= OPTIONS
        assert menu.placeholder


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "which"), first_and_last())
def test_every_answer_is_reached_in_few_presses(game_id: str, seats: int, which: int) -> None:
    game = GAMES[game_id]
    narrator = Narrator(Keys(), game, ("A", "B", "C", "D", "E", "F"))
    kinds = set()
    for moment in moments(game_id, seats, which)[::3]:
        for asked in asked_in(game, moment.state):
            kinds.add(asked.kind)
            moves = list(reached(narrator, asked))
            times = Counter(move for move, _presses in moves)
            assert set(times) == set(asked.moves), f"{asked.kind}: not every answer is offered"
            assert set(times.values()) == {1}, f"{asked.kind}: an answer is offered twice"
            assert max(presses for _move, presses in moves) <= PRESSES
    whole_game = moments(game_id, seats, which)
    usual = {asked.kind for moment in whole_game for asked in asked_in(game, moment.state)}
    assert 2 * len(kinds) > len(usual), f"never asked: {usual - kinds}"


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "which"), first_and_last())
def test_a_way_back_leads_to_more_answers(game_id: str, seats: int, which: int) -> None:
    """*Back* takes the last step away; what is offered then must be more than before."""
    game = GAMES[game_id]
    narrator = Narrator(Keys(), game, ("A", "B", "C", "D", "E", "F"))
    for moment in moments(game_id, seats, which)[1::3]:
        for asked in asked_in(game, moment.state):
            for menu in choices(narrator, asked, ()).menus:
                for path, _label in menu.options:
                    if len(answers(narrator, asked, path)) > 1:
                        before = choices(narrator, asked, path[:-1])
                        assert before != choices(narrator, asked, path)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "which", "locale"), crossed(every_game(), LOCALES))
def test_labels_are_whole_and_different(game_id: str, seats: int, which: int, locale: str) -> None:
    """Two controls with the same label look the same; menus differ by their placeholders."""
    game = GAMES[game_id]
    for moment in moments(game_id, seats, which)[5 * LOCALES.index(locale) :: 20]:
        for asked in asked_in(game, moment.state):
            view = game.view(moment.state, asked.seat)
            narrator = Narrator(words_in(locale), game, ("A", "B", "C", "D", "E", "F"), view)
            offered = choices(narrator, asked, ())
            labels = [button.label for button in offered.buttons]
            assert len(set(labels)) == len(labels)
            assert all(0 < len(label) <= LABEL for label in labels)
            placeholders = [menu.placeholder for menu in offered.menus]
            assert len(set(placeholders)) == len(placeholders)
            assert all(len(placeholder) <= 150 for placeholder in placeholders)
            for menu in offered.menus:
                option_labels = [label for _path, label in menu.options]
                assert len(set(option_labels)) == len(option_labels)
                assert all(0 < len(label) <= 100 for label in option_labels)
            assert all(len(narrator.move(move)) <= 100 for move in asked.moves), "cut in a menu"


class Paths:
    """A game whose moves are nothing but their paths."""

    id = "paths"
    seldom = frozenset({"rare"})

    def path(self, move: Path) -> Path:
        return move

    def facts(self, move: Path) -> dict[str, int | str]:
        return {"path": "/".join(move)}

    def names(self, language: str) -> dict[str, str]:
        return {}


def test_one_button_leads_to_what_is_done_seldom() -> None:
    narrator, asked = question(("map", "a"), ("map", "b"), ("go", "x"), ("go", "y"), ("no", "no"))
    for move in asked.moves[:2]:
        move.kind = "rare"
    asked.moves[-1].kind = "no"
    offered = choices(narrator, asked, ())
    declined, button = offered.buttons
    assert (declined.path, button.path) == (("no", "no"), ("map",))
    assert [[path for path, _label in menu.options] for menu in offered.menus] == [
        [("go", "x"), ("go", "y")]
    ]
    inside = choices(narrator, asked, button.path)
    assert [each.path for each in inside.buttons] == [("map", "a"), ("map", "b")]
    assert not inside.menus
    only_other = replace(asked, moves=asked.moves[:3])
    assert len(choices(narrator, only_other, ()).menus) == 1, "there is room for all"
    others = choices(narrator, replace(asked, moves=asked.moves[:4]), ())
    assert [button.path for button in others.buttons] == [("map",)], (
        "no menu of two that buttons say"
    )
    assert [[path for path, _label in menu.options] for menu in others.menus] == [
        [("go", "x"), ("go", "y")]
    ]


def test_what_is_done_seldom_has_no_menu_of_its_own_even_if_it_needs_a_second_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    narrator, asked = question(("buy", "a"), ("go", "x"), ("go", "y"), ("no", "no"))
    asked.moves[0].kind, asked.moves[-1].kind = "rare", "no"
    assert [each.path for each in choices(narrator, asked, ()).buttons] == [
        ("buy", "a"),
        ("no", "no"),
    ], "without a second line it is played by its own button"
    monkeypatch.setattr(narrator, "detail", {("buy", "a"): "what it does"}.get)
    offered = choices(narrator, asked, ())
    assert [each.path for each in offered.buttons] == [("no", "no"), ("buy",)]
    assert len(offered.menus) == 1
    (inside,) = choices(narrator, asked, ("buy",)).menus
    assert inside.details == {("buy", "a"): "what it does"}


def test_what_is_done_seldom_stands_in_the_menu_of_others_as_long_as_there_is_room() -> None:
    rare = [("go", "map", str(number)) for number in range(4)]
    others = [("go", "x", str(number)) for number in range(OPTIONS - 4)]
    narrator, asked = question(*others, ("more", "a"), *rare, ("more", "b"))
    for move in asked.moves:
        move.kind = "rare" if "map" in move else move[0]
    whole, _more = choices(narrator, asked, ()).menus
    assert [path for path, _label in whole.options] == [*others, *rare]
    full = replace(asked, moves=(Move(("go", "x", "last")), *asked.moves))
    offered = choices(narrator, full, ())
    (button,) = offered.buttons
    assert button.path == ("go", "map")
    assert len(offered.menus[0].options) == len(others) + 1
    (inside,) = choices(narrator, full, button.path).menus
    assert [path for path, _label in inside.options] == rare
    assert before(narrator, full, button.path) == ()
    assert before(narrator, full, ("more",)) == ()
    assert before(narrator, full, ("go", "x")) == ("go",)


def test_a_line_of_moves_is_one_answer_unless_it_is_too_long_to_be_told() -> None:
    narrator, asked = question(("go", "x"), ("go", "y"))
    lines = [
        Line(
            moves=asked.moves,
            path=("more", str(length)),
            label=phrase("said", words="w" * length),
            detail=phrase("brings", what="everything"),
        )
        for length in (70, 80, 100)
    ]
    asked = replace(asked, moves=(*asked.moves, *lines))
    _plain, more = choices(narrator, asked, ()).menus
    assert [path for path, _label in more.options] == [("more", "70"), ("more", "80")]
    assert more.options[0][1] == f"Paths-said {'w' * 70}"
    assert more.details[("more", "70")] == "Paths-brings everything"
    assert answers(narrator, asked, ("more", "80")) == ((("more", "80"), lines[1]),)


def test_lines_among_a_few_moves_are_buttons_unless_these_would_take_four_rows() -> None:
    places = [("Giza", "1"), ("Giza", "2")]
    narrator, asked = short(("Persepolis",), ("Timbuktu",), *places)
    for letters, buttons in ((30, 4), (70, 0)):
        lines = [
            Line(
                moves=(move,),
                path=(f"and-{move[0]}",),
                label=phrase("said", path="w" * letters + move[0]),
            )
            for move in asked.moves[:2]
        ]
        offered = choices(narrator, replace(asked, moves=(*asked.moves, *lines)), ())
        assert (len(offered.buttons), len(offered.menus)) == (buttons, 1)
        paths = [button.path for button in offered.buttons]
        paths += [path for menu in offered.menus for path, _label in menu.options]
        assert sorted(paths) == sorted([*map(tuple, asked.moves), *(line.path for line in lines)])


class Details(Keys):
    """Words that have a second line for answers that begin with a card."""

    @override
    def has(self, key: str, /) -> bool:
        return key.startswith(("paths-move-", "paths-detail-"))

    @override
    def __call__(self, key: str, /, **facts: str | int | date) -> str:
        path = str(facts.get("path", ""))
        if "-detail-" in key:
            return f"what {path} does" if path.startswith("card") else ""
        return super().__call__(key, **facts)


class Move(tuple[str, ...]):
    """A path as a move."""

    kind = "go"


def question(*paths: Path) -> tuple[Narrator, Decision[Any]]:
    moves = tuple(Move(path) for path in paths)
    depth = max(len(path) for path in paths)
    steps = tuple(f"step{number}" for number in range(depth))
    asked: Decision[Any] = Decision(seat=0, kind="go", moves=moves, steps=steps)
    return Narrator(Keys(), Paths(), ()), asked  # type: ignore[arg-type]


class Short(Keys):
    """Words that say a move by its path."""

    @override
    def has(self, key: str, /) -> bool:
        return key.startswith("paths-move-")

    @override
    def __call__(self, key: str, /, **facts: str | int | date) -> str:
        return str(facts.get("path", key))


def short(*paths: Path) -> tuple[Narrator, Decision[Any]]:
    _narrator, asked = question(*paths)
    return Narrator(Short(), Paths(), ()), asked  # type: ignore[arg-type]


def test_few_answers_are_buttons() -> None:
    offered = choices(*short(*((str(n),) for n in range(BUTTONS))), ())
    assert len(offered.buttons) == BUTTONS
    assert not offered.menus


def test_moves_of_one_kind_that_would_fill_many_rows_of_buttons_are_a_menu() -> None:
    names = [("Samarkand" * 2,), ("Persepolis" * 2,), ("Timbuktu" * 2,), ("Mohenjo-daro" * 2,)]
    narrator, asked = short(*names)
    (menu,) = choices(narrator, asked, ()).menus
    assert [path for path, _label in menu.options] == names
    assert len(choices(*short(*names[:3]), ()).buttons) == 3, "few"
    asked.moves[0].kind = "end"
    assert len(choices(narrator, asked, ()).buttons) == 4, "what ends a turn is no item of a list"


def test_places_of_several_regions_are_one_menu_and_moves_of_several_kinds_are_not() -> None:
    places = [("asia", "1"), ("asia", "2"), ("europe", "3"), ("europe", "4"), ("africa", "5")]
    narrator, asked = question(*places)
    offered = choices(narrator, asked, ())
    assert not offered.buttons
    assert [[path for path, _label in menu.options] for menu in offered.menus] == [places]
    for move in asked.moves[2:]:
        move.kind = move[0]
    offered = choices(narrator, asked, ())
    assert [button.path for button in offered.buttons] == places[4:]
    assert [len(menu.options) for menu in offered.menus] == [2, 2]


def test_more_answers_than_buttons_are_one_menu() -> None:
    offered = choices(*question(*((str(n),) for n in range(BUTTONS + 1))), ())
    assert not offered.buttons
    assert [len(menu.options) for menu in offered.menus] == [BUTTONS + 1]


def test_an_answer_too_long_for_a_button_is_a_menu() -> None:
    long = "x" * LABEL
    narrator, asked = question(("a", "b"), ("buy", long), ("end",))
    asked.moves[1].kind = "buy"
    offered = choices(narrator, asked, ())
    assert [button.path for button in offered.buttons] == [("a", "b"), ("end",)]
    assert [[path for path, _label in menu.options] for menu in offered.menus] == [[("buy", long)]]
    narrator, asked = question((long,), ("end",))
    asked.moves[1].kind = "end"
    alone = choices(narrator, asked, ())
    assert [len(menu.options) for menu in alone.menus] == [1]
    assert {move for move, _presses in reached(narrator, asked)} == set(asked.moves)


def test_a_list_that_just_fits_is_not_split() -> None:
    fits = [(str(n % 5), str(n // 5)) for n in range(OPTIONS)]
    offered = choices(*short(*fits), ("0",))
    assert len(offered.buttons) == 5
    whole = choices(*question(*(("a", *path) for path in fits)), ())
    assert sum(len(menu.options) for menu in whole.menus) == OPTIONS


def test_a_long_list_splits_by_its_steps() -> None:
    narrator, asked = question(*((str(n // 20), str(n % 20)) for n in range(400)))
    first = choices(narrator, asked, ())
    assert [len(menu.options) for menu in first.menus] == [20]
    second = choices(narrator, asked, ("7",))
    assert [len(menu.options) for menu in second.menus] == [20]
    assert {move for move, _presses in reached(narrator, asked)} == set(asked.moves)


def test_a_step_with_one_answer_is_not_asked() -> None:
    narrator, asked = question(*(("only", str(n // 9), str(n % 9)) for n in range(80)))
    offered = choices(narrator, asked, ())
    assert not offered.buttons
    assert [(menu.path, len(menu.options)) for menu in offered.menus] == [(("only",), 9)]
    assert {move for move, _presses in reached(narrator, asked)} == set(asked.moves)


def squares(count: int, *, several: int = 3) -> tuple[Narrator, Decision[Any]]:
    """Return a question for squares in rows of five, or to stop."""
    paths = [(f"r{n // 5}", f"s{n}") for n in range(count)]
    narrator, asked = question(*paths, ("stop",))
    return narrator, replace(asked, several=several)


@pytest.mark.parametrize(("count", "most"), [(2, 2), (3, 3), (11, 3), (OPTIONS, 3)])
def test_squares_to_be_chosen_together_are_one_menu(count: int, most: int) -> None:
    """What is no square stands on a button beside it."""
    narrator, asked = squares(count)
    offered = choices(narrator, asked, ())
    assert [button.path for button in offered.buttons] == [("stop",)]
    assert [(menu.path, len(menu.options), menu.several) for menu in offered.menus] == [
        ((), count, most)
    ]
    assert {move for move, _presses in reached(narrator, asked)} == set(asked.moves)


@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (26, [15, 11]),
        (41, [20, 21]),
        (51, [15, 20, 16]),
        (60, [20, 20, 20]),
        (74, [25, 25, 24]),
        (75, [25, 25, 25]),
    ],
)
def test_squares_for_a_few_menus_are_not_asked_row_by_row(count: int, sizes: list[int]) -> None:
    """In one press, and several in one menu; no row is in two menus, and no menu has but a few."""
    narrator, asked = squares(count)
    offered = choices(narrator, asked, ())
    assert [button.path for button in offered.buttons] == [("stop",)]
    assert [len(menu.options) for menu in offered.menus] == sizes
    assert [menu.several for menu in offered.menus] == [min(3, size) for size in sizes]
    assert {presses for _move, presses in reached(narrator, asked)} == {1}
    rows = [{path[0] for path, _label in menu.options} for menu in offered.menus]
    assert sum(map(len, rows)) == len(set.union(*rows))
    for menu in offered.menus:
        first, last = (
            narrator.step("step1", path[-1]) for path, _label in (menu.options[0], menu.options[-1])
        )
        span = f"{first} … {last}" if len(menu.options) > 1 else first
        assert menu.placeholder.endswith(f" {span}")


@pytest.mark.parametrize(("count", "kinds"), [(OPTIONS, ["all", "done"]), (OPTIONS + 1, ["all"])])
def test_beside_several_menus_of_squares_only_one_has_lines(count: int, kinds: list[str]) -> None:
    """A panel with four menus does not fit on a phone; what ends the turn is asked afterwards."""
    narrator, asked = squares(count)
    lines = [
        Line(moves=asked.moves[:2], path=(kind, str(number)), label=phrase("said", path=kind))
        for kind in ("all", "done")
        for number in range(2)
    ]
    offered = choices(narrator, replace(asked, moves=(*asked.moves, *lines)), ())
    found = [menu.options[0][0] for menu in offered.menus if len(menu.options) == 2]
    assert [path[0] for path in found] == kinds
    assert sum(len(menu.options) for menu in offered.menus) == count + 2 * len(kinds)


def test_several_squares_of_a_row_are_chosen_together_if_there_are_too_many() -> None:
    narrator, asked = squares(91)
    offered = choices(narrator, asked, ())
    assert [button.path for button in offered.buttons] == [("stop",)]
    (rows,) = offered.menus
    assert (len(rows.options), rows.several) == (19, 1)
    assert [path for path, _label in rows.options][-2:] == [("r17",), ("r18", "s90")]
    assert rows.options[-1][1] == narrator.move(Move(("r18", "s90"))), "marked at once"
    second = choices(narrator, asked, ("r2",))
    assert not second.buttons
    assert [(len(menu.options), menu.several) for menu in second.menus] == [(5, 3)]
    assert {move for move, _presses in reached(narrator, asked)} == set(asked.moves)


def test_the_last_square_in_a_row_is_named_also_if_one_is_chosen() -> None:
    narrator, asked = squares(41, several=1)
    (rows,) = choices(narrator, asked, ()).menus
    moves = [(("r8", "s40"), Move(("r8", "s40"))), (("stop",), Move(("stop",)))]
    assert rows.options[-2:] == tuple((path, narrator.move(move)) for path, move in moves)


def test_a_single_square_is_a_button_and_the_last_cross_is_one_choice() -> None:
    offered = choices(*squares(1), ())
    assert [button.path for button in offered.buttons] == [("r0", "s0"), ("stop",)]
    assert [menu.several for menu in choices(*squares(20, several=1), ()).menus] == [1]


def test_a_placeholder_is_written_as_its_language_writes_a_colon() -> None:
    game = GAMES["explorers"]
    said = {
        locale: Narrator(words_in(locale), game, ()).placeholder("square", "12")
        for locale in ("en", "fr")
    }
    assert said == {"en": "12: which square?", "fr": "12\u00a0: quelle case\u00a0?"}


def detailed(*paths: Path) -> tuple[Narrator, Decision[Any]]:
    _narrator, asked = question(*paths)
    return Narrator(Details(), Paths(), ()), asked  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [1, 2, 5, OPTIONS])
@pytest.mark.parametrize("paths", [("card", "{}"), ("card{}", "a"), ("card{}",)])
def test_answers_with_a_second_line_are_one_menu_and_the_others_buttons(
    paths: Path, count: int
) -> None:
    """A button has one line only."""
    cards = [tuple(step.format(n) for step in paths) for n in range(count)]
    narrator, asked = detailed(*cards, ("go",), ("skip",))
    asked.moves[-1].kind = "skip"
    offered = choices(narrator, asked, ())
    assert [button.path for button in offered.buttons] == [("go",), ("skip",)]
    (menu,) = offered.menus
    assert menu.details == {card: f"What {'/'.join(card)} does" for card in cards}
    assert {move for move, _presses in reached(narrator, asked)} == set(asked.moves)


def test_second_lines_stay_with_their_answers_in_several_menus() -> None:
    paths = [(f"card{n}", "a") for n in range(30)] + [("cards", str(n)) for n in range(9)]
    narrator, asked = detailed(*paths, ("skip",))
    offered = choices(narrator, asked, ())
    assert [len(menu.options) for menu in offered.menus] == [9, 15, 15]
    _cards, first, second = (set(menu.details) for menu in offered.menus)
    assert first == {(f"card{n}", "a") for n in range(15)}
    assert second == {(f"card{n}", "a") for n in range(15, 30)}
    (deeper,) = choices(narrator, asked, ("cards",)).menus
    assert len(deeper.details) == 9


def test_answers_that_do_not_fit_on_buttons_stand_beside_those_with_a_second_line() -> None:
    narrator, asked = detailed(("card", "1"), ("card", "2"), *((str(n),) for n in range(12)))
    offered = choices(narrator, asked, ())
    assert not offered.buttons
    (menu,) = offered.menus
    assert len(menu.options) == 14
    assert set(menu.details) == {("card", "1"), ("card", "2")}


def test_an_answer_that_is_gone_offers_nothing() -> None:
    narrator, asked = question(("a", "b"), ("a", "c"))
    assert choices(narrator, asked, ("gone",)) == Choices((), ())


@pytest.mark.slow
@given(st.sets(st.tuples(*(st.sampled_from("abcdefghijklmnopqrstuvwxy"),) * 3), min_size=1))
def test_whatever_is_asked_can_be_answered(paths: set[Path]) -> None:
    narrator, asked = question(*sorted(paths))
    assert Counter(move for move, _presses in reached(narrator, asked)) == Counter(asked.moves)


@given(
    st.sets(
        st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=3).map(tuple),
        min_size=1,
        max_size=120,
    )
)
def test_answers_of_different_length_can_be_mixed(paths: set[Path]) -> None:
    """As ``end`` stands beside ``Cd/6/F``; no path is the beginning of another."""
    kept = sorted(
        path for path in paths if not any(path[: len(o)] == o for o in paths if o != path)
    )
    narrator, asked = question(*kept)
    assert Counter(move for move, _presses in reached(narrator, asked)) == Counter(asked.moves)
