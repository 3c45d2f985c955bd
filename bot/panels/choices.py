"""How a question becomes menus and buttons, for any game.

Every answer of a decision has a path: its values for the steps of the decision's ``split``.
Short lists are shown whole; long ones step by step, never more than 25 options at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.panels.telling import Teller
from engines.core import Decision

OPTIONS = 25
"""Discord's limit of options in a select menu."""

BUTTONS = 10
MENUS = 6
FEW = 3

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Button:
    """A button that makes one move."""

    path: Path
    label: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; ``options`` are paths and labels."""

    path: Path
    placeholder: str
    options: tuple[tuple[Path, str], ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """What a panel offers for a question, after the steps of ``path`` have been answered."""

    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]


def answers(teller: Teller, asked: Decision[Any], path: Path) -> tuple[tuple[Path, Any], ...]:
    """Return the moves whose path begins like this, with their whole paths."""
    paths = ((teller.game.steps(move), move) for move in asked.moves)
    return tuple((whole, move) for whole, move in paths if whole[: len(path)] == path)


def choices(teller: Teller, asked: Decision[Any], path: Path) -> Choices:
    """Return the menus and buttons for a question."""
    found = answers(teller, asked, path)
    groups: dict[str, list[tuple[Path, Any]]] = {}
    for whole, move in found:
        groups.setdefault(whole[len(path)] if len(whole) > len(path) else "", []).append(
            (whole, move)
        )
    while len(groups) == 1 and len(found) > 1:
        (only,) = groups
        path = (*path, only)
        groups = {}
        for whole, move in found:
            groups.setdefault(whole[len(path)], []).append((whole, move))
    single = [group[0] for group in groups.values() if len(group) == 1]
    several = {value: group for value, group in groups.items() if len(group) > 1}
    short = len(found) <= OPTIONS and len(several) > FEW  # one short list beats many menus
    if len(single) <= BUTTONS and len(several) <= MENUS and (not path or not several) and not short:
        return Choices(
            tuple(Button(whole, teller.move(move)) for whole, move in single),
            tuple(_menu(teller, asked, (*path, value), group) for value, group in several.items()),
        )
    return Choices((), (_menu(teller, asked, path, found),))


def _menu(
    teller: Teller, asked: Decision[Any], path: Path, found: Sequence[tuple[Path, Any]]
) -> Menu:
    """Return one menu: the moves themselves if they fit, else the values of the next step."""
    before = teller.step(asked.split[len(path) - 1], path[-1]) if path else None
    step = asked.split[len(path)]
    if len(found) <= OPTIONS:
        last = asked.split[-1]
        return Menu(
            path,
            teller.placeholder(last, before),
            tuple((whole, teller.move(move)) for whole, move in found),
        )
    values = dict.fromkeys(whole[len(path)] for whole, _move in found)
    options = tuple(((*path, value), teller.step(step, value)) for value in values)
    return Menu(path, teller.placeholder(step, before), options[:OPTIONS])
