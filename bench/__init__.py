"""Measurements; no tests, for their figures depend on the machine, or take long."""
