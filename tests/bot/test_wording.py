"""Moves, events, questions and refusals in words; names that contain markup."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages import cards
from bot.messages.narrator import EXAMPLES, Narrator, listed, safe
from bot.messages.refusals import explained
from bot.messages.turn_lines import HEADING, newest
from bot.tables import TableRefused
from bot.tables.names import shown_names
from bot.texts import LOCALES, words_in
from engines.core import BadNotation, BadOptions, Decision, IllegalMove, Refusal
from engines.laws import option_sets
from engines.luxor.board import CODES
from tests.nightly import closely, crossed

from .seen import brought, seen
from .sentences import keys_of
from .situations import GAMES, LONG_NAMES, asked_in, moments, table_of

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Flo")
RAW = re.compile(
    r"[{}]|\$[a-z]"  # a sentence that was not filled in; "$" alone is money
    r"|\b(?:Cd|Co|Td|Pd|Po|Ed)\b"  # a tile by its code ("To" is an Italian and English word)
    r"|\bseat\b|\b[a-z]+(?:-[a-z]+)+-(?:code|seat)\b"
    r"|None|\bFalse\b|\bTrue\b"
    r"|\b[a-z]+_[a-z_0-9]+\b|\b(?:e|g|r)\d\d[ab]?\b"  # a point or region by its id
    rf"|(?:{'|'.join(GAMES)})-"
)


@cache
def things_of(game_id: str) -> tuple[Any, ...]:
    """Return one thing of every kind and set of facts that whole games bring up."""
    game, found = GAMES[game_id], seen(game_id)
    kinds: dict[Any, Any] = dict(found.asked)
    for thing in chain(found.events, *found.moves.values()):
        facts = {k: v for k, v in game.facts(thing).items() if k not in PLACES}
        kinds.setdefault((thing.kind, *sorted(facts.items())), thing)
    return tuple(kinds.values())


PLACES = (
    *("cell", "source", "target", "seat", "left", "scores"),
    *("place", "to", "start", "tail", "head", "tip", "point", "given", "drawn", "kept", "returned"),
)
"""Facts with very many values; one of them stands for all."""


MOST_ASKED = 12
"""So often illegal moves are tried at the same question in one game."""


@cache
def refusals(game_id: str, tried: int) -> tuple[tuple[Any, int, Refusal], ...]:
    """Return one refusal of every code and set of facts that so many illegal moves bring up."""
    game, refusals_by_facts = GAMES[game_id], dict[Any, tuple[Any, int, Refusal]]()
    for (seats, which), moves in seen(game_id).played.items():
        asked = Counter[Any]()
        for moment in moments(game_id, seats, which)[::3]:
            kinds = tuple(question.kind for question in game.decisions(moment.state))
            asked[kinds] += 1
            if asked[kinds] > MOST_ASKED:
                continue
            for move in list(moves)[:: max(1, len(moves) // tried)]:
                for seat in range(seats):
                    why = game.refusal(moment.state, seat, move)
                    if why is not None:
                        refusals_by_facts.setdefault(
                            (why.code, *sorted(why.facts)), (moment.state, seat, why)
                        )
    return tuple(refusals_by_facts.values())


def check(text: str, of: Any) -> None:
    assert text.strip(), of
    assert not RAW.search(text), f"{text!r} of {of}"


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "locale"), crossed(GAMES, LOCALES))
def test_everything_that_happens_is_worded(game_id: str, locale: str) -> None:
    narrator, silent = Narrator(words_in(locale), GAMES[game_id], NAMES), set[str]()
    for thing in things_of(game_id):
        if isinstance(thing, Decision):
            check(narrator.question(thing), thing)
            assert not narrator.question(thing)[0].islower(), thing
            for name in thing.steps:
                check(narrator.placeholder(name, None), name)
            for move in thing.moves:  # its last step is never worded alone, but as the whole move
                for name, value in zip(thing.steps, narrator.game.path(move)[:-1], strict=False):
                    check(narrator.step(name, value, move), (name, value))
        elif hasattr(thing, "audience"):
            text = narrator.event(thing)
            if text is None:
                silent.add(thing.kind)
            else:
                check(text, thing)
                assert text[-1] in ".!", text
        else:
            check(narrator.move(thing), thing)
    assert silent == GAMES[game_id].unsaid_events


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "locale"), crossed(GAMES, LOCALES))
def test_a_move_says_what_it_would_bring_if_the_view_is_given(game_id: str, locale: str) -> None:
    game, words = GAMES[game_id], words_in(locale)
    for code, (view, move) in brought(game_id).items():
        plain = Narrator(words, game, NAMES).move(move)
        more = Narrator(words, game, NAMES, view).move(move)
        brings = [words(f"{game_id}-benefit-{benefit}") for benefit in game.benefits(view, move)]
        assert words(f"{game_id}-benefit-{code}") in brings
        assert more == " · ".join((plain, *brings))
        check(more, move)


@pytest.mark.slow
@pytest.mark.parametrize("tried", closely(50, 150))
@pytest.mark.parametrize(("game_id", "locale"), crossed(GAMES, LOCALES))
def test_refusals_say_what_was_wrong_and_quote_the_rule(
    game_id: str, locale: str, tried: int
) -> None:
    narrator, codes = Narrator(words_in(locale), GAMES[game_id], NAMES), set[str]()
    for _state, _seat, why in refusals(game_id, tried):
        text, quote = narrator.refusal(why).split("\n")
        check(text, why)
        assert quote.startswith(f"> **{why.rule}** ")
        codes.add(why.code)
    assert 2 * len(codes) >= len(keys_of(f"{game_id}-refusal-")), "most are never seen"


@pytest.mark.parametrize("locale", LOCALES)
def test_names_stand_in_for_seats(locale: str) -> None:
    """Every fact that is a seat is shown as the player's name."""
    game = GAMES["luxor"]
    narrator, named = Narrator(words_in(locale), game, NAMES), 0
    for thing in things_of("luxor"):
        if hasattr(thing, "audience") and "seat" in game.facts(thing):
            text = narrator.event(thing)
            if text is not None and "$seat" in text_of(locale, f"luxor-event-{thing.kind}"):
                assert NAMES[thing.seat] in text
                named += 1
    assert named > 20


