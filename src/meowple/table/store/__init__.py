"""What a store is, one in memory, and how tables and matches lie in any of them."""
