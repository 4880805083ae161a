"""Ways to break the rules of `tail`, one at a time, for `make mutants`."""

from __future__ import annotations

from typing import Final

from tools.mutants import Break

_TWO = "if state.draws:\n        at"
_RANKS = "1 + sum(other < mine for other in standing) for mine in standing"
_SEATS = "range(len(standing))"

BREAKS: Final = (
    Break("1.1", "54 numbers", "cards", "dict.fromkeys(range(9), 4)", "dict.fromkeys(range(9), 5)"),
    Break("1.2", "eight 9s", "cards", "    9: 9,", "    9: 8,"),
    Break("1.3", "a peek more", "cards", "    PEEK: 4,", "    PEEK: 5,"),
    Break("2.1", "the pile lacks a card", "rules", "(sorted(pile + sp", "(sorted(pile[1:] + sp"),
    Break("2.2", "a special stays up", "rules", "while card >= NUMBERS:  # ", "while False:  # "),
    Break("2.2", "specials do not go back", "rules", "sorted(pile + specials)", "sorted(pile)"),
    Break("2.3", "left cards looked at", "cards", "OUTER: Final = (0, 3)", "OUTER: Final = (0, 1)"),
    Break("2.3", "the first one done starts", "rules", "if state.waiting == 0:", "if True:"),
    Break("2.4", "the same starter", "rules", "next_in(state, state.starter)", "state.starter"),
    Break(
        "2.4",
        "counter-clockwise",
        "state",
        'has cards."""\n    seat = (seat + 1) %',
        'has cards."""\n    seat = (seat - 1) %',
    ),
    Break(
        "2.5",
        "a special laid down acts",
        "rules",
        "Kept(seat, move.place))\n    _close_turn(doing)",
        "Kept(seat, move.place))\n    state.special = state.discards[-1]\n    _ask(state, OFFER)",
    ),
    Break("3.1", "a special is taken", "rules", 'raise Refused("special_discard")', "pass"),
    Break("3.1", "taking a special is offered", "legal", "discards[-1] < NUMBERS", "discards"),
    Break("3.1", "the old card is gone", "state", "    state.discards += BYTE[old]\n", ""),
    Break(
        "3.2",
        "all see a drawn number",
        "view",
        "if mine and state.phase == DREW",
        "if state.phase == DREW",
    ),
    Break(
        "3.2",
        "a shown special is gone",
        "rules",
        "    state.discards += BYTE[card]\n    doing.facts.append(Showed",
        "    doing.facts.append(Showed",
    ),
    Break("3.3", "all know a kept card", "rules", "state.hand, bit(seat),", "state.hand, ALL,"),
    Break(
        "3.3",
        "only the taker knows",
        "rules",
        "card, ALL, state.pool",
        "card, bit(seat), state.pool",
    ),
    Break(
        "3.3",
        "knowledge stays behind",
        "rules",
        "exchanged(state.known, mine, theirs)",
        "state.known",
    ),
    Break("3.4", "the draw-two is shuffled", "state", _TWO, "if False:\n        at"),
    Break("3.4", "an old draw-two stays", "state", _TWO, "if DRAW_TWO in cards:\n        at"),
    Break(
        "3.4",
        "shuffled too early",
        "state",
        "    return pile[at]",
        "    if not state.pile:\n        reshuffle(state, facts)\n    return pile[at]",
    ),
    Break("4.1", "swap with the out", "rules", " or not is_in(state.playing, move.seat)", ""),
    Break(
        "4.1",
        "the swapper looks",
        "rules",
        "    doing.facts.append(Swapped",
        "    see(state, bit(mine), bit(seat))\n    doing.facts.append(Swapped",
    ),
    Break(
        "4.2",
        "peek at a neighbour's",
        "rules",
        "_look(state, seat, bit(PLACES * seat",
        "_look(state, seat, bit(PLACES * next_in(state, seat)",
    ),
    Break(
        "4.3",
        "own cards are not seen",
        "rules",
        "if lies_face_down(state, at)",
        "if at // 4 != seat",
    ),
    Break("4.3", "the call is allowed", "rules", " and not state.scanned", ""),
    Break(
        "4.3",
        "the call is allowed if refused",
        "rules",
        "    doing.facts.append(Declined",
        "    state.scanned = False\n    doing.facts.append(Declined",
    ),
    Break("4.4", "no second draw", "rules", "if doing.state.draws:", "if False:"),
    Break(
        "4.4",
        "a kept card leaves a draw",
        "rules",
        "Kept(seat, move.place))\n    _close_turn",
        "Kept(seat, move.place))\n    _go_on",
    ),
    Break(
        "4.4",
        "declining draws",
        "rules",
        "DRAW_TWO:\n        state.draws = 0",
        "DRAW_TWO:\n        pass",
    ),
    Break("4.5", "draws add up", "rules", "state.draws = 2", "state.draws += 2"),
    Break(
        "4.5", "nothing starts anew", "rules", "state.draws = 2", "state.draws = state.draws or 2"
    ),
    Break(
        "4.6",
        "after a used swap a draw",
        "rules",
        "_close_turn(doing)\n    return _round",
        "_go_on(doing)\n    return _round",
    ),
    Break("4.6", "refused, the turn ends", "rules", "if state.special == DRAW_TWO:", "if True:"),
    Break(
        "4.7",
        "no specials after the call",
        "rules",
        "    _ask(state, OFFER)",
        "    _ask(state, OFFER)\n    if state.called != NOBODY:\n        _close_turn(doing)",
    ),
    Break("5.1", "the caller plays again", "rules", "bit_count() - 1", "bit_count()"),
    Break("5.1", "called twice", "rules", "if state.called == NOBODY and not", "if not"),
    Break("5.2", "replaced once", "scoring", "while card >= NUMBERS:", "if card >= NUMBERS:"),
    Break("5.2", "to the right", "scoring", "(state.called + step)", "(state.called - step)"),
    Break("5.2", "the special is gone", "scoring", "        state.discards += BYTE[card]\n", ""),
    Break("5.3", "three cards count", "scoring", "seat + PLACES])", "seat + 3])"),
    Break(
        "6.1",
        "a round more",
        "scoring",
        "state.round >= options.rounds",
        "state.round > options.rounds",
    ),
    Break("6.2", "just in time is late", "scoring", "if at > due", "if at >= due"),
    Break("6.2", "ready in time is late", "rules", "doing.at > due", "doing.at >= due"),
    Break("6.3", "the limit is out", "scoring", "total > state.options", "total >= state.options"),
    Break("6.3", "earlier out is better", "scoring", "(-out if out", "(out - 99 if out"),
    Break(
        "6.4",
        "ties go to the first seat",
        "scoring",
        _RANKS,
        f"1 + sorted({_SEATS}, key=standing.__getitem__).index(seat) for seat in {_SEATS}",
    ),
    Break(
        "7.1",
        "kept outer cards hidden",
        "state",
        "place in OUTER:\n        kn",
        "False:\n        kn",
    ),
    Break(
        "7.1", "peek at open cards", "rules", 'raise Refused("face_up_card")  # tail 7.1', "pass"
    ),
    Break(
        "7.2", "open cards swapped", "rules", 'raise Refused("face_up_card")  # tail 7.2', "pass"
    ),
    Break("8.1", "screens remember", "view", "spot.looked_at or assisted", "True"),
    Break("8.1", "nobody is assisted", "view", "spot.looked_at or assisted", "spot.looked_at"),
    Break("8.1", "looks are not shown", "view", "spot.face_up or spot.looked_at", "spot.face_up"),
    Break("8.2", "spectators see all", "view", "knower = PUBLIC if", "knower = 127 if"),
    Break("8.2", "one ready is enough", "rules", "    if state.waiting:\n", "    if False:\n"),
)
