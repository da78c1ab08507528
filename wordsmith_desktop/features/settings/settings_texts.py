"""What the settings and the first start say."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

SETTINGS_TITLE: Final = Text("Settings", "Einstellungen")
SETTINGS_LANGUAGE: Final = Text("Language", "Sprache")
SETTINGS_THEME: Final = Text("Colours", "Farben")
SETTINGS_TEXT_SIZE: Final = Text("Size of text", "Schriftgröße")
SETTINGS_PERCENT: Final = Text("{n} %", "{n} %")
SETTINGS_AT_TABLES: Final = Text("At the table", "Am Tisch")
SETTINGS_HEARD: Final = Text("To be heard", "Zu hören")
SETTINGS_PLAYED: Final = Text("In the games", "In den Spielen")
SETTINGS_MOTION: Final = Text("Movement", "Bewegung")
MOTION_ON: Final = Text("On", "An")
MOTION_OFF: Final = Text("Off", "Aus")
SETTINGS_COUNTDOWN: Final = Text(
    "Count 3–2–1 before a clock",
    "Vor einer Uhr 3–2–1 zählen",
)
SETTINGS_FINGERS: Final = Text(
    "Larger for fingers",
    "Größer für Finger",
)
SETTINGS_NEW_CARDS: Final = Text(
    "Rewordable: look at new cards",
    "Rewordable: neue Karten ansehen",
)
SETTINGS_STRIKES: Final = Text(
    "Crossword: strike out letters",
    "Kreuzworträtsel: Buchstaben streichen",
)
SETTINGS_TABLE_VOLUME: Final = Text("Sounds of the table", "Geräusche am Tisch")
SETTINGS_SIGNAL_VOLUME: Final = Text("Signals", "Signale")
SETTINGS_VOLUMES: Final = (
    Text("off", "aus"),
    Text("soft", "leise"),
    Text("medium", "mittel"),
    Text("loud", "laut"),
)
SETTINGS_ODDS: Final = Text(
    "Length × Wit: tell the odds",
    "Length × Wit: Aussichten sagen",
)
SETTINGS_TALK: Final = Text(
    "Computers say something",
    "Computer sagen etwas",
)
SETTINGS_FITS: Final = Text(
    "Computers of about your strength",
    "Computer von etwa deiner Stärke",
)
SETTINGS_PACE: Final = Text(
    "Computers act",
    "Computer handeln",
)
SETTINGS_PACES: Final = (
    Text("at once", "sofort"),
    Text("briskly", "zügig"),
    Text("at leisure", "gemächlich"),
)
SETTINGS_SPOKEN: Final = Text("A screen reader is told", "Ein Screenreader erfährt")
SPOKEN: Final = (Text("what matters", "das Wichtige"), Text("everything", "alles"))
SETTINGS_CALLS: Final = Text(
    "Clock says what is left",
    "Uhr sagt die Restzeit",
)
CALLS: Final = (
    Text("often", "öfter"),
    Text("at the end", "am Ende"),
    Text("never", "nie"),
)
SETTINGS_ALL_WORDS: Final = Text(
    "Words not for every table",
    "Wörter nicht für jeden Tisch",
)
SETTINGS_ALL_WORDS_EXPLAINED: Final = Text(
    "Vulgar and hurtful ones in hints, puzzles and computers’ play, too.",
    "Vulgäres und Verletzendes auch in Tipps, Rätseln und beim Computer.",
)
SETTINGS_FOCUS: Final = Text(
    "Stop the clock while you are away",
    "Uhr anhalten, wenn du weg bist",
)
LIKE_SYSTEM: Final = Text("As the system has it", "Wie im System")
THEME_LIGHT: Final = Text("Light: linen and paper", "Hell: Leinen und Papier")
THEME_DARK: Final = Text("Dark: by lamplight", "Dunkel: bei Lampenlicht")
THEME_CONTRAST: Final = Text("High contrast", "Hoher Kontrast")
WELCOME_TITLE: Final = Text("Welcome to the table", "Willkommen am Tisch")
WELCOME_TEXT: Final = Text(
    "How do you like it? You can change it later under Settings.",
    "Wie hast du es gern? Ändern kannst du es später unter Einstellungen.",
)
WELCOME_SOUND: Final = Text("How loud?", "Wie laut?")
WELCOME_GO_ON: Final = Text("Go on", "Weiter")
