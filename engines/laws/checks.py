"""The laws as checks of one state or one move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engines.core import AnyGame, Chance, Decision, Event, IllegalMove, Refusal, RulesError
from engines.core.codec import Codec
from engines.core.line import Played
from engines.core.record import Record, replay
from engines.laws.violation import LawBroken, require

SIBLING_DEALS = 6
"""How many other games are started, to find some that look the same."""


class Laws:
    """The checks of one game; every method raises :class:`LawBroken` or does nothing."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.clauses = {clause.id for clause in game.rulebook("en").clauses}

    # --- law 1: menus and moves ------------------------------------------------------------

    def decisions(self, state: Any) -> tuple[Decision[Any], ...]:
        """Check the form of the open questions and return them."""
        asked = self.game.decisions(state)
        seats = [question.seat for question in asked]
        require(1, len(set(seats)) == len(seats), f"a seat is asked twice: {seats}")
        over = self.game.outcome(state) is not None
        require(1, bool(asked) != over, "nobody is asked" if not over else "asked after the end")
        for question in asked:
            require(
                1,
                bool(question.moves),
                f"seat {question.seat} is asked {question.kind} without an answer",
            )
            require(
                1,
                len(set(question.moves)) == len(question.moves),
                f"{question.kind} offers a move twice",
            )
            require(1, question.several >= 1, f"of {question.kind} no answer may be chosen")
            public = not any(map(self.game.is_private, question.moves))
            require(1, public, f"{question.kind} can be answered by a private move")
        return asked

    def free_actions(
        self, state: Any, asked: Sequence[Decision[Any]], seats: int
    ) -> tuple[Decision[Any], ...]:
        """Check the form of the free actions of all seats and return them."""
        questions = {question.seat: set(question.moves) for question in asked}
        free_actions = []
        for seat in range(seats):
            free_action = self.game.free_action(state, seat)
            if free_action is None:
                continue
            require(1, free_action.seat == seat, f"the free action of seat {seat} is another's")
            require(1, bool(asked), "there is a free action after the end")
            require(
                1, bool(free_action.moves), f"seat {seat} is offered a free action without moves"
            )
            every = [*free_action.moves, *questions.get(seat, ())]
            require(1, len(set(every)) == len(every), f"seat {seat} is offered a move twice")
            free_actions.append(free_action)
        return tuple(free_actions)

    def private(self, state: Any, played: Played, seats: int) -> None:
        """Check that nobody but its seat notices a private move."""
        if not self.game.is_private(played.move):
            return
        name = f"{self._name(played.move)} of seat {played.seat}"
        for reader in (None, *range(seats)):
            if reader != played.seat:
                same = self.game.view(state, reader) == self.game.view(played.state, reader)
                require(4, same, f"{name} is private, but {_reader(reader)} sees it")
        audiences = [event.audience for event in played.events if event.audience != (played.seat,)]
        require(4, not audiences, f"{name} is private, but its events go to {audiences}")
        require(4, not played.reveals, f"{name} is private, but stops undo")

    def menu(self, state: Any, menu: Sequence[Decision[Any]], seats: int) -> None:
        """Check that every offered move is accepted and that the order is stable."""
        for question in menu:
            for move in question.moves:
                why = self.game.refusal(state, question.seat, move)
                text = (
                    f"seat {question.seat} is offered {self._name(move)}, which is refused: {why}"
                )
                require(1, why is None, text)
        again = self._menu(state, seats)
        require(1, again == tuple(menu), "asked again, the menu differs")
        again = self._menu(self.game.states.load(self.game.states.dump(state)), seats)
        require(1, again == tuple(menu), "after saving and loading, the menu differs")

    def _menu(self, state: Any, seats: int) -> tuple[Decision[Any], ...]:
        """Return the open questions, then the free actions."""
        free_actions = (self.game.free_action(state, seat) for seat in range(seats))
        return (*self.game.decisions(state), *filter(None, free_actions))

    def unoffered_moves(
        self, state: Any, asked: Sequence[Decision[Any]], moves: Sequence[Any], seats: int
    ) -> None:
        """Check, for every seat, that moves are refused unless they are offered."""
        offered: dict[int, set[Any]] = {}
        for question in asked:
            offered.setdefault(question.seat, set()).update(question.moves)
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
        require(1, bool(why.code), f"{name} is refused without a code")
        known = why.rule in self.clauses
        require(1, known, f"{name} is refused by {why.rule}, which is not in the rules")
        plain = all(isinstance(fact, str | int) for fact in why.facts.values())
        require(1, plain, f"{name} is refused with facts that are no words: {dict(why.facts)}")

    def _not_played(self, state: Any, move: Any) -> None:
        try:
            self.game.apply(state, 0, move)
        except IllegalMove:
            return
        raise LawBroken(1, f"{self._name(move)} of seat 0 is refused, but can be played")

    def apply(self, state: Any, seat: int, move: Any, before: str) -> Played:
        """Play an offered move and check it; ``before`` is the state's JSON."""
        name = f"{self._name(move)} of seat {seat}"
        try:
            after, events = self.game.apply(state, seat, move)
        except IllegalMove as error:
            raise LawBroken(1, f"{name} is offered, but cannot be played: {error}") from error
        same = self.game.states.dump(state) == before
        require(1, same, f"{name} changed the state that it was played on")
        return Played(seat, move, after, events)

    def apply_again(self, played: Played, before: str) -> None:
        """Check that the result of the move depends only on the state, the seat and the move."""
        reloaded = self.game.states.load(before)
        after, events = self.game.apply(reloaded, played.seat, played.move)
        same = events == played.events and self.game.states.dump(after) == self.game.states.dump(
            played.state
        )
        require(1, same, f"{self._name(played.move)}, played again, does something else")

    # --- law 3: JSON -----------------------------------------------------------------------

    def survives(self, codec: Codec[Any], what: str, value: Any) -> None:
        """Check that writing a value as JSON and loading it gives an equal value."""
        text = codec.dump(value)
        loaded = codec.load(text)
        fault = f"{what} comes back from JSON otherwise{_in_fields(loaded, value)}: {text[:300]}"
        require(3, loaded == value, fault)
        require(3, codec.dump(loaded) == text, f"{what} is written otherwise when loaded")

    def json(self, state: Any, asked: Sequence[Decision[Any]], seats: int) -> None:
        """Check that a state, its views and the offered moves survive JSON."""
        game = self.game
        self.survives(game.states, "the state", state)
        for reader in (None, *range(seats)):
            self.survives(game.views, f"the view of {_reader(reader)}", game.view(state, reader))
        for question in asked:
            for move in question.moves:
                self.survives(game.moves, f"move {self._name(move)}", move)

    def record(self, record: Record, final: Any) -> None:
        """Check that a record survives JSON and replays to the same final state."""
        require(3, Record.from_json(record.to_json()) == record, "the record is read otherwise")
        last = None
        try:
            for played in replay(self.game, record):
                last = played.state
        except RulesError as error:
            raise LawBroken(3, f"the record does not replay: {error}") from error
        text = self.game.states.dump(final)
        if last is not None:
            require(3, self.game.states.dump(last) == text, "the replay ends in another state")

    # --- law 4: secrets --------------------------------------------------------------------

    def secrets(self, state: Any, seats: int, chance: Chance) -> bool:
        """Check that views hold no secret; return whether resampling changed anything hidden."""
        game, changed = self.game, False
        for reader in (None, *range(seats)):
            who = _reader(reader)
            (first, second), chance = _seeds(chance, 2)
            world = game.resample(state, reader, first)
            seen, imagined = game.view(state, reader), game.view(world, reader)
            secret = f"the view of {who} shows a secret{_in_fields(seen, imagined)}"
            require(4, seen == imagined, secret)
            same = game.text(seen) == game.text(imagined)
            require(4, same, f"the text of {who} shows a secret")
            if reader is not None:
                may = game.free_action(state, reader) == game.free_action(world, reader)
                require(4, may, f"the free action of {who} shows a secret")
            wrong = game.broken_invariants(world)
            require(4, not wrong, f"the world dealt again for {who} is impossible: {wrong}")
            twice = game.resample(world, reader, second)
            once = game.resample(state, reader, second)
            require(4, self._same(twice, once), f"the world dealt again for {who} keeps a secret")
            fresh = game.chance(world).state != game.chance(state).state
            require(4, fresh, f"the world dealt again for {who} has the real chance in it")
            changed = changed or any(
                game.view(world, other) != game.view(state, other)
                for other in range(seats)
                if other != reader
            )
        return changed

    def sibling_deals(self, state: Any, seats: int, options: Any, chance: Chance) -> None:
        """Check the deal against other new games with the same options that look the same.

        Unlike worlds made by :meth:`Game.resample`, they share nothing that is hidden.
        """
        for _number in range(SIBLING_DEALS):
            seed, chance = chance.without_log().below(1 << 63)
            sibling = self.game.start(seats, options, f"twin {seed}")
            for reader in (None, *range(seats)):
                if self.game.view(sibling, reader) == self.game.view(state, reader):
                    self._dealt_alike(state, sibling, reader, chance)

    def choices(
        self, state: Any, asked: Sequence[Decision[Any]], seats: int, chance: Chance
    ) -> None:
        """Check that events show nobody more of a choice than the views do."""
        game = self.game
        for question in asked:
            if len(question.moves) < 2:
                continue
            index, chance = chance.below(len(question.moves))
            step, chance = chance.below(len(question.moves) - 1)
            moves = question.moves[index], question.moves[index - 1 - step]
            (left, left_events), (right, right_events) = (
                game.apply(state, question.seat, move) for move in moves
            )
            for reader in (None, *range(seats)):
                if game.view(left, reader) != game.view(right, reader):
                    continue
                shown, otherwise = _shown(left_events, reader), _shown(right_events, reader)
                text = _unseen(self._name(moves[0]), reader, shown, otherwise)
                require(4, shown == otherwise, text)
                self._dealt_alike(left, right, reader, chance)

    def _dealt_alike(self, left: Any, right: Any, reader: int | None, chance: Chance) -> None:
        """Check that two worlds that look the same to a reader are resampled to the same world."""
        seed, _chance = chance.below(1 << 63)
        one, other = (self.game.resample(world, reader, Chance(seed)) for world in (left, right))
        same = self._same(one, other)
        require(
            4, same, f"worlds that look the same to {_reader(reader)} are dealt again differently"
        )

    def _same(self, one: Any, other: Any) -> bool:
        """Whether two states are the same when written; most are equal, which is found sooner."""
        return one == other or self.game.states.dump(one) == self.game.states.dump(other)

    def events(self, before: Any, played: Played, seats: int, chance: Chance) -> None:
        """Check that the events of a move show nobody what the views do not show.

        The move is played again in a world that looks the same to its player. A reader whose
        views are the same before and after the move must get the same events, too. So what an
        event makes public must be in the views after it.
        """
        game, seat = self.game, played.seat
        actors = {*map(str, range(seats)), *game.rivals}
        for event in played.events:
            self.survives(game.events, f"event {event}", event)
            named = {
                actor
                for name, value in game.facts(event).items()
                if name.endswith(("seat", "seats"))
                for actor in str(value).split()
            }
            require(1, named <= actors, f"{event} names somebody who does not play")
        seeds, _chance = _seeds(chance, 2)
        for seed in seeds:
            world = game.resample(before, seat, seed)
            after, events = game.apply(world, seat, played.move)
            for reader in (None, *range(seats)):
                shown, imagined = _shown(played.events, reader), _shown(events, reader)
                if (
                    shown != imagined
                    and game.view(before, reader) == game.view(world, reader)
                    and game.view(played.state, reader) == game.view(after, reader)
                ):
                    name = self._name(played.move)
                    raise LawBroken(4, _unseen(name, reader, shown, imagined))

    # --- law 5: components -----------------------------------------------------------------

    def components(self, state: Any) -> None:
        """Check that no component got lost."""
        wrong = self.game.broken_invariants(state)
        require(5, not wrong, "; ".join(wrong))

    def points(self, before: tuple[int, ...] | None, played: Played) -> tuple[int, ...] | None:
        """Check that the move's events for everybody tell how the points have changed.

        ``before`` are the points that all saw before the move. Return those after it.
        """
        after = self.game.points(self.game.view(played.state, None))
        if before is None or after is None:
            return after
        counted = list(before)
        for event in played.events:
            if event.audience is None:
                for seat, points in event.earned:
                    counted[seat] += points
        text = f"{self._name(played.move)} brings the points from {before} to {after}, told are "
        require(5, counted == [*after], f"{text}{tuple(counted)}")
        return after

    def result(self, state: Any, seats: int) -> None:
        """Check that counting the result again gives the same, and that it has the right form."""
        game = self.game
        outcome = game.outcome(state)
        reloaded = game.outcome(game.states.load(game.states.dump(state)))
        require(5, outcome == reloaded, f"counted again, {outcome} is {reloaded}")
        for reader in (None, *range(seats)):
            seen = game.view(state, reader).outcome
            require(5, seen == outcome, f"{_reader(reader)} sees the result {seen}, not {outcome}")
        if outcome is not None:
            rows = (outcome.scores, outcome.ranks, *(points for _name, points in outcome.sources))
            whole = all(len(row) == seats for row in rows)
            require(5, whole, f"a result of other seats than {seats}: {outcome}")
            won = 1 in outcome.ranks
            require(5, won != outcome.lost, f"an odd result, won and lost or neither: {outcome}")
            rivals, grades = [rival.name for rival in outcome.rivals], (None, *game.grades)
            known = len({*rivals}) == len(rivals) and {*rivals} <= {*game.rivals}
            require(5, known, f"not the rivals of the game: {', '.join(rivals)}")
            require(5, outcome.grade in grades, f"not a grade of the game: {outcome.grade}")

    # --- law 6: notation -------------------------------------------------------------------

    def notation(self, asked: Sequence[Decision[Any]]) -> None:
        """Check that every offered move has its own notation and its own path of steps."""
        game = self.game
        every: dict[int, tuple[Any, ...]] = {}
        for question in asked:
            every[question.seat] = (*every.get(question.seat, ()), *question.moves)
        seen: dict[int, dict[str, Any]] = {seat: {} for seat in every}
        for question in asked:
            written = seen[question.seat]
            stepped: dict[tuple[str, ...], Any] = {}
            for move in question.moves:
                text, steps = game.format(move), game.path(move)
                require(6, text not in written, f"{text!r} names two legal moves")
                require(6, steps not in stepped, f"the steps {steps} lead to two legal moves")
                # Moves made seldom are behind one button: which of them is one step more.
                most = len(question.steps) + (move.kind in game.seldom)
                few = 0 < len(steps) <= most
                require(6, few, f"{text!r} has steps {steps}, the question asks {question.steps}")
                written[text], stepped[steps] = move, move
                try:
                    read = game.parse(text, every[question.seat])
                except RulesError as error:
                    raise LawBroken(6, f"{text!r} cannot be read: {error}") from error
                require(6, read == (move, ""), f"{text!r} is read as {read}")

    def _name(self, move: Any) -> str:
        return repr(self.game.format(move))


