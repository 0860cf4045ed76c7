export const storage = {
  save: {
    saved: 'gesichert {{time}}',
    saving: 'wird gesichert …',
    failed: 'nicht gesichert',
    readOnly: 'nur lesen',
  },
  failure: {
    title: 'Nicht gesichert',
    quota:
      'Der Platz für dieses Programm ist voll. Du kannst weiterarbeiten, dein Stand bleibt im offenen Fenster; schaffe Platz, dann sichert das Programm von selbst, oder sichere eine Kopie als Datei.',
    conflict:
      'Ein anderes Fenster hat diese Welt inzwischen geändert. Dein Stand bleibt in diesem Fenster; sichere ihn als Datei und öffne die Welt neu.',
    removed:
      'Diese Welt wurde in einem anderen Fenster gelöscht. Dein Stand bleibt in diesem Fenster; sichere ihn als Datei, dann kannst du die Datei als Welt öffnen.',
    blocked:
      'Der Browser lässt das Programm nichts auf die Platte schreiben. Dein Stand bleibt im offenen Fenster; sichere eine Kopie als Datei.',
    unknown:
      'Der letzte Schritt ließ sich nicht auf die Platte schreiben. Dein Stand bleibt im offenen Fenster; versuche es noch einmal oder sichere eine Kopie als Datei.',
  },
  lost: {
    title: 'Dorthin führt kein Weg',
    text: 'Was Schritt Nr. {{seq}} geändert hat, fehlt auf der Platte oder passt nicht zum Rest. Die Welt steht, wie sie war, und du kannst weiterarbeiten; einen früheren Stand holst du aus einer Sicherung zurück.',
    backups: 'Sicherungen ansehen',
  },
  unfit: {
    title: 'Nicht ausgeführt',
    text: 'Was dieser Schritt einträgt, ließe sich aus keiner Datei wieder einlesen (Teil {{part}}, {{path}}). Die Welt steht, wie sie war; gib etwas Kleineres oder Kürzeres an.',
  },
  closing: {
    title: 'Ungesicherte Schritte',
    text: 'Die letzten Schritte sind nicht auf der Platte. Wenn du die Welt jetzt schließt, sind sie verloren.',
    discard: 'Schließen und verwerfen',
  },
  journal: {
    created: 'Welt angelegt',
    imported: 'Aus der Datei {{file}} übernommen',
    example: 'Beispielwelt angelegt',
    rename: 'In „{{name}}“ umbenannt',
  },
  chronicle: {
    former: 'Schritt aus einer früheren Fassung des Programms',
    title: 'Chronik',
    intro:
      'Jeder Schritt seit dem Anfang, auch die zurückgenommenen. „Zu diesem Stand“ stellt die Welt darauf; die Pfeiltasten gehen durch die Liste, die Eingabetaste springt.',
    here: 'jetzt hier',
    undone: 'zurückgenommen',
    branch: 'Abzweig von {{seq}}',
    jump: 'Zu diesem Stand',
    emptyTitle: 'Noch nichts geschehen',
    empty: 'Jede Änderung an der Welt steht hier und lässt sich zurücknehmen.',
    numbered: 'Nr. {{seq}} · {{when}}',
    search: 'Schritte nach Worten suchen',
    count_one: '{{count}} Schritt',
    count_other: '{{count}} Schritte',
    found_one: '{{count}} von {{all}} Schritten',
    found_other: '{{count}} von {{all}} Schritten',
  },
  file: {
    exported: 'Gesichert als {{path}}.',
    exportFailed:
      'Die Kopie ließ sich nicht schreiben. Die Welt im Programm ist unverändert; versuche einen anderen Ort.',
    imported: '{{name}} ist da und geöffnet.',
    broken: 'Datei nicht geöffnet',
    problem: {
      'not-a-zip':
        '„{{file}}“ ist keine Wabenwart-Datei oder nicht vollständig. Deine Welten sind unverändert; wähle eine andere Datei mit der Endung .wabenwart.',
      'foreign-zip':
        '„{{file}}“ ist ein Archiv eines anderen Programms. Deine Welten sind unverändert; wähle eine Datei mit der Endung .wabenwart.',
      'too-new':
        '„{{file}}“ stammt aus einer neueren Fassung von Wabenwart (Format {{version}}, lesbar bis {{readable}}). Deine Welten sind unverändert; öffne sie mit der neueren Fassung.',
      'too-large':
        '„{{file}}“ ist ausgepackt größer, als eine Welt sein kann. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
      'too-full':
        'In „{{file}}“ enthält der Teil {{part}} mehr Zeilen, Zwischenräume oder Werte, als eine Welt je hat. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
      'part-missing':
        'In „{{file}}“ fehlt der Teil {{part}}. Deine Welten sind unverändert; nimm eine ältere Kopie.',
      'part-damaged':
        'In „{{file}}“ ist der Teil {{part}} beschädigt. Deine Welten sind unverändert; nimm eine ältere Kopie.',
      'part-twice':
        'In „{{file}}“ steht der Teil {{part}} zweimal. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
      'part-unsafe':
        'In „{{file}}“ steht ein Teil, dessen Name aus der Datei hinausführt ({{part}}). Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
      'text-broken':
        'In „{{file}}“ ist der Teil {{part}} kein Text in UTF-8. Deine Welten sind unverändert; nimm eine ältere Kopie.',
      'key-twice':
        'In „{{file}}“ steht im Teil {{part}} ein Eintrag zweimal. Deine Welten sind unverändert; nimm eine ältere Kopie.',
      'json-broken':
        'In „{{file}}“ ist der Teil {{part}} nicht lesbar. Deine Welten sind unverändert; nimm eine ältere Kopie.',
      'key-unsafe':
        'In „{{file}}“ steht etwas, das keine Welt enthalten darf. Deine Welten sind unverändert; prüfe, woher die Datei kommt.',
      schema:
        'In „{{file}}“ stimmt der Teil {{part}} nicht ({{path}}). Deine Welten sind unverändert; nimm eine ältere Kopie.',
      contradiction:
        '„{{file}}“ widerspricht sich selbst. Deine Welten sind unverändert; nimm eine ältere Kopie.',
    },
    unstored:
      '„{{file}}“ ließ sich lesen, aber nicht speichern. Deine Welten sind unverändert; schaffe Platz und versuche es noch einmal.',
    gone: 'Die gewählte Datei ließ sich nicht lesen. Deine Welten sind unverändert; sieh nach, ob sie noch da ist.',
    staysOpen:
      'Die offene Welt hat Schritte, die noch nicht auf der Platte sind, und bleibt darum offen. Sichere eine Kopie davon und geh zur Startseite; dort öffnest du die andere.',
    damaged:
      'Dieser Welt fehlt auf der Platte etwas, ohne das sie sich nicht zeigen lässt. Verändert wurde nichts; hole die letzte Sicherung zurück oder öffne deine letzte Kopie als Datei.',
    openFailed:
      'Die Welt ließ sich nicht öffnen. Auf der Platte wurde nichts verändert; lade die Seite neu und versuche es noch einmal.',
  },
  transfer: {
    reading: '„{{file}}“ wird gelesen: {{share}} %',
    packing: 'Die Kopie wird gepackt …',
    enclosure: 'Die Kopie wird geschrieben: Bild oder Schreiben {{done}} von {{total}}',
    unread: 'Abgebrochen: Von „{{file}}“ wurde nichts übernommen.',
    unwritten: 'Abgebrochen: Es wurde keine Kopie geschrieben.',
  },
  persist: {
    kept: 'Der Browser hat zugesagt, die Daten dieses Programms zu behalten.',
    asked:
      'Der Browser behält die Daten, solange Platz ist; zugesagt hat er es nicht. Vor Verlust schützen dich Sicherungen und Kopien als Datei.',
    unknown:
      'Der Browser sagt nicht, ob er die Daten behält. Vor Verlust schützen dich Sicherungen und Kopien als Datei.',
    ask: 'Um die Zusage bitten',
    room: '{{used}} belegt, nach Angabe des Browsers {{free}} frei',
  },
};
