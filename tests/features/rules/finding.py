"""Searches of a bot with all features."""

from __future__ import annotations

from functools import partial

from bot.features.rules import search
from tests.bot.situations import FEATURE_NAMES

find = partial(search.find, features=FEATURE_NAMES)
about_bot = partial(search.about_bot, features=FEATURE_NAMES)
