"""The words under a picture: expeditions, cards and players, with signs.

Discord takes 4,000 characters a message, and each sign counts about 29 of them. So a text has
several forms, and the first that has room is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engines.routes.view import Expedition
from render.routes import chart, phrases
from render.routes.say import Say
from render.routes.scene import Scene
from render.sentences import listed, upper
from render.signs import EMOJI, sign

NEAREST = 4
"""So many own places are listed with their distances, where these differ; the hand has all."""

NEAR = 3
"""Distances up to this one are bold."""

SPACE = "\u00a0"
"""Between a number, letter or sign and what it belongs to: a line does not end there."""

BETWEEN = "\u2003 "
"""Between two players on one line."""

MANY, SHORT = 4, 44
"""So many players stand side by side where a line has room, if what is said of each has no more
letters than that. What the numbers count is then said of the first one only.
"""


def expeditions(expeditions: Sequence[Expedition], say: Say) -> list[str]:
    """Say where every expedition stands, and how many arrows it has left.

    As long as none has begun, one line is enough.
    """
    first = expeditions[0]
    if not any(each.begun or each.over for each in expeditions):
        every = " ".join(sign(each.colour) for each in expeditions)
        return [f"{every} {say('board-rest-each', place=say.place(first.tip), count=first.left)}"]
    titles, left = [], False
    for each in expeditions:
        # The first number says what all of them count.
        rest = str(each.left) if left and not each.over else phrases.short(each, say)
        left = left or not each.over
        titles.append(
            f"{sign(each.colour)} **{upper(phrases.colour(each.colour, say))}** "
            f"{say.place(each.tip)} ({rest})"
        )
    return [" · ".join(titles)]


def owed(to_do: Sequence[str], active: int | None, say: Say, names: Sequence[str]) -> list[str]:
    """Say what the player whose turn it is has to do; nothing after the end."""
    if active is None or not to_do:
        return []
    return [listed(say.words, f"**{names[active]}**", " · ".join(to_do))]


def badge(label: str | int, place: str, say: Say) -> str:
    """Return a place behind the number or letter that it has on the map."""
    return f"**{label}**{SPACE}{say.place(place)}"


# --- distances ---------------------------------------------------------------------------------


def heading(title: str, scene: Scene, say: Say, *, signed: bool) -> str:
    """Return the title of a list of places with their distances.

    If these stand without signs, it says whose they are.
    """
    if not _apart(scene):
        return f"**{title}** · {say('hand-from-start')}"
    order = "" if signed else f" {' · '.join(sign(each.colour) for each in _going(scene))}"
    return f"**{title}** · {say('hand-distance')}{order}"


def distances(scene: Scene, place: str, *, signed: bool) -> str:
    """Return how far a place is from each expedition that goes on.

    Only one number if all stand at the same point, as at the start.
    """
    if not signed or not _apart(scene):
        return " · ".join(_number(chart.distance(each.tip, place)) for each in _measured(scene))
    return " ".join(
        f"{sign(each.colour)}{_number(chart.distance(each.tip, place))}" for each in _going(scene)
    )


def nearby(scene: Scene, place: str) -> str:
    """Return, each behind a space, the expeditions from which a place is near.

    Only the distance, in brackets, if all stand at the same point.
    """
    far = [(each, chart.distance(each.tip, place)) for each in _measured(scene)]
    near = [(each, lines) for each, lines in far if lines <= NEAR]
    if not _apart(scene):
        return "".join(f"{SPACE}({lines})" for _, lines in near)
    return "".join(f"{SPACE}{sign(each.colour)}{lines}" for each, lines in near)


def _going(scene: Scene) -> list[Expedition]:
    return [each for each in scene.expeditions if not each.over] or list(scene.expeditions)


def _measured(scene: Scene) -> list[Expedition]:
    """Return the expeditions from which distances are said."""
    return _going(scene) if _apart(scene) else _going(scene)[:1]


def _apart(scene: Scene) -> bool:
    return len({each.tip for each in scene.expeditions}) > 1


def _number(far: int) -> str:
    return f"**{far}**" if far <= NEAR else str(far)


# --- lists -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Own:
    """A place of the reader's own: its number or letter, and a note."""

    label: str | int
    place: str
    note: str = ""


