import type { WordTree } from '../../../../engine';

/** Texts for reading and writing maps. */
export const exchange = {
  act: {
    export: ['Karte ausgeben …', 'Export the map…'],
    import: ['Karte einlesen …', 'Import a map…'],
  },
  out: {
    title: ['Karte ausgeben', 'Export the map'],
    format: ['Format', 'Format'],
    save: ['Speichern', 'Save'],
    saved: ['Gespeichert: {{path}}', 'Saved: {{path}}'],
    failed: [
      'Die Datei ließ sich nicht schreiben. Die Kampagne ist unverändert; schaffe Platz und versuche es noch einmal.',
      'The file could not be written. The campaign is unchanged; make room and try again.',
    ],
    allTold: [
      'Diese Datei enthält die ganze Wahrheit, auch was {{name}} nicht weiß.',
      'This file holds the whole truth, also what {{name}} does not know.',
    ],
    nothingChosen: [
      'Wähle zuerst Felder aus, um nur sie auszugeben.',
      'Choose fields first to export only them.',
    ],
    unknown: [
      'Hier ist dem Reich kein Feld bekannt, darum entsteht kein Bild. Wähle etwas anderes oder die ganze Karte.',
      'The realm knows no field here, so there is no picture. Choose something else or the whole map.',
    ],
  },
  scope: {
    all: ['ganze Welt', 'the whole world'],
    chosen_one: ['gewählte Felder (1)', 'chosen fields (1)'],
    chosen_other: ['gewählte Felder ({{count}})', 'chosen fields ({{count}})'],
    window: ['Ausschnitt im Fenster', 'what the window shows'],
  },
  format: {
    campaign: ['Wabenwart-Kampagne', 'Wabenwart campaign'],
    csv: ['Tabellen (CSV)', 'Tables (CSV)'],
    geojson: ['GeoJSON', 'GeoJSON'],
    worldographer: ['Worldographer', 'Worldographer'],
    'text-mapper': ['Text Mapper', 'Text Mapper'],
    svg: ['Bild (SVG)', 'Picture (SVG)'],
    png: ['Bild (PNG)', 'Picture (PNG)'],
  },
  about: {
    campaign: [
      'Alles, auch Reiche, Einheiten, Wissen und Hintergrundkarten. Von gewählten Feldern gehen ihre ganzen Großfelder mit.',
      'Everything, realms, units, knowledge and background maps too. Of chosen fields the whole Großfelder go.',
    ],
    csv: [
      'Eine Zip-Datei mit lesbaren Tabellen: Felder, Kanten, Ansiedlungen, Namen. Kommt unverändert zurück.',
      'A zip of readable tables: fields, edges, settlements, names. Comes back unchanged.',
    ],
    geojson: [
      'Felder als Flächen, Kanten als Linien, für Kartenprogramme.',
      'Fields as areas, edges as lines, for mapping programs.',
    ],
    worldographer: [
      'Eine .wxx-Datei. Kanten liegen zusätzlich in einer Notiz, damit Wabenwart sie wieder lesen kann.',
      'A .wxx file. Edges lie in a note as well, so that Wabenwart can read them back.',
    ],
    'text-mapper': [
      'Eine Zeile je Feld. Die Karte liegt um 90° gedreht, wie es das Format verlangt.',
      'One line per field. The map is turned by 90°, as the format demands.',
    ],
    svg: [
      'Linien und Schrift, beliebig vergrößerbar, in der Ansicht der Karte.',
      'Lines and letters, as large as you like, in the view of the map.',
    ],
    png: [
      'Bildpunkte in jeder Größe bis 16.000 je Seite, in der Ansicht der Karte.',
      'Pixels in any size up to 16,000 a side, in the view of the map.',
    ],
  },
  option: {
    numbers: ['Zahlen und Trennzeichen', 'Numbers and separators'],
    de: ['deutsch (1,5; mit Semikolon)', 'German (1,5; with semicolons)'],
    en: ['englisch (1.5, mit Komma)', 'English (1.5, with commas)'],
    notes: ['Notizen mitgeben', 'Include notes'],
    secrets: ['Geheimnisse mitgeben', 'Include secrets'],
    field: ['Feldbreite in Bildpunkten', 'Field width in pixels'],
    size: ['{{width}} × {{height}} Bildpunkte', '{{width}} × {{height}} pixels'],
    paper: ['Farben', 'Colours'],
    light: ['hell', 'light'],
    dark: ['dunkel', 'dark'],
    print: ['Papier', 'paper'],
  },
  drawing: ['Bild wird gezeichnet', 'Drawing the picture'],
  writing: ['Datei wird geschrieben', 'Writing the file'],
  counting: ['Wird gezählt', 'Counting'],
  droppedTitle: ['Was nicht mitgeht', 'What stays behind'],
  droppedNothing: ['Alles geht mit.', 'Everything goes.'],
  dropped: {
    units: ['Einheiten: {{count}}', 'Units: {{count}}'],
    knowledge: ['Wissen der Reiche', 'What the realms know'],
    clock: ['Zug und Datum', 'Turn and date'],
    treasuries: ['Schatz der Reiche: {{count}}', 'Treasuries of realms: {{count}}'],
    capitals: ['Hauptstädte: {{count}}', 'Capitals: {{count}}'],
    relations: ['Diplomatie: {{count}}', 'Diplomacy: {{count}}'],
    rulers: ['Herrscher: {{count}}', 'Rulers: {{count}}'],
    notes: ['Notizen: {{count}}', 'Notes: {{count}}'],
    secrets: ['Geheimnisse: {{count}}', 'Secrets: {{count}}'],
    fields: ['Felder: {{count}}', 'Fields: {{count}}'],
    owners: ['Besitz: {{count}} Felder', 'Ownership: {{count}} fields'],
    difficulty: [
      'Schwierigkeit von Hand: {{count}} Felder',
      'Difficulty by hand: {{count}} fields',
    ],
    lowView: ['Marken „Sicht -1“: {{count}}', 'Marks “view -1”: {{count}}'],
    baseTerrain: [
      'Gelände unter dem Eis: {{count}} Felder',
      'Terrain under the ice: {{count}} fields',
    ],
    edges: ['Kanten: {{count}}', 'Edges: {{count}}'],
    walls: ['Wälle: {{count}}', 'Walls: {{count}}'],
    springs: ['Quellen: {{count}}', 'Springs: {{count}}'],
    settlements: ['Ansiedlungen: {{count}}', 'Settlements: {{count}}'],
    'settlement-details': [
      'Ausbau und Häfen von Ansiedlungen: {{count}}',
      'Building progress and harbours of settlements: {{count}}',
    ],
    labels: ['Beschriftungen: {{count}}', 'Letterings: {{count}}'],
    parties: ['Reiche: {{count}}', 'Realms: {{count}}'],
    topology: ['Form der Welt', 'Shape of the world'],
  },
  in: {
    title: ['Karte einlesen', 'Import a map'],
    reading: ['„{{file}}“ wird gelesen', 'Reading “{{file}}”'],
    intro: [
      'Noch ist nichts geändert. Sieh dir an, was „{{file}}“ bringt.',
      'Nothing has been changed yet. Look at what “{{file}}” brings.',
    ],
    fields_one: ['1 Feld', '1 field'],
    fields_other: ['{{count}} Felder', '{{count}} fields'],
    grossfelder_one: ['in 1 Großfeld', 'in 1 Großfeld'],
    grossfelder_other: ['in {{count}} Großfeldern', 'in {{count}} Großfelder'],
    labels_one: ['1 Beschriftung', '1 lettering'],
    labels_other: ['{{count}} Beschriftungen', '{{count}} letterings'],
    parties_one: ['1 Reich', '1 realm'],
    parties_other: ['{{count}} Reiche', '{{count}} realms'],
    picture: ['Vorschau der eingelesenen Karte', 'Preview of the imported map'],
    terrains: ['Gelände zuordnen', 'Assign terrain'],
    terrainsIntro: [
      'Diese Namen kennt das Spiel nicht. Sag einmal, was sie bedeuten.',
      'The game does not know these names. Say once what they mean.',
    ],
    terrain: ['Gelände für „{{name}}“', 'Terrain for “{{name}}”'],
    choose: ['bitte wählen', 'please choose'],
    unsaid_one: ['Noch 1 Name ohne Gelände.', '1 name still without terrain.'],
    unsaid_other: ['Noch {{count}} Namen ohne Gelände.', '{{count}} names still without terrain.'],
    count_one: ['1 Feld', '1 field'],
    count_other: ['{{count}} Felder', '{{count}} fields'],
    fill: ['Felder, von denen die Datei nichts sagt', 'Fields the file says nothing of'],
    notes: ['Was geraten oder ausgelassen wurde', 'What was guessed or left out'],
    target: ['Wohin', 'Where to'],
    asNew: ['als neue Kampagne', 'as a new campaign'],
    over: ['über die offene Kampagne', 'over the open campaign'],
    name: ['Name der neuen Kampagne', 'Name of the new campaign'],
    needName: ['Gib der neuen Kampagne einen Namen.', 'Give the new campaign a name.'],
    campaignNote: [
      'Eine ganze Kampagne: „{{name}}“, Zug {{turn}}. Sie wird als eigene Kampagne angelegt.',
      'A whole campaign: “{{name}}”, turn {{turn}}. It becomes a campaign of its own.',
    ],
    strangers: ['Unbekannt', 'Unknown'],
    gone: [
      'Die gewählte Datei ließ sich nicht lesen; sieh nach, ob sie noch da ist.',
      'The chosen file could not be read; see whether it is still there.',
    ],
    broken: [
      '„{{file}}“ ließ sich nicht lesen. Nichts wurde geändert; gib sie im anderen Programm noch einmal aus.',
      '“{{file}}” could not be read. Nothing was changed; export it from the other program once more.',
    ],
  },
  note: {
    'encoding-guessed': [
      'Die Zeichen der Datei sind nicht eindeutig; sie wurden als {{encoding}} gelesen.',
      'The letters of the file are not certain; they were read as {{encoding}}.',
    ],
    'numbers-guessed': [
      'Zahlen wurden nach der Art der Trennzeichen gelesen.',
      'Numbers were read after the kind of separators.',
    ],
    'columns-left-out_one': ['1 unbekannte Spalte blieb weg.', '1 unknown column was left out.'],
    'columns-left-out_other': [
      '{{count}} unbekannte Spalten blieben weg.',
      '{{count}} unknown columns were left out.',
    ],
    'tables-left-out_one': ['1 unbekannte Tabelle blieb weg.', '1 unknown table was left out.'],
    'tables-left-out_other': [
      '{{count}} unbekannte Tabellen blieben weg.',
      '{{count}} unknown tables were left out.',
    ],
    'parties-guessed_one': [
      '1 Reich wurde aus den Besitzern ergänzt.',
      '1 realm was added from the owners.',
    ],
    'parties-guessed_other': [
      '{{count}} Reiche wurden aus den Besitzern ergänzt.',
      '{{count}} realms were added from the owners.',
    ],
    'places-guessed_one': [
      'Der Platz von 1 Großfeld wurde erschlossen.',
      'The place of 1 Großfeld was worked out.',
    ],
    'places-guessed_other': [
      'Der Platz von {{count}} Großfeldern wurde erschlossen.',
      'The places of {{count}} Großfelder were worked out.',
    ],
    'layout-guessed_one': [
      'Die Karte wurde auf 1 Großfeld verteilt.',
      'The map was spread over 1 Großfeld.',
    ],
    'layout-guessed_other': [
      'Die Karte wurde auf {{count}} Großfelder verteilt.',
      'The map was spread over {{count}} Großfelder.',
    ],
    'fields-filled_one': [
      '1 Feld steht nicht in der Datei und wird aufgefüllt.',
      '1 field is not in the file and will be filled.',
    ],
    'fields-filled_other': [
      '{{count}} Felder stehen nicht in der Datei und werden aufgefüllt.',
      '{{count}} fields are not in the file and will be filled.',
    ],
    'lines-left-out_one': ['1 Zeile blieb weg.', '1 line was left out.'],
    'lines-left-out_other': ['{{count}} Zeilen blieben weg.', '{{count}} lines were left out.'],
    'terrain-guessed_one': [
      '1 Feld bekam ein Gelände nach seinem Namen.',
      '1 field got its terrain by name.',
    ],
    'terrain-guessed_other': [
      '{{count}} Felder bekamen ein Gelände nach seinem Namen.',
      '{{count}} fields got their terrain by name.',
    ],
    'terrain-open_one': [
      '1 Feld trägt einen unbekannten Namen.',
      '1 field carries an unknown name.',
    ],
    'terrain-open_other': [
      '{{count}} Felder tragen einen unbekannten Namen.',
      '{{count}} fields carry an unknown name.',
    ],
    'grid-rotated': [
      'Die Karte lag anders im Raster und wurde um 90° gedreht.',
      'The map lay in another grid and was turned by 90°.',
    ],
    'blank-fields_one': ['1 Feld ist in der Datei leer.', '1 field is blank in the file.'],
    'blank-fields_other': [
      '{{count}} Felder sind in der Datei leer.',
      '{{count}} fields are blank in the file.',
    ],
    'own-data': [
      'Die Datei stammt von Wabenwart; Kanten und Besitz kamen aus ihrer Notiz.',
      'The file comes from Wabenwart; edges and owners were taken from its note.',
    ],
    'own-data-damaged': [
      'Die Notiz von Wabenwart ist beschädigt; gelesen wurde nur, was das Format selbst trägt.',
      'The note of Wabenwart is damaged; only what the format itself carries was read.',
    ],
    'settlements-guessed_one': [
      '1 Ansiedlung wurde nach seinem Symbol eingeordnet.',
      '1 settlement was placed by its symbol.',
    ],
    'settlements-guessed_other': [
      '{{count}} Ansiedlungen wurden nach ihrem Symbol eingeordnet.',
      '{{count}} settlements were placed by their symbols.',
    ],
    'settlements-left-out_one': ['1 Ansiedlung blieb weg.', '1 settlement was left out.'],
    'settlements-left-out_other': [
      '{{count}} Ansiedlungen blieben weg.',
      '{{count}} settlements were left out.',
    ],
    'features-left-out_one': ['1 Symbol blieb weg.', '1 symbol was left out.'],
    'features-left-out_other': [
      '{{count}} Symbole blieben weg.',
      '{{count}} symbols were left out.',
    ],
    'labels-left-out_one': ['1 Beschriftung blieb weg.', '1 lettering was left out.'],
    'labels-left-out_other': [
      '{{count}} Beschriftungen blieben weg.',
      '{{count}} letterings were left out.',
    ],
    'labels-renamed_one': ['1 Beschriftung bekam eine neue Kennung.', '1 lettering got a new id.'],
    'labels-renamed_other': [
      '{{count}} Beschriftungen bekamen neue Kennungen.',
      '{{count}} letterings got new ids.',
    ],
    'rivers-guessed_one': [
      '1 Flussseite wurde aus Linien erschlossen.',
      '1 river side was worked out from lines.',
    ],
    'rivers-guessed_other': [
      '{{count}} Flussseiten wurden aus Linien erschlossen.',
      '{{count}} river sides were worked out from lines.',
    ],
    'roads-guessed_one': [
      '1 Straßenstück wurde aus Linien erschlossen.',
      '1 piece of road was worked out from lines.',
    ],
    'roads-guessed_other': [
      '{{count}} Straßenstücke wurden aus Linien erschlossen.',
      '{{count}} pieces of road were worked out from lines.',
    ],
    'shapes-left-out_one': ['1 Form blieb weg.', '1 shape was left out.'],
    'shapes-left-out_other': ['{{count}} Formen blieben weg.', '{{count}} shapes were left out.'],
    'notes-left-out_one': ['1 Notiz blieb weg.', '1 note was left out.'],
    'notes-left-out_other': ['{{count}} Notizen blieben weg.', '{{count}} notes were left out.'],
    'gm-only-shown_one': [
      '1 verborgenes Feld wird gezeigt wie alle.',
      '1 hidden field is shown like the others.',
    ],
    'gm-only-shown_other': [
      '{{count}} verborgene Felder werden gezeigt wie alle.',
      '{{count}} hidden fields are shown like the others.',
    ],
    'capitals-left-out_one': [
      '1 Hauptstadt liegt außerhalb der Datei und blieb weg.',
      '1 capital lies outside the file and was left out.',
    ],
    'capitals-left-out_other': [
      '{{count}} Hauptstädte liegen außerhalb der Datei und blieben weg.',
      '{{count}} capitals lie outside the file and were left out.',
    ],
    'parties-kept_one': [
      '1 Reich gibt es schon; es bleibt, wie es ist.',
      '1 realm is here already; it stays as it is.',
    ],
    'parties-kept_other': [
      '{{count}} Reiche gibt es schon; sie bleiben, wie sie sind.',
      '{{count}} realms are here already; they stay as they are.',
    ],
    'sides-off-map_one': [
      '1 Kante läge außerhalb der Karte und blieb weg.',
      '1 edge would lie off the map and was left out.',
    ],
    'sides-off-map_other': [
      '{{count}} Kanten lägen außerhalb der Karte und blieben weg.',
      '{{count}} edges would lie off the map and were left out.',
    ],
  },
  problem: {
    'too-many-items': [
      '„{{file}}“ hat mehr als {{items}} Einträge. Teile die Karte auf.',
      '“{{file}}” has more than {{items}} entries. Divide the map.',
    ],
    'bad-value-path': [
      'In „{{file}}“ steht bei {{path}} etwas, das dort nicht passt.',
      'In “{{file}}” something at {{path}} does not fit there.',
    ],
    empty: ['„{{file}}“ ist leer.', '“{{file}}” is empty.'],
    'too-large': [
      '„{{file}}“ ist zu groß, auch ausgepackt darf die Datei {{megabytes}} MB nicht überschreiten.',
      '“{{file}}” is too large; even unpacked it may not exceed {{megabytes}} MB.',
    ],
    'archive-damaged': [
      'Das Archiv „{{file}}“ ist beschädigt.',
      'The archive “{{file}}” is damaged.',
    ],
    'too-new': [
      '„{{file}}“ stammt von einer neueren Version des Programms.',
      '“{{file}}” comes from a newer edition of the program.',
    ],
    'not-this-format': [
      '„{{file}}“ ist keine Karte in einem Format, das Wabenwart liest.',
      '“{{file}}” is no map in a format that Wabenwart reads.',
    ],
    'json-broken': [
      '„{{file}}“ bricht in Zeile {{line}}, Spalte {{column}} ab: kein gültiges JSON.',
      '“{{file}}” breaks off in line {{line}}, column {{column}}: no valid JSON.',
    ],
    'key-unsafe': [
      '„{{file}}“ enthält bei {{path}} einen Namen, der nicht erlaubt ist.',
      '“{{file}}” contains a name at {{path}} that is not allowed.',
    ],
    'foreign-geojson': [
      '„{{file}}“ ist GeoJSON eines anderen Programms; seine Flächen sind keine Kleinfelder. Lege ein Bild davon als Hintergrundkarte unter.',
      '“{{file}}” is GeoJSON of another program; its areas are no fields. Put a picture of it under the grid.',
    ],
    'feature-broken': [
      'In „{{file}}“ stimmt das Element {{path}} nicht.',
      'In “{{file}}” the element {{path}} is wrong.',
    ],
    'csv-broken': [
      '„{{file}}“ ist in Zeile {{line}} keine gültige Tabelle.',
      '“{{file}}” is no valid table in line {{line}}.',
    ],
    'table-missing': [
      'In „{{file}}“ fehlt die Tabelle {{table}}.',
      'In “{{file}}” the table {{table}} is missing.',
    ],
    'column-missing': [
      'In „{{file}}“, Tabelle {{table}}, fehlt die Spalte {{column}}.',
      'In “{{file}}”, table {{table}}, the column {{column}} is missing.',
    ],
    'column-twice': [
      'In „{{file}}“, Tabelle {{table}}, steht die Spalte {{column}} zweimal.',
      'In “{{file}}”, table {{table}}, the column {{column}} stands twice.',
    ],
    'cell-count': [
      'In „{{file}}“, Tabelle {{table}}, hat Zeile {{line}} nicht so viele Zellen wie die Kopfzeile.',
      'In “{{file}}”, table {{table}}, line {{line}} has not as many cells as the heading.',
    ],
    'bad-value': [
      'In „{{file}}“, Tabelle {{table}}, Zeile {{line}}, Spalte {{column}}, steht „{{value}}“; das passt dort nicht.',
      'In “{{file}}”, table {{table}}, line {{line}}, column {{column}}, stands “{{value}}”, which does not fit.',
    ],
    'xml-broken': [
      '„{{file}}“ ist in Zeile {{line}} kein gültiges XML.',
      '“{{file}}” is no valid XML in line {{line}}.',
    ],
    'xml-dtd': [
      '„{{file}}“ enthält eine Dokumentdefinition; solche Dateien werden nicht gelesen.',
      '“{{file}}” contains a document definition; such files are not read.',
    ],
    'xml-depth': ['„{{file}}“ ist zu tief verschachtelt.', '“{{file}}” is nested too deeply.'],
    'grid-unsupported': [
      '„{{file}}“ hat ein Raster, das Wabenwart nicht lesen kann ({{grid}}).',
      '“{{file}}” has a grid that Wabenwart cannot read ({{grid}}).',
    ],
    'terrainmap-broken': [
      'In „{{file}}“ stimmt die Liste der Geländearten bei Eintrag {{entry}} nicht: „{{value}}“.',
      'In “{{file}}” the list of terrain kinds is wrong at entry {{entry}}: “{{value}}”.',
    ],
    'tile-broken': [
      'In „{{file}}“, Spalte {{column}}, Reihe {{row}}, stimmt das Feld nicht: „{{value}}“.',
      'In “{{file}}”, column {{column}}, row {{row}}, the field is wrong: “{{value}}”.',
    ],
    'tile-terrain': [
      'In „{{file}}“, Spalte {{column}}, Reihe {{row}}, steht das Gelände {{value}}, das die Liste der Geländearten nicht kennt.',
      'In “{{file}}”, column {{column}}, row {{row}}, stands terrain {{value}}, which the list of terrain kinds does not know.',
    ],
    'tile-count': [
      'In „{{file}}“ stehen {{found}} Felder, angekündigt sind {{expected}}.',
      '“{{file}}” holds {{found}} fields but announces {{expected}}.',
    ],
    'no-fields': [
      'In „{{file}}“ steht kein einziges Feld.',
      'There is not a single field in “{{file}}”.',
    ],
    duplicate: [
      'In „{{file}}“ kommt {{what}} zweimal vor.',
      'In “{{file}}” {{what}} occurs twice.',
    ],
    'place-contradiction': [
      'In „{{file}}“ liegt Großfeld {{grossfeld}} an zwei Plätzen.',
      'In “{{file}}” Großfeld {{grossfeld}} lies at two places.',
    ],
    'too-many-fields': [
      '„{{file}}“ hat mehr Felder, als eine Welt von 1.000 Großfeldern fasst.',
      '“{{file}}” has more fields than a world of 1,000 Großfelder holds.',
    ],
    'terrain-unmapped': [
      'Für „{{name}}“ fehlt noch ein Gelände.',
      'There is no terrain for “{{name}}” yet.',
    ],
    'place-missing': [
      'Die Datei sagt nicht, wo Großfeld {{grossfeld}} liegt.',
      'The file does not say where Großfeld {{grossfeld}} lies.',
    ],
    'place-taken': [
      'Wo Großfeld {{grossfeld}} hin soll, liegt schon Großfeld {{occupant}}. Lies die Karte als neue Kampagne ein.',
      'Where Großfeld {{grossfeld}} should go there is Großfeld {{occupant}} already. Import the map as a new campaign.',
    ],
    'off-world': [
      'Wo Großfeld {{grossfeld}} hin soll, hat die Welt auf dem Ikosaeder kein Feld. Lies die Karte als neue Kampagne ein.',
      'Where Großfeld {{grossfeld}} should go the world on its icosahedron has no field. Import the map as a new campaign.',
    ],
    'number-taken': [
      'Die Nummer {{grossfeld}} käme zweimal vor.',
      'The number {{grossfeld}} would occur twice.',
    ],
  },
  kept: ['Nichts wurde geändert.', 'Nothing was changed.'],
  command: {
    lay: ['„{{file}}“ über die Karte gelegt', '“{{file}}” laid over the map'],
  },
} satisfies WordTree;
