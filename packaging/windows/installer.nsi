; The Windows installer. `build.py` calls makensis with these definitions:
;   TITLE VERSION VERSION4 PROGRAM CONSOLE NAME OUTPUT PAYLOAD (with a star) REMOVAL SIZE_KB MACHINE
;   SUFFIX CLASS MIME_TYPE TITLE_EN TITLE_DE, of MATCH_ and of PUZZLE_,
;   and, where there is one, ICON
;
; Silent:  setup.exe /S [/CurrentUser | /AllUsers] [/D=C:\folder]
;          uninstall.exe /S   (keeps everything that was played)
; Ends with 0, 1 (cancelled), 2 (failed), 3 (the program is running) or 4 (not this Windows).

Unicode true
Target ${MACHINE}
ManifestDPIAware true
ManifestSupportedOS all
SetCompressor /SOLID lzma

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_INSTDIR "${TITLE}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "UninstallString"
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_MUI
!include MultiUser.nsh
!include MUI2.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh
!include "${REMOVAL}"

Name "${TITLE}"
OutFile "${OUTPUT}"
BrandingText "${TITLE} ${VERSION}"
Var DataFolder

!ifdef ICON
  !define MUI_ICON "${ICON}"
  !define MUI_UNICON "${ICON}"
!endif
!define MUI_WELCOMEFINISHPAGE_BITMAP "${NSISDIR}\Contrib\Graphics\Wizard\nsis3-grey.bmp"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION start_as_the_person

!insertmacro MUI_PAGE_WELCOME
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_COMPONENTSPAGE_TEXT_TOP "$(UNINSTALL_TOP)"
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for all systems that are neither.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!include "${__FILEDIR__}\texts.nsh"

VIProductVersion "${VERSION4}"
!macro describe LANGUAGE
  VIAddVersionKey /LANG=${LANGUAGE} "ProductName" "${TITLE}"
  VIAddVersionKey /LANG=${LANGUAGE} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} "FileDescription" "${TITLE}"
  VIAddVersionKey /LANG=${LANGUAGE} "LegalCopyright" "GPL-3.0-or-later"
!macroend
!insertmacro describe ${LANG_ENGLISH}
!insertmacro describe ${LANG_GERMAN}

; ---- Both ways ------------------------------------------------------------------------------

!macro end_with STATUS
  SetErrorLevel ${STATUS}
  Quit
!macroend

; Nobody can write to a program that runs.
!macro expect_free FILE
  ${DoWhile} ${FileExists} "${FILE}"
    ClearErrors
    FileOpen $1 "${FILE}" a
    ${IfNot} ${Errors}
      FileClose $1
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDCANCEL`
      !insertmacro end_with 3
    ${EndIf}
  ${Loop}
!macroend

!macro expect_not_running FOLDER
  !insertmacro expect_free "${FOLDER}\${PROGRAM}"
  !insertmacro expect_free "${FOLDER}\${CONSOLE}"
!macroend

!macro tell_explorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; ---- Installing -----------------------------------------------------------------------------

Function start_as_the_person
  ; Not with the rights of an administrator, which the installer may have.
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\${PROGRAM}"'
FunctionEnd

; The older version's own list says which files it brought; what was played is not among them.
Function remove_older
  ReadRegStr $0 SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\uninstall.exe"
    Return
  ${EndIf}
  !insertmacro expect_not_running $0
  ExecWait '"$0\uninstall.exe" /S /$MultiUser.InstallMode _?=$0' $1
  ${If} $1 != 0
    MessageBox MB_OK|MB_ICONSTOP "$(NOT_REMOVED)" /SD IDOK
    !insertmacro end_with 2
  ${EndIf}
  Delete "$0\uninstall.exe"
  RMDir "$0"
FunctionEnd

Section "$(SECTION_PROGRAM)" PROGRAM_SECTION
  SectionIn RO
  Call remove_older
  !insertmacro expect_not_running $INSTDIR
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${PAYLOAD}"
  ${If} ${Errors}
    !insertmacro end_with 2
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "${TITLE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

!macro open_files ending kind content_type named
  WriteRegStr SHCTX "${CLASSES}\.${ending}" "" "${kind}"
  WriteRegStr SHCTX "${CLASSES}\.${ending}" "Content Type" "${content_type}"
  WriteRegStr SHCTX "${CLASSES}\.${ending}\OpenWithProgids" "${kind}" ""
  WriteRegStr SHCTX "${CLASSES}\${kind}" "" "${named}"
  WriteRegStr SHCTX "${CLASSES}\${kind}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "${CLASSES}\${kind}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" open "%1"'
!macroend

Section "$(SECTION_FILES)" FILES_SECTION
  !insertmacro open_files "${MATCH_SUFFIX}" "${MATCH_CLASS}" "${MATCH_MIME_TYPE}" "$(MATCH_TITLE)"
  !insertmacro open_files "${PUZZLE_SUFFIX}" "${PUZZLE_CLASS}" "${PUZZLE_MIME_TYPE}" "$(PUZZLE_TITLE)"
  !insertmacro tell_explorer
SectionEnd

; Here because it names a section.
Function .onInit
  SetRegView 64
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_WINDOWS)" /SD IDOK
    !insertmacro end_with 4
  ${EndIf}
  ; Only /D= has set it by now.
  Push $INSTDIR
  !insertmacro MULTIUSER_INIT
  Pop $0
  ${If} $0 != ""
    StrCpy $INSTDIR $0
  ${EndIf}
  ; Whoever did without double clicks last time does so again.
  ReadRegStr $0 SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ReadRegStr $1 SHCTX "${CLASSES}\${MATCH_CLASS}" ""
  ${If} $0 != ""
  ${AndIf} $1 == ""
    !insertmacro UnselectSection ${FILES_SECTION}
  ${EndIf}
FunctionEnd

; ---- Uninstalling ---------------------------------------------------------------------------

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
  ; Of the person who uninstalls, also where the program was everybody's.
  SetShellVarContext current
  StrCpy $DataFolder "$LOCALAPPDATA\${NAME}"
  Call un.follow_mode
  ; To come up behind it is the installer's own matter when it makes room for a newer version.
  !insertmacro expect_not_running $INSTDIR
FunctionEnd

Function un.follow_mode
  ${If} $MultiUser.InstallMode == "AllUsers"
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
FunctionEnd

!macro forget_files ending kind
  ReadRegStr $0 SHCTX "${CLASSES}\.${ending}" ""
  ${If} $0 == "${kind}"
    DeleteRegValue SHCTX "${CLASSES}\.${ending}" ""
    DeleteRegValue SHCTX "${CLASSES}\.${ending}" "Content Type"
  ${EndIf}
  DeleteRegValue SHCTX "${CLASSES}\.${ending}\OpenWithProgids" "${kind}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.${ending}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\.${ending}"
  DeleteRegKey SHCTX "${CLASSES}\${kind}"
!macroend

Section "un.$(UNSECTION_PROGRAM)" UNPROGRAM_SECTION
  SectionIn RO
  !insertmacro remove_files
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  !insertmacro forget_files "${MATCH_SUFFIX}" "${MATCH_CLASS}"
  !insertmacro forget_files "${PUZZLE_SUFFIX}" "${PUZZLE_CLASS}"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  !insertmacro tell_explorer
SectionEnd

Section /o "un.$(UNSECTION_DATA)" UNDATA_SECTION
  RMDir /r "$DataFolder"
SectionEnd
