# What is said about tables of this device, which need no server and no line.

pocket-means = The games run in this browser, with no connection. They are kept here and nowhere else.
pocket-size = For this, { $size } MB have to be loaded, once.
pocket-load = Load { $size } MB
pocket-loaded = Everything is here: you can play without a connection.
pocket-not-kept = The games are loaded. Without a connection you can play as long as this page stays open.
pocket-fetching = Loading the games…
pocket-starting = The games are being unpacked…
pocket-failed = The games could not be loaded.
pocket-try-again = Try again
pocket-keeps-nothing = This browser keeps nothing here, as in a private window. You can play, but the games are gone once the page is closed.
pocket-full = There is no room left on this device, so the last move could not be kept. Delete old games from the list, then it goes on.
pocket-insecure = This page has come without https. It plays without a connection only while it stays open, and cannot be installed as an app.
pocket-taken = This table is open in another tab now.
pocket-take-back = Play on here
pocket-delete = Delete from this device: { $game }
pocket-delete-sure = Delete this game from this device for good? { $game }
pocket-bring = Open a record from a file
pocket-no-server = This page has no server behind it: you play against bots, or several at one device. To play with friends far away, open a page that has one.
pocket-no-line = No connection: the games of this device go on without one.
refused-no-device = The games could not be loaded onto this device.
refused-no-server = That needs a server, and this page has none.
refused-log-unreadable = This file is no record of a game, or it has been changed.
refused-log-not-over = This record does not reach the end of its game.
refused-log-other-rules = This record was written under other rules than are played here.
refused-log-unknown-game = This is the record of a game that is not here: { $game }.
refused-log-unknown-level = In this record a bot of an unknown level plays: { $level }.
