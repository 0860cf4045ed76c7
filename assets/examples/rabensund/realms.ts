import { newParty, type Party, type Person } from '../../../engine';

/** A city where the map has a place for it: near a point of the plane, counted in fields and rows. */
export type Town = readonly [name: string, x: number, row: number, where: 'port' | 'inland'];

/** A realm of the example: its colour and cities, the capital first, its purse, its espionage value in halves. */
interface Drawn {
  readonly key: string;
  readonly name: string;
  readonly ruler: string;
  readonly player: string;
  readonly colour: number;
  readonly towns: readonly Town[];
  readonly money: number;
  readonly spy: number;
}

/** Realms of eight cultures; neither they nor their players exist. */
export const DRAWN: readonly Drawn[] = [
  {
    key: 'hal',
    name: 'Halvmark',
    ruler: 'Jarl Torvald',
    player: 'Spieler von Halvmark',
    colour: 0,
    money: 640_000,
    spy: 51,
    towns: [
      ['Torsvik', 6, 14, 'port'],
      ['Hrafnsund', 11, 8, 'port'],
    ],
  },
  {
    key: 'val',
    name: 'Valmorin',
    ruler: 'Herzogin Isaut',
    player: 'Spielerin von Valmorin',
    colour: 1,
    money: 910_000,
    spy: 40,
    towns: [
      ['Beaurive', 6, 21, 'port'],
      ['Clairvent', 11, 24, 'inland'],
    ],
  },
  {
    key: 'sah',
    name: 'Sahimar',
    ruler: 'Emir Nasir',
    player: 'Spieler von Sahimar',
    colour: 2,
    money: 480_000,
    spy: 62,
    towns: [
      ['Qasr Nur', 19, 14, 'inland'],
      ['Marsa Dahab', 16, 9, 'port'],
    ],
  },
  {
    key: 'kar',
    name: 'Karzun',
    ruler: 'Khan Temir',
    player: 'Spieler von Karzun',
    colour: 3,
    money: 700_000,
    spy: 30,
    towns: [
      ['Temirkent', 29, 11, 'port'],
      ['Aksuyu', 25, 13, 'inland'],
    ],
  },
  {
    key: 'tri',
    name: 'Trivento',
    ruler: 'Dogaressa Livia',
    player: 'Spielerin von Trivento',
    colour: 4,
    money: 860_000,
    spy: 70,
    towns: [
      ['Portoferro', 30, 18, 'port'],
      ['Montebruno', 25, 18, 'inland'],
    ],
  },
  {
    key: 'dre',
    name: 'Drewanien',
    ruler: 'Fürst Bogdar',
    player: 'Spieler von Drewanien',
    colour: 5,
    money: 520_000,
    spy: 36,
    towns: [
      ['Bilograd', 25, 30, 'port'],
      ['Lipowka', 18, 26, 'inland'],
    ],
  },
  {
    key: 'mae',
    name: 'Inis Maelor',
    ruler: 'Königin Eithne',
    player: 'Spielerin von Inis Maelor',
    colour: 6,
    money: 590_000,
    spy: 44,
    towns: [
      ['Dun Brannoc', 34, 14, 'port'],
      ['Caer Lyran', 42, 16, 'port'],
    ],
  },
  {
    key: 'akr',
    name: 'Akrothene',
    ruler: 'Archon Lykaon',
    player: 'Spieler von Akrothene',
    colour: 7,
    money: 450_000,
    spy: 24,
    towns: [
      ['Nauplion', 36, 30, 'port'],
      ['Helikonia', 43, 30, 'port'],
    ],
  },
];

export const parties: readonly Party[] = DRAWN.map(({ key, name, ruler, colour, money }) =>
  newParty({ key, name, ruler, colour, kind: 'realm', treasury: money }),
);

/** Addresses lead nowhere. */
export const people: readonly Person[] = DRAWN.map(({ key, player }, index) => ({
  id: `p-${key}`,
  name: player,
  address: '',
  email: `${key}@spieler.example`,
  phone: '',
  born: null,
  isMember: true,
  paidUntil: null,
  mode: 'open',
  channel: index === 5 ? 'letter' : 'email',
  roles: [{ party: key, kind: 'contact' }],
  account: [],
}));
