"""Names in all scripts: drawn in fonts that have their letters, in the order in which they read."""

from __future__ import annotations

from string import ascii_letters

import pytest
from PIL import Image, ImageDraw

from render.fonts import (
    COMMON,
    FILES,
    INKING,
    Weight,
    fitted,
    font,
    lettering,
    size_for,
    width_of,
)
from render.fonts.scripts import FOLDER, SCALES, has, has_any, readable, runs, visual

LATO = "Lato-Heavy.ttf"
WRITTEN = (
    "日本語 たろう カナ",
    "王小明 李華 龙马",
    "김민준",
    "שלום אבי",
    "محمد عبدالله",
    "علی پژمان گچ",
    "สมชาย ที่ปู่",
    "Հայկ",
    "გიორგი",
    "Γιώργος Юлия Łukasz Nguyễn",
    "🦊 😀 ✨ 🎲",
    "★ ☆ ♥ ✿ ♪ ➤",
)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_name_keeps_every_letter(name: str) -> None:
    assert readable(name, "Player 1") == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("Zoë 😀 Łukasz", "Zoë 😀 Łukasz"),
        ("Ho\u200bang\u2060 \u202eNgu\u202c\ufeff", "Hoang Ngu"),
        ("A\u0000b\nc\td", "A b c d"),
        ("Z\u0351\u036b\u0343a\u0334l\u034eg\u0337o", "Zalgo"),
        ("e\u0301", "é"),
        ("\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "שלום"),
        ("🇩🇪 Ada", "DE Ada"),
        ("👍🏽", "👍"),
        ("🏃\u200d♀\ufe0f", "🏃"),
        ("👩\u200d🚀", "👩🚀"),
        ("❤\ufe0f", "❤"),
        ("1\ufe0f\u20e3", "1"),
        ("ㅋㅋㅋ", "ㅋㅋㅋ"),
        ("ﾀﾛｳ", "タロウ"),
        ("น้ำ", "น้ำ"),
        ("ก" + "\u0e49" * 20, "ก\u0e49\u0e49"),
        ("Mia नमस्ते", "Mia"),
        ("नमस्ते", "Player 1"),
        ("\u200b\u2060", "Player 1"),
        ("\u0301\u0302", "Player 1"),
        ("\u3164\u115f", "Player 1"),
        ("...", "Player 1"),
        ("", "Player 1"),
    ],
)
def test_what_cannot_be_read_is_left_out_of_a_name(name: str, shown: str) -> None:
    assert readable(name, "Player 1") == shown


@pytest.mark.parametrize("name", WRITTEN)
def test_every_letter_is_drawn_and_none_is_the_box_of_a_missing_one(name: str) -> None:
    for weight in ("Heavy", "Medium"):
        box, _left, _top = lettering("\uffff", 40, weight)
        for letter in name.replace(" ", ""):
            mask, _left, _top = lettering(letter, 40, weight)
            assert mask.getbbox() is not None, letter
            assert (mask.size, mask.tobytes()) != (box.size, box.tobytes()), letter
            assert any(has_any(form) for form in visual(letter))


def test_each_font_of_the_folder_draws_something_that_no_earlier_one_has() -> None:
    files = {f"fallback/{path.name}" for path in (FOLDER / "fallback").glob("*.ttf")}
    assert files == set(SCALES)
    text = "語龙內김אم\u0e01ՀგC🦊✿"
    assert {run.file for run in runs(text, LATO)} == {LATO, *SCALES}
    assert (FOLDER / "fallback" / "OFL.txt").exists()


def test_all_fonts_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.ttf")) < 6 * 2**20


@pytest.mark.parametrize("weight", ["Heavy", "Medium"])
@pytest.mark.parametrize(
    "text", ["Timbuktu", "Ångström, “Çeşme” – 3 → 4…", "Юлия Γιώργος", "", f"{ascii_letters}"]
)
def test_text_in_one_font_is_drawn_as_that_font_draws_it(text: str, weight: Weight) -> None:
    face = font(33, weight)
    left, top, right, bottom = (round(side) for side in face.getbbox(text, anchor="ls"))
    plain = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(plain).text((-left, -top), text, 255, face, anchor="ls")
    mask, x, y = lettering(text, 33, weight)
    assert (x, y, mask.size) == (left, top, plain.size)
    assert mask.tobytes() == plain.point(INKING).tobytes()
    assert width_of(text, face) == round(face.getlength(text))


def test_the_font_of_all_texts_has_what_is_common() -> None:
    common = [chr(code) for code in range(0x20, 0x3000) if COMMON.fullmatch(chr(code))]
    lacking = {letter for letter in common if not has(LATO, letter)} - {"\u00a0", "\u00ad"}
    assert not lacking
    for weight in ("Deco", "Antique", "Carved"):
        assert has(FILES[weight], "A")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("שלום", "םולש"),
        ("אב (Bob) 12", "בא (Bob) 12"),
        ("אב is up", "בא is up"),
        ("(אב) c", "(בא) c"),
        ("אבגד…", "…דגבא"),
        ("Ada", "Ada"),
    ],
)
def test_hebrew_runs_to_the_left_within_a_line_that_runs_to_the_right(
    text: str, shown: str
) -> None:
    assert visual(text) == shown


def test_arabic_letters_are_joined() -> None:
    assert visual("محمد") == "\ufeaa\ufee4\ufea4\ufee3"
    assert visual("محمد…") == "…\ufeaa\ufee4\ufea4\ufee3"
    assert width_of("محمد", font(40)) == width_of("\ufeaa\ufee4\ufea4\ufee3", font(40))


def test_thai_tones_rise_over_vowels() -> None:
    low, _left, top = lettering("กา", 60, "Heavy")
    _mask, _left, toned = lettering("ก่า", 60, "Heavy")
    _mask, _left, raised = lettering("กิ่า", 60, "Heavy")
    _mask, _left, over_am = lettering("ก่ำ", 60, "Heavy")
    assert raised < toned < top
    assert over_am < toned
    assert low.getbbox() is not None


@pytest.mark.parametrize("letter", ["W", "漢", "😀", "김", "ש", "م", "ก"])
def test_wide_names_are_fitted_and_say_that_something_is_missing(letter: str) -> None:
    name = readable(letter * 32, "Player 1")
    cut = fitted(name, 40, 300)
    assert cut.endswith("…")
    assert 200 < width_of(cut, font(40)) <= 300
    mask, left, _top = lettering(cut, 40, "Heavy")
    assert left + mask.width <= 300 + 4
    assert fitted(name, 40, 5000) == name
    assert size_for(name, 40, 10, 500) < 40


def test_a_name_is_not_cut_between_a_letter_and_its_sign() -> None:
    for room in range(100, 400, 7):
        cut = fitted("ที่ปู่กั้งน้อง" * 3, 40, room).removesuffix("…")
        rest = ("ที่ปู่กั้งน้อง" * 3)[len(cut) :]
        assert not rest or rest[0] not in "\u0e31\u0e34\u0e35\u0e38\u0e39\u0e48\u0e49"
