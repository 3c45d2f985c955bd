"""What happened as lines: one for each player's turn, points in bold."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.messages.digest import SHORTER, digest
from bot.messages.narrator import Narrator
from bot.messages.turn_lines import BRIEF, JOINT, newest
from bot.texts import LOCALES, words_in
from engines.core import Event, RoundBegan
from engines.expedition_1996.events import MissionOpened
from engines.explorers.events import Chose, Counted, Crossed, Marked, RoundScored, Visited
from engines.explorers.landscape import square_at
from engines.famous_explorers.events import SecretMissed
from engines.luxor.board import cell_at
from engines.luxor.events import BoatPaid, DrewTile, Held, Laid, Left, Placed, TurnEnded
from engines.routes.events import (
    ArrowLaid,
    GameEnded,
    LastRound,
    RowRefilled,
    RowTaken,
    TicketGained,
)
from engines.siberia.rules.events import Gained
from engines.siberia.rules.events import Played as CardPlayed
from engines.siberia.rules.turn_events import Scored

from .situations import GAMES, moments

NAMES = ("Ada", "Bo", "Cleo")


def narrator(game_id: str = "luxor", locale: str = "en") -> Narrator:
    """Return who tells what happened in a game of three."""
    return Narrator(words_in(locale), GAMES[game_id], NAMES)


def test_what_was_told_before_is_told_of_others_with_their_names_and_in_their_language() -> None:
    event = Held(seat=0, cell=cell("C5"), former_seat=None, points=3)
    told = narrator().event(event)
    others = Narrator(words_in("en"), GAMES["luxor"], ("Dan", "Eva", "Finn")).event(event)
    again = narrator().event(event)
    assert told == again
    assert (told or "").replace("Ada", "Dan") == others != told
    assert narrator(locale="de").event(event) not in (told, others)


def cell(name: str) -> int:
    """Return a cell of Luxor by its name."""
    found = cell_at(name)
    assert found is not None
    return found


def held(seat: int, name: str, points: int, former_seat: int | None = None) -> Held:
    """Return that a structure of Luxor has a new owner."""
    return Held(seat=seat, cell=cell(name), former_seat=former_seat, points=points)


CAMP = Placed(seat=1, tile="Cd", cell=cell("G5"), crew=5, direction="south", left=(2, 3))
WALK = Placed(seat=1, tile="Co", cell=cell("G5"), crew=5, direction="east", left=(2, 0, 1, 2))
LAKE = Placed(seat=1, tile="L", cell=cell("G7"), crew=0, direction="stand", left=())

TURN = (CAMP, held(1, "G5", 1), held(1, "G6", 2, former_seat=0), LAKE, TurnEnded(seat=1))


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        (
            "en",
            "**Bo** places a desert camp on G5: 2 stay, 3 walk to G6 · holds G5: **+1** · "
            "takes G6 from Ada: **+2**, Ada **−2** · places a lake on G7",
        ),
        (
            "de",
            "**Bo** legt auf G5 ein Wüstenlager an: 2 bleiben stehen, 3 gehen nach G6 · beherrscht "
            "G5: **+1** · nimmt Ada die Mehrheit auf G6 ab: **+2**, Ada **−2** · "
            "legt auf G7 einen See an",
        ),
        (
            "fr",
            "**Bo** pose un campement du désert en G5\xa0: 2 restent, 3 avancent en G6 · contrôle "
            "G5\xa0: **+1** · prend G6 à Ada\xa0: **+2**, Ada **−2** · pose un lac en G7",
        ),
        (
            "it",
            "**Bo** piazza un accampamento nel deserto in G5: 2 restano, 3 avanzano in G6 · "
            "controlla G5: **+1** · toglie G6 a Ada: **+2**, Ada **−2** · piazza un lago in G7",
        ),
    ],
)
def test_a_turn_is_a_line_with_the_name_once_and_points_in_bold(locale: str, line: str) -> None:
    assert narrator(locale=locale).lines(TURN) == [line]
    told = digest(narrator(locale=locale).turns(TURN))
    assert (told.text, told.cut) == (f"· {line}", False)


@pytest.mark.parametrize(
    ("locale", "walked"),
    [
        ("en", "2 stay, 1 walks to I5, 2 walk to J5"),
        ("de", "2 bleiben stehen, 1 geht nach I5, 2 gehen nach J5"),
        ("fr", "2 restent, 1 avance en I5, 2 avancent en J5"),
        ("it", "2 restano, 1 avanza in I5, 2 avanzano in J5"),
    ],
)
def test_a_walk_says_who_stays_and_who_goes_where(locale: str, walked: str) -> None:
    """A tile on which nobody stays is passed over."""
    (line,) = narrator(locale=locale).lines([WALK])
    assert line.endswith(walked)


def test_what_a_turn_brings_somebody_else_is_told_in_its_line_with_that_name() -> None:
    events = [LAKE, BoatPaid(seat=0, cell=cell("G8"), points=1), CAMP]
    assert narrator().lines(events) == [
        "**Bo** places a lake on G7 · **Ada** gets **+1** for the boat on G8 · "
        "**Bo** places a desert camp on G5: 2 stay, 3 walk to G6"
    ]
    assert narrator().lines([Left(seat=2, cell=cell("A1"), points=3)]) == [
        "**Cleo** no longer holds A1: **−3**"
    ]


def test_one_s_own_secrets_stand_in_the_line_of_the_turn() -> None:
    drawn = DrewTile(seat=1, tile="M", audience=(1,))
    assert narrator().lines([LAKE, drawn]) == ["**Bo** places a lake on G7 · You draw: mountain"]


def test_turns_have_lines_of_their_own_and_rounds_are_headings() -> None:
    begun = Laid(tiles=(), first_seat=0)
    other = Placed(seat=2, tile="M", cell=cell("A1"), crew=0, direction="stand", left=())
    events = [begun, RoundBegan(round=1), LAKE, other, RoundBegan(round=2), LAKE]
    lake = "**Bo** places a lake on G7"
    lines = narrator().lines(events)
    assert lines == [
        "The starting tiles are turned face up. Ada begins",
        "-# Round 1",
        lake,
        "**Cleo** places a mountain on A1",
        "-# Round 2",
        lake,
    ]
    shown = [line if line.startswith("-#") else f"· {line}" for line in lines]
    assert newest(lines, most=1000).splitlines() == shown
    assert newest(lines[:-1], most=1000).splitlines() == shown[:-2], "a heading of nothing"
    assert newest(["-# Round 1"], most=1000) == ""


def test_a_text_among_events_is_a_line() -> None:
    assert narrator().lines([LAKE, "Dan took the seat of Bo.", LAKE]) == [
        "**Bo** places a lake on G7",
        "Dan took the seat of Bo.",
        "**Bo** places a lake on G7",
    ]


def test_of_a_line_that_is_too_long_the_end_is_shown_after_the_name() -> None:
    line = narrator().lines(TURN)[0]
    text = newest(["**Ada** places a lake on A1", line], most=80)
    assert text == "…\n· **Bo** … · takes G6 from Ada: **+2**, Ada **−2** · places a lake on G7"
    assert newest([line], most=30).endswith(line[-5:])
    assert len(newest([line], most=30)) <= 30 + len("…\n")


def test_an_arrow_and_what_it_brings_are_one_line() -> None:
    place = GAMES["expedition_1996"].places()[0]
    laid = ArrowLaid(seat=0, colour="red", tail=place.id, head=place.id, by="main")
    events: list[Event] = [
        laid,
        TicketGained(seat=0, count=1),
        MissionOpened(seat=1, place=place.id, chip=True),
        RowTaken(seat=0, place=place.id),
        RowRefilled(place=place.id),
        GameEnded(how="round", scores=(1, 2), winner_seats=(1,)),
    ]
    name = place.name
    assert narrator("expedition_1996").lines(events) == [
        f"**Ada** leads red from {name} to {name} · gets 1 voucher (red dot) · **Bo** completes "
        f"the mission {name} and takes their chip back: **+2** · **Ada** takes {name} from the "
        f"row: **+1** · New in the row: {name}",
        "The last round is finished. Victory for Bo!",
    ]


def test_explorers_tells_every_source_of_points_in_a_player_s_line() -> None:
    events = [
        Visited(seat=0, quadrant="B", points=6, bonus=0),
        Counted(seat=0, source="villages", points=2),
        Counted(seat=0, source="achievements", points=4),
        RoundScored(seat=0, round=1, provisions=5, gems=-3),
    ]
    assert narrator("explorers").lines(events) == [
        "**Ada** visits temple B: **+6** · gets **+2** for crosses beside villages · gets **+4** "
        "for achievements · gets **+5** for provisions and **−3** for gems at the end of round 1"
    ]


def test_crosses_are_told_again_when_all_are_shown_and_only_then() -> None:
    tell = narrator("explorers").lines
    here, there = square_at("J10"), square_at("J11")
    assert here is not None
    assert there is not None
    own = [
        Chose(seat=0, side="P", crosses=2, map=False, audience=(0,)),
        Crossed(seat=0, square=here, symbol="none", audience=(0,)),
        Crossed(seat=0, square=there, symbol="none", audience=(0,)),
    ]
    shown = Marked(seat=0, side="P", crosses=2, map=False, marked=(here, there), finds="")
    assert tell([*own, shown]) == tell([shown])
    other = replace(shown, seat=1)
    assert tell([*own, other]) == [*tell(own), *tell([other])], "it is somebody else's"
    assert "J11" in tell([shown, *own])[-1].removeprefix(tell([shown])[0]), "in a later round"


def test_points_of_events() -> None:
    assert held(1, "G6", 2, former_seat=0).earned == ((1, 2), (0, -2))
    assert held(1, "G6", 2).earned == ((1, 2),)
    assert CAMP.earned == ()
    assert Gained(seat=1, what="coin", count=3, source="core").earned == ((1, 3),)
    assert Gained(seat=1, what="power", count=3, source="core").earned == ()
    assert Scored(seat=1, what="glory", coins=6).earned == ((1, 6),)
    missed = SecretMissed(seat=0, slot="a", place="x", wrong=True, gaining_seats=(1, 2))
    assert missed.earned == ((1, 1), (2, 1))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_is_named_twice_in_a_row(game_id: str, locale: str) -> None:
    """In the lines of a whole game the name stands in bold where the player changes, only there."""
    game = GAMES[game_id]
    seats = min(3, game.seats[-1])
    events = [
        event
        for moment in moments(game_id, seats, 0)
        for event in moment.events
        if event.audience is None
    ]
    lines = narrator(game_id, locale).lines(events)
    assert len(lines) < 0.9 * len(events) or len({*map(type, events)}) < 5
    for line in lines:
        names = [part[2:].partition("**")[0] for part in line.split(" · ") if part[:2] == "**"]
        assert all(first != second for first, second in pairwise(names)), line


COMPUTERS = tuple(f"{name} (computer)" for name in NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_turn_of_a_computer_is_a_short_line(game_id: str, locale: str) -> None:
    """The log tells all."""
    game = GAMES[game_id]
    seats = min(3, game.seats[-1])
    events = [
        event
        for moment in moments(game_id, seats, 0)
        for event in moment.events
        if event.audience is None and isinstance(getattr(event, "seat", None), int)
    ]
    words, everybody = words_in(locale), range(seats)
    whole = Narrator(words, game, COMPUTERS).lines(events)
    brief = Narrator(words, game, COMPUTERS, brief=everybody).lines(events)
    assert len(brief) == len(whole)
    for short, line in zip(brief, whole, strict=True):
        assert short == line or len(line) > BRIEF
        first, *others = short.split(JOINT)
        assert len(short) <= BRIEF or (len(first) > BRIEF - 100 and len(others) <= 1), short
        assert short.startswith(line.split(JOINT)[0])


def test_of_a_long_turn_the_beginning_what_it_earned_and_the_sum_are_told() -> None:
    walk = Placed(seat=1, tile="Cd", cell=cell("G5"), crew=5, direction="south", left=(1, 1, 1, 1))
    taken = [held(1, name, 2, former_seat=0) for name in ("G5", "G6", "G7", "G8", "G9")]
    teller = Narrator(words_in("en"), GAMES["luxor"], COMPUTERS, brief=(1,))
    (line,) = teller.lines([walk, *taken])
    assert line.startswith("**Bo (computer)** places a desert camp on G5: 1 stays, 1 walks to G6")
    assert line.endswith(" · … = **+10**, Ada (computer) **−10**")
    (line,) = Narrator(words_in("en"), GAMES["luxor"], COMPUTERS, brief=(0,)).lines([walk, *taken])
    assert line.count("takes") == len(taken), "people's turns are told whole"


@pytest.mark.parametrize("game_id", ["luxor", "famous_explorers", "expedition_1996"])
def test_a_sum_is_told_only_if_something_that_earned_is_left_out(game_id: str) -> None:
    game, sums = GAMES[game_id], 0
    teller = Narrator(words_in("en"), game, NAMES)
    for moment in moments(game_id, 3, 0):
        for line in teller.turns(each for each in moment.events if each.audience is None):
            for most in SHORTER:
                text = line.within(most).text
                if line.total and text.endswith(line.total):
                    sums += 1
                    earning = [part.said for part in line.parts if part.event.earned]
                    assert any(said not in text for said in earning), text
    assert sums


def test_where_something_comes_from_is_not_said_twice_in_a_row() -> None:
    core, place = "CH3/core", "T06/2/2"
    events = [
        CardPlayed(seat=0, card="CH3"),
        Gained(seat=0, what="power", count=1, source=core),
        Gained(seat=0, what="guile", count=2, source=place),
        Gained(seat=0, what="power", count=2, source=place),
        Gained(seat=0, what="guile", count=1, source=core),
    ]
    (line,) = narrator("siberia").lines(events)
    assert line == (
        "**Ada** plays CH3 Ayanga of the River · gains 1 power · gains 2 guile (6 Tea House) · "
        "gains 2 power · gains 1 guile (CH3 Ayanga of the River)"
    )


def test_that_the_end_is_near_is_never_left_out() -> None:
    game = GAMES["expedition_1996"]
    places = game.places()
    events: list[Event] = [
        ArrowLaid(seat=1, colour="red", tail=one.id, head=two.id, by="main")
        for one, two in pairwise(places[:9])
    ]
    events.append(LastRound(seat=1))
    (line,) = Narrator(words_in("en"), game, COMPUTERS, brief=(1,)).lines(events)
    assert len(line) <= BRIEF
    assert line.endswith(" · … · has no mission left in hand: this round is the last")
