# A match that is over, looked at again: in the terminal and on the page.

review-title = Review of “{ $game }”: { $seat }
review-line = The chance to win before each decision, and how it ended:
review-dear = These decisions cost the most:
review-decision = Decision { $number } of { $of }
review-played = Played: { $move }
review-better = Better: { $move }
review-chances = Chance to win: about { $before } with the better move, about { $chosen } with the one played.
review-why = Compared with what was played: { $why }.
review-nothing-dear = No decision cost a chance worth a word: well played.
review-nothing-chosen = There was nothing to choose from this seat.
review-about = about { $points }
review-unclear = too little to tell
review-mostly-luck = Luck explains most of this result.
review-mostly-own = Own decisions explain most of this result.
review-mostly-others = The others, and what nobody could foresee, explain most of this result.
review-added-up = From an even chance of { $even } to { $ended } at the end, in percentage points:
review-luck = Own luck, from the very start: { $luck }
review-cost = Own decisions, compared with the best ones: { $cost }
review-others = The others, and what could not be foreseen: { $others }
review-race = In a race only what was grabbed is weighed, not how quickly: whoever was quicker counts among the others.

refused-review-other-rules = This game was played under other rules than are played here, so it cannot be reviewed.
refused-review-no-seat = Nobody sat in that seat in this game.
refused-review-damaged = The record of this game cannot be read, so there is nothing to review.
refused-review-went-wrong = The review could not be finished. Please try again.
refused-review-busy = Others are just having their games reviewed. Please wait a moment.

## On the page

review-whose = Whose game
review-progress = Looking at decision { $done } of { $of }…
review-begins = Getting ready to look…
review-by = The lion judges by what this player could know and remember at each moment.
review-chart = Chance to win over the match, from { $first } at first to { $ended } at the end; lowest { $low }, highest { $high }.
review-table = The same as a table
review-number = Decision
review-before = Before it, about
review-cost-of = What it cost
review-luck-of = What luck then brought
review-ended = The end
review-no-choice = no choice
review-show = Show on the board
review-back = Back to the review
review-next = Next
review-previous = Previous
review-again = Try again
