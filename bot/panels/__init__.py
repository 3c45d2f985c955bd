"""Messages, buttons and selects. Everything here plays any registered game."""
