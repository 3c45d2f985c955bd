"""A whole game as one JSON file, and its replay."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Annotated, Any, Self, TypeAlias, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    FailFast,
    Field,
    ValidationError,
    model_validator,
)

from engines.core.errors import BadOptions, BadRecord, IllegalMove
from engines.core.game import AnyGame
from engines.core.line import Played, play_move
from engines.core.values import Outcome

LONGEST = 200
"""Characters of a record's own words in an error."""

VIEW = "view of a running game"
"""The ``kind`` of a file with what one seat knew of a game while it ran; it is no record."""

SEAL = 40
"""Letters of a seal: they fit into one line, and nobody finds two seeds with the same."""

GREATEST = 2**63 - 1
"""No number of a record is greater; longer ones Python refuses to write."""


def _limited(values: dict[str, Any]) -> dict[str, Any]:
    """Check the numbers in JSON data."""
    rest: list[Any] = [values]
    while rest:
        value = rest.pop()
        if isinstance(value, dict):
            rest += value.values()
        elif isinstance(value, list):
            rest += value
        elif isinstance(value, int | float) and not abs(value) <= GREATEST:
            raise ValueError(f"a number is not from -{GREATEST} to {GREATEST}")
    return values


Number: TypeAlias = Annotated[int, Field(ge=0, le=GREATEST)]
T = TypeVar("T")
Several: TypeAlias = Annotated[tuple[T, ...], FailFast()]
"""A million wrong entries would take half a minute to be told; only the first is."""

MOST_KEYS = 100
"""Options, a move and a result have fewer; to tell what is wrong with 70,000 takes seconds."""

Data: TypeAlias = Annotated[dict[str, Any], Field(max_length=MOST_KEYS), AfterValidator(_limited)]


def sealed(seed: str, salt: str) -> str:
    """Return the seal of a seed: it binds to the seed, and tells nothing of it.

    It is the beginning of SHA-256 of seed, colon and salt, so that anybody can compute it.
    """
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()[:SEAL]


class _Closed(BaseModel):
    """Refuses what it does not know, but tells only the first of it."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)

    @model_validator(mode="after")
    def _has_nothing_else(self) -> Self:
        for name in self.model_extra or ():
            raise ValueError(f"there is no {quoted(name)} in it")
        return self


class RecordedMove(_Closed):
    """One move: the seat, the move as JSON, its notation for people, and the numbers drawn."""

    seat: Number
    move: Data
    notation: str
    chance: Several[Number] = ()


class Branch(_Closed):
    """After ``after`` moves the game went on with another seed: what nobody had seen is dealt anew.

    The seal was told before, ``seed`` and ``salt`` when the game was over.
    """

    after: Number
    seed: str
    salt: str | None = None
    seal: str | None = None


class Record(_Closed):
    """A game from the seed to the last move; it holds every secret of the game.

    ``seal`` was told when the game began (:func:`sealed`). ``branches`` has each place from which
    it was played on anew, in order.
    """

    game: str
    ruleset: Number
    content: str
    options: Data
    seats: Number
    seed: str
    salt: str | None = None
    seal: str | None = None
    chance: Several[Number]
    branches: Several[Branch] = ()
    moves: Several[RecordedMove] = ()
    result: Data | None = None
    final: str | None = None

    @property
    def sown(self) -> tuple[Record | Branch, ...]:
        """Everything that has a seed: the beginning, and each branch."""
        return (self, *self.branches)

    def to_json(self) -> str:
        """Return the record as JSON, one line per move."""
        data = self.model_dump(mode="json")
        moves = data.pop("moves")
        # Games of older versions have none of these, nor have those of a terminal.
        for name in ("salt", "seal", "branches"):
            if not data[name]:
                del data[name]
        head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
        lines = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in moves)
        return (
            f'{head},\n "moves": [\n  {lines}\n ]\n}}\n'
            if moves
            else f'{head},\n "moves": []\n}}\n'
        )

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Return the record that :meth:`to_json` wrote.

        :raises BadRecord: if the text is not a record, naming the first wrong field.
        """
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            if _is_view(text):
                wrong = "what one seat saw of a running game: the hidden parts are not in it"
                raise BadRecord(wrong, "view") from None
            raise BadRecord(f"not a record: {_first_of(error, 'the file')}") from None


