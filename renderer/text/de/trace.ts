/** Worte für das Durchpausen alter Karten. */
export const trace = {
  act: {
    import: 'Karte durchpausen …',
  },
  panel: {
    title: 'Vorlagen',
    empty: 'Leg eine gescannte Karte unter das Raster und zeichne sie nach.',
    emptyBoard: 'Leg eine gescannte Karte unter das Brett und zeichne sie nach.',
    import: 'Bild oder PDF wählen',
    shown: 'zeigen',
    locked: 'sperren',
    opacity: 'Deckkraft',
    pins: 'Nadeln',
    pin: 'Nadel {{number}} herausziehen',
    pullAll: 'Alle herausziehen',
    remove: 'Vorlage entfernen',
    suggest: 'Gelände vorschlagen',
    missing:
      'Das Bild dieser Vorlage fehlt auf diesem Rechner. Lade es noch einmal, die Nadeln bleiben.',
    reload: 'Bild nachladen',
    loading: 'Bild wird geladen',
  },
  fit: {
    free: 'Noch keine Nadel: Drück auf einen Punkt der Vorlage und zieh ihn dorthin, wo er auf der Karte liegt.',
    shifted: 'Eine Nadel: Die Vorlage ist verschoben. Die zweite dreht und vergrößert sie.',
    turned:
      'Zwei Nadeln: Die Vorlage ist gedreht und vergrößert. Die dritte gleicht verzogene Maßstäbe aus.',
    fixed: 'Drei Nadeln: Die Vorlage sitzt.',
    line: 'Die drei Nadeln stecken fast auf einer Linie und halten nichts fest. Setz eine davon abseits.',
  },
  hint: {
    press: 'Punkt der Vorlage drücken und an seinen Platz ziehen',
    pull: 'Nadel {{number}}: loslassen, wo der Punkt hingehört (mit Strg ohne Einrasten)',
  },
  refused: {
    nothing: 'Hier liegt keine Vorlage.',
    locked: 'Die Vorlage ist gesperrt. Nimm die Sperre weg, um sie einzupassen.',
    enough: 'Drei Nadeln halten die Vorlage schon. Zieh an einer davon oder nimm eine heraus.',
  },
  pdf: {
    title: 'Seite wählen',
    intro_one: '„{{file}}“ hat eine Seite.',
    intro_other: '„{{file}}“ hat {{count}} Seiten. Eine davon wird zur Vorlage.',
    page: 'Seite',
    take: 'Seite übernehmen',
  },
  reading: 'Vorlage wird gelesen',
  problem: {
    'unknown-kind':
      '„{{file}}“ ist weder PNG, JPEG, WebP noch PDF. Nichts wurde geändert; speichere die Karte in einem dieser Formate.',
    damaged:
      '„{{file}}“ ist beschädigt oder gesperrt und lässt sich nicht lesen. Nichts wurde geändert; scanne oder speichere das Blatt noch einmal.',
    'too-many-pixels':
      '„{{file}}“ misst {{width}} × {{height}} Punkte, mehr als {{most}} auf einer Seite. Nichts wurde geändert; verkleinere das Bild.',
    'too-many-bytes':
      '„{{file}}“ ist größer als {{most}} MB. Nichts wurde geändert; verkleinere das Bild.',
    'no-page':
      'Seite {{page}} von „{{file}}“ lässt sich nicht zeichnen. Nichts wurde geändert; speichere sie als Bild.',
    gone: 'Die gewählte Datei ließ sich nicht lesen. Nichts wurde geändert; sieh nach, ob sie noch da ist.',
    unstored:
      '„{{file}}“ ließ sich nicht ablegen. Nichts wurde geändert; schaff Platz auf dem Rechner und versuch es noch einmal.',
    other:
      '„{{file}}“ ist ein anderes Bild als das, zu dem die Nadeln gehören. Nichts wurde geändert; leg es als neue Vorlage an.',
  },
  suggest: {
    title: 'Gelände aus den Farben',
    intro:
      'Jede Zeile ist eine Farbe, die auf der Vorlage vorkommt. Ordne ihr einmal ein Gelände zu; die Karte zeigt, was daraus wird.',
    looking: 'Felder werden angesehen',
    groups: 'Farben unterscheiden',
    count_one: '1 Feld',
    count_other: '{{count}} Felder',
    leave: 'nicht übernehmen',
    terrain: 'Gelände für Farbe {{number}}',
    onlyChosen: 'nur gewählte Felder',
    apply_one: '1 Feld übernehmen',
    apply_other: '{{count}} Felder übernehmen',
    nothing: 'Die Vorlage bedeckt kein Feld ganz. Pass sie zuerst ein.',
    failed:
      'Die Farben von „{{name}}“ ließen sich nicht lesen. Nichts wurde geändert; versuch es noch einmal.',
  },
  command: {
    add: 'Vorlage „{{name}}“ untergelegt',
    remove: 'Vorlage „{{name}}“ entfernt',
    opacity: 'Deckkraft der Vorlage „{{name}}“ geändert',
    lock: 'Vorlage „{{name}}“ gesperrt',
    unlock: 'Vorlage „{{name}}“ entsperrt',
    show: 'Vorlage „{{name}}“ eingeblendet',
    hide: 'Vorlage „{{name}}“ ausgeblendet',
    pin: 'Vorlage „{{name}}“: Nadel {{number}} gesteckt',
    pull: 'Vorlage „{{name}}“: Nadel {{number}} herausgezogen',
    pullAll: 'Vorlage „{{name}}“: alle Nadeln herausgezogen',
    suggest_one: 'Gelände von der Vorlage „{{name}}“ übernommen, 1 Feld',
    suggest_other: 'Gelände von der Vorlage „{{name}}“ übernommen, {{count}} Felder',
  },
};
