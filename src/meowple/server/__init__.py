"""The server: tables over web sockets, kept in a file, with processes that think for the bots."""
