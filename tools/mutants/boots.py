"""Ways to break the rules of `boots`, one at a time, for `make mutants`.

What 5.2 asks for is drawn by the page, so it is not broken here.
"""

from __future__ import annotations

from typing import Final

from tools.mutants import Break

_DICE = "((cat.boots, cat.head), (cat.head, cat.boots))"
_ONE_GRAB = 'if state.attempts[seat] is not None:\n        raise Refused("one_grab'
_LOWEST = "in range(FIRST_PAW, CARDS) if lies"
_HIGHEST = "in range(CARDS - 1, FIRST_PAW - 1, -1) if lies"
_LASTS = "1000 * options.limit + GRACE if options.limit else LAPSE"
_RANK = "1 + sum(other > mine for"
_OWN_GRAB = 'class Grabbed(Own, frozen=True, tag="grabbed"):'
_OPEN_GRAB = _OWN_GRAB.replace("Own", "Open") + "\n    seat: Seat\n"
_OWNERS = "None if owner == MIDDLE else"

BREAKS: Final = (
    Break("1.1", "a cat twice", "cards", 'Cat("yellow", "blue", ', 'Cat("yellow", "green", '),
    Break("1.1", "a fifth hood", "cards", '"violet", "flower"', '"violet", "hood"'),
    Break("1.2", "four paws", "cards", "PAWS: Final = 5", "PAWS: Final = 4"),
    Break("1.3", "a die with fewer colours", "rules", "dice = (COLOURS[", "dice = (COLOURS[1:]["),
    Break("2.1", "another seat begins", "rules", "state, 0, Millis(0)", "state, 1, Millis(0)"),
    Break("2.1", "cards upon cards", "layout", "free.pop(cell)", "free[cell]"),
    Break("2.1", "nothing is turned", "layout", "turn - TURN)", "0)"),
    Break("3.1", "anybody rolls", "legal", "if state.roller != seat:", "if False:"),
    Break("3.1", "six seconds", "race", "_WITHIN: Final = 5_000", "_WITHIN: Final = 6_000"),
    Break("3.1", "many grabs", "legal", _ONE_GRAB, _ONE_GRAB.replace(" is not None", " == 0")),
    Break("3.2", "boots first", "cards", _DICE, "((cat.boots, cat.head),)"),
    Break(
        "3.2", "a paw at once", "race", "return cat if lies_there(state, cat) or", "return cat if"
    ),
    Break("3.3", "the highest paw", "state", _LOWEST, _HIGHEST),
    Break("3.4", "the cat stays", "rules", "give(state, cat, winner)", "pass"),
    Break("3.4", "the slowest wins", "race", "first = min(right", "first = max(right"),
    Break("3.5", "any card is right", "race", "card == right_card(state, state.dice)", "True"),
    Break("3.5", "won cards are grabbed", "legal", "if not lies_there(state, card):", "if False:"),
    Break("3.5", "before the dice", "legal", 'Refused("dice_not_rolled")', 'Refused("game_over")'),
    Break("3.6", "the same roller", "rules", "(state, winner, at)", "(state, state.roller, at)"),
    Break("3.6", "always thirty seconds", "race", _LASTS, "LAPSE"),
    Break("3.6", "late grabs count", "race", "if limit and reaction > limit:", "if False:"),
    Break("3.6", "on their way and lost", "race", "Millis(at + GRACE)", "Millis(at)"),
    Break("3.6", "nobody may end it", "rules", "new.lapsed = True", "new.lapsed = False"),
    Break("4.1", "a paw too early", "rules", "if lowest_paw(state) is None:", "if is_paw(card):"),
    Break(
        "4.1", "paws count nothing", "scoring", "len(cards), len(paws), max", "len(cards), 0, max"
    ),
    Break("4.1", "any paw is as good", "scoring", "max(paws, default=0)", "0"),
    Break("4.2", "nobody shares", "scoring", _RANK, "1 + sum(other >= mine for"),
    Break("5.1", "quicker eyes", "race", "FALSE_START: Final = 120", "FALSE_START: Final = 119"),
    Break("5.1", "a narrower tie", "race", "TIE: Final = 8", "TIE: Final = 7"),
    Break("5.1", "no time to tie", "race", "default=0) + TIE", "default=0)"),
    Break(
        "5.1",
        "judged at the lapse",
        "race",
        "is None or end > first_end(",
        "is None or 0 > first_end(",
    ),
    Break("5.1", "all hear of a grab", "facts", _OWN_GRAB, _OPEN_GRAB),
    Break("5.1", "another one rolls again", "rules", "(new, state.roller, at)", "(new, 1, at)"),
    Break("5.3", "a table of one's own", "view", "=state.places,", "=state.places[(seat or 0) :],"),
    Break("5.3", "won cards are hidden", "view", _OWNERS, "None if owner != seat else"),
    Break("5.6", "nobody looks", "rules", 'options.tempo == "slow":', "options.tempo == 0:"),
    Break(
        "5.6", "no more time to roll", "race", "SLOW_ROLL if slow else", "ROLL_WITHIN if slow else"
    ),
    Break("5.5", "a table full of paws", "warmup", "{*cats, FIRST_PAW}", "{*cats, *range(21, 26)}"),
    Break("5.4", "the first right one wins", "rules", "if all_heard(new):", "if best(new):"),
)
