"""The laws that every game keeps, as checks of one state, one move or one whole game.

1. Every move that is offered is accepted; any other is refused with a clause of the rules.
   ``apply`` does not change its arguments and depends on nothing else. The order of the offered
   moves is stable.
2. Random play ends within the bound that the game states.
3. States, moves, events, views, options and records survive JSON; a record replays to the same
   final state, byte for byte.
4. Nothing that a seat sees depends on what it may not know: neither its view, nor its text, nor
   the events shown to it. Resampled worlds keep nothing of what was hidden.
5. No component gets lost, counting the result again gives the same result, and every change of
   the points that all see is told by an event.
6. Notation is parsed to the move that it was written for, and names only one legal move.
7. The answers of seats that are asked at the same time commute: neither changes the other's
   question, and any order gives the same state.
8. Whoever makes a move that reveals something, so that it cannot be taken back, was warned of it,
   unless the game says why not; the warning does not depend on what is hidden. A move that is
   played unasked reveals nothing while the one before it could be taken back.

:func:`check_game` plays random moves. At every step it makes the cheap checks (about 0.3 ms): the
shape of the decisions, the components, the points, the move that is played and its argument. At a
sampled share of the steps (``thorough``), and always at the first and the last, it checks
everything (3 to 10 ms).
"""

from engines.laws.checks import Laws
from engines.laws.violation import LawBroken
from engines.laws.whole_game import Checked, check_game, option_sets, seat_option_sets

__all__ = ["Checked", "LawBroken", "Laws", "check_game", "option_sets", "seat_option_sets"]
