"""The packaged network meets every design constraint, and broken networks are noticed."""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass
from typing import Any

import pytest

from engines.routes.content import NETWORK, places
from engines.routes.network import Network
from tests.routes.design.clauses import CHECKS, faults
from tests.routes.design.draft import Draft, read_hints
from tests.routes.design.marks import mark_faults, stuck_hands

pytestmark = pytest.mark.slow

Data = dict[str, Any]

CLAUSES = [clause for clause, _check in CHECKS]


@pytest.fixture(scope="module")
def shipped() -> Data:
    data: Data = json.loads(NETWORK.read_text(encoding="utf-8"))
    return data


@pytest.fixture
def data(shipped: Data) -> Data:
    return copy.deepcopy(shipped)


@dataclass(frozen=True)
class Spoilt:
    """A change that breaks a clause, and words of the complaint that must follow."""

    clause: str
    complaint: str
    cut: str = ""
    """Lines to take away, as ``a-b c-d``."""

    join: str = ""
    set: tuple[tuple[str, str, Any], ...] = ()
    """Fields of points to change: id, field, value."""

    drop: str = ""

    def done_to(self, data: Data) -> Data:
        for pair in self.cut.split():
            ends = set(pair.split("-"))
            assert any(set(line) == ends for line in data["lines"]), f"no line {pair}"
            data["lines"] = [line for line in data["lines"] if set(line) != ends]
        data["lines"] += [pair.split("-") for pair in self.join.split()]
        for id_, field, value in self.set:
            next(point for point in data["points"] if point["id"] == id_)[field] = value
        gone = set(self.drop.split())
        data["points"] = [point for point in data["points"] if point["id"] not in gone]
        data["lines"] = [line for line in data["lines"] if not set(line) & gone]
        return data


# --- the shipped network -------------------------------------------------------------------


@pytest.mark.rule(*CLAUSES)
def test_shipped_network_breaks_no_constraint(data: Data) -> None:
    assert faults(Draft(data, read_hints())) == []


@pytest.mark.rule("RT-915")
def test_nearly_every_hand_holds_four_legal_marks(data: Data) -> None:
    assert mark_faults(Draft(data, read_hints())) == []


def test_engine_reads_the_shipped_network_as_the_validator_does(data: Data) -> None:
    network, draft = Network.from_json(NETWORK), Draft(data, read_hints())
    assert set(network.ids) == set(draft.points)
    assert len(network.lines) == len(draft.lines)
    far = {id_: network.distance(0, network.numbers[id_]) for id_ in network.ids}
    assert far == draft.distances


def test_every_place_has_its_card_with_the_same_name_and_region(data: Data) -> None:
    drawn = {p["id"]: (p["name"], p["region"]) for p in data["points"] if p["kind"] == "place"}
    assert {place.id: (place.name, place.region) for place in places()} == drawn
    assert len({place.blurb for place in places()}) == 79


# --- every way to break a clause -----------------------------------------------------------

MANY = (
    "start-r01 cahokia-g08 carthage-r02 everest-r15 benin-g15 ajanta-g04 g01-troy g16-good_hope "
    "r14-arkaim cape_cross-r12 fuji-r16 capivara-g15 g14-r10"
)

