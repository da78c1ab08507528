from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.lexicon import folding
from wordsmith_desktop.lexicon.folding import ALPHABET, bad_characters, fold


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Tür", "TUER"),
        ("tu\u0308r", "TUER"),
        ("Straße", "STRASSE"),
        ("STRAẞE", "STRASSE"),
        ("Äpfel", "AEPFEL"),
        ("Öl", "OEL"),
        ("café", "CAFE"),
        ("naïve", "NAIVE"),
        ("o’clock", "O'CLOCK"),
        ("co-op", "CO-OP"),
        ("ﬁsch", "FISCH"),
        ("x1", "X1"),
        ("😀", "😀"),
        ("", ""),
    ],
)
def test_fold_gives_the_letters_of_the_pieces(text: str, folded: str) -> None:
    assert folded == fold(text)


@given(st.text(max_size=40))
def test_fold_changes_nothing_the_second_time(text: str) -> None:
    assert fold(text) == fold(fold(text))


@given(st.text(alphabet=ALPHABET, max_size=40))
def test_folded_words_have_no_bad_characters(word: str) -> None:
    assert word == fold(word)
    assert "" == bad_characters(word)


def test_bad_characters_are_named_once_in_order() -> None:
    assert "1 !" == bad_characters("A1 B!1")


PACKAGE: Final = Path(folding.__file__).parents[1]
OURS_ALONE: Final = {
    "app/commands/build.py": "pieces of the printed games, which no dictionary is asked about",
    "games/common/box_questions.py": "signs of the printed boxes",
    "window/kit/asking/open_words.py": "words that stand there folded already",
    "window/kit/composing.py": "whether a letter is of the Latin script",
    "window/kit/game_defaults.py": "the title of a game, which is of our languages",
    "session/live.py": "a word that was judged, which is folded already",
}
"""Modules above the lexicon that fold by the umlauts of our languages, and why they may."""


def test_whoever_folds_what_is_typed_says_of_which_language() -> None:
    """Ü is UE in German and U in Swedish; without a language it is German."""
    texts = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    folding_ones = {path: text for path, text in texts.items() if "fold(" in text}
    names = {path.relative_to(PACKAGE).as_posix(): text for path, text in folding_ones.items()}
    found = {name for name, text in names.items() if any(map(_is_alone, ast.walk(ast.parse(text))))}
    assert set(OURS_ALONE) == {name for name in found if not name.startswith("lexicon/")}


def _is_alone(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return False
    return node.func.id == "fold" and len(node.args) + len(node.keywords) == 1