class Recorder:
    """Writes a record while a game is played."""

    def __init__(self, game: AnyGame, seats: int, options: Any, seed: str) -> None:
        self.game = game
        self.state = game.start(seats, options, seed)
        self._head: dict[str, Any] = {
            "game": game.id,
            "ruleset": game.ruleset,
            "content": game.content_hash,
            "options": options.model_dump(mode="json"),
            "seats": seats,
            "seed": seed,
            "chance": game.chance(self.state).answers,
        }
        self._moves: list[RecordedMove] = []

    def play(self, seat: int, move: Any) -> Played:
        """Play and note one move.

        :raises IllegalMove: if it is not legal; then nothing is noted.
        """
        played = play_move(self.game, self.state, seat, move)
        self.note(played)
        return played

    def note(self, played: Played) -> None:
        """Note a move that was played on this recorder's state."""
        self.state = played.state
        self._moves.append(recorded(self.game, played))

    def record(self) -> Record:
        """Return the record so far, with the result if the game is over."""
        outcome = self.game.outcome(self.state)
        return Record(
            **self._head,
            moves=tuple(self._moves),
            result=None if outcome is None else result_of(outcome),
            final=None if outcome is None else self.game.states.dump(self.state),
        )


def recorded(game: AnyGame, played: Played) -> RecordedMove:
    """Return a played move in the form that a record stores."""
    return RecordedMove(
        seat=played.seat,
        move=json.loads(game.moves.dump(played.move)),
        notation=game.format(played.move),
        chance=game.chance(played.state).answers,
    )


def result_of(outcome: Outcome) -> dict[str, Any]:
    """Return an outcome as JSON-ready values; rivals, defeat and grade only where there are any."""
    result: dict[str, Any] = {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "sources": {name: list(points) for name, points in outcome.sources},
    }
    if outcome.rivals:
        result["rivals"] = [asdict(rival) for rival in outcome.rivals]
    if outcome.lost:
        result["lost"] = True
    if outcome.grade is not None:
        result["grade"] = outcome.grade
    return result


def replay(game: AnyGame, record: Record) -> Iterator[Played]:
    """Yield each move of a record as it is played again; check it and the result at the end.

    If the record has one of :attr:`Game.older_rulesets`, its moves are translated first.

    :raises BadRecord: naming the first move that does not replay as recorded.
    """
    if record.game != game.id:
        raise BadRecord(f"a record of {quoted(record.game)}, not of {game.id!r}", "game")
    if record.ruleset not in (game.ruleset, *game.older_rulesets):
        raise BadRecord(
            f"recorded under ruleset {record.ruleset}, this program has {game.ruleset}",
            "ruleset",
            saved=record.ruleset,
            known=game.ruleset,
        )
    game = game.begun_with(record.content, record.ruleset)
    if record.content != game.content_hash:
        raise BadRecord(
            "recorded with other content (boards, cards or tiles) than is loaded:"
            f" {quoted(record.content)}, not {game.content_hash!r}",
            "content",
        )
    _check_seals(record)
    try:
        state = game.start(record.seats, game.options(record.options), record.seed)
    except BadOptions as error:
        raise BadRecord(f"set-up: {_short(str(error))}", "setup") from None
    if game.chance(state).answers != record.chance:
        raise BadRecord("set-up: chance answers otherwise than recorded", "setup")
    for number, noted in enumerate(record.moves, start=1):
        state = branched(game, state, record.branches, number - 1)
        place = f"move {number} ({_short(noted.notation)})"
        try:
            noted_move = move = game.moves.load(json.dumps(noted.move))
            if record.ruleset != game.ruleset:
                move = game.translated(record.ruleset, state, noted.seat, move)
            played = play_move(game, state, noted.seat, move)
        except (IllegalMove, ValidationError) as error:
            wrong = str(error) if isinstance(error, IllegalMove) else _first_of(error, "the move")
            raise BadRecord(f"{place}: {_short(wrong)}", "move", number=number) from None
        stored = json.loads(game.moves.dump(noted_move))
        if any(stored.get(name) != value for name, value in noted.move.items()):
            raise BadRecord(f"{place}: this move is stored as {stored}", "move", number=number)
        notation = game.format(noted_move)
        if notation != noted.notation:
            raise BadRecord(
                f"{place}: the notation of this move is {notation!r}", "move", number=number
            )
        state = played.state
        if game.chance(state).answers != noted.chance:
            raise BadRecord(f"{place}: chance answers otherwise", "move", number=number)
        yield played
    state = branched(game, state, record.branches, len(record.moves))
    outcome = game.outcome(state)
    result = None if outcome is None else result_of(outcome)
    if record.result is not None and result != record.result:
        raise BadRecord(
            f"the result is {result}, the record says {_short(str(record.result))}", "result"
        )
    if record.final is not None and not is_stored(game, state, record.final):
        raise BadRecord("the final state differs from the recorded one", "result")


