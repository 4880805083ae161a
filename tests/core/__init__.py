"""The core page: matches, logs and luck."""
