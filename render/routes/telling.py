"""Board and hand in words: alt texts, and long texts for players who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engines.routes.moves import Colour
from engines.routes.view import Step, Turn
from render.routes import card, chart, phrases, results
from render.routes.game import RouteGame
from render.routes.say import Say
from render.routes.scene import asked
from render.sentences import (
    alt_text,
    escaped_names,
    fitted_card,
    listed,
    long_text,
    plain_names,
    sentence,
    upper,
)
from render.words import Words


def board_alt(
    game: RouteGame, view: Any, words: Words, names: Sequence[str], title: str = ""
) -> str:
    """Say what the board shows and what stands under it, the most important first.

    ``title`` says what picture it is; without it, it is the board.
    """
    say, called = game.say(words), plain_names(view.players, words, names)
    private = "private" if view.seat is not None else "public"
    parts = [title or say(f"board-alt-{private}"), phrases.status(view, say, called)]
    if view.outcome is not None:
        parts += results.ranks(results.ending(game, view, say), say, called)
    if to_do := game.owed(view, say):
        parts.append(sentence(upper(", ".join(to_do))))
    parts += [*_exchange(game, view, say), *game.choices(view, say)]
    parts.append(told(view.news, view.seat, say, called))
    parts.append(phrases.tips(view.expeditions, say))
    parts += _holding(view, say)
    if view.outcome is None:
        for seat, name in enumerate(called):
            parts.append(listed(words, name, ", ".join(game.standing(view, seat, say))))
    return alt_text([*parts, *game.lying(view, say, called)], words)


def _exchange(game: RouteGame, view: Any, say: Say) -> list[str]:
    return phrases.exchange(view, say, game.keep, game.title)


def _holding(view: Any, say: Say) -> Iterator[str]:
    """Say which cards the reader holds, and which of them are marked."""
    if view.hand:
        items = [
            say("hand-marked", place=say.place(held.place))
            if held.marked
            else say.place(held.place)
            for held in view.hand
        ]
        yield listed(say.words, say("hand-title"), ", ".join(items))


def board_text(game: RouteGame, view: Any, words: Words, names: Sequence[str]) -> str:
    """Return the whole board in Markdown."""
    say, scene, called = (
        game.say(words),
        game.scene(view),
        escaped_names(view.players, words, names),
    )
    lines = [f"**{say('board-title')}** · {phrases.status(view, say, called)}"]
    if to_do := game.owed(view, say):
        lines.append(sentence(upper(" · ".join(to_do))))
    if phrases.only_tickets(asked(view)):
        lines.append(say("board-only-tickets"))
    lines.append(told(view.news, view.seat, say, called))
    lines += [phrases.route(scene, each, say, apart=game.apart) for each in view.expeditions]
    lines += [*_exchange(game, view, say), *game.choices(view, say), *_holding(view, say)]
    lines += game.cards(view, say, called)
    for seat, name in enumerate(called):
        facts = ", ".join(game.facts(view, seat, say))
        lines.append(f"{seat + 1}. {listed(words, f'**{name}**', facts)}")
    return long_text(words, [*lines, *game.more(view, say)])


def hand_alt(game: RouteGame, view: Any, words: Words) -> str:
    """Say what the reader holds and how far the places are."""
    say = game.say(words)
    return alt_text([f"{say('hand-title')}.", *_held(game, view, say)], words)


def hand_text(game: RouteGame, view: Any, words: Words) -> str:
    """Return everything the reader holds in Markdown."""
    say = game.say(words)
    return long_text(words, [f"**{say('hand-title')}**", *_held(game, view, say)])


def _held(game: RouteGame, view: Any, say: Say) -> Iterator[str]:
    """Yield everything that the reader holds, one sentence each."""
    assert view.seat is not None, "only a player has a hand"
    yield from _exchange(game, view, say)
    for number, held in enumerate(view.hand, start=1):
        marked = say("targets-marked") if held.marked else ""
        far = phrases.distances(view.expeditions, held.place, say)
        about = filter(None, (chart.region(held.place, say), marked, game.about(held, say), far))
        title = f"{number}. {game.title(held.place, say)}"
        yield listed(say.words, title, ", ".join(about))
    yield from game.hand_more(view, say)


def card_text(game: RouteGame, view: Any, words: Words, names: Sequence[str]) -> str:
    """Say in Markdown what everybody, or the reader of the view, needs beside the picture."""
    say, called = game.say(words), escaped_names(view.players, words, names)
    head = [f"**{upper(say('owed-last'))}**"] if view.last_round else []
    if view.seat is not None and view.decision is None:  # else the question says the rest
        head = card.owed(game.owed(view, say), view.active, say, called)
    head += card.expeditions(view.expeditions, say)
    public = view.seat is None
    forms = game.public(view, say, called) if public else game.private(view, say)
    return fitted_card(words, ([*head, *form] for form in forms), view.seat)


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
