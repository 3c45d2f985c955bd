"""The sentences about places are never cut, in any language."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES
from engines.routes.content import blurb, places
from render.fonts import wrapped
from render.routes.layout import EDGE, SMALL
from render.routes.where import WIDE


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_about_a_place_is_shown_whole(locale: str) -> None:
    for place in places():
        text = blurb(place.id, locale)
        shown = wrapped(text, SMALL, WIDE - 2 * EDGE - 8, 2, "Medium")
        assert " ".join(shown) == text, f"{place.id} in {locale}: {shown}"
