"""The laws that every game keeps, as checks of one state, one move or one whole game.

1. Every move offered is accepted, one not offered is refused with a clause of the rules,
   ``apply`` changes nothing that it was given and depends on nothing else, and the order of the
   moves offered is stable.
2. Random play ends within the bound that the game states.
3. States, moves, events, views, options and records survive JSON; a record replays to the same
   final state, byte for byte.
4. Nothing that a seat sees depends on what it may not know: neither its view, nor its text, nor
   the events it is told. Worlds dealt anew keep nothing of what was hidden.
5. Nothing gets lost, and the result counted anew is the result.
6. Notation is read back as it was written, and names one legal move only.

:func:`check_game` plays a game by chance. On every step it checks what is cheap: the shape of the
decisions, the components, the move that is played and its argument. On a sampled share of the
steps (``thorough``), and always on the first and the last, it checks everything: about 0.3 ms
for the former and 3 to 10 ms for the latter on the machine this was written on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engines.core import AnyGame, Chance, Decision, Event, IllegalMove, Refusal, RulesError
from engines.core.game import Codec
from engines.core.line import Played
from engines.core.record import Record, Recorder, replay

STRANGERS = 300
"""How many moves are remembered to be tried where they are not offered."""

TRIED = 25
"""How many of them are tried at one thorough step."""

ENOUGH = 10
"""After so many thorough steps, a game with secrets must have dealt some of them anew."""

TWINS = 6
"""How many other games are begun, to find some that look the same."""


class LawBroken(Exception):
    """A game broke a law; ``record`` is the game so far, if a whole game was checked."""

    def __init__(self, law: int, text: str) -> None:
        super().__init__(f"law {law}: {text}")
        self.law = law
        self.text = text
        self.record: Record | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """A game that kept the laws: how long it was, and its record."""

    moves: int
    thorough: int
    record: Record


def option_sets(game: AnyGame) -> tuple[dict[str, Any], ...]:
    """Return the option sets to test: the defaults, each switch turned over, and all of them."""
    defaults = game.options({}).model_dump()
    switches = {name: not value for name, value in defaults.items() if isinstance(value, bool)}
    sets: list[dict[str, Any]] = [{}, *({name: value} for name, value in switches.items())]
    if len(switches) > 1:
        sets.append(switches)
    return tuple(sets)


def _require(law: int, held: bool, text: str) -> None:
    if not held:
        raise LawBroken(law, text)


class Laws:
    """The checks of one game; every method raises :class:`LawBroken` or does nothing."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.clauses = {clause.id for clause in game.rulebook("en").clauses}

    # --- law 1: menus and moves ------------------------------------------------------------

    def decisions(self, state: Any) -> tuple[Decision[Any], ...]:
        """Return the open questions, if they have the shape that the contract asks for."""
        asked = self.game.decisions(state)
        seats = [one.seat for one in asked]
        _require(1, len(set(seats)) == len(seats), f"a seat is asked twice: {seats}")
        over = self.game.outcome(state) is not None
        _require(1, bool(asked) != over, "nobody is asked" if not over else "asked after the end")
        for one in asked:
            _require(1, bool(one.moves), f"seat {one.seat} is asked {one.kind} without an answer")
            _require(1, len(set(one.moves)) == len(one.moves), f"{one.kind} offers a move twice")
        return asked

    def menu(self, state: Any, asked: Sequence[Decision[Any]]) -> None:
        """Check that every move offered is accepted and that the order is stable."""
        for one in asked:
            for move in one.moves:
                why = self.game.refusal(state, one.seat, move)
                text = f"seat {one.seat} is offered {self._name(move)}, which is refused: {why}"
                _require(1, why is None, text)
        _require(1, self.game.decisions(state) == tuple(asked), "asked again, the menu differs")
        reloaded = self.game.states.load(self.game.states.dump(state))
        menu = self.game.decisions(reloaded)
        _require(1, menu == tuple(asked), "after saving and loading, the menu differs")

    def strangers(
        self, state: Any, asked: Sequence[Decision[Any]], moves: Sequence[Any], seats: int
    ) -> None:
        """Check that moves are refused where they are not offered, for every seat."""
        offered = {one.seat: set(one.moves) for one in asked}
        for seat in range(-1, seats + 1):
            for move in moves:
                if move in offered.get(seat, ()):
                    continue
                name = f"{self._name(move)} of seat {seat}, which is not offered,"
                why = self.game.refusal(state, seat, move)
                if why is None:
                    raise LawBroken(1, f"{name} is accepted")
                self._grounds(name, why)
        if moves and not offered.get(0, set()).issuperset(moves):
            self._not_played(state, next(m for m in moves if m not in offered.get(0, ())))

    def _grounds(self, name: str, why: Refusal) -> None:
        _require(1, bool(why.code), f"{name} is refused without a code")
        known = why.rule in self.clauses
        _require(1, known, f"{name} is refused by {why.rule}, which is not in the rules")
        plain = all(isinstance(fact, str | int) for fact in why.facts.values())
        _require(1, plain, f"{name} is refused with facts that are no words: {dict(why.facts)}")

    def _not_played(self, state: Any, move: Any) -> None:
        try:
            self.game.apply(state, 0, move)
        except IllegalMove:
            return
        raise LawBroken(1, f"{self._name(move)} of seat 0 is refused, but can be played")

    def apply(self, state: Any, seat: int, move: Any, before: str) -> Played:
        """Play a move that is offered; ``before`` is the state's JSON."""
        name = f"{self._name(move)} of seat {seat}"
        try:
            after, events = self.game.apply(state, seat, move)
        except IllegalMove as error:
            raise LawBroken(1, f"{name} is offered, but cannot be played: {error}") from error
        same = self.game.states.dump(state) == before
        _require(1, same, f"{name} changed the state that it was played on")
        return Played(seat, move, after, events)

    def apply_again(self, played: Played, before: str) -> None:
        """Check that the move depends on nothing but the state, move and seat."""
        reloaded = self.game.states.load(before)
        after, events = self.game.apply(reloaded, played.seat, played.move)
        same = events == played.events and self.game.states.dump(after) == self.game.states.dump(
            played.state
        )
        _require(1, same, f"{self._name(played.move)}, played again, does something else")

    # --- law 3: JSON -----------------------------------------------------------------------

    def survives(self, codec: Codec[Any], what: str, value: Any) -> None:
        """Check that a value comes back from JSON as it was."""
        text = codec.dump(value)
        loaded = codec.load(text)
        _require(3, loaded == value, f"{what} comes back from JSON otherwise: {text[:300]}")
        _require(3, codec.dump(loaded) == text, f"{what} is written otherwise when loaded")

    def json(self, state: Any, asked: Sequence[Decision[Any]], seats: int) -> None:
        """Check that a state, its views and the moves offered in it survive JSON."""
        game = self.game
        self.survives(game.states, "the state", state)
        for reader in (None, *range(seats)):
            self.survives(game.views, f"the view of {_reader(reader)}", game.view(state, reader))
        for one in asked:
            for move in one.moves:
                self.survives(game.moves, f"move {self._name(move)}", move)

    def record(self, record: Record, final: Any) -> None:
        """Check that a record survives JSON, and replays to the final state byte for byte."""
        _require(3, Record.from_json(record.to_json()) == record, "the record is read otherwise")
        last = None
        try:
            for played in replay(self.game, record):
                last = played.state
        except RulesError as error:
            raise LawBroken(3, f"the record does not replay: {error}") from error
        text = self.game.states.dump(final)
        if last is not None:
            _require(3, self.game.states.dump(last) == text, "the replay ends in another state")

    # --- law 4: secrets --------------------------------------------------------------------

    def secrets(self, state: Any, seats: int, chance: Chance) -> bool:
        """Check that views hold no secret; return whether anything could be dealt anew."""
        game, dealt = self.game, False
        for reader in (None, *range(seats)):
            who = _reader(reader)
            (first, second), chance = _seeds(chance, 2)
            world = game.resample(state, reader, first)
            seen, imagined = game.view(state, reader), game.view(world, reader)
            _require(
                4, seen == imagined, f"the view of {who} shows a secret: {_differ(seen, imagined)}"
            )
            same = game.text(seen) == game.text(imagined)
            _require(4, same, f"the text of {who} shows a secret")
            wrong = game.audit(world)
            _require(4, not wrong, f"the world dealt anew for {who} is impossible: {wrong}")
            again = game.states.dump(game.resample(world, reader, second))
            direct = game.states.dump(game.resample(state, reader, second))
            _require(4, again == direct, f"the world dealt anew for {who} keeps a secret")
            other = game.chance(world).state != game.chance(state).state
            _require(4, other, f"the world dealt anew for {who} has the real chance in it")
            dealt = dealt or any(
                game.view(world, other) != game.view(state, other)
                for other in range(seats)
                if other != reader
            )
        return dealt

    def twins(self, state: Any, seats: int, options: Any, chance: Chance) -> None:
        """Check the deal: other games begun with these options, where they look the same.

        Unlike worlds that :meth:`Game.resample` made, they share nothing that is hidden.
        """
        for _twin in range(TWINS):
            seed, chance = chance.hushed().below(1 << 63)
            twin = self.game.start(seats, options, f"twin {seed}")
            for reader in (None, *range(seats)):
                if self.game.view(twin, reader) == self.game.view(state, reader):
                    self._dealt_alike(state, twin, reader, chance)

    def choices(
        self, state: Any, asked: Sequence[Decision[Any]], seats: int, chance: Chance
    ) -> None:
        """Check what others learn of a choice: nothing by an event that they do not see, too."""
        game = self.game
        for one in asked:
            if len(one.moves) < 2:
                continue
            index, chance = chance.below(len(one.moves))
            step, chance = chance.below(len(one.moves) - 1)
            moves = one.moves[index], one.moves[index - 1 - step]
            (left, told_left), (right, told_right) = (
                game.apply(state, one.seat, move) for move in moves
            )
            for reader in (None, *range(seats)):
                if game.view(left, reader) != game.view(right, reader):
                    continue
                told, otherwise = _told(told_left, reader), _told(told_right, reader)
                text = f"{self._name(moves[0])} tells {_reader(reader)} a secret: "
                _require(4, told == otherwise, f"{text}{told} or {otherwise}")
                self._dealt_alike(left, right, reader, chance)

    def _dealt_alike(self, one: Any, other: Any, reader: int | None, chance: Chance) -> None:
        """Check that of two worlds that look the same to a reader nothing else is left."""
        seed, _chance = chance.below(1 << 63)
        dealt = (
            self.game.states.dump(self.game.resample(world, reader, Chance(seed)))
            for world in (one, other)
        )
        same = len(set(dealt)) == 1
        _require(
            4, same, f"worlds that look the same to {_reader(reader)} are dealt anew otherwise"
        )

    def events(self, before: Any, played: Played, seats: int, chance: Chance) -> None:
        """Check that the events of a move tell nobody what they cannot see.

        The move is played once more in a world that looks the same to who plays it. Whoever saw
        the same before and sees the same afterwards must have been told the same.
        """
        game, seat = self.game, played.seat
        for event in played.events:
            self.survives(game.events, f"event {event}", event)
        seeds, _chance = _seeds(chance, 2)
        for seed in seeds:
            world = game.resample(before, seat, seed)
            after, events = game.apply(world, seat, played.move)
            for reader in (None, *range(seats)):
                told, imagined = _told(played.events, reader), _told(events, reader)
                if (
                    told != imagined
                    and game.view(before, reader) == game.view(world, reader)
                    and game.view(played.state, reader) == game.view(after, reader)
                ):
                    text = f"{self._name(played.move)} tells {_reader(reader)} a secret: "
                    raise LawBroken(4, f"{text}{told} or {imagined}")

    # --- law 5: components -----------------------------------------------------------------

    def components(self, state: Any) -> None:
        """Check that nothing got lost."""
        wrong = self.game.audit(state)
        _require(5, not wrong, "; ".join(wrong))

    def result(self, state: Any, seats: int) -> None:
        """Check that the result, counted anew, is the result, and has the right shape."""
        game = self.game
        outcome = game.outcome(state)
        reloaded = game.outcome(game.states.load(game.states.dump(state)))
        _require(5, outcome == reloaded, f"counted anew, {outcome} is {reloaded}")
        for reader in (None, *range(seats)):
            seen = game.view(state, reader).outcome
            _require(5, seen == outcome, f"{_reader(reader)} sees the result {seen}, not {outcome}")
        if outcome is not None:
            whole = len(outcome.scores) == len(outcome.ranks) == seats
            _require(5, whole and 1 in outcome.ranks, f"an odd result: {outcome}")

    # --- law 6: notation -------------------------------------------------------------------

    def notation(self, asked: Sequence[Decision[Any]]) -> None:
        """Check that every move offered is written and asked in its own way."""
        game = self.game
        for one in asked:
            written: dict[str, Any] = {}
            stepped: dict[tuple[str, ...], Any] = {}
            for move in one.moves:
                text, steps = game.format(move), game.steps(move)
                _require(6, text not in written, f"{text!r} names two legal moves")
                _require(6, steps not in stepped, f"the steps {steps} lead to two legal moves")
                few = 0 < len(steps) <= len(one.split)
                _require(6, few, f"{text!r} has steps {steps}, the question asks {one.split}")
                written[text], stepped[steps] = move, move
                try:
                    read = game.read(text, one.moves)
                except RulesError as error:
                    raise LawBroken(6, f"{text!r} cannot be read: {error}") from error
                _require(6, read == (move, ""), f"{text!r} is read as {read}")

    def _name(self, move: Any) -> str:
        return repr(self.game.format(move))


