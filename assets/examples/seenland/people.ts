import type { Person } from '../../../engine';

/** Players by the organisation they lead: the names of the example are those of their parts. */
const players: readonly (readonly [party: string, name: string])[] = [
  ['kontor', 'Spielerin des Kontors'],
  ['orden', 'Spieler des Ordens'],
  ['waldbund', 'Spielerin des Waldbunds'],
  ['zirkel', 'Spieler des Zirkels'],
];

/** The people behind the organisations of the example; addresses lead nowhere. */
export const people: readonly Person[] = players.map(([party, name], index) => ({
  id: `p-${party}`,
  name,
  address: `Uferweg ${String(index + 1)}, 00000 Musterstadt`,
  email: `${party}@spieler.example`,
  phone: '',
  born: null,
  isMember: true,
  paidUntil: null,
  mode: index % 2 === 0 ? 'open' : 'secret',
  channel: index === 3 ? 'letter' : 'email',
  roles: [{ party, kind: 'contact' }],
  account: [],
}));
