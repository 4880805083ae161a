"""The shelf, the lobby and the table, whatever is played there."""
