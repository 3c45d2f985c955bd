"""What a game may import, and who may import it; checked for every game of the registry."""

from __future__ import annotations

from collections.abc import Iterable

from grimp import ImportGraph

PACKAGES = ("engines", "render")
"""In each of them a game has a package or module of its own, named like the game."""

TOOLS = ("engines.cli", "engines.laws", "engines.players", "engines.registry", "render.registry")
"""Packages that work with any game; a game importing one of them would close an import cycle."""

ROOMS = ("player", "words", "notation", "rules", "content")
"""The packages that a large game is divided into: each imports only itself and those after it."""


def owner(module: str, games: Iterable[str]) -> str | None:
    """Return the game that a module belongs to, or ``None``."""
    package, _dot, rest = module.partition(".")
    name = rest.split(".")[0]
    return name if package in PACKAGES and name in games else None


def room(module: str, graph: ImportGraph) -> str | None:
    """Return the package inside a game's rules that a module belongs to, or ``None``."""
    names = module.split(".")[:3]
    inside = len(names) == 3 and names[0] == "engines" and graph.find_children(".".join(names))
    return names[2] if inside else None


def climbs(importer: str, imported: str, graph: ImportGraph) -> bool:
    """Whether a module in a room imports one of its game that is neither there nor below."""
    above = room(importer, graph)
    allowed = ROOMS[ROOMS.index(above) :] if above in ROOMS else ()
    return above is not None and room(imported, graph) not in allowed


def wrong_imports(graph: ImportGraph, games: Iterable[str]) -> list[str]:
    """Return the imports in the graph that are forbidden because of the games.

    A game's modules may be imported by that game only: not by another game, and not by code that
    all games share, which would then depend on one game. A game imports no tools, and its rooms
    import one way.
    """
    known, wrong = set(games), list[str]()
    for importer in sorted(graph.modules):
        importing_game = owner(importer, known)
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            imported_game = owner(imported, known)
            tool = importing_game is not None and imported.startswith(TOOLS)
            if imported_game is None:
                forbidden = tool
            elif imported_game != importing_game:
                forbidden = True
            else:
                forbidden = climbs(importer, imported, graph)
            if forbidden:
                wrong.append(f"{importer} imports {imported}")
    return wrong
