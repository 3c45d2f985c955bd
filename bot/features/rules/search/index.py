"""Which clauses fit some words, best first.

A query is taken as a row of *wishes*: each is a word or a phrase, with other ways to say it. A
clause that has all of them as whole words comes before one that has parts of words, and that one
before one that lacks some. Within these, words weigh more the rarer they are, under a heading, at
the beginning of a clause, and close to each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from math import log

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.features.rules.search.language import Language
from engines.core.rulebook import Clause

SAME = 0.85
"""What another word for the same thing weighs, compared with the word itself."""

BESIDE = 0.25
"""What it weighs where the word itself is found elsewhere."""

PARTS = {"begins": 0.6, "ends": 0.5, "within": 0.3}
"""What a part of a word weighs, compared with the whole, by where it stands."""

LETTERS = {"begins": 3, "ends": 4, "within": 5}
"""So many letters a part of a word must have."""

HEADING, ALSO, FIRST, NEAR = 0.8, 2.0, 0.5, 0.6
"""Weights of a heading, of words noted for the search, of the beginning, of words side by side."""

TITLE = 2.0
"""Weight of a heading for the first clause under it."""

SOFT = 0.4
"""What a phrase of small words, such as *how many*, weighs; a clause need not have it."""

JOINTS = ("", "s", "es", "n", "en")
"""What stands between the halves of a German compound."""

MOST_WISHES = 12


@dataclass(frozen=True, slots=True)
class Wish:
    """A word or a phrase that is sought, and other ways to say it, each with its weight."""

    typed: str
    ways: tuple[tuple[tuple[str, ...], float], ...]
    is_soft: bool = False
    """Whether clauses without it are as good, only later."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause that fits: how well, and whether all that was sought is in it, as whole words."""

    clause: Clause
    score: float
    rank: int
    """0 all whole words, 1 also parts of words, 2 something is missing."""


@dataclass(slots=True)
class _Entry:
    """One clause in the index: where each of its words stands."""

    clause: Clause
    length: int
    text: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    heading: frozenset[str] = frozenset()
    also: frozenset[str] = frozenset()
    titled: float = HEADING
    worth: float = 1.0


@dataclass(frozen=True, slots=True)
class _Match:
    """How well one word or wish is met by one clause."""

    score: float
    whole: bool
    places: tuple[int, ...]
    is_direct: bool = False
    """Whether it is the typed word itself, as a whole."""


