"""The whole table, a mat, a card and a location in words, for players who cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines import core
from engines.siberia.content.model import Names
from engines.siberia.rules.view import Place, View
from engines.siberia.words import card_words
from render.sentences import escaped, escaped_names, listed, long_text, plain_names, series, upper
from render.siberia import phrases, places
from render.siberia.content import content
from render.siberia.phrases import said
from render.words import Words


def board_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the whole table in Markdown; if it is too long, without what cards and places do."""
    forms = (
        _board(view, words, names, cards=printed, benefits=brings)
        for printed, brings in ((True, True), (False, True), (False, False))
    )
    return long_text(words, *forms)


def _board(
    view: View, words: Words, names: Sequence[str], *, cards: bool, benefits: bool
) -> Iterator[str]:
    called_ = escaped_names(len(view.mats), words, names)
    chosen, changed = phrases.spots(view, words)
    yield f"**{words('siberia-board-title')}** · {phrases.status(view, words, called_)}"
    if view.seat is not None:
        yield chosen
        if items := phrases.pending(view, words):
            yield listed(words, words("siberia-pending"), series(items, words))
    for seat, name in enumerate(called_):
        yield listed(words, f"{seat + 1}. **{name}**", phrases.standing(view, seat, words))
    yield from phrases.automa(view, words)
    mechs = series(phrases.mechs(view, words, called_), words)
    yield listed(words, words("siberia-board-mechs"), mechs)
    yield changed
    for hole, card in zip(content().map.holes, view.market, strict=True):
        if card is not None:
            yield f"**{hole}** {_card_line(card, words, full=cards)}"
    for place in view.places:
        if place.tile is not None:
            yield _place_line(place, words, full=benefits)
    yield _hidden(view, words)
    yield words(
        "siberia-board-supply",
        deck=view.deck,
        swept=len(view.swept),
        bag=len(view.bag),
        maps=view.maps,
    )


def _card_line(card: str, words: Words, *, full: bool) -> str:
    printed = content().cards[card]
    title = said(card_words.titled(content(), printed), words)
    brings = card_words.brings(printed) if full else card_words.worth(printed)
    return title if brings is None else f"{title}: {said(brings, words)}"


def _hidden(view: View, words: Words) -> str:
    """Return the locations that lie face down, by region; empty if there is none."""
    told = list[str]()
    for region, name in places.REGIONS.items():
        cells = [p.cell for p in view.places if p.tile is None and p.region == region]
        if cells:
            told.append(f"{words(f'siberia-region-{name}')} {', '.join(cells)}")
    title = words("siberia-board-hidden")
    return listed(words, title, series(told, words)) if told else ""


def _place_line(place: Place, words: Words, *, full: bool) -> str:
    """Return a location that lies face up, with its benefits and corruption."""
    assert place.tile is not None
    title = f"{place.cell} · **{phrases.place_name(place, words)}**"
    facts = [phrases.benefits(content().tiles[place.tile], words)] if full else []
    if place.corruption:
        stack = phrases.tokens_said(place.corruption, words)
        facts.append(words("siberia-board-stack", tokens=stack))
    return f"{title}: {' · '.join(facts)}" if facts else title


def hand_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything on the reader's mat in Markdown."""
    assert view.seat is not None, "only a player has a mat"
    return player_details(view, view.seat, words, names)


def player_details(view: View, seat: int, words: Words, names: Sequence[str]) -> str:
    """Return everything on a player's mat in Markdown."""
    return long_text(words, *(_mat(view, seat, words, names, full=full) for full in (True, False)))


def _mat(view: View, seat: int, words: Words, names: Sequence[str], *, full: bool) -> Iterator[str]:
    mat, name = view.mats[seat], escaped(plain_names(len(view.mats), words, names)[seat])
    mech = content().mechs[mat.mech]
    yield f"**{name}** · {phrases.standing(view, seat, words)}"
    yield listed(words, f"**{mech.name}**", phrases.ability_of(mech, words))
    yield words("siberia-mat-spot", spot=mat.spot)
    goals = series(phrases.goals(view, seat, words), words)
    yield listed(words, words("siberia-mat-goals"), goals)
    if mat.corruption:
        held = phrases.tokens_said(mat.corruption[::-1], words)
        yield listed(words, words("siberia-mat-tokens"), held)
    yield f"**{words('siberia-mat-row')}**"
    for active in mat.row:
        yield f"- {_card_line(active.card, words, full=full)}{_staffed(active.worker, words)}"
    yield f"**{words('siberia-mat-hand')}**"
    for card in mat.hand:
        yield f"- {_card_line(card, words, full=full)}"
    for key, cards in (("solved", mat.solved), ("melded", mat.melded), ("upgraded", mat.upgraded)):
        if cards:
            yield listed(
                words,
                words(f"siberia-mat-{key}"),
                "; ".join(_tucked(card, words) for card in cards),
            )


