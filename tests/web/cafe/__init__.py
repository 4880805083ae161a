"""`cafe` in the browser."""
