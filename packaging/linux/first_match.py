"""A match that somebody has just begun, and a word that can be made in it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Final

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.bots.bot import Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.games.letter_pieces.rules.bots import HINTER
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.records.log import DictionaryId, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.setup import new_session

SEED: Final = 1
TITLE: Final = "Letter Piece Game"


def begin_match(path: Path) -> str:
    """Write the save of a match of one player; the word that comes first to mind."""
    lexicon = open_lexicon("en", dictionaries_dir())
    with tempfile.TemporaryDirectory() as folder:
        opened = new_session(
            Shelf(Path(folder)),
            rules_of("letter_pieces"),
            Ruleset(),
            players=(Player("Ana"),),
            seed=SEED,
            dictionary=DictionaryId("en", ""),
            judge=lexicon.judge,
            created_ms=0,
        )
        opened.session.resume_drivers()
        seen = opened.session.observation(0)
        decision = HINTER(seen, Vocabulary(lexicon.index), Rng(0), Search())
        opened.session.close()
        shutil.copyfile(opened.path, path)
    lexicon.close()
    if decision is None or decision.motive is None or not decision.motive.word:
        raise ValueError(f"nothing can be made with seed {SEED}")
    return decision.motive.word
