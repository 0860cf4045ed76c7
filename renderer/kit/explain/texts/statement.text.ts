import type { WordTree } from '../../../../engine';
import { withoutNote } from './shared';

/** Texts for derivations, questions and events: the players’ balance sheets. */
export const statement: WordTree = {
  fact: {
    treasury: {
      label: ['Alter Bestand', 'Old treasury'],
      note: ['nach den Büchern', 'by the books'],
    },
    statedTreasury: {
      label: ['Alter Bestand', 'Old treasury'],
      note: ['wie angegeben', 'as stated'],
    },
    statedUpkeep: {
      label: ['Unterhalt der angegebenen Köpfe', 'Upkeep of the stated heads'],
      note: ['{{heads}} Köpfe', '{{heads}} heads'],
    },
    statedMuster: { label: ['Rüstungen', 'Raising'], note: ['wie angegeben', 'as stated'] },
    statedMusterRow: {
      label: ['Zeile von Einheit {{unit}}', 'Row of unit {{unit}}'],
      note: ['wie angegeben', 'as stated'],
    },
    statedBuilding: {
      label: ['Neubauten', 'New structures'],
      note: ['wie angegeben', 'as stated'],
    },
    statedOther: { label: ['Sonstiges', 'Other'], note: ['wie angegeben', 'as stated'] },
  },
  rule: {
    recomputedTreasury: withoutNote('Neuer Bestand, nachgerechnet', 'New treasury, recomputed'),
    summaryRow: withoutNote('$t(balance:stated.{{row}})', '$t(balance:stated.{{row}})'),
  },
  table: {},
  question: {},
  event: {},
};
