"""`boots` in the browser."""
