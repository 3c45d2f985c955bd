"""What a game may import, and who may import it; checked for every game of the registry."""

from __future__ import annotations

from collections.abc import Iterable

from grimp import ImportGraph

PACKAGES = ("engines", "render")
"""In each of them a game has a package or module of its own, named like the game."""

TOOLS = ("engines.cli", "engines.laws", "engines.players", "engines.registry", "render.registry")
"""Packages that work with any game; a game importing one of them would close an import cycle."""


def owner(module: str, games: Iterable[str]) -> str | None:
    """Return the game that a module belongs to, or ``None``."""
    package, _dot, rest = module.partition(".")
    name = rest.split(".")[0]
    return name if package in PACKAGES and name in games else None


def wrong_imports(graph: ImportGraph, games: Iterable[str]) -> list[str]:
    """Return the imports in the graph that are forbidden because of the games.

    A game's modules may be imported by that game only: not by another game, and not by code that
    all games share, which would then depend on one game. A game imports no tools.
    """
    known, wrong = set(games), list[str]()
    for importer in sorted(graph.modules):
        importing_game = owner(importer, known)
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            imported_game = owner(imported, known)
            tool = importing_game is not None and imported.startswith(TOOLS)
            if (imported_game is not None and imported_game != importing_game) or tool:
                wrong.append(f"{importer} imports {imported}")
    return wrong
