"""The rules of the games: pure functions of values, knowing neither chat nor clock nor disk."""
