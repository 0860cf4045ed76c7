import { newParty, newPerson, type Party, type Person } from '../../../engine';
import type { Nation } from '../../../engine/systems/moerderspiel/rules/catalogue';

/** A nation of the example: its colour, who writes for it, its capital, what it can do and what it has been through. */
interface Drawn {
  readonly key: string;
  readonly name: string;
  /** Index in the palette. */
  readonly colour: number;
  /** The name under which its player writes in the forum. */
  readonly nick: string;
  readonly capital: string;
  readonly abilities: Nation['abilities'];
  readonly techniques?: Nation['techniques'];
  readonly isEvil?: true;
  readonly garrison: number;
  readonly baseMorale: number;
  readonly next: number;
}

const DRAWN: readonly Drawn[] = [
  {
    key: 'gelb',
    name: 'Gelb',
    colour: 8,
    nick: 'Käsekuchen',
    capital: 'E6',
    abilities: ['builder', 'scouting'],
    garrison: 500,
    baseMorale: 2,
    next: 3,
  },
  {
    key: 'orange',
    name: 'Orange',
    colour: 4,
    nick: 'Dosenpfand',
    capital: 'H10',
    abilities: ['demoralise', 'secret_techniques', 'false_flag'],
    techniques: ['first_strike', 'hunter'],
    isEvil: true,
    garrison: 400,
    baseMorale: 2,
    next: 3,
  },
  {
    key: 'rot',
    name: 'Rot',
    colour: 0,
    nick: 'Zwiebelritter',
    capital: 'C10',
    abilities: ['trapper', 'track'],
    garrison: 400,
    baseMorale: 2,
    next: 3,
  },
  {
    key: 'gruen',
    name: 'Grün',
    colour: 5,
    nick: 'Nachteule',
    capital: 'E14',
    abilities: ['innocence', 'omnipresence'],
    garrison: 300,
    baseMorale: 2,
    next: 4,
  },
  {
    key: 'blau',
    name: 'Blau',
    colour: 2,
    nick: 'Teelöffel',
    capital: 'I3',
    abilities: ['false_orders', 'deception'],
    garrison: 500,
    baseMorale: 2,
    next: 3,
  },
  {
    key: 'violett',
    name: 'Violett',
    colour: 3,
    nick: 'Pixelzähler',
    capital: 'J14',
    abilities: ['lure', 'camouflage', 'barbarians'],
    isEvil: true,
    garrison: 500,
    baseMorale: 2,
    next: 3,
  },
  {
    key: 'braun',
    name: 'Braun',
    colour: 10,
    nick: 'Schnitzelwirt',
    capital: 'L6',
    abilities: ['blockade', 'retaliation'],
    garrison: 500,
    baseMorale: 2,
    next: 3,
  },
  {
    key: 'weiss',
    name: 'Weiß',
    colour: 9,
    nick: 'Frau Holle',
    capital: 'M11',
    abilities: ['allrounder'],
    techniques: ['rooted', 'thick_skin'],
    garrison: 300,
    baseMorale: 2,
    next: 3,
  },
];

/** The nations as they truly are at the beginning of the second round of day 4. */
export const nations: readonly Nation[] = DRAWN.map((one) => ({
  key: one.key,
  isEvil: one.isEvil ?? false,
  abilities: one.abilities,
  techniques: one.techniques ?? [],
  choice: null,
  baseMorale: one.baseMorale,
  capital: one.capital,
  hasCapital: true,
  losses: 0,
  garrison: { strength: one.garrison, morale: 5 },
  // Three voted against Braun on day 3, two against Orange.
  sanctions:
    one.key === 'braun'
      ? [
          { kind: 'light', from: 7, to: 8 },
          { kind: 'heavy', from: 7, to: 8 },
        ]
      : one.key === 'orange'
        ? [{ kind: 'light', from: 7, to: 8 }]
        : [],
  raisedIn: 0,
  steadfast: one.key === 'braun' ? { from: 7, to: 8 } : null,
  next: one.next,
  eliminated: null,
}));

export const parties: readonly Party[] = DRAWN.map(({ key, name, colour, nick, capital }) =>
  newParty({ key, name, colour, ruler: nick, seat: capital }),
);

/** The players behind the nations under their forum names; addresses lead nowhere. */
export const people: readonly Person[] = DRAWN.map(({ key, nick }) =>
  newPerson(`p-${key}`, nick, {
    email: `${key}@spieler.example`,
    mode: 'open',
    channel: 'email',
    roles: [{ party: key, kind: 'contact' }],
  }),
);
