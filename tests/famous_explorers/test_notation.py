"""What people type, and which moves it becomes: every entry of the notation module's table."""

from __future__ import annotations

import pytest

from engines.core import BadNotation, choices_for, words_of
from engines.famous_explorers.moves import (
    Buy,
    Drop,
    Enough,
    Exchange,
    Extra,
    Give,
    Hold,
    HoldAll,
    Keep,
    Lift,
    Mark,
    Move,
    Peek,
    Play,
    Redraw,
    Release,
    ReleaseAll,
    Reveal,
    Score,
    Shift,
    Spy,
    Toss,
)
from engines.famous_explorers.state import State, Task
from engines.routes.moves import Branch, Decline, EndTurn, Lay, Remove

from .games import SETTINGS, name_of, random_game
from .positions import GAME, asked, play, position

HANDS = ("timbuktu giza nan_madol", "mactan")


def turn() -> State:
    """Return a turn with everything in it: red may lay on from Venice or be removed."""
    return position(
        hands=HANDS, held=("giza",), deck="fuji troy uluru", red="start>venice", ee=True, sd=True,
        market="zheng bell wind pass tour grant", kept=("spyglass letter",), secrets="fuji troy",
        reached="timbuktu",
    )  # fmt: skip


def laid() -> State:
    """Return the same turn with the main arrow laid onto a place."""
    return play(turn(), "red carthage")


def wind() -> State:
    return play(position(ee=True, hands=HANDS, kept=("wind",), red="start>venice"), "play wind")


def own_events() -> State:
    """Return a turn in which three Events may be played and one of them bought."""
    return position(
        ee=True, hands=("tassili troy", "fuji"), kept=("wind spyglass",), market="tour pass march",
        red="start>venice>carthage",
    )  # fmt: skip


def bridge() -> State:
    known = {"red": "start>venice", "yellow": "start>venice", "blue": "start>venice"}
    state = position(ee=True, hands=HANDS, market="bridge", **known)  # type: ignore[arg-type]
    return play(state, "buy bridge")


def bridge_second() -> State:
    return play(bridge(), "lift red")


def bridge_single() -> State:
    state = position(ee=True, hands=HANDS, market="bridge", yellow="start>venice")
    return play(state, "buy bridge")


def gossip() -> State:
    state = position(ee=True, hands=HANDS, market="gossip", deck="fuji troy uluru")
    return play(state, "buy gossip")


def kept() -> State:
    return play(gossip(), "give timbuktu")


def bearings() -> State:
    state = position(
        ee=True, hands=("timbuktu giza uluru", "mactan"), marks=("giza cape_horn",),
        market="bearings",
    )  # fmt: skip
    return play(state, "buy bearings")


def spyglass() -> State:
    state = position(
        ee=True, hands=("giza troy fuji", "mactan"), kept=("spyglass",),
        red="start>g01>sarmizegetusa", blue="start>g01>troy",
    )  # fmt: skip
    return play(state, "play spyglass")


def marking() -> State:
    return position(marker=0, hands=("giza fuji uluru nome everest", "mactan"), to_mark=(4, 4))


def redrawing() -> State:
    hands = ("giza venice troy", "mactan")
    state = position(marker=0, redrawing=True, hands=hands, to_mark=(4, 4), rest=True)
    return play(state, "toss troy")


def exchange() -> State:
    return play(turn(), "exchange giza")


def bonus() -> State:
    return play(turn(), "yellow don steppe")


def branch() -> State:
    """Return a state in which red has just come round to Giza, and a Hidden Pass may be played."""
    state = position(
        red="start>g01>troy>giza>babylon>marib>lalibela>meroe", hands=("uluru", "mactan"), ee=True,
        kept=("pass",),
    )  # fmt: skip
    return play(state, "red giza")


def drop() -> State:
    return position(
        sd=True, secrets="fuji troy", hands=HANDS, marks=("giza timbuktu",),
        tasks=(Task(kind="drop"),),
    )  # fmt: skip


