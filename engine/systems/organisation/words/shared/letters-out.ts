import type { WordTree } from '../../../../kernel';

/** Turn reports, newsletter and print. */
export const SHARED_DELIVERY: WordTree = {
  delivery: {
    'rail.next': ['Nächste Organisation', 'Next organisation'],
    'rail.previous': ['Vorige Organisation', 'Previous organisation'],
    'outbox.byMonth': ['nach Phasen', 'by phase'],
  },
  turnReport: {
    title: ['Auswertung, {{month}}', 'Turn report, {{month}}'],
    next: ['Als Nächstes: {{month}}', 'Next: {{month}}'],
    nextDeadline: [
      'Als Nächstes: {{month}}, Einsendung bis {{date}}',
      'Next: {{month}}, to be sent by {{date}}',
    ],
    'heading.treasury': ['Geld und Abschluss', 'Money and closing'],
    'column.gold': ['Geld', 'Money'],
    'summary.neutral.treasury': [
      'In ‹deinen|Ihren› Kassen liegen nun {{gold.nom}}.',
      'Your purses now hold {{gold.nom}}.',
    ],
    'summary.neutral.quiet': ['Die Phase verlief ruhig.', 'The phase passed quietly.'],
    'summary.inCharacter.treasury': [
      'In Euren Kassen liegen nun {{gold.nom}}.',
      'In your purses there now lie {{gold.nom}}.',
    ],
    'summary.inCharacter.quiet': ['Die Phase ging still vorüber.', 'The phase went by in silence.'],
    'treasury.after': ['Geld am Ende', 'Money at the end'],
    'treasury.before': ['Geld zu Beginn', 'Money at the beginning'],
    'treasury.storage': [
      'Das Geld liegt in diesen Regionen: {{places}}.',
      'The money lies in these regions: {{places}}.',
    ],
  },
  leaks: {
    'kind.party': ['Unbekannte Organisation', 'Unknown organisation'],
    'kind.gold': ['Fremdes Geld', 'Money of others'],
  },
  news: {
    'first.title': ['Rundbrief', 'The Circular'],
    'edition.text': [
      'Von Phase {turn} an gilt die Hausregel „{name}“.',
      'From phase {turn} on the house rule “{name}” is in force.',
    ],
    'print.foot': [
      '{{title}} erscheint zu jeder Phase und geht an alle Spieler.',
      '{{title}} appears with every phase and goes to all players.',
    ],
    turn: ['Ausgabe zur Phase', 'Issue of phase'],
  },
  print: {
    'group.month': ['Aus der Phase', 'Of the phase'],
    'noRealm.text': [
      'Gedruckt wird immer für eine Organisation. Lege unter „Register“ eine an.',
      'Printing is always for an organisation. Add one under “Records”.',
    ],
  },
};
