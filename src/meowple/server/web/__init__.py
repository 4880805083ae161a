"""Pages, plain requests and web sockets, and the guards in front of them."""
