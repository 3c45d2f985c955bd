"""How a game ended, in words: won, lost, graded, with rivals that have no seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.messages import cards
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Outcome, Rival
from tests.core.solo_toy import CARAVAN, Ended, SoloToy, Travelled
from tests.core.solo_words import WORDS
from tests.shown import shown

from .situations import table_of

pytestmark = pytest.mark.slow

GAME = SoloToy()
ALONE = Outcome(
    scores=(5,),
    ranks=(1,),
    sources=(("stages", (5,)),),
    rivals=(Rival(name=CARAVAN, score=1, rank=2),),
    grade="guide",
)
BEATEN = replace(
    ALONE, ranks=(2,), rivals=(Rival(name=CARAVAN, score=6, rank=1),), lost=True, grade="stroller"
)
GRADED = replace(ALONE, rivals=())
OVER = replace(ALONE, rivals=(), ranks=(2,), lost=True, grade=None)
TWO = Outcome(scores=(-1, 7), ranks=(3, 1), rivals=(Rival(name=CARAVAN, score=2, rank=2),))
TIED = replace(TWO, rivals=(Rival(name=CARAVAN, score=7, rank=1),))
BOTH_BEATEN = replace(TWO, ranks=(3, 2), rivals=(Rival(name=CARAVAN, score=9, rank=1),), lost=True)


@pytest.fixture(autouse=True)
def _solo_has_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(GAME, WORDS, monkeypatch):
        yield


def result_text(outcome: Outcome, locale: str) -> str:
    """Return the text of the result of a game of Ada, or of Ada and Bo."""
    seats = len(outcome.scores)
    state = GAME.start(seats, GAME.options({}), "seed")
    table = table_of(GAME, state, seats=seats, status="finished", names=("Ada", "Bo"))
    return cards.result(table, words_in(locale), outcome)


@pytest.mark.parametrize(
    ("outcome", "locale", "text"),
    [
        (
            ALONE,
            "en",
            "### Ada, you have won!\n"
            "Rank: **Guide** (lowest first: Stroller, Guide, Legend)\n"
            "1. **Ada** · 5 points\n-# stages: 5\n"
            "2. **Sirocco** · 1 point",
        ),
        (
            ALONE,
            "de",
            "### Ada, du hast gewonnen!\n"
            "Rang: **Führer** (von unten nach oben: Bummler, Führer, Legende)\n"
            "1. **Ada** · 5 Punkte\n-# Etappen: 5\n"
            "2. **Schirokko** · 1 Punkt",
        ),
        (
            ALONE,
            "fr",
            "### Ada, vous avez gagné !\n"
            "Rang : **Guide** (de bas en haut : Flâneur, Guide, Légende)\n"
            "1. **Ada** · 5 points\n-# étapes : 5\n"
            "2. **Siroco** · 1 point",
        ),
        (
            ALONE,
            "it",
            "### Ada, hai vinto!\n"
            "Grado: **Guida** (dal basso verso l’alto: Viandante, Guida, Leggenda)\n"
            "1. **Ada** · 5 punti\n-# tappe: 5\n"
            "2. **Scirocco** · 1 punto",
        ),
        (
            GRADED,
            "en",
            "### Ada, your rank is “Guide”.\n"
            "Ranks, lowest first: Stroller, **Guide**, Legend\n"
            "1. **Ada** · 5 points\n-# stages: 5",
        ),
        (
            BEATEN,
            "en",
            "### Ada, you have lost to Sirocco.\n"
            "Rank: **Stroller** (lowest first: Stroller, Guide, Legend)\n"
            "1. **Sirocco** · 6 points\n"
            "2. **Ada** · 5 points\n-# stages: 5",
        ),
        (
            BOTH_BEATEN,
            "en",
            "### Ada and Bo, you have all lost to Sirocco.\n"
            "1. **Sirocco** · 9 points\n"
            "2. **Bo** · 7 points\n"
            "3. **Ada** · −1 point",
        ),
        (
            TWO,
            "de",
            "### Bo gewinnt!\n1. **Bo** · 7 Punkte\n2. **Schirokko** · 2 Punkte\n"
            "3. **Ada** · −1 Punkt",
        ),
    ],
)
def test_a_result_in_full(outcome: Outcome, locale: str, text: str) -> None:
    assert result_text(outcome, locale).replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize(
    ("outcome", "verdicts"),
    [
        (
            BEATEN,
            {
                "en": "Ada, you have lost to Sirocco.",
                "de": "Ada, du hast gegen Schirokko verloren.",
                "fr": "Ada, vous avez perdu contre Siroco.",
                "it": "Ada, hai perso contro Scirocco.",
            },
        ),
        (
            BOTH_BEATEN,
            {
                "en": "Ada and Bo, you have all lost to Sirocco.",
                "de": "Ada und Bo, ihr habt alle gegen Schirokko verloren.",
                "fr": "Ada et Bo, vous avez tous perdu contre Siroco.",
                "it": "Ada e Bo, avete perso tutti contro Scirocco.",
            },
        ),
        (
            OVER,
            {
                "en": "Ada, the game has beaten you.",
                "de": "Ada, das Spiel hat dich besiegt.",
                "fr": "Ada, le jeu l’emporte sur vous.",
                "it": "Ada, il gioco ha avuto la meglio su di te.",
            },
        ),
        (
            GRADED,
            {
                "en": "Ada, your rank is “Guide”.",
                "de": "Ada, dein Rang ist „Führer“.",
                "fr": "Ada, votre rang est « Guide ».",
                "it": "Ada, il tuo grado è “Guida”.",
            },
        ),
        (
            TIED,
            {
                "en": "Bo and Sirocco share the victory!",
                "de": "Bo und Schirokko teilen sich den Sieg!",
                "fr": "Bo et Siroco partagent la victoire !",
                "it": "Bo e Scirocco condividono la vittoria!",
            },
        ),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_verdict_is_said_in_every_language(
    outcome: Outcome, verdicts: dict[str, str], locale: str
) -> None:
    first = result_text(outcome, locale).splitlines()[0]
    assert first.replace("\N{NO-BREAK SPACE}", " ") == f"### {verdicts[locale]}"


def test_somebody_alone_shares_a_victory_with_a_rival_that_ties() -> None:
    # Without the strokes Discord would show the second one as the second place.
    tied = replace(ALONE, rivals=(Rival(name=CARAVAN, score=5, rank=1),), grade=None)
    assert result_text(tied, "en").splitlines() == [
        "### Ada and Sirocco share the victory!",
        r"1\. **Ada** · 5 points",
        "-# stages: 5",
        r"1\. **Sirocco** · 5 points",
    ]


@pytest.mark.parametrize("points", [-1, 0, 1, 2])
@pytest.mark.parametrize("locale", LOCALES)
def test_points_are_shown_as_numbers(points: int, locale: str) -> None:
    rival = Rival(name=CARAVAN, score=points, rank=1)
    for outcome in (replace(GRADED, scores=(points,)), replace(BEATEN, rivals=(rival,))):
        shown = str(points).replace("-", "\N{MINUS SIGN}")
        assert (
            f" · {shown} " in result_text(outcome, locale).replace("\N{NO-BREAK SPACE}", " ") + " "
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_events_name_players_without_a_seat(locale: str) -> None:
    narrator, words = Narrator(words_in(locale), GAME, ("Ada", "Bo")), words_in(locale)
    name = words("solo-rival-caravan")
    assert narrator.event(Travelled(seat=CARAVAN, by=2)) == words(
        "solo-event-travelled", seat=name, by=2
    )
    assert narrator.event(Ended(first_seats=f"1 {CARAVAN}")) == words(
        "solo-event-ended", first_seats=words("list-and", items="Bo", last=name)
    )
