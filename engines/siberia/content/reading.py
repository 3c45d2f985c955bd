"""Read effects as they are written in a content file (SB-1001, SB-1002, 10.1.2, SB-1021).

Everything outside the closed set of the effect language is refused with a ``ValidationError`` that
says what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from engines.siberia.content import effects
from engines.siberia.content.effects import (
    ANY_CARD,
    COLOURS,
    Anytime,
    Cost,
    Filter,
    Gain,
    Moment,
    Node,
    Ongoing,
    Resource,
    StaticKind,
    Whenever,
)
from engines.siberia.content.raw import Raw, listed
from engines.siberia.content.terms import (
    FILTER,
    TRACK,
    TUCKED,
    amount,
    card_filter,
    colours,
    condition,
    cost,
)

COINS: Final = 20
"""The most coins of one gain."""

TOKENS: Final = 10
"""The most maps, corruption or cards of one effect."""

STEPS: Final = 9
"""The longest move."""

DISCOUNT: Final = 5
"""The largest reduction; a menu has room for all ways to split it."""

PARTS: Final = 9
"""The most parts of an effect."""

DEPTH: Final = 9
"""How many effects may be within one another."""

SOURCES: Final[tuple[Literal["row", "previous", "adjacent", "any"], ...]] = (
    "row",
    "previous",
    "adjacent",
    "any",
)
RESCUED: Final[tuple[Literal["card", "worker"], ...]] = ("card", "worker")
WHERE: Final = ("here", "adjacent")

EVENTS: Final = ("gain", "play", "explore", "tuck", "rescue")
GAINED: Final[Mapping[str, Moment]] = MappingProxyType(
    {
        "power": "gain-power",
        "guile": "gain-guile",
        "map": "gain-map",
        "worker": "gain-worker",
        "card": "gain-card",
        "corruption": "gain-corruption",
    }
)
TUCKING: Final[Mapping[str, Moment]] = MappingProxyType(
    {"quest": "tuck-quest", "item": "tuck-item", "meteorite": "tuck-meteorite"}
)

NUMBERED: Final[Mapping[StaticKind, tuple[int, int]]] = MappingProxyType(
    {
        "move_range": (1, STEPS),
        "vanquish_discount": (1, DISCOUNT),
        "first_of_colour_discount": (1, 1),
        "solve_discount": (1, DISCOUNT),
        "tuck_limit": (TUCKED, TUCKED),
    }
)
"""Changes of a number, and from where to where it may be."""

WILD: Final[tuple[StaticKind, ...]] = ("wild_worker", "wild_card")
STATICS: Final = (*NUMBERED, "to_hand", *WILD)

CHAINING: Final = (effects.PlayCard, effects.Activate, effects.GatherHere, effects.Borrow)
"""What can set off effects of other cards and places (SB-1033)."""

Reader: TypeAlias = Callable[[Raw, str], Node]


def node(raw: Raw, at: str) -> Node:
    """Return the effect written there; ``at`` is its address."""
    keys = raw.keys("an effect")
    for key in keys:
        if key not in KEYS:
            raise raw.wrong(f"unknown effect {key!r}: one of {listed(EFFECTS)}")
    if at.count("/") > DEPTH:
        raise raw.wrong(f"more than {DEPTH} effects are in one another")
    if "pay" in keys or "for" in keys:
        pair = raw.only("'pay'", ("pay", "for"), ("pay", "for"))
        return effects.Pay(at, cost(pair["pay"]), node(pair["for"], f"{at}/1"))
    if "if" in keys or "do" in keys:
        pair = raw.only("'if'", ("if", "do"), ("if", "do"))
        return effects.If(at, condition(pair["if"]), node(pair["do"], f"{at}/1"))
    if len(keys) > 1:
        raise raw.wrong(f"an effect has one key, not {listed(keys)}: combine them in all or then")
    key, value = next(iter(keys.items()))
    return READERS[key](value, at)


def walk(effect: Node) -> Iterator[Node]:
    """Yield an effect and all its parts."""
    yield effect
    match effect:
        case effects.All(parts=parts) | effects.Then(parts=parts) | effects.OneOf(parts=parts):
            for part in parts:
                yield from walk(part)
        case effects.Pay(effect=inner) | effects.If(effect=inner):
            yield from walk(inner)


def chain(effect: Node) -> int:
    """Return how many chaining parts the longest path through an effect has (SB-1033)."""
    match effect:
        case effects.All(parts=parts) | effects.Then(parts=parts):
            return sum(chain(part) for part in parts)
        case effects.OneOf(parts=parts):
            return max(chain(part) for part in parts)
        case effects.Pay(effect=inner) | effects.If(effect=inner):
            return chain(inner)
    return int(isinstance(effect, CHAINING))


def ongoing(raw: Raw, at: str) -> Ongoing:
    """Return an ongoing part; ``at`` is the address of what it does."""
    keys = raw.keys("an ongoing part")
    if "static" in keys:
        return _static(raw.only("an ongoing part", ("static",))["static"])
    if "whenever" not in keys:
        raise raw.wrong(f"unknown ongoing part {listed(keys)}: one of static, whenever")
    keys = raw.only("'whenever'", ("whenever", "do", "once"), ("whenever", "do"))
    moment, wanted = _event(keys["whenever"])
    if "once" in keys:
        keys["once"].word(("turn",))
    effect = node(keys["do"], at)
    if chain(effect):
        raise keys["do"].wrong("none of play, activate, gather and borrow is ongoing (SB-1033)")
    return Whenever(moment, effect, wanted, "once" in keys)


def mech_ability(raw: Raw, at: str) -> Ongoing | Anytime:
    """Return what a mech can do: an ongoing part, or that of Odin's Wrath (SB-806)."""
    keys = raw.keys("the ability of a mech")
    if "static" in keys or "whenever" in keys:
        return ongoing(raw, at)
    if "anytime" not in keys:
        raise raw.wrong(f"unknown ability {listed(keys)}: one of static, whenever, anytime")
    anytime = raw.only("the ability of a mech", ("anytime",))["anytime"]
    match node(anytime, at):
        case effects.Pay(cost=Cost(0, 0, 1, 0, 0), effect=effects.OneOf(parts=parts)):
            gains = tuple(
                part.what for part in parts if isinstance(part, Gain) and part.amount == 1
            )
            if len(gains) == len(set(gains)) == len(parts):
                return Anytime(gains)
    raise anytime.wrong(
        "'anytime' pays {map: 1} for an 'or' of different gains: 1 power, 1 guile or 1 coin"
    )


