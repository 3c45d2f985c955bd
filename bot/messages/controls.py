"""Buttons and menus that still work after a restart: their custom id says everything.

``x:<verb>:<table>:<question>:<path>``: what to do, at which table, what the seat was asked when
the control was made (:meth:`Table.question`; empty where that does not matter), and the answered
steps. Menus begin with ``m`` instead of ``x``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from typing_extensions import override

PATTERN = re.compile(
    r"[xm]:(?P<verb>[a-z-]+):(?P<table>[0-9]{1,18}):(?P<question>[0-9a-f]*):(?P<path>.*)"
)
"""Tables have at most 18 digits: more do not fit into a number of the database."""

SEPARATOR = "/"
ROW = 5
"""Discord's limit of buttons in a row."""

WIDE = 100
"""Discord's limit of characters in either line of an option."""

JOINT = " · "
"""What stands between the parts of a description."""

IN_WORDS = "-text"
"""Suffix of the verbs of controls in a message that has words instead of a picture."""


@dataclass(frozen=True, slots=True)
class Press:
    """One press: verb, table, question and path of the control, and the values chosen in a menu."""

    verb: str
    table_id: int
    question: str
    path: tuple[str, ...]
    values: tuple[str, ...] = ()
    in_words: bool = False
    """Whether the message had words instead of a picture; the answer has words then, too."""


def custom_id(
    verb: str,
    table_id: int,
    path: tuple[str, ...] = (),
    *,
    question: str = "",
    in_words: bool = False,
) -> str:
    """Return the custom id of a control; ``in_words`` if its message has no picture.

    :raises ValueError: if it would be longer than Discord's 100 characters.
    """
    verb = f"{verb}{IN_WORDS}" if in_words else verb
    text = f"x:{verb}:{table_id}:{question}:{SEPARATOR.join(path)}"
    if len(text) > 100:
        raise ValueError(f"custom id too long: {text}")
    return text


def press_of(data: Mapping[str, Any]) -> Press | None:
    """Return the press that an interaction's data describe; ``None`` if no control of ours has it.

    Only the form is checked: a verb may be unknown, a table missing, a path without a meaning.
    """
    match = PATTERN.fullmatch(str(data.get("custom_id")))
    return None if match is None else _press(match, tuple(map(str, data.get("values") or ())))


def _press(match: re.Match[str], values: tuple[str, ...]) -> Press:
    path = tuple(match["path"].split(SEPARATOR)) if match["path"] else ()
    verb = match["verb"].removesuffix(IN_WORDS)
    in_words = verb != match["verb"]
    return Press(verb, int(match["table"]), match["question"], path, values, in_words)


class PressButton(discord.ui.Button[Any]):
    """A button whose press the client reads from its custom id, so discord.py need not keep it."""

    @override
    def is_dispatchable(self) -> bool:
        return False


class PressMenu(discord.ui.Select[Any]):
    """A select menu whose choice the client reads from its custom id, as that of a button."""

    @override
    def is_dispatchable(self) -> bool:
        return False


def button(
    label: str,
    verb: str,
    table_id: int,
    path: tuple[str, ...] = (),
    *,
    question: str = "",
    in_words: bool = False,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> PressButton:
    """Return a button; labels are cut to Discord's 80 characters."""
    return PressButton(
        label=label[:80],
        custom_id=custom_id(verb, table_id, path, question=question, in_words=in_words),
        style=style,
        disabled=disabled,
    )


def in_words(shown: PressButton) -> PressButton:
    """Return a button as it stands in a message that has words instead of a picture."""
    press = press_of({"custom_id": shown.custom_id})
    assert press is not None
    return button(
        shown.label or "", press.verb, press.table_id, press.path,
        question=press.question, in_words=True, style=shown.style, disabled=shown.disabled,
    )  # fmt: skip


def menu(
    placeholder: str,
    options: list[discord.SelectOption],
    verb: str,
    table_id: int,
    path: tuple[str, ...] = (),
    *,
    question: str = "",
    in_words: bool = False,
    size: tuple[int, int] = (1, 1),
) -> PressMenu:
    """Return a menu; the placeholder is cut to Discord's 150 characters.

    ``size`` is how many options must at least and may at most be chosen.
    """
    identifier = custom_id(verb, table_id, path, question=question, in_words=in_words)
    return PressMenu(
        placeholder=placeholder[:150],
        options=options,
        custom_id="m" + identifier.removeprefix("x"),
        min_values=size[0],
        max_values=size[1],
    )


def option(
    label: str, value: str, *, description: str | None = None, default: bool = False
) -> discord.SelectOption:
    """Return one option of a menu, its label cut to Discord's 100 characters.

    A description that is longer begins in the label, as far as that has room, and ends at a word,
    with an ellipsis.
    """
    if description:
        label, description = _spread(label, description)
    return discord.SelectOption(
        label=label[:WIDE],
        value=value,
        description=_cut(description, WIDE) if description else None,
        default=default,
    )


def _spread(label: str, description: str) -> tuple[str, str]:
    """Return both lines, as many words of the second in the first as make it short enough.

    The first ends with a part of the description if that is possible.
    """
    if len(description) <= WIDE:
        return label, description
    ways = list[tuple[str, str]]()
    for space in re.finditer(" ", description):
        begun, rest = description[: space.start()], description[space.end() :]
        longer = f"{label}{JOINT}{begun.removesuffix(JOINT.rstrip())}"
        if len(longer) <= WIDE:
            ways.append((longer, rest))
    fitting = [(longer, rest) for longer, rest in ways if len(rest) <= WIDE]
    whole = [(longer, rest) for longer, rest in fitting if f"{JOINT}{rest}" in description]
    return next(iter((*whole, *fitting, *reversed(ways))), (label, description))


def _cut(text: str, limit: int) -> str:
    """Return a text of at most so many characters, cut after a word if it is longer."""
    if len(text) <= limit:
        return text
    kept = text[:limit].rpartition(" ")[0] or text[: limit - 1]
    return f"{kept.rstrip(' ,;:')}…"


def rows(buttons: Sequence[PressButton]) -> list[discord.ui.ActionRow[Any]]:
    """Return buttons in rows of five."""
    return [discord.ui.ActionRow(*row) for row in parted(buttons)]


def parted(buttons: Sequence[PressButton]) -> list[Sequence[PressButton]]:
    """Return buttons parted into what has room in a row each."""
    return [buttons[at : at + ROW] for at in range(0, len(buttons), ROW)]
