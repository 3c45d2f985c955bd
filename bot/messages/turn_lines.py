"""What happened as lines: one for each player's turn, with the name in bold at its beginning.

Sentences about the same player are joined, and only the first has the name. Other sentences get
lines of their own, unless they tell what follows from the one before (``Event.follows``). A round
that begins is a heading, in Discord's small print. Of a long turn of a computer player only what
matters most is told; the log has the rest.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engines.core import RoundBegan

ELLIPSIS = "…\n"
"""What stands above the newest lines if not all have room."""

HEADING = "-# "
"""Discord's mark of small print."""

JOINT = " · "

NAMED = re.compile(r"^\*\*.+?\*\* ")
"""A name at the beginning of a line."""

SOURCE = re.compile(r" \(([^()]*[^\W\d_]{3}[^()]*)\)$")
"""A name in brackets at the end of a sentence: where what it tells comes from."""

SENTENCE = 100
"""The weight of what no event tells, such as that moves were taken back."""

BRIEF = 200
"""Characters of a turn that is told briefly, unless its first sentence alone is longer."""


class Sentences(Protocol):
    """What lines are made of: a sentence for each event, and who the players are.

    ``names`` are those of the seats; of long turns of the seats in ``brief`` little is told.
    """

    names: tuple[str, ...]
    brief: Collection[int]

    def event(self, event: Any) -> str | None:
        """Return the sentence of an event, or ``None`` if it has none."""

    def actor(self, actor: int | str) -> str:
        """Return the name of the player in a seat, or of a rival without a seat."""


class _Part(NamedTuple):
    """A sentence about ``name``, or about nobody if that is empty, and the event it tells."""

    name: str
    said: str
    event: Any


@dataclass(frozen=True, slots=True)
class TurnLine:
    """What happened in a turn, or a sentence between turns.

    ``cut`` says whether the text leaves something out.
    """

    text: str
    weight: int = SENTENCE
    """How much it is worth telling (:attr:`Event.weight`)."""
    cut: bool = False
    parts: tuple[_Part, ...] = ()
    total: str = ""
    """What the parts have earned together."""

    @property
    def is_heading(self) -> bool:
        """Whether it only says what begins."""
        return self.text.startswith(HEADING)

    def within(self, most: int) -> TurnLine:
        """Return the line in about so many characters: its beginning, what it earned, the end.

        If not all that it earned has room, the total stands at the end. Of fewer characters than
        :data:`BRIEF` the most valuable sentence has the first claim; one that is longer stays.
        """
        if len(self.text) <= most or not self.parts:
            return self
        text = _brief(self.parts, self.total, most)
        return TurnLine(text, self.weight, cut=True, parts=self.parts, total=self.total)


def lines_of(sentences: Sentences, events: Iterable[Any]) -> list[str]:
    """Return the texts of :func:`turns_of`."""
    return [line.text for line in turns_of(sentences, events)]


def turns_of(sentences: Sentences, events: Iterable[Any]) -> list[TurnLine]:
    """Return what happened, a line for each turn; one for each text or line among the events."""
    lines, parts = list[TurnLine](), list[_Part]()
    whose: Any = None  # of whose turn the line tells

    def close() -> None:
        if parts:
            weight = sum(part.event.weight for part in parts)
            text, total = _joined(parts, range(len(parts))), _total(sentences, parts)
            line = TurnLine(text, weight, parts=tuple(parts), total=total)
            lines.append(line.within(BRIEF) if whose in sentences.brief else line)
        parts.clear()

    for event in _once(events):
        if isinstance(event, str | TurnLine):
            close()
            lines.append(TurnLine(event) if isinstance(event, str) else event)
            continue
        sentence = sentences.event(event)
        if not sentence:
            continue
        sentence = sentence.removesuffix(".")
        if isinstance(event, RoundBegan):
            close()
            lines.append(TurnLine(f"{HEADING}{sentence}"))
            continue
        seat = getattr(event, "seat", None)
        name = "" if seat is None else f"{sentences.actor(seat)} "
        is_named = bool(name) and sentence.startswith(name)
        is_joined = parts and (event.follows or (is_named and seat == whose))
        if not is_joined:
            close()
            whose = seat if is_named else None
        said = sentence[len(name) :] if is_named else sentence
        parts.append(_Part(name[:-1] if is_named else "", said, event))
    close()
    return lines


