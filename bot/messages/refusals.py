"""Says why something was refused: what was wrong, which rule says so, what is possible now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.narrator import Narrator, listed, named, safe
from bot.tables import Table, TableRefused
from bot.tables.parsing import NoSuchPlace
from bot.texts import Words
from engines.core import AnyGame, BadNotation, BadOptions, IllegalMove, NotTogether, choices_for


def explained(error: Exception, words: Words, table: Table | None, seat: int | None) -> str:
    """Return an error in words: what was wrong, which rule says so, what is possible now.

    Out of turn the first words are whose turn it is.
    """
    if isinstance(error, TableRefused):
        key = f"refused-{error.code}"
        facts = dict(error.facts)
        if "name" in facts:
            facts["name"] = named(str(facts["name"]), table)
        return words(key, **facts) if words.has(key) else words("refused")
    if isinstance(error, BadOptions):
        facts = {name: _plain(value) for name, value in error.facts.items()}
        return words("refused-bad-options", reason=words(f"options-{error.code}", **facts))
    if table is None:
        return words("refused")
    narrator = Narrator(words, table.game, table.names)
    if isinstance(error, NotTogether):
        return words("refused-together", move=narrator.move(error.move))
    if not isinstance(error, BadNotation | IllegalMove):
        return words("refused")
    asked, waiting = None, ""
    if seat is not None and table.state is not None:
        asked = choices_for(table.game, table.state, seat)
        waiting = narrator.waiting(table.view(seat))
    lines = [waiting]
    if not waiting or asked is not None or isinstance(error, IllegalMove):
        lines.append(_reason(error, narrator, table, seat))
    if error.before:
        line = " ".join(map(narrator.game.format, error.before))
        lines.append(words("possible-part", line=line))
    return "\n".join(filter(None, (*lines, narrator.possible(asked))))


def _reason(
    error: BadNotation | IllegalMove, narrator: Narrator, table: Table, seat: int | None
) -> str:
    """Return what is wrong with a move, or with the part of a line that is none."""
    words, game = narrator.words, narrator.game
    if isinstance(error, IllegalMove):
        reason = narrator.refusal(error.refusal)
        if error.move is None:
            return reason
        return f"{words('refused-part', move=narrator.move(error.move))}\n{reason}"
    typed = safe(error.text)
    if error.code == "place":
        near = error.candidates if isinstance(error, NoSuchPlace) else ()
        return no_such_place(words, game, typed.title(), [*map(narrator.local, near)])
    grid = game.grid(table.view(seat)) if error.code == "cell" and table.state is not None else None
    if grid is not None:
        first, last, top, bottom = grid
        return words("notation-cell", text=typed, first=first, last=last, top=top, bottom=bottom)
    key = "unknown" if error.code == "cell" else error.code
    candidates = ", ".join(f"`{candidate}`" for candidate in error.candidates[:12])
    return words(f"notation-{key}", text=typed, candidates=candidates)


def no_such_place(words: Words, game: AnyGame, typed: str, near: Sequence[str]) -> str:
    """Return that a game's map has no such place, and the names of similar ones, if any."""
    there_is_none = words.of_game(game.id, "notation-place", text=typed)
    if not near:
        return there_is_none
    return f"{there_is_none} {words('nearest', names=listed(words, near), count=len(near))}"


def _plain(fact: int | str) -> int | str:
    """Return a fact that is safe in a Markdown code span, whatever was typed."""
    if not isinstance(fact, str):
        return fact
    kept = (char for char in fact if (char.isprintable() or char.isspace()) and char != "`")
    return " ".join("".join(kept).split())[:200] or "?"
