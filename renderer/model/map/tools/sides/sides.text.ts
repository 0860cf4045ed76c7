import type { WordTree } from '../../../../../engine';

/** Texts for everything drawn at the sides of fields. */
export const sides: WordTree = {
  command: {
    draw: {
      river_one: ['Fluss gezeichnet: 1 Seite', 'River drawn: 1 side'],
      river_other: ['Fluss gezeichnet: {{count}} Seiten', 'River drawn: {{count}} sides'],
      canal_one: ['Kanal gezeichnet: 1 Seite', 'Canal drawn: 1 side'],
      canal_other: ['Kanal gezeichnet: {{count}} Seiten', 'Canal drawn: {{count}} sides'],
      road_one: ['Straße gebaut: 1 Schritt', 'Road built: 1 step'],
      road_other: ['Straße gebaut: {{count}} Schritte', 'Road built: {{count}} steps'],
      unnavigable_one: ['Für Schiffe gesperrt: 1 Seite', 'Closed to ships: 1 side'],
      unnavigable_other: [
        'Für Schiffe gesperrt: {{count}} Seiten',
        'Closed to ships: {{count}} sides',
      ],
      bridge: ['Brücke gebaut', 'Bridge built'],
      wall_one: ['Wall der Stärke {{value}} gebaut', 'Wall of strength {{value}} built'],
      wall_other: [
        '{{count}} Wälle der Stärke {{value}} gebaut',
        '{{count}} walls of strength {{value}} built',
      ],
      spring: ['Quelle an {{field}} gesetzt', 'Spring set at {{field}}'],
    },
    erase: {
      river_one: ['Fluss gelöscht: 1 Seite', 'River erased: 1 side'],
      river_other: ['Fluss gelöscht: {{count}} Seiten', 'River erased: {{count}} sides'],
      canal_one: ['Kanal gelöscht: 1 Seite', 'Canal erased: 1 side'],
      canal_other: ['Kanal gelöscht: {{count}} Seiten', 'Canal erased: {{count}} sides'],
      road_one: ['Straße gelöscht: 1 Schritt', 'Road erased: 1 step'],
      road_other: ['Straße gelöscht: {{count}} Schritte', 'Road erased: {{count}} steps'],
      unnavigable_one: ['Für Schiffe geöffnet: 1 Seite', 'Opened to ships: 1 side'],
      unnavigable_other: [
        'Für Schiffe geöffnet: {{count}} Seiten',
        'Opened to ships: {{count}} sides',
      ],
      bridge: ['Brücke gelöscht', 'Bridge erased'],
      wall_one: ['Wall abgetragen', 'Wall pulled down'],
      wall_other: ['{{count}} Wälle abgetragen', '{{count}} walls pulled down'],
      spring: ['Quelle an {{field}} gelöscht', 'Spring erased at {{field}}'],
    },
  },
  hint: {
    draw: {
      river_zero: ['Hier fließt der Fluss schon', 'The river flows here already'],
      river_one: ['Fluss: 1 Seite', 'River: 1 side'],
      river_other: ['Fluss: {{count}} Seiten', 'River: {{count}} sides'],
      canal_zero: ['Hier liegt der Kanal schon', 'The canal lies here already'],
      canal_one: ['Kanal: 1 Seite', 'Canal: 1 side'],
      canal_other: ['Kanal: {{count}} Seiten', 'Canal: {{count}} sides'],
      road_zero: ['Hier führt die Straße schon', 'The road leads here already'],
      road_one: ['Straße: 1 Schritt', 'Road: 1 step'],
      road_other: ['Straße: {{count}} Schritte', 'Road: {{count}} steps'],
      unnavigable_zero: ['Hier ist nichts zu sperren', 'There is nothing to close here'],
      unnavigable_one: ['Für Schiffe sperren: 1 Seite', 'Close to ships: 1 side'],
      unnavigable_other: [
        'Für Schiffe sperren: {{count}} Seiten',
        'Close to ships: {{count}} sides',
      ],
      wall: [
        'Wall der Stärke {{value}}: {{field}} verteidigt sich gegen {{beyond}}',
        'Wall of strength {{value}}: {{field}} defends itself against {{beyond}}',
      ],
      harbour: [
        'Hafen von {{name}} an dieser Seite öffnen',
        'Open a harbour of {{name}} at this side',
      ],
    },
    erase: {
      river_zero: ['Hier fließt kein Fluss', 'No river flows here'],
      river_one: ['Fluss löschen: 1 Seite', 'Erase river: 1 side'],
      river_other: ['Fluss löschen: {{count}} Seiten', 'Erase river: {{count}} sides'],
      canal_zero: ['Hier liegt kein Kanal', 'No canal lies here'],
      canal_one: ['Kanal löschen: 1 Seite', 'Erase canal: 1 side'],
      canal_other: ['Kanal löschen: {{count}} Seiten', 'Erase canal: {{count}} sides'],
      road_zero: ['Hier führt keine Straße', 'No road leads here'],
      road_one: ['Straße löschen: 1 Schritt', 'Erase road: 1 step'],
      road_other: ['Straße löschen: {{count}} Schritte', 'Erase road: {{count}} steps'],
      unnavigable_zero: ['Hier ist nichts gesperrt', 'Nothing is closed here'],
      unnavigable_one: ['Für Schiffe öffnen: 1 Seite', 'Open to ships: 1 side'],
      unnavigable_other: ['Für Schiffe öffnen: {{count}} Seiten', 'Open to ships: {{count}} sides'],
      wall: [
        'Wall von {{field}} gegen {{beyond}} abtragen, Stärke {{value}}',
        'Pull down the wall of {{field}} against {{beyond}}, strength {{value}}',
      ],
      harbour: [
        'Hafen von {{name}} an dieser Seite schließen',
        'Close the harbour of {{name}} at this side',
      ],
    },
  },
  noWay: {
    river: [
      'Dorthin führt keine Kante mit Land: zwischen zwei Wasserfeldern fließt kein Fluss. Ziele auf eine Ecke an Land.',
      'No side with land leads there: between two water fields no river flows. Aim at a corner on land.',
    ],
    canal: [
      'Dorthin führt keine Kante mit Land: zwischen zwei Wasserfeldern liegt kein Kanal. Ziele auf eine Ecke an Land.',
      'No side with land leads there: between two water fields no canal lies. Aim at a corner on land.',
    ],
    unnavigable: [
      'Dorthin führt keine Kante. Ziele auf eine Ecke an einem Fluss oder Kanal.',
      'No side leads there. Aim at a corner of a river or canal.',
    ],
    road: [
      'Dorthin führt auf dieser Karte kein Weg von Feld zu Feld. Ziele auf ein Feld, das zusammenhängt.',
      'On this map no way leads there from field to field. Aim at a field that is connected.',
    ],
  },
  there: {
    bridge: [
      'An {{side}} steht schon eine Brücke; eine zweite gibt es nicht. Mit Strg wird sie gelöscht.',
      'A bridge stands at {{side}} already; there is no second one. Ctrl erases it.',
    ],
    spring: [
      'An dieser Ecke von {{field}} liegt schon eine Quelle. Mit Strg wird sie gelöscht.',
      'A spring lies at this corner of {{field}} already. Ctrl erases it.',
    ],
    wall: [
      'Hinter dieser Seite von {{field}} steht schon ein Wall der Stärke {{value}}. Mit Strg wird er abgetragen.',
      'A wall of strength {{value}} stands behind this side of {{field}} already. Ctrl pulls it down.',
    ],
  },
  notThere: {
    bridge: [
      'An {{side}} steht keine Brücke, die zu löschen wäre.',
      'There is no bridge at {{side}} to be erased.',
    ],
    spring: [
      'An dieser Ecke von {{field}} liegt keine Quelle, die zu löschen wäre.',
      'There is no spring at this corner of {{field}} to be erased.',
    ],
    harbour: [
      'An {{side}} ist kein Hafen, der zu schließen wäre.',
      'There is no harbour at {{side}} to be closed.',
    ],
    wall: [
      'Hinter dieser Seite von {{field}} steht kein Wall, der abzutragen wäre.',
      'There is no wall behind this side of {{field}} to be pulled down.',
    ],
  },
  noSettlement: [
    'Ein Hafen gehört zu einer Ansiedlung, und in {{field}} steht keine. Setze zuerst eine Ansiedlung.',
    'A harbour belongs to a settlement, and none stands in {{field}}. Place a settlement first.',
  ],
  objection: {
    title: ['Die Regeln sprechen dagegen', 'The rules object'],
    intro: [
      'Du entscheidest: die Regel gilt für die Spieler, die Karte ist deine.',
      'It is for you to decide: the rule is for the players, the map is yours.',
    ],
    insist: ['Trotzdem bauen', 'Build it anyway'],
    lawful: ['Nur Erlaubtes bauen', 'Only what the rules allow'],
    bridged: ['Mit Brücke bauen', 'Build it with a bridge'],
    leave: ['Nicht bauen', 'Don’t build'],
    times: ['{{count}}-mal auf diesem Weg', '{{count}} times on this way'],
  },
  options: {
    title: ['Zeichnen oder löschen', 'Draw or erase'],
    draw: ['Zeichnen', 'Draw'],
    erase: ['Löschen', 'Erase'],
    bar: ['Sperren', 'Close'],
    barHint: [
      'Fahre Flüsse und Kanäle entlang, die kein Schiff trägt. Mit Strg werden sie wieder frei.',
      'Go along rivers and canals that carry no ship. With Ctrl they are opened again.',
    ],
    note: ['Strg oder X', 'Ctrl or X'],
    toggle: ['Zeichnen oder löschen umschalten', 'Switch between drawing and erasing'],
    strength: ['Stärke des Walls', 'Strength of the wall'],
    strengthHint: [
      'Bauwert; die Regeln verlangen mindestens 5.',
      'Building value; the rules ask for at least 5.',
    ],
    wallHint: [
      'Der Wall steht in dem Feld, in dem der Zeiger ist, und wendet sich nach außen.',
      'The wall stands in the field the pointer is in and faces outwards.',
    ],
  },
};
