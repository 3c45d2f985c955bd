"""The words under a picture of Expedition (1996)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.expedition_1996.view import View
from render.expedition_1996.alt import exchange
from render.expedition_1996.scene import owed, own_places, say_in, scene_of
from render.markdown import escaped
from render.routes import card
from render.routes.say import Say
from render.sentences import plain_names, upper
from render.signs import sign
from render.words import Words


def card_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Say in Markdown what everybody, or the reader of the view, needs beside the picture."""
    say = say_in(words)
    called = [escaped(name) for name in plain_names(view.players, say.words, names)]
    if view.seat is None:
        return card.fitting([_public(view, say, called)], card.PUBLIC, say)
    return card.fitting(_private_forms(view, say, called), card.PRIVATE, say)


def _public(view: View, say: Say, names: Sequence[str]) -> list[str]:
    scene = scene_of(view)
    lines = [*card.owed(owed(view, say), view.active, say, names), *card.expeditions(scene, say)]
    if not view.variant_b:
        lines += card.row(scene, view.row, say)
        lines.append(card.small([say("board-deck", count=view.deck_size)]))
    return [*lines, *_players(view, say, names)]


def _private_forms(view: View, say: Say, names: Sequence[str]) -> Iterator[list[str]]:
    """Yield forms: with all, with fewer signs."""
    scene, seat = scene_of(view), view.seat
    assert seat is not None, "only a player has a view of the own"
    if view.decision is None:
        head = card.owed(owed(view, say), view.active, say, names)
    else:  # the question says the rest
        head = [f"**{upper(say('owed-last'))}**"] if view.last_round else []
    head += [*card.expeditions(scene, say), *exchange(view, say)]
    title = say("hand-chips" if view.variant_b else "hand-title")
    shield = sign(f"seat-{seat}")
    cards = [card.Own(scene.numbers.get(place, shield), place) for place in own_places(view, scene)]
    standing = card.shielded(seat, " · ".join(_standing(view, seat, say)))
    for signed, near in ((True, True), (False, True), (False, False)):
        lines = [*head, *card.own(title, cards, scene, seat, say, signed=signed)]
        if not view.variant_b:
            lines += card.row(scene, view.row, say, near=near)
        yield [*lines, standing]


def _players(view: View, say: Say, names: Sequence[str]) -> list[str]:
    def facts(seat: int) -> Iterator[str]:
        return _standing(view, seat, say)

    return card.players(facts, names, view.active, view.outcome)


def _standing(view: View, seat: int, say: Say) -> Iterator[str]:
    """Yield the public facts about a player."""
    score = view.scores[seat]
    if view.variant_b:
        yield say("board-collected", count=score.chips)
    elif view.outcome is not None:
        yield say("board-points", count=score.total)
    elif view.phase != "chips":
        gained = say("board-points", count=score.missions + score.chips + score.row)
        yield say("board-now", points=gained, now=score.total)
    yield card.tickets(view.tickets[seat])
    if not view.variant_b:
        yield say("board-hand", count=view.hand_sizes[seat])
    if view.chips[seat]:
        yield say("board-chip-count", count=len(view.chips[seat]))
    if view.to_place[seat]:
        yield say("board-to-place", count=view.to_place[seat])
