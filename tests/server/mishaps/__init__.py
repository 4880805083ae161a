"""What goes wrong beside a table, or at it, and what it costs."""
