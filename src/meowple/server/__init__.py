"""The server: durable tables for any game, over web sockets. No single game's name stands here."""
