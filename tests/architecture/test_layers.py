"""The import contracts are kept, and each of them notices a forbidden import of its kind."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import accumulate
from typing import Any

import grimp
import pytest
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract

from engines.registry import PACKAGES
from tests.architecture.games import wrong_imports
from tests.bot.sources import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {"layers": LayersContract, "independence": IndependenceContract}
ROOTS: list[str] = PROJECT["tool"]["importlinter"]["root_packages"]


@cache
def imports() -> grimp.ImportGraph:
    """Return the import graph of the project."""
    return grimp.build_graph(*ROOTS, cache_dir=None)


def planted(importer: str, imported: str) -> grimp.ImportGraph:
    """Return the import graph with one import added, and the packages that it needs."""
    graph = deepcopy(imports())
    for names in (importer.split("."), imported.split(".")):
        for module in accumulate(names, "{}.{}".format):
            graph.add_module(module)
    graph.add_import(importer=importer, imported=imported)
    return graph


def broken_contracts(graph: grimp.ImportGraph) -> list[str]:
    """Return the contracts of ``pyproject.toml`` that a graph breaks."""
    broken = list[str]()
    for contract in PROJECT["tool"]["importlinter"]["contracts"]:
        options = {key: value for key, value in contract.items() if key not in ("name", "type")}
        if "exhaustive" in options:
            options["exhaustive"] = str(options["exhaustive"])
        session: dict[str, Any] = {"root_packages": ROOTS}
        checker = CONTRACTS[contract["type"]](contract["name"], session, options)
        if not checker.check(graph=graph, verbose=False).kept:
            broken.append(contract["name"])
    return broken


def test_all_contracts_are_kept() -> None:
    assert broken_contracts(imports()) == []
    assert wrong_imports(imports(), PACKAGES) == []


@pytest.mark.parametrize(
    ("importer", "imported", "contract"),
    [
        ("engines.core.game", "render.page", "layers"),
        ("render.page", "bot.texts", "layers"),
        ("bot.tables.play", "bot.messages", "the bot"),
        ("bot.tables.play", "bot.dispatch.dispatcher", "the bot"),
        ("bot.store.rows", "bot.tables", "the bot"),
        ("bot.store.rows", "bot.texts", "the bot"),
        ("bot.texts", "bot.store", "the bot"),
        ("bot.messages.cards", "bot.dispatch.commands", "the bot"),
        ("bot.dispatch.commands", "bot.client", "the bot"),
        ("bot.dispatch.dispatcher", "bot.features.hints", "the bot"),
        ("bot.features.hints.service", "bot.features.doctor.messages", "features"),
        ("bot.another_room", "bot.texts", "the bot"),
        ("engines.core.line", "engines.laws", "engines"),
        ("engines.routes.rules", "engines.registry", "engines"),
        ("engines.laws.checks", "engines.players", "engines"),
        ("render.routes.board", "render.registry", "pictures"),
        ("render.worldmap.world", "render.routes", "pictures"),
    ],
)
def test_a_contract_notices(importer: str, imported: str, contract: str) -> None:
    graph = planted(importer, imported)
    assert any(name.startswith(contract) for name in broken_contracts(graph))


def circle(graph: grimp.ImportGraph) -> list[str]:
    """Return modules of which each imports the one before it, and the first the last; or none."""
    try:
        TopologicalSorter(
            {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
        ).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_modules_import_one_way() -> None:
    """Also where only the type checker imports."""
    assert circle(imports()) == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("engines.core.game", "engines.core.lesson"),
        ("engines.core.game", "engines.core.line"),
        ("engines.core.line", "engines.core.lesson"),
        ("bot.messages.turn_lines", "bot.messages.narrator"),
        ("bot.tables.additions", "bot.tables.consent"),
        ("bot.delivery.additions", "bot.delivery.posts"),
        ("bot.dispatch.additions", "bot.dispatch.dispatcher"),
    ],
)
def test_a_circle_is_noticed(importer: str, imported: str) -> None:
    assert {importer, imported} <= {*circle(planted(importer, imported))}


GAME, OTHER = "a_game", "another_game"


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        (f"engines.{GAME}.rules", f"engines.{OTHER}.board"),
        (f"engines.{GAME}", f"engines.{OTHER}"),
        (f"render.{GAME}", f"engines.{OTHER}.view"),
        (f"render.{GAME}.scene", f"render.{OTHER}.tiles"),
        ("engines.core.game", f"engines.{GAME}.moves"),
        ("engines.laws.checks", f"engines.{GAME}"),
        ("engines.routes.rules", f"engines.{GAME}.rules"),
        ("render.routes.board", f"engines.{GAME}.view"),
        ("bot.messages.cards", f"engines.{GAME}.state"),
        ("bot.messages.cards", f"render.{GAME}"),
        (f"engines.{GAME}.rules", "engines.laws.checks"),
        (f"engines.{GAME}.rules", "engines.registry"),
        (f"render.{GAME}", "render.registry"),
    ],
)
def test_a_game_that_is_not_alone_is_noticed(importer: str, imported: str) -> None:
    graph = planted(importer, imported)
    games = {*PACKAGES, GAME, OTHER}
    assert wrong_imports(graph, games) == [f"{importer} imports {imported}"]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("rules.state", "words.facts"),
        ("rules.state", "words"),
        ("content.model", "rules.state"),
        ("player.judge", "evaluation"),
        ("rules.state", ""),
        ("another_room.state", "content"),
    ],
)
def test_rooms_of_a_game_import_one_way(importer: str, imported: str) -> None:
    game = f"engines.{GAME}"
    above, below = f"{game}.{importer}", f"{game}.{imported}".rstrip(".")
    assert wrong_imports(planted(above, below), {*PACKAGES, GAME}) == [f"{above} imports {below}"]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        (f"engines.{GAME}.rules", f"engines.{GAME}.state"),
        (f"engines.{GAME}.rules.state", f"engines.{GAME}.rules.moves"),
        (f"engines.{GAME}.words.facts", f"engines.{GAME}.rules.moves"),
        (f"engines.{GAME}", f"engines.{GAME}.player.judge"),
        (f"engines.{GAME}.rules", "engines.core"),
        (f"engines.{GAME}.rules", "engines.routes.rules"),
        (f"render.{GAME}", f"engines.{GAME}.view"),
        (f"render.{GAME}", "render.page"),
    ],
)
def test_a_game_may_use_its_own_and_what_is_shared(importer: str, imported: str) -> None:
    assert wrong_imports(planted(importer, imported), {*PACKAGES, GAME}) == []


@pytest.mark.parametrize("game_id", PACKAGES)
def test_every_game_of_the_registry_is_guarded(game_id: str) -> None:
    other = next((name for name in PACKAGES if name != game_id), OTHER)
    graph = planted(f"engines.{game_id}", f"engines.{other}.planted")
    assert wrong_imports(graph, PACKAGES) == [f"engines.{game_id} imports engines.{other}.planted"]
