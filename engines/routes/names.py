"""Find the points of a network that people type: by names, ids, or beginnings of them.

Misspelt names are not understood here; the bot compares those with :meth:`Game.places`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from engines.core import BadNotation, words_of
from engines.routes.content import names_abroad
from engines.routes.network import Network

LEAST_TAIL = 3
"""The fewest letters of a later word that may stand for a name, as *Fuji* for Mount Fuji."""


def _tails(names: Iterable[str]) -> list[str]:
    """Return the parts of names from a later word on, if that word is long enough."""
    return [
        "".join(words[index:])
        for words in map(words_of, names)
        for index in range(1, len(words))
        if len(words[index]) >= LEAST_TAIL
    ]


class Names:
    """The names of the points of a network; a *form* is a name or id without spaces.

    Names in other languages (:func:`engines.routes.content.names_abroad`) are understood where no
    name of the map fits.
    """

    def __init__(self, network: Network, also: Mapping[str, str] | None = None) -> None:
        """``also`` has further names of points by their ids."""
        also = also or {}
        self.names = {point.id: point.name for point in network.points}
        self.forms = {"".join(words_of(point.id)): point.id for point in network.points}
        self.forms |= {"".join(words_of(point.name)): point.id for point in network.points}
        self.forms |= {"".join(words_of(name)): id_ for id_, name in also.items()}
        self.tails: dict[str, list[str]] = {}
        self.abroad: dict[str, list[str]] = {}
        every = [*self.names.values(), *also.values()]
        for point in network.points:
            own = [form for form, id_ in self.forms.items() if id_ == point.id]
            self.tails[point.id] = own + _tails((point.name, also.get(point.id, "")))
            foreign = [name for _language, name in names_abroad().get(point.id, ())]
            whole = ["".join(words_of(name)) for name in foreign]
            self.abroad[point.id] = whole + _tails(foreign)
            every += foreign
            for form in whole:
                self.forms.setdefault(form, point.id)
        self.most_words = max(len(words_of(name)) for name in every)

    def named(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Return the names of points."""
        return tuple(self.names[id_] for id_ in ids)

    def find(
        self, words: Sequence[str], likely: Collection[str], *, strict: bool = False
    ) -> tuple[str, int] | None:
        """Return the point that the first words name, and how many words that takes, or ``None``.

        Whole names count before beginnings, and ``likely`` points before all others; with
        ``strict`` the others do not count at all.

        :raises BadNotation: if several points fit equally well.
        """
        joined = ["".join(words[:n]) for n in range(min(len(words), self.most_words), 0, -1)]
        for typed in joined:
            if (id_ := self.forms.get(typed)) is not None and (not strict or id_ in likely):
                return id_, self._count(words, typed)
        everywhere = () if strict else self.names.keys()
        unclear, least = None, 0
        for fits in (self._begun, self._begun_within, self._begun_abroad):
            for pool in (likely, everywhere):
                for typed in joined:
                    if len(typed) <= least:
                        break  # fewer words fit even more points than those already ambiguous
                    matches = [id_ for id_ in self.names if id_ in pool and fits(typed, id_)]
                    if len(matches) == 1:
                        return matches[0], self._count(words, typed)
                    if matches:
                        wrong = " ".join(words[: self._count(words, typed)])
                        unclear, least = (
                            BadNotation("ambiguous", wrong, self.named(matches)),
                            len(typed),
                        )
        if unclear is not None:
            raise unclear
        return None

    @staticmethod
    def _count(words: Sequence[str], typed: str) -> int:
        """Return how many words make up what was typed."""
        length = 0
        for count, word in enumerate(words, start=1):
            length += len(word)
            if length == len(typed):
                return count
        raise AssertionError("typed words come from the text")

    def _begun(self, typed: str, id_: str) -> bool:
        name = self.tails[id_][0]
        return name.startswith(typed) or self._full(id_).startswith(typed)

    def _begun_within(self, typed: str, id_: str) -> bool:
        return len(typed) >= LEAST_TAIL and any(form.startswith(typed) for form in self.tails[id_])

    def _begun_abroad(self, typed: str, id_: str) -> bool:
        return len(typed) >= LEAST_TAIL and any(form.startswith(typed) for form in self.abroad[id_])

    def _full(self, id_: str) -> str:
        return "".join(words_of(self.names[id_]))
