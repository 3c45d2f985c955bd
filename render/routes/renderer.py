"""The renderer of a game on the network of routes: a :class:`render.registry.MapRenderer`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from engines.core import Course
from render.curve import chart
from render.picture import Picture
from render.routes import (
    board,
    closeups,
    hand,
    key,
    mapping,
    minute,
    poster,
    results,
    tags,
    targets,
    telling,
    tokens,
    where,
)  # fmt: skip
from render.routes.game import RouteGame
from render.routes.say import Say
from render.routes.targets import Asked
from render.routes.where import Spot
from render.sentences import alt_text, escaped_names, plain_names
from render.words import Words
from render.worldmap import layers


@dataclass(frozen=True, slots=True, eq=False)
class RouteRenderer:
    """Draws a route game, and puts it into words, by what the game tells about itself."""

    game: RouteGame

    # --- the board ---------------------------------------------------------------------------

    def board(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the map, whose turn it is, and what the view's own reader may see and choose."""
        scene, say = self.game.scene(view), self.game.say(words)
        page = board.board(view, scene, say, names)
        return page.picture(telling.board_alt(self.game, view, words, names))

    def whole_map(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the map with the names of all points, large, for zooming."""
        say = self.game.say(words)
        drawn = mapping.whole_map(self.game.scene(view), called=say.place)
        alt = telling.board_alt(self.game, view, words, names, say("map-alt"))
        return Picture(drawn.image, alt, drawn.pieces)

    def layers(self) -> Iterator[Callable[[], object]]:
        """Yield functions that each draw and cache one layer that all pictures share."""
        return layers(self.game.look)

    def board_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Return the whole board in Markdown."""
        return telling.board_text(self.game, view, words, names)

    def card_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Say in Markdown what everybody, or the reader of the view, needs beside the picture."""
        return telling.card_text(self.game, view, words, names)

    # --- a reader's own ----------------------------------------------------------------------

    def hand(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the reader's cards, and a running exchange."""
        view, say = self.game.hand_view(view), self.game.say(words)
        shown, alt = self.game.hand(view, say), telling.hand_alt(self.game, view, words)
        return hand.picture(self.game.scene(view), view.seat, shown, say, alt)

    def hand_view(self, view: Any) -> Any:
        """Return the view with everything blank that picture and text of the hand do not show."""
        return self.game.hand_view(view)

    def hand_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Return everything the reader holds in Markdown."""
        return telling.hand_text(self.game, view, words)

    def closeups(self, view: Any, words: Words, names: Sequence[str]) -> tuple[Picture, ...]:
        """Draw the map around each expedition for which the reader may choose an arrow."""
        return closeups.pictures(self.game.scene(view), self.game.say(words))

    def closeup(self, view: Any, words: Words, names: Sequence[str]) -> tuple[Picture, ...]:
        """Draw that of the closeups in which most of the reader's own places are near, if any."""
        return closeups.nearest(self.game.scene(view), self.game.say(words))

    def targets(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the map with the reader's own targets; their list begins with the nearest."""
        return targets.picture(*self._targets(view, words))

    def targets_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """List the reader's own targets, the nearest to an expedition first."""
        return targets.text(*self._targets(view, words))

    def _targets(self, view: Any, words: Words) -> Asked:
        assert view.seat is not None, "only a player has targets"
        scene, say = self.game.scene(view), self.game.say(words)
        places = self.game.own_places(view, scene)
        return scene, places, view.seat, say, self.game.notes(view, say)

    def tags(self, view: Any, words: Words) -> Mapping[str, str]:
        """Return what the pictures call each answer of the reader, by its notation."""
        asked = view.decision, getattr(view, "free_action", None)
        moves = [move for decision in asked if decision for move in decision.moves]
        return tags.of(self.game.scene(view), moves, self.game.notation, self.game.say(words))

    # --- a place -----------------------------------------------------------------------------

    def where(self, view: Any, place: str, words: Words, names: Sequence[str]) -> Picture:
        """Draw the part of the map around a point, the point marked and its neighbours named."""
        called, say = plain_names(view.players, words, names), self.game.say(words)
        return where.picture(self.game.scene(view), self._spot(view, place, say), say, called)

    def where_text(self, view: Any, place: str, words: Words, names: Sequence[str]) -> str:
        """Say what and where a point is, its neighbours, what is on it, and how far it is."""
        called, say = escaped_names(view.players, words, names), self.game.say(words)
        return where.text(self.game.scene(view), self._spot(view, place, say), say, called)

    def _spot(self, view: Any, place: str, say: Say) -> Spot:
        return Spot(place, self.game.title(place, say), self.game.hidden(view, place, say))

    # --- the beginning, the end, and what explains the game ----------------------------------

    def start(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the plate at the start: the options, the seats, and who begins."""
        say = self.game.say(words)
        chosen = [say(f"start-{name}") for name in self.game.options if getattr(view, name)]
        chosen = chosen or [say("start-basic")]
        scene, called = self.game.scene(view), plain_names(view.players, words, names)
        page = poster.beginning(scene, chosen, view.first, say, names[: view.players])
        return page.picture(alt_text(results.begun(chosen, view.first, say, called), words))

    def end(
        self, view: Any, words: Words, names: Sequence[str], days: tuple[date, date]
    ) -> Picture:
        """Draw the poster at the end of a game played from the first of the days to the last."""
        say, called = self.game.say(words), plain_names(view.players, words, names)
        ended = results.ending(self.game, view, say, days)
        page = poster.ending(self.game.scene(view), ended, say, names)
        return page.picture(alt_text(results.told(ended, say, called), words))

    def length(self, view: Any, words: Words, days: tuple[date, date]) -> str:
        """Say how many rounds a game that is over has had, and its dates."""
        ended = results.ending(self.game, view, self.game.say(words), days)
        return f"{ended.rounds} · {ended.days}"

    def curve(self, course: Course, words: Words, names: Sequence[str]) -> Picture:
        """Draw how the points of a game that is over went."""
        return chart(self.game.look.name, self.game.face, course, words, names, tokens.shield)

    def minute(self, words: Words) -> Picture:
        """Draw what the game is about: four scenes with its map, arrows and cards."""
        return minute.minute(self.game.look, self.game.say(words))

    def key(self, words: Words) -> Picture:
        """Draw every sign of the game with its meaning."""
        return key.key(self.game.look, self.game.say(words), self.game.signs)
