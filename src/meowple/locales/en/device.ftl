# What is said about tables of this device, which need no server and no line.

device-means = The games run in this browser, with no connection. They are kept here and nowhere else.
device-size = For this, { $size } MB have to be loaded, once.
device-load = Load { $size } MB
device-loaded = Everything is here: you can play without a connection.
device-fetching = Loading the games…
device-starting = The games are being unpacked…
device-failed = The games could not be loaded.
device-try-again = Try again
device-keeps-nothing = This browser keeps nothing here, as in a private window. You can play, but the games are gone once the page is closed.
device-full = There is no room left on this device, so the last move could not be kept. Delete old games from the list, then it goes on.
device-insecure = This page has come without https. It plays without a connection only while it stays open, and cannot be installed as an app.
device-taken = This table is open in another tab now.
device-take-back = Play on here
device-delete = Delete from this device: { $game }
device-delete-sure = Delete this game from this device for good? { $game }
device-bring = Open a record from a file
device-no-server = This page has no server behind it: you play against bots, or several at one device. To play with friends far away, open a page that has one.
device-no-line = No connection: the games of this device go on without one.
refused-no-device = The games could not be loaded onto this device.
refused-no-server = That needs a server, and this page has none.
refused-log-unreadable = This file is no record of a game, or it has been changed.
refused-log-not-over = This record does not reach the end of its game.
refused-log-other-rules = This record was written under other rules than are played here.
