"""Find the weights of bots by play: `python -m tools.fit.tail`, and so on."""