class Index:
    """The clauses of one rulebook, ready to be searched."""

    def __init__(
        self, language: Language, clauses: Iterable[Clause], worth: Callable[[Clause], float]
    ) -> None:
        """``worth`` is what a clause's fit is multiplied by."""
        self.language = language
        self._entries = [self._entry(clause) for clause in clauses]
        headings = set[str]()
        for entry in self._entries:
            if entry.clause.heading not in headings:
                headings.add(entry.clause.heading)
                entry.titled = TITLE
            entry.titled /= max(1, self._size(entry.clause.heading))
            entry.titled = max(HEADING, entry.titled)
            entry.worth = worth(entry.clause)
        self._length = sum(entry.length for entry in self._entries) / max(1, len(self._entries))
        self._forms: dict[str, tuple[frozenset[str], str]] = {}
        """The keys of each word of the clauses, without accents, and the shortest of them."""
        self._having: dict[str, list[int]] = defaultdict(list)
        """The entries with a key anywhere."""
        for number, entry in enumerate(self._entries):
            for text in (entry.clause.words, entry.clause.heading, entry.clause.also):
                for word in language.words(text):
                    keys = language.keys(word)
                    self._forms[language.folded(word)] = keys, min(keys, key=len)
            for key in {*entry.text, *entry.heading, *entry.also}:
                self._having[key].append(number)
        self._parts = lru_cache(64)(self._parts_of)

    def _size(self, heading: str) -> int:
        """Return how many words a heading has, small ones left out."""
        return sum(not self.language.is_small(word) for word in self.language.words(heading))

    def _entry(self, clause: Clause) -> _Entry:
        language, words = self.language, self.language.words(clause.words)
        entry = _Entry(clause, len(words))
        for place, word in enumerate(words):
            for key in language.keys(word):
                entry.text[key].append(place)
        entry.heading = frozenset(
            key for word in language.words(clause.heading) for key in language.keys(word)
        )
        entry.also = frozenset(
            key for word in language.words(clause.also) for key in language.keys(word)
        )
        return entry

    # --- what is sought ----------------------------------------------------------------

    def wishes(self, words: Sequence[str]) -> list[Wish]:
        """Return what some typed words ask for; small words count only where a phrase has them,
        or where there are no others.
        """
        found: list[Wish] = []
        rest = list(words)
        while rest and len(found) < MOST_WISHES:
            size, others, instead = self._phrase(rest)
            typed, rest = rest[:size], rest[size:]
            said = tuple(word for word in typed if not self.language.is_small(word))
            if not others and not said:
                continue
            instead = instead or (bool(others) and len(said) < len(typed))
            ways = [(said or tuple(typed), BESIDE if instead else 1.0)]
            for other in others:
                kept = [w for w in self.language.words(other) if not self.language.is_small(w)]
                ways.append((tuple(kept or self.language.words(other)), SAME))
            found.append(Wish(" ".join(typed), tuple(ways), is_soft=not said))
        return found or [Wish(word, (((word,), 1.0),)) for word in words[:MOST_WISHES]]

    def _phrase(self, words: Sequence[str]) -> tuple[int, tuple[str, ...], bool]:
        """Return how many of the first words are a known phrase, and what means the same.

        The last value says whether only that is meant, not the words themselves.
        """
        size, others, instead = 1, dict[str, None](), False
        first = self.language.keys(words[0])
        for synonym in {s for key in first for s in self.language.synonyms.get(key, ())}:
            length = self._said(synonym.phrase, words)
            if length < size:
                continue
            if length > size:
                size, others = length, {}
            instead = length > 1 and synonym.is_one_way
            others |= dict.fromkeys(synonym.others)
        return size, tuple(sorted(others)), instead

    def _said(self, phrase: Sequence[frozenset[str]], words: Sequence[str]) -> int:
        """Return how many of the first words say a phrase, small ones between its words included.

        It is 0 if they do not say it.
        """
        at = 0
        for keys in phrase:
            while at < len(words) and not keys & self.language.keys(words[at]):
                if at == 0 or not self.language.is_small(words[at]):
                    return 0
                at += 1
            if at == len(words):
                return 0
            at += 1
        return at

    def halves(self, typed: str) -> tuple[str, str] | None:
        """Return the two halves of a compound, if both are known words."""
        word = self.language.folded(typed)
        for at in range(len(word) - 3, 2, -1):
            right = word[at:]
            for joint in JOINTS if self._is_known(right) else ():
                left = word[:at].removesuffix(joint)
                if len(left) == at - len(joint) > 2 and self._is_known(left):
                    return left, right
        return None

    def _is_known(self, word: str) -> bool:
        keys = self.language.keys(word)
        return any(key in self._having or key in self.language.synonyms for key in keys)

    def respelt(self, wish: Wish) -> Wish | None:
        """Return the wish for the known words that differ from a typed one by a slip or two."""
        word = self.language.folded(wish.typed)
        if len(word) < 4 or not word.isalpha():
            return None
        most = 1 if len(word) < 8 else 2
        known = [*self._forms, *self.language.known]
        near = process.extract(word, known, scorer=OSA.distance, score_cutoff=most, limit=8)
        if not near:
            return None
        least = min(distance for _form, distance, _place in near)
        forms = [form for form, distance, _place in near if distance == least > 0]
        ways = tuple(way for form in forms for read in self.wishes([form]) for way in read.ways)
        return Wish(forms[0], ways) if forms else None

    # --- what fits -----------------------------------------------------------------------

    def hits(self, wishes: Sequence[Wish]) -> list[Hit]:
        """Return the clauses that fit, best first."""
        hard, soft = (
            [self._met(wish) for wish in wishes if wish.is_soft is is_soft]
            for is_soft in (False, True)
        )
        if not hard:
            hard, soft = soft, []
        weights = [self._weight(matches) for matches in hard]
        total, found = sum(weights), list[Hit]()
        for number, entry in enumerate(self._entries):
            here = [matches.get(number) for matches in hard]
            if not any(here):
                continue
            score = sum(w * m.score for w, m in zip(weights, here, strict=True) if m)
            score += self._closeness(here, weights)
            score *= 1 + SOFT * sum(number in matches for matches in soft)
            score *= entry.worth
            have = sum(w for w, m in zip(weights, here, strict=True) if m)
            rank = 2 if None in here else 0 if all(m and m.whole for m in here) else 1
            found.append(Hit(entry.clause, score * (have / total) ** 2, rank))
        return sorted(found, key=lambda hit: (hit.rank, -hit.score))

    def is_whole(self, wish: Wish) -> bool:
        """Whether some clause has what is sought as whole words."""
        return any(match.whole for match in self._met(wish).values())

    def is_met(self, wish: Wish) -> bool:
        """Whether some clause has what is sought, be it a part of a word."""
        return bool(self._met(wish))

    def _weight(self, matches: dict[int, _Match]) -> float:
        count = sum(match.is_direct for match in matches.values()) or len(matches)
        return log(1 + (len(self._entries) - count + 0.5) / (count + 0.5))

    def _closeness(self, here: Sequence[_Match | None], weights: Sequence[float]) -> float:
        near = 0.0
        for (first, a), (second, b) in pairwise(zip(here, weights, strict=True)):
            if first and second and first.places and second.places:
                gap = min(abs(x - y) for x in first.places for y in second.places)
                near += NEAR * (a + b) / 2 * (1 if gap <= 2 else 0.5 if gap <= 5 else 0)
        return near

    def _met(self, wish: Wish) -> dict[int, _Match]:
        """Return how well each clause meets a wish, by its number in the index."""
        best: dict[int, _Match] = {}
        direct = False
        for words, weight in wish.ways:
            if direct and weight == SAME:
                weight = BESIDE  # the word itself is one of these rules'
            for number, match in self._together(words):
                score = weight * match.score
                if number not in best or score > best[number].score:
                    is_direct = weight == 1 and match.whole
                    best[number] = _Match(score, match.whole, match.places, is_direct)
            direct = direct or any(match.is_direct for match in best.values())
        return best

    def _together(self, words: tuple[str, ...]) -> Iterator[tuple[int, _Match]]:
        """Yield the clauses with all of some words, with how well they have them."""
        if not words:
            return
        each = [self._parts(word) for word in words]
        for number in sorted(set.intersection(*({*matches} for matches in each))):
            here = [matches[number] for matches in each]
            score = sum(match.score for match in here) / len(here)
            places = tuple(place for match in here for place in match.places)
            if len(here) > 1 and all(match.places for match in here):
                near = self._closeness(here, [1.0] * len(here)) / (len(here) - 1)
                score *= 0.5 + near / NEAR / 2
            yield number, _Match(score, all(match.whole for match in here), places)

    def _parts_of(self, word: str) -> dict[int, _Match]:
        """Return how well each clause has one word, whole or in part."""
        whole = self.language.keys(word)
        weights = dict.fromkeys(whole, 1.0)
        typed, stem = self.language.folded(word), min(whole, key=len)
        for form, (keys, shortest) in self._forms.items():
            if (typed not in form and stem not in shortest) or keys & whole:
                continue
            part = _part(typed, form) or _part(stem, shortest)
            for key in keys if part else ():
                weights[key] = max(weights.get(key, 0), part)
        numbers = {number for key in weights for number in self._having.get(key, ())}
        return {number: self._match(self._entries[number], weights) for number in numbers}

    def _match(self, entry: _Entry, weights: dict[str, float]) -> _Match:
        at: dict[int, float] = {}
        heading = also = 0.0
        for key, weight in weights.items():
            for place in entry.text.get(key, ()):
                at[place] = max(at.get(place, 0), weight)
            heading = max(heading, weight if key in entry.heading else 0)
            also = max(also, weight if key in entry.also else 0)
        often, score = sum(at.values()), 0.0
        if at:
            score = often * 2.2 / (often + 1.2 * (0.7 + 0.3 * entry.length / self._length))
            score += FIRST * max(w * (1 - p / entry.length) ** 2 for p, w in at.items())
        score += entry.titled * heading + ALSO * also
        whole = 1.0 in (heading, also) or 1.0 in at.values()
        return _Match(score, whole, tuple(sorted(at)))


def _part(word: str, form: str) -> float:
    """Return what a word weighs as a part of a longer one, 0 if it is no part of it."""
    at = form.find(word)
    if at < 0 or len(form) <= len(word):
        return 0
    if at == 0 and len(word) >= LETTERS["begins"]:
        return PARTS["begins"]
    if form.endswith(word) and len(word) >= LETTERS["ends"]:
        return PARTS["ends"]
    return PARTS["within"] if len(word) >= LETTERS["within"] else 0
