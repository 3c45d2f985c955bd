"""What the panel of a seat is made of, read once for all that says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.messages.message import MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import NOTHING, Guide, Part
from bot.messages.turn_lines import TurnLine
from bot.tables import Table, Undoable
from bot.texts import Words
from engines.core import Decision
from render.files import Drawn
from render.registry import renderer


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """What the panel of a seat says, read once; :func:`panel_facts` makes it.

    ``asked`` is what the seat is asked and may answer, ``question`` the name of that; ``path``
    holds the steps of it that are answered. ``came`` is what the reader's moves have just led to,
    ``news`` what others have done, ``undo`` what can be taken back, ``part`` what features add,
    ``guide`` what leads through a feature's own table. The ``picture`` is what the question is
    about: the board, or a closeup; without it it is said that *In words* has it, unless the
    ``card_follows`` that shows the board.
    """

    table: Table
    seat: int
    view: Any
    narrator: Narrator
    asked: Decision[Any] | None
    question: str
    picture: Drawn | None = None
    card_follows: bool = False
    path: tuple[str, ...] = ()
    notice: str = ""
    came: Sequence[TurnLine] = ()
    news: Sequence[TurnLine] = ()
    undo: Undoable | None = None
    part: Part = NOTHING
    guide: Guide | None = None

    @property
    def words(self) -> Words:
        """The reader's language."""
        return self.narrator.words


def panel_facts(table: Table, words: Words, seat: int, **given: Any) -> PanelFacts:
    """Return what follows from the table alone, and what else is ``given`` by its name.

    :raises TableRefused: if the game has not begun, or is held.
    """
    view = table.view(seat)
    tags = renderer(table.game.id).tags(view, words)
    narrator = Narrator(words, table.game, table.names, view, tags)
    asked, question = table.offered(seat), table.question(seat)
    return PanelFacts(table, seat, view, narrator, asked, question, **given)


def show(builder: MessageBuilder, facts: PanelFacts) -> None:
    """Add the picture that the question is about."""
    if facts.picture is not None:
        builder.picture("board.png", facts.picture)
