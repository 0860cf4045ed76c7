import type { WordTree } from '../../../engine';

/** Texts of the newsletter: sources, editor, print, archive. */
export const news: WordTree = {
  nothing: {
    title: ['Noch keine Ausgabe', 'No issue yet'],
    text: [
      'Beende $t(noun:toATurn) von {{name}}, dann sammelt sich hier, was öffentlich geschah.',
      'End $t(noun:aTurn) of {{name}}, and the newsletter gathers what happened in public.',
    ],
  },
  hearsay: {
    r1: ['Man erzählt sich: {text}', 'They say: {text}'],
    r2: ['Reisende wollen wissen: {text}', 'Travellers claim to know: {text}'],
    r3: [
      'Wer es gesehen haben will, war nicht dabei, aber so geht die Rede: {text}',
      'Those who say they saw it were not there, but this is the talk: {text}',
    ],
  },
  stranger: {
    nom: ['Unbekannte', 'strangers'],
    gen: ['Unbekannter', 'strangers’'],
    dat: ['Unbekannten', 'strangers'],
  },
  where: {
    at: ['in {name}', 'in {name}'],
    near: ['bei {name}', 'near {name}'],
    land: ['im Land {owner.of}', 'in the land {owner.of}'],
  },
  figure: {
    exact: ['{{value}}', '{{value}}'],
    about: ['rund {{value}}', 'about {{value}}'],
    below: ['weniger als {{value}}', 'fewer than {{value}}'],
  },
  losses: {
    none: ['Gefallen ist niemand.', 'Nobody fell.'],
    some: [
      'Die Verluste beider Seiten zusammen: {{lost}}.',
      'Losses of both sides together: {{lost}}.',
    ],
  },
  edition: {
    headline: ['Neue Hausregel: {name}', 'New house rule: {name}'],
    text: [
      'Vom Zug {turn} an gilt die Hausregel „{name}“.',
      'From turn {turn} on the house rule “{name}” is in force.',
    ],
  },
  house: {
    deadline: ['Nächste Einsendung', 'Next letters due'],
    party: ['Neu dabei', 'New among us'],
    balance: ['Bilanz fällig', 'Balance due'],
    moon: ['{{moon}} {{year}}', '{{moon}} {{year}}'],
  },
  print: {
    number: ['Nummer {{number}}', 'Number {{number}}'],
    rumours: ['Was man sich erzählt', 'What people say'],
    signed: ['gezeichnet: {{name}}', 'signed: {{name}}'],
    house: ['Hausmitteilungen', 'House news'],
    statistics: ['In Zahlen', 'In figures'],
    statisticsNote: [
      'Alle $t(noun:realms) zusammen, ohne Namen.',
      'All $t(noun:realms) together, none of them named.',
    ],
    minimum: ['Kleinster Wert', 'Least'],
    average: ['Durchschnitt', 'Average'],
    median: ['Median', 'Median'],
    maximum: ['Größter Wert', 'Most'],
    foot: ['{{title}}', '{{title}}'],
    page: ['Seite {{page}}', 'Page {{page}}'],
  },
  first: { title: ['Segmentsbote', 'The Segment Courier'] },
  turn: ['Ausgabe zum Zug', 'Issue of turn'],
  readOnly: [
    'Nur zum Lesen: Ein anderes Fenster schreibt gerade in diese Kampagne.',
    'Read only: another window is writing to this campaign.',
  ],
  side: {
    label: ['$t(noun:newsletter)', '$t(noun:newsletter)'],
    issue: ['Ausgabe', 'Issue'],
    archive: ['Archiv', 'Archive'],
  },
  state: {
    released: ['erschienen', 'released'],
    open_one: ['in Arbeit, {{count}} Beitrag', 'in progress, {{count}} piece'],
    open_other: ['in Arbeit, {{count}} Beiträge', 'in progress, {{count}} pieces'],
    positions_one: ['{{count}} Ortsangabe', '{{count}} position'],
    positions_other: ['{{count}} Ortsangaben', '{{count}} positions'],
  },
  begin: {
    title: ['Ausgabe {{number}} beginnen', 'Begin issue {{number}}'],
    text: [
      'Öffentliche Quellen für $t(noun:toThisTurn): {{count}}, geheime: {{secret}}.',
      'Public sources for $t(noun:inThisTurn): {{count}}, secret ones: {{secret}}.',
    ],
    act: ['Ausgabe anlegen', 'Create issue'],
  },
  section: {
    lead: ['Aufmacher', 'Lead'],
    realms: ['Aus den $t(noun:toRealms)', 'From the $t(noun:realms)'],
    press: ['Zuschriften', 'Player press'],
    announcements: ['Mitteilungen', 'Announcements'],
    rumours: ['Gerüchte', 'Rumours'],
    house: ['Hausmitteilungen', 'House news'],
    rules: ['Regeln', 'Rules'],
    none: ['Hierher ziehen oder mit + schreiben', 'Drag here, or write with +'],
  },
  publicity: {
    label: ['Öffentlichkeit', 'Publicity'],
    secret: ['geheim', 'secret'],
    rumour: ['Gerücht', 'rumour'],
    public: ['öffentlich', 'public'],
  },
  embargo: {
    label: ['Frei ab $t(noun:turn)', 'Free from $t(noun:turn)'],
    until: ['frei ab $t(noun:turn) {{turn}}', 'free from $t(noun:turn) {{turn}}'],
  },
  filter: {
    all: ['Alle ({{count}})', 'All ({{count}})'],
    public: ['Öffentlich ({{count}})', 'Public ({{count}})'],
    rumour: ['Gerüchte ({{count}})', 'Rumours ({{count}})'],
    secret: ['Geheim ({{count}})', 'Secret ({{count}})'],
    waiting: ['Mit Sperrfrist ({{count}})', 'Under embargo ({{count}})'],
  },
  source: {
    label: ['Quellen', 'Sources'],
    filter: ['Welche Quellen', 'Which sources'],
    chosen: ['Gewählte Quelle', 'Chosen source'],
    hint: [
      'Wähle eine Quelle; Enter übernimmt sie als Entwurf.',
      'Choose a source; Enter takes it over as a draft.',
    ],
    taken: ['übernommen', 'taken over'],
    take: ['Als Entwurf übernehmen', 'Take over as draft'],
    takeAll: [
      'Alles Öffentliche übernehmen ({{count}})',
      'Take over all that is public ({{count}})',
    ],
    noneTitle: ['Keine Quellen', 'No sources'],
    none: [
      'Zeige alle Quellen, oder schreibe einen Beitrag selbst: + bei seinem Abschnitt.',
      'Show all sources, or write a piece yourself: + at its section.',
    ],
    announcement: [
      'Mitteilung von {{party}}: „{{title}}“',
      'Announcement of {{party}}: “{{title}}”',
    ],
    culture: [
      'Kulturbericht von {{party}}: „{{title}}“',
      'Report on the culture of {{party}}: “{{title}}”',
    ],
    edition: [
      'Hausregel „{{name}}“ ab $t(noun:turn) {{turn}}',
      'House rule “{{name}}” from $t(noun:turn) {{turn}}',
    ],
    fields: ['{{told}} (insgesamt {{count}} Felder)', '{{told}} ({{count}} fields in all)'],
    held: ['Aus Nr. {{number}}: „{{headline}}“', 'From no. {{number}}: “{{headline}}”'],
  },
  item: {
    label: ['Beiträge', 'Pieces'],
    hint: [
      'Ziehen oder Alt+Pfeil ordnet, Entf nimmt heraus.',
      'Dragging or Alt+arrow puts in order, Delete takes out.',
    ],
    choose: ['Wähle einen Beitrag, um ihn zu bearbeiten.', 'Choose a piece to edit it.'],
    editor: ['Beitrag', 'Piece'],
    headline: ['Überschrift', 'Headline'],
    text: ['Text (Leerzeile = neuer Absatz)', 'Text (empty line = new paragraph)'],
    section: ['Abschnitt', 'Section'],
    untitled: ['Ohne Überschrift', 'Without headline'],
    drag: ['{{name}} verschieben', 'Move {{name}}'],
    write: ['Beitrag schreiben: {{section}}', 'Write a piece: {{section}}'],
    remove: ['Herausnehmen', 'Take out'],
    withArt: ['mit Bild', 'with picture'],
    findings_one: ['{{count}} Ortsangabe', '{{count}} position'],
    findings_other: ['{{count}} Ortsangaben', '{{count}} positions'],
  },
  facts: {
    changed: ['Tatsachen geändert', 'facts changed'],
    gone: ['Ereignis entfallen', 'event gone'],
    changedText: [
      '$t(noun:TheTurn) wurde neu gerechnet: Das Ereignis verlief anders als hier erzählt.',
      '$t(noun:TheTurn) was computed again: the event went otherwise than told here.',
    ],
    goneText: [
      '$t(noun:TheTurn) wurde neu gerechnet: Das Ereignis gibt es nicht mehr.',
      '$t(noun:TheTurn) was computed again: the event is no more.',
    ],
    redraft: ['Neu entwerfen', 'Draft again'],
    keep: ['Worte gelten weiter', 'Words still hold'],
  },
  signature: {
    label: ['Unterschrift', 'Signature'],
    name: ['Name', 'Name'],
    true: ['echt', 'true'],
    false: ['gefälscht', 'forged'],
    none: ['keine', 'none'],
  },
  picture: {
    label: ['Bild oder Karte', 'Picture or map'],
    add: ['Bild wählen …', 'Choose picture…'],
    other: ['Anderes Bild …', 'Other picture…'],
    remove: ['Bild entfernen', 'Remove picture'],
    caption: ['Bildunterschrift', 'Caption'],
    trouble: {
      kind: [
        'Das ist kein Bild im Format PNG oder JPEG; es bleibt beim bisherigen.',
        'This is no PNG or JPEG picture; what was there stays.',
      ],
      large: [
        'Das Bild ist zu groß: höchstens 12 MB und 6000 Punkte je Seite. Verkleinere es.',
        'The picture is too large: at most 12 MB and 6000 pixels a side. Make it smaller.',
      ],
      damaged: [
        'Das Bild lässt sich nicht lesen; es bleibt beim bisherigen. Wähle ein anderes.',
        'The picture cannot be read; what was there stays. Choose another one.',
      ],
      unstored: [
        'Das Bild ließ sich nicht speichern; es bleibt beim bisherigen. Prüfe den Speicherplatz.',
        'The picture could not be stored; what was there stays. Check the free space.',
      ],
    },
  },
  map: {
    add: ['Kartenausschnitt', 'Piece of the map'],
    eyes: ['Nach der Kenntnis von', 'As known to'],
    centre: ['Mitte (Feld)', 'Middle (field)'],
    fields: ['Felder quer', 'Fields across'],
    notForAll: [
      'Der Kartenausschnitt wird nicht gedruckt: Die Parteien dieser Kampagne kennen einander nicht alle oder führen eigene Karten. Nimm ihn heraus.',
      'The piece of the map is not printed: the parties of this campaign do not all know each other, or keep maps of their own. Take it out.',
    ],
    noField: [
      'So heißt kein Feld; schreibe es wie 210/19.',
      'No field is called that; write it like 210/19.',
    ],
  },
  find: {
    label: ['Ortsangaben', 'Positions'],
    unit: ['ein Verband', 'a troop'],
    somewhere: ['an einem fernen Ort', 'at a distant place'],
    place: ['der Fremde', 'distant parts'],
    landOnly: ['Land {owner.of}', 'the land {owner.of}'],
    neighbourhood: ['der Nähe von {name}', 'the neighbourhood of {name}'],
    kind: {
      field: ['„{{words}}“ ist ein Feld', '“{{words}}” is a field'],
      side: ['„{{words}}“ ist eine Feldseite', '“{{words}}” is a side of a field'],
      list: ['„{{words}}“ ist ein Weg', '“{{words}}” is a path'],
      unit: ['„{{words}}“ ist die Nummer einer Einheit', '“{{words}}” is the number of a unit'],
      grossfeld: ['„{{words}}“ ist ein Großfeld', '“{{words}}” is a Großfeld'],
    },
    instead: ['Worte statt „{{words}}“', 'Words instead of “{{words}}”'],
    reason: ['Grund, „{{words}}“ stehen zu lassen', 'Reason to let “{{words}}” stand'],
    reasonHint: ['Grund, es stehen zu lassen', 'Reason to let it stand'],
    stand: ['Stehen lassen', 'Let stand'],
    stands: ['„{{words}}“ bleibt stehen: {{reason}}', '“{{words}}” stands: {{reason}}'],
  },
  head: {
    title: ['Kopf und Stil', 'Head and style'],
    name: ['Name der Zeitung', 'Name of the paper'],
    motto: ['Untertitel', 'Subtitle'],
    number: ['Nummer', 'Number'],
    columns: ['Spalten', 'Columns'],
    language: ['Sprache', 'Language'],
    de: ['Deutsch', 'German'],
    en: ['Englisch', 'English'],
    tone: ['Ton der Entwürfe', 'Voice of drafts'],
    neutral: ['sachlich', 'neutral'],
    inCharacter: ['erzählend', 'in character'],
    rounding: ['Zahlen runden auf', 'Round figures to'],
    exact: ['genau', 'exact'],
    statistics: [
      'Zahlen aller $t(noun:realms), ohne Namen',
      'Figures of all $t(noun:realms), without names',
    ],
    noFigures: [
      'Für $t(noun:toThisTurn) gibt es keine Zahlen von mindestens drei $t(noun:toRealms).',
      'For $t(noun:inThisTurn) there are no figures of at least three $t(noun:realms).',
    ],
    note: [
      'Ton, Sprache und Rundung gelten für neue Entwürfe; geschriebene Beiträge bleiben.',
      'Voice, language and rounding hold for new drafts; written pieces stay.',
    ],
  },
  preview: { label: ['So wird gedruckt', 'As it will be printed'] },
  file: {
    pdf: ['PDF', 'PDF'],
    html: ['HTML', 'HTML'],
    text: ['Text', 'Text'],
    saved: ['Gespeichert: {{file}}', 'Saved: {{file}}'],
    failed: [
      'Die Datei ließ sich nicht schreiben; die Ausgabe ist unverändert. Versuche es an einem anderen Ort.',
      'The file could not be written; the issue is unchanged. Try another place.',
    ],
    notOut: [
      'Dateien gibt es, sobald die Ausgabe herausgegeben ist.',
      'There are files once the issue is released.',
    ],
  },
  release: {
    open: ['Herausgeben …', 'Release…'],
    reopen: ['Wieder öffnen', 'Reopen'],
    title: ['Ausgabe {{number}} herausgeben', 'Release issue {{number}}'],
    running: [
      'Die Dateien werden darauf geprüft, ob sie etwas Geheimes verraten …',
      'The files are being checked for anything secret…',
    ],
    failed: [
      'Die Prüfung ließ sich nicht beenden; nichts ist erschienen. Versuche es noch einmal.',
      'The check could not be finished; nothing came out. Try again.',
    ],
    positions_one: [
      '{{count}} Ortsangabe ist noch offen; ersetze sie im Beitrag oder lass sie mit Grund stehen.',
      '{{count}} position is still open; replace it in its piece or let it stand with a reason.',
    ],
    positions_other: [
      '{{count}} Ortsangaben sind noch offen; ersetze sie im Beitrag oder lass sie mit Grund stehen.',
      '{{count}} positions are still open; replace them in their pieces or let them stand with a reason.',
    ],
    reader: ['die Öffentlichkeit', 'the public'],
    act: ['Herausgeben', 'Release'],
  },
  archive: {
    label: ['Verzeichnis', 'Index'],
    search: ['In allen Ausgaben suchen', 'Search in all issues'],
    by: ['Verzeichnis nach', 'Index by'],
    kind: {
      issue: ['Ausgabe', 'Issue'],
      headline: ['Überschrift', 'Headline'],
      realm: ['$t(noun:realm)', '$t(noun:Realm)'],
      place: ['Ort', 'Place'],
    },
    number: ['Nr. {{number}}', 'No. {{number}}'],
    found: ['Gefunden', 'Found'],
    nothing: [
      'Nichts gefunden. Versuche ein anderes Wort oder nur seinen Anfang.',
      'Nothing found. Try another word, or only its beginning.',
    ],
    emptyTitle: ['Noch keine Ausgabe im Archiv', 'No issue in the archive yet'],
    empty: [
      'Lege unter „Ausgabe“ die erste an; jede steht von da an hier.',
      'Create the first one under “Issue”; from then on each stands here.',
    ],
    edit: ['Zur Ausgabe', 'To the issue'],
  },
  key: {
    secret: ['Quelle: geheim', 'Source: secret'],
    rumour: ['Quelle: Gerücht', 'Source: rumour'],
    public: ['Quelle: öffentlich', 'Source: public'],
    takeAll: ['Alles Öffentliche übernehmen', 'Take over all that is public'],
    replace: ['Nächste Ortsangabe ersetzen', 'Replace the next position'],
    archive: ['Archiv der Ausgaben', 'Archive of issues'],
  },
  command: {
    create: [
      '$t(noun:newsletter) Nr. {{number}} angelegt',
      '$t(noun:newsletter) no. {{number}} created',
    ],
    head: [
      '$t(noun:newsletter) Nr. {{number}}: Kopf und Stil',
      '$t(noun:newsletter) no. {{number}}: head and style',
    ],
    add_one: [
      '$t(noun:newsletter) Nr. {{number}}: {{count}} Beitrag übernommen',
      '$t(noun:newsletter) no. {{number}}: {{count}} piece taken over',
    ],
    add_other: [
      '$t(noun:newsletter) Nr. {{number}}: {{count}} Beiträge übernommen',
      '$t(noun:newsletter) no. {{number}}: {{count}} pieces taken over',
    ],
    write: [
      '$t(noun:newsletter) Nr. {{number}}: Beitrag begonnen',
      '$t(noun:newsletter) no. {{number}}: piece begun',
    ],
    edit: [
      '$t(noun:newsletter) Nr. {{number}}: „{{headline}}“ bearbeitet',
      '$t(noun:newsletter) no. {{number}}: “{{headline}}” edited',
    ],
    redraft: [
      '$t(noun:newsletter) Nr. {{number}}: „{{headline}}“ neu entworfen',
      '$t(noun:newsletter) no. {{number}}: “{{headline}}” drafted again',
    ],
    replaceWords: [
      '$t(noun:newsletter) Nr. {{number}}: Ortsangabe in „{{headline}}“ ersetzt',
      '$t(noun:newsletter) no. {{number}}: position in “{{headline}}” replaced',
    ],
    picture: [
      '$t(noun:newsletter) Nr. {{number}}: Bild bei „{{headline}}“',
      '$t(noun:newsletter) no. {{number}}: picture with “{{headline}}”',
    ],
    noPicture: [
      '$t(noun:newsletter) Nr. {{number}}: Bild bei „{{headline}}“ entfernt',
      '$t(noun:newsletter) no. {{number}}: picture with “{{headline}}” removed',
    ],
    remove: [
      '$t(noun:newsletter) Nr. {{number}}: „{{headline}}“ herausgenommen',
      '$t(noun:newsletter) no. {{number}}: “{{headline}}” taken out',
    ],
    move_one: [
      '$t(noun:newsletter) Nr. {{number}}: {{count}} Beitrag verschoben',
      '$t(noun:newsletter) no. {{number}}: {{count}} piece moved',
    ],
    move_other: [
      '$t(noun:newsletter) Nr. {{number}}: {{count}} Beiträge verschoben',
      '$t(noun:newsletter) no. {{number}}: {{count}} pieces moved',
    ],
    stand: [
      '$t(noun:newsletter) Nr. {{number}}: „{{words}}“ bleibt stehen',
      '$t(noun:newsletter) no. {{number}}: “{{words}}” stands',
    ],
    notStand: [
      '$t(noun:newsletter) Nr. {{number}}: „{{words}}“ bleibt nicht stehen',
      '$t(noun:newsletter) no. {{number}}: “{{words}}” does not stand',
    ],
    release: [
      '$t(noun:newsletter) Nr. {{number}} herausgegeben',
      '$t(noun:newsletter) no. {{number}} released',
    ],
    reopen: [
      '$t(noun:newsletter) Nr. {{number}} wieder geöffnet',
      '$t(noun:newsletter) no. {{number}} reopened',
    ],
    publicity_one: ['Öffentlichkeit eines Ereignisses', 'Publicity of an event'],
    publicity_other: ['Öffentlichkeit von {{count}} Ereignissen', 'Publicity of {{count}} events'],
  },
};
