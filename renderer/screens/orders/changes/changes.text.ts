import type { WordTree } from '../../../../engine';

/** Texts: what changed for a realm since the last turn. */
export const changes: WordTree = {
  title: [
    '{{party}}: was $t(noun:turn) {{turn}} geändert hat',
    '{{party}}: what $t(noun:turn) {{turn}} changed',
  ],
  hint: [
    'Der Stand von heute gegen den vor $t(noun:turn) {{turn}}; was du seitdem von Hand geändert hast, zählt mit. Nur du siehst das.',
    'Today against the state before $t(noun:turn) {{turn}}; what you changed by hand since counts, too. Only you see this.',
  ],
  unknown: [
    'Womit zu vergleichen wäre, ist nicht bekannt: Vor $t(noun:inThisTurn) ist $t(noun:noTurn) archiviert.',
    'There is nothing to compare with: $t(noun:noTurn) before this one is archived.',
  ],
  none: ['Nichts ist anders als zuvor.', 'Nothing is other than before.'],
  count_one: ['eine Veränderung', 'one change'],
  count_other: ['{{count}} Veränderungen', '{{count}} changes'],
  column: {
    what: ['Was', 'What'],
    name: ['Name', 'Name'],
    change: ['Veränderung', 'Change'],
  },
  land: ['Land', 'Land'],
  known: ['Bekanntschaft', 'Acquaintance'],
  new: ['kam dazu', 'is new'],
  gone: ['ist nicht mehr da', 'is gone'],
  field: ['{{label}} {{after}} statt {{before}}', '{{label}} {{after}} instead of {{before}}'],
  figure: [
    '{{after}} statt {{before}} ({{change}})',
    '{{after}} instead of {{before}} ({{change}})',
  ],
  won: ['gewonnen', 'won'],
  wonFrom: ['gewonnen von {{other}}', 'won from {{other}}'],
  lost: ['verloren', 'lost'],
  lostTo: ['verloren an {{other}}', 'lost to {{other}}'],
  met: ['ist nun dem Namen nach bekannt', 'is now known by name'],
  act: ['Zeigen', 'Show'],
};