def _staffed(worker: str | None, words: Words) -> str:
    return "" if worker is None else f" · {words('siberia-mat-staffed', colour=worker)}"


def _tucked(card: str, words: Words) -> str:
    """Return a tucked card with what it still brings."""
    printed = content().cards[card]
    lasts = card_words.bonus(printed) or card_words.ongoing(printed)
    name = said(card_words.name(printed), words)
    return name if lasts is None else f"{name} ({said(lasts, words)})"


def cards(view: View) -> Sequence[core.Place]:
    """Return all cards of the game with their names, ids and numbers."""
    return tuple(
        _called(card.id, card.id, card.names, *([str(card.number)] if card.number else []))
        for card in content().cards.values()
    )


def locations(view: View) -> Sequence[core.Place]:
    """Return all locations by what moves call them; those face up with their names."""
    tiles = content().tiles
    return tuple(
        _called(place.place, place.place, tiles[place.tile].names)
        if place.tile is not None
        else core.Place(place.place, place.place, also=(place.place,))
        for place in view.places
    )


def _called(id_: str, shown: str, names: Names, *also: str) -> core.Place:
    abroad = tuple((language, name) for language, (name, _flavour) in names.others.items())
    return core.Place(id_, names.name, also=(shown, *also), abroad=abroad)


def card_details(view: View, card: str, words: Words, names: Sequence[str]) -> str:
    """Return everything that is printed on a card, and where it is."""
    printed = content().cards[card]
    lines = [f"**{said(card_words.titled(content(), printed), words)}**"]
    lines += [upper(said(line, words)) for line in card_words.lines(content(), printed)]
    lines.append(f"-# {phrases.flavour(printed.names, words)}")
    lines.append(where(view, card, words, names))
    return long_text(words, lines)


def where(view: View, card: str, words: Words, names: Sequence[str]) -> str:
    """Say where a card is."""
    called_ = escaped_names(len(view.mats), words, names)
    for hole, open_ in zip(content().map.holes, view.market, strict=True):
        if open_ == card:
            return words("siberia-close-in-hole", hole=hole)
    for name, mat in zip(called_, view.mats, strict=True):
        held = {
            "hand": mat.hand,
            "row": tuple(active.card for active in mat.row),
            "solved": mat.solved,
            "melded": mat.melded,
            "upgraded": mat.upgraded,
        }
        for place, cards in held.items():
            if card in cards:
                return words("siberia-close-of", name=name, place=place)
    if card in view.swept:
        return words("siberia-close-swept")
    if card in view.trashed:
        return words("siberia-close-trashed")
    deck = content().cards[card].number > 0
    return words("siberia-close-in-deck" if deck else "siberia-close-unused")


def location_details(view: View, place: str, words: Words, names: Sequence[str]) -> str:
    """Return what a location brings, what lies and stands there, and what lies next to it."""
    shown = next(each for each in view.places if place in (each.place, each.cell))
    board = content().map
    lines = [f"**{phrases.place_name(shown, words)}**"]
    lines += [text for _row, text in places.facts(view, shown, words)]
    if shown.corruption:
        stack = phrases.tokens_said(shown.corruption, words)
        lines.append(words("siberia-close-corruption", tokens=stack))
    there = [
        name
        for name, mat in zip(plain_names(len(view.mats), words, names), view.mats, strict=True)
        if mat.cell == shown.cell
    ]
    if there:
        named = ", ".join(map(escaped, there))
        lines.append(listed(words, words("siberia-board-mechs"), named))
    beside = [phrases.place_called(view, cell, words) for cell in board.neighbours[shown.cell]]
    lines.append(listed(words, words("siberia-close-beside"), series(beside, words)))
    cards = [
        f"{hole} {said(card_words.name(content().cards[card]), words)}"
        for hole, card in zip(board.holes, view.market, strict=True)
        if hole in board.holes_at[shown.cell] and card is not None
    ]
    if cards:
        lines.append(listed(words, words("siberia-close-cards"), ", ".join(cards)))
    return long_text(words, lines)


def tags(view: View, words: Words) -> Mapping[str, str]:
    """Return nothing: labels of moves hold the ids of cards and locations, as the pictures do."""
    return {}
