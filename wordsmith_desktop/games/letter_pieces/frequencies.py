"""How often letters occur in running text, in tenths of a percent, for random required letters.

English after Lewand, Cryptological Mathematics (2000); German after Beutelspacher, Kryptologie
(2005), with umlauts and ß folded as R4 has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _weights(figures: str) -> Mapping[str, int]:
    pairs = (item.split(":") for item in figures.split())
    return {letter: int(weight) for letter, weight in pairs}


LETTER_WEIGHTS: Final[Mapping[str, Mapping[str, int]]] = {
    "en": _weights(
        "A:82 B:15 C:28 D:43 E:127 F:22 G:20 H:61 I:70 J:2 K:8 L:40 M:24 "
        "N:67 O:75 P:19 Q:1 R:60 S:63 T:91 U:28 V:10 W:24 X:2 Y:20 Z:1"
    ),
    "de": _weights(
        "A:65 B:19 C:31 D:51 E:174 F:17 G:30 H:48 I:76 J:3 K:12 L:34 M:25 "
        "N:98 O:25 P:8 Q:1 R:70 S:73 T:62 U:44 V:7 W:19 X:1 Y:1 Z:11"
    ),
}
