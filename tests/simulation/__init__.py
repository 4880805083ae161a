"""Whole matches in virtual time, with everything that can go wrong: `make simulate`."""
