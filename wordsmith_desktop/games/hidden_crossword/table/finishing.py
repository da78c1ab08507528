"""Has the computer lay the rest of a puzzle beside the window, as often as that is asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.banner import Banner, unchanged
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING
from wordsmith_desktop.wording.texts import say

from ..rules.crossword import Layout
from ..rules.finishing import finished
from ..rules.presenter import Editor
from ..words import grid_texts as texts


class Finishing:
    """Asks for the rest around what its user laid; asked again, it begins from there anew."""

    def __init__(
        self,
        owner: QWidget,
        lexicon: Callable[[], Lexicon | None],
        banner: Banner,
        *,
        is_family: Callable[[], bool],
        lay: Callable[[Layout], object],
        laid: Callable[[], Layout],
    ) -> None:
        """`lay` lays tiles, and `laid` says what lies there; the work ends with its `owner`."""
        self._owner, self._lexicon, self._banner = owner, lexicon, banner
        self._is_family, self._lay, self._lying = is_family, lay, laid
        self._task: threads.Task | None = None
        self._base: Editor | None = None
        """What its user laid."""
        self._laid: Layout = ()
        """What was laid around that last."""
        self._count = 0

    @property
    def is_under_way(self) -> bool:
        """Whether words are being looked for."""
        return self._task is not None

    def finish(self, editor: Editor, least: int) -> None:
        """Lay the rest with words of that commonness; while it is at it, stop."""
        if self.is_under_way:
            self.stop()
            self._banner.show_info(say(texts.FINISH_STOPPED))
            return
        lexicon = self._lexicon()
        if lexicon is None:
            self._banner.show_info(say(DICTIONARY_OPENING))
            return
        if self._base is None or editor.layout != self._laid:
            self._base, self._count = editor.let_go(), 0
        base, index, is_family = self._base, lexicon.index, self._is_family()
        self._count += 1
        rng = Rng(self._count, stream=len(base.layout))
        self._banner.show_info(say(texts.FINISHING, done=0, whole=100))
        self._task = threads.run(
            lambda ticket: finished(
                base,
                index,
                rng,
                least=least,
                family=is_family,
                should_stop=lambda: ticket.is_cancelled,
                report=ticket.report,
            ),
            done=self._take,
            owner=self._owner,
        )
        self._task.progressed.connect(self._tell)

    def stop(self) -> None:
        """Look no further, and lay nothing."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def forget(self) -> None:
        """The same, and keep nothing of anybody's puzzle."""
        self.stop()
        self._base, self._laid, self._count = None, (), 0

    def _tell(self, done: int, whole: int) -> None:
        percent = round(100 * done / whole)
        self._banner.show_info(say(texts.FINISHING, done=percent, whole=100))

    def _take(self, layout: Layout | None) -> None:
        self._task = None
        if layout is None:
            self._banner.show_info(say(texts.FINISH_NONE))
            return
        self._laid = layout
        self._lay(layout)
        self._banner.show_info(say(texts.FINISHED))
        self._banner.keep_while(unchanged(self._lying))
