"""Animations: every frame is a board with its caption, within the limits of Discord."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.texts import words_in
from engines.core import AnyGame
from render import replay
from render.frame import DESKTOP, ON_DESKTOP, ON_PHONE, PHONE, letter
from render.picture import Picture
from render.registry import renderer
from render.replay import EACH, FIRST, LARGEST, LAST, MOST, WIDEST, Scene, animation, caption_high
from tests.core.walks import states_of
from tests.offered import GAMES

pytestmark = pytest.mark.slow

EN = words_in("en")
NAMES = ("Ada", "Bo")
FRAMES = 5


def scenes_of(game: AnyGame, count: int = FRAMES) -> list[Scene]:
    """Return moments of a random game, the last of them first as well."""
    states = states_of(game, 2, {}, "replay")
    every = [states[place * (len(states) - 1) // (count - 2)] for place in range(count - 1)]
    views = [game.view(state, None) for state in (every[-1], *every)]
    return [Scene(view, f"Round {number}", f"does {number} things", 0, "Ada", ((1, f"+{number}"),))
            for number, view in enumerate(views)]  # fmt: skip


def smaller(board: Image.Image) -> Image.Image:
    return board.resize((WIDEST, round(board.height * WIDEST / board.width)), Image.Resampling.BOX)


def board_of(game: AnyGame) -> replay.Board:
    return lambda view: renderer(game.id).board(view, EN, NAMES)


def frames_of(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """Return the frames of an animation, and how long each is shown."""
    image: Any = Image.open(BytesIO(data))
    assert image.format == "WEBP"
    frames, times = [], []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        frames.append(image.convert("RGB"))
        times.append(image.info.get("duration", 0))
    return frames, times


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ on average: 0 is equal, 255 black from white."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_frame_is_the_board_of_its_moment(game_id: str) -> None:
    game = GAMES[game_id]
    scenes, board = scenes_of(game), board_of(game)
    data, alt = animation(game_id, scenes, board)
    frames, times = frames_of(data)
    assert len(frames) == len(scenes)
    assert alt == board(scenes[-1].view).alt
    boards = [smaller(board(scene.view).image.convert("RGB")) for scene in scenes]
    wide, high = max(each.width for each in boards), max(each.height for each in boards)
    assert wide == WIDEST
    for frame, picture in zip(frames, boards, strict=True):
        assert frame.size == (wide, high + caption_high(wide))
        left, top = (wide - picture.width) // 2, (high - picture.height) // 2
        shown = frame.crop((left, top, left + picture.width, top + picture.height))
        assert difference(shown, picture) < 1.5, "but for shades at edges it is the same"
    for one, other in pairwise(frames[1:]):
        assert difference(one, other) > 0, "something has happened, and is told"
    assert times == [FIRST, EACH, EACH, EACH, LAST]
    assert len(data) < 400_000


def test_a_caption_can_be_read_in_its_time() -> None:
    """People read three to four words a second: a name and six words take 1.6 seconds or more."""
    assert 1600 <= EACH <= 2000
    assert FIRST + (MOST - 2) * EACH + LAST <= 90_000
    assert LARGEST <= 1_000_000


@pytest.mark.parametrize("game_id", GAMES)
def test_letters_stay_as_large_as_the_frames_of_discord_want_them(game_id: str) -> None:
    game = GAMES[game_id]
    scenes = scenes_of(game, 3)
    frames, _times = frames_of(animation(game_id, scenes, board_of(game))[0])
    wide, high = frames[0].size
    least = letter(wide)
    assert least * PHONE / wide >= ON_PHONE
    if game_id != "luxor":  # whose field may be square
        assert least * min(DESKTOP[0] / wide, DESKTOP[1] / high) >= ON_DESKTOP


def test_only_a_name_gives_way_in_a_caption() -> None:
    game = GAMES["luxor"]
    (scene, *_others), board = scenes_of(game), board_of(game)
    told = list[Image.Image]()
    for name in ("W" * 32, ""):
        each = replace(scene, told="sends a sandstorm of captives there", name=name, seat=None)
        (frame,), _times = frames_of(animation("luxor", [each], board)[0])
        line = frame.crop(
            (0, frame.height - caption_high(frame.width) // 2, frame.width, frame.height)
        )
        ground = Image.new("RGB", line.size, line.getpixel((2, 2)))
        box = ImageChops.difference(line, ground).getbbox()
        assert box is not None
        assert box[2] < frame.width - 8, "it ends within the frame"
        told.append(line.crop(box))
    long, bare = told
    assert bare.width < long.width
    assert difference(long.crop((long.width - bare.width, 0, *long.size)), bare) < 1


def test_of_an_animation_that_is_too_large_every_second_frame_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["explorers"]
    scenes, board = scenes_of(game, 9), board_of(game)
    whole, alt = animation("explorers", scenes, board)
    all_frames = frames_of(whole)[0]
    monkeypatch.setattr(replay, "LARGEST", len(whole) - 1)
    data, same = animation("explorers", scenes, board)
    frames, times = frames_of(data)
    assert len(data) < len(whole)
    assert same == alt
    assert [difference(one, other) for one, other in
            zip(frames, [all_frames[0], *all_frames[2::2]], strict=True)] == [0] * 5  # fmt: skip
    assert times[-1] == LAST
    monkeypatch.setattr(replay, "LARGEST", 1)
    assert len(frames_of(animation("explorers", scenes, board)[0])[0]) == 2, "never fewer"


def test_pictures_of_other_sizes_are_in_the_middle() -> None:
    sizes = iter([(120, 80), (120, 60)] * 4)

    def board(_view: object) -> Picture:
        return Picture(Image.new("RGB", next(sizes), (200, 30, 30)), "red")

    scenes = [Scene(None, "", ""), Scene(None, "", "")]
    (first, second), _times = frames_of(animation("luxor", scenes, board)[0])
    assert first.size == second.size
    assert first.getpixel((60, 2)) == (200, 30, 30)
    assert second.getpixel((60, 2)) != (200, 30, 30)
    assert second.getpixel((60, 40)) == (200, 30, 30)
