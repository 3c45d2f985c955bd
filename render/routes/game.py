"""What a route game tells :class:`render.routes.renderer.RouteRenderer` about itself.

Views are those of the game. Both games' views have the same names for what both have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines.routes.notation import RouteNotation
from render.explained import Sign
from render.faces import FACES, Face
from render.routes.hand import Hand
from render.routes.say import Say
from render.routes.scene import Scene
from render.words import Words
from render.worldmap import Look

Facts = Callable[[Any, Say], Iterable[str]]
"""Facts or sentences about a view, without any if there is nothing to say."""

Named = Callable[[Any, Say, Sequence[str]], Iterable[str]]
"""The same with the players' names."""

Standing = Callable[[Any, int, Say], Iterable[str]]
"""The same about a seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteGame:
    """A game on the network of routes: how it looks, and what is its own in pictures and texts."""

    look: Look
    notation: type[RouteNotation]
    apart: bool
    """Whether a first arrow must take a free line: see :func:`render.routes.scene.open_ways`."""

    options: tuple[str, ...]
    """Options that the plate at the start names where they are chosen."""

    scene: Callable[[Any], Scene]
    """What is on the map."""

    owed: Callable[[Any, Say], Sequence[str]]
    """What is to be done in this turn, what may be spent, and whether the end is near."""

    keep: type[Any]
    """The moves by which a card is kept in an exchange."""

    choices: Facts
    """Which points the reader may choose now."""

    own_places: Callable[[Any, Scene], Sequence[str]]
    """The reader's own targets."""

    standing: Standing
    """The public facts about a player in the alt text."""

    lying: Named
    """What else lies on the table, for the alt text."""

    facts: Standing
    """The public facts about a player in the long text."""

    cards: Named
    """The cards on the table, for the long text."""

    more: Facts = lambda *_given: ()
    """What the long text says after the players."""

    hand: Callable[[Any, Say], Hand]
    """What the picture of the hand shows."""

    hand_more: Facts
    """What else the reader holds, after the cards."""

    hand_view: Callable[[Any], Any]
    """The view with everything blank that the hand does not show."""

    public: Callable[[Any, Say, Sequence[str]], Iterable[Sequence[str]]]
    """What follows under the picture for everybody, in several forms, the longest first."""

    private: Callable[[Any, Say], Iterable[Sequence[str]]]
    """What follows under the picture for a reader, in the same way."""

    decided_by: Callable[[Any], Sequence[int]]
    """By seat the number that decides among equal points."""

    note: Callable[[Any, int, Say], str] = lambda *_given: ""
    """What is said at the end instead of the sources of a player's points."""

    title: Callable[[str, Say], str] = lambda place, say: say.place(place)
    """The title of a place's card."""

    about: Callable[[Any, Say], str] = lambda *_given: ""
    """What is to be known of a card in hand."""

    hidden: Callable[[Any, str, Say], str] = lambda *_given: ""
    """On which face-down card a place is, if the reader knows one."""

    notes: Callable[[Any, Say], Mapping[str, str]] = lambda *_given: {}
    """Notes on the reader's own targets, by place."""

    signs: tuple[Sign, ...] = ()
    """Signs of the key that are the game's own."""

    @property
    def face(self) -> Face:
        """The colours and ornaments of the game's pages."""
        return FACES[self.look.name]

    def say(self, words: Words) -> Say:
        """Return the game's sentences in a language."""
        return Say(words, self.look.name)
