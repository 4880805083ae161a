"""The core: what a game is, luck, logs and matches. It knows no single game."""
