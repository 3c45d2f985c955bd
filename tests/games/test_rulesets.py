"""No engine changes how games under way go on, unless its ruleset is raised and they come along."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any, Self, cast

import pytest
from typing_extensions import override

from bot.store.migrate import MIGRATIONS
from engines.core import AnyGame, Decision, Event
from engines.luxor import Luxor
from engines.luxor.moves import Move
from engines.luxor.state import State
from tests.games import prints
from tests.games.folders import TESTS
from tests.offered import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_games_under_way_go_on_as_they_began(game_id: str) -> None:
    faults = [*prints.faults_of(GAMES[game_id], TESTS / game_id, MIGRATIONS)]
    assert not faults, "\n" + "\n".join(faults)


# --- the check itself ----------------------------------------------------------------------

GAME = GAMES["luxor"]


def like(kind: type[Luxor]) -> Luxor:
    """Return Luxor with other rules and today's content."""
    known, former = GAMES["luxor"], GAMES["luxor"].former
    assert isinstance(known, Luxor)
    game = kind(known.content, known.content_hash)
    if isinstance(former, Luxor):
        game.former = kind(former.content, former.content_hash)
    return game


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two stored games of Luxor, and one of its former ruleset."""
    folder = tmp_path / "luxor"
    (folder / "saves" / "ruleset-1").mkdir(parents=True)
    kept = TESTS / "luxor"
    for name in ("2-base", "2-adventures", "ruleset-1/2-adventures"):
        shutil.copy(kept / "saves" / f"{name}.json", folder / "saves" / f"{name}.json")
    known = json.loads((kept / prints.FILE).read_text(encoding="utf-8"))
    known["games"] = {name: known["games"][name] for name in ("2-base", "2-adventures")}
    (folder / prints.FILE).write_text(json.dumps(known), encoding="utf-8")
    return folder


@pytest.fixture
def migrations(tmp_path: Path) -> Path:
    return Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))


def faults(game: AnyGame, folder: Path, migrations: Path) -> list[str]:
    return [*prints.faults_of(game, folder, migrations)]


class Scanty(Luxor):
    """Luxor with one answer less on offer, late in the game."""

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        asked = super().decisions(state)
        if state.turn < 12 or not asked or len(asked[0].moves) < 9:
            return asked
        return (replace(asked[0], moves=asked[0].moves[:-1]), *asked[1:])


class Drawing(Luxor):
    """Luxor in which every move draws a number more than it did."""

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        return replace(after, chance=after.chance.below(7)[1]), events


class Unfair(Luxor):
    """Luxor with a rule that the stored games do not happen to meet before they are played on."""

    @override
    def reseeded(self, state: State, seed: str) -> State:
        return super().reseeded(state, seed + "!")


class Third(Luxor):
    ruleset = 3


class Kept(Third):
    """Luxor of a new ruleset that lets games of the former one go on as they began."""

    older_rulesets = (1, 2)  # type: ignore[assignment]

    @override
    def begun_with(self, content_hash: str, ruleset: int) -> Self:
        return cast("Self", GAME.begun_with(content_hash, ruleset)) if ruleset == 2 else self


class Forgetful(Luxor):
    """Luxor that no longer knows its first ruleset."""

    older_rulesets = ()  # type: ignore[assignment]


def test_what_is_the_same_passes(folder: Path, migrations: Path) -> None:
    assert faults(GAME, folder, migrations) == []


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        (Scanty, "from move "),
        (Drawing, "from move 1"),
        (Unfair, "when it is played on from move "),
    ],
)
def test_a_changed_engine_is_refused(
    changed: type[Luxor], where: str, folder: Path, migrations: Path
) -> None:
    lines = [line for line in faults(like(changed), folder, migrations) if "differently" in line]
    assert lines
    for line in lines:
        assert line.startswith("luxor: ruleset 2 plays stored game 2-")
        assert f" differently {where}" in line
        assert line.endswith(": raise `ruleset` and add a migration, or make it the same")
        assert "\n" not in line


def test_prints_of_the_ruleset_are_not_written_over(folder: Path) -> None:
    before = (folder / prints.FILE).read_text(encoding="utf-8")
    again = prints.written(like(Drawing), folder)
    assert json.loads(again) == json.loads(before)


def test_a_raised_ruleset_asks_for_a_migration_and_for_games(
    folder: Path, migrations: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, saves = like(Third), folder / "saves"
    lacks = faults(game, folder, migrations)
    assert any("needs a migration" in line for line in lacks)
    assert any("move them from saves to saves/ruleset-2" in line for line in lacks)
    assert any("has no prints" in line for line in lacks)

    step = migrations / "0099_luxor_ruleset_3.sql"
    step.write_text("update game_table set ruleset = 3 where game = 'explorers';")
    assert any("needs a migration" in line for line in faults(game, folder, migrations))
    step.write_text("update game_table set ruleset = 3\n where game = 'luxor' and ruleset = 2;")
    (saves / "ruleset-2").mkdir()
    for name in ("2-base", "2-adventures"):
        (saves / f"{name}.json").rename(saves / "ruleset-2" / f"{name}.json")
    lacks = faults(game, folder, migrations)
    assert [line for line in lacks if "ruleset-2/2-base: " in line]
    assert not [line for line in lacks if "migration" in line]

    monkeypatch.setattr(Third, "older_rulesets", (1, 2))
    for name in ("2-base", "2-adventures"):
        old = json.loads((saves / "ruleset-2" / f"{name}.json").read_text(encoding="utf-8"))
        text = json.dumps({**old, "ruleset": 3})
        (saves / f"{name}.json").write_text(text, encoding="utf-8")
    assert [line for line in faults(game, folder, migrations) if "has no prints" in line]
    (folder / prints.FILE).write_text(prints.written(game, folder), encoding="utf-8")
    assert faults(game, folder, migrations) == []


def test_a_ruleset_that_is_still_played_needs_no_migration(folder: Path, migrations: Path) -> None:
    game, saves = like(Kept), folder / "saves"
    (saves / "ruleset-2").mkdir()
    for name in ("2-base", "2-adventures"):
        shutil.copy(saves / f"{name}.json", saves / "ruleset-2")
        old = json.loads((saves / f"{name}.json").read_text(encoding="utf-8"))
        text = json.dumps({**old, "ruleset": 3})
        (saves / f"{name}.json").write_text(text, encoding="utf-8")
    (folder / prints.FILE).write_text(prints.written(game, folder), encoding="utf-8")
    assert faults(game, folder, migrations) == []


def test_a_former_ruleset_that_is_given_up_is_told(folder: Path, migrations: Path) -> None:
    (line,) = faults(like(Forgetful), folder, migrations)
    assert "does not play ruleset-1/2-adventures" in line
    assert "`older_rulesets`" in line


def test_a_stored_game_without_a_print_is_told(folder: Path, migrations: Path) -> None:
    data: dict[str, Any] = json.loads((folder / prints.FILE).read_text(encoding="utf-8"))
    del data["games"]["2-base"]
    (folder / prints.FILE).write_text(json.dumps(data), encoding="utf-8")
    (line,) = faults(GAME, folder, migrations)
    assert line.endswith("write them with `python -m tests.games --game luxor`")
