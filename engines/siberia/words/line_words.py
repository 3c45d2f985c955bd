"""What lines are called and what they bring, as phrases (:mod:`engines.siberia.words.lines`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engines.core import Fact, Phrase, chain, phrase
from engines.siberia.content.effects import Destroy, Vanquish
from engines.siberia.content.model import Content
from engines.siberia.content.terms import COLOURS
from engines.siberia.rules import board, moves, resolving
from engines.siberia.rules.asking import Question
from engines.siberia.rules.board import Board
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.moves import Move
from engines.siberia.rules.stack import Effect, Gathering, Parts, Playing
from engines.siberia.rules.state import State
from engines.siberia.words import card_words, facts, wording

ENDING = (moves.End, moves.Finish)

NAMED = 2
"""In lines of more steps that are told, cards and places have only their ids."""


def label(
    content: Content,
    made: Sequence[Move],
    asked: Sequence[Question | None],
    *,
    every: bool = False,
) -> Phrase:
    """Return what somebody does with these moves; ``asked`` are the questions they answer.

    Moves that the next one makes clear are left out unless ``every`` move is to be told.
    """
    told, at = list[int](), [None if question is None else question.at for question in asked]
    for number, move in enumerate(made):
        following = made[number + 1] if number + 1 < len(made) else None
        goes_on = following is not None and not isinstance(following, ENDING)
        if every or not goes_on or not _is_said_by_next(move, at[number + 1]):
            told.append(number)
    is_brief = len(told) > NAMED
    return chain(
        "line-next", [_step(content, made[number], at[number], is_brief) for number in told]
    )


def _is_said_by_next(move: Move, asked_at: str | None) -> bool:
    """Whether the answer to the next question, with its address, says what this move is for."""
    match move:
        case moves.InOrder():
            return True
        case moves.Pick(at) | moves.Borrow(at):
            return asked_at is not None and f"{asked_at}/".startswith(f"{at}/")
        case _:
            return False


@lru_cache(maxsize=4096)
def _step(content: Content, move: Move, at: str | None, is_brief: bool) -> Phrase:
    """Return one move as a part of a line; the effect or card ``at`` an address asks for it.

    If it ``is_brief``, cards to be played and places to go to have only their ids, as on pictures.
    """
    match move:
        case moves.Vanquish() | moves.Destroy():
            assert at is not None
            node = content.nodes[at]
            assert isinstance(node, Vanquish | Destroy)
            where = "adjacent" if node.adjacent else "here"
            told: Mapping[str, Fact] = {**facts.of_move(content, move), "where": where}
        case moves.Staff(colour, core):
            return phrase("line-staff", colour=colour, core="yes" if core else "no")
        case moves.Boast(category):
            return phrase("line-boast", category=phrase(f"category-{category}"))
        case moves.Go(place) if is_brief:
            told = {"place": phrase("ids", ids=place)}
        case moves.Play(card) if is_brief:
            told = {"card": phrase("ids", ids=card)}
        case moves.Go() | moves.Solve() | moves.Borrow() | moves.Pick() | moves.Sweep():
            told = facts.of_move(content, move)
        case _:
            named: str | None = getattr(move, "card", None)
            if named is None:
                told = facts.of_move(content, move)
            else:
                told = {"card": card_words.name(content.cards[named])}
    return phrase(f"line-{move.kind}", **told)


def brings(
    content: Content,
    made: Sequence[Move],
    start: State,
    after: State,
    *,
    open_end: bool,
    idle: Phrase | None,
) -> Phrase | None:
    """Return what moves have changed for their player between two states, and what comes next.

    With ``open_end`` the last move has an effect that ``after`` does not show; ``idle`` says how
    far an ability can do nothing.
    """
    seat = start.active
    last = made[-1]
    if isinstance(made[0], moves.Refresh):
        return None  # it says so itself
    told = [changes(content, start.mats[seat], after.mats[seat])]
    match last:
        case moves.Go():
            told.append(_fact(content, last, "benefits"))
        case moves.Take() | moves.Activate() if open_end:
            told.append(_fact(content, last, "does"))
        case _ if not open_end and not isinstance(last, ENDING):
            told.append(_pending(Board(content, after)))
    told.append(idle)
    lines = [line for line in told if line is not None]
    return chain("beside", lines) if lines else None


def _fact(content: Content, move: Move, name: str) -> Phrase | None:
    said = facts.of_move(content, move)[name]
    return said if isinstance(said, Phrase) else None


def changes(content: Content, before: Mat, after: Mat) -> Phrase | None:
    """Return what a player has more and less than before; ``None`` if it is the same."""
    amounts = {
        what: getattr(after, what) - getattr(before, what)
        for what in ("power", "guile", "coins", "maps")
    }
    hearts = board.hearts(content, after) - board.hearts(content, before)
    amounts["corruption"] = len(after.corruption) - len(before.corruption) - hearts
    for colour, less, more in zip(COLOURS, before.workers, after.workers, strict=True):
        amounts[colour] = more - less
    changed = [
        phrase("change", what=what, count=count, gained="yes" if count > 0 else "no")
        for what, count in amounts.items()
        if count
    ]
    if hearts:
        changed.insert(0, phrase("change-heart"))
    return card_words.listed(changed) if changed else None


def _pending(board: Board) -> Phrase | None:
    """Return what comes next in a turn, in words."""
    nodes, frame = board.content.nodes, board.top
    match frame:
        case Effect(at=at):
            parts = [nodes[at]]
        case Parts() | Gathering():
            parts = resolving.open_parts(board, frame)
        case Playing(card=card, worker=True):
            return card_words.does(board.card(card))
        case Playing(card=card):
            return phrase("line-coming", effect=wording.gains(*board.core(card)))
        case _:
            return None
    return phrase("line-coming", effect=chain("effect-all", map(wording.effect, parts)))
