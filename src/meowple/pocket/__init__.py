"""The same tables inside a browser's worker: no server, no line. Nothing here imports what only a
browser has; what it can do is handed in, so all of it runs under CPython too."""
