"""Play a whole game of random moves and check all laws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engines.core import AnyGame, BadOptions, Chance, Decision, Played, RulesError, option_values
from engines.core.record import Record, Recorder
from engines.laws.checks import Laws
from engines.laws.together import chosen_in_one_go, independent, undo_is_left
from engines.laws.violation import LawBroken, require

UNOFFERED_MOVES = 300
"""How many moves are remembered, to try them where they are not offered."""

TRIED = 25
"""How many of them are tried at one thorough step."""

ENOUGH = 10
"""After so many thorough steps, resampling must have changed some secret of a game with secrets."""

LONG = 500
"""After so many moves thorough steps get rarer: a game of thousands of moves has enough of them."""

FREE_ACTIONS = 8
"""One move in so many is a free action, if any seat has one."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A game that kept the laws: how long it was, and its record."""

    moves: int
    thorough: int
    record: Record


@lru_cache(maxsize=32)
def option_sets(game: AnyGame) -> tuple[dict[str, Any], ...]:
    """Return the option sets to test; together they contain every value of every option.

    They are the defaults, each switch flipped, all switches flipped, and sets of the other
    options' remaining values, one value per set where the game refuses them together. Options
    whose values depend on the number of seats are in :func:`seat_option_sets`.
    """
    defaults = game.options({}).model_dump(mode="json")
    switches = {name: not value for name, value in defaults.items() if isinstance(value, bool)}
    sets: list[dict[str, Any]] = [{}, *({name: value} for name, value in switches.items())]
    if len(switches) > 1:
        sets.append(switches)
    further = [
        [{name: value} for value in _further(game, name)]
        for name in defaults
        if name not in switches and not _depends_on_seats(game, name)
    ]
    for number in range(max(map(len, further), default=0)):
        each = [values[number % len(values)] for values in further if values]
        together = {name: value for settings in each for name, value in settings.items()}
        sets += [together] if _starts(game, game.seats[0], together) else each
    return tuple(options for number, options in enumerate(sets) if options not in sets[:number])


def seat_option_sets(game: AnyGame) -> tuple[tuple[int, dict[str, Any]], ...]:
    """Return the values of the options that depend on the number of seats, such as who begins.

    Each value is paired with the largest number of seats that allows it.
    """
    return tuple(
        (max(seats for seats in game.seats if _starts(game, seats, {name: value})), {name: value})
        for name in game.Options.model_fields
        if _depends_on_seats(game, name)
        for value in _further(game, name)
    )


def _depends_on_seats(game: AnyGame, name: str) -> bool:
    """Whether a value of the option is allowed with some numbers of seats only."""
    return any(
        len({_starts(game, seats, {name: value}) for seats in game.seats}) > 1
        for value in _further(game, name)
    )


def _further(game: AnyGame, name: str) -> list[Any]:
    """Return the settings of an option besides its default."""
    usual = game.options({}).model_dump(mode="json")[name]
    return [value for value in option_values(game.Options, name).settings() if value != usual]


