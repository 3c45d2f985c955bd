"""What a search does with any input: ids, headings, slips, long and hostile texts, options."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot import texts
from bot.features.rules.search import MOST, Found, cleaned, is_about_bot
from bot.features.rules.search.index import Index
from bot.features.rules.search.language import Language, language_of
from bot.texts import LOCALES, words_in
from engines.core import AnyGame
from engines.core.rulebook import Clause
from engines.registry import games
from tests.features.rules.finding import about_bot, find

GAMES = games()
ALL = pytest.mark.parametrize("game_id", GAMES)
EVERYWHERE = pytest.mark.parametrize("locale", LOCALES)


def ids(found: Found) -> list[str]:
    return [clause.id for clause in found.clauses]


# --- words ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "forms"),
    [
        ("en", ("arrow", "arrows", "Arrow’s", "ARROWS")),
        (
            "de",
            ("rückgängig", "rueckgaengig", "RÜCKGÄNGIG", "ruckgangig", "ru\u0308ckgängig"),
        ),
        ("de", ("Punkt", "Punkte", "Punkten", "punkts")),
        ("de", ("größe", "groesse", "grosse")),
        ("en", ("take", "takes", "took", "taken")),
        ("de", ("schließen", "schließt", "geschlossen", "geschlossene", "GESCHLOSSENEN")),
        ("it", ("raggiungere", "raggiunta", "raggiunti")),
        ("fr", ("égalité", "egalite", "ÉGALITÉS", "egalites")),
        ("fr", ("cœur", "coeur")),
        ("it", ("parità", "parita", "PARITÀ")),
        ("it", ("freccia", "Freccia")),
    ],
)
def test_forms_of_a_word_share_a_key(locale: str, forms: tuple[str, ...]) -> None:
    language = language_of(locale)
    first, *others = (language.words(form)[0] for form in forms)
    for other in others:
        assert language.keys(first) & language.keys(other), other


def test_other_words_share_none() -> None:
    german = language_of("de")
    assert not german.keys("neue") & german.keys("nur")
    assert not language_of("en").keys("loop") & language_of("en").keys("look")


@EVERYWHERE
def test_synonyms_stand_for_words_and_not_for_themselves(locale: str) -> None:
    language = language_of(locale)
    assert len(language.small) > 50
    for synonyms in language.synonyms.values():
        for synonym in synonyms:
            assert synonym.phrase
            assert all(language.words(other) for other in synonym.others)


@pytest.mark.parametrize("line", ["tie", "tie = ", " = tie", "tie > ", "tie draw"])
def test_a_line_without_another_word_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "synonyms.txt"
    file.write_text(f"# words\nsmall: a\n{line}\n", encoding="utf-8")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match="no words that mean the same") as caught:
        Language("en")
    assert str(caught.value).startswith(f"{file}:3: ")


# --- what fits best ------------------------------------------------------------------------


def best(clauses: list[Clause], query: str, worth: Callable[[Clause], float] | None = None) -> str:
    """Return the ids found in a small rulebook, best first, joined by spaces."""
    index = Index(language_of("en"), clauses, worth or (lambda clause: 1.0))
    return " ".join(hit.clause.id for hit in index.hits(index.wishes(query.lower().split())))


def test_all_words_come_before_some_and_whole_words_before_parts() -> None:
    clauses = [
        Clause("T-1", "Fish", "The fishmonger sells herrings."),
        Clause("T-2", "Trade", "A herring is sold for one shell to a monger."),
        Clause("T-3", "Trade", "A shell is worth a herring and a half."),
        Clause("T-4", "Boats", "Herrings herrings herrings."),
    ]
    assert best(clauses, "herring shell monger").startswith("T-2")
    assert best(clauses, "monger").startswith("T-2 T-1")
    assert best(clauses, "herring shell").split()[:2] == ["T-3", "T-2"]


def test_a_heading_weighs_more_than_a_word_in_passing() -> None:
    clauses = [
        Clause("T-1", "Travel", "Whoever has walked far may look at a lantern."),
        Clause("T-2", "Lantern", "It burns for three rounds of the game."),
        Clause("T-3", "Lantern", "Then it is put out."),
    ]
    assert best(clauses, "lantern").split()[0] == "T-2"


def test_noted_words_find_a_clause_and_worth_decides_between_equals() -> None:
    clauses = [
        Clause("T-1", "Night", "Nobody sleeps.", also="bed"),
        Clause("T-2", "Day", "A torch is lit."),
        Clause("T-3", "Dusk", "A torch is lit."),
    ]
    assert best(clauses, "bed") == "T-1"
    assert best(clauses, "torch", lambda clause: 2.0 if clause.id == "T-3" else 1.0) == "T-3 T-2"


def test_nothing_fits_words_that_no_clause_has() -> None:
    clauses = [Clause("T-1", "Night", "Nobody sleeps.")]
    assert best(clauses, "torch") == best(clauses, "") == ""


# --- ids, headings, slips -------------------------------------------------------------------


@pytest.mark.parametrize("query", ["LX-506", "lx-506", "lx 506", "LX506", "506", " Lx - 506 "])
def test_a_clause_is_named_by_its_id(query: str) -> None:
    assert ids(find(GAMES["luxor"], "de", query)) == ["LX-506"]


def test_the_beginning_of_an_id_names_all_clauses_with_it() -> None:
    assert ids(find(GAMES["famous_explorers"], "en", "FE-71")) == ["FE-711", "FE-712"]
    assert ids(find(GAMES["expedition_1996"], "en", "q96-95")) == ["Q96-952", "Q96-951"]


@pytest.mark.slow
@ALL
@EVERYWHERE
def test_a_heading_of_several_words_finds_its_chapter(game_id: str, locale: str) -> None:
    game = GAMES[game_id]
    clauses = game.rulebook(locale).clauses
    for heading in {clause.heading for clause in clauses}:
        chapter = {clause.id for clause in clauses if clause.heading == heading}
        found = find(game, locale, heading)
        if len(heading.split()) > 1:
            assert {*ids(found)} == chapter, heading
        else:
            assert chapter & {*ids(found)[:3]}, heading


@pytest.mark.parametrize(
    ("game_id", "locale", "query", "clause", "read"),
    [
        ("luxor", "en", "caravn", "LX-641", "caravan"),
        ("famous_explorers", "en", "explorres", "FE-802", "explorers"),
        ("famous_explorers", "de", "Gutschien", "RT-706", "gutschein"),
        ("luxor", "fr", "pyramde", "LX-504", "pyramide"),
        ("luxor", "it", "piramdie", "LX-504", "piramide"),
    ],
)
def test_a_slip_is_read_as_the_nearest_word_and_told(
    game_id: str, locale: str, query: str, clause: str, read: str
) -> None:
    found = find(GAMES[game_id], locale, query)
    assert clause in ids(found)[:3]
    assert [word for _typed, word in found.respelt] == [read]


def test_a_word_that_nothing_has_is_named_and_the_rest_found() -> None:
    found = find(GAMES["luxor"], "en", "caravan xylophone")
    assert found.missing == ("xylophone",)
    assert found.clauses


def test_a_right_word_is_never_called_a_slip() -> None:
    assert find(GAMES["luxor"], "it", "annulla mossa").respelt == ()


# --- nothing found, and hostile texts -------------------------------------------------------


@ALL
@EVERYWHERE
def test_nothing_found_names_headings_that_exist(game_id: str, locale: str) -> None:
    found = find(GAMES[game_id], locale, "qqzzxx wwvv")
    assert found.clauses == found.left_out == ()
    headings = {clause.heading for clause in GAMES[game_id].rulebook(locale).clauses}
    assert len(set(found.near)) == 3
    assert {*found.near} <= headings


@ALL
@EVERYWHERE
@pytest.mark.parametrize("key", ["rules-example-first", "rules-example-second"])
def test_the_examples_find_something(game_id: str, locale: str, key: str) -> None:
    found = find(GAMES[game_id], locale, words_in(locale)(key))
    assert found.clauses
    assert not is_about_bot(found.clauses[0])


HOSTILE = (
    "",
    " ",
    "?!",
    "🎫🎫🎫",
    "x" * 6000,
    "tie " * 2000,
    "**tie** ~~draw~~ `code` ||spoiler||",
    "# heading\n> quote\n- list",
    "@everyone @here <@123456> <@&99> <#1> <:red:123>",
    "https://example.com/tie [tie](https://example.com)",
    "/rules search:tie/../..",
    "x:found:1::luxor/in/0/tie",
    "\u202etie\u200b\x00",
    "{ $sought }",
    "0",
    "-",
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20",
    "ünïcödé ταβέρνα 日本語 русский",
)


@pytest.mark.slow
@ALL
@pytest.mark.parametrize("query", HOSTILE)
def test_any_input_is_answered(game_id: str, query: str) -> None:
    for locale in LOCALES:
        found = find(GAMES[game_id], locale, query)
        assert len(found.sought) <= MOST
        assert not set("*_~`|<>@#/\\[]{}\n\0\u202e\u200b") & set(found.sought)
        assert found.clauses or found.near or not found.sought


@EVERYWHERE
def test_what_was_cleaned_is_clean(locale: str) -> None:
    for query in (*HOSTILE, "wie viele Abenteurer dürfen höchstens auf einem Plättchen stehen?"):
        once = cleaned(query, locale)
        assert cleaned(once, locale) == once, "the buttons of a page search for it again"


# --- options ---------------------------------------------------------------------------------


def played(game: AnyGame, **options: object) -> Callable[[Clause], bool]:
    chosen = game.options(dict(options))
    return lambda clause: (
        not any(scope.covers(clause.id) and not scope.holds(chosen, 3) for scope in game.scopes)
    )


def test_clauses_of_options_that_a_table_lacks_are_left_out() -> None:
    game = GAMES["famous_explorers"]
    without = find(game, "en", "late card", played(game))
    assert {"FE-701", "FE-702"} <= {clause.id for clause in without.left_out}
    assert not {"FE-701", "FE-702"} & {*ids(without)}
    together = find(game, "en", "late card", played(game, new_rule_1=True))
    assert ids(together)[0] == "FE-701"


def test_the_bot_is_found_at_every_table() -> None:
    game = GAMES["luxor"]
    assert ids(find(game, "en", "hint", lambda clause: False)) == ["BOT-108"]
    nothing = find(game, "en", "pyramid", lambda clause: False)
    assert nothing.clauses == ()
    assert nothing.left_out
    assert nothing.near


# --- the bot ----------------------------------------------------------------------------------


def test_the_bot_is_described_alike_in_every_language() -> None:
    english = {entry.id: entry for entry in about_bot("en")}
    of_games = {clause.id for game in GAMES.values() for clause in game.rulebook("en").clauses}
    for locale in LOCALES:
        entries = about_bot(locale)
        assert [entry.id for entry in entries] == [*english]
        assert len({entry.heading for entry in entries}) == len(entries)
        for clause in entries:
            assert is_about_bot(clause)
            assert clause.id not in of_games
            assert clause.also
            assert not set("{}") & set(clause.words)
            assert locale == "en" or clause.words != english[clause.id].words


@pytest.mark.slow
@ALL
@EVERYWHERE
def test_every_entry_about_the_bot_is_found_by_its_heading(game_id: str, locale: str) -> None:
    for clause in about_bot(locale):
        found = find(GAMES[game_id], locale, clause.heading)
        assert clause in found.clauses, clause.heading
