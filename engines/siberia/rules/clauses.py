"""Which clauses matter for each kind of question of Expeditions, the most important first."""

from __future__ import annotations

from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "token": ("SB-301", "SB-304", "SB-303", "SB-306", "SB-307"),
    "action": ("SB-308", "SB-309", "SB-310", "SB-311"),
    "move": ("SB-401", "SB-402", "SB-403", "SB-406", "SB-408", "SB-415"),
    "card": ("SB-501", "SB-502", "SB-525"),
    "part": ("SB-502", "SB-503", "SB-504", "SB-505"),
    "gather": ("SB-701", "SB-702", "SB-311"),
    "refresh": ("SB-801", "SB-803", "SB-802"),
    "order": ("SB-518", "SB-1001", "SB-1015"),
    "benefit": ("SB-703", "SB-702", "SB-704", "SB-701"),
    "side": ("SB-509", "SB-1014"),
    "draw": ("SB-315", "SB-704"),
    "pay": ("SB-510", "SB-1002", "SB-1003"),
    "discard": ("SB-513", "SB-514", "SB-1003"),
    "trash": ("SB-112", "SB-1003"),
    "sure": ("SB-912",),
    "worker": ("SB-707", "SB-114", "SB-113"),
    "take": ("SB-526", "SB-527", "SB-512"),
    "draft": ("SB-528", "SB-529", "SB-512"),
    "put": ("SB-808", "SB-1062", "SB-512"),
    "sweep": ("SB-531", "SB-526"),
    "rescue": ("SB-519",),
    "release": ("SB-520",),
    "activate": ("SB-521", "SB-522", "SB-524", "SB-1036"),
    "borrow": ("SB-709", "SB-710"),
    "solve": ("SB-601", "SB-602", "SB-603", "SB-605"),
    "vanquish": ("SB-608", "SB-609", "SB-610", "SB-612", "SB-905"),
    "destroy": ("SB-613", "SB-614", "SB-612"),
    "upgrade": ("SB-711", "SB-713", "SB-714"),
    "meld": ("SB-715", "SB-716"),
    "boast": ("SB-717", "SB-719", "SB-722", "SB-906"),
    "end": ("SB-316", "SB-806"),
}
