"""Section 8 of the catalogue: laying out and buying the cards, and what Explorers score."""

from __future__ import annotations

from typing import Any

import pytest

from engines.famous_explorers.market import EVENTS, EXPLORERS
from engines.famous_explorers.moves import Buy, Play
from engines.famous_explorers.state import State

from .positions import (
    GAME,
    asked,
    begun,
    events,
    kinds,
    offered,
    play,
    points,
    position,
    refused,
    sketched,
    started,
    track,
)

LINE = sketched("start-pa-pb-pc-pd-pe-pf start-pg-r1-ph-pi start-pj-g1-pk-pl pk-pm")

ALL_SIX = "nome guatavita sagres giza marib uluru"
"""One place in each region."""


def table(**known: Any) -> State:
    known = {"ee": True, "hands": ("pe pf", "pc pd"), "deck": "pl pm", **known}
    return position(game=LINE, **known)


def worth(explorer: str, *, game: Any = GAME, **cards: str) -> int:
    """Return what an Explorer scores for a seat that has scored these cards; checks the total."""
    by_seat = {source: ("", text) for source, text in cards.items()}
    state = position(game=game, ee=True, explorers=("", explorer), **by_seat)  # type: ignore[arg-type]
    view = game.view(state, None)
    ((shown,),) = view.explorers[1:]
    assert (shown.card, shown.points) == (explorer, view.scores[1].explorers)
    assert view.scores[1].total == view.scores[1].track + shown.points
    assert view.scores[0].explorers == 0
    points: int = shown.points
    return points


# --- the cards that lie open ---------------------------------------------------------------


@pytest.mark.rule("FE-801")
def test_six_explorers_lie_open_and_the_events_are_a_deck() -> None:
    assert started(explorers_events=True).market == ()
    layouts, decks, left_over = set(), set(), set()
    for seed in range(12):
        state = begun(seed=f"seed {seed}", explorers_events=True)
        assert sorted((*state.market, state.away)) == sorted(EXPLORERS)  # type: ignore[type-var]
        assert len(state.market) == 6
        assert sorted(state.event_deck) == sorted(EVENTS)
        layouts.add(state.market)
        decks.add(state.event_deck)
        left_over.add(state.away)
    assert len(layouts) > 10
    assert len(decks) > 10
    assert len(left_over) > 3
    assert (len(EXPLORERS), len(EVENTS)) == (7, 10)


@pytest.mark.rule("FE-801")
def test_all_see_the_explorers_and_nobody_the_order_of_the_events() -> None:
    state = begun(explorers_events=True)
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        assert view.market == state.market
        assert view.away == state.away
        assert view.event_deck_size == 10
        assert str(state.event_deck[-1]) not in repr(view)


@pytest.mark.rule("FE-801")
def test_without_the_option_there_is_nothing_to_buy() -> None:
    state = begun()
    assert (state.market, state.away, state.event_deck) == ((), None, ())
    assert not offered(state, "buy")
    refused(state, Buy("zheng"), "FE-401", "no-market")


# --- buying --------------------------------------------------------------------------------


@pytest.mark.rule("FE-802", "FE-804", "FE-805")
def test_an_explorer_costs_both_tickets_of_a_turn() -> None:
    before = table(market="bird zheng bell tour", event_deck="march wind", tickets=(4, 3))
    state = play(before, "buy zheng", game=LINE)
    assert state.board.tickets == (2, 3)
    assert state.board.spent == 2
    assert state.board.supply == before.board.supply
    assert state.explorers == (("zheng",), ())
    # FE-804: an Event fills the very slot, although an Explorer was bought.
    assert state.market == ("bird", "march", "bell", "tour", None, None)
    assert state.event_deck == ("wind",)
    # FE-X5: nothing else can be done for a ticket, but the main arrow is still owed.
    limit: dict[str, Any] = {"limit": 2, "spent": 2}
    for action in ("ticket red pa", "exchange pe"):
        refused(state, action, "RT-705", "two-tickets", game=LINE, **limit)
    refused(state, "buy march", "FE-803", "bought-already", game=LINE)
    refused(state, "end", "RT-702", "main-owed", game=LINE)
    assert offered(state, game=LINE) == [
        f"{colour} {to}" for colour in ("red", "yellow", "blue") for to in ("PA", "PG", "PJ")
    ]
    after = play(state, "red pa", game=LINE)
    refused(after, "remove red", "RT-705", "two-tickets", game=LINE, **limit)
    assert offered(after, game=LINE) == ["end"]


