"""What a messenger shows of a link to a table: which game it is, and nothing else."""

from __future__ import annotations

from html import escape

from meowple.shelf import printed
from meowple.words import LANGUAGES

END_OF_HEAD = b"</head>"


def preview(page: bytes, game: str, language: str, link: str, picture: str | None) -> bytes:
    """The page, and in its head what the link is about. Nobody at the table is named, and nothing
    tells how things stand there."""
    box = printed(game, language)
    told = {
        "og:site_name": "meowple",
        "og:type": "website",
        "og:title": box.title,
        "og:description": box.blurb,
        "og:url": link,
        "og:image": picture,
    }
    tags = "".join(_tag(name, text) for name, text in told.items() if text)
    return page.replace(END_OF_HEAD, tags.encode() + END_OF_HEAD, 1)


def _tag(name: str, text: str) -> str:
    return f'<meta property="{name}" content="{escape(text)}" />\n'


def language_of(accepted: str) -> str:
    """The first language of ours that a browser asks for; else English."""
    asked = (tag.strip()[:2].lower() for tag in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")
