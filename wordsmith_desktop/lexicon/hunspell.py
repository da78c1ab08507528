"""The spelling engines: the only module that knows chunspell or pyenchant.

chunspell comes first. It carries Hunspell itself, so every machine that has the wheel gives the
same verdicts, and the word lists were sieved by it. pyenchant asks whatever Hunspell the system
has; it serves where there is no chunspell wheel.
"""

from __future__ import annotations

import importlib
import os
import shutil
import tempfile
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from .store import DictionaryError

PRIVATE_REGION = "XW"
"""A region that no installed dictionary has, so that enchant can find ours only."""
_HUNSPELL = "hunspell"
"""What enchant calls its provider, and the folders of its dictionaries."""
_environment = threading.Lock()


class Speller(Protocol):
    """A spelling engine with one dictionary loaded."""

    engine: str
    """Name of the engine, for reports."""

    def spells(self, surface: str) -> bool:
        """Tell whether a word in its ordinary spelling is right."""
        ...

    def close(self) -> None:
        """Give up what the engine holds."""
        ...


class ChunspellSpeller:
    """Hunspell from the chunspell wheel."""

    engine = "chunspell"

    def __init__(self, aff: Path, dic: Path) -> None:
        """Load `<name>.aff` and `<name>.dic` of one folder. Raises ImportError, OSError."""
        module = importlib.import_module("hunspell")
        self._check: Any = module.Hunspell(
            dic.stem, hunspell_data_dir=str(aff.resolve().parent), system_encoding="UTF-8"
        )

    def spells(self, surface: str) -> bool:
        try:
            return bool(surface) and bool(self._check.spell(surface))
        except UnicodeError:
            return False

    def close(self) -> None:
        self._check = None


class EnchantSpeller:
    """Hunspell through the enchant library.

    Enchant writes word lists beside its dictionaries, so it gets a private copy.
    """

    engine = "enchant"

    def __init__(self, aff: Path, dic: Path) -> None:
        """Copy and load one dictionary. Raises ImportError, OSError or enchant's own error."""
        enchant = importlib.import_module("enchant")
        tag = f"{dic.stem[:2]}_{PRIVATE_REGION}"
        folder = tempfile.mkdtemp(prefix="wordsmith-enchant-")
        self._clean_up = weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
        copies = Path(folder) / "hunspell"
        copies.mkdir()
        shutil.copyfile(aff, copies / f"{tag}.aff")
        shutil.copyfile(dic, copies / f"{tag}.dic")
        self._dictionary: Any = _request(enchant, tag, folder)

    def spells(self, surface: str) -> bool:
        return bool(surface) and bool(self._dictionary.check(surface))

    def close(self) -> None:
        self._dictionary = None
        self._clean_up()


ENGINES: tuple[Callable[[Path, Path], Speller], ...] = (ChunspellSpeller, EnchantSpeller)
"""In the order they are tried."""


def told_by_enchant() -> tuple[tuple[str, ...], tuple[Path, ...]]:
    """Ask enchant's broker for the Hunspell dictionaries that a system has.

    Gives their tags, such as "fr_FR", and the folders of its own that they may lie in; nothing
    where there is no enchant. It does not say which file a dictionary is.
    """
    try:
        enchant = importlib.import_module("enchant")
        found = enchant.Broker().list_dicts()
        own = Path(enchant.get_user_config_dir()) / _HUNSPELL
        wheel = Path(enchant.__path__[0]) / "data"
    except Exception:  # a library that is not there, or errors of enchant's own kinds
        return (), ()
    tags = sorted({tag for tag, provider in found if provider.name == _HUNSPELL})
    return tuple(tags), (own, *sorted(wheel.glob(f"*/share/enchant*/{_HUNSPELL}")))


def open_speller(aff: Path, dic: Path) -> Speller:
    """Load a dictionary into the first engine that works.

    Raises DictionaryError if the files are missing or no engine takes them.
    """
    for path in (aff, dic):
        if not path.is_file() or path.stat().st_size == 0:
            raise DictionaryError(path, "missing or empty")
    problems = []
    for engine in ENGINES:
        try:
            return engine(aff, dic)
        except Exception as error:  # the engines raise errors of their own kinds
            problems.append(f"{type(error).__name__}: {error}")
    raise DictionaryError(dic, "; ".join(problems))


def _request(enchant: Any, tag: str, folder: str) -> Any:
    """Load a dictionary with enchant's configuration folder set to ours for that long."""
    with _environment:
        before = os.environ.get("ENCHANT_CONFIG_DIR")
        os.environ["ENCHANT_CONFIG_DIR"] = folder
        try:
            broker = enchant.Broker()
            broker.set_ordering(tag, "hunspell")
            return broker.request_dict(tag)
        finally:
            if before is None:
                del os.environ["ENCHANT_CONFIG_DIR"]
            else:
                os.environ["ENCHANT_CONFIG_DIR"] = before
