"""Races over lines of any length, honest and not."""
