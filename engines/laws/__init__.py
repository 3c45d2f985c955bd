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
7. The answers of seats that are asked at the same time commute: neither changes the other's
   question, and any order gives the same state, unless the game says why not.

:func:`check_game` plays a game by chance. On every step it checks what is cheap: the shape of the
decisions, the components, the move that is played and its argument. On a sampled share of the
steps (``thorough``), and always on the first and the last, it checks everything: about 0.3 ms
for the former and 3 to 10 ms for the latter on the machine this was written on.
"""

from engines.laws.checks import Laws
from engines.laws.violation import LawBroken
from engines.laws.whole_game import Checked, check_game, option_sets, seat_option_sets

__all__ = ["Checked", "LawBroken", "Laws", "check_game", "option_sets", "seat_option_sets"]
