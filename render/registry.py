"""The renderers of games: what they offer, and how to get one by game id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast, runtime_checkable

from engines.core import AnyGame, Course, Place
from engines.registry import PACKAGES
from render.picture import Picture
from render.signs import SIGNS, Sign
from render.words import Words


class Renderer(Protocol):
    """The functions that the module ``render.<game id>``, or its object ``renderer``, must have.

    From a view without a seat they make the public picture or text. ``names`` are the players'
    display names by seat. Texts are Markdown of at most 3,500 characters and say everything that
    the picture shows.
    """

    def board(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the board, with the reader's draft and choices if the view has them."""

    def start(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the plate at the start of a game: its options, its seats, and who begins."""

    def end(
        self, view: Any, words: Words, names: Sequence[str], days: tuple[date, date]
    ) -> Picture:
        """Draw the poster at the end of a game played from the first of the days to the last."""

    def curve(self, course: Course, words: Words, names: Sequence[str]) -> Picture:
        """Draw how everybody's points went in a game that is over (:func:`render.curve.chart`)."""

    def length(self, view: Any, words: Words, days: tuple[date, date]) -> str:
        """Say how long a game was that is over, and when, as the poster does."""

    def hand(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw what the reader holds; the view must have a seat."""

    def hand_view(self, view: Any) -> Any:
        """Return the view with everything blank that picture and text of the hand do not show.

        Views that are equal then have the same hand, so that it is drawn once for all of them.
        """

    def card_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Say what stands under the picture of a post, or for a seat's view of its panel.

        That is what the board's picture does not show, in Markdown with signs
        (:mod:`render.signs`): at most 2,000 characters, and 1,600 for a view with a seat.
        """

    def board_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Put the board into words."""

    def hand_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Put what the reader holds into words; the view must have a seat."""

    def minute(self, words: Words) -> Picture:
        """Draw what the game is about, for *In one minute*: the goal, a turn, and points."""

    def key(self, words: Words) -> Picture:
        """Draw the key: every sign of the pictures that texts do not show, with its meaning."""

    def tags(self, view: Any, words: Words) -> Mapping[str, str]:
        """Return what the pictures call each answer of the reader, by the move's notation.

        An answer is left out if its label says already where it is in the picture.
        """


@runtime_checkable
class MapRenderer(Renderer, Protocol):
    """What the renderer of a game with a map must have as well.

    ``place`` is the id of one of the game's places (:meth:`engines.core.Game.places`).
    """

    def layers(self) -> Iterator[Callable[[], object]]:
        """Yield functions that each draw and cache one layer that all pictures share.

        Calling them in advance makes the first picture as quick as later ones.
        """

    def whole_map(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the whole map with the names of all points, large, for zooming."""

    def closeups(self, view: Any, words: Words, names: Sequence[str]) -> tuple[Picture, ...]:
        """Draw the map around each expedition for which the reader may choose an arrow.

        What may be chosen is named, and called there as in :meth:`tags`. Empty if it is no arrow.
        """

    def closeup(self, view: Any, words: Words, names: Sequence[str]) -> tuple[Picture, ...]:
        """Draw that of the :meth:`closeups` in which most of what the reader wants is near.

        Empty if none of what may be chosen leads to such a place, or to one next to it.
        """

    def where(self, view: Any, place: str, words: Words, names: Sequence[str]) -> Picture:
        """Draw the part of the map around a place, the place marked and its neighbours named."""

    def where_text(self, view: Any, place: str, words: Words, names: Sequence[str]) -> str:
        """Say where a place is, what it is known for, and what lies next to it."""

    def targets(self, view: Any, words: Words, names: Sequence[str]) -> Picture:
        """Draw the reader's own targets, the nearest first; the view must have a seat."""

    def targets_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Put the reader's own targets into words, the nearest first, also if there are none."""


@runtime_checkable
class LookupRenderer(Renderer, Protocol):
    """What the renderer of a game must have as well in which players look things up.

    ``card`` is the id of a card, ``place`` what moves call a location, ``seat`` any player's. The
    pictures show everything about the thing that the reader of the view may know, and the texts of
    at most 3,500 characters say the same and where the thing is.
    """

    def cards(self, view: Any) -> Sequence[Place]:
        """Return all cards with their names, in the order in which they are listed.

        The first of ``also`` is what pictures call a card.
        """

    def locations(self, view: Any) -> Sequence[Place]:
        """Return all locations with their names as far as they are known, by what moves call them.

        The first of ``also`` is what pictures call a location.
        """

    def market_text(self, view: Any, words: Words, names: Sequence[str]) -> str:
        """Say what the cards are and do that lie open for everybody; empty if none do."""

    def card_picture(self, view: Any, card: str, words: Words, names: Sequence[str]) -> Picture:
        """Draw a card large, with everything printed on it in icons and in words."""

    def card_details(self, view: Any, card: str, words: Words, names: Sequence[str]) -> str:
        """Say everything that is printed on a card, and where it is."""

    def location_picture(
        self, view: Any, place: str, words: Words, names: Sequence[str]
    ) -> Picture:
        """Draw a location with what lies around it, and say what it brings."""

    def location_details(self, view: Any, place: str, words: Words, names: Sequence[str]) -> str:
        """Say what a location brings, and what lies and stands there and next to it."""

    def player_picture(self, view: Any, seat: int, words: Words, names: Sequence[str]) -> Picture:
        """Draw everything that a player has."""

    def player_details(self, view: Any, seat: int, words: Words, names: Sequence[str]) -> str:
        """Say everything that a player has."""


@runtime_checkable
class ContentRenderer(Renderer, Protocol):
    """What the renderer of a game must have as well that draws on content, not on views alone."""

    def use(self, game: Any) -> None:
        """Draw the content of this game from now on; to be called before threads draw."""


@runtime_checkable
class BoardViewRenderer(Renderer, Protocol):
    """What the renderer of a game must have as well whose board leaves out what changes often."""

    def board_view(self, view: Any) -> Any:
        """Return the view with that blank: views that are equal then have the same board."""


@cache
def renderer(game_id: str) -> Renderer:
    """Return the renderer of a game.

    :raises ModuleNotFoundError: if the game has none.
    """
    module = import_module(f"render.{game_id}")
    return cast(Renderer, getattr(module, "renderer", module))


def drawn_view(game_id: str, kind: str, view: Any) -> Any:
    """Return the view with blank what a kind of picture does not show, as far as that is known.

    Views that are equal then have the same picture, so that it is drawn once for all of them.
    """
    if kind == "hand":
        return renderer(game_id).hand_view(view)
    if kind == "board" and (board_renderer := _board_view_renderer(game_id)) is not None:
        return board_renderer.board_view(view)
    return view


# To look whether a renderer has all methods takes as long as a dozen sentences.


@cache
def _board_view_renderer(game_id: str) -> BoardViewRenderer | None:
    game_renderer = renderer(game_id)
    return game_renderer if isinstance(game_renderer, BoardViewRenderer) else None


@cache
def map_renderer(game_id: str) -> MapRenderer | None:
    """Return the renderer of a game if it draws a map, else ``None``.

    :raises ModuleNotFoundError: if the game has no renderer.
    """
    game_renderer = renderer(game_id)
    return game_renderer if isinstance(game_renderer, MapRenderer) else None


def draw_content_of(games: Iterable[AnyGame]) -> None:
    """Let renderers draw the content of these games, which may not be the packaged one.

    To be called before threads draw.

    :raises ModuleNotFoundError: if a game has no renderer.
    """
    for game in games:
        game_renderer = renderer(game.id)
        if isinstance(game_renderer, ContentRenderer):
            game_renderer.use(game)


@cache
def lookup_renderer(game_id: str) -> LookupRenderer | None:
    """Return the renderer of a game if things can be looked up in it, else ``None``.

    :raises ModuleNotFoundError: if the game has no renderer.
    """
    game_renderer = renderer(game_id)
    return game_renderer if isinstance(game_renderer, LookupRenderer) else None


def all_signs() -> tuple[Sign, ...]:
    """Return the signs that are shared and those of all games."""
    for game_id in PACKAGES:
        renderer(game_id)
    return tuple(SIGNS.values())
