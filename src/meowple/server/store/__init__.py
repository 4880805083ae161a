"""Where tables and matches are kept. One interface, one contract suite, several backends."""
