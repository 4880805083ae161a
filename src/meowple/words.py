"""What is said to people, in their language. Keys and arguments come in, a sentence goes out."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from meowple.core.game import MeowpleError, Refused

LANGUAGES: Final = ("uk", "ru", "pl", "en")

Argument = int | str


class NoWords(MeowpleError):
    """A key or argument has no words in a language: a mistake of the program, never hidden."""


class Words:
    """One language. Calling it with a key gives the sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise MeowpleError(f"there are no words in {language!r}; there are: {known}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name, text in sources(language).items():
            resource = FluentResource(text)
            if any(isinstance(part, Junk) for part in resource.body):
                raise NoWords(f"{language}/{name} is not written as Fluent wants it")
            self._bundle.add_resource(resource)

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
        return str(said)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return self._bundle.has_message(key)

    def refusal(self, game: str, refused: Refused, **args: Argument) -> str:
        """Why a move was refused: in the game's own words if it has some, else in the table's."""
        own = key_of(game, "refused", refused.key)
        return self(own if self.knows(own) else key_of("refused", refused.key), **args)


def key_of(*parts: str | int) -> str:
    """The key made of these parts: `tail`, `fact`, `round_began` is `tail-fact-round-began`."""
    return "-".join(str(part).replace("_", "-") for part in parts)


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    folder = files("meowple") / "locales" / language
    found = {page.name: page.read_text("utf-8") for page in folder.iterdir()}
    return {name: found[name] for name in sorted(found) if name.endswith(".ftl")}


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)
