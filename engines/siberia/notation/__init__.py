"""How moves are written, and read as people type them."""
