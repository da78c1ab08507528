"""Why something is not open: what, why, and what to do about it. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword, GridFault, GridWhy
from wordsmith_desktop.games.hidden_crossword.faults import Why
from wordsmith_desktop.games.hidden_crossword.spread import EditorWhy
from wordsmith_desktop.ui.games.hidden_crossword.grid.reasons import (
    editor_reason_text,
    fault_text,
)
from wordsmith_desktop.ui.games.hidden_crossword.sentences.reason_texts import (
    LETTERS_MISSING,
    REASONS,
)
from wordsmith_desktop.ui.kit.texts import joined, say, say_count


def reasons_text(rejections: Sequence[Rejection], grid: Crossword) -> str:
    """All reasons, the same sentence only once; `grid` is what they are about, if anything."""
    return " ".join(dict.fromkeys(reason_text(one, grid) for one in rejections))


def reason_text(rejection: Rejection, grid: Crossword) -> str:
    """One reason as a sentence."""
    values: dict[str, object] = dict(rejection.details)
    if isinstance(rejection.code, EditorWhy):
        return editor_reason_text(rejection)
    if isinstance(rejection.code, GridWhy):
        text, count = str(values.get("text", "")), int(str(values.get("count", 0)))
        return fault_text(GridFault(rejection.code, rejection.rule, (), text, count), grid)
    if rejection.code is Why.LETTERS_MISSING:
        missing = tuple(dict.fromkeys(str(values["letters"])))
        return say_count(
            LETTERS_MISSING, len(missing), word=values["word"], letters=joined(missing)
        )
    return say(REASONS[rejection.code], **values)