def _event(raw: Raw) -> tuple[Moment, Filter]:
    keys = raw.keys("an event")
    if "gain" in keys:
        gained = keys["gain"].word(tuple(GAINED))
        allowed = ("gain", *FILTER) if gained == "card" else ("gain",)
        return GAINED[gained], card_filter(raw.only(f"'gain {gained}'", allowed))
    key, value = raw.single("an event", EVENTS)
    if key == "play":
        return "play", card_filter(value.only("'play'", FILTER))
    if key == "tuck":
        return TUCKING[value.word(tuple(TUCKING))], ANY_CARD
    value.word(("any",))
    return ("explore" if key == "explore" else "rescue"), ANY_CARD


def _static(raw: Raw) -> effects.Static:
    key, value = raw.single("'static'", STATICS)
    for kind, (least, most) in NUMBERED.items():
        if key == kind:
            return effects.Static(kind, value.number(least, most))
    for kind in WILD:
        if key == kind:
            return effects.Static(kind, 1, value.word(COLOURS))
    value.true()
    return effects.Static("to_hand", 1)


def _gain(what: Resource, most: int) -> Reader:
    return lambda raw, at: Gain(at, what, amount(raw, most))


def _count(build: Callable[[str, int], Node]) -> Reader:
    return lambda raw, at: build(at, raw.number(1, TOKENS))


