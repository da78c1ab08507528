"""How caret and direction were around each change of the tiles, so that undo brings them back."""

from __future__ import annotations

from wordsmith_desktop.core.value import Value, replace

from ...rules.crossword import Layout
from ...rules.presenter import Editor


class _Change(Value):
    before: Editor
    after: Editor


class EditHistory:
    """Remembers editors; the layouts themselves are kept by whoever undoes."""

    def __init__(self) -> None:
        self.is_redoing = False
        """Whether a layout that comes in is what undo took, where it could be both."""
        self._done: list[_Change] = []
        self._undone: list[_Change] = []

    def forget(self) -> None:
        """Keep nothing."""
        self._done.clear()
        self._undone.clear()
        self.is_redoing = False

    def note(self, before: Editor, after: Editor) -> None:
        """A gesture has changed the tiles."""
        self._done.append(_Change(_at_rest(before), _at_rest(after)))
        self._undone.clear()

    def found(self, now: Editor, layout: Layout) -> Editor:
        """The editor that had this layout one change back, or one on.

        Where no change led there, it is the one of now, its caret where something is different.
        """
        ways = (self._forward, self._back) if self.is_redoing else (self._back, self._forward)
        for way in ways:
            found = way(now.layout, layout)
            if found is not None:
                return found
        self.forget()
        changed = sorted({*now.layout} ^ {*layout})
        shown = replace(_at_rest(now), layout=layout, trail=())
        return shown.with_caret(changed[0].cell) if changed else shown

    def _back(self, now: Layout, layout: Layout) -> Editor | None:
        last = self._done[-1] if self._done else None
        if last is None or (last.before.layout, last.after.layout) != (layout, now):
            return None
        self._undone.append(self._done.pop())
        return last.before

    def _forward(self, now: Layout, layout: Layout) -> Editor | None:
        last = self._undone[-1] if self._undone else None
        if last is None or (last.before.layout, last.after.layout) != (now, layout):
            return None
        self._done.append(self._undone.pop())
        return last.after


def _at_rest(editor: Editor) -> Editor:
    """With nothing in the hand, and nothing typed that does not lie."""
    return replace(editor, held=None, stopped=None, mark=None)
