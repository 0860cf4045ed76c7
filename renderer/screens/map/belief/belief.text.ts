import type { WordTree } from '../../../../engine';

/** What a realm believes, and what of it is not true. */
export const belief: WordTree = {
  title: ['Wissen des Reichs', 'What the realm knows'],
  tab: ['Wissen', 'Knowledge'],
  of: ['Wissen: {{name}}', 'Knowledge of {{name}}'],
  open: ['Was {{name}} glaubt, und was wahr ist', 'What {{name}} believes, and what is true'],
  close: ['Die Wahrheit wieder verbergen', 'Hide the truth again'],
  readOnly: [
    'Diese Kampagne ist in einem anderen Fenster offen; hier lässt sich das Wissen ansehen, dort ändern.',
    'This campaign is open in another window; here you can look at what is known, there you can change it.',
  ],
  unknownParty: ['unbekannt', 'unknown'],
  none: ['keine', 'none'],
  mixed: ['verschieden', 'differing'],
  firm: ['steht fest', 'stands firm'],
  since: ['Zug {{turn}}', 'turn {{turn}}'],
  settlementOf: ['{{type}} {{name}} ({{owner}})', '{{type}} {{name}} ({{owner}})'],
  sighted: ['{{owner}}: {{kind}}, {{size}}', '{{owner}}: {{kind}}, {{size}}'],
  level: {
    0: ['nichts', 'nothing'],
    1: ['Gelände, seit Zug {{turn}}', 'terrain, since turn {{turn}}'],
    2: ['Einzelheiten, seit Zug {{turn}}', 'details, since turn {{turn}}'],
  },
  source: {
    start: ['von Anfang an', 'from the beginning'],
    territory: ['eigenes Land', 'own land'],
    unit: ['Einheit {{number}}', 'unit {{number}}'],
    gm: ['Hörensagen', 'hearsay'],
  },
  facts: {
    label: ['Geglaubtes und Wahres', 'Beliefs and truth'],
    level: ['Kenntnis', 'Known'],
    source: ['Quelle', 'Source'],
    believed: ['glaubt', 'believes'],
    truth: ['wahr', 'true'],
    wrong: ['falsch', 'wrong'],
    unknown: ['unbekannt', 'unknown'],
  },
  deceive: {
    title: ['Wissen ändern', 'Change what it believes'],
    label: ['Was das Reich glauben soll', 'What the realm shall believe'],
    firm: ['Gilt trotz Augenschein', 'Holds against its own eyes'],
    truth: ['Wahrheit mitteilen', 'Tell the truth'],
    nothing: ['Vergessen lassen', 'Make it forget'],
  },
  wrong: {
    title_one: ['1 Irrtum', '1 wrong belief'],
    title_other: ['{{count}} Irrtümer', '{{count}} wrong beliefs'],
    label: ['Irrtümer', 'Wrong beliefs'],
    none: ['Was {{name}} von der Karte weiß, stimmt.', 'What {{name}} knows of the map is true.'],
    instead: ['{{believed}} statt {{truth}}', '{{believed}}, in truth {{truth}}'],
    hidden: ['soll unbekannt bleiben', 'is to stay unknown'],
  },
  sighting: {
    title_one: ['1 Sichtung', '1 sighting'],
    title_other: ['{{count}} Sichtungen', '{{count}} sightings'],
    none: ['Keine fremde Einheit ist gesichtet.', 'No foreign unit has been sighted.'],
    where: [
      'Wähle ein einzelnes Feld, um dort eine Sichtung einzutragen.',
      'Choose a single field to enter a sighting there.',
    ],
    open: ['Sichtung in {{field}} eintragen', 'Enter a sighting in {{field}}'],
    form: ['Neue Sichtung in {{field}}', 'New sighting in {{field}}'],
    whose: ['Einheit von', 'Unit of'],
    turn: ['Wann', 'When'],
    inTurn: ['Zug {{turn}}', 'turn {{turn}}'],
    add: ['Eintragen', 'Enter'],
    remove: ['Sichtung in {{field}} streichen', 'Strike the sighting in {{field}}'],
  },
  /** Gender and number of a realm’s name, for the sentences of turn reports. */
  article: {
    label: ['Artikel', 'German article'],
    hint: [
      'Wie der Name im Satz steht; ohne Angabe nach dem Namen selbst.',
      'How the name stands in a German sentence; unless given, as the name itself has it.',
    ],
    none: ['nach dem Namen', 'as the name has it'],
    der: ['der', 'der (masculine)'],
    die: ['die (eine)', 'die (feminine)'],
    das: ['das', 'das (neuter)'],
    plural: ['die (viele)', 'die (plural)'],
  },
  command: {
    terrain_one: [
      '{{party}} glaubt in 1 Feld an anderes Gelände',
      '{{party}} believes in other terrain in 1 field',
    ],
    terrain_other: [
      '{{party}} glaubt in {{count}} Feldern an anderes Gelände',
      '{{party}} believes in other terrain in {{count}} fields',
    ],
    owner_one: [
      '{{party}} glaubt 1 Feld in anderem Besitz',
      '{{party}} believes 1 field to be in other hands',
    ],
    owner_other: [
      '{{party}} glaubt {{count}} Felder in anderem Besitz',
      '{{party}} believes {{count}} fields to be in other hands',
    ],
    settlement_one: [
      '{{party}} glaubt an eine Ansiedlung in 1 Feld',
      '{{party}} believes in a settlement in 1 field',
    ],
    settlement_other: [
      '{{party}} glaubt an Ansiedlungen in {{count}} Feldern',
      '{{party}} believes in settlements in {{count}} fields',
    ],
    noSettlement_one: [
      '{{party}} glaubt 1 Feld ohne Ansiedlung',
      '{{party}} believes 1 field to be without settlement',
    ],
    noSettlement_other: [
      '{{party}} glaubt {{count}} Felder ohne Ansiedlung',
      '{{party}} believes {{count}} fields to be without settlement',
    ],
    truth_one: [
      '{{party}} erfährt die Wahrheit über 1 Feld',
      '{{party}} learns the truth about 1 field',
    ],
    truth_other: [
      '{{party}} erfährt die Wahrheit über {{count}} Felder',
      '{{party}} learns the truth about {{count}} fields',
    ],
    nothing_one: ['{{party}} vergisst 1 Feld', '{{party}} forgets 1 field'],
    nothing_other: ['{{party}} vergisst {{count}} Felder', '{{party}} forgets {{count}} fields'],
    firm_one: [
      '{{party}} bleibt in 1 Feld bei seiner Überzeugung',
      '{{party}} stands by its belief in 1 field',
    ],
    firm_other: [
      '{{party}} bleibt in {{count}} Feldern bei seiner Überzeugung',
      '{{party}} stands by its belief in {{count}} fields',
    ],
    loose_one: [
      '{{party}} glaubt in 1 Feld wieder den eigenen Augen',
      '{{party}} trusts its own eyes again in 1 field',
    ],
    loose_other: [
      '{{party}} glaubt in {{count}} Feldern wieder den eigenen Augen',
      '{{party}} trusts its own eyes again in {{count}} fields',
    ],
    sight: [
      '{{party}} glaubt an eine Sichtung in {{place}}',
      '{{party}} believes in a sighting in {{place}}',
    ],
    unsee: [
      'Sichtung von {{party}} in {{place}} gestrichen',
      'Sighting of {{party}} in {{place}} struck',
    ],
  },
};
