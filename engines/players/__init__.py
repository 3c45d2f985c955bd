"""Computer players: they choose the moves of the seats that bots play.

A computer player never gets the real state. :func:`choose` resamples it first
(:meth:`Game.resample`): everything that the seat cannot know is dealt again, so the player cannot
cheat. Two states that look the same to the seat, with the same chance, give the same move.
"""

from engines.players.hints import Hint, hint
from engines.players.player import PLAYERS, Player, UnknownPlayer, choose, greedy, turn

__all__ = ["PLAYERS", "Hint", "Player", "UnknownPlayer", "choose", "greedy", "hint", "turn"]
