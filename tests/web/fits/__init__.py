"""`fits` in the browser."""
