"""A log with everything that two writers of JSON could write differently. No game is played in it.

`python -m tests.core.odd_log` writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from meowple.core.game import Millis, Seat, When
from meowple.core.log import (
    Act,
    Bot,
    By,
    Clock,
    Dealt,
    Entry,
    Header,
    Log,
    Person,
    Played,
    Undid,
    first_link,
    log_master,
    next_link,
)
from meowple.core.luck import Draw, commitment, key_from_seed, nth_draw

FILE = Path(__file__).parent / "odd-log.json"

MATCH = "кіт-żółw-🐈-\u2028"
KEY = key_from_seed(MATCH)
ODD = {
    "ї": "є «ґ»",
    "ż": 'a "b" \\ / \b\t\n\f\r\x00\x1f\x7f',
    "\U0001f408": [1.0, 1.5, 1e300, -0.25, 9007199254740993, 2**63 - 1, None, True],
    "\uffee": {"b": {}, "a": [], "ą": "'#"},
    "10": "#1",
    "9": "12:3",
    "": "",
}
HUGE = (2**64, 2**63 + 1, 3 * 2**62 + 7, 6, 1)


def written() -> Log:
    """The log, with links and luck as they should be."""
    header = Header(
        match=MATCH,
        game="гра",
        rules=3,
        seats=3,
        options=ODD,
        commitment=commitment(MATCH, KEY),
        seeds=("00ff", "", "ab" * 16),
    )
    master = log_master(header, KEY)
    moment = When(Millis(5), Millis(300), (Millis(7), Millis(2**53)))
    acts: list[tuple[By, Act]] = [
        (Clock(), Dealt()),
        (Person("Оля-ą-🐾"), Played(Seat(2), {"type": "скік", "куди": ODD}, moment)),
        (Bot("kitten"), Undid(1)),
    ]
    entries: list[Entry] = []
    links = [first_link(header)]
    for seq, (by, act) in enumerate(acts):
        draws: tuple[Draw, ...] = tuple(
            (n, nth_draw(master, len(HUGE) * seq + at, n)) for at, n in enumerate(HUGE)
        )
        entries.append(Entry(seq, Millis(5 * seq), by, act, draws))
        links.append(next_link(links[-1], entries[-1]))
    return Log(header, tuple(entries), tuple(links[1:]), KEY.hex())


if __name__ == "__main__":
    FILE.write_text(written().to_json(), "utf-8")
