"""What a game may import, and who may import it: read off the registry, so that all are guarded."""

from __future__ import annotations

from collections.abc import Iterable

from grimp import ImportGraph

PACKAGES = ("engines", "render")
"""In each of them a game has a package or module of its own, named like the game."""

TOOLS = ("engines.cli", "engines.laws", "engines.players", "engines.registry", "render.registry")
"""What works with any game; a game that knew one of them would go round in a circle."""


def owner(module: str, games: Iterable[str]) -> str | None:
    """Return the game that a module belongs to, or ``None``."""
    package, _dot, rest = module.partition(".")
    name = rest.split(".")[0]
    return name if package in PACKAGES and name in games else None


def wrong_imports(graph: ImportGraph, games: Iterable[str]) -> list[str]:
    """Return the imports that games forbid.

    What belongs to a game is imported by that game alone: not by another game, and not by what
    all games share, which would then be of one game's making. A game imports no tools.
    """
    known, found = set(games), list[str]()
    for importer in sorted(graph.modules):
        mine = owner(importer, known)
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            theirs = owner(imported, known)
            tool = mine is not None and imported.startswith(TOOLS)
            if (theirs is not None and theirs != mine) or tool:
                found.append(f"{importer} imports {imported}")
    return found
