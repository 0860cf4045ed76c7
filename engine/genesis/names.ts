import type { Cell, Lattice } from '../hex';
import { chanceFor } from './chance';

/** How names of one people are put together. */
interface Culture {
  readonly starts: readonly string[];
  /** Between start and end of a name; an empty part is often none. */
  readonly middles: readonly string[];
  readonly places: readonly string[];
  readonly realms: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

/** Peoples by the sound of their names; all are invented. */
const CULTURES: readonly Culture[] = [
  {
    starts: words('Al Bran Dag Ein Fal Grim Hald Isk Jor Kol Lund Mor Nor Os Rag Sig Tor Ulf Varn'),
    middles: ['', '', 'en', 'er'],
    places: words('heim vik gard holm by sund nes dal havn fels stad borg'),
    realms: words('mark land heim rike gau'),
  },
  {
    starts: words('Ar Bel Cor Dor El Fior Gal Lam Mar Or Per Sal Tar Val Ver Zan'),
    middles: ['', 'an', 'er', 'il', 'on', 'ar'],
    places: words('a ena ello ino ora anto essa ona ezza avra'),
    realms: words('ien anza oria essia andia'),
  },
  {
    starts: words('Ak Bar Che Dzu Er Kar Khor Mog Or Sar Tam Tur Ur Yel'),
    middles: ['', '', 'a', 'u', 'i'],
    places: words('gan kand bal tash rum dai sai tan gul mir'),
    realms: words('uren khan doran gurien turan'),
  },
  {
    starts: words('Ae Cal El Fae Gal Il Lae Mel Nim Ria Syl Thal Vae'),
    middles: ['la', 'ri', 'na', 'lo', 'mi', ''],
    places: words('dor lin reth wen nor las riel thas'),
    realms: words('dorien randir oriath wenor'),
  },
  {
    starts: words('Bah Dah Fas Ha Jaz Kas Mah Nab Ras Sab Tas Zah'),
    middles: ['', 'a', 'i', 'u'],
    places: words('rabad mara sira hut zan kesh rif dasa wahr kir'),
    realms: words('aran arat abad amar'),
  },
];

/** How often a name is drawn anew before the next free number is put behind it. */
const TRIES = 60;

const drawn = (
  seed: string,
  purpose: string,
  culture: number,
  ends: (culture: Culture) => readonly string[],
  taken: ReadonlySet<string>,
): string => {
  const chance = chanceFor(seed, purpose);
  const one = <Part>(parts: readonly Part[]): Part | undefined =>
    parts[Math.floor(chance() * parts.length)];
  const people = CULTURES[culture % CULTURES.length] ?? CULTURES[0];
  if (people === undefined) return '';
  let name = '';
  for (let index = 0; index < TRIES; index += 1) {
    name = `${one(people.starts) ?? ''}${one(people.middles) ?? ''}${one(ends(people)) ?? ''}`;
    if (!taken.has(name)) return name;
  }
  let number = 2;
  while (taken.has(`${name} ${String(number)}`)) number += 1;
  return `${name} ${String(number)}`;
};

/**
 * A name for a place that none of `taken` has; the same seed and names give the same one.
 * @param culture Number of the people, from 0 on; those of the same number sound alike.
 */
export function placeName(seed: string, culture: number, taken: ReadonlySet<string>): string {
  return drawn(seed, 'place', culture, ({ places }) => places, taken);
}

/** A name for a realm that none of `taken` has; every people in turn. */
export function realmName(seed: string, taken: ReadonlySet<string>): string {
  return drawn(seed, 'realm', taken.size, ({ realms }) => realms, taken);
}

/** So many places, on average, are of one people. */
const OF_A_PEOPLE = 9;

/** Names of places in their order: those near one another are of one people, and none is given twice. */
export function placeNames(
  lattice: Pick<Lattice, 'distance'>,
  cells: readonly Cell[],
  seed: string,
): readonly string[] {
  const chance = chanceFor(seed, 'peoples');
  const homes = Array.from({ length: Math.ceil(cells.length / OF_A_PEOPLE) }, () => ({
    cell: cells[Math.floor(chance() * cells.length)] ?? 0,
    people: Math.floor(chance() * CULTURES.length),
  }));
  const nearest = cells.map(() => ({ people: 0, away: Infinity }));
  // Home by home: what is found from one field serves all distances to it.
  for (const home of homes)
    cells.forEach((cell, index) => {
      const away = lattice.distance(home.cell, cell);
      if (away < (nearest[index]?.away ?? 0)) nearest[index] = { people: home.people, away };
    });
  const taken = new Set<string>();
  return cells.map((_, index) => {
    const people = nearest[index]?.people ?? 0;
    const name = placeName(`${seed} ${String(index)}`, people, taken);
    taken.add(name);
    return name;
  });
}
