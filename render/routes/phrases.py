"""Sentences that pictures, alt texts and long texts share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engines.core import Outcome
from engines.routes.moves import Colour, Lay
from engines.routes.view import Expedition, Step
from render.routes import chart
from render.routes.say import Say
from render.routes.scene import Scene, asked, open_ways, touched
from render.sentences import sentence, upper

TICKETS_A_TURN = 2
"""RT-705."""

SHOWN = 6
"""Points of a route that are named, from its end; the news name what is new."""

MOST_WAYS = 18
"""Branches that are named one by one."""


def colour(which: Colour, say: Say) -> str:
    """Return the name of a colour."""
    return say(f"colour-{which}")


def points(ids: Iterable[str], say: Say) -> str:
    """Return the names of points."""
    return ", ".join(map(say.place, ids))


def status(view: Any, say: Say, names: Sequence[str]) -> str:
    """Say whose turn it is, or who has won."""
    if view.outcome is not None:
        return over(view.outcome, say, names)
    if view.active == view.seat:
        return sentence(say("board-your-turn"))
    return sentence(say("board-turn", name=names[view.active]))


def over(outcome: Outcome, say: Say, names: Sequence[str]) -> str:
    """Say who has won."""
    winners = [names[seat] for seat in outcome.winners]
    key = "winner" if len(winners) == 1 else "shared"
    result = say(f"board-{key}", name=winners[0], names=", ".join(winners))
    return say("board-over", result=sentence(result))


def owed_in_turn(view: Any, say: Say) -> list[str]:
    """Say what is to be done in a turn, what may still be spent, and whether the end is near."""
    facts: list[str] = []
    if view.branch is not None:
        facts.append(say("owed-branch", colour=colour(view.branch, say)))
    if view.bonuses:
        facts.append(say("owed-bonus", count=view.bonuses))
    if view.main:
        facts.append(say("owed-main"))
    elif not facts:
        facts.append(say("owed-laid"))
    if left := min(TICKETS_A_TURN - view.spent, view.tickets[view.active]):
        facts.append(say("owed-tickets", count=left))
    if view.last_round:
        facts.append(say("owed-last"))
    return facts


def exchange(view: Any, say: Say, keep: type[Any], title: Callable[[str, Say], str]) -> list[str]:
    """Say what the reader's exchange is about, if there is one.

    ``keep`` is the class of moves by which a card is kept, ``title`` gives that of a place's card.
    """
    if not view.drawn:
        return []
    given = title(view.given, say) if view.given is not None else "–"
    kept = [move.place for move in asked(view) if isinstance(move, keep)] or view.drawn
    places = ", ".join(title(place, say) for place in kept)
    return [say("hand-given", place=given), say("hand-keep", places=places)]


def marks_of(marks: Sequence[Sequence[str]], say: Say, names: Sequence[str]) -> list[str]:
    """Say where each player's marks lie."""
    return [
        say("board-marks-of", name=name, places=points(places, say))
        for name, places in zip(names, marks, strict=True)
        if places
    ]


def only_tickets(moves: Iterable[object]) -> bool:
    """Whether there are arrows among the moves, and each costs a ticket."""
    return {move.by for move in moves if isinstance(move, Lay)} == {"ticket"}


def left(expedition: Expedition, say: Say) -> str:
    """Say how many arrows a colour has left, or that it is over."""
    return say("board-finished") if expedition.over else say("board-left", count=expedition.left)


def short(expedition: Expedition, say: Say) -> str:
    """Say the same as :func:`left`, shorter."""
    return say("board-finished") if expedition.over else say("board-rest", count=expedition.left)


def tips(expeditions: Iterable[Expedition], say: Say) -> str:
    """Say where every expedition stands."""
    places = [
        say(
            "board-tip",
            colour=colour(expedition.colour, say),
            place=say.place(expedition.tip),
            left=left(expedition, say),
        )
        for expedition in expeditions
    ]
    return sentence(upper("; ".join(places)))


def route(scene: Scene, expedition: Expedition, say: Say, *, apart: bool) -> str:
    """Describe a colour's route: where it is, how it got there, and where it may go.

    ``apart`` is the rule for first arrows of :func:`render.routes.scene.open_ways`.
    """
    tip = say(
        "board-tip",
        colour=f"**{upper(colour(expedition.colour, say))}**",
        place=say.place(expedition.tip),
        left=left(expedition, say),
    )
    parts = [sentence(tip)]
    if expedition.arrows:
        parts.append(say("board-route", route=_way(expedition.arrows, say)))
    else:
        parts.append(say("board-not-begun"))
    ways = open_ways(scene.expeditions, expedition, apart=apart)
    if ways:
        seen = touched(expedition)
        named = [
            say("board-loop", place=say.place(to)) if to in seen else say.place(to) for to in ways
        ]
        parts.append(say("board-ways", places=", ".join(named)))
    return " ".join(parts)


def _step(step: Step, say: Say) -> str:
    return f"{say.place(step[0])} → {say.place(step[1])}"


def _way(steps: Sequence[Step], say: Say) -> str:
    """Return the end of a route; where it does not go on, ``|`` separates the parts."""
    short = steps[-(SHOWN - 1) :]
    text = ("… " if len(short) < len(steps) else "") + say.place(short[0][0])
    place = short[0][0]
    for tail, head in short:
        text += f" → {say.place(head)}" if tail == place else f" | {_step((tail, head), say)}"
        place = head
    return text


def ways(scene: Scene, say: Say) -> list[str]:
    """Say which arrows the reader may lay now."""
    sentences = [
        say(
            "board-next",
            colour=upper(", ".join(colour(c, say) for c in choice.colours)),
            places=points(choice.targets, say),
        )
        for choice in scene.choices
    ]
    if scene.branches:
        heads: dict[str, list[str]] = {}
        for tail, head in scene.branches[:MOST_WAYS]:
            heads.setdefault(tail, []).append(head)
        named = "; ".join(f"{say.place(tail)} → {points(to, say)}" for tail, to in heads.items())
        sentences.append(say("board-branches", count=len(scene.branches), ways=named))
    return sentences


def distances(expeditions: Iterable[Expedition], place: str, say: Say) -> str:
    """Say how far a place is from each expedition."""
    return ", ".join(
        f"{colour(expedition.colour, say)} {chart.distance(expedition.tip, place)}"
        for expedition in expeditions
    )


def piles(say: Say, **piles: tuple[str, ...]) -> list[tuple[str, tuple[str, ...]]]:
    """Return the reader's former cards by pile, its title and the places, without empty ones."""
    return [(say(f"hand-{key}"), places) for key, places in piles.items() if places]
