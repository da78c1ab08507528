"""Sentences about saves that cannot be read and disks that do not write."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wordsmith_desktop.lexicon.house import HouseDamage
from wordsmith_desktop.records.profiles import DamagedPlayers
from wordsmith_desktop.records.troubles import (
    Damage,
    DamagedSave,
    DamageKind,
    StoreError,
    StoreReason,
    Trouble,
    UnreadableError,
    WrongVersion,
)

from ..texts import Text, say
from . import texts

_STORE: Final[dict[StoreReason, Text]] = {
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


_LONGEST_GAME: Final = 40


def why(trouble: Trouble | StoreError) -> str:
    """The reason as half a sentence, with its full stop."""
    if isinstance(trouble, StoreError):
        return say(_STORE[trouble.reason])
    if isinstance(trouble, Damage) and trouble.kind is DamageKind.EMPTY:
        return say(texts.TROUBLE_EMPTY)
    if isinstance(trouble, Damage) and trouble.line == 1 and trouble.kind is DamageKind.NOT_JSON:
        return say(texts.TROUBLE_NO_MATCH)
    if isinstance(trouble, Damage):
        return say(texts.TROUBLE_DAMAGE, line=trouble.line)
    if isinstance(trouble, WrongVersion):
        return say(_version(trouble))
    return say(texts.TROUBLE_GAME, game=trouble.game[:_LONGEST_GAME])


def _version(trouble: WrongVersion) -> Text:
    if trouble.is_unreleased:
        return texts.TROUBLE_UNRELEASED
    return texts.TROUBLE_NEWER if trouble.is_newer else texts.TROUBLE_OLDER


def cannot_open(error: UnreadableError | StoreError) -> str:
    """Why a save was not opened."""
    trouble = error.trouble if isinstance(error, UnreadableError) else error
    return say(texts.CANNOT_OPEN, name=error.path.name, why=why(trouble))


def cannot_copy(error: StoreError, target: Path) -> str:
    """Why no copy of a save was written."""
    return say(texts.CANNOT_COPY, name=target.name, why=why(error))


def damage_text(damage: DamagedSave | DamagedPlayers | HouseDamage) -> str:
    """What was found damaged, and what was done about it."""
    if isinstance(damage, HouseDamage):
        sentence = texts.HOUSE_DAMAGED_KEPT if damage.kept_as else texts.HOUSE_DAMAGED_LEFT
        return say(sentence, name=damage.path.name, kept=damage.kept_as or "")
    if isinstance(damage, DamagedPlayers):
        sentence = texts.PLAYERS_DAMAGED_KEPT if damage.kept_as else texts.PLAYERS_DAMAGED_LEFT
        return say(sentence, name=damage.path.name, kept=damage.kept_as or "")
    sentence = texts.DAMAGED_KEPT if damage.kept_as else texts.DAMAGED_LEFT
    return say(
        sentence,
        name=damage.unusable.path.name,
        why=why(damage.unusable.trouble),
        kept=damage.kept_as or "",
    )
