# What the end screen says beside the score sheet.

outcome-you-won = You win!
end-standings = Who stands where
end-highlights = What stood out
end-picture = A picture for friends
end-picture-kept = The picture is downloaded.
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
luck-commitment-holds = The key is the same as before the game: its fingerprint fits.
luck-commitment-broken = The key is not the one from before the game: its fingerprint does not fit.
luck-seed-holds = Your own number helped to make the luck.
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
    [one] Everything came up as the key says: { $count } draw.
   *[other] Everything came up as the key says: { $count } draws.
}
luck-draws-broken = What came up in entry { $entry } is not what the key says: somebody changed it.
luck-draws-none = This key and these numbers do not say what had to come up.
luck-unreadable = This record cannot be read.

## The replay

review-my-game = Review my game
review-a-game = Review the game
replay-watch = Watch the replay
replay-title = Replay
replay-step = Step { $at } of { $count }
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-close = Close the replay
replay-round = Round { $round }
replay-round-back = To the round before
replay-round-on = To the next round
replay-speed = Speed
replay-open = Open cards
replay-begins = The game begins.
replay-left-out = { $count ->
    [one] The last { $count } step of this very long game is left out.
   *[other] The last { $count } steps of this very long game are left out.
}
