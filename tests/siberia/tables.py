"""Tables of Expeditions for tests: positions made by hand, and moves typed as players type them.

``table(...)`` gives a :class:`Table`. Cards, workers, tokens and maps that are given to a player
are taken from where they were, so that nothing is there twice::

    table = table_of(2, hand="I01 M05", power=3, workers="red", cell="c3", up={"c3": "T12"})
    table.play("cover gather", "play I01", "core staff red")
    assert table.me.power == 5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engines.core import Chance, Decision, Event, IllegalMove, Refusal
from engines.core.line import play_after, play_move
from engines.siberia import Siberia, load
from engines.siberia.content.terms import COLOURS
from engines.siberia.rules.board import Board
from engines.siberia.rules.mats import Active, Mat
from engines.siberia.rules.moves import Action, Move
from engines.siberia.rules.state import State

GAME = load(None)


class Table:
    """A game in progress; ``events`` are those of the last :meth:`play`."""

    def __init__(self, state: State, game: Siberia = GAME) -> None:
        self.state, self.game = state, game
        self.events: tuple[Event, ...] = ()

    @property
    def me(self) -> Mat:
        """The mat of the active player."""
        return self.state.me

    @property
    def asked(self) -> Decision[Move]:
        """The open question."""
        (decision,) = self.game.decisions(self.state)
        return decision

    @property
    def offered(self) -> list[str]:
        """The notation of every move offered."""
        return [self.game.format(move) for move in self.asked.moves]

    @property
    def row(self) -> str:
        """The active player's row, as :func:`table_of` takes it (``I01+red M05``)."""
        return " ".join(
            f"{active.card}+{active.worker}" if active.worker else active.card
            for active in self.me.row
        )

    def place(self, cell: str) -> str:
        """Return what moves call the location of a cell."""
        return Board(self.game.content, self.state).place(cell)

    def change(self, **values: Any) -> Table:
        """Change fields of the state."""
        self.state = replace(self.state, **values)
        return self

    def only(self, *actions: Action) -> Table:
        """Go on to where the token is shifted, by choice, and only these actions are not taken."""
        return self.change(shifted=True, undoable=True, todo=actions)

    def play(self, *lines: str) -> Table:
        """Play typed moves of the active player, each followed by what is forced.

        :raises IllegalMove: if one is refused.
        """
        events = list[Event]()
        for line in lines:
            rest = line
            while rest:
                move, rest = self.game.parse(rest, self.asked.moves)
                played = play_move(self.game, self.state, self.state.active, move)
                for step in (played, *play_after(self.game, played)):
                    events += step.events
                    self.state = step.state
        self.events = tuple(events)
        return self

    def refused(self, line: str) -> Refusal:
        """Return why a typed move is refused."""
        move, _rest = self.game.parse(line, self.asked.moves)
        why = self.game.refusal(self.state, self.state.active, move)
        assert why is not None, f"{line} is legal"
        before = self.game.states.dump(self.state)
        with pytest.raises(IllegalMove):
            self.game.apply(self.state, self.state.active, move)
        assert self.game.states.dump(self.state) == before
        return why

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events of the last :meth:`play`."""
        return [str(getattr(event, "kind", "")) for event in self.events]

    def happened(self, kind: str) -> list[Any]:
        """Return the events of a kind of the last :meth:`play`."""
        return [event for event in self.events if getattr(event, "kind", None) == kind]


def table_of(
    seats: int = 2,
    *,
    seed: str = "test",
    options: Mapping[str, Any] | None = None,
    seat: int = 0,
    hand: str | None = None,
    row: str | None = None,
    up: Mapping[str, str] | None = None,
    corruption: Mapping[str, str] | None = None,
    market: str | None = None,
    deck: str | None = None,
    begun: bool = True,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    game: Siberia = GAME,
    **mat: Any,
) -> Table:
    """Return a table at which it is the turn of ``seat``, who is asked about the action token,
    which lies on the blank spot.

    ``hand`` and ``row`` are card ids, in the row with the worker's colour (``I01+red``). ``up``
    lays location tiles face up on cells, ``corruption`` puts tokens onto cells, the top one last.
    ``market`` and ``deck`` are card ids, the next card of the deck first (the rest of the deck
    follows). ``workers`` are colours of available workers; other fields of the mat are set as they
    are (``power=3, cell="c3", spot="blank", solved=("Q01",)``), ``tokens`` is the player's own
    corruption; whoever else had the ``mech`` gets the other one. ``others`` sets the same for other
    seats. Without ``begun`` it is a turn after Refresh, in which no token is shifted. With
    ``hand``, the starting cards that are not named are out
    of the game.
    """
    state = game.start(seats, game.options(dict(options or {})), seed)
    state = replace(state, active=seat, first=seat, news=replace(state.news, seat=seat))
    for cell, tile in (up or {}).items():
        state = _laid(game, state, cell, tile)
    for cell, tokens in (corruption or {}).items():
        state = _corrupted(game, state, cell, tokens.split())
    mat.setdefault("spot", "blank")
    if begun:
        state = replace(state, shifted=False, todo=())
    changes = {seat: {"hand": hand, "row": row, **mat}}
    for other, values in (others or {}).items():
        changes[other] = dict(values)
    for number, values in changes.items():
        state = _given(game, state, number, values)
    if market is not None:
        state = _dealt(state, market.split())
    if deck is not None:
        state = _stacked(state, deck.split())
    return Table(state, game)


def without(state: State, cards: Sequence[str]) -> State:
    """Return the state with cards taken away from wherever they are; holes are dealt again."""
    gone = set(cards)
    deck = [card for card in state.deck if card not in gone]
    market = [None if card in gone else card for card in state.market]
    market = [deck.pop() if card is None and deck else card for card in market]
    mats = tuple(
        replace(
            mat,
            hand=tuple(card for card in mat.hand if card not in gone),
            row=tuple(active for active in mat.row if active.card not in gone),
        )
        for mat in state.mats
    )
    return replace(state, deck=tuple(deck), market=tuple(market), mats=mats)


def _laid(game: Siberia, state: State, cell: str, tile: str) -> State:
    """Lay a tile face up on a cell; the tile that was there takes its place."""
    cells, locations = game.content.map.cells, list(state.locations)
    there = next(number for number, loc in enumerate(locations) if loc.tile == tile)
    here = cells.index(cell)
    if there != here:
        locations[there] = replace(locations[there], tile=locations[here].tile)
    locations[here] = replace(locations[here], tile=tile, up=True, map=False)
    return replace(state, locations=tuple(locations))


def _corrupted(game: Siberia, state: State, cell: str, tokens: list[str]) -> State:
    bag = list(state.bag)
    for token in tokens:
        if token != game.content.heart:
            bag.remove(token)
    locations, here = list(state.locations), game.content.map.cells.index(cell)
    locations[here] = replace(locations[here], corruption=tuple(tokens))
    return replace(state, bag=tuple(bag), locations=tuple(locations))


def _given(game: Siberia, state: State, seat: int, values: Mapping[str, Any]) -> State:
    """Give a player cards, workers, tokens and anything else."""
    changes = {name: value for name, value in values.items() if value is not None}
    if "tokens" in changes:
        changes["corruption"] = tuple(changes.pop("tokens").split())
    row = tuple(
        Active(card, worker or None)
        for card, _plus, worker in (word.partition("+") for word in changes.pop("row", "").split())
    )
    hand = tuple(changes["hand"].split()) if "hand" in changes else None
    tucked = [c for name in ("solved", "melded", "upgraded") for c in changes.get(name, ())]
    state = without(state, [*(hand or ()), *(active.card for active in row), *tucked])
    counts = [0] * len(COLOURS)
    for colour in changes.get("workers", "").split():
        counts[COLOURS.index(colour)] += 1
    supply = list(state.workers)
    for number, count in enumerate(counts):
        supply[number] -= count
    for active in row:
        if active.worker is not None:
            supply[COLOURS.index(active.worker)] -= 1
    bag = list(state.bag)
    for token in changes.get("corruption", ()):
        if token != game.content.heart:
            bag.remove(token)
    own = state.mats[seat]
    if hand is not None:
        changes["hand"] = hand
    changes |= {"row": row, "workers": tuple(counts)}
    mats = list(state.mats)
    if "mech" in changes:
        same = next((n for n, mat in enumerate(mats) if mat.mech == changes["mech"]), seat)
        mats[same] = replace(mats[same], mech=own.mech)
    mats[seat] = replace(own, **changes)
    return replace(
        state,
        mats=tuple(mats),
        workers=tuple(supply),  # type: ignore[arg-type]
        maps=state.maps - changes.get("maps", 0),
        bag=tuple(bag),
    )


def _dealt(state: State, cards: list[str]) -> State:
    """Put cards into the holes; what was there goes back into the deck."""
    back = [card for card in state.market if card is not None]
    state = replace(state, market=(None,) * len(state.market), deck=(*back, *state.deck))
    gone = set(cards)
    deck = tuple(card for card in state.deck if card not in gone)
    market = (*cards, *(None,) * (len(state.market) - len(cards)))
    return replace(state, deck=deck, market=market)


def _stacked(state: State, cards: list[str]) -> State:
    """Put cards on top of the deck, the first one as the next."""
    rest = tuple(card for card in state.deck if card not in cards)
    return replace(state, deck=(*rest, *reversed(cards)))


def chance(seed: str = "test") -> Chance:
    """Return a generator."""
    return Chance.from_seed(seed)
