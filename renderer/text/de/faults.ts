export const faults = {
  page: {
    room: 'Dieser Bereich ist gestolpert',
    program: 'Das Programm ist gestolpert',
    roomText:
      'An deiner Welt hat sich dadurch nichts geändert. Öffne den Bereich noch einmal; hilft das nicht, lade die Seite neu oder lass in der Werkstatt die Welt prüfen.',
    programText: 'An deinen Welten hat sich dadurch nichts geändert. Lade die Seite neu.',
    saved: 'Alles bis zu deinem letzten Schritt (Nr. {{step}}) ist auf der Platte.',
    unsaved_one:
      'Der letzte Schritt ist noch nicht auf der Platte. Das Programm schreibt weiter, solange dieses Fenster offen ist; sichere eine Kopie als Datei, bevor du neu lädst.',
    unsaved_other:
      'Die letzten {{count}} Schritte sind noch nicht auf der Platte. Das Programm schreibt weiter, solange dieses Fenster offen ist; sichere eine Kopie als Datei, bevor du neu lädst.',
    again: 'Bereich neu öffnen',
    toMap: 'Zur Karte',
    toSettings: 'Zur Werkstatt',
    backedUp: 'Gesichert im Ordner „{{folder}}“.',
    reload: 'Seite neu laden',
    diagnostics: 'Diagnosedatei …',
    kind: 'Fehler: {{name}}',
  },
  start: {
    title: 'Deine Welten lassen sich gerade nicht öffnen',
    newer:
      'Eine neuere Fassung von Wabenwart hat die Welten auf diesem Rechner schon geöffnet. Nichts wurde verändert; öffne sie mit der neueren Fassung.',
    quota:
      'Der Platz für dieses Programm ist voll, darum lassen sich die Welten nicht einmal öffnen. Nichts wurde verändert; schaffe auf der Platte Platz und lade die Seite neu.',
    blocked:
      'Der Browser gibt die Daten dieses Programms nicht heraus, vielleicht weil dies ein privates Fenster ist. Nichts wurde verändert; öffne das Programm in einem gewöhnlichen Fenster und lade die Seite neu.',
  },
  stumble: {
    label: 'Gestolpert',
    text_one:
      'Eine Handlung im Programm ist gestolpert. Deine Welt ist unbeschädigt; sieh nach, ob geschehen ist, was du wolltest, und tu es sonst noch einmal.',
    text_other:
      '{{count}} Handlungen im Programm sind gestolpert. Deine Welt ist unbeschädigt; sieh nach, ob geschehen ist, was du wolltest, und tu es sonst noch einmal.',
  },
  room: {
    label: 'Wenig Platz',
    text: 'Für neue Schritte sind höchstens noch {{free}} frei. Schaffe bald Platz auf der Platte oder lösche Welten, die du als Datei gesichert hast.',
    hide: 'Verstanden',
  },
  make: {
    title: 'Nichts angelegt',
    quota:
      'Für eine neue Welt ist kein Platz mehr. Deine Welten sind unverändert; schaffe Platz auf der Platte oder lösche Welten, die du als Datei gesichert hast.',
    other:
      'Die neue Welt ließ sich nicht auf die Platte schreiben. Deine Welten sind unverändert; lade die Seite neu und versuche es noch einmal.',
  },
  list: {
    title: 'Fehler des Programms',
    none: 'Bisher wurde kein Fehler gezählt.',
    kinds_one: '{{count}} Art',
    kinds_other: '{{count}} Arten',
    times_one: '{{count}} Mal',
    times_other: '{{count}} Mal',
    sum: '{{kinds}}, {{times}}',
    what: 'Fehler und Stelle im Programm',
    count: 'Wie oft',
    first: 'Zuerst',
    last: 'Zuletzt',
    clear: 'Zählung löschen',
    local:
      'Gezählt wird nur auf diesem Rechner, und nur Name und Stelle des Fehlers. Nichts davon wird verschickt.',
    showDiagnostics: 'Diagnosedatei ansehen und sichern …',
  },
  diagnostics: {
    title: 'Diagnosedatei',
    intro:
      'Das steht darin: Fassungen, Browser, Fenster, Platz, Zahlen zu dieser Welt und die gezählten Fehler. Namen, Briefe, Schlüssel und Adressen stehen nicht darin.',
    save: 'Datei sichern',
    saved: 'Gesichert als {{path}}.',
    collecting: 'Wird zusammengestellt …',
    failed:
      'Die Diagnosedatei ließ sich nicht zusammenstellen; lade die Seite neu und versuche es noch einmal.',
  },
  check: {
    run: 'Welt prüfen',
    intro:
      'Geht alle Schritte zurück bis zum Anfang und wieder vor und vergleicht sie mit dem, was auf der Platte steht.',
    running: 'Wird geprüft …',
    good_one: 'Der eine Schritt bisher stimmt mit der Welt auf der Platte überein.',
    good_other: 'Alle {{count}} Schritte stimmen mit der Welt auf der Platte überein.',
    bad_one:
      'Eine Stelle stimmt nicht mit der Chronik überein. Die Welt bleibt, wie sie ist; sichere eine Kopie als Datei und, wenn du magst, eine Diagnosedatei.',
    bad_other:
      '{{count}} Stellen stimmen nicht mit der Chronik überein. Die Welt bleibt, wie sie ist; sichere eine Kopie als Datei und, wenn du magst, eine Diagnosedatei.',
    failed:
      'Die Prüfung ließ sich nicht zu Ende führen. Die Welt bleibt, wie sie ist; versuche es noch einmal oder sichere eine Kopie als Datei.',
  },
  file: {
    title: 'Keine Datei geschrieben',
    unfit:
      'Im Teil {{part}} steht etwas, das sich aus der Datei nicht wieder einlesen ließe ({{path}}). Was vorher da war, ist unverändert; berichtige es oder geh in der Chronik vor den Schritt zurück, der es eingetragen hat.',
    full: 'Dort ist kein Platz mehr. Was vorher da war, ist unverändert; schaffe Platz oder wähle einen anderen Ort.',
    tooLarge:
      'So große Dateien nimmt dieser Ort nicht an. Was vorher da war, ist unverändert; wähle einen anderen Ort.',
    readOnly:
      'Dieser Ort lässt sich nur lesen. Was vorher da war, ist unverändert; wähle einen anderen Ort.',
    denied:
      'Dort darf das Programm nicht schreiben. Was vorher da war, ist unverändert; wähle einen anderen Ort.',
    gone: 'Diesen Ort gibt es nicht mehr. Deine Welt ist unverändert; wähle einen anderen Ort.',
    unknown:
      'Die Datei ließ sich nicht schreiben. Deine Welt ist unverändert; versuche einen anderen Ort.',
  },
};
