"""What each seat is told, and told again to whoever comes back."""
