"""The rules: states and moves, what is asked and legal, what moves do, and what everybody sees."""
