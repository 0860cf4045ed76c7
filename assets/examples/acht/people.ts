import type { Person } from '../../../engine';

/** Players by the party they play: the names of the example are those of their parts. */
const players: readonly (readonly [party: string, name: string, cents: number])[] = [
  ['tha', 'Spieler von Tharos', 2000],
  ['val', 'Spielerin von Valdrun', 1500],
  ['lyr', 'Spielerin von Lyranth', 4000],
  ['okh', 'Spieler von Okhan', 250],
  ['nah', 'Spieler von Nahrim', 1000],
  ['dor', 'Spielerin von Dornach', 0],
  ['fro', 'Spielerin von Frostkap', 2000],
  ['gil', 'Spieler der Gilde', 750],
];

/** The people behind the parties of the example; addresses lead nowhere. */
export const people: readonly Person[] = players.map(([party, name, cents], index) => ({
  id: `p-${party}`,
  name,
  address: `Beispielweg ${String(index + 1)}, 00000 Musterstadt`,
  email: `${party}@spieler.example`,
  phone: '',
  born: null,
  isMember: true,
  paidUntil: 2026,
  mode: index % 3 === 0 ? 'open' : 'secret',
  channel: index % 4 === 3 ? 'letter' : 'email',
  roles: [{ party, kind: 'contact' }],
  account: cents === 0 ? [] : [{ turn: 57, cents, kind: 'deposit' }],
}));
