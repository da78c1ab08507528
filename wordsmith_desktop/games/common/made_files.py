"""Files that people make in a game's own pages outside any match."""

from __future__ import annotations


class ReaderOfMade:
    """Reads them for a backup; names are those below the game's folder."""

    def check(self, name: str, content: bytes) -> None:
        """Raise a `WordsmithError` for a file that the game cannot read."""
        raise NotImplementedError(name)

    def joined(self, name: str, here: bytes, there: bytes) -> bytes:
        """One content for a file that is here and in a backup; a list may take in what is new.

        Raises a `WordsmithError` where that cannot be done.
        """
        raise NotImplementedError(name)
