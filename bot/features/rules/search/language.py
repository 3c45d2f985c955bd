"""The words of one language as people type them: inflected, without accents, or another word."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations
from pathlib import Path

import snowballstemmer

from bot import texts

STEMMERS = {"en": "english", "de": "german", "fr": "french", "it": "italian"}
WORD = re.compile(r"[^\W_]+")
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ł": "l"})
DIGRAPH = re.compile(r"(?<![aeoq])ue|(?<!a)oe|ae")
"""How German keyboards without umlauts write them: *rueckgaengig*, but not the *ue* of *neue*."""

ANY_ORDER = 3
"""So many words of a phrase, small ones left out, are known in any order at most."""


@dataclass(frozen=True, slots=True)
class Synonym:
    """One way to say something: its words, each as keys, and the phrases that mean the same."""

    phrase: tuple[frozenset[str], ...]
    others: tuple[str, ...]
    is_one_way: bool = False
    """Whether the others are what is meant, and do not mean this."""


class Language:
    """What search knows of a language: its stems, its small words, and words that mean the same."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._stem = lru_cache(8192)(snowballstemmer.stemmer(STEMMERS[locale]).stemWord)
        self.keys = lru_cache(8192)(self._keys)
        self.small: frozenset[str] = frozenset()
        self.forms: dict[str, frozenset[str]] = {}
        """Of a stem that no rule of a stemmer finds, the keys of its word: *taken* is *take*."""
        self.synonyms: dict[str, tuple[Synonym, ...]] = {}
        """By each key of the first word of a phrase."""
        self.known: dict[str, None] = {}
        """The words of all phrases, without accents."""
        self._read(texts.FOLDER / locale / "synonyms.txt")

    def words(self, text: str) -> list[str]:
        """Return the words of a text, in small letters and without what joins them."""
        return WORD.findall(unicodedata.normalize("NFKC", text).casefold())

    def folded(self, word: str) -> str:
        """Return a word without accents: *rückgängig* and *rueckgaengig* are *ruckgangig*."""
        bare = "".join(
            letter
            for letter in unicodedata.normalize("NFD", word.casefold())
            if not unicodedata.combining(letter)
        ).translate(LETTERS)
        return DIGRAPH.sub(lambda match: match[0][0], bare) if self.locale == "de" else bare

    def is_small(self, word: str) -> bool:
        """Whether a word says nothing by itself, such as an article."""
        return self.folded(word) in self.small

    def _keys(self, word: str) -> frozenset[str]:
        """Return what is the same for all forms of a word, however its accents are typed.

        A stemmer needs accents, but those who search may leave them out: so there is the stem of
        the word as it is, and that of the word without accents.
        """
        folded = self.folded(word)
        keys = frozenset((self.folded(self._stem(word)), self._stem(folded)))
        return next((self.forms[key] for key in sorted(keys) if key in self.forms), keys)

    def _read(self, path: Path) -> None:
        """Read the small words, the forms of words, and the words that mean the same.

        A line of the form ``tie = draw`` works both ways, ``starts > first player`` one way,
        ``forms: take took taken`` makes one word of its words. The first two kinds come first.

        :raises ValueError: naming the line, if it has another form.
        """
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith("small: "):
                self.small |= {self.folded(word) for word in self.words(line[len("small: ") :])}
                continue
            if line.startswith("forms: "):
                word, *forms = map(self._keys, self.words(line[len("forms: ") :]))
                self.forms |= {key: word for form in forms for key in form - word}
                continue
            said, arrow, meant = line.partition(" > ")
            phrases = [phrase.strip() for phrase in said.split("=")]
            others = [phrase.strip() for phrase in meant.split("=")] if arrow else []
            if len(phrases) + len(others) < 2 or not all((*phrases, *others)):
                raise ValueError(f"{path}:{number}: no words that mean the same: {line}")
            for phrase in phrases:
                same = [other for other in phrases if other != phrase]
                self._add(phrase, others or same, is_one_way=bool(arrow))

    def _add(self, phrase: str, others: Iterable[str], *, is_one_way: bool) -> None:
        """Note a phrase, also without its small words, and a short one in any order."""
        words = self.words(phrase)
        self.known |= dict.fromkeys(self.folded(word) for word in words)
        ways = {tuple(words): None}
        if 1 < len(short := [word for word in words if not self.is_small(word)]) <= ANY_ORDER:
            ways |= dict.fromkeys(permutations(short))
        for said in ways:
            keys = tuple(self.keys(word) for word in said)
            synonym = Synonym(keys, tuple(others), is_one_way)
            for key in keys[0]:
                self.synonyms[key] = (*self.synonyms.get(key, ()), synonym)


@cache
def language_of(locale: str) -> Language:
    """Return the language of a locale of the texts."""
    return Language(locale)