def branched(game: AnyGame, state: Any, branches: Iterable[Branch], after: int) -> Any:
    """Return the state after so many moves, with the seeds from which the game goes on there."""
    for branch in branches:
        if branch.after == after:
            state = game.reseeded(state, branch.seed)
    return state


def _check_seals(record: Record) -> None:
    """Raise :class:`BadRecord` if a seal does not fit, or a branch is at no place of the game."""
    for part in record.sown:
        if part.seal is None and part.salt is None:
            continue
        if not hmac.compare_digest(
            sealed(part.seed, part.salt or "").encode(), (part.seal or "").encode()
        ):
            raise BadRecord("the seal is not that of seed and salt", "seal")
    places = [branch.after for branch in record.branches]
    if places != sorted(places) or any(place > len(record.moves) for place in places):
        raise BadRecord("a branch is at no place of the game", "branch")


def is_stored(game: AnyGame, state: Any, text: str) -> bool:
    """Whether a text is this state, as it is stored today or as an earlier version stored it."""
    stored = game.states.dump(state)
    if text == stored or is_former(game, state, text):
        return True
    try:
        if game.states.dump(game.states.load(text)) != stored:
            return False
    except ValidationError:
        return False
    # What is read leaves out what it does not know.
    return _is_part(json.loads(text), json.loads(stored))


def is_former(game: AnyGame, state: Any, text: str | None) -> bool:
    """Whether a text is this state as only an earlier version stored it."""
    return bool(text) and text in game.former_forms(state)


def _is_part(given: Any, whole: Any) -> bool:
    """Whether nothing in some JSON data is missing in, or differs from, other data."""
    if isinstance(given, dict) and isinstance(whole, dict):
        return all(key in whole and _is_part(part, whole[key]) for key, part in given.items())
    if isinstance(given, list) and isinstance(whole, list):
        return len(given) == len(whole) and all(map(_is_part, given, whole))
    return bool(given == whole)


def _is_view(text: str) -> bool:
    """Whether a text is what one seat saw of a game (:data:`VIEW`)."""
    if VIEW not in text:  # without reading all of it
        return False
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("kind") == VIEW


def _first_of(error: ValidationError, whole: str) -> str:
    """Return the first wrong field and what is wrong with it, in one line."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"]) or whole
    return f"{_short(place)}: {_short(first['msg'])}"


def quoted(text: str) -> str:
    """Return a text of a record for an error: in quotation marks, on one line, not too long."""
    return repr(_short(text))


def _short(text: str) -> str:
    """Return a text without what a terminal would not print, cut if it is very long."""
    shown = "".join(char if char.isprintable() else "?" for char in text[: LONGEST + 1])
    return f"{shown[: LONGEST - 1]}…" if len(shown) > LONGEST else shown
