"""Turns a question into menus and buttons, for any game.

Every answer has a path: one value for each of the decision's ``steps``. Short lists are shown
whole; long ones step by step, at most 25 options in a menu. Answers with a second line
(:meth:`Narrator.detail`) are in menus: buttons have none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate, combinations, groupby, pairwise
from typing import Any

import discord

from bot.messages.controls import SEPARATOR, WIDE, option
from bot.messages.narrator import Narrator
from engines.core import Decision, Line

OPTIONS = 25
"""Discord's limit of options in a select menu."""

LABEL = 80
"""Discord's limit of characters on a button; an option of a menu may have a hundred."""

BUTTONS = 10
MENUS = 6
FEW = 3
ROW, AROUND = 80, 5
"""Letters: two rows of buttons on a phone, and what is around the label of one."""

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Button:
    """A button that makes one move, or leads to several if ``path`` is only its beginning."""

    path: Path
    label: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; ``options`` are paths and labels, ``path`` makes its custom id unique.

    Up to ``several`` of them may be chosen; each is a move then. ``details`` are the second lines
    of options that have one.
    """

    path: Path
    placeholder: str
    options: tuple[tuple[Path, str], ...]
    several: int = 1
    details: Mapping[Path, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choices:
    """What a panel offers for a question, after the steps of ``path`` have been answered."""

    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]


def options_of(menu: Menu) -> list[discord.SelectOption]:
    """Return the options of a menu as controls, each with its path."""
    return [
        option(label, SEPARATOR.join(whole), description=menu.details.get(whole))
        for whole, label in menu.options
    ]


def answers(narrator: Narrator, asked: Decision[Any], path: Path) -> tuple[tuple[Path, Any], ...]:
    """Return (whole path, move) of the moves whose path begins with ``path``."""
    paths = ((narrator.path(move), move) for move in asked.moves)
    return tuple((whole, move) for whole, move in paths if whole[: len(path)] == path)


def untagged(line: str, tags: Mapping[str, str]) -> str:
    """Return a typed line in which a tag at its beginning (``R1``) is written as its move.

    Of several arrows with that tag, the first one offered is meant. If a number stands for several
    moves, the line is not changed, so that it is refused.
    """
    typed, _space, rest = line.strip().partition(" ")
    meant = [move for move, tag in tags.items() if tag.casefold() == typed.casefold()]
    if not meant or not typed[-1].isdigit() or (typed.isdigit() and len(meant) > 1):
        return line
    return f"{meant[0]} {rest}".strip()


def choices(narrator: Narrator, asked: Decision[Any], path: Path) -> Choices:
    """Return the menus and buttons for a question, without lines that are too long to be told."""
    matches = tuple(
        (whole, move)
        for whole, move in answers(narrator, asked, path)
        if not isinstance(move, Line) or len(narrator.move(move)) <= WIDE
    )
    if (offered := _beside_lines(narrator, asked, path, matches)) is not None:
        return offered
    return _without_lines(narrator, asked, path, matches)


def _without_lines(
    narrator: Narrator, asked: Decision[Any], path: Path, matches: Sequence[tuple[Path, Any]]
) -> Choices:
    """Return what a question offers; lines are offered as if they were moves."""
    if asked.several > 1 and (offered := _together(narrator, asked, path, matches)) is not None:
        return offered
    groups: dict[str, list[tuple[Path, Any]]] = {}
    for whole, move in matches:
        groups.setdefault(whole[len(path)] if len(whole) > len(path) else "", []).append(
            (whole, move)
        )
    while len(groups) == 1 and len(matches) > 1:
        (only,) = groups
        path = (*path, only)
        groups = {}
        for whole, move in matches:
            groups.setdefault(whole[len(path)], []).append((whole, move))
    leading = list[Button]()
    for before, seldom in [*_seldom(narrator, path, groups)]:
        title = narrator.step(asked.steps[len(before) - 1], before[-1], seldom[0][1])
        leading.append(Button(before, title[:1].upper() + title[1:]))
        matches = tuple(match for match in matches if match not in seldom)
        value = before[len(path)]
        groups[value] = [match for match in groups[value] if match not in seldom]
    groups = {value: group for value, group in groups.items() if group}
    detailed = [
        group[0] for group in groups.values() if len(group) == 1 and narrator.detail(group[0][1])
    ]
    buttons = [
        Button(group[0][0], label)
        for group in groups.values()
        if len(group) == 1
        and group[0] not in detailed
        and len(label := narrator.move(group[0][1])) <= LABEL
    ]
    apart = {button.path for button in buttons}.union(whole for whole, _move in detailed)
    listed = [
        ((*path, value), group) for value, group in groups.items() if group[0][0] not in apart
    ]
    if detailed:
        whole, _move = detailed[0]
        alone = len(detailed) == 1 and len(whole) > len(path) + 1
        listed.append((whole[: len(path) + 1] if alone else path, detailed))
    lines = any(isinstance(move, Line) for _whole, move in matches)
    # One short list beats many menus, unless it would say most of what is in it twice, and places
    # stand in one list even if there are only a few.
    alike = listed and len(_kinds(matches)) == 1
    many = len(listed) + len(buttons) > 1 if alike else len(listed) >= FEW
    short = len(matches) <= OPTIONS and many and not lines
    if (
        len(buttons) <= BUTTONS
        and len(listed) <= MENUS
        and (not path or not listed)
        and not short
        and not _is_list(matches, buttons)
    ):
        menus = [
            menu for before, group in listed for menu in _menus(narrator, asked, before, group)
        ]
        if len(menus) <= MENUS:
            return Choices((*buttons, *leading), tuple(menus))
    return Choices(tuple(leading), _menus(narrator, asked, path, matches))


def before(narrator: Narrator, asked: Decision[Any], path: Path) -> Path:
    """Return the answered steps to which *Back* leads; a button may have answered two at once."""
    offered = choices(narrator, asked, ())
    return () if any(button.path == path for button in offered.buttons) else path[:-1]


def _kinds(matches: Sequence[tuple[Path, Any]]) -> set[str]:
    """Return of which kinds moves are; a line is of that of its first one."""
    firsts = (move.moves[0] if isinstance(move, Line) else move for _whole, move in matches)
    return {getattr(move, "kind", "") for move in firsts}


def _is_list(matches: Sequence[tuple[Path, Any]], buttons: Sequence[Button]) -> bool:
    """Whether moves of one kind, a button each, would take more room than a menu."""
    width = sum(len(button.label) + AROUND for button in buttons)
    return len(buttons) == len(matches) > FEW and len(_kinds(matches)) == 1 and width > ROW


def _seldom(
    narrator: Narrator, path: Path, groups: Mapping[str, Sequence[tuple[Path, Any]]]
) -> Iterator[tuple[Path, Sequence[tuple[Path, Any]]]]:
    """Yield answers of moves that are made so seldom that one button leads to them.

    Those that share a menu with others stay in it as long as it has room for all. A single one
    without a second line has a button of its own. Beside one other answer, there is a menu for each
    unless both would only list what buttons can say.
    """
    kinds = narrator.game.seldom
    for value, group in groups.items():
        seldom = [match for match in group if getattr(match[1], "kind", None) in kinds]
        told = any(narrator.detail(move) for _whole, move in seldom)
        if len(seldom) < 2 and not told:
            continue
        if len(seldom) < len(group):
            if len(group) > OPTIONS:
                yield seldom[0][0][: len(path) + 2], seldom
        elif len(groups) >= FEW or (not told and sum(map(len, groups.values())) > len(seldom) + 1):
            yield (*path, value), seldom


def _beside_lines(
    narrator: Narrator, asked: Decision[Any], path: Path, matches: Sequence[tuple[Path, Any]]
) -> Choices | None:
    """Return what a question offers if it has lines, which stand in menus of their own.

    Where there are only a few, they stand among the moves. If all that takes too many rows, moves
    of several kinds are in one menu, with all lines if there is room; moves of one kind if buttons
    would take two rows, with the lines if they would take four. A few buttons stay below many
    menus: they share a row with others there. Beside several menus of which much can be chosen at
    once only the first menu of lines has room.
    ``None`` if there are no lines, or moves share menus with them.
    """
    menus = Counter(whole[0] for whole, move in matches if isinstance(move, Line))
    kinds = {getattr(move, "kind", "") for _whole, move in matches if not isinstance(move, Line)}
    shared = any(whole[0] in menus for whole, move in matches if not isinstance(move, Line))
    if path or not menus or not kinds or shared:
        return None
    apart = {value for value, count in menus.items() if count >= FEW or asked.several > 1}
    lines = [match for match in matches if match[0][0] in apart]
    moves = [match for match in matches if match[0][0] not in apart]
    offered = _without_lines(narrator, asked, (), moves)
    after = [
        menu
        for value, group in groupby(lines, lambda match: match[0][0])
        for menu in _menus(narrator, replace(asked, several=1), (value,), [*group])
    ]
    rows = bool(offered.buttons) + len(offered.menus) + len(after)
    letters = sum(len(button.label) + AROUND for button in offered.buttons)
    if len(after) >= FEW >= len(offered.buttons) and not offered.menus and letters <= ROW:
        return Choices(offered.buttons, (*after,))
    long = letters > 2 * ROW or (len(kinds) > 1 and (rows > FEW or letters > ROW))
    if asked.several == 1 and long:
        if len(matches) <= OPTIONS:
            return Choices((), (_listed(narrator, (*lines, *moves)),))
        if len(moves) <= OPTIONS:
            offered = Choices((), (_listed(narrator, moves),))
    more = offered.menus or letters > ROW // 2
    if lines and len(kinds) == 1 and offered.buttons and more and len(moves) <= OPTIONS:
        offered = Choices((), _menus(narrator, asked, (), moves))
    if len(offered.menus) + len(after) > MENUS:
        return None
    if asked.several > 1 and len(offered.menus) > 1:
        after = after[:1]
    return Choices(offered.buttons, (*offered.menus, *after))


def _listed(narrator: Narrator, matches: Sequence[tuple[Path, Any]]) -> Menu:
    """Return one menu of answers of several kinds."""
    options = tuple((whole, narrator.move(move)) for whole, move in matches)
    details = _details(narrator, matches)
    return Menu((), narrator.placeholder("action", None), options, details=details)


def _together(
    narrator: Narrator, asked: Decision[Any], path: Path, matches: Sequence[tuple[Path, Any]]
) -> Choices | None:
    """Return what a question offers of which several answers may be chosen in one menu.

    A few menus with all answers beat one that only asks for the next step. Answers with fewer steps
    than the question stand apart from the others, on buttons. ``None`` if there is no choice
    between the others.
    """
    apart = [(whole, move) for whole, move in matches if len(whole) < len(asked.steps)]
    if len(apart) > BUTTONS or any(len(narrator.move(move)) > LABEL for _whole, move in apart):
        apart = []
    rest = [match for match in matches if match not in apart]
    if len(rest) < 2:
        return None
    buttons = tuple(Button(whole, narrator.move(move)) for whole, move in apart)
    parts = _parts(rest, len(path))
    if len(parts) > 1:
        menus = tuple(_part(narrator, asked, part) for part in parts)
        return Choices(buttons, menus)
    return Choices(buttons, _menus(narrator, asked, path, rest))


def _parts(matches: Sequence[tuple[Path, Any]], at: int) -> list[Sequence[tuple[Path, Any]]]:
    """Return the moves in parts for a menu each; those with the same value of a step are together.

    ``at`` is the number of that step. There are as few parts as possible, as even as possible; none
    if a few menus are not enough.
    """
    if len(matches) > FEW * OPTIONS:
        return []
    groups = groupby(matches, lambda match: match[0][at])
    *ends, last = accumulate(len(list(group)) for _value, group in groups)
    for count in range(FEW):
        ways = [[*pairwise((0, *cuts, last))] for cuts in combinations(ends, count)]
        spans = min(ways, key=_unevenness, default=[])
        if spans and _unevenness(spans)[0] <= OPTIONS:
            return [matches[first:end] for first, end in spans]
    return []


def _unevenness(spans: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the length of the longest span, and the shortest as a negative number."""
    lengths = [end - first for first, end in spans]
    return max(lengths), -min(lengths)