TYPED: dict[str, dict[str, Move]] = {
    "turn": {
        "red Carthage": Lay("red", "carthage"),
        "r carth": Lay("red", "carthage"),
        "RED to the CARTHAGE!": Lay("red", "carthage"),
        "Carthage": Lay("red", "carthage"),
        "carthage red": Lay("red", "carthage"),
        "main red carthage": Lay("red", "carthage"),
        "b ven": Lay("blue", "venice"),
        "y marco polo": Lay("yellow", "venice"),
        "red timb": Lay("red", "timbuktu"),
        "red timbuctu": Lay("red", "timbuktu"),
        "r red river": Lay("red", "g08"),
        "ticket red Carthage": Lay("red", "carthage", "ticket"),
        "t r carthage": Lay("red", "carthage", "ticket"),
        "t red timbuctu": Lay("red", "timbuktu", "ticket"),
        "spend ticket on red carthage": Lay("red", "carthage", "ticket"),
        "remove red": Remove("red"),
        "ticket remove red": Remove("red"),
        "t remove red": Remove("red"),
        "remove": Remove("red"),
        "exchange Timbuktu": Exchange("timbuktu"),
        "swap timbuktu": Exchange("timbuktu"),
        "ticket exchange timb": Exchange("timbuktu"),
        "exchange nan mad": Exchange("nan_madol"),
        "exchange mactan": Exchange("mactan"),
        "score Timbuktu": Score("timbuktu"),
        "show timb": Score("timbuktu"),
        "score giza": Score("giza"),
        "hold Timbuktu": Hold("timbuktu"),
        "hold card nan": Hold("nan_madol"),
        "release Giza": Release("giza"),
        "free giza": Release("giza"),
        "hold all": HoldAll(),
        "release all": ReleaseAll(),
        "free all": ReleaseAll(),
        "buy zheng": Buy("zheng"),
        "buy zh": Buy("zheng"),
        "buy the explorer bell": Buy("bell"),
        "buy event wind": Buy("wind"),
        "zheng": Buy("zheng"),
        "wind": Buy("wind"),
        "buy pass": Buy("pass"),
        "buy letter": Buy("letter"),
        "play spyglass": Play("spyglass"),
        "play letter": Play("letter"),
        "play wind": Play("wind"),
        "end": EndTurn(),
        "end turn": EndTurn(),
        "done": EndTurn(),
        "pass": EndTurn(),
        "decline": Decline(),
        "bonus red carthage": Lay("red", "carthage", "bonus"),
        "branch red giza troy": Branch("red", "giza", "troy"),
        "keep giza": Keep("giza"),
        "mark giza": Mark("giza"),
        "toss giza": Toss("giza"),
        "redraw": Redraw(),
        "peek a": Peek("a"),
        "reveal b": Reveal("b"),
        "give giza": Give("giza"),
        "spy giza": Spy("giza"),
        "drop giza": Drop("giza"),
        "enough": Enough(),
        "lift red": Lift("red"),
        "extra red carthage": Extra("red", "carthage"),
    },
    "laid": {
        "end": EndTurn(),
        "done": EndTurn(),
        "pass": EndTurn(),
        "reveal a": Reveal("a"),
        "flip a": Reveal("a"),
        "flip secret b": Reveal("b"),
    },
    "bonus": {
        "bonus red Carthage": Lay("red", "carthage", "bonus"),
        "red Carthage": Lay("red", "carthage", "bonus"),
        "r carth": Lay("red", "carthage", "bonus"),
        "carthage": Lay("red", "carthage", "bonus"),
        "decline": Decline(),
        "no": Decline(),
        "skip": Decline(),
        "pass": Decline(),
        "done": Decline(),
        "peek a": Peek("a"),
        "look a": Peek("a"),
        "look at b": Peek("b"),
        "ticket red carthage": Lay("red", "carthage", "ticket"),
    },
    "branch": {"pass": Play("pass"), "play pass": Play("pass")},
    "exchange": {
        "keep Fuji": Keep("fuji"),
        "mount f": Keep("fuji"),
        "fuji": Keep("fuji"),
        "heinrich schliemann": Keep("troy"),
    },
    "kept": {"keep giza": Keep("giza"), "uluru": Keep("uluru")},
    "marking": {
        "mark Giza": Mark("giza"),
        "giza": Mark("giza"),
        "everest": Mark("everest"),
        "hillary": Mark("everest"),
        "nome": Mark("nome"),
        "mark mactan": Mark("mactan"),
    },
    "redrawing": {
        "toss Giza": Toss("giza"),
        "giza": Toss("giza"),
        "marco polo": Toss("venice"),
        "redraw": Redraw(),
        "draw": Redraw(),
    },
    "wind": {
        "extra red Carthage": Extra("red", "carthage"),
        "red carthage": Extra("red", "carthage"),
        "r carth": Extra("red", "carthage"),
        "carthage": Extra("red", "carthage"),
    },
    "own_events": {
        "wind": Play("wind"),
        "play spy": Play("spyglass"),
        "spyglass": Play("spyglass"),
        "tour": Buy("tour"),
        "pass": EndTurn(),
        "buy pass": Buy("pass"),
    },
    "bridge": {"lift red": Lift("red"), "red": Lift("red"), "y": Lift("yellow")},
    "bridge_second": {
        "lift yellow": Lift("yellow"),
        "enough": Enough(),
        "done": Enough(),
        "blue": Lift("blue"),
    },
    "bridge_single": {"lift": Lift("yellow")},
    "gossip": {"give Giza": Give("giza"), "giza": Give("giza")},
    "bearings": {
        "shift Giza Timbuktu": Shift("giza", "timbuktu"),
        "giza timbuktu": Shift("giza", "timbuktu"),
        "move giza to uluru": Shift("giza", "uluru"),
        "horn uluru": Shift("cape_horn", "uluru"),
    },
    "spyglass": {"spy Giza": Spy("giza"), "giza": Spy("giza"), "troy": Spy("troy")},
    "drop": {"drop Giza": Drop("giza"), "giza": Drop("giza")},
}
"""What is typed in each of the states above, and which move it is, legal or not."""


