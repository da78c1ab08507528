; What people read in the installer and that NSIS has no sentence for.

LangString NEEDS_WINDOWS ${LANG_ENGLISH} "${TITLE} needs Windows 10 or newer in its 64-bit edition."
LangString NEEDS_WINDOWS ${LANG_GERMAN} "${TITLE} braucht Windows 10 oder neuer in der 64-Bit-Ausgabe."

LangString IS_RUNNING ${LANG_ENGLISH} "${TITLE} is running. Close it, then try again. Your match is saved."
LangString IS_RUNNING ${LANG_GERMAN} "${TITLE} läuft gerade. Schließ es und versuch es dann noch einmal. Deine Partie ist gespeichert."

LangString NOT_REMOVED ${LANG_ENGLISH} "The older version in $0 could not be removed. Nothing was changed."
LangString NOT_REMOVED ${LANG_GERMAN} "Die ältere Version in $0 ließ sich nicht entfernen. Es wurde nichts geändert."

LangString SECTION_PROGRAM ${LANG_ENGLISH} "${TITLE} ${VERSION}"
LangString SECTION_PROGRAM ${LANG_GERMAN} "${TITLE} ${VERSION}"

LangString SECTION_FILES ${LANG_ENGLISH} "Open saved matches and puzzles with a double click"
LangString SECTION_FILES ${LANG_GERMAN} "Gespeicherte Partien und Rätsel mit Doppelklick öffnen"

LangString MATCH_TITLE ${LANG_ENGLISH} "${MATCH_TITLE_EN}"
LangString MATCH_TITLE ${LANG_GERMAN} "${MATCH_TITLE_DE}"

LangString PUZZLE_TITLE ${LANG_ENGLISH} "${PUZZLE_TITLE_EN}"
LangString PUZZLE_TITLE ${LANG_GERMAN} "${PUZZLE_TITLE_DE}"

LangString UNSECTION_PROGRAM ${LANG_ENGLISH} "The program"
LangString UNSECTION_PROGRAM ${LANG_GERMAN} "Das Programm"

LangString UNSECTION_DATA ${LANG_ENGLISH} "Also my matches, players, statistics and settings"
LangString UNSECTION_DATA ${LANG_GERMAN} "Auch meine Partien, Spieler, Statistik und Einstellungen"

LangString UNINSTALL_TOP ${LANG_ENGLISH} "Your matches, players, statistics and settings stay on this computer, in $DataFolder, unless you choose them below. What is deleted does not come back."
LangString UNINSTALL_TOP ${LANG_GERMAN} "Deine Partien, Spieler, Statistik und Einstellungen bleiben auf diesem Computer, in $DataFolder, wenn du sie unten nicht auswählst. Was gelöscht ist, kommt nicht wieder."
