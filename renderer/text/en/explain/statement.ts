import type { statement as german } from '../../de/explain/statement';
import type { SameShape } from '../../shape';

/** Words for derivations, questions and events: the players' balance sheets. */
export const statement: SameShape<typeof german> = {
  fact: {
    treasury: { label: 'Old treasury', note: 'by the books' },
    statedTreasury: { label: 'Old treasury', note: 'as stated' },
    statedUpkeep: { label: 'Upkeep of the stated heads', note: '{{heads}} heads' },
    statedMuster: { label: 'Raising', note: 'as stated' },
    statedMusterRow: { label: 'Row of unit {{unit}}', note: 'as stated' },
    statedBuilding: { label: 'New structures', note: 'as stated' },
    statedOther: { label: 'Other', note: 'as stated' },
  },
  rule: {
    recomputedTreasury: { label: 'New treasury, recomputed', note: '' },
    summaryRow: { label: '$t(balance:stated.{{row}})', note: '' },
  },
  table: {},
  question: {},
  event: {},
};
