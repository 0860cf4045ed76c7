import type { readable as german } from '../de/readable';
import type { SameShape } from '../shape';

/** Words of the tables for people that lie in every campaign file. */
export const readable: SameShape<typeof german> = {
  file: { ledger: 'ledger', parties: 'parties', turns: 'turns' },
  ledger: {
    turn: 'Turn',
    date: 'When',
    cause: 'What for',
    place: 'Place',
    amount: 'Amount in {{sign}}',
    balance: 'Balance in {{sign}}',
    reason: 'Reason',
    who: 'Booked by',
  },
  who: { gm: 'Game master', rules: 'Run of the turn', book: 'Brought level with the treasury' },
  party: {
    key: 'Key',
    name: 'Name',
    kind: 'Kind',
    ruler: 'Ruler',
    seat: 'Seat',
    treasury: 'Treasury in {{sign}}',
    file: 'Ledger',
  },
  kind: { realm: 'Realm', organisation: 'Organisation', single: 'Wanderer' },
  turn: {
    turn: 'Turn',
    date: 'When',
    applied: 'Applied at',
    letters: 'Letters',
    fights: 'Fights',
    corrected: 'Corrected afterwards',
  },
};
