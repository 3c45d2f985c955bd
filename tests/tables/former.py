"""A database as the version before states named places by ids left it, and games of other content.

``stored/before_ids.sql`` has its rows: three running games of people and bots who moved at random
and sometimes took something back, with nothing left to announce. Do not write it anew: what it
holds is what databases of real tables hold.

``stored/before_news.sql`` is the same of the version before states kept what is new to each seat,
and each table's newest card waits to be sent.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.store.migrate import MIGRATIONS, migrate
from engines.core import AnyGame
from engines.luxor.content import FILE as TILES
from engines.registry import PACKAGES, games
from engines.routes.content import NETWORK

ROWS = Path(__file__).parent / "stored" / "before_ids.sql"
VERSION = 9
"""The database version of that time."""

BEFORE_NEWS = ROWS.with_name("before_news.sql"), 13
"""The rows of the other database, and its version."""

LUXOR, EXPEDITION, EXPLORERS = 1, 2, 3
"""The tables: Luxor, Expedition (1996) and Famous Explorers."""

Change = Callable[[dict[str, Any]], None]


def former_database(folder: Path, rows: Path = ROWS, version: int = VERSION) -> Path:
    """Write such a database and return its path."""
    earlier, path = folder / "earlier", folder / "former.sqlite3"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:version]:
        shutil.copy(step, earlier)
    migrate(path, earlier)
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(rows.read_text(encoding="utf-8"))
    return path


def with_content(folder: Path, network: Change | None = None, tiles: Change | None = None) -> Path:
    """Return a folder for ``CONTENT_DIR`` with changes to the packaged content."""
    for file, change, names in (
        (NETWORK, network, ("expedition_1996", "famous_explorers")),
        (TILES, tiles, ("luxor",)),
    ):
        if change is not None:
            data = json.loads(file.read_text(encoding="utf-8"))
            change(data)
            for name in names:
                (folder / name).mkdir(parents=True)
                (folder / name / file.name).write_text(json.dumps(data), encoding="utf-8")
    return folder


def games_with(
    folder: Path, network: Change | None = None, tiles: Change | None = None
) -> dict[str, AnyGame]:
    """Return all games with changes to the packaged content; the others as they are."""
    with_content(folder, network, tiles)
    changed = [path.name for path in folder.iterdir()]
    return games() | {name: import_module(PACKAGES[name]).load(folder) for name in changed}


def point(data: dict[str, Any], id_: str) -> dict[str, Any]:
    """Return a point of a network file."""
    found: dict[str, Any] = next(point for point in data["points"] if point["id"] == id_)
    return found


def reordered(data: dict[str, Any]) -> None:
    """Turn the lists of a network file round: nothing that it says changes."""
    data["points"].reverse()
    data["lines"].reverse()


def unnumbered(data: dict[str, Any]) -> None:
    """Make a network file of a former version, which was dealt in the order of its points."""
    for each in data["points"]:
        del each["number"]


def tiles_turned(data: dict[str, Any]) -> None:
    """Turn the lists of tiles in Luxor round."""
    for tiles in data["sets"]:
        tiles.reverse()
    data["actions"].reverse()


def exchanged(data: dict[str, Any]) -> None:
    """Exchange two places in the order in which cards are dealt."""
    one, other = point(data, "atacama"), point(data, "guatavita")
    one["number"], other["number"] = other["number"], one["number"]


def renamed(data: dict[str, Any]) -> None:
    """Give a place another id."""
    point(data, "nome")["id"] = "anvil"
    data["lines"] = [["anvil" if end == "nome" else end for end in line] for line in data["lines"]]


def started_elsewhere(data: dict[str, Any]) -> None:
    """Begin in Venice, and make a place of Stockholm."""
    stockholm, venice = point(data, "start"), point(data, "venice")
    for name in ("id", "name"):
        stockholm[name], venice[name] = venice[name], stockholm[name]
    swap = {"start": "venice", "venice": "start"}
    data["lines"] = [[swap.get(end, end) for end in line] for line in data["lines"]]


def recoloured(data: dict[str, Any]) -> None:
    """Make green dots of red ones and the other way round."""
    for dot in data["points"]:
        if "edge" not in dot:
            dot["kind"] = {"red": "green", "green": "red"}.get(dot["kind"], dot["kind"])


def corrected(data: dict[str, Any]) -> None:
    """Correct a name, and where a place is drawn."""
    point(data, "nome")["name"] = "Nome, Alaska"
    point(data, "nome")["x"] += 1
