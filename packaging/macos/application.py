"""What macOS is told of the program: its Info.plist, and what PyInstaller calls BUNDLE with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop import __version__

if TYPE_CHECKING:
    # mypy sees the tree from its root; a run has the folder packaging on the path.
    from packaging import save_file
else:
    import save_file

TITLE: Final = "Wordsmith Desktop"
APPLICATION: Final = f"{TITLE}.app"
IDENTIFIER: Final = "org.wordsmith-desktop.wordsmith"
"""As Apple wants it: letters, digits, hyphens and dots."""
OLDEST_MACOS: Final = "13.0"
"""The oldest that Qt 6.9 and later run on."""


def info_plist() -> dict[str, Any]:
    """The entries that PyInstaller does not make by itself, or makes otherwise."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleDocumentTypes": [_document_type()],
        "UTExportedTypeDeclarations": [_exported_type()],
        "LSApplicationCategoryType": "public.app-category.word-games",
        # PyInstaller hides programs from the Dock that may write to a console.
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
    }


def _document_type() -> dict[str, Any]:
    return {
        "CFBundleTypeName": save_file.TITLES["en"],
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [save_file.APPLE_TYPE],
    }


def _exported_type() -> dict[str, Any]:
    return {
        "UTTypeIdentifier": save_file.APPLE_TYPE,
        "UTTypeDescription": save_file.TITLES["en"],
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [save_file.SUFFIX],
            "public.mime-type": [save_file.MIME_TYPE],
        },
    }


def bundle_arguments(icon: Path | None) -> dict[str, Any]:
    """What PyInstaller's BUNDLE is called with."""
    return {
        "name": APPLICATION,
        "icon": str(icon) if icon else None,
        "bundle_identifier": IDENTIFIER,
        "version": __version__,
        "info_plist": info_plist(),
    }
