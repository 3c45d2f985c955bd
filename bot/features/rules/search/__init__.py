"""Finds rules by the words that people type, in four languages.

:func:`find` looks in the rules of one game and in what the bot itself does. A query is read in the
reader's language; if its words are none of that language's rules, in the others, and the clauses
that it finds there are told in the reader's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from rapidfuzz import fuzz, process

from bot import texts
from bot.features.rules.search.index import Hit, Index, Wish
from bot.features.rules.search.language import language_of
from engines.core import AnyGame
from engines.core.rulebook import Clause, Rulebook, read_rulebook

BOT = "BOT-"
"""What the ids of entries about the bot begin with; no game's clauses do."""

MOST = 44
"""Characters of a query that are used: as many as fit into the custom id of a button."""

LEAST = 0.3
"""Clauses are found that fit at least so well, compared with the best."""

MAIN, OPTION, OF_BOT = 1.4, 0.8, 0.6
"""How much better the main clause about something fits, and how much worse one of an option, and an
entry about the bot."""

ENTRIES = 2
"""So many entries about the bot are found at most."""

FEW = 3
"""Where fewer clauses have all words, those with some are found, too."""

MARKUP = re.compile(r"@everyone|@here|<(?:[@#][!&]?\d+|a?:\w+:\d+|/[^>]*|t:[^>]*)>|https?://\S+")
NAMED = re.compile(r"\{([a-z-]+)\}")
"""The name of a button in an entry about the bot: the key of its text."""

NOT_QUOTED = re.compile(r"[^\w\s'’.,?!()-]|_")


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found, best first."""

    sought: str
    """The words that were searched for, safe to be quoted."""

    clauses: tuple[Clause, ...]
    left_out: tuple[Clause, ...] = ()
    """Clauses that would fit, but are none of the rules that the table plays by."""

    missing: tuple[str, ...] = ()
    """Typed words that no clause has."""

    respelt: tuple[tuple[str, str], ...] = ()
    """Typed words, and the known words as which they were read."""

    near: tuple[str, ...] = ()
    """If nothing was found: the headings that are most like the query."""

    fit: tuple[int, float] = (3, 0.0)
    """To compare with another game's: the lower the better."""


def cleaned(query: str, locale: str) -> str:
    """Return a query as it is searched for: without markup, in one line, at most ``MOST`` long.

    Of a longer one small words are left out, then those at the end.
    """
    typed = unicodedata.normalize("NFKC", query[:1000])
    words = NOT_QUOTED.sub(" ", MARKUP.sub(" ", typed)).split()
    if len(" ".join(words)) > MOST:
        small = language_of(locale).is_small
        words = [word for word in words if not small(word)] or words
    while len(text := " ".join(words)) > MOST and len(words) > 1:
        words.pop()
    return text[:MOST]


@cache
def about_bot(locale: str, features: tuple[str, ...]) -> tuple[Clause, ...]:
    """Return what a bot with these features does, as entries that are shown by their headings.

    Each feature has some in ``<feature>.md``; where an entry says ``{more}``, others add to it.
    """
    words, files = texts.words_in(locale), texts.FOLDER / locale
    paths = (files / f"{feature}.md" for feature in features)
    clauses = [entry for path in paths if path.exists() for entry in read_rulebook(path).clauses]

    def filled(clause: Clause) -> Clause:
        more = "".join(words.added(clause.id, features))
        text = NAMED.sub(lambda at: more if at[1] == "more" else words(at[1]), clause.words)
        return replace(clause, words=text)

    return tuple(filled(clause) for clause in sorted(clauses, key=lambda clause: clause.id))


def is_about_bot(clause: Clause) -> bool:
    """Whether a clause is one of the entries about the bot."""
    return clause.id.startswith(BOT)


@lru_cache(64)
def index_of(game: AnyGame, locale: str, features: tuple[str, ...]) -> Index:
    """Return the index of a game's rules and of the bot's entries in a language."""
    usual = game.Options()
    options = [scope for scope in game.scopes if not scope.holds(usual, None)]

    def worth(clause: Clause) -> float:
        is_option = any(scope.covers(clause.id) for scope in options)
        return (
            (MAIN if clause.is_main else 1.0)
            * (OPTION if is_option else 1.0)
            * (OF_BOT if is_about_bot(clause) else 1.0)
        )

    # The bot's sentences have words of every kind in passing; what they are about is noted.
    entries = (replace(clause, words="") for clause in about_bot(locale, features))
    return Index(language_of(locale), (*game.rulebook(locale).clauses, *entries), worth)


def everything(_clause: Clause) -> bool:
    """Whether a clause is played by, where no table says what is."""
    return True


