"""What goes into the bundle, on every system: data, and nothing that imports the program."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

NAME: Final = "wordsmith-desktop"
"""The name of the folder and of the program in it."""
CONSOLE: Final = f"{NAME}.com"
"""On Windows, the same program for those who type commands: cmd and PowerShell look for this ending
before .exe. Both have their modules from one file, named as they are but for .pkg at its end."""
CONSOLE_MADE: Final = f"{NAME}-console"
"""Its name until then."""

LOADED_BY_NAME: Final = ("hunspell", "pyqtgraph", "miniaudio", "_cffi_backend")
"""Libraries that the program imports in a way that nobody sees from outside."""
DISTRIBUTIONS: Final = (
    "PySide6-Essentials",
    "shiboken6",
    "fsrs",
    "typing-extensions",
    "msgspec",
    "numpy",
    "platformdirs",
    "puzpy",
    "pyqtgraph",
    "colorama",
    "chunspell",
    "miniaudio",
    "cffi",
)
"""Libraries whose licences the program shows; some are not there on every system."""
LEFT_OUT: Final = (
    # chunspell is the spelling engine; enchant would need a library of the system.
    "enchant",
    # `without_opengl` stands in for them.
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    # PySide6 itself would take it, for sockets that are encrypted.
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtTest",
    # Nobody's own answers are reckoned with: that takes thousands of them, and torch.
    "fsrs.optimizer",
    "pyqtgraph.canvas",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.examples",
    "pyqtgraph.exporters",
    "pyqtgraph.flowchart",
    "pyqtgraph.opengl",
    "numpy._core._multiarray_tests",
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "tkinter",
    # Nothing is fetched, and hashlib has digests of its own.
    "ssl",
    "_hashlib",
    # uuid does without it.
    "_uuid",
    "asyncio",
    "ftplib",
    "http.cookiejar",
    "http.server",
    "xml.dom",
    "xmlrpc",
    "bz2",
    "lzma",
    "readline",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    # What stands in for them where their libraries are missing.
    "_pydatetime",
    "_pydecimal",
    "doctest",
    "optparse",
    "pdb",
    "pydoc_data",
    "unittest",
)
"""Modules that something in the program would take if they were there."""
LINUX_ALONE: Final = ("PySide6.QtDBus",)
"""Modules that the program asks for on no other system."""
RESOURCES: Final = ("dictionaries", "fonts", "manual", "pictures", "sounds")
"""Folders of `resources` that the program reads."""
PACKAGE_DATA: Final = (
    "games/length_x_wit/rules/boxes",
    "games/length_x_wit/rules/prospects",
    "games/rewordable/rules/decks",
    "games/rewordable/rules/leaves",
)
"""Folders of data inside the package."""
MEASURED: Final = "**/*s.toml"
"""Data that lies beside modules of the package: what levels and medals go by."""

PLUGINS: Final = frozenset(
    {
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platforms/qcocoa",
        "platforms/qoffscreen",
        "platforms/qwayland",
        "platforms/qwindows",
        "platforms/qxcb",
        "platformthemes/qxdgdesktopportal",
        "printsupport/cocoaprintersupport",
        "printsupport/cupsprintersupport",
        "printsupport/windowsprintersupport",
        "wayland-decoration-client/bradient",
        "wayland-shell-integration/xdg-shell",
    }
)
"""Plugins of Qt that are used, without `lib` and suffix."""
TRANSLATIONS: Final = frozenset({"qtbase_de.qm"})
"""Qt's own sentences that can be shown; English is what Qt is written in."""

_PLUGIN: Final = re.compile(
    r"/PySide6/.*plugins/(?P<folder>[^/]+)/(?:lib)?(?P<name>[^/]+?)\.(?:so|dll|dylib)$"
)
_TRANSLATION: Final = re.compile(r"/PySide6/.*translations/(?P<name>[^/]+)$")
_UNUSED: Final = re.compile(
    r"/(opengl32sw\.dll|Qt6Network\.dll|[^/]*\.pyi|py\.typed|[^/]*\.cdx\.json)$"
    r"|^/pyqtgraph/(icons|colors)/|/include/"
)
"""A software renderer of OpenGL, what only plugins of Qt that stay out are linked with, type hints,
bills of materials, pictures and palettes."""
_LOADED_BEFORE: Final = re.compile(
    r"(?i)^/PySide6/(msvcp140|vcruntime140(_1)?)\.dll$|^/shiboken6/vcruntime140\.dll$"
)
"""Copies of libraries of Windows' compiler that are never loaded: Windows takes what is there
already under the same name, of vcruntime140 Python's own, of the others Shiboken's, which always
comes before PySide6."""


def strangers(installed: Mapping[str, Iterable[str]]) -> list[str]:
    """Modules of distributions that the program does not ask for, though something may take them.

    `installed` says of every module at the top which distributions bring it.
    """
    own = {_plain(name) for name in (*DISTRIBUTIONS, NAME)}
    return sorted(
        module
        for module, distributions in installed.items()
        if own.isdisjoint(map(_plain, distributions))
    )


def is_wanted(place: str) -> bool:
    """Whether a file that PyInstaller found is used; `place` is where it would lie."""
    path = f"/{place}".replace("\\", "/")
    if _UNUSED.search(path) or _LOADED_BEFORE.search(path):
        return False
    if plugin := _PLUGIN.search(path):
        return f"{plugin['folder']}/{plugin['name']}" in PLUGINS
    if translation := _TRANSLATION.search(path):
        return translation["name"] in TRANSLATIONS
    return True


def _plain(distribution: str) -> str:
    """A name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", distribution).lower()
