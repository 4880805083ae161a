"""What holds for every game, written once. A game joins by being registered."""