def _part(narrator: Narrator, asked: Decision[Any], part: Sequence[tuple[Path, Any]]) -> Menu:
    """Return one of several menus of moves; it says from which to which they go."""
    options = tuple((whole, narrator.move(move)) for whole, move in part)
    several = min(asked.several, len(part))
    placeholder = narrator.placeholder(asked.steps[-1], None, several)
    first, last = (
        narrator.step(asked.steps[-1], whole[-1], move) for whole, move in (part[0], part[-1])
    )
    span = f"{first} … {last}" if len(part) > 1 else first
    titled = narrator.words("titled", title=placeholder, text=span)
    return Menu(part[0][0], titled, options, several, _details(narrator, part))


def _details(narrator: Narrator, matches: Sequence[tuple[Path, Any]]) -> dict[Path, str]:
    """Return the second lines of moves by their paths."""
    return {whole: detail for whole, move in matches if (detail := narrator.detail(move))}


def _menus(
    narrator: Narrator, asked: Decision[Any], path: Path, matches: Sequence[tuple[Path, Any]]
) -> tuple[Menu, ...]:
    """Return menus of the moves if one menu has room for all, else of the next step's values.

    Values that do not fit into one menu are spread evenly over several, in order.

    :raises ValueError: if the step has more values than a message has room for.
    """
    before = narrator.step(asked.steps[len(path) - 1], path[-1], matches[0][1]) if path else None
    if len(matches) <= OPTIONS:
        several = min(asked.several, len(matches))
        value = path[-1] if path else None
        placeholder = narrator.placeholder(asked.steps[-1], before, several, value)
        options = tuple((whole, narrator.move(move)) for whole, move in matches)
        return (Menu(path, placeholder, options, several, _details(narrator, matches)),)
    step = asked.steps[len(path)]
    values: dict[str, list[tuple[Path, Any]]] = {}
    for match in matches:
        values.setdefault(match[0][len(path)], []).append(match)
    steps = tuple(
        (group[0][0], narrator.move(group[0][1]))
        if len(group) == 1  # it is played at once
        else ((*path, value), narrator.step(step, value, group[0][1]))
        for value, group in values.items()
    )
    details = _details(narrator, [group[0] for group in values.values() if len(group) == 1])
    count = -(-len(steps) // OPTIONS)
    if count > MENUS:
        raise ValueError(f"{asked.kind}: {len(steps)} values of {step}; split the question more")
    placeholder = narrator.placeholder(step, before)
    if count == 1:
        return (Menu(path, placeholder, steps, details=details),)
    size = -(-len(steps) // count)
    parts = (steps[at : at + size] for at in range(0, len(steps), size))
    titled = partial(narrator.words, "titled", title=placeholder)
    return tuple(
        Menu(
            part[0][0],
            titled(text=f"{part[0][1]} … {part[-1][1]}"),
            part,
            details={whole: details[whole] for whole, _label in part if whole in details},
        )
        for part in parts
    )
