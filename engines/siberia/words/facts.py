"""What sentences may say of moves, events and questions, for :meth:`engines.core.Game.facts`.

Cards, locations and effects are phrases (:mod:`card_words`, :mod:`wording`); the other words are
codes that the texts select by.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeAlias

from engines.core import Event, Fact, Phrase, chain, phrase
from engines.siberia.content.effects import All, OneOf, Pay, Then
from engines.siberia.content.model import Content
from engines.siberia.content.terms import Cost
from engines.siberia.rules import events, moves, resolving, targets
from engines.siberia.rules.asking import Question
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import Move
from engines.siberia.rules.stack import Effect, Gathering, Parts, Paying, Playing, Vanquishing
from engines.siberia.rules.turn_events import AutomaTurned
from engines.siberia.words import card_words, wording

Facts: TypeAlias = dict[str, Fact]

NAMED = 2
"""A sweep of more cards is labelled with their ids alone."""


def facts(content: Content, thing: Move | Event) -> Mapping[str, Fact]:
    """Return the facts of a move or an event."""
    return _of_event(content, thing) if isinstance(thing, Event) else of_move(content, thing)


# --- moves ---------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def of_move(content: Content, move: Move) -> Mapping[str, Fact]:
    """Return the facts of a move."""
    return MappingProxyType(_of_move(content, move))


def _of_move(content: Content, move: Move) -> Facts:
    match move:
        case moves.Go(place):
            return _destination(content, place)
        case moves.Destroy(place):
            return {"place": card_words.place(content, place)}
        case moves.Vanquish(place, power, guile):
            at = card_words.place(content, place)
            return {"place": at, "group": at, "price": _price(power, guile)}
        case moves.Solve(card, power, guile):
            quest = content.cards[card]
            assert quest.benefit is not None
            benefit = wording.effect(quest.benefit)
            named = card_words.name(quest)
            price = _price(power, guile)
            return {"card": named, "group": named, "price": price, "benefit": benefit}
        case moves.Play(card) | moves.Take(card) | moves.Keep(card):
            return _titled(content, card) | _what_it_brings(content, card)
        case moves.Activate(card):
            does = card_words.does(content.cards[card]) or phrase("nothing")
            return _titled(content, card) | {"does": does}
        case moves.Upgrade(card):
            item = content.cards[card]
            lines = (card_words.value(item), card_words.ongoing(item))
            tucked = chain("beside", [line for line in lines if line is not None])
            return _titled(content, card) | {"does": tucked}
        case moves.Meld(card):
            bonus = card_words.bonus(content.cards[card])
            return _titled(content, card) | {"does": bonus or phrase("nothing")}
        case moves.Discard(card) | moves.Trash(card) | moves.Rescue(card) | moves.Release(card):
            return _titled(content, card)
        case moves.Pick(at):
            return {"effect": _picked(content, at)}
        case moves.Borrow(at):
            node = content.nodes[at]
            source = card_words.source(content, at)
            return {"place": source, "group": source, "effect": wording.effect(node)}
        case moves.Sweep(cards):
            few = len(cards) <= NAMED
            named = _names(content, cards) if few else phrase("ids", ids=" ".join(cards))
            return {"cards": named}
        case moves.Staff(colour, core):
            return {"colour": colour, "core": "yes" if core else "no"}
        case _:
            return {part.name: getattr(move, part.name) for part in fields(move)[:-1]}


def _titled(content: Content, card: str) -> Facts:
    return {"card": card_words.titled(content, content.cards[card])}


def _what_it_brings(content: Content, card: str) -> Facts:
    """Return the core value, and what else a card is good for: its main worth comes first."""
    printed = content.cards[card]
    return {
        "core-value": wording.gains(*printed.core),
        "does": card_words.brings(printed) or phrase("nothing"),
    }


def _destination(content: Content, place: str) -> Facts:
    """Return where a move leads and what can be gathered there."""
    where = card_words.place(content, place)
    if place in content.map.region:
        return {"place": where, "benefits": phrase("unknown", region=content.map.region[place])}
    return {"place": where, "benefits": card_words.benefits(card_words.tile_of(content, place))}


def _price(power: int, guile: int) -> Phrase:
    """Return what is paid, which a discount may have made nothing."""
    return wording.gains(power, guile) if power or guile else phrase("nothing")


def _picked(content: Content, at: str) -> Phrase:
    """Return what a part brings, so that it differs from the other parts offered with it.

    Meld bonuses and whenevers come from several cards, which are named.
    """
    node = content.nodes[at]
    if at.endswith((".bonus", ".ongoing")):
        return card_words.benefit(content, node)
    said = wording.effect(node)
    above = content.nodes.get(at.rpartition("/")[0])
    if not isinstance(above, All | Then | OneOf):
        return said
    same = [part.at for part in above.parts if wording.effect(part) == said]
    if len(same) == 1:
        return said
    return phrase("again", effect=said, number=same.index(at) + 1)


def _names(content: Content, cards: tuple[str, ...]) -> Phrase:
    return card_words.listed([card_words.name(content.cards[card]) for card in cards])


# --- events --------------------------------------------------------------------------------


def _of_event(content: Content, event: Any) -> Facts:
    """Return the fields of an event, each in the form in which texts take it."""
    told: Facts = {}
    for part in fields(event):
        value = getattr(event, part.name)
        match part.name:
            case "audience" | "reveals" | "kind" | "power" | "guile":
                continue
            case "card" if isinstance(event, AutomaTurned):
                told["card"] = value
            case "card":
                told["card"] = card_words.name(content.cards[value])
            case "cards":
                told["cards"], told["count"] = _names(content, value), len(value)
            case "place":
                told["place"] = card_words.place(content, value)
            case "token":
                told["token"] = card_words.token(value)
            case "tokens":
                several = [card_words.token(token) for token in value] or [phrase("nothing")]
                told["tokens"], told["number"] = card_words.listed(several), len(value)
            case "source":
                told["source"] = card_words.source(content, value)
            case "at":
                told["source"] = card_words.source(content, value)
                told["effect"] = wording.effect(content.nodes[value])
            case "coins":
                told["worth"] = wording.gain("coin", value)
            case "actions":
                told["actions"] = " ".join(value)
            case "star":
                told["star"] = "yes" if value else "no"
            case _:
                told[part.name] = value
    return told | _paid(event)


def _paid(event: Any) -> Facts:
    match event:
        case events.Solved(power=power, guile=guile) | events.Vanquished(power=power, guile=guile):
            return {"price": _price(power, guile)}
        case events.Paid(power=power, guile=guile, maps=maps):
            return {"price": wording.price(Cost(power=power, guile=guile, map=maps))}
        case _:
            return {}


# --- questions -----------------------------------------------------------------------------


def of_question(board: Board, asked: Question) -> tuple[tuple[str, Fact], ...]:
    """Return what a question says: above all which card or location led to it."""
    return tuple(_asked(board, asked).items())


def _asked(board: Board, asked: Question) -> Facts:
    content, at, frame = board.content, asked.at, board.top
    match asked.kind:
        case "token":
            return {"spot": board.me.spot}
        case "action":
            return {"actions": " ".join(board.state.todo)} | _possible(asked)
        case "end":
            return {"maps": "yes" if board.spendable() is not None else "no"}
        case "draft":
            return {}
    assert at is not None
    match frame:
        case Playing():
            return _played(board, frame)
        case Paying(doubt=None, discard=discard, trash=trash):
            return {"source": card_words.source(content, at), "count": discard or trash}
        case Paying(discard=discard):
            card = card_words.name(content.cards[at])
            return {"card": card, "how": "discard" if discard else "trash"}
        case Parts(why=why):
            return {"why": why, "source": card_words.source(content, at)}
        case Vanquishing(taken=taken):
            return {"source": card_words.source(content, at), "taken": taken}
    told: Facts = {"source": card_words.source(content, at)}
    if asked.kind == "draw":
        told["effect"] = wording.effect(content.nodes[at])
    if asked.kind == "pay":
        node = content.nodes[at]
        assert isinstance(node, Pay)
        told |= {"cost": wording.cost(node.cost), "effect": wording.effect(node.effect)}
    return told


def rest(board: Board) -> Fact:
    """Return what is given up if all that is left is skipped: ``none`` if that is what is asked."""
    told = list[Phrase]()
    nodes = board.content.nodes
    for frame in reversed(board.state.stack):
        match frame:
            case Vanquishing(at=at):
                told.append(wording.effect(nodes[at]))
            case Effect(at=at) if targets.live(board, nodes[at]):
                told.append(wording.effect(nodes[at]))
            case Parts() | Gathering():
                told += map(wording.effect, resolving.open_parts(board, frame))
            case Playing(card=card):
                if resolving.core_open(board, frame):
                    core = wording.gains(*board.core(card))
                    told.append(phrase("rest-core", gain=core))
                if resolving.staffable(board, frame):
                    told.append(phrase("rest-worker"))
    return chain("effect-all", told) if len(told) > 1 else "none"


def _possible(asked: Question) -> Facts:
    """Return the only action that can be taken now, or else what their order matters for."""
    actions = {moves.ACTION_OF[move.kind] for move in asked.answers}
    if len(actions) == 1:
        return {"only": actions.pop(), "order": "none"}
    return {"only": "none", "order": "elsewhere" if {"move", "gather"} <= actions else "free"}


def _played(board: Board, frame: Playing) -> Facts:
    """Return what can still be had of the card in play: its core value as it counts now."""
    card = board.card(frame.card)
    core = board.core(frame.card)
    brings = "yes" if resolving.core_open(board, frame) else "full"
    fitting = "yes" if resolving.staffable(board, frame) else "none"
    return {
        "card": card_words.name(card),
        "core": wording.gains(*core) if any(core) else phrase("nothing"),
        "core-open": brings if frame.core else "no",
        "colour": card.colour,
        "does": card_words.does(card) or phrase("nothing"),
        "worker-open": fitting if frame.worker else "no",
    }
