"""The set-up (section 2 of the rules)."""

from __future__ import annotations

from engines.core import BadOptions, Chance
from engines.siberia.content.model import BASE, Content
from engines.siberia.content.terms import COLOURS
from engines.siberia.rules import turns
from engines.siberia.rules.board import Board
from engines.siberia.rules.mats import Mat, News
from engines.siberia.rules.state import Automa, Location, SiberiaOptions, State

USUAL_LEVEL = 2
"""The level of the automa if none is named."""


def start(content: Content, seats: int, options: SiberiaOptions, seed: str) -> State:
    """Return the state in which the first player takes the first action.

    :raises BadOptions: if a level is named and more than one plays.
    """
    if options.level is not None and seats > 1:
        raise BadOptions("level: only one player has the automa", "alone", option="level")
    chance = Chance.from_seed(seed)
    mechs, chance = chance.shuffled(sorted(content.mechs))
    pairs, chance = chance.shuffled(
        sorted({card.pair for card in content.cards.values() if card.pair is not None})
    )
    starting = {
        (card.pair, card.type): card.id for card in content.cards.values() if card.pair is not None
    }
    locations = list[Location]()
    for region in ("S", "C", "N"):
        tiles = sorted(tile.id for tile in content.tiles.values() if tile.region == region)
        laid, chance = chance.shuffled(tiles)
        locations += [Location(tile, up=region == "S", map=region != "S") for tile in laid]
    cells = sorted(
        content.map.cells, key=lambda cell: "SCN".index(content.map.region[cell])
    )  # stable: the cells of a region stay in order
    laid_out = dict(zip(cells, locations, strict=True))
    deck, chance = chance.shuffled(
        sorted(card.id for card in content.cards.values() if card.pair is None)
    )
    first, chance = chance.below(seats)
    holes = len(content.map.holes)
    red, blue, green, yellow, purple = (content.workers[colour] for colour in COLOURS)
    state = State(
        chance=chance,
        mats=tuple(
            Mat(
                mech=mech,
                cell=BASE,
                hand=(starting[pair, "character"], starting[pair, "companion"]),
            )
            for mech, pair in zip(mechs[:seats], pairs[:seats], strict=True)
        ),
        locations=tuple(laid_out[cell] for cell in content.map.cells),
        market=tuple(reversed(deck[-holes:])),
        deck=deck[:-holes],
        swept=(),
        bag=tuple(sorted(content.tokens)),
        workers=(red, blue, green, yellow, purple),
        maps=content.maps - sum(location.map for location in locations),
        trashed=(),
        first=first,
        active=first,
        turn=0,
        shifted=False,
        todo=(),
        stack=(),
        lent=(),
        counted=(),
        undoable=False,
        done=(),
        trigger=None,
        last=None,
        over=False,
        automa=Automa(level=options.level or USUAL_LEVEL) if seats == 1 else None,
        news=News(seat=first),
        before=None,
        earlier=(),
    )
    turns.begin(Board(content, state))
    return state
