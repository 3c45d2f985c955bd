"""Measurements and tools beside the product, which never imports them. Their figures depend on the
machine, or take long: no tests.
"""
