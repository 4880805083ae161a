"""People at tables: coming, playing, leaving, coming back."""
