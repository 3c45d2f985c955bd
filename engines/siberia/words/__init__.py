"""What moves, events, questions and cards say, as phrases, and the view as plain lines."""