def text_of(locale: str, key: str) -> str:
    """Return a sentence as it is written in the file."""
    from bot.texts import FOLDER

    text = (FOLDER / locale / "luxor.ftl").read_text(encoding="utf-8")
    return text.split(f"\n{key} =")[1].split("\nluxor-")[0]


def test_codes_are_replaced_by_their_words() -> None:
    narrator = Narrator(words_in("de"), GAMES["luxor"], NAMES)
    text = narrator.refusal(Refusal("LX-303", "not-in-hand", {"tile": "Po"}))
    assert words_in("de")("luxor-tile-Po") in text
    assert "Po" not in text.splitlines()[0].split()
    assert all(words_in(locale).has(f"luxor-tile-{code}") for code in CODES for locale in LOCALES)


def test_several_codes_are_listed() -> None:
    narrator = Narrator(words_in("en"), GAMES["luxor"], NAMES)
    text = narrator.refusal(Refusal("LX-303", "not-in-hand", {"tile": "Po Cd M"}))
    assert "oasis pyramid, desert camp and mountain" in text
    unknown = narrator.refusal(Refusal("LX-303", "not-in-hand", {"tile": "Po X"}))
    assert "Po X" in unknown


TURN_WORDS = {
    "en": ("[Pp]lace", "action tile"),
    "de": ("Lege|anlegen", "Aktionsplättchen"),
    "fr": ("[Pp]ose[rz]", "tuiles? Action"),
    "it": ("[Pp]iazza", "tesser[ae] azione"),
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
    narrator = Narrator(words_in(locale), GAMES["luxor"], NAMES)
    facts: tuple[tuple[str, int | str], ...] = (
        ("placed", placed),
        ("possible", possible),
        ("most", 3),
    )
    text = narrator.question(Decision(seat=0, kind="turn", moves=(), steps=(), facts=facts))
    place, action = TURN_WORDS[locale]
    assert bool(re.search(place, text)) == possible.startswith("place")
    assert bool(re.search(action, text)) == (possible != "place")


def test_the_newest_lines_are_shown_if_not_all_fit() -> None:
    narrator = Narrator(words_in("en"), GAMES["luxor"], NAMES)
    lines = narrator.lines(event for moment in moments("luxor", 4, 1) for event in moment.events)
    whole = newest(lines, most=10**6).splitlines()
    assert whole == [line if line.startswith(HEADING) else f"· {line}" for line in lines]
    part = newest(lines, most=1500)
    assert len(part) <= 1500 + len("\n…")
    first, *rest = part.splitlines()
    assert first == "…"
    assert rest == whole[-len(rest) :]
    assert newest([], most=100) == ""


def test_names_are_listed() -> None:
    assert listed(words_in("en"), []) == ""
    assert listed(words_in("en"), ["A"]) == "A"
    assert listed(words_in("en"), ["A", "B", "C"]) == "A, B and C"
    assert listed(words_in("de"), ["A", "B", "C"]) == "A, B und C"


# --- names that contain markup -------------------------------------------------------------

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
    words = words_in(locale)
    narrator = Narrator(words, GAMES["luxor"], shown_names(LONG_NAMES, words))
    hostile = LONG_NAMES[2]
    assert set(hostile) & set(MEANT)
    for thing in things_of("luxor"):
        if hasattr(thing, "audience"):
            text = re.sub(r"\*\*([+−]\d)\*\*", r"\1", narrator.event(thing) or "")
            assert not set(text) & (set(MEANT) - set("()")), text


def test_long_names_are_names_of_discord() -> None:
    assert {len(name) for name in LONG_NAMES[:4]} == {32}


TILES = ("Cd", "Co", "Td", "To", "Pd", "Po", "Ed", "M", "L")


def test_tiles_have_their_articles() -> None:
    seen = set()
    for locale in LOCALES:
        narrator = Narrator(words_in(locale), GAMES["luxor"], NAMES)
        for thing in things_of("luxor"):
            if getattr(thing, "kind", "") == "placed" and hasattr(thing, "audience"):
                code = str(GAMES["luxor"].facts(thing)["tile"])
                assert f" {words_in(locale)(f'luxor-a-tile-{code}')} " in str(narrator.event(thing))
                seen.add(code)
    assert seen == set(TILES)


# --- errors --------------------------------------------------------------------------------


def errors() -> Iterator[tuple[Exception, str]]:
    """Yield errors, each with a part of its explanation in English."""
    yield TableRefused("stale"), "Here is the table as it stands"
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
        text = explained(error, words_in("en"), table, seat)
        assert part in text
        move = isinstance(error, BadNotation | IllegalMove)
        assert ("**Now:**" in text) == move, "what is possible now helps with moves only"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_can_be_explained_to_anybody(locale: str) -> None:
    game = GAMES["luxor"]
    state = moments("luxor", 2, 0)[40].state
    running = table_of(game, state, seats=2, names=NAMES)
    lobby = table_of(game, None, seats=2, names=NAMES, status="lobby")
    for error, _part in errors():
        for table in (None, running, lobby):
            for seat in (None, 0, 1):
                text = explained(error, words_in(locale), table, seat)
                assert text
                assert not re.search(r"[{}]|Traceback|None", text)


def test_what_is_typed_is_quoted_harmlessly() -> None:
    table = table_of(GAMES["luxor"], moments("luxor", 2, 0)[40].state, seats=2)
    error = BadNotation("unknown", "@everyone **now** " + "x" * 5000)
    text = explained(error, words_in("en"), table, None)
    assert "@everyone" not in text
    assert "**now**" not in text
    assert len(text) < 500


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
    narrator = Narrator(words_in(locale), game, NAMES)
    long = short = 0
    for moment in moments("luxor", 3, 1):
        for asked in asked_in(game, moment.state):
            text = narrator.possible(asked)
            shown = re.findall("`([^`]+)`", text)
            notations = [game.format(move) for move in asked.moves]
            assert shown == notations[:EXAMPLES]
            assert narrator.question(asked) in text
            more = len(notations) - len(shown)
            assert more == 0 or str(more) in text
            long, short = long + (more > 0), short + (more == 0)
    assert long
    assert short
    assert narrator.possible(None) == words_in(locale)("possible-meanwhile")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("options", "points"), [({}, True), ({"variant_b": True}, False)])
def test_a_result_tells_points_only_where_points_are_counted(
    options: dict[str, bool], points: bool, locale: str
) -> None:
    game, words = GAMES["expedition_1996"], words_in(locale)
    state = moments(game.id, 2, option_sets(game).index(options))[-1].state
    outcome = game.outcome(state)
    assert outcome is not None
    result = cards.result(table_of(game, state, seats=2, names=NAMES), words, outcome)
    counted = words("result-line", rank=1, name="", points=7, sources="").split()[-2]
    assert (counted in result) == points
    for name, counts in outcome.sources:
        for count in counts:
            if not points and name == "chips":
                counted = words(f"{game.id}-result-line-chips", rank=1, name="", points=count)
                assert counted.split("·")[-1] in result
            elif points and count:
                source = words(f"{game.id}-source-{name}")
                assert words("result-reason", source=source, points=count) in result