def check_game(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    seed: str,
    *,
    thorough: float = 0.05,
    laws: Laws | None = None,
) -> Checked:
    """Play a game by chance and check every law.

    ``thorough`` is the share of the steps on which everything is checked. The same arguments
    play and check the same again.

    :raises LawBroken: with the record of the game so far.
    """
    chosen = game.options(options)
    reloaded = type(chosen).model_validate_json(chosen.model_dump_json())
    _require(3, reloaded == chosen, f"the options {options} come back from JSON otherwise")
    try:
        recorder = Recorder(game, seats, chosen, seed)
    except RulesError:
        raise
    except Exception as error:
        raise LawBroken(1, f"no game can begin: {type(error).__name__}: {error}") from error
    run = _Run(laws or Laws(game), recorder, seats, Chance.from_seed(f"laws {seed}"))
    try:
        run.begin(chosen)
        count = run.play(thorough)
    except LawBroken as broken:
        broken.record = recorder.record()
        raise
    except Exception as error:
        crash = LawBroken(1, f"the game crashed: {type(error).__name__}: {error}")
        crash.record = recorder.record()
        raise crash from error
    return Checked(len(recorder.record().moves), count, recorder.record())


class _Run:
    """One game on its way through the laws."""

    def __init__(self, laws: Laws, recorder: Recorder, seats: int, chance: Chance) -> None:
        self.laws, self.recorder, self.seats, self.chance = laws, recorder, seats, chance
        self.strangers: dict[Any, None] = {}
        self.told_secrets = False
        self.dealt = False
        self.by_kind = bool(self._draw(2))

    def begin(self, options: Any) -> None:
        """Check how the game was dealt."""
        self.laws.twins(self.recorder.state, self.seats, options, self._own())

    def play(self, thorough: float) -> int:
        """Play to the end; return how many steps were checked thoroughly."""
        laws, game = self.laws, self.laws.game
        state = first = self.recorder.state
        text = begun = game.states.dump(state)
        bound, count, checked = game.longest(self.seats), 0, 0
        while asked := laws.decisions(state):
            fully = not count or self._draw(1_000_000) < thorough * 1_000_000
            laws.components(state)
            self._remember(asked)
            if fully:
                checked += 1
                self._everything(state, asked)
            seat, move = self._pick(asked)
            played = laws.apply(state, seat, move, text)
            self.told_secrets |= any(event.audience is not None for event in played.events)
            if fully:
                laws.apply_again(played, text)
                laws.events(state, played, self.seats, self._own())
            self.recorder.note(played)
            state, count = played.state, count + 1
            text = game.states.dump(state)
            _require(2, count <= bound, f"{count} moves, and the game is not over; bound {bound}")
        self._everything(state, ())
        laws.components(state)
        laws.record(self.recorder.record(), state)
        _require(1, game.states.dump(first) == begun, "a later move changed the first state")
        hides = self.dealt or not self.told_secrets or checked < ENOUGH
        _require(4, hides, "seats are told secrets, but worlds dealt anew never differ")
        return checked + 1

    def _pick(self, asked: Sequence[Decision[Any]]) -> tuple[int, Any]:
        """Return a seat and its move: in every other game any move, else first any kind of move.

        Else nearly all moves would be of the kinds that have many.
        """
        one = asked[self._draw(len(asked))]
        moves = one.moves
        if self.by_kind:
            kinds = tuple(dict.fromkeys(map(type, moves)))
            kind = kinds[self._draw(len(kinds))]
            moves = tuple(move for move in moves if type(move) is kind)
        return one.seat, moves[self._draw(len(moves))]

    def _everything(self, state: Any, asked: tuple[Decision[Any], ...]) -> None:
        laws, seats = self.laws, self.seats
        laws.menu(state, asked)
        laws.strangers(state, asked, tuple(self._strangers()), seats)
        laws.json(state, asked, seats)
        self.dealt |= laws.secrets(state, seats, self._own())
        laws.choices(state, asked, seats, self._own())
        laws.result(state, seats)
        laws.notation(asked)

    def _remember(self, asked: Sequence[Decision[Any]]) -> None:
        """Keep a few of the moves offered, to be tried where they are not."""
        for one in asked:
            for _pick in range(3):
                self.strangers[one.moves[self._draw(len(one.moves))]] = None
        while len(self.strangers) > STRANGERS:
            del self.strangers[next(iter(self.strangers))]

    def _strangers(self) -> Iterator[Any]:
        known = tuple(self.strangers)
        for _pick in range(TRIED):
            yield known[self._draw(len(known))]

    def _draw(self, limit: int) -> int:
        answer, chance = self.chance.below(limit)
        self.chance = chance.hushed()
        return answer

    def _own(self) -> Chance:
        return Chance(self._draw(1 << 63))


def _seeds(chance: Chance, count: int) -> tuple[tuple[Chance, ...], Chance]:
    """Return several generators that have nothing to do with each other."""
    seeds = list[Chance]()
    for _one in range(count):
        seed, chance = chance.below(1 << 63)
        seeds.append(Chance(seed))
    return tuple(seeds), chance.hushed()


def _told(events: Sequence[Event], reader: int | None) -> tuple[Event, ...]:
    return tuple(
        event
        for event in events
        if event.audience is None or (reader is not None and reader in event.audience)
    )


def _reader(reader: int | None) -> str:
    return "everybody" if reader is None else f"seat {reader}"


def _differ(one: Any, other: Any) -> str:
    """Return the names of the fields in which two views differ."""
    names = (name for name in dir(one) if not name.startswith("_"))
    return ", ".join(n for n in names if getattr(one, n) != getattr(other, n, None))
