import { tableOfRows } from '../../../kernel';

/** What a combat costs, by the difference of the powers (TM-5-08). */
export const LOSS_TABLE = tableOfRows(
  { id: 'moerderspiel.loss', clause: 'TM-5-08' },
  ['Verluste im Kampf', 'Losses in combat'],
  { winner: ['Sieger', 'winner'], loser: ['Verlierer', 'loser'] },
  {
    loss_0: [['0 bis 200', '0 to 200'], 200, 200],
    loss_300: [['300 bis 500', '300 to 500'], 100, 300],
    loss_600: [['600 bis 800', '600 to 800'], 0, 400],
    loss_900: [['ab 900', 'from 900'], 0, 500],
  },
  ['Abstand {{row}}: {{column}}', 'difference {{row}}: {{column}}'],
);
