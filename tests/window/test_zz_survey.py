# ruff: noqa
from __future__ import annotations
from typing import Any
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from tests.window.known_scenes import SCENES, USUAL, VARIANTS

pytestmark = [pytest.mark.usefixtures("same_every_time")]

@pytest.mark.parametrize("name", SCENES)
def test_survey(name: str, screens: Any, typeface: str) -> None:
    variant = screens.Variant(*VARIANTS.get(name, USUAL))
    with screens.staged(SCENES[name], variant, typeface) as (widget, context):
        context.wait_for_work()
        w = widget.window(); w.activateWindow(); context.settle()
        f = w.focusWidget()
        def say(x):
            return "None" if x is None else f"{type(x).__name__}:{x.accessibleName()[:30]!r}{'' if x.isVisible() else ' HIDDEN'}{'' if x.isEnabled() else ' off'}"
        stops=[]; bad=[]
        for _ in range(150):
            cur = w.focusWidget()
            if cur is None: break
            QTest.keyClick(cur, Qt.Key.Key_Tab)
            n = w.focusWidget()
            if n is None or n in stops: break
            stops.append(n)
            if not n.isVisible() or not n.isEnabled(): bad.append(say(n))
        with open("/tmp/ears/survey.txt","a") as out:
            out.write(f"{name}: {type(widget).__name__} focus={say(f)} stops={len(stops)} back={w.focusWidget() is (stops[0] if stops else None)} bad={bad} first={say(stops[0]) if stops else ''}\n")
