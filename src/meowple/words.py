"""What is said to people, in their language. Keys and arguments come in, a sentence goes out."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from meowple.core.game import MeowpleError, Refused
from meowple.core.registry import HOME, PARTS

LANGUAGES: Final = ("uk", "ru", "pl", "en")
BOT_NAMES: Final = 6
"""So many bots have a name; a seventh is called like the first, with a number."""

ENDS_TWICE: Final = re.compile("(?<=[.…!?])\u2069\\.(?!\\.)")
LESS_THAN_NOTHING: Final = re.compile("(?<=\u2068)-(?=[0-9])")
"""The hyphen that a number gets where a minus belongs. What somebody typed keeps its own."""
MARKS: Final = re.compile("[\u2068\u2069]")

Argument = int | float | str

log = logging.getLogger(__name__)


class NoWords(MeowpleError):
    """A key or argument has no words in a language: a mistake of the program, never hidden."""


class Words:
    """One language. Calling it with a key gives the sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise MeowpleError(f"there are no words in {language!r}; there are: {known}")
        self.language = language
        self._bundle = FluentBundle([language])  # what is put in is marked, see `_smooth`
        for name, text in sources(language).items():
            self._bundle.add_resource(read_page(text, f"{language}/{name}"))
        for page in _from_elsewhere(language):
            self._bundle.add_resource(page)

    def __call__(self, key: str, **args: Argument) -> str:
        """The sentence of this key."""
        if not self.knows(key):
            raise NoWords(f"{self.language} has no words for {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise NoWords(f"{self.language}, {key!r}: it has no text")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise NoWords(f"{self.language}, {key!r}: {errors[0]}")
        less = any(isinstance(value, int | float) and value < 0 for value in args.values())
        return _smooth(LESS_THAN_NOTHING.sub("−", str(said)) if less else str(said))

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return self._bundle.has_message(key)

    def or_plainly(self, plain: str, key: str, **args: Argument) -> str:
        """The sentence of this key; these words where a game from elsewhere has none."""
        return self(key, **args) if self.knows(key) else plain

    def bot_name(self, seat: int) -> str:
        """What a bot on this seat is called: one name in all languages, in the letters of each."""
        rounds, number = divmod(seat, BOT_NAMES)
        name = self(f"name-bot-{number + 1}")
        return f"{name} {rounds + 1}" if rounds else name

    def refusal(self, game: str, refused: Refused, **args: Argument) -> str:
        """Why a move was refused: in the game's own words if it has some, else in the table's."""
        own = key_of(game, "refused", refused.key)
        key = own if self.knows(own) else key_of("refused", refused.key)
        return self.or_plainly(str(refused), key, **args)


def _smooth(said: str) -> str:
    """A sentence ends once, though a name in it ends as a sentence does; and without the marks
    around what was put in."""
    return MARKS.sub("", ENDS_TWICE.sub("", said))


def key_of(*parts: str | int) -> str:
    """The key made of these parts: `tail`, `fact`, `round_began` is `tail-fact-round-began`."""
    return "-".join(str(part).replace("_", "-") for part in parts)


def read_page(text: str, name: str) -> Resource:
    """A page of words; `NoWords` if it cannot be read."""
    page = FluentResource(text)
    if any(isinstance(part, Junk) for part in page.body):
        raise NoWords(f"{name} is not written as Fluent wants it")
    return page


def sources(language: str, package: str = HOME) -> dict[str, str]:
    """The Fluent files of a language, by name: ours, or those of another package."""
    folder = files(package) / "locales" / language
    pages = folder.iterdir() if folder.is_dir() else ()
    found = {page.name: page.read_text("utf-8") for page in pages}
    return {name: found[name] for name in sorted(found) if name.endswith(".ftl")}


def sources_of(game: str, language: str) -> dict[str, str]:
    """The Fluent files of one game; the English ones where it does not speak the language."""
    if game not in PARTS:
        return {}
    package = PARTS[game].words
    found = sources(language, package) or sources("en", package)
    return {name: text for name, text in found.items() if name.startswith((f"{game}.", f"{game}-"))}


def _from_elsewhere(language: str) -> Iterator[Resource]:
    """The words of games that are not ours; what cannot be read, or is not theirs to say, is left
    out."""
    for game in [game for game, parts in PARTS.items() if parts.words != HOME]:
        for name, text in sources_of(game, language).items():
            try:
                page = read_page(text, f"{language}/{name} of {PARTS[game].words}")
                _check_own(page, game)
                yield page
            except NoWords as error:
                log.warning("words are left out: %s", error)


def _check_own(page: Resource, game: str) -> None:
    for part in page.body:
        if isinstance(part, Message) and not part.id.name.startswith(f"{game}-"):
            raise NoWords(f"{part.id.name!r} is not for {game} to say")


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)
