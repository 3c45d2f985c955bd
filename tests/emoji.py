"""Signs as emoji of an application whose markups are as long as they can be."""

from __future__ import annotations

from render.registry import all_signs

MARKUPS = {sign.name: f"<:{sign.name.replace('-', '_')}_123abc:{'9' * 19}>" for sign in all_signs()}
