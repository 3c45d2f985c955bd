"""What people may call cards, locations and parts of effects when they type moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engines.core import words_of
from engines.siberia.content.model import Content, Names

Words = tuple[str, ...]


class Lexicon:
    """Finds what is named at the beginning of a line, by id, number or name in any language."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.card_ids = {
            words: card.id
            for card in content.cards.values()
            for words in _codes(card.id, card.number)
        }
        self.cards = _by_name((card.names, card.id) for card in content.cards.values())
        self.places = _by_name((tile.names, str(tile.number)) for tile in content.tiles.values())
        self.place_ids: dict[Words, str] = {
            (place,): place
            for place in (
                *content.map.cells,
                *content.map.holes,
                "base",
                *(str(tile.number) for tile in content.tiles.values()),
            )
        }
        self.parts = {tuple(words_of(at)): at for at in content.nodes}

    def card(self, typed: Sequence[str]) -> tuple[list[str], int]:
        """Return the cards that may be meant and how many words name them."""
        return _meant(self.card_ids, self.cards, typed)

    def place(self, typed: Sequence[str]) -> tuple[list[str], int]:
        """Return the places that may be meant and how many words name them."""
        return _meant(self.place_ids, self.places, typed)

    def part(self, typed: Sequence[str]) -> tuple[str | None, int]:
        """Return the address of a part of an effect and how many words it has."""
        for length in range(min(len(typed), 6), 0, -1):
            at = self.parts.get(tuple(typed[:length]))
            if at is not None:
                return at, length
        return None, 0


def _codes(card: str, number: int) -> Iterable[Words]:
    """Yield a card's id, the id without zeros (``I5``), and its number."""
    low = card.casefold()
    yield (low,)
    letters = low.rstrip("0123456789")
    yield (f"{letters}{int(low[len(letters) :])}",)
    if number:
        yield (str(number),)


def _by_name(things: Iterable[tuple[Names, str]]) -> dict[Words, str]:
    """Return names in all languages, as words, with what they name."""
    called: dict[Words, str] = {}
    for names, thing in things:
        for name in (names.name, *(name for name, _flavour in names.others.values())):
            called.setdefault(tuple(words_of(name)), thing)
    return called


def _meant(
    codes: Mapping[Words, str], names: Mapping[Words, str], typed: Sequence[str]
) -> tuple[list[str], int]:
    """Return what may be meant by the longest beginning of ``typed``, and its number of words.

    The last word of a name may be cut short, and words may be left out at its end.
    """
    if tuple(typed[:1]) in codes:
        return [codes[tuple(typed[:1])]], 1
    for length in range(min(len(typed), 8), 0, -1):
        words = tuple(typed[:length])
        if words in names:
            return [names[words]], length
        found = [thing for name, thing in names.items() if _begins(name, words)]
        if found:
            return list(dict.fromkeys(found)), length
    return [], 0


def _begins(name: Words, words: Words) -> bool:
    """Whether a name begins with these words; from its second word on, too (``Bear``)."""
    *whole, cut = words
    return any(
        list(name[at : at + len(whole)]) == whole
        and len(name) >= at + len(words)
        and name[at + len(whole)].startswith(cut)
        for at in range(len(name))
    )
