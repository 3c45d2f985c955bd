"""How balanced a game is: a Markdown report on games between greedy players.

Begin at :mod:`bench.balance.__main__`.
"""
