"""`tail` in text: everything has its sentence, and nothing is shown that must be remembered."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest

from meowple import Match, Seat, game
from meowple.games.tail import facts as f
from meowple.games.tail import moves as m
from meowple.terminal import tail
from meowple.terminal.table import Left
from meowple.words import LANGUAGES, words
from tests.terminal.people import AnyMatch, Picky, Typist, liked, table_for

NAMES = ("Human", "Mimi", "Tango")
ONE, TWO = Seat(1), Seat(2)

FACTS: dict[f.TailFact, str] = {
    f.RoundBegan(2, ONE, ()): "Round 2. Mimi starts.",
    f.RoundBegan(3, TWO, (10, 13)): (
        "Round 3. Tango starts. Special cards go back into the pile: Swap, Super-peek."
    ),
    f.CardsDown(ONE): "Mimi stops looking.",
    f.Reshuffled(21): "The discards are shuffled into a new pile: 21 cards.",
    f.Drew(ONE): "Mimi draws a card from the pile.",
    f.Showed(ONE, 12): "Mimi draws a special card: “Draw two”.",
    f.Took(ONE, 0): "Mimi takes the top discard to place 1.",
    f.Kept(ONE, 3): "Mimi keeps the card and puts it at place 4.",
    f.Discarded(ONE): "Mimi discards the drawn card.",
    f.Swapped(ONE, 1, TWO, 2): "Mimi (place 2) and Tango (place 3) swap cards.",
    f.Peeked(ONE, 1): "Mimi peeks at their own card at place 2.",
    f.Scanned(ONE): "Mimi looks at every face-down card.",
    f.Declined(ONE, 11): "Mimi does not use “Peek”.",
    f.Called(ONE): "Mimi calls: “Gotcha!” Everyone else has one more turn.",
    f.Replaced(TWO, 1, 10, (13, 4)): (
        "Tango, place 2: “Swap” is discarded; in its place: Super-peek, four."
    ),
    f.RoundEnded(2, (9, None, 21)): "Round 2 is over. Points: Human 9, Tango 21.",
    f.WentOut(ONE, 101): "Mimi is out with 101 points.",
    f.GameEnded("time_up"): "The game is over!",
}

ABOUT_ME: dict[f.TailFact, str] = {
    f.RoundBegan(2, ONE, ()): "Round 2. You start.",
    f.Drew(ONE): "You draw a card from the pile.",
    f.Drew(TWO): "Tango draws a card from the pile.",
    f.Swapped(ONE, 1, TWO, 2): "You (place 2) and Tango (place 3) swap cards.",
    f.Swapped(TWO, 1, ONE, 2): "Tango (place 2) swaps cards with you (place 3).",
    f.RoundEnded(2, (9, 4, 21)): "Round 2 is over. Points: Human 9, Mimi 4, Tango 21.",
}


def test_whoever_a_sentence_is_about_reads_it_in_the_second_person() -> None:
    said = {fact: tail.PAGE.fact(fact, words("en"), NAMES, ONE) for fact in ABOUT_ME}
    assert said == ABOUT_ME


MOVES: tuple[m.Move, ...] = (
    m.PUT_DOWN,
    m.DRAW,
    m.Take(0),
    m.Keep(1),
    m.DISCARD,
    m.Swap(0, TWO, 3),
    m.Peek(2),
    m.SUPER_PEEK,
    m.DECLINE,
    m.CALL,
    m.END_TURN,
    m.READY,
)


def test_every_fact_reads_as_a_sentence() -> None:
    assert {fact: tail.PAGE.fact(fact, words("en"), NAMES) for fact in FACTS} == FACTS
    assert {type(fact) for fact in FACTS} == set(f.TailFact.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_move_and_card_can_be_said_in_every_language(language: str) -> None:
    say = words(language)
    assert {type(move) for move in MOVES} == set(m.Move.__args__)
    labels = {tail.PAGE.move(move, say, NAMES) for move in MOVES}
    lines = {tail.PAGE.fact(fact, say, NAMES) for fact in FACTS}
    cards = {tail.card_name(card, say) for card in range(14)}
    assert (len(labels), len(lines), len(cards)) == (len(MOVES), len(FACTS), 14)


def test_a_swap_names_the_other_player_and_both_places() -> None:
    said = tail.PAGE.move(m.Swap(0, TWO, 3), words("en"), NAMES)
    assert said == "Swap: my place 1 with Tango, place 4"


# Remembering is the game (tail 8.1)


def frames(match: AnyMatch, answers: int, *likes: type) -> Iterator[tuple[str, str]]:
    """The phase and the text of each question that a person with these likes is asked."""
    phases: list[str] = []

    def think() -> str | None:
        if len(phases) == answers:
            return None
        phases.append(match.view(0).phase)
        return str(liked(match.moves(0), likes) + 1)

    out = io.StringIO()
    bots = Picky(m.PutDown, m.Draw, m.Discard, m.Decline, m.EndTurn)
    with pytest.raises(Left):
        table_for(match, Typist(think), out, bots).play()
    texts = re.split(r"Your choice \(1–\d+\): ", out.getvalue())
    yield from zip(phases, texts, strict=False)


def with_two_hidden_cards_exchanged(match: AnyMatch) -> AnyMatch:
    """The same match, but my first card lies in a place that nobody has seen."""
    state = match.state.copy()
    other = next(at for at in (5, 6, 9, 10) if state.rows[at] != state.rows[0])
    rows = bytearray(state.rows)
    rows[0], rows[other] = rows[other], rows[0]
    state.rows = bytes(rows)
    match.state = state
    return match


@pytest.mark.parametrize("seed", range(6))
def test_after_a_look_is_dismissed_no_text_depends_on_what_was_seen(seed: int) -> None:
    likes = (m.PutDown, m.Peek, m.Draw, m.Discard, m.SuperPeek, m.EndTurn)
    real = list(frames(Match(game("tail"), 3, seed=seed), 90, *likes))
    other = Match(game("tail"), 3, seed=seed)
    told = list(frames(with_two_hidden_cards_exchanged(other), 90, *likes))
    looks = [at for at, (phase, _) in enumerate(real) if phase in ("opening", "look")]
    assert len(looks) > 1
    for at, (one, another) in enumerate(zip(real, told, strict=True)):
        if at == 0:
            assert one != another
        elif at not in looks:
            assert one == another


@pytest.mark.parametrize("seed", range(6))
def test_a_hidden_card_is_drawn_as_a_question_mark_except_while_it_is_looked_at(seed: int) -> None:
    likes = (m.PutDown, m.Peek, m.Draw, m.Keep, m.SuperPeek, m.EndTurn)
    for phase, text in frames(Match(game("tail"), 3, seed=seed), 90, *likes):
        rows = re.findall(r"^ *▸? *(?:Human|Mimi|Tango)  +(.*\S) +\d+$", text, re.MULTILINE)
        assert len(rows) == 3
        cards = [card for row in rows for card in re.findall(r"\(.+?\)|\[.+?\]", row)]
        assert len(cards) == 12
        open_cards = [card for card in cards if card != "[?]"]
        if phase not in ("opening", "look"):
            assert open_cards == []
        else:
            assert open_cards
            assert all(card.startswith("(") for card in open_cards)


def test_the_row_is_a_picture_of_what_the_seat_may_see() -> None:
    match = Match(game("tail"), 2, seed=7)
    say = words("en")
    shown = tail.PAGE.table(match.screen(0), say, NAMES)
    mine = match.state.rows[0], match.state.rows[3]
    faces = [str(card) if card < 10 else tail.card_name(card, say) for card in mine]
    assert re.sub(" +", " ", shown[-2]) == f" Human ({faces[0]}) [?] [?] ({faces[1]}) 0"
    assert re.sub(" +", " ", shown[-1]) == " Mimi [?] [?] [?] [?] 0"
