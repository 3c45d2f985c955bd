"""``new``: write a small game that runs at once, as a start for a new game.

The templates are below ``newgame``, in the project's layout; the names in them are replaced.
"""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase

from engines.cli.calls import WrongCall

TEMPLATE = Path(__file__).parent / "newgame"
ROOT = Path(__file__).resolve().parents[2]

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MAX_ID_LENGTH = 20
"""The most characters of an id: it stands in lines of code and is the name of a chat command."""

TITLE = re.compile(r"[^\W_][\w .,:!'’&()-]{1,38}[\w.!)]")

REGISTRY = "engines/registry.py"
LINE = re.compile(r"(PACKAGES = \{\n(?:    .*\n)*)\}")


def new(game_id: str, title: str, root: Path = ROOT) -> int:
    """Write the files of a new game and enter it in the registry; return 0.

    :raises WrongCall: if the id or the title is not allowed, or the registry has no place for a
        line; then nothing is written.
    """
    check_id(game_id, root)
    if title and not TITLE.fullmatch(title):
        raise WrongCall(f"--title {title}: 3 to 40 letters, numbers and plain marks")
    registry = root / REGISTRY
    entered, lines = LINE.subn(
        rf'\1    "{game_id}": "engines.{game_id}",\n}}', registry.read_text(encoding="utf-8")
    )
    if lines != 1:
        raise WrongCall(f"{registry}: no place found for the line of {game_id}")
    for name, text in files(names_of(game_id, title, prefix_of(game_id, root))):
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"written: {name}")
    registry.write_text(entered, encoding="utf-8")
    print(f"entered: {REGISTRY}", flush=True)
    # A new process, because this one has imported the registry without the new game.
    writing = [sys.executable, "-m", "tests.games", "--game", game_id]
    return subprocess.run(writing, cwd=root, check=False).returncode


def check_id(game_id: str, root: Path = ROOT) -> None:
    """Check that an id is well formed and not yet used as a name in the project.

    :raises WrongCall: saying what is wrong with it.
    """
    if not (root / REGISTRY).is_file() or not (root / "tests").is_dir():
        raise WrongCall(f"{root}: not the sources of this project, where a game could be added")
    if not ID.fullmatch(game_id) or keyword.iskeyword(game_id) or len(game_id) > MAX_ID_LENGTH:
        raise WrongCall(
            f"{game_id}: an id is at most {MAX_ID_LENGTH} small letters, numbers and underscores, "
            "and begins with a letter"
        )
    taken = [
        place
        for folder in ("engines", "render", "bot", "tests", "bot/texts/en")
        for place in (root / folder).glob(f"{game_id}*")
        if place.stem == game_id and place.name != "__pycache__"
    ]
    texts = (path.read_text(encoding="utf-8") for path in (root / "bot/texts/en").glob("*.ftl"))
    command = re.compile(rf"^command-{game_id}[ -]", re.MULTILINE)
    if taken or any(map(command.search, texts)):
        raise WrongCall(f"{game_id}: something else has that name; choose another")


def prefix_of(game_id: str, root: Path = ROOT) -> str:
    """Return a prefix of two letters for the clauses of the rules, which no other game uses.

    :raises WrongCall: if every prefix that fits the id is taken.
    """
    texts = (file.read_text(encoding="utf-8") for file in (root / "engines").glob("*/rules.en.md"))
    taken: set[str] = {match for text in texts for match in re.findall(r"\*\*([A-Z0-9]+)-\d", text)}
    initials = "".join(part[0] for part in game_id.split("_")).upper()
    letters = f"{initials[1:]}{game_id[1:].upper().replace('_', '')}{ascii_uppercase}"
    for second in letters:
        if initials[0] + second not in taken:
            return initials[0] + second
    raise WrongCall(f"{game_id}: every prefix for its rules is taken; choose another id")


def names_of(game_id: str, title: str, prefix: str) -> dict[str, str]:
    """Return the replacement for each name in the templates."""
    parts = [part.capitalize() for part in game_id.split("_")]
    return {
        "New Game": title or " ".join(parts),
        "NewGame": "".join(parts),
        "newgame": game_id,
        "NG-": f"{prefix}-",
    }


def files(names: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the path in the project and the text of every file of the new game."""
    for file in sorted(TEMPLATE.rglob("*.txt")):
        path = file.relative_to(TEMPLATE).as_posix().removesuffix(".txt")
        yield _named(path, names), _named(file.read_text(encoding="utf-8"), names)


def _named(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, names)), lambda match: names[match[0]], text)
