"""The tests of playing in the terminal."""
