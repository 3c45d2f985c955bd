"""Sentences that alt texts and long texts share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.luxor.board import DIRECTIONS, STRIDE, bits_of, cell_name, extent
from engines.luxor.moves import Target
from engines.luxor.tiles import Adventure, Placement, back, face
from engines.luxor.view import View
from render.sentences import listed, sentence, upper
from render.words import Words


def cells(numbers: Iterable[int]) -> str:
    """Return the names of cells, in the order of the picture, each once."""
    return ", ".join(cell_name(cell) for cell in sorted(set(numbers)))


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """Say whose turn it is, or who has won."""
    if view.outcome is not None:
        return words("luxor-board-over", result=sentence(result(view, words, names)))
    if view.active is None:
        return sentence(words("luxor-board-choosing"))
    if view.active == view.seat:
        return sentence(words("luxor-board-your-turn"))
    return sentence(words("luxor-board-turn", name=names[view.active]))


def result(view: View, words: Words, names: Sequence[str]) -> str:
    """Say who has won a game that is over."""
    assert view.outcome is not None
    winners = [names[seat] for seat in view.outcome.winners]
    if len(winners) == 1:
        return words("luxor-board-winner", name=winners[0])
    return words("luxor-board-shared", names=", ".join(winners))


def tile(code: str, words: Words) -> str:
    """Return a tile's name."""
    return words(f"luxor-tile-{code}")


def actions(kinds: Iterable[str], words: Words) -> str:
    """Return the names of action tiles."""
    return ", ".join(words(f"luxor-action-{kind}") for kind in kinds)


def standing(view: View, seat: int, words: Words, names: Sequence[str]) -> list[str]:
    """Return the public facts about a player."""
    if view.turn == 0:
        return [words("luxor-board-chosen" if view.chosen[seat] else "luxor-board-not-chosen")]
    score, hand = view.scores[seat], view.backs[seat]
    points = words("luxor-board-points", count=score.total)
    if view.adventures:
        sources = words(
            "luxor-board-sources",
            structures=score.structures,
            boats=score.boats,
            captives=score.captives,
        )
        points = f"{points} ({sources})"
    sets = ", ".join(map(str, sorted(hand)))
    facts = [
        points,
        words("luxor-board-supply", count=view.supplies[seat]),
        words("luxor-board-tiles", count=len(hand), sets=sets),
        words("luxor-board-pile", count=view.piles[seat], set=view.pile_tops[seat]),
    ]
    if view.adventures:
        hand_, pile = view.action_counts[seat], view.action_piles[seat]
        facts.append(words("luxor-board-actions", hand=hand_, pile=pile))
        if view.used[seat]:
            facts.append(words("luxor-board-used", actions=actions(view.used[seat], words)))
        if any(view.captives[seat]):
            taken = captives(view, seat, words, names)
            facts.append(words("luxor-board-captives", captives=taken))
    return facts


def captives(view: View, seat: int, words: Words, names: Sequence[str]) -> str:
    """Return whose adventurers a player has captured."""
    return ", ".join(
        words("luxor-board-captive", count=count, name=names[owner])
        for owner, count in enumerate(view.captives[seat])
        if count
    )


def display(view: View, words: Words) -> str:
    """Say how large the display is."""
    if not view.board:
        return words("luxor-board-no-display")
    left, right, top, bottom = extent(bits_of(view.board))
    return words(
        "luxor-board-display",
        count=len(view.board),
        first=cell_name(top * STRIDE + left),
        last=cell_name(bottom * STRIDE + right),
        limit=view.limit,
    )


def changed(view: View, words: Words, names: Sequence[str]) -> str:
    """Say who changed which cells since the reader's last turn; nothing if there are none."""
    turns, now = list(view.news), ""
    if turns and view.placed:
        now = words("luxor-board-recent-now", cells=cells(turns.pop().cells))
    said = "; ".join(f"{names[turn.seat]} ({cells(turn.cells)})" for turn in turns)
    if not said:
        return now
    key = "luxor-board-recent" if len(turns) == 1 else "luxor-board-news"
    return f"{words(key, turns=said)} {now}".strip()


def plan(view: View, words: Words) -> str:
    """Describe the reader's plan; nothing if there is none."""
    draft = view.draft
    parts: list[str] = []
    if isinstance(draft, Placement):
        name, cell = upper(tile(face(draft.tile), words)), cell_name(draft.cell)
        parts.append(words("luxor-board-plan-tile", tile=name, cell=cell))
        parts += _walk(draft, words)
    elif isinstance(draft, Adventure):
        name = upper(words(f"luxor-action-{draft.action}"))
        source = cell_name(draft.source)
        parts.append(words("luxor-board-plan-action", action=name, source=source))
        if draft.target is not None:
            parts.append(words("luxor-board-plan-target", cell=cell_name(draft.target)))
    return words("luxor-board-plan", plan=" ".join(parts)) if parts else ""


def _walk(draft: Placement, words: Words) -> list[str]:
    if not draft.crew:
        return []
    parts = [words("luxor-board-plan-crew", count=draft.crew)]
    step = DIRECTIONS.get(draft.direction or "", 0)
    for number, count in enumerate(draft.left):
        cell = cell_name(draft.cell + step * number)
        key = "luxor-board-plan-goes" if number else "luxor-board-plan-stays"
        parts.append(words(key, count=count, cell=cell))
    walkers = draft.crew - sum(draft.left)
    if step and walkers:
        way = words(f"luxor-direction-{draft.direction}")
        # How many walk on is known only when it is said how many stay on the camp.
        key = "luxor-board-plan-walkers" if draft.left else "luxor-board-plan-way"
        parts.append(words(key, count=walkers, direction=way))
    return parts


def choices(view: View, words: Words) -> list[str]:
    """Say which cells the reader may choose now."""
    sentences: list[str] = []
    if view.seat is None:
        return sentences
    if view.free:
        sentences.append(words("luxor-board-free", cells=cells(view.free)))
    if view.decision is not None:
        targets = [move.cell for move in view.decision.moves if isinstance(move, Target)]
        if targets:
            sentences.append(words("luxor-board-targets", cells=cells(targets)))
    return sentences


def holding(view: View, words: Words) -> list[str]:
    """Return the reader's own tiles and action tiles, kind by kind."""
    names = [
        words("luxor-hand-tile", tile=tile(face(held), words), number=back(held))
        for held in view.hand
    ]
    lines = [listed(words, words("luxor-hand-tiles"), ", ".join(names) or words("luxor-hand-none"))]
    if view.adventures:
        own = actions(view.actions, words) or words("luxor-hand-no-actions")
        lines.append(listed(words, words("luxor-hand-actions"), own))
    return lines
