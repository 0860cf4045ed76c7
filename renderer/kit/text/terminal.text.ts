import type { WordTree } from '../../../engine';

/** Texts of the terminal program. */
export const terminal: WordTree = {
  unsaid: {
    full: [
      'Die Ausgabe ist nicht vollständig: Dort, wohin sie geht, ist kein Platz mehr. Schaffe Platz und rufe noch einmal auf.',
      'The output is not complete: there is no space left where it goes. Free some space and call again.',
    ],
    other: [
      'Die Ausgabe ist nicht vollständig: Sie ließ sich nicht schreiben. Lenke sie an einen anderen Ort und rufe noch einmal auf.',
      'The output is not complete: it could not be written. Send it to another place and call again.',
    ],
  },
  title: ['{{campaign}} · {{date}} · {{party}}', '{{campaign}} · {{date}} · {{party}}'],
  checked_one: [
    '{{count}} Zeile gelesen, Befunde: {{findings}}',
    '{{count}} row read, findings: {{findings}}',
  ],
  checked_other: [
    '{{count}} Zeilen gelesen, Befunde: {{findings}}',
    '{{count}} rows read, findings: {{findings}}',
  ],
  line: ['Zeile {{line}}', 'line {{line}}'],
  unit: ['Einheit {{unit}}', 'unit {{unit}}'],
  quote: ['„{{words}}“', '“{{words}}”'],
  droppedCost: ['({{cost}})', '({{cost}})'],
  proposed: ['Vorschlag: {{option}}', 'Proposal: {{option}}'],
  written: [
    'Geschrieben: {{campaign}}, {{orders}} und {{turn}}. Zum Probieren:',
    'Written: {{campaign}}, {{orders}} and {{turn}}. To try it:',
  ],
  adjudicated: [
    '$t(noun:turn) {{turn}} ausgewertet. Briefe: {{letters}}, Kämpfe: {{fights}}, Befunde: {{findings}}, offene Fragen: {{questions}}. Geschrieben:',
    '$t(noun:Turn) {{turn}} adjudicated. Letters: {{letters}}, fights: {{fights}}, findings: {{findings}}, open questions: {{questions}}. Written:',
  ],
  help: [
    `wabenwart – prüft Zugbefehle und rechnet Züge im Terminal

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
--rulings  Entscheide der Spielleitung, zusätzlich zu denen in der Welt
--seed     Würfelgeheimnis statt dessen der Welt
--json     alles als Daten
--lang     Sprache, de oder en

Ende mit 0: nichts beanstandet, höchstens Warnungen.
Ende mit 1: mindestens ein Befund lehnt ab, kürzt oder fragt; bei balance: es gibt Unterschiede;
            bei adjudicate auch: eine Frage ist offen, und es gilt der Vorschlag.
Ende mit 2: Aufruf oder Dateien stimmen nicht. Geändert wird an der Welt nie etwas.`,
    `wabenwart – checks movement orders and computes turns in the terminal

  wabenwart check <world.wabenwart> <orders.txt> [--party tha] [--lang de|en] [--json]
  wabenwart move  <world.wabenwart> <orders.txt> [--party tha] [--lang de|en] [--json] [--explain]
  wabenwart balance <world.wabenwart> <realm> [--compare sheet.txt] [--lang de|en] [--json] [--explain]
  wabenwart adjudicate <world.wabenwart> <letters-folder> --out <folder> [--rulings rulings.json] [--seed word]
  wabenwart example <folder>

check    reads the orders and names every finding
move     computes the turn as a trial: the steps of each unit, events, findings and questions
balance  computes the books of a realm and compares them with a player's sheet
adjudicate  adjudicates the open turn with every letter (.txt) of a folder and writes proposal,
         reports, balances and the world after the turn into another
example  writes the example world, its order sheet and a whole turn into a folder

--party    key of the realm; left out, the realm whose units stand in the text
--explain  under every step the whole derivation with its clauses, at the end what they say
--compare  text with the player's balance sheet; every difference is named
--out      folder for what comes of it; nothing is ever overwritten
--rulings  decisions of the game master, beside those in the world
--seed     secret of the dice in place of the world's
--json     everything as data
--lang     language, de or en

Ends with 0: nothing objected to, warnings at most.
Ends with 1: at least one finding refuses, cuts or asks; with balance: there are differences;
             with adjudicate also: a question is open and its proposal holds.
Ends with 2: the call or the files are wrong. The world is never changed.`,
  ],
  file: {
    'not-a-zip': [
      '„{{file}}“ ist keine Wabenwart-Datei; wähle eine mit der Endung .wabenwart.',
      '“{{file}}” is no Wabenwart file; choose one that ends in .wabenwart.',
    ],
    'foreign-zip': [
      '„{{file}}“ ist ein Archiv eines anderen Programms; wähle eine Datei mit der Endung .wabenwart.',
      '“{{file}}” is an archive of another program; choose a file that ends in .wabenwart.',
    ],
    'too-new': [
      '„{{file}}“ stammt aus einer neueren Version von Wabenwart (Format {{version}}, lesbar bis {{readable}}); nimm die neuere Version.',
      '“{{file}}” comes from a newer version of Wabenwart (format {{version}}, readable up to {{readable}}); use the newer version.',
    ],
    'too-large': [
      '„{{file}}“ ist ausgepackt größer, als eine Welt sein kann; prüfe, woher die Datei kommt.',
      '“{{file}}” unpacks to more than a world can be; check where the file comes from.',
    ],
    'too-full': [
      'In „{{file}}“ enthält der Teil {{part}} mehr Zeilen, Zwischenräume oder Werte, als eine Welt je hat; prüfe, woher die Datei kommt.',
      'In “{{file}}” the part {{part}} holds more lines, blanks or values than any world has; check where the file comes from.',
    ],
    'part-missing': [
      'In „{{file}}“ fehlt der Teil {{part}}; nimm eine ältere Kopie.',
      'In “{{file}}” the part {{part}} is missing; take an older copy.',
    ],
    'part-damaged': [
      'In „{{file}}“ ist der Teil {{part}} beschädigt; nimm eine ältere Kopie.',
      'In “{{file}}” the part {{part}} is damaged; take an older copy.',
    ],
    'part-twice': [
      'In „{{file}}“ steht der Teil {{part}} zweimal; prüfe, woher die Datei kommt.',
      'In “{{file}}” the part {{part}} stands twice; check where the file comes from.',
    ],
    'part-unsafe': [
      'In „{{file}}“ führt der Name eines Teils aus der Datei hinaus ({{part}}); prüfe, woher sie kommt.',
      'In “{{file}}” the name of a part leads out of the file ({{part}}); check where it comes from.',
    ],
    'text-broken': [
      'In „{{file}}“ ist der Teil {{part}} kein Text in UTF-8; nimm eine ältere Kopie.',
      'In “{{file}}” the part {{part}} is no UTF-8 text; take an older copy.',
    ],
    'key-twice': [
      'In „{{file}}“ steht im Teil {{part}} ein Eintrag zweimal; nimm eine ältere Kopie.',
      'In “{{file}}” an entry stands twice in the part {{part}}; take an older copy.',
    ],
    'json-broken': [
      'In „{{file}}“ ist der Teil {{part}} nicht lesbar; nimm eine ältere Kopie.',
      'In “{{file}}” the part {{part}} cannot be read; take an older copy.',
    ],
    'key-unsafe': [
      'In „{{file}}“ steht etwas, das keine Welt enthalten darf; prüfe, woher die Datei kommt.',
      '“{{file}}” holds something that no world may contain; check where the file comes from.',
    ],
    schema: [
      'In „{{file}}“ stimmt der Teil {{part}} nicht ({{path}}); nimm eine ältere Kopie.',
      'In “{{file}}” the part {{part}} is wrong ({{path}}); take an older copy.',
    ],
    contradiction: [
      '„{{file}}“ widerspricht sich selbst; nimm eine ältere Kopie.',
      '“{{file}}” contradicts itself; take an older copy.',
    ],
  },
  problem: {
    nothing: [
      'Was soll geschehen? „wabenwart --help“ zeigt die Befehle.',
      'What shall be done? “wabenwart --help” shows the commands.',
    ],
    command: [
      '„{{command}}“ kennt das Programm nicht; „wabenwart --help“ zeigt alle.',
      'The program does not know “{{command}}”; “wabenwart --help” shows all.',
    ],
    option: [
      'Die Option {{option}} gibt es nicht; „wabenwart --help“ zeigt alle.',
      'There is no option {{option}}; “wabenwart --help” shows them all.',
    ],
    language: [
      'Die Sprache „{{value}}“ gibt es nicht; nimm --lang de oder --lang en.',
      'There is no language “{{value}}”; use --lang de or --lang en.',
    ],
    partyMissing: [
      'Nach --party fehlt der Schlüssel des Reichs, zum Beispiel --party tha.',
      'After --party the key of the realm is missing, for instance --party tha.',
    ],
    filesMissing: [
      '„{{command}}“ braucht zwei Dateien: die Welt (.wabenwart) und den Text der Befehle.',
      '“{{command}}” needs two files: the world (.wabenwart) and the text of the orders.',
    ],
    realmMissing: [
      '„balance“ braucht die Welt (.wabenwart) und den Schlüssel des Reichs, zum Beispiel tha.',
      '“balance” needs the world (.wabenwart) and the key of the realm, for example tha.',
    ],
    sheetMissing: [
      'Nach --compare fehlt die Datei mit der Bilanz des Spielers.',
      'After --compare the file with the player’s sheet is missing.',
    ],
    noMarches: [
      'Im {{system}} zieht niemand Feld um Feld; „check“ prüft die Befehle, „adjudicate“ rechnet den Zug.',
      'In the {{system}} nobody marches field by field; “check” looks at the orders, “adjudicate” computes the turn.',
    ],
    noBooks: [
      'Im Regelsystem „{{system}}“ gibt es keine Bilanz.',
      'The rule system “{{system}}” knows no balance.',
    ],
    lettersMissing: [
      '„adjudicate“ braucht die Welt (.wabenwart) und den Ordner mit den Briefen der Spieler.',
      '“adjudicate” needs the world (.wabenwart) and the folder with the letters of the players.',
    ],
    outMissing: [
      'Wohin mit dem Ergebnis? Gib mit --out einen Ordner an.',
      'Where shall the result go? Name a folder with --out.',
    ],
    rulingsMissing: [
      'Nach --rulings fehlt die Datei mit den Entscheiden.',
      'After --rulings the file with the decisions is missing.',
    ],
    seedMissing: [
      'Nach --seed fehlt das Würfelgeheimnis.',
      'After --seed the secret of the dice is missing.',
    ],
    seedCharacters: [
      '„{{seed}}“ taugt nicht als Würfelgeheimnis; nimm Buchstaben, Ziffern, Punkt, Strich und Unterstrich.',
      '“{{seed}}” cannot be the secret of the dice; use letters, digits, point, dash and underscore.',
    ],
    noLetters: [
      'In „{{folder}}“ liegt kein Brief; gesucht werden Dateien mit der Endung .txt.',
      'There is no letter in “{{folder}}”; files ending in .txt are looked for.',
    ],
    letterUnclear: [
      'Von wem „{{file}}“ ist, lässt sich nicht erkennen; benenne die Datei nach $t(noun:inTheRealm): {{keys}}.',
      'Whose letter “{{file}}” is cannot be told; name the file after $t(noun:theRealm): {{keys}}.',
    ],
    letterTwice: [
      'Von {{party}} liegen zwei Briefe da, „{{file}}“ und „{{other}}“; lass nur den gültigen im Ordner.',
      'There are two letters of {{party}}, “{{file}}” and “{{other}}”; leave only the valid one in the folder.',
    ],
    rulings: [
      'Die Entscheide in „{{file}}“ sind nicht zu lesen; gebraucht wird JSON mit key, value und reason je Schlüssel.',
      'The decisions in “{{file}}” cannot be read; JSON with key, value and reason per key is needed.',
    ],
    cancelled: [
      'Die Auswertung wurde abgebrochen; geschrieben ist nichts.',
      'The adjudication was cancelled; nothing is written.',
    ],
    folderMissing: [
      '„example“ braucht einen Ordner, in den es schreiben darf.',
      '“example” needs a folder it may write into.',
    ],
    tooMany: [
      '„{{argument}}“ ist eine Angabe zu viel; Namen mit Leerzeichen brauchen Anführungszeichen.',
      '“{{argument}}” is one argument too many; names with blanks need quotation marks.',
    ],
    absent: [
      'Die Datei „{{file}}“ gibt es nicht; prüfe Namen und Ordner.',
      'There is no file “{{file}}”; check name and folder.',
    ],
    folder: [
      '„{{file}}“ ist ein Ordner; gebraucht wird eine Datei.',
      '“{{file}}” is a folder; a file is needed.',
    ],
    forbidden: [
      'Auf „{{file}}“ darf das Programm nicht zugreifen; prüfe die Rechte.',
      'The program may not touch “{{file}}”; check the permissions.',
    ],
    exists: [
      '„{{file}}“ gibt es schon und bleibt, wie es ist; nimm einen anderen Ordner.',
      '“{{file}}” exists already and stays as it is; choose another folder.',
    ],
    unreadable: [
      '„{{file}}“ lässt sich nicht lesen; prüfe den Datenträger.',
      '“{{file}}” cannot be read; check the disk.',
    ],
    full: [
      'Für „{{file}}“ ist kein Platz mehr; halb geschrieben bleibt sie nicht liegen. Schaffe Platz und nimm einen neuen Ordner.',
      'There is no space left for “{{file}}”; no half-written file stays. Free some space and choose a new folder.',
    ],
    readOnly: [
      '„{{file}}“ liegt an einem Ort, der sich nur lesen lässt; nimm einen anderen Ordner.',
      '“{{file}}” lies in a place that can only be read; choose another folder.',
    ],
    unfit: [
      'Geschrieben ist nichts: Im Teil {{part}} stünde etwas, das sich nicht wieder einlesen ließe ({{path}}); berichtige die Welt im Programm.',
      'Nothing was written: the part {{part}} would hold something that could not be read again ({{path}}); correct the world in the program.',
    ],
    beyondMoney: [
      'Geschrieben ist nichts: {{party}} hätte nach dem Zug mehr als eine Billiarde in der Kasse oder weniger als minus eine Billiarde; so viel lässt sich nicht aufheben. Buche im Programm etwas aus oder ein.',
      'Nothing was written: after the turn {{party}} would have more than a quadrillion in the treasury, or less than minus a quadrillion; that much cannot be kept. Book something out or in with the program.',
    ],
    beyondTime: [
      'Geschrieben ist nichts: Weiter zählt der Kalender nicht; ein späterer Zug lässt sich in keiner Datei aufheben.',
      'Nothing was written: the calendar counts no further; a later turn can be kept in no file.',
    ],
    unwritable: [
      '„{{file}}“ lässt sich nicht schreiben; prüfe Ordner und Platz.',
      '“{{file}}” cannot be written; check folder and space.',
    ],
    campaign: ['{{sentence}}', '{{sentence}}'],
    system: [
      'Das Regelsystem „{{system}}“ gehört nicht zu diesem Programm; nimm eine neuere Version.',
      'The rule system “{{system}}” is not part of this program; use a newer version.',
    ],
    ordersEmpty: [
      'In „{{file}}“ steht kein Text; speichere den Zugbefehl noch einmal.',
      'There is no text in “{{file}}”; save the orders once more.',
    ],
    ordersBinary: [
      '„{{file}}“ enthält keinen Text, sondern Binärdaten; speichere den Zugbefehl als reinen Text (.txt).',
      '“{{file}}” holds no text but binary data; save the orders as plain text (.txt).',
    ],
    ordersHuge: [
      '„{{file}}“ ist zu groß für einen Zugbefehl; übergib nur die Befehle.',
      '“{{file}}” is too large for an order sheet; pass the orders only.',
    ],
    partyUnknown: [
      '„{{party}}“ gibt es in dieser Welt nicht; es gibt {{keys}}.',
      'There is $t(noun:noRealm) “{{party}}” in this world; there are {{keys}}.',
    ],
    partyUnclear: [
      'Wessen Befehle in „{{file}}“ stehen, ist nicht zu erkennen; gib $t(noun:theRealm) mit --party an: {{keys}}.',
      'Whose orders stand in “{{file}}” cannot be told; name $t(noun:theRealm) with --party: {{keys}}.',
    ],
  },
};
