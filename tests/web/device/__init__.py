"""Several people at one screen."""
