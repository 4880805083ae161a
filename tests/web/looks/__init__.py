"""Scenes of all games: do they fit, can everybody use them, what do they weigh."""
