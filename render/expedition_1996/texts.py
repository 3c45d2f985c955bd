"""The whole board and hand in words, for players who cannot see pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engines.expedition_1996.view import View
from render.expedition_1996.alt import choices, exchange, hand_facts, holding, standing
from render.expedition_1996.scene import APART, only_vouchers, owed, say_in, scene_of
from render.markdown import escaped
from render.routes import chart, news, phrases
from render.routes.say import Say
from render.sentences import listed, long_text, plain_names, sentence, upper
from render.words import Words


def board_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the whole board in Markdown."""
    say, scene = say_in(words), scene_of(view)
    called = [escaped(name) for name in plain_names(view.players, say.words, names)]
    status = phrases.status(view.outcome, view.active, view.seat, say, called)
    head = [f"**{say('board-title')}** · {status}"]
    to_do = owed(view, say)
    if to_do:
        head.append(sentence(upper(" · ".join(to_do))))
    if only_vouchers(view):
        head.append(say("board-only-vouchers"))
    changes = [news.told(view.news, view.seat, say, called)]
    routes = [phrases.route(scene, expedition, say, apart=APART) for expedition in view.expeditions]
    own = [*exchange(view, say), *choices(view, say)]
    if view.hand:
        own.append(holding(view, say))
    row = []
    if not view.variant_b:
        items = ", ".join(f"{say.place(place)} ({chart.region(place, say)})" for place in view.row)
        row.append(listed(say.words, say("board-row"), items or "–"))
        row.append(say("board-deck", count=view.deck_size))
    row.append(say("board-supply", count=view.supply))
    players = []
    for seat, name in enumerate(called):
        facts = standing(view, seat, say)
        if not view.variant_b and view.phase != "chips" and (origin := sources(view, seat, say)):
            facts[0] = f"{facts[0]} ({origin})"
        if view.unfulfilled[seat]:
            left = phrases.points(view.unfulfilled[seat], say)
            facts.append(say("board-unfulfilled", places=left))
        players.append(f"{seat + 1}. {listed(say.words, f'**{name}**', ', '.join(facts))}")
    return long_text([*head, *changes, *routes, *own, *row, *players], say.words)


def sources(view: View, seat: int, say: Say) -> str:
    """Say where a player's points come from."""
    score = view.scores[seat]
    points = [("missions", score.missions), ("chips", score.chips), ("row", score.row)]
    points += [("unfulfilled", score.unfulfilled), ("uncollected", score.uncollected)]
    return phrases.sources(points, say)


def hand_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything the reader holds in Markdown."""
    say = say_in(words)
    return long_text([f"**{say('hand-title')}**", *hand_facts(view, say)], say.words)
