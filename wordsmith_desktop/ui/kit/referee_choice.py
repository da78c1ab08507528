"""Who judges words, and how many must agree."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from wordsmith_desktop.games.table import Referee, VoteRule
from wordsmith_desktop.ui.kit import form_texts as texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.fold import FoldedPart
from wordsmith_desktop.ui.kit.questions import plain, segments
from wordsmith_desktop.ui.kit.texts import say


class RefereeChoice(FoldedPart):
    """Referee and votes; a game may add to the column."""

    def __init__(self) -> None:
        super().__init__()
        self.referee = segments(texts.REFEREE, texts.REFEREES, value=Referee.AUTOMATIC)
        self.vote = plain(texts.VOTE, texts.VOTES, value=VoteRule.MAJORITY)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(look().gap(1) + look().px(2.5), 0, 0, look().gap(1))
        self.column.setSpacing(look().gap(2))
        self.column.addWidget(self.referee)
        self.column.addWidget(self.vote)
        self.referee.changed.connect(self._answer)
        self.vote.changed.connect(self.changed)
        self._seats = 0
        self._offer_vote()

    def set_players(self, names: tuple[str, ...]) -> None:
        """Whoever plays alone has the dictionary as referee."""
        self._seats = len(names)
        if len(names) < 2:
            self.referee.choose(Referee.AUTOMATIC)
        self._offer_vote()

    def account(self) -> str:
        name, _ = texts.REFEREES[self.referee.value]
        return say(name)

    def _answer(self) -> None:
        self._offer_vote()
        self.changed.emit()

    def _offer_vote(self) -> None:
        """With two players one vote is most and all."""
        self.vote.setVisible(self._seats > 2 and self.referee.value is Referee.VOTE)
