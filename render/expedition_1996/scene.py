"""Turns a view into what both route games draw: the scene on the map, and what is to be done."""

from __future__ import annotations

from engines.expedition_1996.moves import Chip
from engines.expedition_1996.view import View
from render.routes import phrases
from render.routes.say import Say
from render.routes.scene import LETTERS, Scene, all_ways, branches, choices, fresh_of, marks_of
from render.words import Words
from render.worldmap import EXPEDITION_1996

APART = True
"""Q96-301: an expedition's first arrow must take a free line of the start, if there is one."""


def say_in(words: Words) -> Say:
    """Return the game's sentences in a language."""
    return Say(words, "expedition_1996")


def scene_of(view: View) -> Scene:
    """Return what the picture of a view shows."""
    moves = view.decision.moves if view.decision is not None and view.seat is not None else ()
    own = [held.place for held in view.hand]
    own += [place for place in view.drawn if place not in own]
    return Scene(
        look=EXPEDITION_1996,
        expeditions=view.expeditions,
        marks=view.chips,
        fresh=fresh_of(view.news),
        gone=tuple(arrow for turn in view.news for arrow in turn.removed),
        fresh_marks=marks_of(view.news) if view.phase == "chips" else frozenset(),
        ways=() if view.outcome is not None else all_ways(view.expeditions, apart=APART),
        numbers={place: number for number, place in enumerate(own, start=1)},
        letters=dict(zip(view.row, LETTERS, strict=False)),
        marked=frozenset(held.place for held in view.hand if held.marked),
        choices=choices(moves, view.expeditions),
        branches=branches(moves),
        branch=view.branch,
        places=tuple(move.place for move in moves if isinstance(move, Chip)),
    )


def owed(view: View, say: Say) -> list[str]:
    """Say what is to be done in this turn, what may be spent, and whether the end is near."""
    if view.outcome is not None or view.active is None:
        return []
    if view.phase == "chips":
        return [say("owed-chips", count=view.to_place[view.active])]
    facts = phrases.owed_in_turn(
        say,
        main=view.main,
        branch=view.branch,
        bonuses=view.bonuses,
        spent=view.spent,
        tickets=view.tickets[view.active],
        last_round=view.last_round,
    )
    return [say("owed-exchange"), *facts] if view.exchanging else facts


def only_vouchers(view: View) -> bool:
    """Whether every arrow that the reader may lay now costs a voucher."""
    return view.decision is not None and phrases.only_tickets(view.decision.moves)


def own_places(view: View, scene: Scene) -> list[str]:
    """Return the places of the reader's missions; in variant B, which has none, of the chips."""
    if view.seat is None:
        return []
    return list(scene.numbers) or list(view.chips[view.seat] if view.variant_b else ())
