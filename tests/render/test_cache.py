"""What is drawn is kept within a number of bytes, and what was used last stays longest."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.settings import Settings
from bot.texts import LOCALES, words_in
from render import cache
from render.cache import ENTRY, Cache, Packed, cached, size_of
from render.luxor import board
from render.placing import Ground
from tests.nightly import crossed
from tests.render.samples import NAMES, laid_out


def picture(side: int = 10) -> Image.Image:
    """Return a picture of 4 * side * side bytes."""
    return Image.new("RGB", (side, side), "red")


@pytest.fixture
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the test a cache of its own, with room for three pictures."""
    monkeypatch.setattr(cache, "CACHE", Cache(3 * (400 + ENTRY)))


def test_the_least_recently_used_goes_first() -> None:
    kept = Cache(3 * (400 + ENTRY))
    images = [kept.keep(number, picture()) for number in range(3)]
    assert kept.find(0) is images[0]
    kept.keep(3, picture())
    assert [kept.find(number) is not None for number in range(4)] == [True, False, True, True]
    assert kept.used == 3 * (400 + ENTRY)


def test_what_is_lasting_goes_last() -> None:
    kept = Cache(3 * (400 + ENTRY))
    first = kept.keep("layer", picture(), lasting=True)
    for number in range(4):
        kept.keep(number, picture())
    assert kept.find("layer") is first
    assert [kept.find(number) is not None for number in range(4)] == [False, False, True, True]
    kept.keep("another", picture(22), lasting=True)
    assert [kept.find(key) is not None for key in ("layer", 3, "another")] == [False, False, True]
    kept.forget(["another"])
    assert kept.used == 0


def test_a_large_picture_makes_room_for_itself_or_is_not_kept() -> None:
    kept = Cache(3 * (400 + ENTRY))
    for number in range(3):
        kept.keep(number, picture())
    assert kept.keep("large", picture(22)).size == (22, 22)
    assert [kept.find(key) is not None for key in (0, 1, 2, "large")] == [False, False, False, True]
    assert kept.keep("too large", picture(40)).size == (40, 40)
    assert kept.find("too large") is None
    assert kept.find("large") is not None, "it need not make room for what is not kept"


def test_a_smaller_limit_holds_at_once() -> None:
    kept = Cache(3 * (400 + ENTRY))
    for number in range(3):
        kept.keep(number, picture())
    kept.set_limit(400 + ENTRY)
    assert [kept.find(number) is not None for number in range(3)] == [False, False, True]
    kept.clear()
    assert kept.used == 0
    assert kept.find(2) is None


def test_the_first_of_two_threads_is_kept() -> None:
    kept = Cache(10_000)
    first, second = picture(), picture()
    assert kept.keep("key", first) is first
    assert kept.keep("key", second) is first
    assert kept.used == 400 + ENTRY


@pytest.mark.usefixtures("_alone")
def test_a_function_draws_again_only_what_has_gone() -> None:
    drawn: list[tuple[int, bool]] = []

    @cached
    def draw(number: int, *, marked: bool = False) -> Image.Image:
        drawn.append((number, marked))
        return picture()

    @cached
    def other(number: int) -> Image.Image:
        return picture(number)

    assert draw(1) is draw(1)
    assert draw(1, marked=True) is not draw(1)
    assert other(10) is not draw(1), "functions share the room, not the keys"
    assert drawn == [(1, False), (1, True)]
    other(11)
    other(12)
    draw(1)
    assert drawn == [(1, False), (1, True), (1, False)]


def test_sizes_are_those_of_the_pixels() -> None:
    assert size_of(Image.new("RGB", (3, 5))) == size_of(Image.new("RGBA", (3, 5))) == 60
    assert size_of(Image.new("L", (3, 5))) == size_of(Image.new("P", (3, 5))) == 15
    assert size_of((Image.new("L", (3, 5)), 7, (b"png", "alt"))) == 18


def test_a_packed_sprite_is_the_same_without_its_transparent_border() -> None:
    sprite = Image.new("RGBA", (60, 50))
    ImageDraw.Draw(sprite).line((12, 9, 40, 30), (200, 30, 20, 130), 4)
    packed = Packed.of(sprite)
    whole = Image.new("RGBA", sprite.size)
    whole.paste(packed.image(), (packed.left, packed.top))
    assert ImageChops.difference(whole, sprite).getbbox(alpha_only=False) is None
    assert packed.left > 5 < packed.top
    assert size_of(packed) < size_of(sprite) / 10


@pytest.mark.slow
@pytest.mark.parametrize(("limit", "locale"), crossed((0, 200_000), LOCALES))
def test_pictures_are_the_same_however_little_is_kept(limit: int, locale: str) -> None:
    wanted = board(laid_out(), words_in(locale), NAMES).image.tobytes()
    cache.CACHE.set_limit(limit)
    try:
        with ThreadPoolExecutor(4) as pool:
            drawn = pool.map(lambda _n: board(laid_out(), words_in(locale), NAMES), range(4))
            assert {one.image.tobytes() for one in drawn} == {wanted}
        assert cache.CACHE.used <= limit
    finally:
        cache.CACHE.set_limit(cache.DEFAULT_LIMIT)


def test_the_setting_is_the_limit_in_mebibytes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.model_fields["picture_memory"].default * 2**20 == cache.DEFAULT_LIMIT
    monkeypatch.setattr(cache, "CACHE", Cache(5_000_000))
    for key in range(4):
        cache.CACHE.keep(key, b" " * 1_000_000)
    cache.limit_memory(2)
    assert [cache.CACHE.find(key) is not None for key in range(4)] == [False, False, True, True]


def test_what_says_its_weight_is_counted_with_it() -> None:
    kept = Cache(2 * Ground.weight)
    kept.keep("ground", Ground([], (0, 0, 1, 1)))
    assert kept.used == Ground.weight + ENTRY


def test_memory_is_given_back_after_every_few_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[int]()
    monkeypatch.setattr(cache, "give_back", lambda: given.append(1))
    for _picture in range(3 * cache.BETWEEN):
        cache.give_back_now_and_then()
    assert len(given) == 3
