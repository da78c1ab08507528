"""The arguments of the command line: what there is, and what is wrong with what was given."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from wordsmith_desktop import __version__
from wordsmith_desktop.bots.levels import LEVELS
from wordsmith_desktop.core.printable import shown
from wordsmith_desktop.records.store import COPY_SUFFIX

from .console import put
from .exits import Exit, ExitError
from .paths import APP_NAME

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

LANGUAGES: Final = ("en", "en-us", "en-gb", "en-clubs", "de", "de-clubs")
WORD_LIMIT: Final = 50

_EPILOG: Final = """\
Without a command the window opens, with a file alone as by open. Only these need a display.

exit status:
  0   all is well
  1   a word is invalid, unexplained or cannot be built, or a save is damaged
  2   wrong arguments, or no display for the window
  3   the dictionary is missing or broken
  70  a mistake in the program; a report was written
  74  the output could not be written
"""
_SAVE: Final = f"the save, a .{COPY_SUFFIX} or .jsonl file"
_COLUMNS: Final = "One line a word, its columns parted by tabs: "


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where to read more."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:  # noqa: ARG002
        # argparse's own would pass over output that cannot be written.
        put(self.format_help().rstrip())

    def error(self, message: str) -> NoReturn:
        line = shown(message, limit=300)
        raise ExitError(f"{line}; see: {self.prog} --help", Exit.USAGE)


class _Version(argparse.Action):
    """Writes the version and ends; like `print_help` it does not hide a failure."""

    def __init__(self, option_strings: Sequence[str], dest: str, **more: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **more)

    def __call__(self, *_given: Any) -> NoReturn:
        put(f"{APP_NAME} {__version__}")
        raise SystemExit(Exit.GOOD)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments as values; `command` is None for the window.

    Raises `ExitError` for wrong ones and `SystemExit` after --help and --version, which are
    written to stdout.
    """
    parser = _Parser(
        prog=APP_NAME,
        description="Tabletop word games for people around one computer.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, help="show the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_check(commands)
    _add_define(commands)
    _add_build(commands)
    _add_words(commands)
    _add_replay(commands)
    _add_simulate(commands)
    _add_dictionary(commands)
    _add_open(commands)
    return parser.parse_args(_named(arguments, commands.choices))


def _named(arguments: Sequence[str], commands: Collection[str]) -> list[str]:
    """The arguments with their command: a file alone is to be opened."""
    first = next(iter(arguments), "-")
    is_file = first not in commands and not first.startswith("-") and "." in first
    return ["open", *arguments] if is_file else list(arguments)


def _add(
    commands: argparse._SubParsersAction[_Parser], name: str, short: str, more: str = ""
) -> _Parser:
    text = f"{short[0].upper()}{short[1:]}. {more}".rstrip()
    return commands.add_parser(name, help=short, description=text, allow_abbrev=False)


def _add_check(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(
        commands,
        "check",
        "say whether words are valid, and why",
        f"{_COLUMNS}the word as given, valid or invalid, the reason. Ends with 1 if any is"
        " invalid. The table's own list of words counts as it does in the window.",
    )
    _add_language(parser)
    parser.add_argument("words", metavar="WORD", nargs="+", help="a word; after -- also with a -")


def _add_define(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(
        commands,
        "define",
        "say what words mean",
        "One line a sense, its columns parted by tabs: the word as given, its spelling and what it"
        " is a form of, the part of speech, the sense. Ends with 1 if any has no meaning.",
    )
    _add_language(parser)
    parser.add_argument("words", metavar="WORD", nargs="+", help="a word; after -- also with a -")


def _add_build(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(
        commands,
        "build",
        "count the pieces that words take",
        f"{_COLUMNS}the word as given, then its long straight, short straight, big curved and"
        " small curved pieces. Ends with 1 if any cannot be built.",
    )
    parser.add_argument("words", metavar="WORD", nargs="+", help="a word; after -- also with a -")


def _add_words(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(
        commands,
        "words",
        "list the words that can be made",
        f"{_COLUMNS}the word, its length, its commonness from 0 to about 80. Longest first.",
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument(
        "--pieces",
        type=_pieces,
        metavar="L,S,B,C",
        help="from these counts of long, short, big curved and small curved pieces",
    )
    source.add_argument("--letters", metavar="LETTERS", help="from these letters, each once")
    _add_language(parser)
    parser.add_argument(
        "--limit",
        type=_count,
        default=WORD_LIMIT,
        metavar="N",
        help=f"list at most N words, 0 for all (default {WORD_LIMIT})",
    )


def _add_replay(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(
        commands,
        "replay",
        "check a saved match and write its sheets",
        "Of a damaged save it shows what can be trusted, says what is wrong and ends with 1."
        " The file is left as it is.",
    )
    parser.add_argument(
        "--language", choices=("en", "de"), default="en", help="language of the text (default en)"
    )
    parser.add_argument("file", metavar="FILE", help=_SAVE)


def _add_simulate(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(
        commands,
        "simulate",
        "let computer players play matches and count who wins",
        "They change seats on the same deals. Ctrl+C ends it and writes what there is. The same"
        " seed gives the same matches whatever --jobs is.",
    )
    parser.add_argument("game", metavar="GAME", help="the game, such as length_x_wit")
    parser.add_argument(
        "--players",
        type=_levels,
        default=(4, 3),
        metavar="LEVELS",
        help="the level of each player, 1 to 6, parted by commas (default 4,3)",
    )
    parser.add_argument(
        "--matches", type=_positive, default=100, metavar="N", help="how many (default 100)"
    )
    parser.add_argument(
        "--seed", type=_count, default=1, metavar="N", help="of the first deal (default 1)"
    )
    parser.add_argument("--language", choices=("en", "de"), default="en", help="default en")
    _add_own(parser)
    parser.add_argument(
        "--setting",
        dest="settings",
        nargs="+",
        default=(),
        metavar="NAME",
        help="a field of the ruleset as FIELD=VALUE, or by its value alone, such as secret",
    )
    parser.add_argument(
        "--settings",
        dest="lists_settings",
        action="store_true",
        help="write what the printed rules of GAME leave open and can be set, and play nothing",
    )
    parser.add_argument(
        "--jobs", type=_positive, default=1, metavar="N", help="processes (default 1)"
    )
    parser.add_argument("--json", dest="as_json", action="store_true", help="write JSON")


def _add_dictionary(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(commands, "dictionary", "add, list or remove dictionaries of one's own")
    parts = parser.add_subparsers(dest="part", metavar="PART", required=True)
    adding = _add(
        parts,
        "add",
        "add a list of words, or a Hunspell dictionary (.dic)",
        "A text with one word a line, or the first column of a table. All of it is taken, or"
        " nothing: then it ends with 2 and says why.",
    )
    adding.add_argument("file", metavar="FILE", help="the list")
    adding.add_argument("--name", required=True, help="what it will be called")
    adding.add_argument(
        "--language", required=True, metavar="CODE", help="of its words, such as en, de, fr or es"
    )
    adding.add_argument(
        "--mode",
        choices=("only", "beside", "without", "class"),
        default="only",
        help="only: its words alone count (default); beside: and another dictionary's; without:"
        " another dictionary counts but for these; class: these alone, and everybody knows them",
    )
    adding.add_argument(
        "--base", default="", metavar="NAME", help="that other dictionary (default ours)"
    )
    _add(parts, "list", "list them", f"{_COLUMNS}tag, number of words, mode, source, licence.")
    removing = _add(parts, "remove", "remove one", "Matches played by it can still be looked at.")
    removing.add_argument("name", metavar="NAME", help="its name or tag")


def _add_own(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--dictionary",
        default="",
        metavar="NAME",
        help="a dictionary of one's own instead, see the command dictionary",
    )


def _add_open(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _add(
        commands,
        "open",
        "open the window, and a saved match or a crossword in it",
        "This is what systems call for a file that was double-clicked.",
    )
    puzzle = "or a crossword (.hidden-crossword, .ipuz, .puz or .jpz)"
    parser.add_argument("file", metavar="FILE", nargs="?", help=f"{_SAVE}, {puzzle}")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default="en",
        help="the dictionary; en takes American and British words (default en)",
    )
    _add_own(parser)


def _pieces(text: str) -> tuple[int, ...]:
    counts = tuple(_count(each) for each in text.split(","))
    if len(counts) != 4:
        raise argparse.ArgumentTypeError(
            f"{shown(text, limit=40)!r} should be four counts parted by commas, such as 3,2,1,0"
        )
    return counts


def _levels(text: str) -> tuple[int, ...]:
    found = tuple(_count(each) for each in text.split(","))
    if not all(level in LEVELS for level in found):
        raise argparse.ArgumentTypeError(
            f"{shown(text, limit=40)!r} should be levels from 1 to {len(LEVELS)}, such as 4,3"
        )
    return found


def _positive(text: str) -> int:
    number = _count(text)
    if not number:
        raise argparse.ArgumentTypeError("0 should be a whole number from 1 on")
    return number


def _count(text: str) -> int:
    stripped = text.strip()
    # int() would also take 1_000 and digits of other scripts; long ones it refuses.
    if not (stripped.isascii() and stripped.isdigit() and len(stripped) <= 9):
        raise argparse.ArgumentTypeError(
            f"{shown(text, limit=40)!r} should be a whole number from 0 on"
        )
    return int(stripped)
