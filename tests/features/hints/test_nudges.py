"""Where to look first: it leaves a choice, and does not name the move."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.features.hints.messages import FEW, nudge_card
from bot.messages.narrator import Narrator
from bot.tables import Table
from bot.texts import words_in
from engines.core import AnyGame
from engines.players import Reason, hint
from tests.core.walks import some_of, states_of
from tests.nightly import closely
from tests.offered import GAMES

EN = words_in("en")


def table_of(game: AnyGame, state: Any) -> Table:
    """Return a table with as much of it as a hint needs."""
    names = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn")
    parts = SimpleNamespace(
        view=lambda seat: game.view(state, seat),
        game=game,
        names=names,
        id=1,
        seats=[SimpleNamespace(hints=1) for _name in names],
        question=lambda _seat: "0123456789abcdef",
    )
    return cast("Table", parts)


def said(game: AnyGame, state: Any, seat: int, found: Any) -> str:
    """Return the text of a nudge; empty if there is none."""
    card = nudge_card(table_of(game, state), EN, seat, found)
    if card is None:
        return ""
    (container,) = card.view.children
    texts = [getattr(item, "content", "") for item in cast("Any", container).children]
    return str(texts[1])


@pytest.mark.slow
@pytest.mark.parametrize("most", closely(15, 10_000))
@pytest.mark.parametrize("game_id", GAMES)
def test_a_nudge_leaves_a_choice_and_does_not_name_the_move(game_id: str, most: int) -> None:
    game, nudges = GAMES[game_id], 0
    for state in some_of(states_of(game, game.seats[-1], {}, "nudges"), 7, most):
        for asked in game.decisions(state)[:1]:
            found = hint(game, state, asked.seat)
            text = said(game, state, asked.seat, found)
            if not text:
                continue
            nudges += 1
            narrator = Narrator(EN, game, table_of(game, state).names, game.view(state, asked.seat))
            path, named = game.path(found.move), narrator.move(found.move)
            alike = [move for move in asked.moves if game.path(move)[:1] == path[:1]]
            if EN("hint-look", where="").split(":")[0] in text:
                assert 1 < len(alike) < len(asked.moves)
            for reason in found.reasons:
                if reason.about and reason.about in named:
                    assert EN("hint-think", about=reason.about) not in text
    assert nudges


def test_a_nudge_tells_what_a_large_reason_is_about_unless_the_move_is_called_so() -> None:
    game = GAMES["expedition_1996"]
    state = game.start(3, game.options({}), "j3")
    found = hint(game, state, 0)
    (own,) = (reason.about for reason in found.reasons if reason.about)
    assert own in game.format(found.move)
    assert own not in said(game, state, 0, found)
    other = Reason("mission", "Giza", 1.0, 2, 3)

    def told(*reasons: Reason) -> bool:
        changed = hint(game, state, 0)
        object.__setattr__(changed, "reasons", reasons)
        return EN("hint-think", about="Giza") in said(game, state, 0, changed)

    assert told(other)
    assert told(Reason("points", "", 2.0, 0, None), other)
    assert not told(Reason("points", "", 2.1, 0, None), other)


def test_of_few_moves_none_is_hinted_at() -> None:
    """Where a choice has no parts, a reason is told at once if it is clear which move it means."""
    game = GAMES["luxor"]
    state = game.start(2, game.options({}), "reasons")
    found = hint(game, state, 0)
    assert len(game.decisions(state)[0].moves) <= FEW
    object.__setattr__(found, "reasons", (Reason("empty", "G7", 1.0, 2, 3, rival=1),))
    assert said(game, state, 0, found) == ""
