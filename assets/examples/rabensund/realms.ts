import { newParty, newPerson, type Party, type Person } from '../../../engine';

/** A city where the map has a place for it: near a point of the plane, counted in fields and rows. */
export type Town = readonly [name: string, x: number, row: number, where: 'port' | 'inland'];

/** A realm of the example: its colour and cities, the capital first, its purse, its espionage value in halves. */
const drawn = (
  key: string,
  name: string,
  ruler: string,
  player: string,
  colour: number,
  money: number,
  spy: number,
  towns: readonly Town[],
) => ({ key, name, ruler, player, colour, money, spy, towns });

/** Realms of eight cultures; neither they nor their players exist. */
export const DRAWN = [
  drawn('hal', 'Halvmark', 'Jarl Torvald', 'Spieler von Halvmark', 0, 640_000, 51, [
    ['Torsvik', 6, 14, 'port'],
    ['Hrafnsund', 11, 8, 'port'],
  ]),
  drawn('val', 'Valmorin', 'Herzogin Isaut', 'Spielerin von Valmorin', 1, 910_000, 40, [
    ['Beaurive', 6, 21, 'port'],
    ['Clairvent', 11, 24, 'inland'],
  ]),
  drawn('sah', 'Sahimar', 'Emir Nasir', 'Spieler von Sahimar', 2, 480_000, 62, [
    ['Qasr Nur', 19, 14, 'inland'],
    ['Marsa Dahab', 16, 9, 'port'],
  ]),
  drawn('kar', 'Karzun', 'Khan Temir', 'Spieler von Karzun', 3, 700_000, 30, [
    ['Temirkent', 29, 11, 'port'],
    ['Aksuyu', 25, 13, 'inland'],
  ]),
  drawn('tri', 'Trivento', 'Dogaressa Livia', 'Spielerin von Trivento', 4, 860_000, 70, [
    ['Portoferro', 30, 18, 'port'],
    ['Montebruno', 25, 18, 'inland'],
  ]),
  drawn('dre', 'Drewanien', 'Fürst Bogdar', 'Spieler von Drewanien', 5, 520_000, 36, [
    ['Bilograd', 25, 30, 'port'],
    ['Lipowka', 18, 26, 'inland'],
  ]),
  drawn('mae', 'Inis Maelor', 'Königin Eithne', 'Spielerin von Inis Maelor', 6, 590_000, 44, [
    ['Dun Brannoc', 34, 14, 'port'],
    ['Caer Lyran', 42, 16, 'port'],
  ]),
  drawn('akr', 'Akrothene', 'Archon Lykaon', 'Spieler von Akrothene', 7, 450_000, 24, [
    ['Nauplion', 36, 30, 'port'],
    ['Helikonia', 43, 30, 'port'],
  ]),
];

export const parties: readonly Party[] = DRAWN.map(({ key, name, ruler, colour, money }) =>
  newParty({ key, name, ruler, colour, kind: 'realm', treasury: money }),
);

/** Addresses lead nowhere. */
export const people: readonly Person[] = DRAWN.map(({ key, player }, index) =>
  newPerson(`p-${key}`, player, {
    email: `${key}@spieler.example`,
    isMember: true,
    mode: 'open',
    channel: index === 5 ? 'letter' : 'email',
    roles: [{ party: key, kind: 'contact' }],
  }),
);
