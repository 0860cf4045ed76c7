import type { Words } from '../../../kernel';
import { named, type Named } from '../../../orders';
import { type Area, AREA_WORDS, AREAS, type Good, GOODS } from '../data/kinds';
import { MISSION_TABLE } from '../data/tables';

/** What letters call a good, the short name of the sheets first, and what else they may call it (PI-06, PI-11-07). */
const GOOD_NAMES: Readonly<Record<Good, readonly [de: string, en: string, ...others: string[]]>> = {
  grain: ['Getreide', 'grain', 'Korn', 'Getr', 'Obst', 'Gemüse'],
  livestock: ['Vieh', 'livestock', 'cattle', 'Wild', 'Fisch'],
  spices: ['Gewürze', 'spices', 'Gewürz', 'Gewürzen', 'Gew', 'Salz'],
  wine: ['Wein', 'wine'],
  timber: ['Hölzer', 'timber', 'Holz', 'Hölzern', 'wood'],
  stone: ['Gesteine', 'stone', 'Gestein', 'Stein', 'Steine'],
  ore: ['Erze', 'ore', 'Erz', 'Erzen', 'ores'],
  gems: ['Edelsteine', 'gems', 'Edelstein', 'Edelst', 'Edel'],
  cloth: ['Stoffe', 'cloth', 'Stoff', 'Tuch'],
  culture: ['Kultur', 'culture'],
};

/** What else a row of the mirror is called. */
const AREA_OTHERS: Readonly<Partial<Record<Area, readonly string[]>>> = {
  mountain: ['mountains', 'Gebirgen'],
  water: ['Wasser', 'water'],
  city: ['Städte', 'Städten', 'cities'],
};

/** What else a mission is called. */
const TASK_OTHERS = {
  realm_size: ['Größe des Reichs', 'Größe des Reiches', 'size of the realm'],
  capital_position: ['Hauptstadt', 'capital'],
  city_positions: ['Lage der Städte', 'Städte', 'cities'],
  road_positions: ['Lage der Straßen', 'Straßen', 'roads'],
  mine_positions: ['Lage der Minen', 'Minen', 'mines'],
  last_income: ['Reichseinnahmen', 'Einnahmen', 'income'],
  treasury_size: ['Reichsschatz', 'treasury'],
  treasury_place: ['Lagerort des Reichsschatzes', 'place of the treasury'],
  army_count: ['Zahl der Heere', 'army count'],
  army_positions: ['Lage der Heere', 'Heere', 'armies'],
  spy_value: ['espionage'],
  free: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A mission by its row in the table of difficulties; `free` = of the player's own words. */
export type Task = keyof typeof TASK_OTHERS;
const FREE: Words = ['frei', 'free'];

/** A good as letters call it. */
export function goodWords(good: Good): Words {
  const [de, en] = GOOD_NAMES[good];
  return [de, en];
}

/** A row of the mirror as letters call it. */
export function areaWords(area: Area): Words {
  return area === 'water' ? ['Wasser', 'water'] : AREA_WORDS[area];
}

/** A mission in both languages. */
export function taskWords(task: Task): Words {
  return MISSION_TABLE.words?.rows[task] ?? FREE;
}

/** Missions in their printed order, the free one last. */
export const TASKS = Object.keys(TASK_OTHERS) as readonly Task[];

const nouns = <Key extends string>(
  keys: readonly Key[],
  wordsOf: (key: Key) => readonly string[],
  others: Readonly<Partial<Record<string, readonly string[]>>> = {},
): readonly Named[] =>
  keys.map((key) => {
    const [first = key, ...more] = [...wordsOf(key), ...(others[key] ?? [])];
    return named(key, first, ...more);
  });

/** Names that mean the same in every letter. */
export const SAME_FOR_ALL = {
  good: nouns(GOODS, (good) => GOOD_NAMES[good]),
  area: nouns(AREAS, areaWords, AREA_OTHERS),
  task: nouns(TASKS, taskWords, TASK_OTHERS),
};

/** Letters of the strength column by the kind of army; GM kinds are counted as warriors are. */
export function sizeSign(kind: string): 'K' | 'R' | 'S' {
  return kind === 'FH' ? 'S' : kind === 'RH' ? 'R' : 'K';
}