@pytest.mark.rule("FE-802")
def test_an_event_costs_one_ticket_and_counts_towards_the_two() -> None:
    state = play(table(market="tour zheng"), "buy tour", game=LINE)
    assert (state.board.tickets, state.board.spent) == ((2, 3), 1)
    assert offered(state, "ticket", game=LINE)
    state = play(state, "ticket red pa", game=LINE)
    assert not offered(state, "ticket", game=LINE)
    spent = table(market="tour zheng", spent=2)
    refused(spent, "buy tour", "RT-705", "two-tickets", game=LINE, limit=2, spent=2)
    poor = table(market="tour zheng", tickets=(0, 3))
    refused(poor, "buy tour", "RT-704", "no-ticket", game=LINE, tickets=0)


@pytest.mark.rule("FE-802")
def test_an_explorer_cannot_be_bought_after_a_ticket_was_spent() -> None:
    state = play(table(market="tour zheng"), "ticket red pa", game=LINE)
    assert offered(state, "buy", game=LINE) == ["buy tour"]
    refused(state, "buy zheng", "FE-802", "explorer-costs-both", game=LINE, left=1)
    state = play(state, "ticket red pb", game=LINE)
    refused(state, "buy zheng", "FE-802", "explorer-costs-both", game=LINE, left=0)
    poor = table(market="tour zheng", tickets=(1, 3))
    assert offered(poor, "buy", game=LINE) == ["buy tour"]
    refused(poor, "buy zheng", "FE-802", "explorer-costs-both", game=LINE, left=1)
    refused(
        table(market="zheng", tickets=(0, 3)),
        "buy zheng",
        "RT-704",
        "no-ticket",
        game=LINE,
        tickets=0,
    )


@pytest.mark.rule("FE-802", "FE-805")
def test_only_what_lies_open_can_be_bought() -> None:
    state = table(market="bird - bell", event_deck="tour", explorers=("", "zheng"))
    assert offered(state, "buy", game=LINE) == ["buy bird", "buy bell"]
    for card in ("zheng", "tour", "None", "atlantis"):
        refused(state, Buy(card), "FE-802", "not-for-sale", game=LINE, card=card)


@pytest.mark.rule("FE-803")
def test_one_purchase_in_a_turn() -> None:
    state = play(table(market="tour letter zheng"), "buy tour", game=LINE)
    assert not offered(state, "buy", game=LINE)
    refused(state, "buy letter", "FE-803", "bought-already", game=LINE)
    refused(state, "buy zheng", "FE-803", "bought-already", game=LINE)
    state = play(state, "red pa end", game=LINE)
    assert offered(state, "buy", game=LINE) == ["buy letter", "buy zheng"]
    state = play(state, "red pb buy letter end", game=LINE)
    assert offered(state, "buy", game=LINE) == ["buy zheng"]


@pytest.mark.rule("FE-803", "RT-309")
def test_no_purchase_while_a_bonus_or_a_branch_is_open() -> None:
    state = play(table(market="tour zheng", red="start>pj"), "red g1", game=LINE)
    assert asked(state, LINE).kind == "bonus"
    for card in ("tour", "zheng"):
        refused(state, f"buy {card}", "RT-309", "bonus-first", game=LINE, bonuses=1)
    spent = play(
        table(market="tour zheng", red="start>pj", bought=True, spent=1), "red g1", game=LINE
    )
    refused(spent, "buy tour", "RT-309", "bonus-first", game=LINE, bonuses=1)
    ring = sketched("start-pa-pb-pc-pa pb-pd pc-pe")
    state = position(game=ring, ee=True, red="start>pa>pb>pc", market="tour zheng", hands=("pd",))
    state = play(state, "red pa", game=ring)
    refused(state, "buy tour", "RT-309", "branch-first", game=ring, colour="red")


@pytest.mark.rule("FE-804")
def test_the_slot_is_filled_from_the_events_until_there_are_none() -> None:
    state = table(market="letter tour zheng", event_deck="march", tickets=(9, 9))
    happened = events(state, "buy tour", game=LINE)
    assert kinds(happened) == ["card-bought", "slot-filled"]
    assert [event.reveals for event in happened] == [False, True]
    state = play(state, "buy tour red pa end", game=LINE)
    assert state.market == ("letter", "march", "zheng", None, None, None)
    happened = events(state, "buy letter", game=LINE)
    assert kinds(happened) == ["card-bought", "slot-empty"]
    assert not any(event.reveals for event in happened)
    state = play(state, "buy letter red pb end", game=LINE)
    assert state.market == (None, "march", "zheng", None, None, None)
    state = play(state, "buy zheng red pc end", game=LINE)
    # Events are never reshuffled: those bought stay where they are.
    assert state.market == (None, "march", None, None, None, None)
    assert state.event_deck == ()


