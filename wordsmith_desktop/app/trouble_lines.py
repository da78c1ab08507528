"""Half-sentences about saves that cannot be used, for lines on a console."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.printable import shown
from wordsmith_desktop.records.troubles import (
    Damage,
    DamageKind,
    StoreError,
    StoreReason,
    Trouble,
    UnknownGame,
    UnreadableError,
)
from wordsmith_desktop.wording.texts import Text, say

from . import texts

_DAMAGES: Final[dict[DamageKind, Text]] = {
    DamageKind.EMPTY: texts.TROUBLE_EMPTY,
    DamageKind.TOO_LONG: texts.TROUBLE_TOO_LONG,
    DamageKind.NOT_JSON: texts.TROUBLE_NOT_JSON,
    DamageKind.DIGEST: texts.TROUBLE_DIGEST,
    DamageKind.ENTRY: texts.TROUBLE_ENTRY,
    DamageKind.ORDER: texts.TROUBLE_ORDER,
    DamageKind.REPLAY: texts.TROUBLE_REPLAY,
}
_STORES: Final[dict[StoreReason, Text]] = {
    StoreReason.READ_ONLY: texts.STORE_READ_ONLY,
    StoreReason.FULL: texts.STORE_FULL,
    StoreReason.DENIED: texts.STORE_DENIED,
    StoreReason.IN_USE: texts.STORE_IN_USE,
    StoreReason.MISSING: texts.STORE_MISSING,
    StoreReason.FOLDER: texts.STORE_FOLDER,
    StoreReason.OCCUPIED: texts.STORE_OCCUPIED,
    StoreReason.NO_FOLDER: texts.STORE_NO_FOLDER,
    StoreReason.REPLACED: texts.STORE_REPLACED,
    StoreReason.NOT_A_FILE: texts.STORE_NOT_A_FILE,
    StoreReason.IN_THE_CLOUD: texts.STORE_IN_THE_CLOUD,
    StoreReason.OTHER: texts.STORE_OTHER,
}


def trouble_text(trouble: Trouble | StoreError | UnreadableError) -> str:
    """What is wrong with a save, as the second half of a sentence."""
    match trouble:
        case UnreadableError():
            return trouble_text(trouble.trouble)
        case StoreError():
            return say(_STORES[trouble.reason])
        case Damage(line=line, kind=kind):
            return say(_DAMAGES[kind], line=line)
        case UnknownGame(game=game):
            return say(texts.TROUBLE_GAME, game=shown(game, limit=40))
        case _ if trouble.is_unreleased:
            return say(texts.TROUBLE_UNRELEASED)
        case _:
            return say(texts.TROUBLE_NEWER if trouble.is_newer else texts.TROUBLE_OLDER)
