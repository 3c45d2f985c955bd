"""Names and sentences as pictures, alt texts and long texts of all games have them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import reduce

from render.fonts import readable
from render.picture import ALT_LIMIT
from render.words import Words, within

TEXT_LIMIT = 3500
"""Characters of a long text; Discord takes 4000."""

PUBLIC, PRIVATE = 2000, 1600
"""The most characters under a picture for everybody, and for one reader, whose message has menus
and news.
"""


def plain_names(seats: int, words: Words, names: Sequence[str]) -> list[str]:
    """Return the players' names without line breaks; an empty one becomes *player 2*."""
    return [
        " ".join(name.split()) or words("player-number", number=seat + 1)
        for seat, name in enumerate(names[:seats])
    ]


def escaped_names(seats: int, words: Words, names: Sequence[str]) -> list[str]:
    """Return the same for texts in Markdown."""
    return [escaped(name) for name in plain_names(seats, words, names)]


def drawn_names(seats: int, words: Words, names: Sequence[str]) -> list[str]:
    """Return the players' names, reduced to letters that the font has."""
    return [
        readable(name, words("player-number", number=seat + 1))
        for seat, name in enumerate(names[:seats])
    ]


def cut_to(limit: int, names: Iterable[str]) -> list[str]:
    """Return names of which none has more letters than the limit."""
    return [name if len(name) <= limit else f"{name[: limit - 1].rstrip()}…" for name in names]


def sentence(text: str) -> str:
    """Return the text with a full stop unless it ends in one already."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def upper(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def listed(words: Words, title: str, items: str) -> str:
    """Return a list under a title as a sentence."""
    return words("titled", title=title, text=f"{items}.")


def series(items: Iterable[str], words: Words) -> str:
    """Return items with semicolons between them."""
    first, *others = [*items] or [""]
    return reduce(lambda before, item: words("list-series", items=before, next=item), others, first)


def sources(words: Words, game_id: str, score: object, names: Iterable[str]) -> str:
    """Return how many points each source of a score gave, without those that gave none."""
    points = ((name, getattr(score, name)) for name in names)
    return ", ".join(
        words("result-source", source=words(f"{game_id}-source-{name}"), points=count)
        for name, count in points
        if count
    )


def alt_text(parts: Iterable[str], words: Words) -> str:
    """Return an alt text of the parts; if they are too long, it says where the rest is."""
    return within(parts, ALT_LIMIT, words("alt-more"))


def long_text(words: Words, *forms: Iterable[str]) -> str:
    """Return a long text of the lines in the first form that has room; else it says so."""
    return fitting(forms, TEXT_LIMIT, words("words-more"))


def fitted_card(
    words: Words, forms: Iterable[Iterable[str]], seat: int | None, private: int = PRIVATE
) -> str:
    """Return what stands under a picture for a reader, in the first form that has room."""
    return fitting(forms, PUBLIC if seat is None else private, words("alt-more"))


def fitting(forms: Iterable[Iterable[str]], limit: int, more: str) -> str:
    """Join the lines of the first form that has room; of the last, as many as have room."""
    lines = list[str]()
    for form in forms:
        lines = [*filter(None, form)]
        if len("\n".join(lines)) <= limit:
            break
    return within(lines, limit, more, "\n")


_SPECIAL = re.compile(r"([\\*_~`|>#\[\]()<:-])")


def escaped(name: str) -> str:
    """Return the name so that Discord shows it literally: no bold, no link, no mention."""
    return _SPECIAL.sub(r"\\\1", name).replace("@", "@\N{ZERO WIDTH SPACE}")
