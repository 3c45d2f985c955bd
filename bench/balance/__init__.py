"""How balanced a route game is: greedy players against each other, told as a Markdown report."""
