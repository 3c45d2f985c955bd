"""What the computer player thinks of positions and moves."""