def _starts(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.start(seats, game.options(options), "options")
    except BadOptions:
        return False
    return True


def check_game(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    seed: str,
    *,
    thorough: float = 0.05,
    laws: Laws | None = None,
) -> Checked:
    """Play random moves to the end of a game and check every law.

    ``thorough`` is the share of the steps at which everything is checked, of the first
    :data:`LONG` ones; later it sinks. The same arguments give the same game and the same checks.

    :raises LawBroken: with the record of the game so far.
    """
    chosen = game.options(options)
    reloaded = type(chosen).model_validate_json(chosen.model_dump_json())
    require(3, reloaded == chosen, f"the options {options} come back from JSON otherwise")
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
    """One game that is being played and checked."""

    def __init__(self, laws: Laws, recorder: Recorder, seats: int, chance: Chance) -> None:
        self.laws, self.recorder, self.seats, self.chance = laws, recorder, seats, chance
        self.unoffered_moves: dict[Any, None] = {}
        self.told_secrets = False
        self.dealt = False
        self.by_kind = bool(self._draw(2))

    def begin(self, options: Any) -> None:
        """Check the deal."""
        self.laws.sibling_deals(self.recorder.state, self.seats, options, self._own())

    def play(self, thorough: float) -> int:
        """Play to the end; return how many steps were checked thoroughly."""
        laws, game = self.laws, self.laws.game
        state = first = self.recorder.state
        text = begun = game.states.dump(state)
        bound, count, checked = game.max_moves(self.seats), 0, 0
        points = game.points(game.view(state, None))
        last: tuple[tuple[Decision[Any], ...], Played] | None = None
        free_to_undo = False
        while asked := laws.decisions(state):
            if last is not None:
                undo_is_left(game, *last, asked, self.chance)
            share = thorough * min(1.0, LONG / (count or 1))
            fully = not count or self._draw(1_000_000) < share * 1_000_000
            laws.components(state)
            free_actions = laws.free_actions(state, asked, self.seats)
            every = (*asked, *free_actions)
            self._remember(every)
            if fully:
                checked += 1
                self._everything(state, every)
            seat, move = self._pick(
                free_actions if free_actions and not self._draw(FREE_ACTIONS) else asked
            )
            played = laws.apply(state, seat, move, text)
            laws.private(state, played, self.seats)
            points = laws.points(points, played)
            if fully or played.reveals:
                warned(game, game.view(state, seat), played)
            if free_to_undo:
                unasked(game, state, asked)
            free_to_undo = self._can_undo(played, asked, before=free_to_undo)
            self.told_secrets |= any(event.audience is not None for event in played.events)
            if fully:
                laws.apply_again(played, text)
                laws.events(state, played, self.seats, self._own())
                independent(game, state, asked, self.chance)
                chosen_in_one_go(game, state, asked, self.chance)
            self.recorder.note(played)
            state, count, last = played.state, count + 1, (asked, played)
            text = game.states.dump(state)
            require(2, count <= bound, f"{count} moves, and the game is not over; bound {bound}")
        self._everything(state, laws.free_actions(state, (), self.seats))
        laws.components(state)
        laws.record(self.recorder.record(), state)
        require(1, game.states.dump(first) == begun, "a later move changed the first state")
        hides = self.dealt or not self.told_secrets or checked < ENOUGH
        require(4, hides, "seats are told secrets, but worlds dealt again never differ")
        return checked + 1

    def _can_undo(self, played: Played, asked: Sequence[Decision[Any]], *, before: bool) -> bool:
        """Whether the last move that somebody chose can be taken back."""
        if played.reveals:
            return False
        by_itself = any(
            question.automatic and question.moves == (played.move,) for question in asked
        )
        return before or not (by_itself or self.laws.game.is_private(played.move))

    def _pick(self, asked: Sequence[Decision[Any]]) -> tuple[int, Any]:
        """Return a seat and its move.

        In half of the games the kind of move is chosen first, so that kinds with few moves come
        up as often as the others.
        """
        question = asked[self._draw(len(asked))]
        moves = question.moves
        if self.by_kind:
            kinds = tuple(dict.fromkeys(map(type, moves)))
            kind = kinds[self._draw(len(kinds))]
            moves = tuple(move for move in moves if type(move) is kind)
        return question.seat, moves[self._draw(len(moves))]

    def _everything(self, state: Any, asked: tuple[Decision[Any], ...]) -> None:
        laws, seats = self.laws, self.seats
        laws.menu(state, asked, seats)
        laws.unoffered_moves(state, asked, tuple(self._remembered()), seats)
        laws.json(state, asked, seats)
        self.dealt |= laws.secrets(state, seats, self._own())
        dealt_anew(laws.game, state, seats, f"anew {self.chance.state}")
        laws.choices(state, asked, seats, self._own())
        laws.result(state, seats)
        laws.notation(asked)
        warns_of_nothing_hidden(laws.game, state, asked, self.chance)

    def _remember(self, asked: Sequence[Decision[Any]]) -> None:
        """Keep a few of the offered moves, to try them where they are not offered."""
        for question in asked:
            for _pick in range(3):
                self.unoffered_moves[question.moves[self._draw(len(question.moves))]] = None
        while len(self.unoffered_moves) > UNOFFERED_MOVES:
            del self.unoffered_moves[next(iter(self.unoffered_moves))]

    def _remembered(self) -> Iterator[Any]:
        known = tuple(self.unoffered_moves)
        for _pick in range(TRIED):
            yield known[self._draw(len(known))]

    def _draw(self, limit: int) -> int:
        answer, chance = self.chance.below(limit)
        self.chance = chance.without_log()
        return answer

    def _own(self) -> Chance:
        return Chance(self._draw(1 << 63))


def dealt_anew(game: AnyGame, state: Any, seats: int, seed: str) -> None:
    """Check that another seed changes what nobody has seen, and nothing else.

    :raises LawBroken: if a view changes, or something of the old deal is left.
    """
    anew = game.reseeded(state, seed)
    same = all(
        game.view(anew, reader) == game.view(state, reader) for reader in (None, *range(seats))
    )
    require(4, same, "another seed changes what somebody sees")
    wrong = game.broken_invariants(anew)
    require(4, not wrong, f"the game is impossible with another seed: {wrong}")
    other = game.chance(anew).state != game.chance(state).state
    require(4, other, "with another seed the chance is the old one")
    again = game.reseeded(game.reseeded(state, f"{seed} other"), seed)
    kept = game.states.dump(again) != game.states.dump(anew)
    require(4, not kept, "with another seed something of the old deal is left")


COMPARED = 12
"""Moves of a question whose warnings are compared in another world."""


def warned(game: AnyGame, view: Any, played: Played) -> None:
    """Check that a move was warned of if it revealed something, and only then.

    ``view`` is that of its seat before the move. Kinds of moves that the game names in ``final``,
    with a reason, are never warned of.

    :raises LawBroken: law 8, naming the move.
    """
    for kind, reason in game.final.items():
        require(8, bool(reason.strip()), f"{kind} is final without a reason")
    name = f"{game.format(played.move)!r} of seat {played.seat}"
    warning = game.warning(view, played.move)
    if played.move.kind in game.final:
        require(8, warning is None, f"{name} is warned of, although its kind is final")
        return
    text = f"{name} reveals something without a warning"
    require(8, warning is not None or not played.reveals, text)
    require(8, warning is None or played.reveals, f"{name} is warned of, but can be taken back")


def warns_of_nothing_hidden(
    game: AnyGame, state: Any, asked: Sequence[Decision[Any]], chance: Chance
) -> None:
    """Check that a seat is warned alike in worlds that look the same to it.

    :raises LawBroken: law 8, naming the move.
    """
    for question in asked:
        seed, chance = chance.below(1 << 63)
        moves, chance = chance.shuffled(question.moves)
        worlds = state, game.resample(state, question.seat, Chance(seed))
        views = (game.view(world, question.seat) for world in worlds)
        warnings = ([game.warning(view, move) for move in moves[:COMPARED]] for view in views)
        for move, one, other in zip(moves, *warnings, strict=False):
            text = f"the warning of {game.format(move)!r} of seat {question.seat} shows a secret"
            require(8, one == other, text)


def unasked(game: AnyGame, state: Any, asked: Sequence[Decision[Any]]) -> None:
    """Check that nothing is revealed unasked after a move that could still be taken back.

    :raises LawBroken: law 8, naming the move that is played by itself.
    """
    for question in asked:
        if question.automatic and len(question.moves) == 1:
            (move,) = question.moves
            _after, events = game.apply(state, question.seat, move)
            name = f"{game.format(move)!r} of seat {question.seat}"
            shows = any(event.reveals for event in events)
            require(8, not shows, f"{name} is played unasked and reveals something")
