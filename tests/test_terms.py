"""One thing has one word in each language, a player is «ти», and quotes and dashes are right."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from meowple.table.people import NAMES as GUESTS
from meowple.words import BOT_NAMES, LANGUAGES, sources, words
from tests.terms import Term, terms
from tests.test_words import Variables, every_language

TERMS = list(terms())

FORMAL = {
    "uk": r"\b(?!навіть\b)(?:ви|вас|вам|вами|ваш\w*|\w+(?:йте|іть|єте|їте))\b",
    "ru": r"\b(?:вы|вас|вам|вами|ваш\w*|\w+(?:йте|ьте|ите|ете|ёте))\b",
    "pl": r"\b(?:wy|was|wam|wami|wasz\w*|pan|pani|państw\w*|\w+(?:acie|ecie|icie|ycie|jcie))\b",
}
"""The polite address, and verbs for several people: one person reads the page."""

FOREIGN_QUOTES = {"uk": "“”„", "ru": "“”„", "pl": "«»“", "en": "«»„"}

BARE_NAME = re.compile(r"^.*\{ \$game \}[:;,].*$", re.MULTILINE)

LETTERS = dict(zip("абвгдезиійклмнопрстуфы", "abvgdeziijklmnoprstufi", strict=True))
SOUNDS = {**LETTERS, "ь": "", "x": "ks", "w": "v"}


@cache
def texts(language: str) -> dict[str, tuple[str, str]]:
    """What each key says, and the file in which it stands."""
    found = {}
    for page, source in sources(language).items():
        for entry in FluentResource(source).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                said = Variables()
                said.visit(entry)
                found[entry.id.name] = (page, " ".join(said.texts))
    return found


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.language}: {term.say}")
def test_a_thing_has_one_word(term: Term) -> None:
    slips = {
        key: term.slips(text)
        for key, (page, text) in texts(term.language).items()
        if term.speaks_in(page) and term.slips(text)
    }
    assert not slips, f"say “{term.say}”: {slips}"


def test_every_line_of_the_table_is_about_words_of_ours() -> None:
    pages = {page for language in LANGUAGES for page in sources(language)}
    for term in TERMS:
        assert term.language in LANGUAGES
        assert not term.slips(term.say), f"{term.say} is forbidden by its own line"
        for where in term.where:
            assert any(Term((where,), "", "", ()).speaks_in(page) for page in pages), where


def test_a_word_is_found_in_every_case_and_not_inside_another() -> None:
    term = Term(("fits",), "uk", "сплячий", ("сонн…", "річ"))
    assert term.slips("Сонного кота, сонні коти") == ["Сонного", "сонні"]
    assert term.slips("безсонний, річка, зустріч") == []
    assert term.speaks_in("fits-page.ftl")
    assert not term.speaks_in("tail.ftl")


@pytest.mark.parametrize("language", FORMAL)
def test_a_player_is_called_as_a_friend_is(language: str) -> None:
    formal = re.compile(FORMAL[language], re.IGNORECASE)
    found = {key: formal.findall(text) for key, (_, text) in texts(language).items()}
    assert not {key: hits for key, hits in found.items() if hits}


@pytest.mark.parametrize(
    ("language", "polite"),
    [
        ("uk", "Звідки граєте?"),
        ("uk", "Оберіть карту"),
        ("ru", "Ваш ход"),
        ("ru", "Играйте!"),
        ("ru", "Откуда играете?"),
        ("pl", "Skąd gracie?"),
        ("pl", "Rzućcie, proszę pana: grajcie!"),
    ],
)
def test_a_polite_word_would_be_found(language: str, polite: str) -> None:
    assert re.search(FORMAL[language], polite, re.IGNORECASE)


@every_language
def test_quotes_dashes_and_signs_are_those_of_the_language(language: str) -> None:
    for key, (_, text) in texts(language).items():
        assert not set(text) & set("'\"`"), f"{key}: a straight quote: {text}"
        assert not set(text) & set(FOREIGN_QUOTES[language]), f"{key}: alien quotes: {text}"
        assert language != "pl" or "—" not in text, f"{key}: a Polish dash is “–”"
        assert not re.search("[\u2190-\u21ff]", text), f"{key}: an arrow cannot be read aloud"


@every_language
def test_no_sign_follows_the_bare_name_of_a_game(language: str) -> None:
    """A name may end with a sign of its own: «Цап!:» is no Ukrainian."""
    bare = [line for source in sources(language).values() for line in BARE_NAME.findall(source)]
    assert not bare


def sound(name: str) -> str:
    """A name as it is heard, whatever its letters."""
    return "".join(SOUNDS.get(letter, letter) for letter in name.lower())


@pytest.mark.parametrize("seat", range(BOT_NAMES))
def test_a_bot_has_one_name_whoever_reads_it(seat: int) -> None:
    assert len({sound(words(language).bot_name(seat)) for language in LANGUAGES}) == 1


@every_language
def test_no_two_bots_and_no_bot_and_guest_share_a_name(language: str) -> None:
    names = [words(language).bot_name(seat) for seat in range(2 * BOT_NAMES)]
    assert len({*names}) == len(names)
    assert not {*names} & {name for named in GUESTS.values() for name in named}
    beginnings = [sound(name)[0] for name in names[:BOT_NAMES]]
    assert all(one != other for one, other in combinations(beginnings, 2))


@every_language
def test_no_bot_is_called_like_a_thing_of_a_game(language: str) -> None:
    names = {words(language).bot_name(seat).lower() for seat in range(BOT_NAMES)}
    for key, (_, text) in texts(language).items():
        if not key.startswith("name-bot-"):
            assert not names & {*re.findall(r"\w+", text.lower())}, f"{key}: {text}"


@every_language
def test_the_lessons_call_their_bot_by_the_name_of_its_seat(language: str) -> None:
    assert words(language).bot_name(1) == words(language)("name-bot-2")
    assert words(language)("tail-lesson-called").startswith(words(language).bot_name(1))
