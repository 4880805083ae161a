"""The tests of the stores: one suite for all, and what only a file can do."""