@pytest.mark.rule("FE-805", "FE-803")
def test_a_player_may_own_any_number_of_explorers() -> None:
    state = table(market="bell bird", tickets=(9, 9), explorers=("zheng battuta",))
    for turn in ("buy bird red pa end", "red pb end", "buy bell"):
        state = play(state, turn, game=LINE)
    assert state.explorers == (("zheng", "battuta", "bird", "bell"), ())
    assert [explorer.card for explorer in LINE.view(state, 1).explorers[0]] == list(
        state.explorers[0]
    )


@pytest.mark.rule("FE-805")
def test_every_explorer_scores_for_its_owner_alone() -> None:
    cards = {"scored": (ALL_SIX, ALL_SIX.replace("giza", "benin")), "taken": ("goree meroe", "")}
    state = position(ee=True, explorers=("battuta sacagawea zheng", ""), **cards)  # type: ignore[arg-type]
    assert [score.explorers for score in GAME.view(state, None).scores] == [3 + 1 + 1, 0]
    assert track(state) == [8, 6]
    assert points(state) == [13, 6]


# --- no Expedition cards -------------------------------------------------------------------


@pytest.mark.rule("FE-810", "RT-809")
def test_explorers_and_events_do_not_keep_the_game_going() -> None:
    state = table(hands=("pa", "pc"), explorers=("bird",), kept=("wind tour",))
    assert "last-round" in kinds(events(state, "red pa", game=LINE))


@pytest.mark.rule("FE-810")
def test_explorers_and_events_break_no_tie() -> None:
    known: dict[str, Any] = {"main": False, "closing": True, "active": 1, "tickets": (6, 0)}
    known |= {"scored": ("guatavita darien chimborazo", "giza marib troy"), "ee": True}
    # Humboldt gives one point, the Lecture Tour three: neither counts as a card.
    even = position(**known, explorers=("humboldt",), taken=("", "benin"))
    outcome = GAME.outcome(play(even, "end"))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((4, 4), (2, 1))
    toured = position(**known, kept=("tour",), taken=("", "benin goree meroe"))
    outcome = GAME.outcome(play(toured, "end"))
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((6, 6), (2, 1))
    assert dict(outcome.sources)["events"] == (3, 0)


# --- what each Explorer scores -------------------------------------------------------------


@pytest.mark.rule("FE-821")
@pytest.mark.parametrize(
    ("scored", "expected"),
    [
        (ALL_SIX, 3),
        (f"{ALL_SIX} klondike", 3),
        ("nome guatavita sagres giza marib troy persepolis", 2),
        ("guatavita sagres giza marib uluru", 2),
        ("nome guatavita sagres giza benin meroe", 0),
        ("", 0),
    ],
)
def test_battuta_asks_for_all_six_regions(scored: str, expected: int) -> None:
    assert worth("battuta", scored=scored) == expected


@pytest.mark.rule("FE-821", "FE-822", "FE-823", "FE-824", "FE-825")
def test_cards_of_the_row_and_secrets_are_scored_places_too() -> None:
    assert (
        worth("battuta", scored="nome guatavita", taken="sagres giza", claimed="marib uluru") == 3
    )
    assert worth("zheng", taken="giza benin", claimed="troy marib") == 2
    assert worth("amundsen", taken="nome", claimed="cape_horn") == 3
    assert worth("humboldt", game=GROUPS, scored="pa", taken="pb", claimed="pc") == 1
    assert worth("bird", game=FAR, taken="pf", claimed="pg") == 2


@pytest.mark.rule("FE-822")
@pytest.mark.parametrize(
    ("asia", "africa", "expected"),
    [(0, 0, 0), (3, 0, 0), (0, 4, 0), (1, 1, 1), (2, 1, 1), (2, 5, 2), (3, 3, 3), (4, 5, 3)],
)
def test_zheng_counts_pairs_of_asia_and_africa(asia: int, africa: int, expected: int) -> None:
    asian = ["marib", "troy", "persepolis", "samarkand"][:asia]
    african = ["giza", "benin", "meroe", "lalibela", "ujiji"][:africa]
    others = ["nome", "sagres", "uluru", "cape_horn"]
    assert worth("zheng", scored=" ".join((*asian, *african, *others))) == expected


GROUPS = sketched("start-pa-r1-pb-g1-r2-g2-pc-pd-pe-pf-pg-ph start-qa-qb-qc-qd r1-e1L pe-pz e1R-qd")
"""Places joined directly or by dots; the start lies between pa and qa."""


