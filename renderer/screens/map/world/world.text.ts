import type { WordTree } from '../../../../engine';

/** Texts for worlds as a whole: creating, generating, growing, numbering, bookmarks. */
export const world: WordTree = {
  name: { suggest: ['Namen vorschlagen', 'Suggest a name'] },
  zoom: {
    chosen: ['Auswahl ganz zeigen', 'Show the whole selection'],
    real: ['In Originalgröße zeigen', 'Show in original size'],
  },
  act: {
    generate: ['Welt erzeugen …', 'Generate a world…'],
    numbers: ['Großfelder nummerieren …', 'Number Großfelder…'],
    bookmarks: ['Lesezeichen …', 'Bookmarks…'],
    globe: ['Globus …', 'Globe…'],
    recut: ['Hier ganz zeigen', 'Make this place whole'],
    segment: ['Segment herauslösen …', 'Cut out a segment…'],
    recutUsual: ['Netz wie gewohnt zeigen', 'Show the net as usual'],
  },
  segment: {
    title: ['Segment herauslösen', 'Cut out a segment'],
    about: [
      'Die gewählten Großfelder werden eine eigene Kampagne in einer Datei. Adressen, Form der Welt und eingetragene Nachbarn bleiben; diese Kampagne ändert sich nicht.',
      'The chosen Großfelder become a campaign of their own in a file. Addresses, shape of the world and neighbours entered by hand stay; this campaign does not change.',
    ],
    rings: ['Ringe aus Großfeldern ringsum', 'Rings of Großfelder around'],
    name: ['Name der neuen Kampagne', 'Name of the new campaign'],
    named: ['{{name}}, Segment', '{{name}}, segment'],
    none: [
      'Kein Großfeld gewählt. Wähle auf der Karte ein Feld oder mehrere.',
      'No Großfeld is chosen. Select a field or several on the map.',
    ],
    land_one: ['Ein Großfeld: {{list}}.', 'One Großfeld: {{list}}.'],
    land_other: ['{{count}} Großfelder: {{list}}.', '{{count}} Großfelder: {{list}}.'],
    nobody: ['Niemand hat dort etwas.', 'Nobody has anything there.'],
    parties_one: ['Dort hat etwas: {{list}}.', 'Has something there: {{list}}.'],
    parties_other: ['Dort haben etwas: {{list}}.', 'Have something there: {{list}}.'],
    leftOut: ['Was die Datei nicht enthält', 'What the file does not hold'],
    without: {
      people: [
        'Anschriften, Geburtsjahre, Konten und Beiträge der Spieler und deine Notizen über sie',
        'addresses, years of birth, accounts and contributions of the players, and your notes on them',
      ],
      notes: ['Notizen und Geheimnisse auf Feldern', 'notes and secrets on fields'],
    },
    along: [
      'Es gehen mit: Land, Ansiedlungen, Bauten, Schriften, Lesezeichen und Einheiten dort und was das Spiel dort sonst führt, auch Geheimes; wer dort etwas hat, mit ganzem Schatz, Büchern, Wissen über dieses Land, den Namen seiner Spieler, allen seinen Verträgen im Wortlaut und den Briefen und der Post des offenen Zugs; Hausregeln, Vorlagen, seine und die öffentlichen Texte zur Kultur.',
      'What comes along: land, settlements, buildings, lettering, bookmarks and units there and what else the game has there, secret or not; who has something there, with the whole treasury, books, knowledge of that land, the names of the players, all treaties word for word, and the letters and mail of the open turn; house rules, templates, and texts of culture, public ones and those of who comes along.',
    ],
    behind: [
      'Von allen anderen geht nur der Name mit. Zurück bleiben frühere Züge, Eingang und Ausgang, Zeitung, Entscheidungen, Bilder, Kopien für Vertretungen und Pakete.',
      'Of all others only the name comes along. Earlier turns, inbox and outbox, newsletter, rulings, pictures, copies for deputies and parcels stay behind.',
    ],
    refused: [
      'Eines der Großfelder gibt es nicht mehr. Nichts wurde gespeichert. Wähle auf der Karte neu.',
      'One of the Großfelder does not exist any more. Nothing was saved. Select anew on the map.',
    ],
    write: ['Als Datei speichern', 'Save as a file'],
  },
  recut: {
    done: [
      'Das Netz ist jetzt anderswo geschnitten: um {{field}} liegt alles beieinander, so weit es auf einem Netz geht. An der Kampagne ändert das nichts.',
      'The net is now cut elsewhere: around {{field}} everything lies joined, as far as a net allows. The campaign stays as it is.',
    ],
    doneUnderlay: [
      'Das Netz ist jetzt anderswo geschnitten: um {{field}} liegt alles beieinander, so weit es auf einem Netz geht. Die Hintergrundkarte passt nur auf das gewohnte Netz und ist solange nicht zu sehen.',
      'The net is now cut elsewhere: around {{field}} everything lies joined, as far as a net allows. The background map fits the usual net only and is hidden meanwhile.',
    ],
    hidden: [
      'Die Hintergrundkarte passt nur auf das gewohnte Netz und ist auf diesem nicht zu sehen.',
      'The background map fits the usual net only and is hidden on this one.',
    ],
    already: [
      'Um {{field}} liegt schon alles beieinander, so weit es auf einem Netz geht.',
      'Around {{field}} everything lies joined already, as far as a net allows.',
    ],
    usualForTool: [
      'Dieses Werkzeug braucht das gewohnte Netz; die Karte zeigt es jetzt wieder.',
      'This tool needs the usual net; the map shows it again now.',
    ],
    usual: ['Das Netz ist wieder geschnitten wie gewohnt.', 'The net is cut as usual again.'],
    turned: [
      'Hier ist das Netz gedreht gezeichnet: Richtung 1 zeigt auf der Karte nach {{direction}}.',
      'The net is drawn turned here: on the map direction 1 points {{direction}}.',
    ],
  },
  globe: {
    whole: ['Hier ganz zeigen', 'Make this place whole'],
    title: ['Globus', 'Globe'],
    label: ['Globus', 'Globe'],
    hint: [
      'Ziehen oder Pfeiltasten drehen, mit Umschalt weiter; Mausrad, + und − vergrößern. Ein Klick holt ein Feld in die Mitte.',
      'Drag or arrow keys turn it, farther with Shift; mouse wheel, + and − zoom. A click brings a field to the middle.',
    ],
    middle: ['In der Mitte: {{field}}, {{what}}', 'In the middle: {{field}}, {{what}}'],
    nearer: ['Näher', 'Nearer'],
    farther: ['Weiter weg', 'Farther away'],
    show: ['Auf der Karte zeigen', 'Show on the map'],
  },
  bookmark: {
    one: ['Lesezeichen', 'Bookmark'],
    offNet: [
      'In der Mitte des Fensters liegt kein Feld. Verschiebe die Karte und setze das Lesezeichen dann.',
      'There is no field in the middle of the window. Move the map, then set the bookmark.',
    ],
    title: ['Lesezeichen', 'Bookmarks'],
    list: ['Gesetzte Lesezeichen', 'Bookmarks set'],
    none: ['Noch keines gesetzt.', 'None set yet.'],
    here: ['Name der Stelle, die du gerade siehst', 'Name of the place you see now'],
    hereHint: [
      'Gemerkt werden die Mitte des Fensters und der Maßstab.',
      'The middle of the window and its scale are kept.',
    ],
    set: ['Setzen', 'Set'],
    needName: ['Das Lesezeichen braucht einen Namen.', 'The bookmark needs a name.'],
    nameOf: ['Name von {{name}}', 'Name of {{name}}'],
    goTo: ['{{name}} zeigen', 'Show {{name}}'],
    remove: ['{{name}} löschen', 'Delete {{name}}'],
  },
  plan: {
    title: ['Neue Kampagne', 'New campaign'],
    name: ['Name', 'Name'],
    columns: ['Großfelder nebeneinander', 'Großfelder side by side'],
    rows: ['Großfelder untereinander', 'Großfelder one below the other'],
    shape: ['Umriss', 'Outline'],
    rectangle: ['Rechteck', 'Rectangle'],
    free: ['Frei', 'Free'],
    freeHint: [
      'Nimm im Bild Großfelder weg und setze sie wieder hin: mit der Maus, oder mit Pfeiltasten und Leertaste.',
      'Take Großfelder away in the picture and put them back: with the mouse, or with arrow keys and space.',
    ],
    topology: ['Form der Welt', 'Shape of the world'],
    sheet: ['Mit Rand', 'With edges'],
    cylinder: ['Zylinder', 'Cylinder'],
    sheetHint: [
      'Die Welt hat einen Rand, an allen vier Seiten.',
      'The world has an edge on all four sides.',
    ],
    cylinderHint: [
      'Osten und Westen stoßen aneinander. Dazu muss die Zahl der Spalten gerade sein, denn jede zweite liegt ein halbes Großfeld tiefer.',
      'East and west meet. For that the number of columns must be even, because every second one lies half a Großfeld lower.',
    ],
    icosahedron: ['Ikosaeder', 'Icosahedron'],
    icosahedronHint: [
      'Die ganze Welt: Über jede Kante geht es weiter. Zwölf Kleinfelder haben fünf Nachbarn, alle anderen sechs. Die Karte zeigt sie als Netz, die Schnitte sind mit Buchstaben gezeichnet.',
      'The whole world: the way goes on over every edge. Twelve Kleinfelder have five neighbours, all others six. The map shows it as a net, its cuts are marked with letters.',
    ],
    madeEven: [
      'Aus {{from}} Spalten wurden {{to}}: Ein Zylinder schließt sich nur bei einer geraden Zahl, weil jede zweite Spalte ein halbes Großfeld tiefer liegt.',
      '{{from}} columns became {{to}}: a cylinder closes only with an even number, because every second column lies half a Großfeld lower.',
    ],
    north: ['Eisreihen im Norden', 'Rows of ice in the north'],
    south: ['Eisreihen im Süden', 'Rows of ice in the south'],
    numbering: ['Nummern', 'Numbers'],
    first: ['Erste Nummer', 'First number'],
    beginning: ['Am Anfang', 'At the beginning'],
    water: ['Wasser', 'Water'],
    land: ['Tiefland', 'Lowland'],
    generated: ['Erzeugt', 'Generated'],
    picture: ['So sieht die Welt aus', 'What the world looks like'],
    placeOn: ['Spalte {{column}}, Reihe {{row}}', 'Column {{column}}, row {{row}}'],
    size_one: [
      '1 Großfeld, 48 Kleinfelder. Wachsen kann die Welt später an jeder Seite.',
      '1 Großfeld, 48 Kleinfelder. The world can grow on any side later.',
    ],
    size_other: [
      '{{count}} Großfelder, {{fields}} Kleinfelder. Wachsen kann die Welt später an jeder Seite.',
      '{{count}} Großfelder, {{fields}} Kleinfelder. The world can grow on any side later.',
    ],
    sizeWhole: [
      '{{count}} Großfelder, {{fields}} Kleinfelder. An den Schnitten des Netzes gehören nur Teile der Großfelder zur Welt; wachsen kann sie später nicht.',
      '{{count}} Großfelder, {{fields}} Kleinfelder. At the cuts of the net only parts of the Großfelder belong to the world; it cannot grow any more.',
    ],
    make: ['Anlegen', 'Create'],
  },
  edge: {
    small: [
      'Klein: {{count}} Großfelder, {{fields}} Kleinfelder',
      'Small: {{count}} Großfelder, {{fields}} Kleinfelder',
    ],
    middle: [
      'Mittel: {{count}} Großfelder, {{fields}} Kleinfelder',
      'Medium: {{count}} Großfelder, {{fields}} Kleinfelder',
    ],
    large: [
      'Groß: {{count}} Großfelder, {{fields}} Kleinfelder',
      'Large: {{count}} Großfelder, {{fields}} Kleinfelder',
    ],
    full: [
      'So groß, wie die Nummern reichen: {{count}} Großfelder, {{fields}} Kleinfelder',
      'As large as the numbers reach: {{count}} Großfelder, {{fields}} Kleinfelder',
    ],
  },
  numbering: {
    rows: ['Zeile um Zeile', 'Row by row'],
    columns: ['Spalte um Spalte', 'Column by column'],
    shuffled: ['Gemischt', 'Shuffled'],
  },
  problem: {
    size: [
      'Gib Spalten und Reihen als ganze Zahlen ab 1 an.',
      'Give columns and rows as whole numbers from 1.',
    ],
    many: [
      'Das wären {{count}} Großfelder; mehr als {{most}} gibt es nicht, weil Nummern dreistellig sind. Nimm weniger Spalten oder Reihen.',
      'That would be {{count}} Großfelder; there are no more than {{most}}, because numbers have three digits. Take fewer columns or rows.',
    ],
    none: [
      'So bleibt kein Großfeld übrig. Setze im Bild mindestens eines hin.',
      'No Großfeld is left. Put back at least one in the picture.',
    ],
    ice: [
      'Norden und Süden haben zusammen nur {{rows}} Reihen. Nimm weniger Eis.',
      'North and south together have only {{rows}} rows. Take less ice.',
    ],
    first: [
      'Die erste Nummer ist eine ganze Zahl von 0 bis 999.',
      'The first number is a whole number from 0 to 999.',
    ],
  },
  free: ['Freie Ansiedlungen', 'Free places'],
  wish: {
    preset: ['Art der Welt', 'Model'],
    seed: ['Startwert', 'Seed'],
    dice: ['Würfeln', 'Roll'],
    water: ['Wasser', 'Water'],
    ragged: ['Zerrissene Küsten', 'Ragged coasts'],
    mountains: ['Berge', 'Mountains'],
    rivers: ['Flüsse', 'Rivers'],
    warmth: ['Wärme', 'Warmth'],
    moisture: ['Feuchte', 'Moisture'],
    continents: ['Länder', 'Lands'],
    least: ['Ansiedlungen: Abstand ab', 'Places: steps at least'],
    most: ['Ansiedlungen: Abstand bis', 'Places: steps at most'],
    places: ['Ansiedlungen vorschlagen, noch ohne Namen', 'Propose places, still without names'],
    roads: ['Straßen zwischen den Ansiedlungen', 'Roads between places'],
  },
  preset: {
    game: ['Wie das Spiel es wünscht', 'As the game asks for'],
    continents: ['Kontinente', 'Continents'],
    archipelago: ['Inselwelt', 'Archipelago'],
    openSea: ['Weites Meer', 'Open sea'],
    mainland: ['Ein Land', 'One land'],
    iceGirdled: ['Zwischen den Eisgürteln', 'Between belts of ice'],
  },
  phase: {
    begin: ['Gleich geht es los', 'About to begin'],
    land: ['Land hebt sich aus dem Meer', 'Land rises from the sea'],
    relief: ['Gebirge wachsen', 'Mountains grow'],
    climate: ['Wind und Regen', 'Wind and rain'],
    rivers: ['Flüsse suchen das Meer', 'Rivers look for the sea'],
    settlements: ['Plätze für Ansiedlungen', 'Sites for places'],
    roads: ['Straßen', 'Roads'],
  },
  generation: {
    ready: [
      '{{fields}} Kleinfelder · Quellen: {{rivers}} · Ansiedlungen: {{places}} · Derselbe Startwert gibt dieselbe Welt',
      '{{fields}} Kleinfelder · springs: {{rivers}} · places: {{places}} · The same seed gives the same world',
    ],
    stopped: ['Angehalten.', 'Stopped.'],
    again: ['Weiter erzeugen', 'Go on generating'],
  },
  failure: {
    'no-fields': [
      'Ohne Großfelder lässt sich nichts erzeugen. Lege zuerst welche an.',
      'Without Großfelder nothing can be generated. Create some first.',
    ],
    'no-water': [
      'Dieses Spiel kennt kein Wasser; eine Welt lässt sich dafür nicht erzeugen. Zeichne sie von Hand.',
      'This game knows no water; a world cannot be generated for it. Draw it by hand.',
    ],
    'no-land': [
      'Dieses Spiel kennt kein Land; eine Welt lässt sich dafür nicht erzeugen. Zeichne sie von Hand.',
      'This game knows no land; a world cannot be generated for it. Draw it by hand.',
    ],
    broken: [
      'Das Erzeugen ist fehlgeschlagen. Deine Kampagne ist unverändert. Nimm einen anderen Startwert.',
      'Generating has failed. Your world is unchanged; take another seed.',
    ],
  },
  tool: {
    add: ['Neues Großfeld {{no}}', 'New Großfeld {{no}}'],
    take: [
      'Großfeld {{no}} wählen; ziehen verschiebt es',
      'Choose Großfeld {{no}}; dragging moves it',
    ],
    move: ['Großfeld {{no}} hierher verschieben', 'Move Großfeld {{no}} here'],
    swap: [
      'Großfeld {{no}} und {{other}} tauschen die Plätze',
      'Großfelder {{no}} and {{other}} exchange places',
    ],
  },
  refused: {
    'not-there': [
      'Das Großfeld {{grossfeld}} gibt es nicht mehr. Nichts wurde geändert.',
      'The Großfeld {{grossfeld}} does not exist any more. Nothing was changed.',
    ],
    'number-taken': [
      'Die Nummer {{grossfeld}} ist schon vergeben. Nimm eine andere.',
      'The number {{grossfeld}} is in use already. Take another.',
    ],
    'place-taken': [
      'Dort liegt schon ein Großfeld. Wähle einen freien Platz.',
      'A Großfeld lies there already. Choose a free place.',
    ],
    'off-world': [
      'Die Welt ist ein Ikosaeder und hat dort kein Feld. Nichts wurde geändert.',
      'The world is an icosahedron and has no field there. Nothing was changed.',
    ],
    'place-fixed': [
      'Die Welt ist ein Ikosaeder: Ihre Großfelder lassen sich nicht verschieben. Nichts wurde geändert.',
      'The world is an icosahedron: its Großfelder cannot be moved. Nothing was changed.',
    ],
    'bad-value': [
      'Eine Großfeldnummer hat drei Ziffern, 000 bis 999.',
      'The number of a Großfeld has three digits, 000 to 999.',
    ],
    'too-many': [
      'Alle tausend Nummern sind vergeben; mehr Großfelder kann eine Welt nicht haben.',
      'All thousand numbers are in use; a world cannot have more Großfelder.',
    ],
  },
  empty: {
    begin: ['Großfeld anlegen', 'Create a Großfeld'],
  },
  generate: {
    title: ['Welt erzeugen', 'Generate a world'],
    reach: ['Was neu wird', 'What becomes new'],
    world: ['Ganze Welt', 'Whole world'],
    grossfelder: ['Großfelder', 'Großfelder'],
    noChoice: [
      'Wähle vorher Felder aus, um nur einen Teil zu erzeugen.',
      'Choose fields first to generate only a part.',
    ],
    choice: [
      'Felder in der Auswahl: {{fields}} · Großfelder: {{count}}',
      'Fields in the selection: {{fields}} · Großfelder: {{count}}',
    ],
    owner: ['Herr der neuen Ansiedlungen', 'Lord of the new places'],
    keep: [
      'Ansiedlungen, die schon stehen, mit ihren Feldern lassen',
      'Leave places that stand already, with their fields',
    ],
    hint: [
      'Notizen, Geheimnisse, Wälle, Besitz und Einheiten bleiben. Ein Schritt zurück nimmt alles wieder weg.',
      'Notes, secrets, walls, ownership and units stay. One step back takes all of it away again.',
    ],
  },
  numbers: {
    title: ['Großfelder nummerieren', 'Number Großfelder'],
    table: ['Großfelder und ihre Nummern', 'Großfelder and their numbers'],
    picked: ['Zum Tauschen gewählt', 'Chosen for exchange'],
    pick: ['Großfeld {{no}} zum Tauschen wählen', 'Choose Großfeld {{no}} for exchange'],
    no: ['Nummer', 'Number'],
    where: ['Lage', 'Place'],
    place: ['Spalte {{column}}, Reihe {{row}}', 'Column {{column}}, row {{row}}'],
    what: ['Ansiedlungen', 'Places'],
    next: ['Neue Nummer', 'New number'],
    newOf: ['Neue Nummer von {{no}}', 'New number of {{no}}'],
    bad: ['Drei Ziffern, 000 bis 999.', 'Three digits, 000 to 999.'],
    double: ['{{no}} trüge dann auch ein anderes.', 'Another one would bear {{no}}, too.'],
    sequence: ['Der Reihe nach', 'In sequence'],
    shuffle: ['Mischen', 'Shuffle'],
    shuffleHint: [
      'Gemischte Nummern verraten nicht, wo etwas liegt.',
      'Shuffled numbers do not tell where anything lies.',
    ],
    swap: ['Gewählte tauschen', 'Exchange chosen'],
    count_one: ['1 Nummer ändert sich', '1 number changes'],
    count_other: ['{{count}} Nummern ändern sich', '{{count}} numbers change'],
    hint: [
      'Einheiten, Hauptstädte und alles, was Reiche wissen, gehen mit. Geschriebenes (Notizen, alte Befehle) behält die alten Nummern.',
      'Units, capitals and all that realms know go along. What was written (notes, old orders) keeps the old numbers.',
    ],
    warning: [
      'Achtung: In den Befehlen des offenen Zugs stehen die alten Nummern; sie werden nicht umgeschrieben. Nummeriere am besten zwischen zwei Zügen.',
      'Mind: the orders of the open turn use the old numbers; they are not rewritten. It is best to number between two turns.',
    ],
    make: ['Umnummerieren', 'Number anew'],
  },
  around: {
    label: ['Rings um Großfeld {{no}}', 'Around Großfeld {{no}}'],
    n: ['im Norden', 'in the north'],
    ne: ['im Nordosten', 'in the north-east'],
    se: ['im Südosten', 'in the south-east'],
    s: ['im Süden', 'in the south'],
    sw: ['im Südwesten', 'in the south-west'],
    nw: ['im Nordwesten', 'in the north-west'],
    go: ['Zu Großfeld {{no}} {{where}}', 'To Großfeld {{no}} {{where}}'],
    grow: ['Neues Großfeld {{where}}', 'New Großfeld {{where}}'],
    put: ['Großfeld {{no}} hierher, {{where}}', 'Großfeld {{no}} here, {{where}}'],
  },
  options: {
    title: ['Großfeld', 'Großfeld'],
    none: [
      'Klicke ein Großfeld an, um es zu wählen; ziehe es auf einen freien Platz oder auf ein anderes, um es zu verschieben oder zu tauschen. Ein Klick auf einen freien Platz legt eines an.',
      'Click a Großfeld to choose it; drag it to a free place or onto another to move or exchange it. A click on a free place creates one.',
    ],
    number: ['Nummer', 'Number'],
    renumber: ['Ändern', 'Change'],
    carry: ['Verschieben …', 'Move…'],
    drop: ['Doch nicht verschieben', 'Do not move'],
    swap: ['Mit {{no}} tauschen', 'Exchange with {{no}}'],
    sides: ['Ganze Reihe anlegen', 'Create a whole row'],
    land: [
      'Neues Land wird: {{terrain}}, wie auf dem Pinsel.',
      'New land becomes: {{terrain}}, as on the brush.',
    ],
    closed: {
      cylinder: [
        'Ein Zylinder hat im Osten und Westen keinen Rand.',
        'A cylinder has no edge in the east and west.',
      ],
      icosahedron: [
        'Eine Welt auf einem Ikosaeder ist ganz: Sie wächst an keiner Seite.',
        'A world on an icosahedron is whole: it grows on no side.',
      ],
    },
  },
  side: {
    north: ['Eine Reihe im Norden anlegen', 'Create a row in the north'],
    east: ['Eine Spalte im Osten anlegen', 'Create a column in the east'],
    south: ['Eine Reihe im Süden anlegen', 'Create a row in the south'],
    west: ['Eine Spalte im Westen anlegen', 'Create a column in the west'],
  },
  sideShort: { north: ['N', 'N'], east: ['O', 'E'], south: ['S', 'S'], west: ['W', 'W'] },
  losses: {
    title: ['Großfeld {{no}} entfernen?', 'Remove Großfeld {{no}}?'],
    text: [
      'Darauf steht noch einiges, das mit verschwände:',
      'There is still something on it that would go too:',
    ],
    settlements: ['Ansiedlungen:', 'Places:'],
    units: ['Einheiten:', 'Units:'],
    capitals: ['Hauptstadt von:', 'Capital of:'],
    seats: ['Sitz von:', 'Seat of:'],
    labels: ['Beschriftungen:', 'Letterings:'],
    works: ['Baustellen:', 'Building sites:'],
    gold: [
      'Gold, das dann in der Hauptstadt liegt, von:',
      'Gold that will then lie in the capital, of:',
    ],
    records: ['{{kind}}:', '{{kind}}:'],
    notes_one: ['Ein Feld mit Notiz oder Geheimnis.', 'One field with a note or a secret.'],
    notes_other: [
      '{{count}} Felder mit Notiz oder Geheimnis.',
      '{{count}} fields with a note or a secret.',
    ],
    andMore: ['{{told}} und {{count}} weitere', '{{told}} and {{count}} more'],
    hint: ['Rückgängig holt alles zurück.', 'Undo brings everything back.'],
    leave: ['Behalten', 'Keep'],
    insist: ['Trotzdem entfernen', 'Remove anyway'],
  },
  command: {
    grow_one: ['Großfeld angelegt', 'Großfeld created'],
    grow_other: ['{{count}} Großfelder angelegt', '{{count}} Großfelder created'],
    shrink_one: ['Großfeld {{no}} entfernt', 'Großfeld {{no}} removed'],
    shrink_other: ['{{count}} Großfelder entfernt', '{{count}} Großfelder removed'],
    move: ['Großfeld {{no}} verschoben', 'Großfeld {{no}} moved'],
    renumber_one: ['Großfeld {{old}} heißt jetzt {{no}}', 'Großfeld {{old}} is now called {{no}}'],
    renumber_other: ['{{count}} Großfelder neu nummeriert', '{{count}} Großfelder numbered anew'],
    generate_one: [
      'Land erzeugt: 1 Feld, Startwert {{seed}}',
      'Land generated: 1 field, seed {{seed}}',
    ],
    generate_other: [
      'Land erzeugt: {{count}} Felder, Startwert {{seed}}',
      'Land generated: {{count}} fields, seed {{seed}}',
    ],
    addBookmark: ['Lesezeichen „{{name}}“ gesetzt', 'Bookmark “{{name}}” set'],
    renameBookmark: [
      'Lesezeichen „{{before}}“ heißt jetzt „{{name}}“',
      'Bookmark “{{before}}” is now called “{{name}}”',
    ],
    removeBookmark: ['Lesezeichen „{{name}}“ gelöscht', 'Bookmark “{{name}}” deleted'],
  },
};
