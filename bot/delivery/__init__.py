"""Delivery: sends announcements from the outbox, with retries, and draws pictures in threads."""