def own(
    title: str, cards: Sequence[Own], scene: Scene, seat: int, say: Say, *, signed: bool
) -> list[str]:
    """List the places of the reader's own, who has that seat, with their distances.

    It is one paragraph, unless places have several distances without signs: then each has a line.
    Where they have several, only :data:`NEAREST` are listed, those with a note first. A
    distance without the sign of an expedition stands in brackets: the next number in bold is that
    of the next place.
    """
    flowing, items = len(_measured(scene)) == 1, list[str]()
    shown = list(cards)
    if not flowing and len(cards) > NEAREST + 1:
        matter = sorted(cards, key=lambda each: (not each.note, _nearest(scene, each.place)))
        shown = [card for card in cards if card in matter[:NEAREST]]
    for card in shown:
        place = badge(card.label, card.place, say)
        notes = [card.note] if card.note else []
        if card.place in scene.marked and signed:
            place += f"{SPACE}{sign(f'seat-{seat}')}"
        elif card.place in scene.marked:
            notes.insert(0, say("targets-marked"))
        far = distances(scene, card.place, signed=signed)
        if flowing and not _apart(scene):
            items.append(f"{place}{SPACE}({', '.join((far, *notes))})")
        elif flowing:
            noted = f" ({', '.join(notes)})" if notes else ""
            items.append(f"{place}{SPACE}{far}{noted}")
        elif signed:
            noted = f" ({', '.join(notes)})" if notes else ""
            items.append(f"{place} {far}{noted}")
        else:
            items.append(" · ".join((place, far, *notes)))
    if not items:
        return []
    if farther := len(cards) - len(shown):
        items.append(say("hand-farther", count=farther))
    head = heading(title, scene, say, signed=signed)
    if flowing or signed:
        return [say.words("titled", title=head, text=" · ".join(items))]
    return [head, *items]


def _nearest(scene: Scene, place: str) -> int:
    """Return how far a place is from the expedition that is nearest to it."""
    return min(chart.distance(each.tip, place) for each in _measured(scene))


def row(scene: Scene, places: Iterable[str], say: Say, *, near: bool = False) -> list[str]:
    """Say what lies in the row; with ``near`` only what an expedition is close to, and which.

    The map has the others.
    """
    close = {place: nearby(scene, place) if near else "" for place in places}
    cards = [
        badge(scene.letters[place], place, say) + signs
        for place, signs in close.items()
        if signs or not near
    ]
    return [f"**{say('board-row')}** {' · '.join(cards)}"] if cards else []


def tickets(count: int) -> str:
    """Return a number of tickets."""
    return f"{sign('ticket')}{SPACE}{count}"


def players(
    view: Any, names: Sequence[str], facts_of: Callable[[int, bool], Iterable[str]]
) -> list[str]:
    """Return a line for each player: whose turn it is or who has won, shield, name and facts.

    Many players whose lines are short share one paragraph. ``facts_of`` takes a seat and whether
    its facts are brief: numbers (:func:`counted`) that follow those of another player.
    """
    many = len(names) >= MANY
    lines = [
        _player(view, seat, name, facts_of(seat, many and seat > 0))
        for seat, name in enumerate(names)
    ]
    if many and all(len(EMOJI.sub("", line)) <= SHORT for line in lines):
        return [BETWEEN.join(line.replace(" ", SPACE) for line in lines)]
    return [_player(view, seat, name, facts_of(seat, False)) for seat, name in enumerate(names)]


def _player(view: Any, seat: int, name: str, facts: Iterable[str]) -> str:
    wins = view.outcome is not None and seat in view.outcome.winners
    mark = sign("crown") if wins else sign("pointer") if seat == view.active else ""
    return mark + " · ".join((shielded(seat, f"**{name}**"), *facts))


def counted(say: Say, key: str, count: int, *, brief: bool) -> str:
    """Return a number with what it counts, or the number alone."""
    return str(count) if brief else say(key, count=count)


def shielded(seat: int, text: str) -> str:
    """Return a text behind a player's shield."""
    return f"{sign(f'seat-{seat}')}{SPACE}{text}"