def _one(build: Callable[[str], Node]) -> Reader:
    """Return the reader of an effect that is always done once."""

    def read(raw: Raw, at: str) -> Node:
        raw.number(1, 1)
        return build(at)

    return read


def _word(build: Callable[[str], Node], word: str) -> Reader:
    """Return the reader of an effect of which only one form is known."""

    def read(raw: Raw, at: str) -> Node:
        raw.word((word,))
        return build(at)

    return read


def _combined(key: str, build: Callable[[str, tuple[Node, ...]], Node]) -> Reader:
    def read(raw: Raw, at: str) -> Node:
        parts = enumerate(raw.parts(f"'{key}'", 2, PARTS), start=1)
        return build(at, tuple(node(part, f"{at}/{number}") for number, part in parts))

    return read


def _take(raw: Raw, at: str) -> Node:
    keys = raw.only("'take'", ("from", *FILTER), ("from",))
    return effects.Take(at, keys["from"].word(("any", "adjacent")) == "adjacent", card_filter(keys))


def _play(raw: Raw, at: str) -> Node:
    return effects.PlayCard(at, card_filter(raw.only("'play'", FILTER)))


def _move(raw: Raw, at: str) -> Node:
    if raw.value == "range":
        return effects.MoveMech(at, None)
    if type(raw.value) is not int or not 1 <= raw.value <= STEPS:
        raise raw.wrong(f"{raw.value!r} is not range, or a number from 1 to {STEPS}")
    return effects.MoveMech(at, raw.value)


def _rescue(raw: Raw, at: str) -> Node:
    keys = raw.only("'rescue'", ("what", *FILTER), ("what",))
    return effects.Rescue(at, keys["what"].word(RESCUED), card_filter(keys))


def _activate(raw: Raw, at: str) -> Node:
    keys = raw.only("'activate'", ("from", *FILTER), ("from",))
    return effects.Activate(at, keys["from"].word(SOURCES), card_filter(keys))


def _solve(raw: Raw, at: str) -> Node:
    keys = raw.only("'solve'", ("discount",))
    return effects.Solve(at, keys["discount"].number(1, DISCOUNT) if keys else 0)


def _vanquish(raw: Raw, at: str) -> Node:
    keys = raw.only("'vanquish'", ("max", "discount", "at"))
    return effects.Vanquish(
        at,
        most=keys["max"].number(1, TOKENS) if "max" in keys else None,
        discount=keys["discount"].number(1, DISCOUNT) if "discount" in keys else 0,
        adjacent="at" in keys and keys["at"].word(WHERE) == "adjacent",
    )


def _destroy(raw: Raw, at: str) -> Node:
    keys = raw.only("'destroy'", ("at",), ("at",))
    return effects.Destroy(at, keys["at"].word(WHERE) == "adjacent")


READERS: Final[Mapping[str, Reader]] = MappingProxyType(
    {
        "power": _gain("power", TRACK),
        "guile": _gain("guile", TRACK),
        "coin": _gain("coin", COINS),
        "map": _count(effects.GainMap),
        "corruption": _count(effects.GainCorruption),
        "worker": lambda raw, at: effects.GainWorker(at, colours(raw)),
        "draw": _count(effects.Draw),
        "draft": _one(effects.Draft),
        "take": _take,
        "sweep": _word(effects.Sweep, "any"),
        "play": _play,
        "move": _move,
        "gather": _word(effects.GatherHere, "here"),
        "refresh": _word(effects.RefreshAll, "all"),
        "rescue": _rescue,
        "activate": _activate,
        "borrow": _one(effects.Borrow),
        "solve": _solve,
        "vanquish": _vanquish,
        "destroy": _destroy,
        "upgrade": _one(effects.Upgrade),
        "meld": _one(effects.Meld),
        "boast": _one(effects.Boast),
        "all": _combined("all", effects.All),
        "then": _combined("then", effects.Then),
        "or": _combined("or", effects.OneOf),
    }
)
"""Effects of one key."""

EFFECTS: Final = tuple(sorted((*READERS, "pay", "if")))
KEYS: Final = frozenset((*EFFECTS, "for", "do"))
