import type { Table } from '../../../kernel';

/** Losses of a combat, by the difference of the powers (TM-5-08). */
export const LOSS_TABLE: Table = {
  id: 'moerderspiel.loss',
  clause: 'TM-5-08',
  rows: ['loss_0', 'loss_300', 'loss_600', 'loss_900'],
  columns: ['winner', 'loser'],
  cells: {
    loss_0: { winner: 200, loser: 200 },
    loss_300: { winner: 100, loser: 300 },
    loss_600: { winner: 0, loser: 400 },
    loss_900: { winner: 0, loser: 500 },
  },
  words: {
    name: ['Verluste im Kampf', 'Losses in combat'],
    label: ['Abstand {{row}}: {{column}}', 'difference {{row}}: {{column}}'],
    rows: {
      loss_0: ['0 bis 200', '0 to 200'],
      loss_300: ['300 bis 500', '300 to 500'],
      loss_600: ['600 bis 800', '600 to 800'],
      loss_900: ['ab 900', 'from 900'],
    },
    columns: { winner: ['Sieger', 'winner'], loser: ['Verlierer', 'loser'] },
  },
};
