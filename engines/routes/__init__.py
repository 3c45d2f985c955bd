"""The route network that two games share (clauses RT-101 to RT-814).

Compose, do not subclass: a game keeps a ``Network`` and a ``Charter`` per set of options; its
state holds a ``Board`` and ``Cards`` beside its own marks and scores. Every shared move goes::

    why = rules.refusal(route_rules, state.board, seat, move)   # after the game's own objections
    step = playing.play(route_rules, state.board, move)         # the arrow, and RT-308 (1)
    if step.place is not None: ...                          # (2) claimed, hands, refilled
    board, events = playing.settle(route_rules, board)          # (3) to (5); then ask board.ended

Menus: ``rules.shared_moves`` has all legal shared moves in a stable order; ``lays``,
``branch_lays`` and ``removals`` are its parts, to be mixed with a game's own moves. While
``pending_refusal`` objects nothing else may be done. An action of a game's own that costs tickets
asks ``ticket_refusal`` and pays with ``spend``. An effect that lays an arrow lists
``arrows(route_rules, board, word)``, asks ``arrow_refusal`` and calls ``lay`` with that word: by
any other word than main, ticket, bonus and branch an arrow costs nothing. A game's own bans on
ordinary arrows are its route rules' ``extra_ban``, which sees the word; exit rule and numbers of
arrows and tickets are values of the route rules, too. Points, lines and cards are numbers and sets
of them bits, but moves and events name points by ``network.ids``. A board is wholly public, so a
view may hold it as it is. For a game's invariants there is :mod:`engines.routes.invariants`.
"""
