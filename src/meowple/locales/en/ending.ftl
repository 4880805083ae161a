# What the end screen says beside the score sheet.

end-place = { $place ->
    [one] You are { $place }st of { $of }.
    [2] You are { $place }nd of { $of }.
    [3] You are { $place }rd of { $of }.
   *[other] You are { $place }th of { $of }.
}

## Checking the luck

luck-numbers = The numbers, to check for yourself
luck-all-well = All is well!
luck-not-well = Something does not fit.
luck-commitment-holds = The server’s key is the one whose fingerprint was published before the game.
luck-commitment-broken = The server’s key does not fit the fingerprint that was published before the game.
luck-seed-holds = Your own number is part of the luck.
luck-seed-missing = Your own number came too late, so the luck was made without it.
luck-seed-broken = Somebody put another number in place of yours.
luck-seed-unknown = This page knows no number of your own, so there is none to compare.
luck-links-holds = { $count ->
    [one] The record is whole: { $count } entry, unchanged.
   *[other] The record is whole: { $count } entries, all unchanged.
}
luck-links-broken = The record was changed: entry { $entry } is not the one that was written.
luck-links-cut = The record does not end as the game did: something was cut off or added.
luck-draws-holds = { $count ->
    [one] The key gives exactly the { $count } draw of the game.
   *[other] The key gives exactly the { $count } draws of the game.
}
luck-draws-broken = The luck was changed: a draw in entry { $entry } is not what the key gives.
luck-draws-none = The draws cannot be calculated from this key and these numbers.
luck-unreadable = This record cannot be read.

## The replay

replay-watch = Watch the replay
replay-title = Replay
replay-step = Step { $at } of { $count }
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-close = Close the replay
replay-public = You see what everybody at the table could see at that moment.
replay-left-out = { $count ->
    [one] The last { $count } step of this very long game is left out.
   *[other] The last { $count } steps of this very long game are left out.
}
