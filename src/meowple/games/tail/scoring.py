"""How a round and the game end (tail 5.2–6.4)."""

from __future__ import annotations

from meowple.core.game import Chance, Line, Millis, Outcome, Seat, TieBreak, deciding
from meowple.games.tail.cards import NUMBERS, PLACES
from meowple.games.tail.facts import (
    GameEnded,
    Replaced,
    RoundEnded,
    TailFact,
    WentOut,
)
from meowple.games.tail.moves import Options
from meowple.games.tail.state import ALL, BETWEEN, BYTE, OVER, State, bit, draw_card, is_in


def end_round(state: State, at: Millis, chance: Chance, facts: list[TailFact]) -> None:
    """Turn the rows up, replace specials, write the points down, and see if the game is over."""
    _replace_specials(state, chance, facts)
    state.known = bytes([ALL]) * len(state.rows)
    points = tuple(_row_sum(state, seat) for seat in range(state.seats))
    state.points += (points,)
    facts.append(RoundEnded(state.round, points))
    state.phase = BETWEEN
    if state.options.end == "limit":
        _send_out(state, facts)
    state.waiting = state.playing
    reason = _why_over(state, at)
    if reason is not None:
        end_game(state, reason, facts)


def end_game(state: State, reason: str, facts: list[TailFact]) -> None:
    """No further round begins."""
    state.phase = OVER
    state.waiting = 0
    facts.append(GameEnded(reason))


def deadline(options: Options) -> Millis | None:
    """After this moment no round begins (tail 6.2)."""
    return Millis(options.minutes * 60_000) if options.end == "time" else None


def _replace_specials(state: State, chance: Chance, facts: list[TailFact]) -> None:
    """From the caller's left, places left to right, until each is a number (tail 5.2)."""
    state.draws = 0
    for step in range(1, state.seats + 1):
        seat = (state.called + step) % state.seats
        row = state.rows[PLACES * seat : PLACES * seat + PLACES]
        if is_in(state.playing, seat):
            for place, card in enumerate(row):
                if card >= NUMBERS:
                    _replace(state, seat, place, chance, facts)


def _replace(state: State, seat: int, place: int, chance: Chance, facts: list[TailFact]) -> None:
    at = PLACES * seat + place
    special = card = state.rows[at]
    cards: list[int] = []
    while card >= NUMBERS:
        state.discards += BYTE[card]
        card = draw_card(state, chance, facts)
        cards.append(card)
    state.rows = state.rows[:at] + BYTE[card] + state.rows[at + 1 :]
    facts.append(Replaced(Seat(seat), place, special, tuple(cards)))


def _row_sum(state: State, seat: int) -> int | None:
    if not is_in(state.playing, seat):
        return None
    return sum(state.rows[PLACES * seat : PLACES * seat + PLACES])


def totals(state: State) -> tuple[int, ...]:
    """The points of each seat so far (tail 5.3)."""
    return tuple(sum(points[seat] or 0 for points in state.points) for seat in range(state.seats))


def _send_out(state: State, facts: list[TailFact]) -> None:
    """Who is over the limit is out (tail 6.3)."""
    for seat, total in enumerate(totals(state)):
        if is_in(state.playing, seat) and total > state.options.limit:
            state.out = (*state.out[:seat], state.round, *state.out[seat + 1 :])
            state.playing &= ~bit(seat)
            facts.append(WentOut(Seat(seat), total))


def _why_over(state: State, at: Millis) -> str | None:
    """The reason the game is over, if it is (tail 6.1–6.3)."""
    options = state.options
    due = deadline(options)
    if due is not None:
        return "time_up" if at > due else None
    if options.end == "rounds":
        return "rounds_played" if state.round >= options.rounds else None
    if state.playing == 0:
        return "all_over_limit"
    return "last_one_in" if state.playing & (state.playing - 1) == 0 else None


def outcome(state: State) -> Outcome | None:
    """Lowest total wins; who goes out later stands higher (tail 6.1–6.4)."""
    if state.phase != OVER:
        return None
    scores = totals(state)
    standing = [_standing(state, seat, scores[seat]) for seat in range(state.seats)]
    ranks = tuple(1 + sum(other < mine for other in standing) for mine in standing)
    breakdown = tuple(_lines(state, seat) for seat in range(state.seats))
    ties = deciding(scores, TieBreak("rounds_in", _rounds_in(state)))
    return Outcome(ranks, scores, breakdown, _why(state), ties, more_is_better=False)


def _rounds_in(state: State) -> tuple[int, ...]:
    """For each seat how many rounds it came through (tail 6.3)."""
    return tuple(out - 1 if out else state.round for out in state.out)


def _standing(state: State, seat: int, total: int) -> tuple[int, int]:
    """Smaller is better: first the round of going out, the later the better, then the total."""
    out = state.out[seat]
    return (-out if out else -state.round - 1, total)


def _lines(state: State, seat: int) -> tuple[Line, ...]:
    rounds = enumerate((points[seat] for points in state.points), start=1)
    return tuple(Line("round", points, number) for number, points in rounds if points is not None)


def _why(state: State) -> str:
    if state.options.end == "time":
        return "time_up"
    return _why_over(state, Millis(0)) or "rounds_played"
