"""Whole matches as files: a change of the rules is a readable change of these."""
