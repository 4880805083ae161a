"""What the web server sends, and whom it believes."""
