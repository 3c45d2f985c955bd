"""Everything that is tested, in the order of the packages."""
