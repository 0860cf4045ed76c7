import type { WordTree } from '../../../engine';

/** Texts for tracing old maps. */
export const trace: WordTree = {
  act: {
    import: ['Karte durchpausen …', 'Trace a map…'],
  },
  panel: {
    title: ['Hintergrundkarten', 'Background maps'],
    empty: [
      'Lege eine gescannte Karte unter das Raster und zeichne sie nach.',
      'Put a scanned map under the grid and draw over it.',
    ],
    emptyBoard: [
      'Lege eine gescannte Karte unter die Karte und zeichne sie nach.',
      'Lay a scanned map under the map and trace it.',
    ],
    import: ['Bild oder PDF wählen', 'Choose a picture or PDF'],
    shown: ['zeigen', 'show'],
    locked: ['sperren', 'lock'],
    opacity: ['Deckkraft', 'Opacity'],
    pins: ['Nadeln', 'Pins'],
    pin: ['Nadel {{number}} herausziehen', 'Pull out pin {{number}}'],
    pullAll: ['Alle herausziehen', 'Pull out all'],
    remove: ['Hintergrundkarte entfernen', 'Remove the background map'],
    suggest: ['Gelände vorschlagen', 'Suggest terrain'],
    missing: [
      'Das Bild dieser Hintergrundkarte fehlt auf diesem Rechner. Lade es noch einmal, die Nadeln bleiben.',
      'The picture of this background map is missing on this computer. Load it once more; the pins stay.',
    ],
    reload: ['Bild nachladen', 'Load the picture again'],
    loading: ['Bild wird geladen', 'Loading the picture'],
  },
  fit: {
    free: [
      'Noch keine Nadel: Drücke auf einen Punkt der Hintergrundkarte und zieh ihn dorthin, wo er auf der Karte liegt.',
      'No pin yet: press on a point of the background map and drag it to where it lies on the map.',
    ],
    shifted: [
      'Eine Nadel: Die Hintergrundkarte ist verschoben. Die zweite dreht und vergrößert sie.',
      'One pin: the background map is shifted. The second turns and scales it.',
    ],
    turned: [
      'Zwei Nadeln: Die Hintergrundkarte ist gedreht und vergrößert. Die dritte gleicht verzogene Maßstäbe aus.',
      'Two pins: the background map is turned and scaled. The third evens out unequal scales.',
    ],
    fixed: [
      'Drei Nadeln: Die Hintergrundkarte sitzt.',
      'Three pins: the background map is in place.',
    ],
    line: [
      'Die drei Nadeln stecken fast auf einer Linie und halten nichts fest. Setze eine davon abseits.',
      'The three pins lie almost on one line and fix nothing. Move one of them aside.',
    ],
  },
  hint: {
    press: [
      'Punkt der Hintergrundkarte drücken und an seinen Platz ziehen',
      'Press on a point of the background map and drag it to its place',
    ],
    pull: [
      'Nadel {{number}}: loslassen, wo der Punkt hingehört (mit Strg ohne Einrasten)',
      'Pin {{number}}: let go where the point belongs (with Ctrl without snapping)',
    ],
  },
  refused: {
    nothing: ['Hier liegt keine Hintergrundkarte.', 'No background map lies here.'],
    locked: [
      'Die Hintergrundkarte ist gesperrt. Nimm die Sperre weg, um sie einzupassen.',
      'The background map is locked. Unlock it to fit it.',
    ],
    enough: [
      'Drei Nadeln halten die Hintergrundkarte schon. Ziehe an einer davon oder nimm eine heraus.',
      'Three pins hold the background map already. Drag one of them or pull one out.',
    ],
  },
  pdf: {
    title: ['Seite wählen', 'Choose a page'],
    intro_one: ['„{{file}}“ hat eine Seite.', '“{{file}}” has one page.'],
    intro_other: [
      '„{{file}}“ hat {{count}} Seiten. Eine davon wird zur Hintergrundkarte.',
      '“{{file}}” has {{count}} pages. One of them becomes the background map.',
    ],
    page: ['Seite', 'Page'],
    take: ['Seite übernehmen', 'Take this page'],
  },
  reading: ['Hintergrundkarte wird gelesen', 'Reading the background map'],
  problem: {
    'unknown-kind': [
      '„{{file}}“ ist weder PNG, JPEG, WebP noch PDF. Nichts wurde geändert; speichere die Karte in einem dieser Formate.',
      '“{{file}}” is neither PNG, JPEG, WebP nor PDF. Nothing was changed; save the map in one of these formats.',
    ],
    damaged: [
      '„{{file}}“ ist beschädigt oder gesperrt und lässt sich nicht lesen. Nichts wurde geändert; scanne oder speichere das Blatt noch einmal.',
      '“{{file}}” is damaged or locked and cannot be read. Nothing was changed; scan or save the sheet once more.',
    ],
    'too-many-pixels': [
      '„{{file}}“ misst {{width}} × {{height}} Punkte, mehr als {{most}} auf einer Seite. Nichts wurde geändert; verkleinere das Bild.',
      '“{{file}}” measures {{width}} × {{height}} pixels, more than {{most}} on one side. Nothing was changed; make the picture smaller.',
    ],
    'too-many-bytes': [
      '„{{file}}“ ist größer als {{most}} MB. Nichts wurde geändert; verkleinere das Bild.',
      '“{{file}}” is larger than {{most}} MB. Nothing was changed; make the picture smaller.',
    ],
    'no-page': [
      'Seite {{page}} von „{{file}}“ lässt sich nicht zeichnen. Nichts wurde geändert; speichere sie als Bild.',
      'Page {{page}} of “{{file}}” cannot be drawn. Nothing was changed; save it as a picture.',
    ],
    gone: [
      'Die gewählte Datei ließ sich nicht lesen. Nichts wurde geändert; sieh nach, ob sie noch da ist.',
      'The chosen file could not be read. Nothing was changed; see whether it is still there.',
    ],
    unstored: [
      '„{{file}}“ ließ sich nicht ablegen. Nichts wurde geändert; schaffe Platz auf dem Rechner und versuche es noch einmal.',
      '“{{file}}” could not be stored. Nothing was changed; make room on the computer and try again.',
    ],
    other: [
      '„{{file}}“ ist ein anderes Bild als das, zu dem die Nadeln gehören. Nichts wurde geändert; leg es als neue Hintergrundkarte an.',
      '“{{file}}” is another picture than the one the pins belong to. Nothing was changed; add it as a new background map.',
    ],
  },
  suggest: {
    title: ['Gelände aus den Farben', 'Terrain from the colours'],
    intro: [
      'Jede Zeile ist eine Farbe, die auf der Hintergrundkarte vorkommt. Ordne ihr einmal ein Gelände zu; die Karte zeigt, was daraus wird.',
      'Each line is a colour found on the background map. Give it a terrain once; the map shows what comes of it.',
    ],
    looking: ['Felder werden angesehen', 'Looking at the fields'],
    groups: ['Farben unterscheiden', 'Tell apart colours'],
    count_one: ['1 Feld', '1 field'],
    count_other: ['{{count}} Felder', '{{count}} fields'],
    leave: ['nicht übernehmen', 'do not take over'],
    terrain: ['Gelände für Farbe {{number}}', 'Terrain for colour {{number}}'],
    onlyChosen: ['nur gewählte Felder', 'chosen fields only'],
    apply_one: ['1 Feld übernehmen', 'Take over 1 field'],
    apply_other: ['{{count}} Felder übernehmen', 'Take over {{count}} fields'],
    nothing: [
      'Die Hintergrundkarte bedeckt kein Feld ganz. Passe sie zuerst ein.',
      'The background map covers no field completely. Fit it first.',
    ],
    failed: [
      'Die Farben von „{{name}}“ ließen sich nicht lesen. Nichts wurde geändert; versuche es noch einmal.',
      'The colours of “{{name}}” could not be read. Nothing was changed; try again.',
    ],
  },
  command: {
    add: [
      'Hintergrundkarte „{{name}}“ untergelegt',
      'Background map “{{name}}” put under the grid',
    ],
    remove: ['Hintergrundkarte „{{name}}“ entfernt', 'Background map “{{name}}” removed'],
    opacity: [
      'Deckkraft der Hintergrundkarte „{{name}}“ geändert',
      'Opacity of the background map “{{name}}” changed',
    ],
    lock: ['Hintergrundkarte „{{name}}“ gesperrt', 'Background map “{{name}}” locked'],
    unlock: ['Hintergrundkarte „{{name}}“ entsperrt', 'Background map “{{name}}” unlocked'],
    show: ['Hintergrundkarte „{{name}}“ eingeblendet', 'Background map “{{name}}” shown'],
    hide: ['Hintergrundkarte „{{name}}“ ausgeblendet', 'Background map “{{name}}” hidden'],
    pin: [
      'Hintergrundkarte „{{name}}“: Nadel {{number}} gesteckt',
      'Background map “{{name}}”: pin {{number}} set',
    ],
    pull: [
      'Hintergrundkarte „{{name}}“: Nadel {{number}} herausgezogen',
      'Background map “{{name}}”: pin {{number}} pulled out',
    ],
    pullAll: [
      'Hintergrundkarte „{{name}}“: alle Nadeln herausgezogen',
      'Background map “{{name}}”: all pins pulled out',
    ],
    suggest_one: [
      'Gelände von der Hintergrundkarte „{{name}}“ übernommen, 1 Feld',
      'Terrain taken from the background map “{{name}}”, 1 field',
    ],
    suggest_other: [
      'Gelände von der Hintergrundkarte „{{name}}“ übernommen, {{count}} Felder',
      'Terrain taken from the background map “{{name}}”, {{count}} fields',
    ],
  },
};
