"""What people may ask of a table, and how it is answered."""