def find(
    game: AnyGame,
    locale: str,
    query: str,
    plays: Callable[[Clause], bool] = everything,
    features: tuple[str, ...] = (),
) -> Found:
    """Return the clauses of a game, and entries about the bot, that fit what somebody typed.

    ``plays`` says whether a table plays by a clause; the entries are about those ``features``.
    """
    sought, book = cleaned(query, locale), game.rulebook(locale)
    known = {clause.id: clause for clause in (*book.clauses, *about_bot(locale, features))}
    if by_id := named(book, sought):
        return Found(sought, by_id, fit=(-1, 0.0))

    def holds(clause: Clause) -> bool:
        return is_about_bot(clause) or plays(clause)

    if chapter := _chapter(known.values(), locale, sought):
        held = tuple(filter(holds, chapter))
        others = tuple(clause for clause in chapter if clause not in held)
        return Found(sought, held, others, fit=(-1, 0.0))
    index, wishes = _read(game, locale, sought, features)
    kept, respelt, missing = _spelt(index, wishes)
    hits = [replace(hit, clause=known[hit.clause.id]) for hit in index.hits(kept)]
    clauses = _relevant([hit for hit in hits if holds(hit.clause)], hits)
    left_out = _relevant([hit for hit in hits if not holds(hit.clause)], hits)
    near = () if clauses else _near(book, locale, sought)
    if not hits:
        return Found(sought, (), missing=missing, near=near)
    rank = 2 if missing or respelt else hits[0].rank
    return Found(
        sought,
        clauses,
        left_out,
        missing=missing,
        respelt=respelt,
        near=near,
        fit=(rank, -hits[0].score),
    )


def _spelt(
    index: Index, wishes: Iterable[Wish]
) -> tuple[list[Wish], tuple[tuple[str, str], ...], tuple[str, ...]]:
    """Return the wishes that some clause meets, words read otherwise, and those that none has."""
    kept, respelt, missing = list[Wish](), list[tuple[str, str]](), list[str]()
    for wish in wishes:
        if index.is_met(wish):
            kept.append(wish)
        elif other := index.respelt(wish):
            kept.append(other)
            respelt.append((wish.typed, other.typed))
        else:
            missing.append(wish.typed)
    return kept, tuple(respelt), tuple(missing)


def named(book: Rulebook, sought: str) -> tuple[Clause, ...]:
    """Return the clauses that a query names by their ids, or by the beginning of an id.

    The letters may be left out of a whole number, and the hyphen always.
    """
    wanted = "".join(sought.replace("-", "").split()).casefold()
    if not any(letter.isdigit() for letter in wanted):
        return ()
    ids = {clause: clause.id.replace("-", "").casefold() for clause in book.clauses}
    prefixes = {clause.id.partition("-")[0].casefold() for clause in book.clauses}
    exact = tuple(
        clause
        for clause, id_ in ids.items()
        if wanted == id_ or wanted == clause.id.partition("-")[2].casefold()
    )
    if exact or not any(wanted.startswith(p) and wanted[len(p) :].isdigit() for p in prefixes):
        return exact
    return tuple(clause for clause, id_ in ids.items() if id_.startswith(wanted))


def _chapter(clauses: Iterable[Clause], locale: str, sought: str) -> tuple[Clause, ...]:
    """Return the clauses under the heading that a query repeats."""
    language = language_of(locale)

    def plain(text: str) -> list[str]:
        return [language.folded(word) for word in language.words(text)]

    wanted = plain(sought)
    if len(wanted) < 2:  # a single word is better sought everywhere
        return ()
    return tuple(clause for clause in clauses if plain(clause.heading) == wanted)


def _read(
    game: AnyGame, locale: str, sought: str, features: tuple[str, ...]
) -> tuple[Index, list[Wish]]:
    """Return the index and the wishes in the language in which most words are known."""
    best: tuple[float, Index, list[Wish]] | None = None
    for tongue in (locale, *(other for other in texts.LOCALES if other != locale)):
        index = index_of(game, tongue, features)
        wishes = list[Wish]()
        for wish in index.wishes(index.language.words(sought)):
            if " " in wish.typed and not index.is_met(wish):  # a phrase that no clause has
                wishes += [one for word in wish.typed.split() for one in index.wishes([word])]
                continue
            halves = None if index.is_whole(wish) else index.halves(wish.typed)
            wishes += index.wishes(halves) if halves else [wish]
        share = sum(map(index.is_whole, wishes)) / max(1, len(wishes))
        if best is None or share > best[0]:
            best = share, index, wishes
        if share == 1:
            break
    assert best is not None
    return best[1], best[2]


def _relevant(some: Iterable[Hit], every: Iterable[Hit]) -> tuple[Clause, ...]:
    """Return the clauses of some of all hits that are worth reading, and few about the bot.

    Clauses that lack something are among them only where few have everything.
    """
    most = max(next((hit.rank for hit in every), 0), 1)
    hits, entries, found = [*some], 0, list[Clause]()
    least = LEAST * hits[0].score if hits and hits[0].rank <= most else 0
    for hit in hits:
        entries += is_about_bot(hit.clause)
        is_spare = is_about_bot(hit.clause) and (entries > ENTRIES or hit.rank > most)
        is_needed = hit.rank <= most or 0 < len(found) < FEW
        enough = least / 2 if is_about_bot(hit.clause) else least
        if hit.score >= enough > 0 and is_needed and not is_spare:
            found.append(hit.clause)
    return tuple(found)


def _near(book: Rulebook, locale: str, sought: str) -> tuple[str, ...]:
    """Return the three headings most like a query."""
    headings = list(dict.fromkeys(clause.heading for clause in book.clauses))
    folded = language_of(locale).folded
    found = process.extract(
        folded(sought), [folded(heading) for heading in headings], scorer=fuzz.WRatio, limit=3
    )
    return tuple(headings[place] for _heading, _score, place in found)
