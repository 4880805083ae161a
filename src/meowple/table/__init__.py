"""A live table: who sits there, what is asked of it, what each seat is told. It knows neither
network nor disk, and no single game; `meowple.server` brings it to the web."""
