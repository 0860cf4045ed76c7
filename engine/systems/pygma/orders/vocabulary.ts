import type { Words } from '../../../kernel';
import { named, type Named } from '../../../orders';

/** Goods of the mirror in their printed order, with what else they are called (PI-06, chapter 11). */
const GOODS = {
  grain: ['Getreide', 'grain', 'Korn'],
  livestock: ['Vieh', 'livestock', 'cattle'],
  spices: ['Gewürze', 'spices', 'Gewürz', 'Gewürzen'],
  wine: ['Wein', 'wine'],
  timber: ['Hölzer', 'timber', 'Holz', 'Hölzern', 'wood'],
  stone: ['Gesteine', 'stone', 'Gestein', 'Steine'],
  ore: ['Erze', 'ore', 'Erz', 'Erzen', 'ores'],
  gems: ['Edelsteine', 'gems', 'Edelstein', 'Edelst'],
  cloth: ['Stoffe', 'cloth', 'Stoff', 'Tuch'],
  culture: ['Kultur', 'culture'],
} as const;
export type Good = keyof typeof GOODS;

/** Rows of the goods mirror. */
const AREAS = {
  lowland: ['Tiefland', 'lowland'],
  highland: ['Hochland', 'highland'],
  forest: ['Wald', 'forest'],
  desert: ['Wüste', 'desert'],
  mountain: ['Gebirge', 'mountain', 'mountains'],
  water: ['Wasser', 'water'],
  city: ['Städte', 'cities', 'Stadt', 'city'],
} as const;
export type Area = keyof typeof AREAS;

/** Espionage missions (PI-09a), each with what else it is called. */
const TASKS = {
  realm_size: ['Reichsgröße', 'realm size', 'Größe des Reichs', 'Größe des Reiches', 'size of the realm'],
  capital_position: ['Lage der Hauptstadt', 'position of the capital', 'Hauptstadt', 'capital'],
  city_positions: ['Lage von Städten', 'positions of cities', 'Lage der Städte', 'Städte', 'cities'],
  road_positions: ['Lage von Straßen', 'positions of roads', 'Lage der Straßen', 'Straßen', 'roads'],
  mine_positions: ['Lage von Minen', 'positions of mines', 'Lage der Minen', 'Minen', 'mines'],
  last_income: ['letzte Reichseinnahmen', 'latest realm income', 'Reichseinnahmen', 'Einnahmen', 'income'],
  treasury_size: ['Höhe des Reichsschatzes', 'size of the treasury', 'Reichsschatz', 'treasury'],
  treasury_place: ['Lagerstätte des Reichsschatzes', 'place of the treasury', 'Lagerort des Reichsschatzes'],
  army_count: ['Anzahl der Heere', 'number of armies', 'Zahl der Heere'],
  army_positions: ['Standorte der Heere', 'positions of the armies', 'Lage der Heere'],
  spy_value: ['Spionagestärke', 'espionage value'],
  free: ['frei', 'free'],
} as const;
export type Task = keyof typeof TASKS;

/** Months in their order; the same in both languages (PI-01). */
export const MONTHS = ['Andra', 'Bek', 'Cylas', 'Dorl', 'Enja', 'Fried', 'Gantr', 'Hel'] as const;

const nounsIn = (list: Readonly<Record<string, readonly string[]>>): readonly Named[] =>
  Object.entries(list).map(([key, [first = key, ...others]]) => named(key, first, ...others));

/** Names that mean the same in every letter. */
export const SAME_FOR_ALL = {
  good: nounsIn(GOODS),
  area: nounsIn(AREAS),
  task: nounsIn(TASKS),
};

const wordsOf =
  <Key extends string>(list: Readonly<Record<Key, readonly [string, string, ...string[]]>>) =>
  (key: Key): Words => [list[key][0], list[key][1]];

/** A good in both languages. */
export const goodWords = wordsOf(GOODS);
/** A row of the mirror in both languages. */
export const areaWords = wordsOf(AREAS);
/** A mission in both languages. */
export const taskWords = wordsOf(TASKS);

/** Goods of the mirror in their printed order. */
export const GOOD_KEYS = Object.keys(GOODS) as readonly Good[];
/** Rows of the mirror in their printed order. */
export const AREA_KEYS = Object.keys(AREAS) as readonly Area[];
/** Missions in their printed order. */
export const TASK_KEYS = Object.keys(TASKS) as readonly Task[];

/** Letters of the strength column by the kind of army; GM kinds are counted as warriors are. */
export function sizeSign(kind: string): 'K' | 'R' | 'S' {
  return kind === 'FH' ? 'S' : kind === 'RH' ? 'R' : 'K';
}