@pytest.mark.rule("FE-823")
@pytest.mark.parametrize(
    ("scored", "expected"),
    [
        ("pa pb", 0),
        ("pa pb pc", 1),  # a chain of three dots between pb and pc
        ("pa pb pd pe pf", 1),  # not pc: two groups, of two and of three
        ("pa pb pc pd", 1),
        ("pa pb pc pd pe", 2),
        ("pc pd pe pf pg ph", 2),
        ("pc pd pe pf pg ph pz", 3),
        ("pa pb pc pd pe pf pg ph", 3),
        ("pa qa", 0),
        ("qa qb pa", 0),  # the start separates
        ("pa pb qd", 1),  # an edge dot does not
        ("pa qa qb qc pg ph", 1),  # the largest group counts, not the first nor the sum
    ],
)
def test_humboldt_asks_for_a_group_of_neighbours(scored: str, expected: int) -> None:
    assert worth("humboldt", game=GROUPS, scored=scored) == expected


FAR = sketched("start-pa-r1-pb-pc-pd-g1-pe-pf-pg-ph start-pi-pj-pk-pl-pm-pn-po-pp-pq")
"""At distance 7: pe and po; at 8: pf and pp; at 9: pg and pq; at 10: ph."""


@pytest.mark.rule("FE-824")
@pytest.mark.parametrize(
    ("scored", "expected"),
    [("pa pe po", 0), ("pf", 1), ("pe pf pq", 2), ("pf pg ph", 3), ("pf pg ph pp pq", 3)],
)
def test_bird_counts_places_far_from_the_start(scored: str, expected: int) -> None:
    assert worth("bird", game=FAR, scored=scored) == expected


NORTH = (
    "nome klondike gjoa_haven cape_columbia brattahlid snaefellsjokull danes_island solovetsky"
    " tunguska dezhnev"
)
SOUTH = "robinson_crusoe cape_horn south_georgia good_hope botany_bay waitangi cape_evans"


@pytest.mark.rule("FE-825")
def test_amundsen_knows_exactly_these_places() -> None:
    every = [point.id for point in GAME.lookup.network.points if point.kind == "place"]
    assert len(every) == 79
    polar = {*NORTH.split(), *SOUTH.split()}
    assert {place for place in every if worth("amundsen", scored=place)} == polar
    assert {worth("amundsen", scored=place) for place in polar} == {1}
    for north in NORTH.split():
        assert worth("amundsen", scored=f"{north} cape_evans") == 3
    for south in SOUTH.split():
        assert worth("amundsen", scored=f"{south} nome") == 3
    assert worth("amundsen", scored=NORTH) == 1
    assert worth("amundsen", scored=SOUTH) == 1


@pytest.mark.rule("FE-825")
def test_the_latitudes_of_amundsen_are_sixty_and_minus_thirty() -> None:
    latitudes = {"pa": 60.0, "pb": 59.9, "pc": -29.9, "pd": -30.0, "pe": -60.0}
    game = sketched("start-pa-pb-pc-pd-pe", latitudes=latitudes)
    assert [worth("amundsen", game=game, scored=place) for place in latitudes] == [1, 0, 0, 1, 1]


@pytest.mark.rule("FE-826")
def test_bell_asks_for_own_marks_that_were_scored() -> None:
    assert worth("bell", scored="giza* troy* marib* benin*") == 3
    assert worth("bell", scored="giza* troy marib* benin*") == 1
    assert worth("bell", scored="giza* troy marib* benin") == 0
    assert worth("bell", scored="giza troy marib benin") == 0
    state = position(
        ee=True,
        explorers=("bell",),
        scored=("giza* troy* marib*", "nome* uluru* cape_horn* iguazu*"),
        marks=("benin",),
    )
    assert GAME.view(state, None).scores[0].explorers == 1


@pytest.mark.rule("FE-827")
@pytest.mark.parametrize(
    ("taken", "claimed", "expected"),
    [(1, 0, 0), (0, 1, 0), (1, 1, 1), (2, 1, 1), (0, 4, 2), (5, 0, 2), (3, 3, 3), (9, 1, 3)],
)
def test_sacagawea_counts_pairs_of_row_and_secret_cards(
    taken: int, claimed: int, expected: int
) -> None:
    places = [*NORTH.split(), *SOUTH.split()]
    own = {"taken": " ".join(places[:taken]), "claimed": " ".join(places[taken:][:claimed])}
    assert worth("sacagawea", **own) == expected
    assert worth("sacagawea", scored="iguazu xingu atacama capivara", **own) == expected


@pytest.mark.rule("FE-805")
def test_explorers_are_scored_at_the_end() -> None:
    state = position(
        ee=True,
        main=False,
        closing=True,
        active=1,
        explorers=("amundsen zheng", "bell"),
        scored=("nome giza troy", "benin* uluru* goree*"),
    )
    outcome = GAME.outcome(play(state, "end"))
    assert outcome is not None
    assert dict(outcome.sources)["explorers"] == (2, 1)
    assert outcome.scores == (5, 7)
    refused(play(state, "end"), Play("bell"), "RT-809", "game-over", seat=0)
