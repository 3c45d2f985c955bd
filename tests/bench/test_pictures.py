"""The figures of pictures: what is drawn, what is printed, and when something is wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bench.pictures import __main__ as program
from bench.pictures import baseline, law, report
from bench.pictures.__main__ import Stopwatch, main, tables
from bench.pictures.measures import Counts
from bench.pictures.report import Measured, is_faulty, lines
from bench.pictures.shots import Shot, moments
from engines.core import Chance
from engines.laws import option_sets
from engines.registry import games
from render.cache import CACHE
from render.picture import Picture, Piece

RIGHT = Measured(
    game="luxor",
    kind="board",
    size=(1200, 1200),
    draw=10.0,
    encode=20.0,
    ratio=0.5,
    kib=80.0,
    smallest=0.025,
    counts=Counts(),
    broken=(),
)


@pytest.mark.nightly
@pytest.mark.slow
def test_games_are_played_and_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "MOMENTS", 3)
    monkeypatch.setattr(program, "BETWEEN", 4)
    call = ["--games", "1", "--game", "luxor", "--seed", "7"]
    code = main([*call, "--out", str(tmp_path)])
    printed = capsys.readouterr().out
    assert code == ("pictures are wrong" in printed)
    for line in ("cost ", "size ", "counts ", "luxor board ", "luxor hand "):
        assert any(row.startswith(line) for row in printed.splitlines()), line
    first = next(tmp_path.glob("luxor-defaults-en-4-seats-game-0-move-0-board-public.png"))
    with Image.open(first) as drawn:
        assert drawn.width >= 1000
    assert "Luxor" in first.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_exit_code_tells_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def position(_watch: Stopwatch, drawn: dict[str, Measured]) -> object:
        return ((name, one, b"", "") for name, one in drawn.items())

    monkeypatch.setattr(Stopwatch, "position", position)
    for one, expected in (
        (RIGHT, 0),
        (replace(RIGHT, counts=Counts(hidden=1)), 1),
        (replace(RIGHT, broken=("too high",)), 1),
    ):
        monkeypatch.setattr(program, "positions", lambda *_g, one=one: [{"it": one}])
        assert main(["--game", "luxor"]) == expected
        assert ("1 pictures are wrong:\nit: " in capsys.readouterr().out) == expected


def test_no_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "0"])
    assert "at least 1" in capsys.readouterr().err


@pytest.mark.parametrize("game_id", games())
def test_all_seats_and_all_options_are_played(game_id: str) -> None:
    game = games()[game_id]
    played = tables(game)
    assert {seats for seats, _options in played[: len(game.seats)]} == set(game.seats)
    assert len({(seats, str(options)) for seats, options in played}) == len(played)
    assert len(played) == len(game.seats) * len(option_sets(game))


def test_moments_are_the_ends_and_some_between() -> None:
    chosen, _chance = moments(range(100), 6, Chance.from_seed("1"))
    assert (chosen[0], chosen[-1], len(chosen)) == (0, 99, 6)
    assert all(25 * part <= chosen[part + 1] < 25 * part + 25 for part in range(4))
    assert moments(range(1), 6, Chance.from_seed("1"))[0] == [0]


def test_first_sight_forgets_only_what_the_same_position_has_left() -> None:
    seen = list[bool]()
    CACHE.keep("earlier", b"1")

    def drawn() -> tuple[Picture, ...]:
        seen.append(CACHE.find("same position") is None and CACHE.find("earlier") is not None)
        CACHE.keep("same position", b"1")
        return (Picture(Image.new("RGB", (11, 7)), ""),)

    shots = {str(n): Shot("luxor", "board", None, drawn) for n in range(3)}
    assert len(list(Stopwatch().position(shots))) == 3
    assert seen == [True] * 3
    assert CACHE.find("same position") is not None, "later positions find it"
    CACHE.forget(["earlier", "same position", "never there"])


def test_pictures_drawn_together_share_the_time() -> None:
    pictures = tuple(Picture(Image.new("RGB", (11, 7)), alt) for alt in "abc")
    shot = Shot("luxor", "closeups", 0, lambda: pictures)
    found = list(Stopwatch().position({"it": shot}))
    assert [alt for _name, _one, _png, alt in found] == ["a", "b", "c"]
    assert len({one.draw for _name, one, _png, _alt in found}) == 1
    assert [name for name, *_rest in found] == ["it", "it 1", "it 2"]


def test_the_lines_of_a_kind() -> None:
    worse = replace(
        RIGHT, ratio=3.0, kib=130.0, smallest=0.02, broken=("x",), counts=Counts(cut=2, astray=1)
    )
    assert [is_faulty(one) for one in (RIGHT, worse)] == [False, True]
    cost, size, counts = (line for line in lines([RIGHT, worse]) if line.startswith("luxor"))
    assert cost.split()[2:4] == ["2", "10.0"]
    assert cost.endswith("over: median, worst, size")
    assert " ".join(size.split()[2:]) == "1200 x 1200 350 x 350 7.0 400 x 400 8.0 1"
    assert counts.split()[2:] == ["1", "0", "0", "0", "2", "0", "0", "0"]


def test_the_baseline_is_the_same_each_time() -> None:
    assert baseline.drawn() == baseline.drawn()
    assert report.KIB == 120


def test_dots_do_not_count_as_the_smallest_letter() -> None:
    pieces = [Piece("text", (0, 0, 9, 30), 30), Piece("point", (0, 0, 20, 20), 20)]
    drawn = Picture(Image.new("1", (1200, 600)), "", tuple(pieces))
    assert law.smallest(drawn) == 30 / 1200
