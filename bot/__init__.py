"""The bot: everything that knows Discord or the disk."""
