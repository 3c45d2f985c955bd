"""The route network that two games share (clauses RT-101 to RT-814).

A game has a ``Network``, and a ``RouteRules`` for each set of options. Its state has a ``Board``
and ``Cards`` beside the game's own marks and scores. A shared move is played like this::

    why = rules.refusal(route_rules, state.board, seat, move)  # after the game's own refusals
    step = playing.play(route_rules, state.board, move)        # the arrow, and step 1 of RT-308
    if step.place is not None: ...                             # step 2: the game's cards
    board, events = playing.settle(route_rules, board)         # steps 3 to 5; see board.ended

- Menus: ``rules.branch_lays``, ``lays`` and ``turn_moves`` return the legal shared moves of each
  question in a stable order; a game mixes its own moves with them. While
  ``pending_refusal`` returns a refusal, no other move is legal.
- An action of the game's own that costs tickets asks ``ticket_refusal`` and pays with ``spend``.
- An effect that lays an arrow lists the possible ones with ``arrows(route_rules, board, word)``,
  asks ``arrow_refusal`` and calls ``lay`` with the same word. Only arrows laid by main, ticket,
  bonus or branch cost something; with any other word they are free.
- A game forbids further ordinary arrows by the ``extra_ban`` of its route rules. The exit rule and
  the numbers of arrows and tickets are set there, too.
- Points, lines and cards are numbers, and sets of them are bits of an integer; moves and events
  name points by ``network.ids``.
- A board has no secrets, so a view may contain it.
- :mod:`engines.routes.invariants` checks boards and cards for a game's ``broken_invariants``.
"""
