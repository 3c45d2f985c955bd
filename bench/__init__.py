"""Measurements and tools that the product never imports. They are slow or depend on the machine,
so they are not part of the tests.
"""
