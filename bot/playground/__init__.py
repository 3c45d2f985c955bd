"""The playground: the real bot in a local Discord in the browser, without a token."""
