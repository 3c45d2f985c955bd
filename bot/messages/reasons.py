"""Why one move is better than another, in words."""

from __future__ import annotations

from bot.messages.narrator import Narrator
from engines.players import Reason


def because(reason: Reason, narrator: Narrator) -> str:
    """Return why a move is better than another one, and by how many points if it is about any."""
    words, otherwise, rival = narrator.words, reason.otherwise, reason.rival
    why = words(
        f"{narrator.game.id}-because-{reason.name}",
        about=narrator.local(reason.about),
        number=reason.number,
        otherwise=-1 if otherwise is None or otherwise == reason.number else otherwise,
        less=int(otherwise is not None and reason.number < otherwise),
        newly=int(reason.instead not in ("", reason.name)),
        instead="nobody" if rival is None else reason.instead or "nothing",
        rival="" if rival is None else narrator.actor(rival),
    )
    if not reason.is_points:
        return words("because-uncounted", why=why)
    points = f"{reason.gain:.1f}"
    gain = points if words.locale == "en" else points.replace(".", ",")
    return words("because", why=why, gain=gain)
