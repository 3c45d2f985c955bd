"""Slash commands: they parse what was typed and call the dispatcher. No rules here."""
