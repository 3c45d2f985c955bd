"""What the source code says, read without running it: which sentences are asked for, and how."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Call:
    """A call in the source: where it stands and what it is given."""

    place: str
    node: ast.Call

    @property
    def name(self) -> str:
        """The last part of what is called, as ``words`` of ``self.words(...)``."""
        called = self.node.func
        if isinstance(called, ast.Attribute):
            return called.attr
        return called.id if isinstance(called, ast.Name) else ""

    def literal(self, index: int) -> str | None:
        """Return the argument at an index if it is a text written out."""
        if index < len(self.node.args):
            argument = self.node.args[index]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                return argument.value
        return None

    @property
    def facts(self) -> set[str] | None:
        """The names of the keyword arguments; ``None`` if more are unpacked."""
        return None if self.unpacks else self.named

    @property
    def named(self) -> set[str]:
        """The names of the keyword arguments that are written out."""
        return {keyword.arg for keyword in self.node.keywords if keyword.arg is not None}

    @property
    def unpacks(self) -> bool:
        """Whether more keyword arguments are unpacked."""
        return any(keyword.arg is None for keyword in self.node.keywords)


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the parsed files below folders of the project; a folder may also be one module."""
    for folder in folders:
        module = ROOT / f"{folder}.py"
        for path in [module] if module.is_file() else sorted((ROOT / folder).rglob("*.py")):
            yield path, _parsed(path)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(*folders: str) -> Iterator[Call]:
    """Yield every call below folders of the project."""
    for path, tree in trees(*folders):
        yield from _calls(path, tree)


@cache
def _calls(path: Path, tree: ast.Module) -> list[Call]:
    place = path.relative_to(ROOT)
    return [Call(f"{place}:{n.lineno}", n) for n in ast.walk(tree) if isinstance(n, ast.Call)]


def assigned(call: Call, value: ast.expr) -> ast.expr:
    """Return the expression last assigned to a name before the call; other expressions as they are.

    For a subscript, return the container: the value may be any of its items.
    """
    if isinstance(value, ast.Subscript):
        value = value.value
    if not isinstance(value, ast.Name):
        return value
    path, line = call.place.split(":")
    assignments = [
        node
        for node in ast.walk(_parsed(ROOT / path))
        if isinstance(node, ast.Assign)
        and ast.unparse(node.targets[0]) == value.id
        and node.lineno < int(line)
    ]
    return max(assignments, key=lambda node: node.lineno).value


def written(*folders: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """Return every text written out in the source, and a pattern for each text with gaps.

    Left out: f-strings that begin with a gap, which would match nearly everything.
    """
    texts, patterns = set[str](), list[re.Pattern[str]]()
    for _path, tree in trees(*folders):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                patterns.append(re.compile("".join(parts)))
    return texts, patterns


def texts_in(node: ast.AST) -> set[str]:
    """Return every text written out in an expression."""
    parts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {part for part in parts if isinstance(part, str)}


def imports(path: Path) -> Iterator[str]:
    """Yield the full names of the modules that a file imports, wherever in it."""
    for node in ast.walk(_parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def folders_of(game_id: str, layer: str) -> tuple[str, ...]:
    """Return a game's own folder in a layer, and those of the layer that it imports from."""
    own = f"{layer}/{game_id}"
    imported = {
        f"{layer}/{name.split('.')[1]}"
        for path, _tree in trees(own)
        for name in imports(path)
        if name.startswith(f"{layer}.")
    }
    return tuple(sorted({own, *(folder for folder in imported if (ROOT / folder).is_dir())}))
