import type { Words } from '../../../kernel';

/** Named kinds with their words: nouns as they stand in tables, forms and lists. */
type Named<Key extends string> = Readonly<Record<Key, Words>>;

/** Kinds of terrain (PI-03-02); a shoal counts as water everywhere (PI-03-04). */
export const TERRAINS = [
  'water',
  'shoal',
  'ice',
  'lowland',
  'forest',
  'highland',
  'mountain',
  'desert',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const TERRAIN_WORDS: Named<Terrain> = {
  water: ['Wasser', 'water'],
  shoal: ['Untiefe', 'shoal'],
  ice: ['Eiswüste', 'ice waste'],
  lowland: ['Tiefland', 'lowland'],
  forest: ['Wald', 'forest'],
  highland: ['Hochland', 'highland'],
  mountain: ['Gebirge', 'mountain'],
  desert: ['Wüste', 'desert'],
};

/** Rows of the goods mirror (PI-11-04): five terrains, water beside the realm, cities. */
export const AREAS = [
  'lowland',
  'highland',
  'forest',
  'desert',
  'mountain',
  'water',
  'city',
] as const;
export type Area = (typeof AREAS)[number];

export const AREA_WORDS: Named<Area> = {
  lowland: TERRAIN_WORDS.lowland,
  highland: TERRAIN_WORDS.highland,
  forest: TERRAIN_WORDS.forest,
  desert: TERRAIN_WORDS.desert,
  mountain: TERRAIN_WORDS.mountain,
  water: ['angrenzendes Wasser', 'adjacent water'],
  city: ['Stadt', 'city'],
};

/** The ten goods in their fixed order (PI-11-07). */
export const GOODS = [
  'grain',
  'livestock',
  'spices',
  'wine',
  'timber',
  'stone',
  'ore',
  'gems',
  'cloth',
  'culture',
] as const;
export type Good = (typeof GOODS)[number];

export const GOOD_WORDS: Named<Good> = {
  grain: ['Getreide, Obst, Gemüse', 'grain, fruit, vegetables'],
  livestock: ['Vieh, Wild, Fisch', 'livestock, game, fish'],
  spices: ['Gewürze, Salz', 'spices, salt'],
  wine: ['Wein', 'wine'],
  timber: ['Hölzer', 'timber'],
  stone: ['Gesteine', 'stone'],
  ore: ['Erze', 'ore'],
  gems: ['Edelsteine', 'gems'],
  cloth: ['Stoffe', 'cloth'],
  culture: ['Kultur', 'culture'],
};

/** The zones of a good in short supply, the mildest first (PI-13-01). */
export const ZONES = ['A', 'B', 'C', 'D'] as const;
export type Zone = (typeof ZONES)[number];

export const ZONE_WORDS: Named<Zone> = {
  A: ['Zone A', 'zone A'],
  B: ['Zone B', 'zone B'],
  C: ['Zone C', 'zone C'],
  D: ['Zone D', 'zone D'],
};

/** Kinds of armies (PI-05-02): KH, RH and FH of the document, and those the GM defines as rows of their table (PI-05-09). */
export const ARMY_KINDS = ['warrior', 'rider', 'fleet', 'extra_a', 'extra_b', 'extra_c'] as const;
export type ArmyKind = (typeof ARMY_KINDS)[number];

export const ARMY_KIND_WORDS: Named<ArmyKind> = {
  warrior: ['Kriegerheer', 'warrior army'],
  rider: ['Reiterheer', 'rider army'],
  fleet: ['Flotte', 'fleet'],
  extra_a: ['Heer der Art A', 'army of kind A'],
  extra_b: ['Heer der Art B', 'army of kind B'],
  extra_c: ['Heer der Art C', 'army of kind C'],
};

/** Kinds of cities (PI-04-02). */
export const CITY_KINDS = ['capital', 'port', 'inland'] as const;
export type CityKind = (typeof CITY_KINDS)[number];

export const CITY_KIND_WORDS: Named<CityKind> = {
  capital: ['Hauptstadt', 'capital'],
  port: ['Hafenstadt', 'port city'],
  inland: ['Binnenstadt', 'inland city'],
};
