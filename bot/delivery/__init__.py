"""Delivery: announcements sent from the outbox, with retries, and pictures drawn in threads."""
