"""The four languages say the same things, all of them, and nothing that nobody asks for."""

from __future__ import annotations

import re
from functools import cache
from typing import get_args

import babel
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meowple import AnyGame, MeowpleError, Refused
from meowple.core.luck import Fault
from meowple.lessons import LESSONS, MORE
from meowple.words import LANGUAGES, NoWords, Words, key_of, sources, words
from tests.wanted_words import (
    OUR_GAMES,
    mentioned,
    refusals,
    said_by_the_page,
    server_refusals,
    wanted_by_a_game,
    yes_or_no,
)

NO = {
    "uk": r"\b(не|ні|без)\b",
    "ru": r"\b(не|ни|без)\b",
    "pl": r"\b(nie|bez)\b",
    "en": r"\b(no|not|never|cannot|without)\b",
}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SAMPLE_COUNTS = (0, 1, 2, 5, 11, 21, 22, 100)
LATIN_ALLOWED = {"Ctrl-C", "Enter", "JSON", "PostgreSQL", "Prometheus", "meowple", "postgresql:"}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", OUR_GAMES, ids=lambda game: game.name)


class Variables(Visitor):
    """Collects the $variables of a message, and those of them that choose a variant."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: list[tuple[str, set[str]]] = []
        self.texts: list[str] = []
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        forms = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if forms:  # else each variant has its own number, and none is a plural
            self.counted.append((node.selector.id.name, forms))
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, Variables]:
    """What each message, and each term with its dash, of a language is made of."""
    found: dict[str, Variables] = {}
    for name, text in sources(language).items():
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                key = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                assert key not in found, f"{language} says {key} twice"
                found[key] = Variables()
                found[key].visit(entry)
    return found


def assert_none(keys: set[str], what: str) -> None:
    """There are no such keys; else all of them are named, which a comparison would not do."""
    assert not keys, f"{len(keys)} {what}: {', '.join(sorted(keys))}"


def messages(language: str) -> set[str]:
    return {key for key in entries(language) if not key.startswith("-")}


@every_language
def test_every_language_has_the_same_keys_with_the_same_arguments(language: str) -> None:
    ours = {key: sorted(entry.names) for key, entry in entries(language).items()}
    assert ours == {key: sorted(entry.names) for key, entry in entries("en").items()}


@every_game
def test_each_thing_a_game_can_say_has_its_words(game: AnyGame) -> None:
    assert_none(wanted_by_a_game(game) - messages("en"), "without words")


@every_game
@every_language
def test_what_the_shelf_says_of_a_game_stands_on_its_box(game: AnyGame, language: str) -> None:
    printed = FluentResource(sources(language)[f"{game.name}-box.ftl"]).body
    keys = {entry.id.name for entry in printed if isinstance(entry, ftl.Message)}
    wanted = {"title", "blurb", *(["little"] if game.box.little else [])}
    wanted |= {"more"} if game.name + MORE in LESSONS else set()
    assert keys == {f"{game.name}-{part}" for part in wanted}


@every_game
def test_each_refusal_has_words_either_of_the_game_or_of_the_table(game: AnyGame) -> None:
    said = messages("en")
    keys = {
        key: (key_of(game.name, "refused", key) in said, key_of("refused", key) in said)
        for key in refusals(f"games/{game.name}")
    }
    assert_none({key for key, where in keys.items() if where == (False, False)}, "without words")
    assert_none({key for key, where in keys.items() if where == (True, True)}, "said twice")


def test_each_refusal_of_the_core_has_its_words() -> None:
    assert_none(
        {key_of("refused", key) for key in refusals("core")} - messages("en"), "without words"
    )


def test_each_refusal_of_the_server_has_its_words() -> None:
    wanted = {key_of("refused", key) for key in server_refusals()}
    assert_none(wanted - messages("en"), "without words")


def test_no_words_are_left_that_nobody_asks_for() -> None:
    wanted = {key_of("refused", key) for key in refusals("core") | server_refusals()}
    wanted |= {key_of("record", fault) for fault in get_args(Fault)}
    for game in OUR_GAMES:
        wanted |= wanted_by_a_game(game)
        for key in refusals(f"games/{game.name}"):
            wanted |= {key_of(game.name, "refused", key), key_of("refused", key)}
    written, said = mentioned("cli", "terminal", "server/serve.py"), said_by_the_page()
    spare = messages("en") - wanted
    unused = {key for key in spare if not written.fullmatch(key) and not said.fullmatch(key)}
    terms = {f"-{name}" for entry in entries("en").values() for name in entry.terms}
    unused |= {key for key in entries("en") if key.startswith("-")} - terms
    assert_none(unused, "that nobody asks for")


@every_language
def test_each_plural_covers_the_categories_of_its_language(language: str) -> None:
    wanted = {*babel.Locale(language).plural_form.tags, "other"}
    for key, entry in entries(language).items():
        for variable, forms in entry.counted:
            assert forms <= PLURALS, f"{key}: ${variable} chooses by something else than a number"
            assert forms == wanted, f"{key}: ${variable}"


@every_language
def test_every_message_can_be_said(language: str) -> None:
    say = Words(language)
    for key in messages(language):
        entry = entries(language)[key]
        counts = {name for name, _ in entry.counted}
        for count in SAMPLE_COUNTS:
            said = say(key, **{name: count if name in counts else "—" for name in entry.names})
            assert said == said.strip()
            assert said
            assert "  " not in said
            assert not re.search("[\u2066-\u2069]", said), "isolating marks are off"


@every_language
def test_every_language_is_written_in_its_own_letters(language: str) -> None:
    others = {"uk": "ыэёъЫЭЁЪ", "ru": "іїєґІЇЄҐ", "pl": "", "en": ""}[language]
    cyrillic = language in ("uk", "ru")
    for key, entry in entries(language).items():
        text = " ".join(entry.texts)
        for name in LATIN_ALLOWED:
            text = text.replace(name, "")
        alien = r"[A-Za-z]" if cyrillic else r"[\u0400-\u04ff]"
        assert not re.search(alien, text), f"{key}: {text}"
        assert not set(text) & set(others), f"{key}: {text}"


@every_language
@every_game
def test_what_is_answered_with_no_has_no_other_no_in_it(language: str, game: AnyGame) -> None:
    for key in yes_or_no(game):
        assert not re.search(NO[language], words(language)(key), re.IGNORECASE), key


def test_plurals_are_right_where_languages_differ() -> None:
    said = {
        language: [words(language)("tail-option-rounds-value", n=n) for n in (1, 2, 5, 21, 22)]
        for language in LANGUAGES
    }
    assert said == {
        "uk": ["1 раунд", "2 раунди", "5 раундів", "21 раунд", "22 раунди"],
        "ru": ["1 раунд", "2 раунда", "5 раундов", "21 раунд", "22 раунда"],
        "pl": ["1 runda", "2 rundy", "5 rund", "21 rund", "22 rundy"],
        "en": ["1 round", "2 rounds", "5 rounds", "21 rounds", "22 rounds"],
    }


def test_all_keys_that_are_wrong_are_named() -> None:
    keys = {f"tail-fact-{number}" for number in range(40)}
    with pytest.raises(AssertionError) as said:
        assert_none(keys, "that nobody asks for")
    assert all(key in str(said.value) for key in keys)


def test_a_missing_key_or_argument_is_an_error_and_never_hidden() -> None:
    with pytest.raises(NoWords, match="no words for 'tail-fact-slept'"):
        words("uk")("tail-fact-slept")
    with pytest.raises(NoWords, match="place"):
        words("uk")("tail-move-peek")
    with pytest.raises(MeowpleError, match="no words in 'xx'"):
        words("xx")


@pytest.mark.parametrize("name", ["Tom.", "Tom...", "Tom....", "Tom…", "Tom!", "Tom?"])
def test_a_sentence_ends_once_though_a_name_ends_as_it_does(name: str) -> None:
    say = words("en")
    assert say("boots-fact-took", seat=name, owner="Ann", card="paw").startswith(f"{name} takes")
    assert say("log-back", seat=name) == f"{name} is back."
    turn = words("uk")("refused-not-your-turn", seat=name)
    assert turn == f"Зараз не твоя черга: ходить {name}"


@pytest.mark.parametrize("language", ["uk", "ru", "pl", "en"])
def test_what_is_less_than_nothing_has_a_minus_in_every_language(language: str) -> None:
    say = words(language)
    assert "−4" in (told := say("fits-why-promise", here=-4, there=-8.5))
    assert "-" not in told
    assert "−8" in told


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_a_name_that_nobody_can_decline_is_said_only_where_it_need_not_be(language: str) -> None:
    asked = words(language)("me-come-sure", name="Мурчик", now="Кіготь")
    assert asked.count("Кіготь") == 1
    assert "Кіготь: " in asked


def test_a_refusal_is_said_in_the_games_words_or_else_in_the_tables() -> None:
    say = words("en")
    assert say.refusal("tail", Refused("no_discard")) == "There is no discard to take yet."
    assert say.refusal("tail", Refused("game_over")) == "The game is already over."
    turn = say.refusal("tail", Refused("not_your_turn", seat=1), seat="Mimi")
    assert turn == "It is not your turn now: Mimi is playing."
