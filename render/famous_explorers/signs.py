"""The signs in the key of Famous Explorers that are its own: see :mod:`render.routes.key`."""

from __future__ import annotations

from render.explained import Sign
from render.famous_explorers import tokens
from render.symbols import tick

SIGNS = (
    Sign("secret", lambda size: tokens.secret("A", size - 24)),
    Sign("ready", lambda size: tick(size - 34)),
    Sign("held", lambda size: tokens.held_back(size - 34)),
    Sign("reached", lambda size: tokens.reached(size - 34)),
)
