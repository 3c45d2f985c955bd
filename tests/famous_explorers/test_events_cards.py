"""FE-834, FE-835, FE-837: the Events about cards in hand and marks."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Chance
from engines.famous_explorers.moves import Give, Keep, Shift, Spy
from engines.famous_explorers.state import State

from .positions import (
    asked,
    events,
    free_actions,
    ids,
    kinds,
    offered,
    play,
    points,
    position,
    refused,
    reveals,
    sketched,
    track,
)

NET = sketched("start-pa-pb-pc-pd-pe-pf-ph-pi-pj-pk start-ta-tb-tc-r1-td-te-tf start-ua-ub-g1-uc")
"""Three ways from the start; everything from pc, tc and uc on is far enough for a mark."""


def table(**known: Any) -> State:
    known = {"ee": True, "hands": ("pd pf", "tc tf"), "deck": "pi pj pk te", "game": NET, **known}
    return position(**known)


# --- Harbour Gossip ------------------------------------------------------------------------


@pytest.mark.rule("FE-834")
def test_the_gossip_draws_three_cards_for_one() -> None:
    state = play(table(market="gossip"), "buy gossip", game=NET)
    assert offered(state, game=NET) == ["give PD", "give PF"]
    for place in ("pi", "tc", "atlantis"):
        name = place.upper() if place != "atlantis" else place
        refused(state, Give(place), "FE-834", "not-in-hand", game=NET, place=name)
    refused(state, "end", "FE-834", "task-first", game=NET, task="gossip")
    state = play(state, "give pd", game=NET)
    assert asked(state, NET).kind == "keep"
    assert offered(state, game=NET) == ["keep PI", "keep PJ", "keep PK"]
    assert NET.view(state, None).hand_sizes == (2, 2)
    refused(state, Keep("pd"), "FE-402", "not-drawn", game=NET, place="PD")
    refused(state, "end", "FE-402", "task-first", game=NET, task="keep")
    state = play(state, "keep pj", game=NET)
    assert ids(state.cards.hands[0], NET) == ["pf", "pj"]
    assert ids(state.cards.deck, NET) == ["te"]
    assert ids(state.cards.discards, NET) == ["pd", "pi", "pk"]
    assert (asked(state, NET).kind, state.tasks, state.given) == ("turn", (), None)
    assert state.board.spent == 1


@pytest.mark.rule("FE-834", "FE-951")
def test_others_learn_of_the_gossip_only_how_many_cards_were_drawn() -> None:
    happened = events(table(market="gossip"), "buy gossip give pd keep pj", game=NET)
    assert kinds(happened)[2:] == ["card-given", "cards-drawn", "card-kept"]
    given, drawn, kept = happened[2:]
    assert (given.by, given.count, given.audience) == ("gossip", 3, None)
    assert (drawn.drawn, drawn.audience) == (("pi", "pj", "pk"), (0,))
    assert (kept.kept, kept.returned, kept.audience) == ("pj", ("pi", "pk"), (0,))
    state = play(table(market="gossip"), "buy gossip", game=NET)
    assert reveals(state, "give pd", game=NET)
    state = play(state, "give pd", game=NET)
    assert NET.view(state, 0).drawn == ("pi", "pj", "pk")
    for seat in (1, None):
        assert (NET.view(state, seat).drawn, NET.view(state, seat).given) == ((), None)


@pytest.mark.rule("FE-834", "FE-403", "FE-404")
def test_the_gossip_draws_as_many_cards_as_there_are() -> None:
    two = play(table(market="gossip", deck="pi pj"), "buy gossip give pd", game=NET)
    assert offered(two, game=NET) == ["keep PI", "keep PJ"]
    state = play(table(market="gossip", deck="pi"), "buy gossip give pd", game=NET)
    assert ids(state.cards.hands[0], NET) == ["pf", "pi"]
    assert (asked(state, NET).kind, state.tasks, state.drawn) == ("turn", (), ())
    # The card given away joins the discards only after the draws.
    assert ids(state.cards.discards, NET) == ["pd"]
    waste = table(market="gossip", deck="pi", discards="pj pk")
    waste = play(waste, "buy gossip give pd", game=NET)
    assert sorted(offered(waste, game=NET)) == ["keep PI", "keep PJ", "keep PK"]
    assert ids(waste.cards.discards, NET) == ["pd"]
    none = table(market="gossip", deck="")
    refused(none, "buy gossip", "FE-808", "no-effect", game=NET, card="gossip")
    again = table(market="gossip", deck="", discards="pi")
    assert offered(again, "buy", game=NET) == ["buy gossip"]


@pytest.mark.rule("FE-834", "FE-808")
def test_no_gossip_without_a_card_in_hand() -> None:
    state = table(market="gossip", hands=("", "tc"), closing=True)
    refused(state, "buy gossip", "FE-808", "no-effect", game=NET, card="gossip")


@pytest.mark.rule("FE-834", "FE-406", "RT-809")
def test_a_marked_or_last_card_may_be_given_away() -> None:
    state = table(market="gossip", hands=("pd", "tc"), marks=("pd",), held=("pd",))
    happened = events(state, "buy gossip give pd keep pi", game=NET)
    assert "last-round" not in kinds(happened)
    state = play(state, "buy gossip give pd keep pi", game=NET)
    assert ids(state.marks[0], NET) == ["pd"]
    assert state.held[0] == ()


# --- New Bearings --------------------------------------------------------------------------


@pytest.mark.rule("FE-835")
def test_the_bearings_move_a_mark_to_another_card_in_hand() -> None:
    state = table(market="bearings", hands=("pd pi tf", "tc"), marks=("pd",), red="start>pa")
    state = play(state, "buy bearings", game=NET)
    assert offered(state, game=NET) == ["shift PD PI", "shift PD TF"]
    refused(state, "end", "FE-835", "task-first", game=NET, task="bearings")
    state = play(state, "shift pd tf", game=NET)
    assert (ids(state.marks[0], NET), state.tasks) == (["tf"], ())
    assert ids(state.cards.hands[0], NET) == ["pd", "pi", "tf"]
    scored = play(
        position(
            game=NET, hands=("pd tf", "tc"), marks=("tf",), red="start..te", yellow="start..pc"
        ),
        "red tf ticket yellow pd",
        game=NET,
    )
    assert track(scored, NET) == [3, 0]


@pytest.mark.rule("FE-835")
@pytest.mark.parametrize(
    ("start", "to", "code", "rule", "facts"),
    [
        ("pj", "pf", "no-mark-there", "FE-835", {"place": "PJ"}),
        ("tc", "pf", "no-mark-there", "FE-835", {"place": "TC"}),
        ("atlantis", "pf", "no-mark-there", "FE-835", {"place": "atlantis"}),
        ("pd", "tf", "not-in-hand", "FE-835", {"place": "TF"}),
        ("pd", "atlantis", "not-in-hand", "FE-835", {"place": "atlantis"}),
        ("pd", "ua", "too-close", "FE-203", {"place": "UA"}),
        ("pd", "td", "reached-already", "FE-835", {"place": "TD"}),
        ("pd", "ph", "next-to-own", "FE-205", {"place": "PH", "other": "PI"}),
        ("pd", "pd", "marked-already", "FE-206", {"place": "PD"}),
        ("pd", "pi", "marked-already", "FE-206", {"place": "PI"}),
        ("pd", "tc", "marked-already", "FE-206", {"place": "TC"}),
    ],
)
def test_where_no_mark_may_be_moved(
    start: str, to: str, code: str, rule: str, facts: dict[str, Any]
) -> None:
    # The other player marked tc and gave its card away; td has been reached and left.
    state = table(
        market="bearings",
        hands=("pd pf ph pi tc td ua", "te"),
        marks=("pd pi", "tc"),
        reached="td",
    )
    state = play(state, "buy bearings", game=NET)
    assert offered(state, game=NET) == ["shift PD PF", "shift PI PF", "shift PI PH"]
    refused(state, Shift(start, to), rule, code, game=NET, **facts)


@pytest.mark.rule("FE-835", "FE-205")
def test_the_mark_that_moves_is_not_in_its_own_way() -> None:
    state = table(market="bearings", hands=("pd pe", "tc"), marks=("pd",))
    assert ids(play(state, "buy bearings shift pd pe", game=NET).marks[0], NET) == ["pe"]


@pytest.mark.rule("FE-835", "FE-205")
def test_the_marks_of_others_are_in_nobodys_way() -> None:
    state = table(market="bearings", hands=("pd ph", "pi"), marks=("pd", "pi"))
    assert ids(play(state, "buy bearings shift pd ph", game=NET).marks[0], NET) == ["ph"]


@pytest.mark.rule("FE-835", "FE-407")
def test_the_mark_of_a_discarded_card_may_be_moved() -> None:
    state = table(market="bearings", hands=("pf", "tc"), marks=("pk",), discards="pk", deck="pi")
    after = play(state, "buy bearings shift pk pf", game=NET)
    assert ids(after.marks[0], NET) == ["pf"]


@pytest.mark.rule("FE-835", "FE-808")
@pytest.mark.parametrize(
    "known",
    [
        {"marks": ("",), "hands": ("pd pf", "tc")},
        {"marks": ("pd",), "hands": ("pd", "tc")},
        {"marks": ("pd",), "hands": ("pd pa ua", "tc")},
        {"marks": ("pd",), "hands": ("pd pf", "tc"), "reached": "pf"},
        {"marks": ("pd", "pf"), "hands": ("pd", "pf tc")},
    ],
)
def test_no_bearings_without_a_mark_to_move(known: dict[str, Any]) -> None:
    state = table(market="bearings", **known)
    assert not offered(state, "buy", game=NET)
    refused(state, "buy bearings", "FE-808", "no-effect", game=NET, card="bearings")


@pytest.mark.rule("FE-835", "FE-209")
def test_a_moved_mark_shows_that_its_card_is_held() -> None:
    state = table(market="bearings", hands=("pd pf", "tc"), marks=("pd",), deck="pi pj pk te tf")
    assert reveals(play(state, "buy bearings", game=NET), "shift pd pf", game=NET)
    state = play(state, "buy bearings shift pd pf red pa end", game=NET)
    for seed in range(20):
        resampled = NET.resample(state, 1, Chance.from_seed(str(seed)))
        assert ids(resampled.cards.hands[0], NET) == ["pd", "pf"]


# --- Spyglass ------------------------------------------------------------------------------


@pytest.mark.rule("FE-837")
def test_the_spyglass_scores_a_card_next_to_an_expedition() -> None:
    hands = ("pa pc pd pe ta td ub", "tc")
    state = table(kept=("spyglass",), hands=hands, red="start>pa>pb>pc>pd", yellow="start>ta>tb>tc")
    # pc, back along the line just used, and pe, but neither pd itself nor ta. Between tc and td
    # lies a dot; blue has not begun, so it looks nowhere.
    state = play(state, "play spyglass", game=NET)
    assert offered(state, game=NET) == ["spy PC", "spy PE"]
    for place in ("pa", "pd", "ta", "td", "ub"):
        refused(state, Spy(place), "FE-837", "not-next-to-tip", game=NET, place=place.upper())
    refused(state, Spy("tb"), "FE-837", "not-in-hand", game=NET, place="TB")
    refused(state, Spy("atlantis"), "FE-837", "not-in-hand", game=NET, place="atlantis")
    refused(state, "end", "FE-837", "task-first", game=NET, task="spyglass")
    happened = events(state, "spy pe", game=NET)
    assert kinds(happened) == ["card-scored"]
    assert (happened[0].how, happened[0].mark) == ("spyglass", False)
    after = play(state, "spy pe", game=NET)
    assert (ids(after.scored[0], NET), track(after, NET)) == (["pe"], [1, 0])
    assert (asked(after, NET).kind, after.board.main) == ("turn", True)
    assert reveals(state, "spy pe", game=NET)


@pytest.mark.rule("FE-837")
def test_the_spyglass_scores_the_mark_too_and_reaches_nothing() -> None:
    state = table(
        kept=("spyglass",), hands=("pe pf", "tc"), marks=("pe",), held=("pe",), red="start..pd"
    )
    after = play(state, "play spyglass spy pe", game=NET)
    assert track(after, NET) == [2, 0]
    assert (ids(after.with_mark[0], NET), after.marks[0]) == (["pe"], ())
    assert not after.reached >> NET.lookup.network.numbers["pe"] & 1
    # So its place still counts as not reached, if somebody draws its card.
    assert after.reached == state.reached


@pytest.mark.rule("FE-837", "RT-210")
def test_the_tip_of_an_expedition_that_is_over_will_do() -> None:
    state = table(kept=("spyglass",), hands=("pd", "tc"), red="start..pc", arrows=3)
    assert state.board.routes[0].over
    assert offered(play(state, "play spyglass", game=NET), game=NET) == ["spy PD"]


@pytest.mark.rule("FE-837", "FE-808")
def test_an_expedition_that_has_not_begun_sees_nothing() -> None:
    state = table(kept=("spyglass",), hands=("pa ta ua", "tc"))
    refused(state, "play spyglass", "FE-808", "no-effect", game=NET, card="spyglass")


@pytest.mark.rule("FE-837", "FE-701")
def test_a_card_scored_by_the_spyglass_is_not_late() -> None:
    state = table(
        nr1=True, kept=("spyglass",), hands=("pe pa pb", "tc"), held=("pa pb",), red="start..pd"
    )
    state = play(state, "score pa play spyglass spy pe", game=NET)
    assert ids(state.scored[0], NET) == ["pa", "pe"]
    state = table(
        nr1=True, kept=("spyglass",), hands=("pe pa pb", "tc"), held=("pa pb",), red="start..pd"
    )
    state = play(state, "play spyglass spy pe", game=NET)
    assert free_actions(state, 0, "score", game=NET) == ["score PA", "score PB"]


@pytest.mark.rule("FE-837", "RT-809")
def test_the_spyglass_may_score_the_last_card() -> None:
    state = table(kept=("spyglass",), hands=("pe", "tc"), red="start..pd")
    assert kinds(events(state, "play spyglass spy pe", game=NET))[-1] == "last-round"


# --- cards scored meanwhile ----------------------------------------------------------------


@pytest.mark.rule("FE-808", "FE-306")
def test_a_card_scored_meanwhile_may_leave_an_event_without_effect() -> None:
    gossip = table(market="gossip", hands=("pa", "tc"), held=("pa",), red="start>pa>pb")
    state = play(gossip, "buy gossip score pa", game=NET)
    assert (asked(state, NET).kind, state.tasks) == ("turn", ())
    both = table(market="gossip", hands=("pa pd", "tc"), held=("pa",), red="start>pa>pb")
    state = play(both, "buy gossip score pa", game=NET)
    assert offered(state, game=NET) == ["give PD"]
    bearings = table(
        market="bearings", hands=("pc ph", "tc"), marks=("pc",), held=("pc",), red="start..pd"
    )
    state = play(bearings, "buy bearings score pc", game=NET)
    assert (asked(state, NET).kind, state.tasks, track(state, NET)) == ("turn", (), [2, 0])
    spyglass = table(kept=("spyglass",), hands=("pc ph", "tc"), held=("pc",), red="start..pd")
    state = play(spyglass, "play spyglass score pc", game=NET)
    assert (asked(state, NET).kind, state.tasks, points(state, NET)) == ("turn", (), [0, -1])


@pytest.mark.rule("FE-306", "FE-302")
def test_another_player_may_score_while_an_event_is_carried_out() -> None:
    state = table(market="gossip", hands=("pd", "ta tf"), held=("", "ta"), red="start>ta>tb")
    state = play(state, "buy gossip", game=NET)
    state = play(state, "score ta", seat=1, game=NET)
    assert offered(state, game=NET) == ["give PD"]
