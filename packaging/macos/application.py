"""What macOS is told of the program: its Info.plist, and what PyInstaller calls BUNDLE with."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bundle import opened_files

from wordsmith_desktop import __version__

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
        "CFBundleDocumentTypes": [_document_type(kind) for kind in opened_files.KINDS],
        "UTExportedTypeDeclarations": [_exported_type(kind) for kind in opened_files.KINDS],
        "LSApplicationCategoryType": "public.app-category.word-games",
        # PyInstaller hides programs from the Dock that may write to a console.
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
        # Both would end the process behind Qt's back; its threads and locks end in good order.
        "NSSupportsAutomaticTermination": False,
        "NSSupportsSuddenTermination": False,
    }


def _document_type(kind: opened_files.FileKind) -> dict[str, Any]:
    return {
        "CFBundleTypeName": kind.title,
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [kind.apple_type],
    }


def _exported_type(kind: opened_files.FileKind) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": kind.apple_type,
        "UTTypeDescription": kind.title,
        "UTTypeConformsTo": ["public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.suffix],
            "public.mime-type": [kind.mime_type],
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
