import type { WordTree } from '../../../engine';

/** Texts for faults of the program and what can be done about them. */
export const faults: WordTree = {
  page: {
    screen: ['Fehler in diesem Bereich', 'Error in this section'],
    program: ['Das Programm ist ausgefallen', 'The program has failed'],
    screenText: [
      'An deiner Kampagne hat sich dadurch nichts geändert. Öffne den Bereich noch einmal; hilft das nicht, lade die Seite neu oder lass in den Einstellungen die Kampagne prüfen.',
      'Nothing in your campaign has changed by it. Open the screen again; if that does not help, reload the page or have the campaign checked in the settings.',
    ],
    programText: [
      'An deinen Kampagnen hat sich dadurch nichts geändert. Lade die Seite neu.',
      'Nothing in your campaigns has changed by it. Reload the page.',
    ],
    saved: [
      'Alles bis zu deinem letzten Schritt (Nr. {{step}}) ist auf der Platte.',
      'Everything up to your last step (no. {{step}}) is on the disk.',
    ],
    unsaved_one: [
      'Der letzte Schritt ist noch nicht auf der Platte. Das Programm schreibt weiter, solange dieses Fenster offen ist; speichere eine Kopie als Datei, bevor du neu lädst.',
      'The last step is not on the disk yet. The program goes on writing while this window stays open; save a copy as a file before you reload.',
    ],
    unsaved_other: [
      'Die letzten {{count}} Schritte sind noch nicht auf der Platte. Das Programm schreibt weiter, solange dieses Fenster offen ist; speichere eine Kopie als Datei, bevor du neu lädst.',
      'The last {{count}} steps are not on the disk yet. The program goes on writing while this window stays open; save a copy as a file before you reload.',
    ],
    again: ['Bereich neu öffnen', 'Open the screen again'],
    toMap: ['Zur Karte', 'Go to the map'],
    toSettings: ['Zu den Einstellungen', 'Go to the settings'],
    backedUp: ['Gesichert im Ordner „{{folder}}“.', 'Backed up in the folder “{{folder}}”.'],
    reload: ['Seite neu laden', 'Reload the page'],
    diagnostics: ['Diagnosedatei …', 'Diagnostics file…'],
    kind: ['Fehler: {{name}}', 'Error: {{name}}'],
  },
  start: {
    title: [
      'Deine Kampagnen lassen sich gerade nicht öffnen',
      'Your campaigns cannot be opened at the moment',
    ],
    newer: [
      'Eine neuere Version von Wabenwart hat die Kampagnen auf diesem Rechner schon geöffnet. Nichts wurde verändert; öffne sie mit der neueren Version.',
      'A newer version of Wabenwart has already opened the campaigns on this computer. Nothing was changed; open them with the newer version.',
    ],
    quota: [
      'Der Platz für dieses Programm ist voll, darum lassen sich die Kampagnen nicht einmal öffnen. Nichts wurde verändert; schaffe auf der Platte Platz und lade die Seite neu.',
      'The room for this program is full, so the campaigns cannot even be opened. Nothing was changed; free some disk space and reload the page.',
    ],
    blocked: [
      'Der Browser gibt die Daten dieses Programms nicht heraus, vielleicht weil dies ein privates Fenster ist. Nichts wurde verändert; öffne das Programm in einem gewöhnlichen Fenster und lade die Seite neu.',
      'The browser does not hand out the data of this program, perhaps because this is a private window. Nothing was changed; open the program in an ordinary window and reload the page.',
    ],
  },
  stumble: {
    label: ['Fehlgeschlagen', 'Failed'],
    text_one: [
      'Eine Aktion ist fehlgeschlagen. Deine Kampagne ist unbeschädigt. Prüfe, ob die Änderung da ist, und wiederhole sie sonst.',
      'An action failed. Your campaign is undamaged. Check whether the change is there, and repeat it if not.',
    ],
    text_other: [
      '{{count}} Handlungen im Programm sind fehlgeschlagen. Deine Kampagne ist unbeschädigt; sieh nach, ob geschehen ist, was du wolltest, und tu es sonst noch einmal.',
      '{{count}} actions in the program have failed. Your campaign is undamaged; see whether what you wanted has happened, and do it again if not.',
    ],
  },
  room: {
    label: ['Wenig Platz', 'Little room'],
    text: [
      'Für neue Schritte sind höchstens noch {{free}} frei. Schaffe bald Platz auf der Platte oder lösche Kampagnen, die du als Datei gespeichert hast.',
      'At most {{free}} are left for new steps. Free some disk space soon, or delete campaigns that you have saved as files.',
    ],
    hide: ['Verstanden', 'Understood'],
  },
  make: {
    title: ['Nichts angelegt', 'Nothing was made'],
    quota: [
      'Für eine neue Kampagne ist kein Platz mehr. Deine Kampagnen sind unverändert; schaffe Platz auf der Platte oder lösche Kampagnen, die du als Datei gespeichert hast.',
      'There is no room left for a new campaign. Your campaigns are unchanged; free some disk space, or delete campaigns that you have saved as files.',
    ],
    other: [
      'Die neue Kampagne ließ sich nicht auf die Platte schreiben. Deine Kampagnen sind unverändert; lade die Seite neu und versuche es noch einmal.',
      'The new campaign could not be written to the disk. Your campaigns are unchanged; reload the page and try again.',
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
    showDiagnostics: ['Diagnosedatei ansehen und speichern …', 'See and save a diagnostics file…'],
  },
  diagnostics: {
    title: ['Diagnosedatei', 'Diagnostics file'],
    intro: [
      'Das steht darin: Versionen, Browser, Fenster, Platz, Zahlen zu dieser Kampagne und die gezählten Fehler. Namen, Briefe, Schlüssel und Adressen stehen nicht darin.',
      'What is in it: versions, browser, window, screen, figures of this campaign and the errors counted. Names, letters, keys and addresses are not in it.',
    ],
    save: ['Datei speichern', 'Save the file'],
    saved: ['Gespeichert als {{path}}.', 'Saved as {{path}}.'],
    collecting: ['Wird zusammengestellt …', 'Being put together…'],
    failed: [
      'Die Diagnosedatei ließ sich nicht zusammenstellen; lade die Seite neu und versuche es noch einmal.',
      'The diagnostics file could not be put together; reload the page and try again.',
    ],
  },
  check: {
    run: ['Kampagne prüfen', 'Check the campaign'],
    intro: [
      'Vergleicht alle Änderungen mit den gespeicherten Daten.',
      'Checks every change against the saved data.',
    ],
    running: ['Wird geprüft …', 'Checking…'],
    good_one: [
      'Der eine Schritt bisher stimmt mit der Kampagne auf der Platte überein.',
      'The one step so far agrees with the campaign on the disk.',
    ],
    good_other: [
      'Alle {{count}} Schritte stimmen mit der Kampagne auf der Platte überein.',
      'All {{count}} steps agree with the campaign on the disk.',
    ],
    bad_one: [
      'Eine Stelle stimmt nicht mit dem Verlauf überein. Die Kampagne bleibt, wie sie ist; speichere eine Kopie als Datei und, wenn du magst, eine Diagnosedatei.',
      'One place does not agree with the history. The campaign stays as it is; save a copy as a file and, if you like, a diagnostics file.',
    ],
    bad_other: [
      '{{count}} Stellen stimmen nicht mit dem Verlauf überein. Die Kampagne bleibt, wie sie ist; speichere eine Kopie als Datei und, wenn du magst, eine Diagnosedatei.',
      '{{count}} places do not agree with the history. The campaign stays as it is; save a copy as a file and, if you like, a diagnostics file.',
    ],
    failed: [
      'Die Prüfung ließ sich nicht zu Ende führen. Die Kampagne bleibt, wie sie ist; versuche es noch einmal oder speichere eine Kopie als Datei.',
      'The check could not be finished. The campaign stays as it is; try again or save a copy as a file.',
    ],
  },
  file: {
    title: ['Keine Datei geschrieben', 'No file was written'],
    unfit: [
      'Im Teil {{part}} steht etwas, das sich aus der Datei nicht wieder einlesen ließe ({{path}}). Was vorher da war, ist unverändert; berichtige es oder geh im Verlauf vor den Schritt zurück, der es eingetragen hat.',
      'The part {{part}} holds something that could not be read from the file again ({{path}}). What was there before is unchanged; correct it, or go back in the history to before the step that put it there.',
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
      'Diesen Ort gibt es nicht mehr. Deine Kampagne ist unverändert; wähle einen anderen Ort.',
      'That place is not there any more. Your campaign is unchanged; choose another place.',
    ],
    unknown: [
      'Die Datei ließ sich nicht schreiben. Deine Kampagne ist unverändert; versuche einen anderen Ort.',
      'The file could not be written. Your campaign is unchanged; try another place.',
    ],
  },
};
