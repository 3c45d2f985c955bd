"""What is new on the board, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.routes.moves import Colour
from engines.routes.view import Step, Turn
from render.routes import phrases
from render.routes.say import Say


def told(news: Sequence[Turn], seat: int | None, say: Say, names: Sequence[str]) -> str:
    """Say which arrows were laid and removed, turn by turn, in order; "" if none was.

    ``seat`` is the reader's: then that is what is new since that seat's own last turn. Turns in
    which no arrow was laid or removed are those in which places were marked.
    """
    marked = not any(turn.laid or turn.removed for turn in news)
    turns = []
    for turn in news:
        facts = list(_routes(turn.laid, say))
        if turn.removed:
            facts.append(say("board-news-removed", arrows=", ".join(_routes(turn.removed, say))))
        if marked:
            facts.append(phrases.points(turn.points, say))
        if facts:
            name = say("board-news-you") if turn.seat == seat else names[turn.seat]
            turns.append(say("board-news-turn", name=name, what=", ".join(facts)))
    if not turns:
        return ""
    return say("board-news" if seat is None else "board-news-own", turns="; ".join(turns))


def _routes(steps: Sequence[tuple[Colour, Step]], say: Say) -> Iterator[str]:
    """Yield the ways along which arrows lie; those that follow each other are one way."""
    text, before = "", None
    for colour, (tail, head) in steps:
        if (colour, tail) == before:
            text += f" → {say.place(head)}"
        else:
            if text:
                yield text
            text = f"{phrases.colour(colour, say)} {say.place(tail)} → {say.place(head)}"
        before = colour, head
    if text:
        yield text
