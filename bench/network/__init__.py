"""Check a network file against the design constraints RT-901 to RT-915.

    python -m bench.network [FILE]

prints the figures of the network, then every constraint that is broken with the points concerned;
the exit status is 1 if there is one. Nothing here is used in play: it reads the files as they are,
so that it can say of any draft what is wrong with it.
"""

from bench.network.clauses import CHECKS, faults
from bench.network.draft import Draft, Fault, read_hints
from bench.network.marks import mark_faults, stuck_hands
from bench.network.program import main

__all__ = [
    "CHECKS",
    "Draft",
    "Fault",
    "faults",
    "main",
    "mark_faults",
    "read_hints",
    "stuck_hands",
]
