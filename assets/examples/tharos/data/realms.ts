import type { Relation } from '../../../../engine';

/** The letters with which the realms sign their land in `owners.ts`. */
export const ownerLetters: Readonly<Record<string, string | null>> = {
  T: 'tha',
  V: 'val',
  D: 'dor',
  O: 'okh',
  N: 'nah',
  L: 'lyr',
  '.': null,
};

/** A realm as the example writes it down; relations without entry are the game's default. */
export interface RealmEntry {
  readonly key: string;
  readonly name: string;
  readonly ruler: string;
  readonly colour: number;
  readonly capital: string;
  readonly treasury: number;
  readonly relations: Readonly<Record<string, Relation>>;
}

export const realms: readonly RealmEntry[] = [
  {
    key: 'tha',
    name: 'Reich Tharos',
    ruler: 'Traska Dagon II.',
    colour: 0,
    capital: '210/04',
    treasury: 20_100,
    relations: { lyr: 'alliance', dor: 'peace', val: 'enemy' },
  },
  {
    key: 'val',
    name: 'Königreich Valdrun',
    ruler: 'König Orlan der Fahle',
    colour: 1,
    capital: '001/21',
    treasury: 64_300,
    relations: { tha: 'enemy', nah: 'peace' },
  },
  {
    key: 'lyr',
    name: 'Seebund Lyranth',
    ruler: 'Dogin Perenna Vael',
    colour: 2,
    capital: '461/20',
    treasury: 88_750,
    relations: { tha: 'alliance', nah: 'peace' },
  },
  {
    key: 'okh',
    name: 'Sippen von Okhan',
    ruler: 'Sippenmutter Ashuwe',
    colour: 3,
    capital: '710/21',
    treasury: 12_480,
    relations: { dor: 'enemy' },
  },
  {
    key: 'nah',
    name: 'Emirat Nahrim',
    ruler: 'Emir Jorun der Seher',
    colour: 4,
    capital: '009/33',
    treasury: 51_020,
    relations: { val: 'peace', lyr: 'peace' },
  },
  {
    key: 'dor',
    name: 'Mark Dornach',
    ruler: 'Markgräfin Gerhild',
    colour: 5,
    capital: '327/42',
    treasury: 27_900,
    relations: { tha: 'peace', okh: 'enemy' },
  },
];
