"""The pages that are open at a table, and the lines to them."""
