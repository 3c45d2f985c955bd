"""Sentences that pictures, alt texts and long texts share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.expedition_1996.moves import Keep
from engines.expedition_1996.view import Expedition, View
from engines.routes.moves import Colour, Lay
from render.expedition_1996 import chart
from render.words import Words

VOUCHERS_A_TURN = 2


def called(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the players' names on one line each, with something in place of an empty one."""
    return [
        " ".join(name.split()) or words("expedition_1996-board-player", number=seat + 1)
        for seat, name in enumerate(names[: view.players])
    ]


def sentence(text: str) -> str:
    """Return the text with a full stop unless it ends in one already."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def upper(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def colour(which: Colour, words: Words) -> str:
    """Return the name of a colour."""
    return words(f"expedition_1996-colour-{which}")


def listed(words: Words, title: str, items: str) -> str:
    """Return a list with a title."""
    return words("expedition_1996-board-list", title=title, items=items)


def points(ids: Iterable[str]) -> str:
    """Return the names of points."""
    return ", ".join(map(chart.name, ids))


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """Say whose turn it is, or who has won."""
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        key = "winner" if len(winners) == 1 else "shared"
        result = words(f"expedition_1996-board-{key}", name=winners[0], names=", ".join(winners))
        return words("expedition_1996-board-over", result=sentence(result))
    assert view.active is not None
    if view.active == view.seat:
        return sentence(words("expedition_1996-board-your-turn"))
    return sentence(words("expedition_1996-board-turn", name=names[view.active]))


def owed(view: View, words: Words) -> list[str]:
    """Say what is to be done in this turn, what was spent, and whether the end is near."""
    if view.outcome is not None or view.active is None:
        return []
    if view.phase == "chips":
        left = view.to_place[view.active]
        return [words("expedition_1996-owed-chips", count=left)]
    found: list[str] = []
    if view.exchanging:
        found.append(words("expedition_1996-owed-exchange"))
    if view.branch is not None:
        found.append(words("expedition_1996-owed-branch", colour=colour(view.branch, words)))
    if view.bonuses:
        found.append(words("expedition_1996-owed-bonus", count=view.bonuses))
    found.append(words(f"expedition_1996-owed-{'main' if view.main else 'laid'}"))
    found.append(words("expedition_1996-owed-spent", count=view.spent, most=VOUCHERS_A_TURN))
    if view.last_round:
        found.append(words("expedition_1996-owed-last"))
    return found


def only_vouchers(view: View) -> bool:
    """Whether the reader's arrows all cost a voucher now."""
    if view.decision is None:
        return False
    ways = {move.by for move in view.decision.moves if isinstance(move, Lay)}
    return ways == {"ticket"}


def left(expedition: Expedition, words: Words) -> str:
    """Say how many arrows a colour has left, or that it is over."""
    if expedition.over:
        return words("expedition_1996-board-finished")
    return words("expedition_1996-board-left", count=expedition.left)


def short(expedition: Expedition, words: Words) -> str:
    """Say the same in fewer letters."""
    if expedition.over:
        return words("expedition_1996-board-finished")
    return words("expedition_1996-board-rest", count=expedition.left)


def standing(view: View, seat: int, words: Words) -> list[str]:
    """Return what everybody may know of a player, fact by fact."""
    score, facts = view.scores[seat], list[str]()
    if view.variant_b:
        facts.append(words("expedition_1996-board-collected", count=score.chips))
    else:
        facts.append(words("expedition_1996-board-points", count=score.total))
        facts.append(words("expedition_1996-board-hand", count=view.hand_sizes[seat]))
    facts.append(words("expedition_1996-board-vouchers", count=view.tickets[seat]))
    if view.to_place[seat]:
        facts.append(words("expedition_1996-board-to-place", count=view.to_place[seat]))
    if view.chips[seat]:
        facts.append(words("expedition_1996-board-chips", places=points(view.chips[seat])))
    return facts


def sources(view: View, seat: int, words: Words) -> str:
    """Say where a player's points come from."""
    score = view.scores[seat]
    return words(
        "expedition_1996-board-sources",
        missions=score.missions,
        chips=score.chips,
        row=score.row,
        hand=-score.unfulfilled,
        board=-score.uncollected,
    )


def distances(view: View, place: str, words: Words) -> str:
    """Say how far a place is from each expedition."""
    return ", ".join(
        f"{colour(expedition.colour, words)} {chart.distance(expedition.tip, place)}"
        for expedition in view.expeditions
    )


def exchange(view: View, words: Words) -> list[str]:
    """Say what the reader's exchange is about, if there is one."""
    if not view.drawn:
        return []
    given = chart.name(view.given) if view.given is not None else "–"
    keep = (
        [move.place for move in view.decision.moves if isinstance(move, Keep)]
        if (view.decision is not None)
        else list(view.drawn)
    )
    return [
        words("expedition_1996-hand-given", place=given),
        words("expedition_1996-hand-keep", places=points(keep)),
    ]


def within(parts: Iterable[str], limit: int, joint: str = " ") -> str:
    """Join as many of the parts as the limit allows, the first ones first."""
    found = ""
    for part in filter(None, parts):
        longer = f"{found}{joint}{part}" if found else part
        if len(longer) > limit:
            return found or part[: limit - 1] + "…"
        found = longer
    return found
