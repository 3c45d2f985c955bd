"""The time of the local Discord: that of the machine, as the bot's is."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time
from typing import Any

import simcord


def let_time_pass(env: simcord.Env) -> None:
    """Let the local Discord live in the present; its own clock starts at a fixed time, and stands.

    So its times agree with the bot's, and no earlier run has used the ids of what is posted and
    pressed. A first answer may be late all the same: a machine may be too slow for the three
    seconds that Discord gives.
    """
    backend = env.backend
    interaction_made = backend.new_interaction

    def patient(*given: Any, **named: Any) -> Any:
        interaction = interaction_made(*given, **named)
        interaction.initial_response_deadline = None
        return interaction

    # mypy takes them for methods
    setattr(backend, "new_interaction", patient)  # noqa: B010
    setattr(backend.clock, "now", lambda: datetime.fromtimestamp(time(), UTC))  # noqa: B010
