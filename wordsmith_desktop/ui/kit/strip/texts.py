"""What rows and strip say of any pieces."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

NOT_LAID: Final = Text("{letters} cannot be laid", "{letters} lässt sich nicht legen")
ON_STRIP: Final = Text("{piece}, lies on the strip", "{piece}, liegt auf der Leiste")
PICKED_UP: Final = Text("{piece}, picked up", "{piece}, aufgenommen")
