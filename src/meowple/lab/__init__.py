"""The lab: many games by bots, on all cores or a cluster, one row for each game.

`meowple lab` is its command (docs/lab.md). What it needs besides the library is the extra
`meowple[lab]`, and is imported only where it is used.
"""
