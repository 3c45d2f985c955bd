"""Check a network file against the design constraints RT-901 to RT-915.

    python -m bench.network [FILE]

prints the figures of the network, then every broken constraint with the points concerned; the exit
status is 1 if there is one. It reads the files without the engines' checks, so that it can report
everything that is wrong with a draft.
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
