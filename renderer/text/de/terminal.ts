/** Worte des Terminal-Programms. */
export const terminal = {
  unsaid: {
    full: 'Die Ausgabe ist nicht vollständig: Dort, wohin sie geht, ist kein Platz mehr. Schaffe Platz und rufe noch einmal auf.',
    other:
      'Die Ausgabe ist nicht vollständig: Sie ließ sich nicht schreiben. Lenke sie an einen anderen Ort und rufe noch einmal auf.',
  },
  title: '{{campaign}} · {{date}} · {{party}}',
  checked_one: '{{count}} Zeile gelesen, Befunde: {{findings}}',
  checked_other: '{{count}} Zeilen gelesen, Befunde: {{findings}}',
  line: 'Zeile {{line}}',
  unit: 'Einheit {{unit}}',
  quote: '„{{words}}“',
  droppedCost: '({{cost}})',
  proposed: 'Vorschlag: {{option}}',
  written: 'Geschrieben: {{campaign}}, {{orders}} und {{turn}}. Zum Probieren:',
  adjudicated:
    '$t(noun:turn) {{turn}} ausgewertet. Briefe: {{letters}}, Kämpfe: {{fights}}, Befunde: {{findings}}, offene Fragen: {{questions}}. Geschrieben:',
  help: `wabenwart – prüft Zugbefehle und rechnet Züge im Terminal

  wabenwart check <welt.wabenwart> <befehle.txt> [--party tha] [--lang de|en] [--json]
  wabenwart move  <welt.wabenwart> <befehle.txt> [--party tha] [--lang de|en] [--json] [--explain]
  wabenwart balance <welt.wabenwart> <reich> [--compare bilanz.txt] [--lang de|en] [--json] [--explain]
  wabenwart adjudicate <welt.wabenwart> <briefe-ordner> --out <ordner> [--rulings entscheide.json] [--seed wort]
  wabenwart example <ordner>

check    liest die Befehle und nennt alle Befunde
move     rechnet den Zug zur Probe: je Einheit die Schritte, dazu Ereignisse, Befunde und Fragen
balance  rechnet die Bilanz eines Reichs und vergleicht sie mit der eines Spielers
adjudicate  wertet den offenen Zug mit allen Briefen (.txt) eines Ordners aus und schreibt Vorschlag,
         Berichte, Bilanzen und die Welt nach dem Zug in einen anderen
example  schreibt die Beispielwelt, ihren Zugbefehl und einen ganzen Zug in einen Ordner

--party    Schlüssel des Reichs; ohne Angabe das Reich, dessen Einheiten im Text stehen
--explain  unter jedem Schritt die ganze Herleitung mit Regelstellen und am Ende, was diese sagen
--compare  Text mit der Bilanz des Spielers; jeder Unterschied wird genannt
--out      Ordner für das Ergebnis; Vorhandenes wird nie überschrieben
--rulings  Entscheide des Spielleiters, zusätzlich zu denen in der Welt
--seed     Würfelgeheimnis statt dessen der Welt
--json     alles als Daten
--lang     Sprache, de oder en

Ende mit 0: nichts beanstandet, höchstens Warnungen.
Ende mit 1: mindestens ein Befund lehnt ab, kürzt oder fragt; bei balance: es gibt Unterschiede;
            bei adjudicate auch: eine Frage ist offen, und es gilt der Vorschlag.
Ende mit 2: Aufruf oder Dateien stimmen nicht. Geändert wird an der Welt nie etwas.`,
  file: {
    'not-a-zip': '„{{file}}“ ist keine Wabenwart-Datei; wähle eine mit der Endung .wabenwart.',
    'foreign-zip':
      '„{{file}}“ ist ein Archiv eines anderen Programms; wähle eine Datei mit der Endung .wabenwart.',
    'too-new':
      '„{{file}}“ stammt aus einer neueren Fassung von Wabenwart (Format {{version}}, lesbar bis {{readable}}); nimm die neuere Fassung.',
    'too-large':
      '„{{file}}“ ist ausgepackt größer, als eine Welt sein kann; prüfe, woher die Datei kommt.',
    'too-full':
      'In „{{file}}“ enthält der Teil {{part}} mehr Zeilen, Zwischenräume oder Werte, als eine Welt je hat; prüfe, woher die Datei kommt.',
    'part-missing': 'In „{{file}}“ fehlt der Teil {{part}}; nimm eine ältere Kopie.',
    'part-damaged': 'In „{{file}}“ ist der Teil {{part}} beschädigt; nimm eine ältere Kopie.',
    'part-twice': 'In „{{file}}“ steht der Teil {{part}} zweimal; prüfe, woher die Datei kommt.',
    'part-unsafe':
      'In „{{file}}“ führt der Name eines Teils aus der Datei hinaus ({{part}}); prüfe, woher sie kommt.',
    'text-broken':
      'In „{{file}}“ ist der Teil {{part}} kein Text in UTF-8; nimm eine ältere Kopie.',
    'key-twice':
      'In „{{file}}“ steht im Teil {{part}} ein Eintrag zweimal; nimm eine ältere Kopie.',
    'json-broken': 'In „{{file}}“ ist der Teil {{part}} nicht lesbar; nimm eine ältere Kopie.',
    'key-unsafe':
      'In „{{file}}“ steht etwas, das keine Welt enthalten darf; prüfe, woher die Datei kommt.',
    schema: 'In „{{file}}“ stimmt der Teil {{part}} nicht ({{path}}); nimm eine ältere Kopie.',
    contradiction: '„{{file}}“ widerspricht sich selbst; nimm eine ältere Kopie.',
  },
  problem: {
    nothing: 'Was soll geschehen? „wabenwart --help“ zeigt die Befehle.',
    command: '„{{command}}“ kennt das Programm nicht; „wabenwart --help“ zeigt alle.',
    option: 'Die Option {{option}} gibt es nicht; „wabenwart --help“ zeigt alle.',
    language: 'Die Sprache „{{value}}“ gibt es nicht; nimm --lang de oder --lang en.',
    partyMissing: 'Nach --party fehlt der Schlüssel des Reichs, zum Beispiel --party tha.',
    filesMissing:
      '„{{command}}“ braucht zwei Dateien: die Welt (.wabenwart) und den Text der Befehle.',
    realmMissing:
      '„balance“ braucht die Welt (.wabenwart) und den Schlüssel des Reichs, zum Beispiel tha.',
    sheetMissing: 'Nach --compare fehlt die Datei mit der Bilanz des Spielers.',
    noMarches:
      'Im {{system}} zieht niemand Feld um Feld; „check“ prüft die Befehle, „adjudicate“ rechnet den Zug.',
    noBooks: 'Im Regelsystem „{{system}}“ gibt es keine Bilanz.',
    lettersMissing:
      '„adjudicate“ braucht die Welt (.wabenwart) und den Ordner mit den Briefen der Spieler.',
    outMissing: 'Wohin mit dem Ergebnis? Gib mit --out einen Ordner an.',
    rulingsMissing: 'Nach --rulings fehlt die Datei mit den Entscheiden.',
    seedMissing: 'Nach --seed fehlt das Würfelgeheimnis.',
    seedCharacters:
      '„{{seed}}“ taugt nicht als Würfelgeheimnis; nimm Buchstaben, Ziffern, Punkt, Strich und Unterstrich.',
    noLetters: 'In „{{folder}}“ liegt kein Brief; gesucht werden Dateien mit der Endung .txt.',
    letterUnclear:
      'Von wem „{{file}}“ ist, lässt sich nicht erkennen; benenne die Datei nach $t(noun:inTheRealm): {{keys}}.',
    letterTwice:
      'Von {{party}} liegen zwei Briefe da, „{{file}}“ und „{{other}}“; lass nur den gültigen im Ordner.',
    rulings:
      'Die Entscheide in „{{file}}“ sind nicht zu lesen; gebraucht wird JSON mit key, value und reason je Schlüssel.',
    cancelled: 'Die Auswertung wurde abgebrochen; geschrieben ist nichts.',
    folderMissing: '„example“ braucht einen Ordner, in den es schreiben darf.',
    tooMany:
      '„{{argument}}“ ist eine Angabe zu viel; Namen mit Leerzeichen brauchen Anführungszeichen.',
    absent: 'Die Datei „{{file}}“ gibt es nicht; prüfe Namen und Ordner.',
    folder: '„{{file}}“ ist ein Ordner; gebraucht wird eine Datei.',
    forbidden: 'Auf „{{file}}“ darf das Programm nicht zugreifen; prüfe die Rechte.',
    exists: '„{{file}}“ gibt es schon und bleibt, wie es ist; nimm einen anderen Ordner.',
    unreadable: '„{{file}}“ lässt sich nicht lesen; prüfe den Datenträger.',
    full: 'Für „{{file}}“ ist kein Platz mehr; halb geschrieben bleibt sie nicht liegen. Schaffe Platz und nimm einen neuen Ordner.',
    readOnly: '„{{file}}“ liegt an einem Ort, der sich nur lesen lässt; nimm einen anderen Ordner.',
    unfit:
      'Geschrieben ist nichts: Im Teil {{part}} stünde etwas, das sich nicht wieder einlesen ließe ({{path}}); berichtige die Welt im Programm.',
    beyondMoney:
      'Geschrieben ist nichts: {{party}} hätte nach dem Zug mehr als eine Billiarde in der Kasse oder weniger als minus eine Billiarde; so viel lässt sich nicht aufheben. Buche im Programm etwas aus oder ein.',
    beyondTime:
      'Geschrieben ist nichts: Weiter zählt der Kalender nicht; ein späterer Zug lässt sich in keiner Datei aufheben.',
    unwritable: '„{{file}}“ lässt sich nicht schreiben; prüfe Ordner und Platz.',
    campaign: '{{sentence}}',
    system:
      'Das Regelsystem „{{system}}“ gehört nicht zu diesem Programm; nimm eine neuere Fassung.',
    ordersEmpty: 'In „{{file}}“ steht kein Text; speichere den Zugbefehl noch einmal.',
    ordersBinary:
      '„{{file}}“ enthält keinen Text, sondern Binärdaten; speichere den Zugbefehl als reinen Text (.txt).',
    ordersHuge: '„{{file}}“ ist zu groß für einen Zugbefehl; übergib nur die Befehle.',
    partyUnknown: '„{{party}}“ gibt es in dieser Welt nicht; es gibt {{keys}}.',
    partyUnclear:
      'Wessen Befehle in „{{file}}“ stehen, ist nicht zu erkennen; gib $t(noun:theRealm) mit --party an: {{keys}}.',
  },
};
