"""What is proposed as the name of a file is one that every system takes."""

from __future__ import annotations

import pytest

from wordsmith_desktop.window.kit.file_names import LONGEST, file_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Rewordable Ana, Ben 2026-01-31", "Rewordable Ana, Ben 2026-01-31"),
        ("Grüße aus Köln", "Grüße aus Köln"),
        ('Length/Wit: "half" <1>|2?*\\', "Length-Wit- -half- -1--2---"),
        ("two\nlines\t", "two-lines-"),
        ("in the end ... ", "in the end"),
        ("CON", "CON-"),
        ("nul.ipuz", "nul-.ipuz"),
        ("Com1", "Com1-"),
        ("LPT³.a.b", "LPT³-.a.b"),
        ("Connie", "Connie"),
        ("COM10", "COM10"),
        ("...", ""),
        ("A" * 300, "A" * LONGEST),
    ],
)
def test_a_text_becomes_a_name_that_every_system_takes(text: str, name: str) -> None:
    assert name == file_name(text)