def _seeds(chance: Chance, count: int) -> tuple[tuple[Chance, ...], Chance]:
    """Return several independent generators and the chance after them."""
    seeds = list[Chance]()
    for _number in range(count):
        seed, chance = chance.below(1 << 63)
        seeds.append(Chance(seed))
    return tuple(seeds), chance.without_log()


def _shown(events: Sequence[Event], reader: int | None) -> tuple[Event, ...]:
    return tuple(
        event
        for event in events
        if event.audience is None or (reader is not None and reader in event.audience)
    )


def _unseen(name: str, reader: int | None, shown: object, otherwise: object) -> str:
    """Return the error text for events that differ although the views do not.

    Either an event gives away a secret, or the view lacks something public: a card that was turned
    up must be in later views, too, or somebody who looks later knows less than the others.
    """
    return (
        f"{name} tells {_reader(reader)} what the view does not show: {shown} or {otherwise}; "
        "either it is a secret, or the view has to show it, too"
    )


def _reader(reader: int | None) -> str:
    return "everybody" if reader is None else f"seat {reader}"


def _in_fields(left: Any, right: Any) -> str:
    """Return the fields in which two values of a class differ, as the end of a clause."""
    if not is_dataclass(left) or type(left) is not type(right):
        return ""
    names = (field.name for field in fields(left))
    different = [name for name in names if getattr(left, name) != getattr(right, name)]
    return f", in {', '.join(different)}" if different else ""
