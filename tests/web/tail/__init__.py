"""`tail` in the browser."""
