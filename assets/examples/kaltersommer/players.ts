import { newParty, newPerson, type Party, type Person } from '../../../engine';

/** A player of the example: his colour on the board, and who writes for it. Nobody of them exists. */
const DRAWN = [
  ['rot', 'Rot', 0, 'Uwe Brandis'],
  ['blau', 'Blau', 2, 'Annegret Lühr'],
  ['gruen', 'Grün', 5, 'Matthes Holm'],
  ['gelb', 'Gelb', 8, 'Resi Aschauer'],
  ['violett', 'Violett', 3, 'Jo Petersen'],
] as const;

export const parties: readonly Party[] = DRAWN.map(([key, name, colour, ruler]) =>
  newParty({ key, name, colour, ruler }),
);

/** Addresses lead nowhere. */
export const people: readonly Person[] = DRAWN.map(([key, , , name]) =>
  newPerson(`p-${key}`, name, {
    email: `${key}@spieler.example`,
    mode: 'open',
    channel: 'email',
    roles: [{ party: key, kind: 'contact' }],
  }),
);
