import type { WordTree } from '../../../engine';

/** Words for faults of the program and what can be done about them. */
export const faults: WordTree = {
  page: {
    screen: ['Dieser Bereich ist ausgefallen', 'This screen has failed'],
    program: ['Das Programm ist ausgefallen', 'The program has failed'],
    screenText: [
      'An deiner Welt hat sich dadurch nichts geändert. Öffne den Bereich noch einmal; hilft das nicht, lade die Seite neu oder lass in der Werkstatt die Welt prüfen.',
      'Nothing in your world has changed by it. Open the screen again; if that does not help, reload the page or have the world checked in the workshop.',
    ],
    programText: [
      'An deinen Welten hat sich dadurch nichts geändert. Lade die Seite neu.',
      'Nothing in your worlds has changed by it. Reload the page.',
    ],
    saved: [
      'Alles bis zu deinem letzten Schritt (Nr. {{step}}) ist auf der Platte.',
      'Everything up to your last step (no. {{step}}) is on the disk.',
    ],
    unsaved_one: [
      'Der letzte Schritt ist noch nicht auf der Platte. Das Programm schreibt weiter, solange dieses Fenster offen ist; sichere eine Kopie als Datei, bevor du neu lädst.',
      'The last step is not on the disk yet. The program goes on writing while this window stays open; save a copy as a file before you reload.',
    ],
    unsaved_other: [
      'Die letzten {{count}} Schritte sind noch nicht auf der Platte. Das Programm schreibt weiter, solange dieses Fenster offen ist; sichere eine Kopie als Datei, bevor du neu lädst.',
      'The last {{count}} steps are not on the disk yet. The program goes on writing while this window stays open; save a copy as a file before you reload.',
    ],
    again: ['Bereich neu öffnen', 'Open the screen again'],
    toMap: ['Zur Karte', 'Go to the map'],
    toSettings: ['Zur Werkstatt', 'Go to the workshop'],
    backedUp: ['Gesichert im Ordner „{{folder}}“.', 'Backed up in the folder “{{folder}}”.'],
    reload: ['Seite neu laden', 'Reload the page'],
    diagnostics: ['Diagnosedatei …', 'Diagnostics file …'],
    kind: ['Fehler: {{name}}', 'Error: {{name}}'],
  },
  start: {
    title: [
      'Deine Welten lassen sich gerade nicht öffnen',
      'Your worlds cannot be opened at the moment',
    ],
    newer: [
      'Eine neuere Fassung von Wabenwart hat die Welten auf diesem Rechner schon geöffnet. Nichts wurde verändert; öffne sie mit der neueren Fassung.',
      'A newer version of Wabenwart has already opened the worlds on this computer. Nothing was changed; open them with the newer version.',
    ],
    quota: [
      'Der Platz für dieses Programm ist voll, darum lassen sich die Welten nicht einmal öffnen. Nichts wurde verändert; schaffe auf der Platte Platz und lade die Seite neu.',
      'The room for this program is full, so the worlds cannot even be opened. Nothing was changed; free some disk space and reload the page.',
    ],
    blocked: [
      'Der Browser gibt die Daten dieses Programms nicht heraus, vielleicht weil dies ein privates Fenster ist. Nichts wurde verändert; öffne das Programm in einem gewöhnlichen Fenster und lade die Seite neu.',
      'The browser does not hand out the data of this program, perhaps because this is a private window. Nothing was changed; open the program in an ordinary window and reload the page.',
    ],
  },
  stumble: {
    label: ['Gestolpert', 'Failed'],
    text_one: [
      'Eine Handlung im Programm ist fehlgeschlagen. Deine Welt ist unbeschädigt; sieh nach, ob geschehen ist, was du wolltest, und tu es sonst noch einmal.',
      'One action in the program has failed. Your world is undamaged; see whether what you wanted has happened, and do it again if not.',
    ],
    text_other: [
      '{{count}} Handlungen im Programm sind fehlgeschlagen. Deine Welt ist unbeschädigt; sieh nach, ob geschehen ist, was du wolltest, und tu es sonst noch einmal.',
      '{{count}} actions in the program have failed. Your world is undamaged; see whether what you wanted has happened, and do it again if not.',
    ],
  },
  room: {
    label: ['Wenig Platz', 'Little room'],
    text: [
      'Für neue Schritte sind höchstens noch {{free}} frei. Schaffe bald Platz auf der Platte oder lösche Welten, die du als Datei gesichert hast.',
      'At most {{free}} are left for new steps. Free some disk space soon, or delete worlds that you have saved as files.',
    ],
    hide: ['Verstanden', 'Understood'],
  },
  make: {
    title: ['Nichts angelegt', 'Nothing was made'],
    quota: [
      'Für eine neue Welt ist kein Platz mehr. Deine Welten sind unverändert; schaffe Platz auf der Platte oder lösche Welten, die du als Datei gesichert hast.',
      'There is no room left for a new world. Your worlds are unchanged; free some disk space, or delete worlds that you have saved as files.',
    ],
    other: [
      'Die neue Welt ließ sich nicht auf die Platte schreiben. Deine Welten sind unverändert; lade die Seite neu und versuche es noch einmal.',
      'The new world could not be written to the disk. Your worlds are unchanged; reload the page and try again.',
    ],
  },
  list: {
    title: ['Fehler des Programms', 'Errors of the program'],
    none: ['Bisher wurde kein Fehler gezählt.', 'No error has been counted so far.'],
    kinds_one: ['{{count}} Art', '{{count}} kind'],
    kinds_other: ['{{count}} Arten', '{{count}} kinds'],
    times_one: ['{{count}} Mal', '{{count}} time'],
    times_other: ['{{count}} Mal', '{{count}} times'],
    sum: ['{{kinds}}, {{times}}', '{{kinds}}, {{times}}'],
    what: ['Fehler und Stelle im Programm', 'Error and place in the program'],
    count: ['Wie oft', 'How often'],
    first: ['Zuerst', 'First'],
    last: ['Zuletzt', 'Last'],
    clear: ['Zählung löschen', 'Clear the count'],
    local: [
      'Gezählt wird nur auf diesem Rechner, und nur Name und Stelle des Fehlers. Nichts davon wird verschickt.',
      'Errors are counted on this computer only, by name and place. Nothing of it is sent anywhere.',
    ],
    showDiagnostics: ['Diagnosedatei ansehen und sichern …', 'See and save a diagnostics file …'],
  },
  diagnostics: {
    title: ['Diagnosedatei', 'Diagnostics file'],
    intro: [
      'Das steht darin: Fassungen, Browser, Fenster, Platz, Zahlen zu dieser Welt und die gezählten Fehler. Namen, Briefe, Schlüssel und Adressen stehen nicht darin.',
      'What is in it: versions, browser, window, screen, figures of this world and the errors counted. Names, letters, keys and addresses are not in it.',
    ],
    save: ['Datei sichern', 'Save the file'],
    saved: ['Gesichert als {{path}}.', 'Saved as {{path}}.'],
    collecting: ['Wird zusammengestellt …', 'Being put together …'],
    failed: [
      'Die Diagnosedatei ließ sich nicht zusammenstellen; lade die Seite neu und versuche es noch einmal.',
      'The diagnostics file could not be put together; reload the page and try again.',
    ],
  },
  check: {
    run: ['Welt prüfen', 'Check the world'],
    intro: [
      'Geht alle Schritte zurück bis zum Anfang und wieder vor und vergleicht sie mit dem, was auf der Platte steht.',
      'Goes through all steps back to the beginning and forth again and compares them with what is on the disk.',
    ],
    running: ['Wird geprüft …', 'Checking …'],
    good_one: [
      'Der eine Schritt bisher stimmt mit der Welt auf der Platte überein.',
      'The one step so far agrees with the world on the disk.',
    ],
    good_other: [
      'Alle {{count}} Schritte stimmen mit der Welt auf der Platte überein.',
      'All {{count}} steps agree with the world on the disk.',
    ],
    bad_one: [
      'Eine Stelle stimmt nicht mit der Chronik überein. Die Welt bleibt, wie sie ist; sichere eine Kopie als Datei und, wenn du magst, eine Diagnosedatei.',
      'One place does not agree with the chronicle. The world stays as it is; save a copy as a file and, if you like, a diagnostics file.',
    ],
    bad_other: [
      '{{count}} Stellen stimmen nicht mit der Chronik überein. Die Welt bleibt, wie sie ist; sichere eine Kopie als Datei und, wenn du magst, eine Diagnosedatei.',
      '{{count}} places do not agree with the chronicle. The world stays as it is; save a copy as a file and, if you like, a diagnostics file.',
    ],
    failed: [
      'Die Prüfung ließ sich nicht zu Ende führen. Die Welt bleibt, wie sie ist; versuche es noch einmal oder sichere eine Kopie als Datei.',
      'The check could not be finished. The world stays as it is; try again or save a copy as a file.',
    ],
  },
  file: {
    title: ['Keine Datei geschrieben', 'No file was written'],
    unfit: [
      'Im Teil {{part}} steht etwas, das sich aus der Datei nicht wieder einlesen ließe ({{path}}). Was vorher da war, ist unverändert; berichtige es oder geh in der Chronik vor den Schritt zurück, der es eingetragen hat.',
      'The part {{part}} holds something that could not be read from the file again ({{path}}). What was there before is unchanged; correct it, or go back in the chronicle to before the step that put it there.',
    ],
    full: [
      'Dort ist kein Platz mehr. Was vorher da war, ist unverändert; schaffe Platz oder wähle einen anderen Ort.',
      'There is no space left there. What was there before is unchanged; free some space or choose another place.',
    ],
    tooLarge: [
      'So große Dateien nimmt dieser Ort nicht an. Was vorher da war, ist unverändert; wähle einen anderen Ort.',
      'That place does not take files this large. What was there before is unchanged; choose another place.',
    ],
    readOnly: [
      'Dieser Ort lässt sich nur lesen. Was vorher da war, ist unverändert; wähle einen anderen Ort.',
      'That place can only be read. What was there before is unchanged; choose another place.',
    ],
    denied: [
      'Dort darf das Programm nicht schreiben. Was vorher da war, ist unverändert; wähle einen anderen Ort.',
      'The program may not write there. What was there before is unchanged; choose another place.',
    ],
    gone: [
      'Diesen Ort gibt es nicht mehr. Deine Welt ist unverändert; wähle einen anderen Ort.',
      'That place is not there any more. Your world is unchanged; choose another place.',
    ],
    unknown: [
      'Die Datei ließ sich nicht schreiben. Deine Welt ist unverändert; versuche einen anderen Ort.',
      'The file could not be written. Your world is unchanged; try another place.',
    ],
  },
};
