"""The view as plain lines says all that matters, in lines that begin with what they are about."""

from __future__ import annotations

import re
from pathlib import Path

from engines.registry import games
from tests.games.fixtures import fixtures_in, lines_of

GAME = games()["siberia"]
HEAD = re.compile(fixtures_in(Path(__file__).parent).lines)


def test_every_reader_finds_cards_tokens_actions_and_what_is_pending() -> None:
    state = GAME.start(1, GAME.options({"level": 2}), "text")
    for line in ("go 3", "gather"):
        move, _rest = GAME.parse(line, GAME.decisions(state)[0].moves)
        state, _events = GAME.apply(state, 0, move)
    for reader, asked in ((None, False), (0, True)):
        lines = lines_of(GAME, state, reader, HEAD)
        assert "token blank" in lines["seat 0"]
        assert re.search(r"CH\d", lines["hand 0"])
        assert lines["todo"] == "todo: play"
        assert '"T03/1"' in lines["pending 1"]
        assert lines["automa"].startswith("automa: level 2, ")
        assert lines["news"].startswith("news: seat 0, ")
        assert any(line.endswith("3 Telegraph Hut, mechs of 0") for line in lines.values())
        assert ("asked" in lines) is asked
