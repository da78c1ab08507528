from __future__ import annotations

from pathlib import Path

import pytest

from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon

DICTIONARIES = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"
OWN_LISTS = Path(__file__).resolve().parents[2] / "packaging" / "dictionaries"
"""What the word lists have from us, reviewed by hand."""
DATA = Path(__file__).parent / "data"


@pytest.fixture(scope="session")
def english() -> Lexicon:
    return open_lexicon("en", DICTIONARIES)


@pytest.fixture(scope="session")
def german() -> Lexicon:
    return open_lexicon("de", DICTIONARIES)
