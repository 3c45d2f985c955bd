"""``play``: a readable game in the terminal, in which a person sees no other seat's secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engines import players
from engines.cli.records import standing
from engines.core import AnyGame, Chance, decision_of, play_forced, play_line, play_move
from engines.registry import games

from .conftest import Call

pytestmark = pytest.mark.slow

LUXOR = games()["luxor"]
PROMPT = "seat 0, your move (? lists moves, q leaves): "
OWN = ("own:", "gifts:", "actions:", "draft:", "asked ")


def followed(
    game: AnyGame, seats: int, bots: list[str], options: dict[str, Any], seed: str
) -> Iterator[tuple[Any, str]]:
    """Play as the terminal does, with random moves for people; yield states and typed lines."""
    state, people = game.start(seats, game.options(options), seed), seats - len(bots)
    chance, own = Chance.from_seed(f"players {seed}"), Chance.from_seed("person")
    while asked := game.decisions(state):
        seat = asked[0].seat
        if seat >= people:
            yield state, ""
            move, chance = players.choose(bots[seat - people], game, state, seat, chance)
            state = play_move(game, state, seat, move).state
        elif forced := play_forced(game, state):
            state = forced[-1].state
        else:
            move, own = own.without_log().chosen(asked[0].moves)
            line = game.format(move)
            yield state, line
            state = play_line(game, state, seat, line)[-1].state
    yield state, ""


@pytest.mark.parametrize("game_id", games())
def test_players_of_the_program_play_to_the_end(call: Call, game_id: str) -> None:
    game = games()[game_id]
    seats = game.seats[0]
    arguments = ("--game", game_id, "--bots", ",".join(["random"] * seats))
    result = call("play", *arguments, "--seed", "5")
    assert (result.code, result.err) == (0, "")
    assert result == call("play", *arguments, "--seats", seats, "--seed", "5")
    assert result != call("play", *arguments, "--seed", "6")
    # Every move is printed, and the table whenever the turn passes on.
    moves, seen = list[str](), list[str]()
    for state, _typed in followed(game, seats, ["random"] * seats, {}, "5"):
        view = game.view(state, None)
        moves += [f"  seat {decision.seat}: " for decision in game.decisions(state)[:1]]
        if not seen or seen[-1] != f"{view.turn}":
            seen.append(f"{view.turn}")
            assert f"\n{game.text(view)}\n" in result.out
    printed = re.findall(r"^  seat \d+: ", result.out, re.MULTILINE)
    assert printed == moves
    outcome = game.outcome(state)
    assert outcome is not None
    standings = "\n".join(standing(game, outcome))
    assert result.out.endswith(f"\n{game.text(game.view(state, None))}\n{standings}\n")
    assert all(line == line.rstrip() for line in result.out.splitlines())


def test_options_are_played(call: Call) -> None:
    arguments = ("--game", "luxor", "--bots", "medium,random", "--seed", "3")
    plain = call("play", *arguments)
    result = call("play", *arguments, "--option", "adventures=true", "--option", "first_player=2")
    assert result.code == 0
    assert "actions 3+5" in result.out
    assert "actions 3+5" not in plain.out
    assert "turn 1, seat 1 to play" in result.out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_person_plays_to_the_end_and_sees_the_own_hand_only(call: Call, seats: int) -> None:
    bots, options = ["random"] * (seats - 1), {"adventures": True}
    steps = [*followed(LUXOR, seats, bots, options, "person")]
    typed = "".join(f"{line}\n" for _state, line in steps if line)
    arguments = ("--game", "luxor", "--seats", seats, "--bots", ",".join(bots))
    result = call(
        "play", *arguments, "--seed", "person", "--option", "adventures=true", typed=typed
    )
    assert (result.code, result.err) == (0, "")
    assert result.out.count(PROMPT) == typed.count("\n")
    assert "game over, won by" in result.out
    assert "not allowed" not in result.out
    assert "not a move" not in result.out
    # Each time the person is asked, exactly that person's view is shown.
    rest = result.out
    for state, line in steps:
        if line:
            shown, _prompt, rest = rest.partition(PROMPT)
            assert shown.endswith(f"\n{LUXOR.text(LUXOR.view(state, 0))}\n")

    # Nothing that only another seat sees is ever shown.
    def lines(seat: int) -> set[str]:
        views = (LUXOR.text(LUXOR.view(state, seat)) for state, _line in steps)
        return {line for text in views for line in text.splitlines() if line.startswith(OWN)}

    printed = {line for line in result.out.splitlines() if line.startswith(OWN)}
    assert printed <= lines(0)
    for other in range(1, seats):
        secrets = lines(other) - lines(0)
        assert len(secrets) > 20
        assert not secrets & {*result.out.splitlines()}
    assert "  drew seat=1" in result.out
    assert "drew-tile" not in result.out
    assert "drew-action-tile" not in result.out


def test_nothing_hidden_changes_what_a_person_reads(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds that look the same to the person, up to its first move."""
    arguments = ("play", "--game", "luxor", "--seats", "3", "--bots", "random,random")
    result = call(*arguments, "--option", "first_player=1")
    state = LUXOR.start(3, LUXOR.options({"first_player": 1}), "1")
    hidden = LUXOR.resample(state, 0, Chance(7))
    assert hidden != state
    monkeypatch.setattr(type(LUXOR), "start", lambda *_arguments: hidden)
    assert call(*arguments, "--option", "first_player=1") == result
    assert result.out.endswith(f"{PROMPT}left the game\n")


