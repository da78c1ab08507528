"""What Linux desktops and packages are told about the program, in one place."""

from __future__ import annotations

import os
import platform
import subprocess
import time
from pathlib import Path
from string import Template
from typing import Final, NamedTuple

from bundle import opened_files

from wordsmith_desktop import __version__
from wordsmith_desktop.app.paths import APP_NAME, DESKTOP_ID

ROOT: Final = Path(__file__).resolve().parents[2]
FILES: Final = Path(__file__).resolve().parent / "files"
TITLE: Final = "Wordsmith Desktop"
SUMMARY: Final = "Word games from the table for people around one computer"
SUMMARY_DE: Final = "Wortspiele vom Tisch für Leute um einen Computer"
DESCRIPTION: Final = """\
 Four word games by their full rules, in English and German: build letters out
 of four lacquered shapes, find the other one's hidden crossword, steal words
 to build longer ones, or press your luck with letter dice.
 .
 Everything runs on your own machine: no account and no network."""
HOMEPAGE: Final = "https://wordsmith-desktop.example"
"""A name that is kept free for examples, until the project has a place of its own."""
MAINTAINER: Final = "Wordsmith Desktop authors <authors@wordsmith-desktop.example>"


class Picture(NamedTuple):
    """A screenshot in `resources/pictures`."""

    name: str
    caption: str
    caption_de: str


PICTURES: Final = (
    Picture("table.png", "A word is built from pieces", "Ein Wort entsteht aus Formen"),
    Picture("rewordable.png", "A word is stolen", "Ein Wort wird geklaut"),
    Picture("length_x_wit.png", "A word of dice and tiles", "Ein Wort aus Würfeln und Steinen"),
    Picture("hidden_crossword.png", "Guesses and clues", "Versuche und Hinweise"),
)


def released_at() -> int:
    """Seconds since 1970 of the last change, so that the same sources give the same package."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 else int(time.time())


def machine() -> str:
    """What packages for this computer are named after."""
    return platform.machine().lower()


def values(program: str = APP_NAME) -> dict[str, str]:
    """What the templates in `files` ask for; `program` is what the menu starts."""
    return {
        "id": DESKTOP_ID,
        "name": APP_NAME,
        "program": program,
        "title": TITLE,
        "summary": SUMMARY,
        "summary_de": SUMMARY_DE,
        "version": __version__,
        "date": time.strftime("%Y-%m-%d", time.gmtime(released_at())),
        "homepage": HOMEPAGE,
        "mime_types": ";".join(kind.mime_type for kind in opened_files.KINDS),
        "media_types": "\n".join(map(_media_type, opened_files.KINDS)),
        "file_kinds": "\n".join(map(_file_kind, opened_files.KINDS)),
        "screenshots": "\n".join(map(_screenshot, PICTURES)),
    }


def fill(name: str, **more: str) -> str:
    """A template of `files` with its gaps filled. Raises `KeyError` for a gap that nothing fits."""
    text = (FILES / name).read_text("utf-8")
    return Template(text).substitute({**values(), **more})


def _media_type(kind: opened_files.FileKind) -> str:
    return f"    <mediatype>{kind.mime_type}</mediatype>"


def _file_kind(kind: opened_files.FileKind) -> str:
    return f"""\
  <mime-type type="{kind.mime_type}">
    <comment>{kind.title}</comment>
    <comment xml:lang="de">{kind.title_de}</comment>
    <icon name="{DESKTOP_ID}"/>
    <sub-class-of type="text/plain"/>
    <glob pattern="*.{kind.suffix}"/>
  </mime-type>"""


def _screenshot(picture: Picture) -> str:
    kind = ' type="default"' if picture is PICTURES[0] else ""
    return f"""\
    <screenshot{kind}>
      <caption>{picture.caption}</caption>
      <caption xml:lang="de">{picture.caption_de}</caption>
      <image type="source">{HOMEPAGE}/pictures/{picture.name}</image>
    </screenshot>"""
