"""Seats played by the program.

A player never holds the real game. :func:`choose` deals everything anew that the seat cannot
know (:meth:`Game.resample`) and hands over that world only; resampling forgets what it deals
anew, so two games that look the same to the seat and the same chance give the same move. Peeking
is not forbidden: there is nothing to peek at.
"""

from engines.players.player import PLAYERS, Player, UnknownPlayer, choose

__all__ = ["PLAYERS", "Player", "UnknownPlayer", "choose"]
