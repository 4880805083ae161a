"""Our games in the hands of other projects' programs, and their own suites."""
