"""Menus, buttons and typed moves call answers as the pictures do."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.choices import untagged
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import BadNotation
from render.registry import map_renderer, renderer

from .situations import GAMES, every_game, moments

OPTION = 100
"""Discord's limit of characters of a menu's option."""

TAGS = {
    "red Timbuktu": "R1",
    "ticket red Timbuktu": "R1",
    "yellow Fuji": "G1",
    "exchange Troy": "4",
    "hold Troy": "4",
    "mark Giza": "7",
    "drop Uluru": "C",
}


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("R1", "red Timbuktu"),
        ("g1 end", "yellow Fuji end"),
        (" 7 ", "mark Giza"),
        ("4", "4"),
        ("c", "c"),
        ("R2", "R2"),
        ("red R1", "red R1"),
        ("", ""),
    ],
)
def test_a_typed_tag_stands_for_its_move(typed: str, line: str) -> None:
    assert untagged(typed, TAGS) == line


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "which"), every_game())
def test_labels_hold_the_tag_before_the_name_of_the_place(
    game_id: str, seats: int, which: int
) -> None:
    game, tagged = GAMES[game_id], 0
    for number, moment in enumerate(moments(game_id, seats, which)[::5]):
        words = words_in(LOCALES[number % len(LOCALES)])
        for asked in game.decisions(moment.state):
            view = game.view(moment.state, asked.seat)
            tags = renderer(game_id).tags(view, words)
            narrator = Narrator(words, game, "ABCDEF", view, tags)
            plain = Narrator(words, game, "ABCDEF", view)
            assert set(tags) <= {game.format(move) for move in _all(view)}
            for move in asked.moves:
                label, tag = narrator.move(move), tags.get(game.format(move))
                if tag is None:
                    assert label == plain.move(move)
                    continue
                facts = game.facts(move)
                name = plain.local(str(facts.get("to", facts.get("place"))))
                assert f"{tag} {name}" in label
                assert label.replace(f"{tag} {name}", name) == plain.move(move)
                assert len(label) <= OPTION
                tagged += 1
    assert (tagged > 0) == (map_renderer(game_id) is not None)


@pytest.mark.parametrize("game_id", ["famous_explorers", "expedition_1996"])
def test_every_arrow_is_played_by_typing_what_its_picture_calls_it(game_id: str) -> None:
    game, words, arrows = GAMES[game_id], words_in("de"), 0
    for moment in moments(game_id, 3, 0)[::3]:
        for asked in game.decisions(moment.state):
            tags = renderer(game_id).tags(game.view(moment.state, asked.seat), words)
            for move in asked.moves:
                tag = tags.get(game.format(move), "")
                if tag[:1].isalpha() and move.kind in ("lay", "branch"):
                    meant, rest = game.parse(untagged(tag.lower(), tags), asked.moves)
                    assert (meant.colour, meant.to, rest) == (move.colour, move.to, "")
                    arrows += 1
    assert arrows > 20
    with pytest.raises(BadNotation):
        game.parse(untagged("R99", {}), ())


def _all(view: Any) -> list[Any]:
    asked = (view.decision, getattr(view, "free_action", None))
    return [move for decision in asked if decision is not None for move in decision.moves]