def test_people_at_one_keyboard_are_asked_in_turn(call: Call) -> None:
    typed = "keep Td\nkeep M\nq\n"
    result = call("play", "--game", "luxor", "--option", "first_player=2", typed=typed)
    assert result.code == 0
    assert re.findall(r"seat (\d), your move", result.out) == ["0", "1", "1"]
    assert "  kept seat=0\n" in result.out
    assert result.out.rstrip().endswith("left the game")
    # Each person sees their own choice, not that of the seat before.
    first, second, third = result.out.split("your move (? lists moves, q leaves): ")[:3]
    assert first.count("own: Cd1 Td1 Ed1 M1") == 1
    assert second.count("own: Cd1 Td1 Ed1 M1") == 1
    assert "own: Cd1 M1" in third
    assert "Cd1 Td1" not in third


@pytest.mark.parametrize("typed", ["q\n", "Q\n", "quit\n", "  q  \n", "", "keep Td\n"])
def test_a_person_may_leave(call: Call, typed: str) -> None:
    result = call("play", "--game", "luxor", "--seats", "2", "--bots", "medium", typed=typed)
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("left the game\n")
    assert result.out.count("your move") == 1 + ("keep" in typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("end", "not allowed (keep-first): LX-202\n  You look at your four set 1 tiles and keep"),
        ("keep L", "not allowed (keep-other): LX-202\n  You look at your four set 1 tiles"),
        ("keep Cd", "not allowed (keep-other): LX-202\n  You look"),
        ("keep Td keep M", "not allowed (already-kept): LX-203\n  Everybody chooses at the same"),
        ("fly", "not a move: unknown notation: 'fly' (one of: keep, "),
        ("keep", "not a move: unknown notation: "),
        ("", "not a move: empty notation"),
    ],
)
def test_a_person_is_told_what_is_wrong_and_asked_again(
    call: Call, typed: str, answer: str
) -> None:
    result = call("play", "--game", "luxor", "--bots", "random", typed=f"{typed}\nkeep Td\n")
    assert result.code == 0
    _table, printed, rest = result.out.split(PROMPT, 2)
    assert printed.startswith(answer)
    assert "kept seat=0" in rest
    assert "Traceback" not in result.out


def test_moves_are_listed(call: Call) -> None:
    typed = "?\nkeep Td\nkeep Td\n ? \nCd F5\n?\n"
    result = call("play", "--game", "luxor", "--option", "first_player=1", typed=typed)
    assert result.code == 0
    assert f"{PROMPT}keep: keep Td | keep Ed | keep M\n{PROMPT}" in result.out
    assert f"{PROMPT}turn: Cd F5 | Cd G5 | " in result.out
    assert f"{PROMPT}deploy: deploy 1 | deploy 2 | deploy 3 | deploy 4" in result.out


def test_a_long_list_is_cut(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.cli.play.LISTED", 2)
    result = call("play", "--game", "luxor", typed="?\n")
    assert f"{PROMPT}keep: keep Td | keep Ed\n... and 1 more\n{PROMPT}" in result.out


def test_what_is_forced_is_not_asked(call: Call) -> None:
    steps = [*followed(LUXOR, 2, ["random"], {}, "forced")]
    typed = "".join(f"{line}\n" for _state, line in steps if line)
    result = call("play", "--game", "luxor", "--bots", "random", "--seed", "forced", typed=typed)
    for state, line in steps:
        asked = decision_of(LUXOR, state, 0)
        assert not line or asked is None or not asked.automatic or len(asked.moves) > 1
    assert result.out.count("your move") == len([line for _state, line in steps if line])
