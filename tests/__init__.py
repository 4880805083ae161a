"""The tests of meowple."""
