"""What pictures of whole games cost and whether they can be read where Discord shows them.

:mod:`bench.pictures.shots` says which pictures there are, :mod:`bench.pictures.law` what holds for
each, :mod:`bench.pictures.measures` what is hidden, cut or astray in one; ``python -m
bench.pictures`` draws them and prints figures.
"""