SPOILT = (
    Spoilt("RT-901", "78 places", drop="rapa_nui"),
    Spoilt("RT-901", "20 red dots", set=(("r10", "kind", "green"),)),
    Spoilt("RT-901", "21 green dots", set=(("r10", "kind", "green"),)),
    Spoilt("RT-901", "numbered [1, 2, 4]", set=(("e3", "edge", 4),)),
    Spoilt("RT-901", "giza lies in no region", set=(("giza", "region", "Atlantis"),)),
    Spoilt("RT-902", "199 lines",
           cut="start-stonehenge cahokia-g08 carthage-r02 everest-r15 benin-g15 fuji-r16"),
    Spoilt("RT-902", "213 lines", join=" ".join(f"fuji-r{n:02}" for n in range(1, 9))),
    Spoilt("RT-902", "mean degree is 3.17", cut=MANY),
    Spoilt("RT-903", "5 lines leave the start", cut="start-r01"),
    Spoilt("RT-903", "6 lines of the start lead to places", cut="start-r01 start-g01",
           join="start-altamira start-sarmizegetusa"),
    Spoilt("RT-904", "fuji has 1 lines", cut="fuji-r16"),
    Spoilt("RT-904", "meroe has 6 lines", join="meroe-ujiji meroe-marib"),
    Spoilt("RT-904", "g16 has 2 lines", cut="g16-good_hope"),
    Spoilt("RT-904", "e3L has 1 lines", cut="e3L-g13"),
    Spoilt("RT-904", "e1 has 8 lines", join="e1L-fort_clatsop e1L-g07 e1R-fuji"),
    Spoilt("RT-905", "without r16 the network falls apart", cut="fuji-g19"),
    Spoilt("RT-906", "6 places at distance 1", join="start-altamira start-sarmizegetusa"),
    Spoilt("RT-906", "15 places at distance 1 or 2", join="start-chimborazo"),
    Spoilt("RT-906", "8 places at distance 8 or more", join="start-chimborazo"),
    Spoilt("RT-906", "the mean distance of places is 4.63", join="start-chimborazo"),
    Spoilt("RT-906", "uluru is 11 lines from the start", cut="botany_bay-uluru"),
    Spoilt("RT-906", "the diameter is 15", cut="r11-south_georgia capivara-g15"),
    Spoilt("RT-907", "brattahlid is at distance 3", cut="brattahlid-r01"),
    Spoilt("RT-908", "19 lines join two dots", cut="g04-r04"),
    Spoilt("RT-908", "15 lines join a red and a green dot", cut="g04-r04 g02-r07 g14-r10"),
    Spoilt("RT-908", "a cluster of 5 dots", join="r05-g17"),
    Spoilt("RT-909", "4 places are 3 lines from a dot", set=(("r02", "kind", "green"),)),
    Spoilt("RT-909", "gjoa_haven is 4 lines from the next red dot",
           set=(("r01", "kind", "green"), ("r06", "kind", "green"))),
    Spoilt("RT-910", "25 triangles", join="giza-marib troy-babylon cahokia-teotihuacan"),
    Spoilt("RT-910", "2 lines leave the circle g13, rapa_nui, robinson_crusoe",
           cut="robinson_crusoe-g14 robinson_crusoe-atacama"),
    Spoilt("RT-911", "3 separate ways lead out of South America",
           cut="darien-guatavita darien-galapagos g10-galapagos galapagos-rapa_nui "
           "rapa_nui-robinson_crusoe capivara-g15"),
    Spoilt("RT-911", "3 separate paths join the start and South America",
           cut="darien-guatavita darien-galapagos g10-galapagos galapagos-rapa_nui "
           "rapa_nui-robinson_crusoe capivara-g15"),
    Spoilt("RT-912", "no path marib", cut="marib-r04"),
    Spoilt("RT-912", "no path marib", cut="angkor-g05"),
    Spoilt("RT-912", "angkor and changan", cut="angkor-changan"),
    Spoilt("RT-912", "east of angkor", cut="nan_madol-r03"),
    Spoilt("RT-912", "east of angkor", set=(("r03", "x", 1500),)),
    Spoilt("RT-912", "south of it", cut="nan_madol-g06"),
    Spoilt("RT-912", "north of it", set=(("r02", "y", 900),)),
    Spoilt("RT-912", "no point timbuktu", drop="timbuktu"),
    Spoilt("RT-913", "e2L is joined to fuji", join="e2L-fuji"),
    Spoilt("RT-913", "e2R is drawn on the other side", set=(("e2", "right", [0, 100]),)),
    Spoilt("RT-914", "the lines carthage-troy and venice-giza cross", join="venice-giza"),
    Spoilt("RT-914", "degrees apart", set=(("g07", "x", 180),)),
    Spoilt("RT-914", "pixels apart", set=(("guatavita", "x", 490), ("guatavita", "y", 680))),
    Spoilt("RT-914", "passes atacama at", set=(("g12", "x", 520), ("g12", "y", 840))),
    Spoilt("RT-914", "nome is drawn outside", set=(("nome", "x", -5),)),
)  # fmt: skip


@pytest.mark.rule(*CLAUSES)
@pytest.mark.parametrize("spoilt", SPOILT, ids=lambda spoilt: f"{spoilt.clause} {spoilt.complaint}")
def test_broken_constraint_is_named(data: Data, spoilt: Spoilt) -> None:
    check = dict(CHECKS)[spoilt.clause]
    complaints = list(check(Draft(spoilt.done_to(data), read_hints())))
    assert any(spoilt.complaint in text for text in complaints), complaints


def test_every_clause_has_a_network_that_breaks_it() -> None:
    assert {spoilt.clause for spoilt in SPOILT} == set(CLAUSES)


@pytest.mark.rule("RT-915")
def test_hands_that_cannot_be_marked_are_counted(data: Data) -> None:
    near = " ".join(f"start-{place.id}" for place in places() if place.region == "Asia")
    draft = Draft(Spoilt("", "", join=near, cut="").done_to(data), read_hints())
    assert [fault.clause for fault in mark_faults(draft)] == ["RT-915", "RT-915"]


@pytest.mark.rule("RT-915")
def test_hand_of_neighbours_cannot_be_marked() -> None:
    # Six places behind one another: with dots between all of them they are all neighbours.
    points = [{"id": "s", "kind": "start", "x": 0, "y": 0}]
    points += [{"id": f"p{n}", "kind": "place", "x": 9 * n, "y": 9} for n in range(7)]
    points += [{"id": "g", "kind": "green", "x": 0, "y": 50}]
    chain = [["s", "p0"], ["p0", "p1"], ["p1", "p2"]]
    beads = [[f"p{n}", f"p{n + 1}"] for n in range(2, 6)]
    hub = [["p2", "g"], *(["g", f"p{n}"] for n in range(3, 7))]
    # In a row p3 to p6 are four places far enough away, every other one may be marked: too few.
    assert stuck_hands(Draft({"points": points, "lines": chain + beads}, {}), 7, 20) == 1
    assert stuck_hands(Draft({"points": points, "lines": chain + hub}, {}), 7, 20) == 1
    # On arms of their own, with the hub a place, they may all be marked.
    points[-1]["kind"] = "place"
    assert stuck_hands(Draft({"points": points, "lines": chain + hub}, {}), 8, 20) == 0


def test_disjoint_paths_reroute_a_path_that_stands_in_the_way() -> None:
    # The first path found, a-m-x, blocks m for b; a must go round by n instead.
    ids = ["s", "a", "b", "m", "n", "x", "y"]
    points = [{"id": id_, "kind": "place", "x": n, "y": n * n} for n, id_ in enumerate(ids)]
    points[0]["kind"] = "start"
    lines = [line.split("-") for line in ["s-a", "a-m", "b-m", "m-x", "a-n", "n-y"]]
    draft = Draft({"points": points, "lines": lines}, {})
    assert draft.disjoint_paths(["a", "b"], ["x", "y"]) == 2
    assert draft.disjoint_paths(["b"], ["x", "y"]) == 1
    assert draft.disjoint_paths(["s"], ["x", "y"]) == 1
    assert draft.disjoint_paths(["a"], ["x", "y"]) == 1
