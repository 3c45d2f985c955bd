"""Slash commands: they read what was typed and hand it to the desk. No rules here."""
