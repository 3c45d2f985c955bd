"""Moves, events, questions and refusals in words; names that try to be more than names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages import cards, narrator
from bot.messages.narrator import Narrator, explained, listed, safe
from bot.tables import TableRefused
from bot.texts import LOCALES, words_in
from engines.core import BadNotation, BadOptions, Decision, IllegalMove, Refusal
from engines.laws import option_sets
from engines.luxor.board import CODES

from .sentences import keys_of
from .situations import (
    GAMES,
    LONG_NAMES,
    asked_in,
    brought,
    every_game,
    moments,
    moments_of,
    table_of,
)

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Flo")
RAW = re.compile(
    r"[{}$]"  # a sentence that was not filled in
    r"|\b(?:Cd|Co|Td|Pd|Po|Ed)\b"  # a tile by its code ("To" is an Italian and English word)
    r"|\bseat\b|\b[a-z]+(?:-[a-z]+)+-(?:code|seat)\b"
    r"|None|\bFalse\b|\bTrue\b"
    r"|\b[a-z]+_[a-z_0-9]+\b|\b(?:e|g|r)\d\d[ab]?\b"  # a point or region by its id
    rf"|(?:{'|'.join(GAMES)})-"
)


@cache
def told(game_id: str) -> tuple[Any, ...]:
    """Return one of every kind of thing that whole games bring up, told apart by its facts."""
    game, found = GAMES[game_id], dict[Any, Any]()
    for moment in moments_of(game_id):
        things: list[Any] = [*moment.events]
        for asked in asked_in(game, moment.state):
            found.setdefault((asked.kind, asked.facts), asked)
            things += asked.moves
        for thing in things:
            facts = {k: v for k, v in game.facts(thing).items() if k not in PLACES}
            found.setdefault((thing.kind, *sorted(facts.items())), thing)
    return tuple(found.values())


PLACES = (
    *("cell", "source", "target", "seat", "left", "scores"),
    *("place", "to", "start", "tail", "head", "tip", "point", "given", "drawn", "kept", "returned"),
)
"""Facts that have very many values, of which one is as good as another."""


@cache
def refusals(game_id: str) -> tuple[tuple[Any, int, Refusal], ...]:
    """Return one refusal of every code and set of facts that illegal moves bring up."""
    game, found = GAMES[game_id], dict[Any, tuple[Any, int, Refusal]]()
    for one, seats, which in every_game():
        if one != game_id:
            continue
        strange: dict[Any, None] = {}
        for moment in moments(game_id, seats, which):
            for asked in asked_in(game, moment.state):
                strange |= dict.fromkeys(asked.moves)
        for moment in moments(game_id, seats, which)[::6]:
            for move in list(strange)[:: max(1, len(strange) // 150)]:
                for seat in range(seats):
                    why = game.refusal(moment.state, seat, move)
                    if why is not None:
                        found.setdefault((why.code, *sorted(why.facts)), (moment.state, seat, why))
    return tuple(found.values())


def check(said: str, of: Any) -> None:
    assert said.strip(), of
    assert not RAW.search(said), f"{said!r} of {of}"


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_that_happens_is_worded(game_id: str, locale: str) -> None:
    teller, silent = Narrator(words_in(locale), GAMES[game_id], NAMES), set[str]()
    for thing in told(game_id):
        if isinstance(thing, Decision):
            check(teller.question(thing), thing)
            assert not teller.question(thing)[0].islower(), thing
            for name in thing.steps:
                check(teller.placeholder(name, None), name)
            for move in thing.moves:  # its last step is never told alone, but as the whole move
                for name, value in zip(thing.steps, teller.game.path(move)[:-1], strict=False):
                    check(teller.step(name, value, move), (name, value))
        elif hasattr(thing, "audience"):
            said = teller.event(thing)
            if said is None:
                silent.add(thing.kind)
            else:
                check(said, thing)
                assert said[-1] in ".!", said
        else:
            check(teller.move(thing), thing)
    assert silent == GAMES[game_id].unsaid_events


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_move_says_what_it_would_bring_if_the_view_is_given(game_id: str, locale: str) -> None:
    game, said = GAMES[game_id], words_in(locale)
    for code, (view, move) in brought(game_id).items():
        plain = Narrator(said, game, NAMES).move(move)
        more = Narrator(said, game, NAMES, view).move(move)
        brings = [said(f"{game_id}-benefit-{one}") for one in game.benefits(view, move)]
        assert said(f"{game_id}-benefit-{code}") in brings
        assert more == " · ".join((plain, *brings))
        check(more, move)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_refusals_say_what_was_wrong_and_quote_the_rule(game_id: str, locale: str) -> None:
    teller, codes = Narrator(words_in(locale), GAMES[game_id], NAMES), set[str]()
    for _state, _seat, why in refusals(game_id):
        said, quote = teller.refusal(why).split("\n")
        check(said, why)
        assert quote.startswith(f"> **{why.rule}** ")
        codes.add(why.code)
    assert 2 * len(codes) >= len(keys_of(f"{game_id}-refusal-")), "most are never seen"


@pytest.mark.parametrize("locale", LOCALES)
def test_names_stand_in_for_seats(locale: str) -> None:
    """Every fact that is a seat is told as the name of who sits there."""
    game = GAMES["luxor"]
    teller, named = Narrator(words_in(locale), game, NAMES), 0
    for thing in told("luxor"):
        if hasattr(thing, "audience") and "seat" in game.facts(thing):
            said = teller.event(thing)
            if said is not None and "$seat" in said_by(locale, f"luxor-event-{thing.kind}"):
                assert NAMES[thing.seat] in said
                named += 1
    assert named > 20


def said_by(locale: str, key: str) -> str:
    """Return a sentence as the file has it."""
    from bot.texts import FOLDER

    text = (FOLDER / locale / "luxor.ftl").read_text(encoding="utf-8")
    return text.split(f"\n{key} =")[1].split("\nluxor-")[0]


def test_codes_are_told_by_their_words() -> None:
    teller = Narrator(words_in("de"), GAMES["luxor"], NAMES)
    said = teller.refusal(Refusal("LX-303", "not-in-hand", {"tile": "Po"}))
    assert words_in("de")("luxor-tile-Po") in said
    assert "Po" not in said.splitlines()[0].split()
    assert all(words_in(locale).has(f"luxor-tile-{code}") for code in CODES for locale in LOCALES)


TURN_WORDS = {
    "en": ("Place", "action tile"),
    "de": ("Lege", "Aktionsplättchen"),
    "fr": ("Posez", "tuiles? Action"),
    "it": ("Piazza", "tesser[ae] azione"),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("placed", "possible"),
    [
        *((placed, "place") for placed in (0, 1, 2)),
        *((placed, "place-or-use") for placed in (1, 2)),
        *((placed, possible) for placed in (1, 2, 3) for possible in ("use", "end")),
    ],
)
def test_the_question_of_a_turn_names_only_what_is_possible(
    locale: str, placed: int, possible: str
) -> None:
    teller = Narrator(words_in(locale), GAMES["luxor"], NAMES)
    facts: tuple[tuple[str, int | str], ...] = (("placed", placed), ("possible", possible))
    said = teller.question(Decision(seat=0, kind="turn", moves=(), steps=(), facts=facts))
    place, action = TURN_WORDS[locale]
    assert bool(re.search(place, said)) == possible.startswith("place")
    assert bool(re.search(action, said)) == (possible != "place")


def test_the_newest_events_are_told_if_not_all_fit() -> None:
    teller = Narrator(words_in("en"), GAMES["luxor"], NAMES)
    events = [event for moment in moments("luxor", 4, 1) for event in moment.events]
    whole = teller.events(events, most=10**6).splitlines()
    assert len(whole) == sum(teller.event(event) is not None for event in events)
    part = teller.events(events, most=1500)
    assert len(part) <= 1500 + len("\n…")
    first, *lines = part.splitlines()
    assert first == "…"
    assert lines == whole[-len(lines) :]
    assert teller.events([]) == ""


def test_names_are_listed() -> None:
    assert listed(words_in("en"), []) == ""
    assert listed(words_in("en"), ["A"]) == "A"
    assert listed(words_in("en"), ["A", "B", "C"]) == "A, B and C"
    assert listed(words_in("de"), ["A", "B", "C"]) == "A, B und C"


# --- names that try to be more -------------------------------------------------------------

MEANT = "*_~`|>#@<[]()\\"
"""What Markdown, links, mentions, spoilers and custom emoji are made of."""


@given(st.text())
def test_a_name_is_only_a_name(name: str) -> None:
    shown = safe(name)
    assert 1 <= len(shown) <= 32
    assert not set(shown) & set(MEANT)
    assert "://" not in shown
    assert shown == shown.strip()
    assert all(unicodedata.category(char)[0] not in "C" for char in shown)
    assert "  " not in shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoë 😀 日本", "Zoë 😀 日本"),
        ("Anna-Lena d'Arc", "Anna-Lena d'Arc"),
        ("**bold**", "bold"),
        ("||secret||", "secret"),
        ("@everyone", "everyone"),
        ("<@!123456>", "!123456"),
        ("<#42> <:x:1>", "42 :x:1"),
        ("[here](https://evil.example)", "herehttps //evil.example"),
        ("https://evil.example", "https //evil.example"),
        ("# Big\n> quote", "Big quote"),
        ("`code` \\*", "code"),
        ("\u202eright to left\u2066", "right to left"),
        ("\u200b\u2060", "?"),
        ("***", "?"),
        ("x" * 40, "x" * 32),
    ],
)
def test_what_becomes_of_a_name(name: str, shown: str) -> None:
    assert safe(name) == shown


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_gets_out_of_a_sentence(locale: str) -> None:
    teller = Narrator(words_in(locale), GAMES["luxor"], LONG_NAMES)
    hostile = LONG_NAMES[2]
    assert set(hostile) & set(MEANT)
    for thing in told("luxor"):
        if hasattr(thing, "audience"):
            said = teller.event(thing) or ""
            assert not set(said) & (set(MEANT) - set("()")), said


def test_long_names_are_names_of_discord() -> None:
    assert {len(name) for name in LONG_NAMES[:4]} == {32}


TILES = ("Cd", "Co", "Td", "To", "Pd", "Po", "Ed", "M", "L")


def test_tiles_are_told_with_their_articles() -> None:
    seen = set()
    for locale in LOCALES:
        teller = Narrator(words_in(locale), GAMES["luxor"], NAMES)
        for thing in told("luxor"):
            if getattr(thing, "kind", "") == "placed" and hasattr(thing, "audience"):
                code = str(GAMES["luxor"].facts(thing)["tile"])
                assert f" {words_in(locale)(f'luxor-a-tile-{code}')} " in str(teller.event(thing))
                seen.add(code)
    assert seen == set(TILES)


# --- errors --------------------------------------------------------------------------------


def errors() -> Iterator[tuple[Exception, str]]:
    """Yield errors and what has to be in their explanation in English."""
    yield TableRefused("stale"), "Here is the table now"
    yield TableRefused("table-full", most=4), "All 4 seats"
    yield TableRefused("status-finished"), "over"
    yield TableRefused("no-such-code-at-all"), "did not work"
    yield BadOptions("", "switch", option="adventures"), "for `adventures`, choose `true` or"
    yield BadOptions("the board is too small"), "does not work: the game cannot be set up"
    yield BadNotation("unknown", "xyzzy"), "cannot read “xyzzy”"
    yield BadNotation("empty", ""), "at least one move"
    yield BadNotation("ambiguous", "c", ("camp", "caravan")), "`camp`, `caravan`"
    yield IllegalMove(Refusal("LX-303", "taken", {"cell": "F6"})), "F6 is taken"


def test_an_error_says_what_was_wrong_and_what_is_possible() -> None:
    game = GAMES["luxor"]
    state = moments("luxor", 2, 0)[40].state
    table = table_of(game, state, seats=2, names=NAMES)
    (seat,) = table.view(None).to_act
    for error, part in errors():
        said = explained(error, words_in("en"), table, seat)
        assert part in said
        move = isinstance(error, BadNotation | IllegalMove)
        assert ("**Now:**" in said) == move, "what is possible now helps with moves only"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_can_be_explained_to_anybody(locale: str) -> None:
    game = GAMES["luxor"]
    state = moments("luxor", 2, 0)[40].state
    running = table_of(game, state, seats=2, names=NAMES)
    lobby = table_of(game, None, seats=2, names=NAMES, status="lobby")
    for error, _part in errors():
        for table in (None, running, lobby):
            for seat in (None, 0, 1):
                said = explained(error, words_in(locale), table, seat)
                assert said
                assert not re.search(r"[{}]|Traceback|None", said)


def test_what_is_typed_is_quoted_harmlessly() -> None:
    table = table_of(GAMES["luxor"], moments("luxor", 2, 0)[40].state, seats=2)
    error = BadNotation("unknown", "@everyone **now** " + "x" * 5000)
    said = explained(error, words_in("en"), table, None)
    assert "@everyone" not in said
    assert "**now**" not in said
    assert len(said) < 500


def test_an_error_quotes_the_rules_in_the_language_of_the_reader() -> None:
    game = GAMES["luxor"]
    table = table_of(game, moments("luxor", 2, 0)[40].state, seats=2)
    error = IllegalMove(Refusal("LX-303", "taken", {"cell": "F6"}))
    for locale in LOCALES:
        clause = game.rulebook(locale).clause("LX-303")
        assert clause is not None
        assert clause.words in explained(error, words_in(locale), table, 0)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_possible_lists_a_few_legal_answers(locale: str) -> None:
    game = GAMES["luxor"]
    teller = Narrator(words_in(locale), game, NAMES)
    long = short = 0
    for moment in moments("luxor", 3, 1):
        for asked in asked_in(game, moment.state):
            said = teller.possible(asked)
            shown = re.findall("`([^`]+)`", said)
            notations = [game.format(move) for move in asked.moves]
            assert shown == notations[: narrator.EXAMPLES]
            assert teller.question(asked) in said
            more = len(notations) - len(shown)
            assert more == 0 or str(more) in said
            long, short = long + (more > 0), short + (more == 0)
    assert long
    assert short
    assert teller.possible(None) == words_in(locale)("possible-nothing")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("options", "points"), [({}, True), ({"variant_b": True}, False)])
def test_a_result_tells_points_only_where_points_are_counted(
    options: dict[str, bool], points: bool, locale: str
) -> None:
    game, said = GAMES["expedition_1996"], words_in(locale)
    state = moments(game.id, 2, option_sets(game).index(options))[-1].state
    outcome = game.outcome(state)
    assert outcome is not None
    told = cards.result(table_of(game, state, seats=2, names=NAMES), said, outcome)
    counted = said("result-line", rank=1, name="", points=7, sources="").split()[-2]
    assert (counted in told) == points
    for name, counts in outcome.sources:
        for count in counts:
            if not points and name == "chips":
                counted = said(f"{game.id}-result-line-chips", rank=1, name="", points=count)
                assert counted.split("·")[-1] in told
            elif said.has(f"{game.id}-tie-{name}"):
                assert said(f"{game.id}-tie-{name}", count=count) in told
            else:
                source = said(f"{game.id}-source-{name}")
                assert said("result-source", source=source, points=count) in told