@pytest.mark.parametrize(
    ("state", "typed"), [(name, typed) for name, lines in TYPED.items() for typed in lines]
)
def test_typed(state: str, typed: str) -> None:
    before: State = globals()[state]()
    question = choices_for(GAME, before, 0)
    assert question is not None
    assert GAME.parse(typed, question.moves) == (TYPED[state][typed], "")


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("  ... ", "empty"),
        ("xyzzy", "unknown"),
        ("red", "ambiguous"),
        ("venice", "ambiguous"),
        ("red xyzzy", "place"),
        ("ticket", "ambiguous"),
        ("exchange", "ambiguous"),
        ("exchange xyzzy", "place"),
        ("re", "ambiguous"),
        ("red cape", "ambiguous"),
        ("buy", "ambiguous"),
        ("buy xyzzy", "unknown"),
        ("play xyzzy", "unknown"),
        ("hold", "ambiguous"),
        ("hold xyzzy", "place"),
        ("peek c", "unknown"),
    ],
)
def test_what_is_no_move(typed: str, code: str) -> None:
    question = choices_for(GAME, turn(), 0)
    assert question is not None
    with pytest.raises(BadNotation) as caught:
        GAME.parse(typed, question.moves)
    assert caught.value.code == code
    if code == "ambiguous" and typed != "re":
        assert len(caught.value.candidates) > 1


def test_beginnings_of_cards() -> None:
    moves = asked(position(ee=True, hands=HANDS, market="battuta bird bell tour")).moves
    assert GAME.parse("buy bat", moves) == (Buy("battuta"), "")
    assert GAME.parse("buy bi", moves) == (Buy("bird"), "")
    with pytest.raises(BadNotation) as caught:
        GAME.parse("buy b", moves)
    assert (caught.value.code, set(caught.value.candidates)) == (
        "ambiguous",
        {"battuta", "bird", "bell"},
    )
    # Not for sale, but named: the refusal says why.
    assert GAME.parse("buy zheng", moves) == (Buy("zheng"), "")


def test_typed_branches() -> None:
    question = asked(branch())
    assert question.kind == "branch"
    ways = [move for move in question.moves if isinstance(move, Branch)]
    assert len(ways) > 1
    for move in ways:
        start, to = (GAME.notation.names.names[id_] for id_ in (move.start, move.to))
        for typed in (f"branch red {start} {to}", f"{start} to {to}", f"red {start} {to}"):
            assert GAME.parse(typed, question.moves) == (move, "")
        if sum(way.to == move.to for way in ways) == 1:
            assert GAME.parse(to, question.moves) == (move, "")
    assert GAME.parse("branch red venice nan madol end", question.moves) == (
        Branch("red", "venice", "nan_madol"),
        "end",
    )


def test_a_line_of_moves() -> None:
    state = turn()
    after = play(state, "ticket red carthage, then red tassili; end")
    assert after.board.active == 1
    assert [len(route.arrows) for route in after.board.routes] == [3, 0, 0]
    move, rest = GAME.parse("hold all red carthage ticket red tassili end", asked(state).moves)
    assert (move, rest) == (HoldAll(), "red carthage ticket red tassili end")


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_move_is_read_back_as_it_was_written(setting: dict[str, bool]) -> None:
    for played in random_game(3, "written", **setting):
        for seat in range(3):
            question = choices_for(GAME, played.state, seat)
            for move in question.moves if question else ():
                typed = GAME.format(move)
                assert GAME.parse(typed, question.moves) == (move, "")  # type: ignore[union-attr]
                assert GAME.parse(typed.lower(), question.moves) == (move, "")  # type: ignore[union-attr]


def test_names_and_titles_do_not_collide() -> None:
    names = GAME.notation.names
    assert set(names.forms.values()) == set(GAME.lookup.network.ids)
    for point in GAME.lookup.network.points:
        for form in (point.id, point.name, GAME.titles.get(point.id, point.id)):
            assert names.forms["".join(words_of(form))] == point.id


def test_titles_are_those_of_the_cards() -> None:
    assert len(GAME.titles) == 29
    assert GAME.titles["gjoa_haven"] == "Roald Amundsen's Gjøa"
    assert not {"angkor", "nan_madol", "timbuktu"} & GAME.titles.keys()
    places = {place.id: place for place in GAME.places()}
    assert places["venice"].also == ("Marco Polo",)
    assert places["giza"].also == ()
