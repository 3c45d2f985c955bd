"""Upgrade, Meld and Boast (SB-711 to SB-724)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.siberia.rules.scoring import score

from .abilities import doing, gathering, pack
from .packs import to
from .tables import GAME, Table, table_of

UPGRADE: Any = {"upgrade": 1}
MELD: Any = {"meld": 1}
BOAST: Any = {"boast": 1}
OR: Any = [{"power": 1}, {"guile": 1}]
ITEMS = ("I01", "I02", "I03", "I04", "I06")
STONES = ("M04", "M13", "M05", "M14", "M24")
SEVEN = "P3 P3 P3 P4 P4 P4 P5"


@pytest.mark.rule("SB-711")
def test_an_item_of_hand_or_row_is_tucked(tmp_path: Path) -> None:
    table = doing(tmp_path, UPGRADE, "I05 M05", row="I07")
    assert table.offered == ["upgrade I05", "upgrade I07", "skip"]
    table.play("upgrade I07")
    (event,) = table.happened("upgraded")
    assert event.card == "I07"
    assert (table.me.upgraded, table.row, table.me.hand) == (("I07",), "Q09+red", ("I05", "M05"))
    table = doing(tmp_path, UPGRADE, "I05 M05", row="I07").play("upgrade I05")
    assert (table.me.upgraded, table.row, table.me.hand) == (("I05",), "I07 Q09+red", ("M05",))


@pytest.mark.rule("SB-711")
@pytest.mark.parametrize(("mech", "most"), [("lumberjack", 4), ("tatanka", 5)])
def test_the_limit_of_upgrades(mech: str, most: int, tmp_path: Path) -> None:
    given: Any = {"mech": mech, "upgraded": ITEMS[: most - 1]}
    table = doing(tmp_path, UPGRADE, "I05", **given).play("upgrade I05")
    assert len(table.me.upgraded) == most
    given = {"mech": mech, "upgraded": ITEMS[:most]}
    table = doing(tmp_path, {"or": [UPGRADE, *OR]}, "I05", **given)
    assert table.offered == ["do Q09/2", "do Q09/3"]
    for line in ("do Q09/1", "upgrade I05"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-711", "upgrade-limit")
        assert refusal.facts == {"limit": most}


@pytest.mark.rule("SB-711")
def test_without_an_item_nothing_is_upgraded(tmp_path: Path) -> None:
    table = doing(tmp_path, {"or": [UPGRADE, *OR]}, "M05")
    for line in ("do Q09/1", "upgrade M05"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-711", "nothing-to-upgrade")
    table = doing(tmp_path, UPGRADE, "I05 M05")
    refusal = table.refused("upgrade M05")
    assert (refusal.rule, refusal.code) == ("SB-711", "no-item")
    assert refusal.facts == {"card": "Red Splinter"}
    assert table.refused("upgrade I07").rule == "SB-109"


@pytest.mark.rule("SB-711")
def test_the_reason_is_said_for_a_benefit_of_a_gather_as_well() -> None:
    table = gathering("T08", "c1", "M05", row="M06")
    assert table.offered == ["do T08/1", "do T08/2", "in order"]
    assert table.refused("do T08/covered").code == "nothing-to-upgrade"


@pytest.mark.rule("SB-712", "SB-535")
def test_the_worker_on_an_upgraded_item_returns(tmp_path: Path) -> None:
    table = doing(tmp_path, UPGRADE, row="I07+blue").play("upgrade I07")
    assert table.me.workers == (0, 1, 0, 0, 0)


@pytest.mark.rule("SB-713")
def test_the_value_of_upgraded_items_scores_with_or_without_ongoing_part() -> None:
    table = table_of(hand="I01", upgraded=("I16", "I04"), row="I05+red")
    assert score(GAME.content, table.me).items == 7 + 3


@pytest.mark.rule("SB-714")
def test_an_upgraded_item_is_in_force_without_worker_but_not_its_other_parts(
    tmp_path: Path,
) -> None:
    table = doing(tmp_path, UPGRADE, "I05", workers="green", cell="s1").play("upgrade I05")
    assert (table.me.power, table.me.guile) == (0, 0)  # neither core value nor instant part
    table.play("done").change(todo=("play",), stack=())
    given: Any = {"upgraded": ("I05",), "power": 10, "guile": 0}
    table = doing(tmp_path, {"solve": {}}, "Q02", **given)
    assert table.offered == ["solve Q02 1 0", "skip"]  # I05: quests cost 1 less
    table.play("skip", "go 2")
    assert table.asked.kind == "end"
    table.play("end")
    assert table.state.mats[0].upgraded == ("I05",)


@pytest.mark.rule("SB-715")
def test_a_meteorite_of_hand_or_row_is_melded_and_its_worker_returns(tmp_path: Path) -> None:
    table = doing(tmp_path, MELD, "I05 M01", row="M06+blue")
    assert table.offered == ["meld M01", "meld M06", "skip"]
    table.play("meld M06")
    assert (table.me.melded, table.row) == (("M06",), "Q09+red")
    assert (table.me.workers, table.me.guile) == ((0, 1, 0, 0, 0), 3)
    table = doing(tmp_path, MELD, "I05 M01").play("meld M01")
    assert (table.me.melded, table.me.hand, table.me.power) == (("M01",), ("I05",), 3)


@pytest.mark.rule("SB-715")
@pytest.mark.parametrize(("mech", "most"), [("lumberjack", 4), ("tatanka", 5)])
def test_the_limit_of_melds(mech: str, most: int, tmp_path: Path) -> None:
    changes = tuple(to(card, bonus={"coin": 1}) for card in (*STONES, "M01"))
    given: Any = {"mech": mech, "changes": changes}
    table = doing(tmp_path, MELD, "M01", melded=STONES[: most - 1], **given).play("meld M01")
    assert (len(table.me.melded), table.me.coins) == (most, most)
    table = doing(tmp_path, {"or": [MELD, *OR]}, "M01", melded=STONES[:most], **given)
    for line in ("do Q09/1", "meld M01"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-715", "meld-limit")
        assert refusal.facts == {"limit": most}


@pytest.mark.rule("SB-715")
def test_without_a_meteorite_nothing_is_melded(tmp_path: Path) -> None:
    table = doing(tmp_path, {"or": [MELD, *OR]}, "I05")
    for line in ("do Q09/1", "meld I05"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-715", "nothing-to-meld")
    refusal = doing(tmp_path, MELD, "I05 M05").refused("meld I05")
    assert (refusal.rule, refusal.code) == ("SB-715", "no-meteorite")
    assert refusal.facts == {"card": "Captured Standard"}


@pytest.mark.rule("SB-716")
def test_after_each_meld_all_bonuses_are_gained_in_any_order(tmp_path: Path) -> None:
    table = doing(tmp_path, MELD, "M07", melded=("M19", "M01")).play("meld M07")
    assert table.asked.kind == "order"
    assert table.offered == ["do M19.bonus", "do M01.bonus", "do M07.bonus", "in order"]
    table.play("do M01.bonus")
    assert table.me.power == 3
    table.play("do M07.bonus")
    assert (table.me.coins, table.asked.kind) == (2, "take")
    table.play("skip")
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-717")
def test_one_category_that_is_met_now_and_has_no_own_token_is_chosen(tmp_path: Path) -> None:
    given: Any = {"tokens": SEVEN, "maps": 5, "upgraded": ITEMS[:4], "glory": ("items",)}
    table = doing(tmp_path, BOAST, "M05", **given)
    assert table.offered == ["boast corruption", "boast workers", "skip"]
    refusal = table.refused("boast items")
    assert (refusal.rule, refusal.code) == ("SB-717", "category-placed")
    assert refusal.facts == {"category": "items"}
    refusal = table.refused("boast cards")
    assert (refusal.rule, refusal.code) == ("SB-717", "category-not-met")
    assert refusal.facts == {"category": "cards", "need": 8, "have": 2}
    table.play("boast workers")
    assert table.me.glory == ("items", "workers")
    (event,) = table.happened("boasted")
    assert (event.category, event.count) == ("workers", 2)


@pytest.mark.rule("SB-717")
def test_six_corruption_are_one_too_few(tmp_path: Path) -> None:
    table = doing(tmp_path, BOAST, tokens="P3 P3 P3 P4 P4 P4", maps=5)
    refusal = table.refused("boast corruption")
    assert (refusal.rule, refusal.code) == ("SB-717", "category-not-met")
    assert refusal.facts == {"category": "corruption", "need": 7, "have": 6}


@pytest.mark.rule("SB-718")
def test_tokens_of_others_do_not_block(tmp_path: Path) -> None:
    others: Any = {1: {"glory": ("corruption", "workers", "cards")}}
    table = doing(tmp_path, BOAST, tokens=SEVEN, others=others)
    assert table.offered == ["boast corruption", "skip"]


HEART = "P3 P3 P3 P4 P4 P4 H20"


@pytest.mark.slow
@pytest.mark.rule("SB-719", "SB-720", "SB-724")
@pytest.mark.parametrize(
    ("given", "met"),
    [
        ({"solved": ("Q01", "Q02", "Q03", "Q04")}, ["quests"]),
        ({"solved": ("Q01", "Q02", "Q03")}, []),
        ({"melded": STONES[:4]}, ["meteorites"]),
        ({"melded": STONES[:3]}, []),
        ({"upgraded": ITEMS[:4]}, ["items"]),
        ({"upgraded": ITEMS[:3]}, []),
        ({"tokens": "H20"}, ["heart"]),
        ({"tokens": SEVEN}, ["corruption"]),
        ({"tokens": HEART}, ["heart"]),  # the heart is no seventh token
        ({"tokens": f"{HEART} P5"}, ["heart", "corruption"]),
        ({"hand": "I07 I08 I09 I10", "row": "I11 I12 I13"}, ["cards"]),  # and the card in play
        ({"hand": "I07 I08 I09", "row": "I11 I12 I13"}, []),
        ({"hand": "I07", "upgraded": ("I01", "I02"), "row": "I08 I09 I10 I11 I12"}, []),
        ({"workers": "red red blue green yellow purple"}, ["workers"]),  # and the one on the card
        ({"workers": "red red blue green yellow"}, []),
        ({"workers": "red red", "row": "I07+blue I08+blue I09+blue I10+blue"}, ["workers"]),
        ({"maps": 5}, ["workers"]),
        ({"maps": 4, "workers": "red red blue green yellow"}, []),
        ({"maps": 5, "workers": "red red blue green yellow purple"}, ["workers"]),
    ],
)
@pytest.mark.parametrize("mech", ["lumberjack", "tatanka"])
def test_what_the_categories_need(given: Any, met: list[str], mech: str, tmp_path: Path) -> None:
    given = {**given}
    table = doing(tmp_path, BOAST, given.pop("hand", ""), mech=mech, **given)
    offered = [line for line in table.offered if line.startswith("boast")]
    assert offered == [f"boast {category}" for category in met]
    assert (table.asked.kind == "boast") == bool(met)


@pytest.mark.rule("SB-719")
def test_workers_and_maps_give_one_token_at_most(tmp_path: Path) -> None:
    given: Any = {"maps": 5, "workers": "red red blue green yellow purple"}
    table = doing(tmp_path, {"then": [BOAST, BOAST]}, **given).play("boast workers")
    assert (table.asked.kind, table.me.glory) == ("part", ("workers",))


@pytest.mark.rule("SB-721")
def test_a_token_stays_when_the_goal_is_no_longer_met(tmp_path: Path) -> None:
    give: Any = {"then": [BOAST, {"pay": {"map": 1}, "for": {"coin": 1}}]}
    table = doing(tmp_path, give, maps=5).play("boast workers", "pay")
    assert (table.me.maps, table.me.glory) == (4, ("workers",))
    assert score(table.game.content, table.me).glory == 5


@pytest.mark.rule("SB-722")
def test_without_a_category_boast_does_nothing(tmp_path: Path) -> None:
    table = doing(tmp_path, BOAST, tokens=SEVEN, glory=("corruption",))
    assert (table.asked.kind, table.me.glory) == ("part", ("corruption",))


@pytest.mark.rule("SB-722")
def test_without_a_token_left_boast_does_nothing(tmp_path: Path) -> None:
    glory = ("quests", "items", "cards", "heart")
    table = doing(tmp_path, {"or": [BOAST, *OR]}, tokens=SEVEN, glory=glory)
    assert table.offered == ["do Q09/2", "do Q09/3"]
    for line in ("do Q09/1", "boast corruption"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-722", "glory-placed")
        assert refusal.facts == {"count": 4}


@pytest.mark.rule("SB-723")
def test_two_boasts_in_a_turn_are_possible(tmp_path: Path) -> None:
    game = pack(tmp_path, to("T11", benefits=[{"solve": {}}, {"power": 1}]))
    given: Any = {"power": 4, "tokens": SEVEN, "maps": 5, "game": game}
    table: Table = gathering("T11", "c1", "Q21", **given)
    table.play("do T11/covered", "boast workers", "do T11/1", "solve Q21", "in order")
    assert table.offered == ["boast corruption", "skip"]
    table.play("boast corruption")
    assert table.me.glory == ("workers", "corruption")


@pytest.mark.rule("SB-724")
def test_a_fifth_card_of_tatanka_meets_nothing_more(tmp_path: Path) -> None:
    given: Any = {"upgraded": ITEMS, "glory": ("items",), "mech": "tatanka"}
    assert doing(tmp_path, BOAST, **given).asked.kind == "part"