def _once(events: Iterable[Any]) -> Iterator[Any]:
    """Yield events but what a later one tells again (:attr:`Event.retells`)."""
    told, again = [*events], set[tuple[int | None, str]]()
    kept = list[Any]()
    for event in reversed(told):
        seat = getattr(event, "seat", None)
        if (seat, getattr(event, "kind", "")) not in again:
            kept.append(event)
            again |= {(seat, kind) for kind in getattr(event, "retells", ())}
    yield from reversed(kept)


def _joined(parts: Sequence[_Part], chosen: Iterable[int], total: str = "") -> str:
    """Return the chosen parts as a line, dots for what is left out, and a total at its end."""
    said, last, due, before = list[str](), "", 0, ""
    for place in chosen:
        name, words, _event = parts[place]
        if said and place > due:
            said.append(ELLIPSIS.strip())
        if place == due:
            words = _without_source(words, before)
        due = place + 1
        before = parts[place].said
        said.append(words if not name or name == last else f"**{name}** {words}")
        last = name or last
    if total or due < len(parts):
        said.append(f"{ELLIPSIS.strip()} {total}".strip())
    return JOINT.join(said)


def _without_source(words: str, before: str) -> str:
    """Return a sentence without the name in brackets at its end if the one before has told it."""
    source = SOURCE.search(words)
    return words[: source.start()] if source is not None and source[1] in before else words


def _brief(parts: Sequence[_Part], total: str, most: int) -> str:
    """Return the parts that matter most, as many as have room."""
    weights = [part.event.weight for part in parts]
    matters = [place for place, weight in enumerate(weights) if weight]
    matters.sort(key=weights.__getitem__, reverse=True)
    others = [place for place in range(1, len(parts)) if parts[place].name and place not in matters]
    first = 0 if most >= BRIEF or not matters else matters[0]
    if not weights[0]:
        others.insert(0, 0)
    chosen = [first]
    if len(_joined(parts, sorted({first, *matters}))) <= most:
        total = ""
    for place in (*matters, *others):
        if place == first:
            continue
        tried = sorted((*chosen, place))
        if len(_joined(parts, tried, total)) <= most:
            chosen = tried
        elif place in others:
            break  # what follows would tell of something that is left out
    earning = {place for place, part in enumerate(parts) if part.event.earned}
    return _joined(parts, chosen, "" if earning <= set(chosen) else total)


def _total(sentences: Sentences, parts: Sequence[_Part]) -> str:
    """Return what the parts have earned together, first for whose turn it is."""
    points = Counter[int]()
    for part in parts:
        for seat, earned in part.event.earned:
            points[seat] += earned
    told = [
        f"{'' if name == parts[0].name else f'{name} '}**{'+' if count > 0 else '−'}{abs(count)}**"
        for seat, count in points.items()
        if count and (name := sentences.names[seat])
    ]
    return f"= {', '.join(told)}" if told else ""


def newest(lines: Sequence[str], *, most: int) -> str:
    """Return lines as a list; if not all fit, the last ones, and of a long one its end.

    A heading after which nothing comes is left out.
    """
    chosen, length = list[str](), 0
    for line in reversed(lines):
        is_heading = line.startswith(HEADING)
        if is_heading and not chosen:
            continue
        shown = line if is_heading else f"· {line}"
        length += len(shown) + 1
        if length > most:
            if not chosen:
                chosen.append(_end_of(line, most))
            chosen.append(ELLIPSIS.strip())
            break
        chosen.append(shown)
    return "\n".join(reversed(chosen))


def _end_of(line: str, most: int) -> str:
    """Return the last sentences of a line that is too long, after the name."""
    named = NAMED.match(line)
    begin = f"· {named[0] if named else ''}…"
    kept, room = list[str](), most - len(begin) - 1
    for part in reversed(line.split(JOINT)):
        if room < len(part) + len(JOINT):
            break
        kept.append(part)
        room -= len(part) + len(JOINT)
    return JOINT.join((begin, *reversed(kept))) if kept else f"{begin}{line[len(line) - room :]}"
