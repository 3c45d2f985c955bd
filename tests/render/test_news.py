"""What is new on the board, in words and as what the map shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import words_in
from engines.registry import games
from engines.routes.view import Turn
from render.famous_explorers import renderer
from render.famous_explorers.scene import scene_of
from render.picture import Picture
from render.routes.say import Say
from render.routes.scene import Fresh
from render.routes.telling import told
from tests.render.explorers import laid_out

BEN = Turn(
    seat=1,
    laid=(
        ("red", ("dunhuang", "mohenjo_daro")),
        ("red", ("mohenjo_daro", "ajanta")),
        ("blue", ("giza", "meroe")),
    ),
    removed=(("yellow", ("troy", "giza")),),
    points=("mohenjo_daro", "ajanta", "meroe"),
)  # fmt: skip
OWN = Turn(seat=0, laid=(("red", ("ajanta", "angkor")),), removed=(), points=("angkor",))
UNDONE = Turn(seat=2, laid=(), removed=(), points=("angkor",))
NAMES = ("Amira", "Ben", "Chloé")


@pytest.mark.parametrize(
    ("news", "seat", "said"),
    [
        (
            (BEN, UNDONE, OWN),
            0,
            "Since your last turn: Ben: red Dunhuang → Mohenjo-daro → Ajanta, blue Giza → Meroe,"
            " removed yellow Troy → Giza; you: red Ajanta → Angkor.",
        ),
        ((OWN,), None, "News: Amira: red Ajanta → Angkor."),
        ((UNDONE,), None, "News: Chloé: Angkor."),
        ((), None, ""),
        ((), 2, ""),
    ],
)
def test_arrows_are_told_in_their_order(
    news: tuple[Turn, ...], seat: int | None, said: str
) -> None:
    assert told(news, seat, Say(words_in("en"), "famous_explorers"), NAMES) == said


def test_map_and_words_show_what_is_new_to_the_reader() -> None:
    game = games()["famous_explorers"]
    start = game.start(3, game.options({}), "news")
    view = replace(game.view(start, 0), news=(BEN, UNDONE, OWN), phase="turn")
    scene = scene_of(view)
    assert scene.fresh == (
        Fresh("red", ("dunhuang", "mohenjo_daro"), 1, 1),
        Fresh("red", ("mohenjo_daro", "ajanta"), 2, 1),
        Fresh("blue", ("giza", "meroe"), 3, 1),
        Fresh("red", ("ajanta", "angkor"), 4, 0),
    )
    assert scene.gone == (("yellow", ("troy", "giza")),)
    assert scene.fresh_marks == frozenset()
    assert "Seit deinem letzten Zug: Ben" in renderer.board_text(view, words_in("de"), NAMES)
    marking = replace(view, phase="marks", news=(UNDONE,))
    assert scene_of(marking).fresh_marks == {"angkor"}


def test_places_and_targets_are_shown_without_news() -> None:
    view, words, names = laid_out(), words_in("en"), ["Ada"] * 6
    after = replace(view, news=(BEN,))
    assert pixels(renderer.board(after, words, names)) != pixels(renderer.board(view, words, names))
    assert pixels(renderer.targets(after, words, names)) == pixels(
        renderer.targets(view, words, names)
    )
    assert pixels(renderer.where(after, "giza", words, names)) == pixels(
        renderer.where(view, "giza", words, names)
    )


def pixels(picture: Picture) -> bytes:
    return picture.image.tobytes()
