"""What is said of seals, seeds and checks of a game, and of games that go on from another one."""

from __future__ import annotations

from bot.features.records.service import Proof
from bot.messages import controls
from bot.messages.message import Message, note
from bot.messages.parts import Placed
from bot.tables import Table
from bot.texts import Words

RECORD = 40
"""The place of *Record* among the buttons with which one looks at something."""


def opening(table: Table, words: Words) -> str:
    """Return what the first card of a game says in small print; empty for an old game."""
    lines = list[str]()
    if table.origin is not None:
        lines.append(words("import-goes-on", ply=table.origin.ply))
    if table.row.seal is not None:
        lines.append(words("seal-opening", seal=table.row.seal))
    return "\n".join(f"-# {line}" for line in lines)


def closing(table: Table, words: Words) -> str:
    """Return seed and salt when the game is over; empty as long as they are secret."""
    row = table.row
    if not table.is_told or row.seed is None or row.salt is None:
        return ""
    return f"-# {words('seal-closing', seed=row.seed, salt=row.salt)}"


def private_opening(table: Table, words: Words) -> str:
    """Return the seal of a game that has no first card; empty after the first move."""
    if table.is_posted or table.row.ply or table.row.seal is None:
        return ""
    return f"-# {words('seal-opening', seal=table.row.seal)}"


def record_button(table: Table, words: Words) -> Placed:
    """Return the button of the last card that sends the record."""
    return Placed(controls.button(words("button-record"), "record", table.id), RECORD)


def proof(table: Table, words: Words, shown: Proof) -> Message:
    """Return what a check of a game has shown.

    Of a running game the number of its moves is not said: some of them may be secret.
    """
    lines = [f"## {words('verify-title', game=table.game.title, table=str(table.id))}"]
    if shown.seal is None:
        lines.append(words("verify-no-seal"))
    elif shown.fault == "seal":
        lines.append(words("verify-fault-seal", seal=shown.seal))
    elif shown.told:
        facts = {"seal": shown.seal, "seed": shown.seed, "salt": shown.salt}
        lines.append(words("verify-seal", **facts))
    else:
        lines.append(words("verify-sealed", seal=shown.seal))
    if shown.fault == "move" and not shown.told:
        lines.append(words("verify-fault-running"))
    elif shown.fault in ("setup", "move", "result"):
        lines.append(words(f"verify-fault-{shown.fault}", number=shown.number))
    elif shown.fault is None and not shown.told:
        lines.append(words("verify-running"))
    elif shown.fault is None:
        lines.append(words("verify-moves", moves=shown.moves))
        if table.row.status == "finished":
            lines.append(words("verify-result"))
    if not shown.told:
        lines.append(words(_later(table)))
    if table.origin is not None:
        lines.append(words("verify-import", ply=table.origin.ply))
    return note("\n".join(lines))


def _later(table: Table) -> str:
    """Return the key of the sentence that says when seed and salt are told."""
    if table.row.status == "abandoned":
        return "verify-later-stopped"
    return "verify-later" if table.daily is None else "verify-later-daily"
