import type { WordTree } from '../../../../engine';

/** Texts of the board of regions. */
export const regions: WordTree = {
  palette: ['Region', 'Region'],
  newName: ['Region {{number}}', 'Region {{number}}'],
  newLook: ['Aussehen neuer Regionen', 'Look of new regions'],
  tool: {
    select: ['Auswählen', 'Select'],
    order: ['Befehl', 'Order'],
    draw: ['Freie Form', 'Free shape'],
    cells: ['Aus Waben', 'From hexes'],
    connect: ['Verbinden', 'Connect'],
    move: ['Verschieben', 'Move'],
    picture: ['Hintergrundbild', 'Background picture'],
  },
  hint: {
    select: [
      'Region anklicken; ziehen bewegt die Karte. Pfeile wählen, Bild auf und ab der Reihe nach, Enter schreibt den Namen.',
      'Click a region; dragging moves the map. Arrows choose, Page Up and Page Down one after the other, Enter writes the name.',
    ],
    order: [
      'Von der Region, aus der gehandelt wird, in die Zielregion ziehen; losgelassen öffnet sich der Befehl. Mit Tasten: Enter, Pfeile, Enter.',
      'Drag from the region that acts to the one it acts on; releasing opens the order. With keys: Enter, arrows, Enter.',
    ],
    draw: [
      'Ecke um Ecke klicken, Doppelklick oder Enter schließt. An fremden Ecken folgt die Linie der Grenze, mit Umschalt bleibt sie gerade.',
      'Click corner by corner, double click or Enter closes. Between corners of another region the line follows its border, with Shift it stays straight.',
    ],
    cells: [
      'Waben malen: Die gewählte Region wächst, mit Umschalt schrumpft sie. Ohne Wahl entsteht eine neue.',
      'Paint hexes: the chosen region grows, with Shift it shrinks. With none chosen a new one begins.',
    ],
    connect: [
      'Zwei Regionen nacheinander anklicken oder von einer zur anderen ziehen: Das verbindet oder trennt sie.',
      'Click two regions one after the other or drag from one to the other: this links or unlinks them.',
    ],
    move: [
      'Ecken und Namen ziehen. Eine Seite ziehen setzt eine Ecke, Doppelklick oder Entf nimmt sie weg.',
      'Drag corners and names. Dragging a side sets a corner, double click or Delete takes one away.',
    ],
    picture: [
      'Einen Punkt des Bildes dorthin ziehen, wo er liegt, oder einen Rahmen aufziehen.',
      'Drag a point of the picture to where it lies, or draw a frame.',
    ],
  },
  cells: {
    width: ['Breite einer Wabe', 'Width of a hex'],
    another: ['Nächste Region beginnen', 'Begin the next region'],
  },
  picture: { frame: ['in einen Rahmen einpassen', 'fit into a frame'] },
  layers: {
    signs: ['Zeichen des Geländes', 'Signs of the ground'],
    links: ['Wege zwischen Nachbarn', 'Ways between neighbours'],
    presence: ['Wer wo ist', 'Who is where'],
  },
  list: { title: ['Regionen', 'Regions'] },
  tint: {
    plain: ['Ebene', 'Plain'],
    forest: ['Wald', 'Forest'],
    hill: ['Hügel', 'Hills'],
    mountain: ['Gebirge', 'Mountains'],
    marsh: ['Sumpf', 'Marsh'],
    coast: ['Küste', 'Coast'],
    lake: ['Seen', 'Lakes'],
    steppe: ['Steppe', 'Steppe'],
    desert: ['Wüste', 'Desert'],
    town: ['Stadt', 'Town'],
  },
  sheet: {
    label: ['Blatt der Region', 'Sheet of the region'],
    area: ['Fläche {{area}}', 'area {{area}}'],
    name: ['Name', 'Name'],
    key: ['Kurzname für Befehle', 'Short name for orders'],
    keyFixed: [
      'Fest, solange jemand in der Region steht.',
      'Fixed as long as somebody is in the region.',
    ],
    tint: ['Aussehen', 'Look'],
    standard: ['üblich {{value}}', 'usually {{value}}'],
    note: ['Nur für die Spielleitung', 'For the GM alone'],
    noteHint: ['Kommt in keine Auswertung.', 'Never shown to players.'],
  },
  neighbours: {
    title: ['Nachbarn', 'Neighbours'],
    none: [
      'Keine Nachbarn: Von hier führt kein Weg weiter.',
      'No neighbours: no way leads on from here.',
    ],
    reach_one: ['Erreichbar: 1 Region.', 'Can be reached: 1 region.'],
    reach_other: ['Erreichbar: {{count}} Regionen.', 'Can be reached: {{count}} regions.'],
    part: ['{{name}} nicht mehr Nachbar', '{{name}} no longer a neighbour'],
    add: ['Nachbar hinzufügen', 'Add a neighbour'],
    choose: ['Region wählen', 'Choose a region'],
    touching_one: ['1 angrenzende verbinden', 'Connect 1 that borders'],
    touching_other: ['{{count}} angrenzende verbinden', 'Connect {{count}} that border'],
  },
  presence: {
    title: ['Wer hier ist', 'Who is here'],
    all: ['Auf der ganzen Karte', 'On the whole map'],
    nobody: ['Niemand ist hier.', 'Nobody is here.'],
    population: ['Bev.', 'Pop.'],
    unrest: ['Aufr.', 'Unr.'],
    holdings: ['Vorz.', 'Adv.'],
    money: ['Geld', 'Money'],
    seat: ['Sitz', 'Seat'],
  },
  acts: {
    merge: ['Mit Nachbar vereinen', 'Merge with a neighbour'],
    remove: ['Region entfernen', 'Remove the region'],
    standing: [
      'Entfernt wird sie erst, wenn niemand mehr hier ist: {{parties}}.',
      'It can be removed once nobody is here any more: {{parties}}.',
    ],
  },
  overview: {
    regions_one: ['1 Region', '1 region'],
    regions_other: ['{{count}} Regionen', '{{count}} regions'],
    borders_one: ['1 Nachbarschaft', '1 pair of neighbours'],
    borders_other: ['{{count}} Nachbarschaften', '{{count}} pairs of neighbours'],
    empty: [
      'Noch keine Region. Nimm links ein Werkzeug.',
      'No region yet. Take a tool on the left.',
    ],
    hint: ['Wähle eine Region, um ihre Details zu sehen.', 'Choose a region to see its sheet.'],
  },
  remark: {
    'too-small': ['{{name}} hat keine Fläche.', '{{name}} has no area.'],
    crossing: [
      'Der Umriss von {{name}} schneidet sich selbst.',
      'The outline of {{name}} crosses itself.',
    ],
    overlap: [
      '{{name}} und {{other}} liegen übereinander.',
      '{{name}} and {{other}} lie over each other.',
    ],
    'label-outside': [
      'Der Name von {{name}} steht außerhalb der Region.',
      'The name of {{name}} stands outside of the region.',
    ],
    alone: ['{{name}} hat keine Nachbarn.', '{{name}} has no neighbours.'],
    'cut-off': [
      'Von {{other}} führt kein Weg nach {{name}}.',
      'No way leads from {{other}} to {{name}}.',
    ],
  },
  status: {
    none: ['Keine Region gewählt', 'No region chosen'],
    neighbour: ['Nachbar von {{name}}', 'neighbour of {{name}}'],
    steps_one: ['1 Schritt von {{name}}', '1 step from {{name}}'],
    steps_other: ['{{count}} Schritte von {{name}}', '{{count}} steps from {{name}}'],
    noWay: ['kein Weg von {{name}}', 'no way from {{name}}'],
  },
  say: {
    region: ['{{name}}, {{tint}}.', '{{name}}, {{tint}}.'],
    neighbours: ['Nachbarn: {{names}}.', 'Neighbours: {{names}}.'],
    parties: ['Hier: {{names}}.', 'Here: {{names}}.'],
  },
  legend: {
    grounds: ['Gelände', 'Ground'],
    parties: ['Wappen', 'Arms'],
    signs: ['Zeichen', 'Signs'],
    sign: {
      population: ['Bevölkerung', 'Population'],
      unrest: ['Aufruhr', 'Unrest'],
      holdings: ['Vorzüge', 'Advantages'],
      money: ['Geld', 'Money'],
      seat: ['Sitz', 'Seat'],
    },
  },
  refused: {
    few: [
      'Drei Ecken braucht eine Region. Nichts wurde geändert.',
      'A region needs three corners. Nothing was changed.',
    ],
    'not-there': [
      'Diese Region gibt es nicht mehr. Nichts wurde geändert.',
      'This region is no longer there. Nothing was changed.',
    ],
    'key-taken': [
      'Diesen Kurznamen hat schon {{name}}. Nichts wurde geändert; wähl einen anderen.',
      '{{name}} has this short name already. Nothing was changed; choose another one.',
    ],
    'bad-key': [
      'Ein Kurzname besteht aus kleinen Buchstaben a–z, Ziffern und Bindestrich. Nichts wurde geändert.',
      'A short name is made of lower-case letters a–z, digits and hyphens. Nothing was changed.',
    ],
    'bad-name': [
      'Ein Name hat 1 bis {{most}} Zeichen. Nichts wurde geändert.',
      'A name has 1 to {{most}} characters. Nothing was changed.',
    ],
    'bad-figure': [
      'Hier steht eine ganze Zahl. Nichts wurde geändert.',
      'A whole number stands here. Nothing was changed.',
    ],
    loop: ['Eine Region ist nicht ihr eigener Nachbar.', 'A region is not its own neighbour.'],
    'too-small': [
      'So bliebe von einer Region nichts übrig. Nichts wurde geändert.',
      'Nothing would be left of a region. Nothing was changed.',
    ],
    crossing: [
      'Der Umriss würde sich selbst schneiden. Nichts wurde geändert; leg die Ecke anders.',
      'The outline would cross itself. Nothing was changed; put the corner elsewhere.',
    ],
    apart: [
      '{{name}} und {{other}} haben keine gemeinsame Grenzlinie. Nichts wurde geändert.',
      '{{name}} and {{other}} share no line of a border. Nothing was changed.',
    ],
    'not-of-cells': [
      '{{name}} besteht nicht aus Waben dieser Breite. Nichts wurde geändert; nimm die Breite, mit der sie gezeichnet wurde, oder verschieb ihre Ecken.',
      '{{name}} is not made of hexes of this width. Nothing was changed; take the width it was drawn with, or move its corners.',
    ],
    noPicture: [
      'Kein Bild ist zu sehen, das sich einpassen lässt.',
      'No picture is in sight that can be fitted.',
    ],
    smallFrame: ['Ziehe den Rahmen größer auf.', 'Draw a larger frame.'],
  },
  command: {
    add: ['{{name}} gezeichnet', '{{name}} drawn'],
    paint_one: ['{{name}} um 1 Wabe erweitert', '{{name}} grown by 1 hex'],
    paint_other: ['{{name}} um {{count}} Waben erweitert', '{{name}} grown by {{count}} hexes'],
    erase_one: ['1 Wabe von {{name}} weggenommen', '1 hex taken from {{name}}'],
    erase_other: [
      '{{count}} Waben von {{name}} weggenommen',
      '{{count}} hexes taken from {{name}}',
    ],
    connect: [
      '{{name}} und {{other}} zu Nachbarn gemacht',
      '{{name}} and {{other}} made neighbours',
    ],
    part: [
      'Nachbarschaft von {{name}} und {{other}} aufgehoben',
      '{{name}} and {{other}} no longer neighbours',
    ],
    touching: [
      '{{name}} mit angrenzenden Regionen verbunden',
      '{{name}} connected with the regions that border it',
    ],
    corner: ['Grenze verschoben', 'Border moved'],
    removeCorner: ['Ecke einer Grenze weggenommen', 'Corner of a border taken away'],
    label: ['Namen von {{name}} verschoben', 'Name of {{name}} moved'],
    rename: ['{{name}} in {{to}} umbenannt', '{{name}} renamed {{to}}'],
    rekey: ['Kurzname von {{name}} ist jetzt {{to}}', 'Short name of {{name}} is now {{to}}'],
    tint: ['Aussehen von {{name}} geändert', 'Look of {{name}} changed'],
    figure: ['{{name}}: {{what}} geändert', '{{name}}: {{what}} changed'],
    note: ['Notiz zu {{name}} geschrieben', 'Note on {{name}} written'],
    merge: ['{{other}} mit {{name}} vereint', '{{other}} merged with {{name}}'],
    remove: ['{{name}} entfernt', '{{name}} removed'],
    frame: [
      'Hintergrundkarte „{{name}}“ in einen Rahmen eingepasst',
      'Background map “{{name}}” fitted into a frame',
    ],
  },
  empty: {
    title: ['Noch ist die Karte leer', 'The map is still empty'],
    text: [
      'Zeichne Regionen als freie Formen oder male sie aus Waben. Was aneinander grenzt, wird von selbst zu Nachbarn. Eine gescannte Karte darunter hilft beim Nachzeichnen.',
      'Draw regions as free shapes or paint them from hexes. What borders on each other becomes neighbours by itself. A scanned map below helps to trace one.',
    ],
    draw: ['Freie Form zeichnen', 'Draw a free shape'],
    cells: ['Aus Waben malen', 'Paint from hexes'],
    picture: ['Bild unterlegen', 'Lay a picture below'],
  },
};
