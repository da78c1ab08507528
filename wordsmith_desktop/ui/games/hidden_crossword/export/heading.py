"""The top of a page: the game, what the page is, and who plays when."""

from __future__ import annotations

from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.paper import Paper
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.paper_print import heading
from wordsmith_desktop.ui.kit.paper_print.heading import Blank, day_text
from wordsmith_desktop.ui.kit.paper_print.texts import DAY
from wordsmith_desktop.ui.kit.texts import Text, say


def paint_heading(paper: Paper, page: Text, occasion: Occasion) -> None:
    """Title, and blanks for names and date, filled in where they are known."""
    blanks = (
        Blank(say(texts.OWNER), occasion.owner, 0.37),
        Blank(say(texts.GUESSER), occasion.guesser, 0.37),
        Blank(say(DAY), day_text(occasion.day), 0.26),
    )
    heading.paint_heading(paper, say(page), say(TITLE), blanks)


def section(paper: Paper, name: Text, x: float = 0) -> None:
    """The name of what follows."""
    heading.section(paper, say(name), x)
