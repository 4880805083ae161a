"""Evenings in a real browser: a television and phones."""
