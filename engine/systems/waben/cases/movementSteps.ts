import type { Settings } from '../../../kernel';
import type { Case, CaseField, Part } from './case';

/** A single step from 210/19 to the field or side beyond its direction 2, seen by party `a`. */
export interface GivenStep {
  readonly unit: 'land' | 'fleet';
  readonly from: CaseField & { readonly terrain: string };
  readonly to: CaseField & { readonly terrain: string };
  /** Terrain of every other field. */
  readonly around: string;
  /** Neighbours of the target by direction. */
  readonly beside?: Readonly<Record<number, CaseField>>;
  /** Further fields by address. */
  readonly elsewhere?: Readonly<Record<string, CaseField>>;
  readonly side?: readonly ('river' | 'road' | 'bridge' | 'canal')[];
  readonly boarding?: 'aboard' | 'ashore';
  /** `white` = target unknown, `newView` = entering reveals something. */
  readonly view?: readonly ('white' | 'newView')[];
  readonly settings?: Settings;
  /** Party `b` is an ally. */
  readonly isAllied?: true;
  /** The fleet goes along the side between the target and its direction 3. */
  readonly river?: true;
}

export interface ExpectedWeight {
  readonly parts: readonly Part[];
  readonly difficulty: number;
  /** Points for a unit with 30 points per moon; "all" is 30. */
  readonly cost: number;
}

export type StepCase = Case<GivenStep, ExpectedWeight | { readonly obstacle: string }>;

const base = (value: number): Part => ['stepBase', value, 'WW-5.3-07'];
const part = (name: string, value: number): Part => [name, value, 'WW-5.3-08'];
const ROAD = part('road', -1);
const OWN = part('own', -1);
const COAST = part('coast', -1);
const HEAVY = part('heavy', 1);
const EXTREME = part('extreme', 2);
const TRANSITION = part('transition', 1);
const NEW_VIEW = part('newView', 1);
const WHITE = part('white', 3);
const CLAMPED: Part = ['greatestDifficulty', 9, 'WW-5.3-06'];

const own = (terrain: string) => ({ terrain, owner: 'a' });
const foreign = (terrain: string) => ({ terrain, owner: 'b' });
const ownHarbour = (terrain: string, side: number) => ({
  ...own(terrain),
  settlement: { type: 'std', owner: 'a', harbours: [side] },
});

/** Clauses that single rows show beside the table itself. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  a: ['WW-5.3-07', 'WW-5.3-08', 'WW-5.3-15', 'WW-5.3-21'],
  b: ['WW-5.3-10'],
  c: ['WW-5.3-12'],
  e: ['WW-5.3-12', 'WW-2.3-03'],
  g: ['WW-5.3-13'],
  h: ['WW-5.3-13', 'WW-4.3-09'],
  i: ['WW-5.3-13'],
  j: ['WW-5.3-14'],
  k: ['WW-5.3-06'],
  l: ['WW-5.3-18', 'WW-12.2-18'],
  m: ['WW-5.3-31'],
  n: ['WW-5.3-30'],
  o: ['WW-5.3-31'],
  p: ['WW-5.3-30'],
  s: ['WW-5.3-11', 'WW-12.5-23'],
  t: ['WW-5.3-11', 'WW-12.5-22'],
  w: ['WW-5.3-40', 'WW-5.3-42'],
  x: ['WW-5.3-03'],
};

const land = (
  letter: string,
  title: string,
  given: Omit<GivenStep, 'unit' | 'around'>,
  expect: StepCase['expect'],
): StepCase => ({
  id: `WW-5.3-23${letter}`,
  clauses: ['WW-5.3-23', ...(ALSO[letter] ?? [])],
  title,
  given: { unit: 'land', around: 't', ...given },
  expect,
});

const fleet = (
  letter: string,
  title: string,
  given: Omit<GivenStep, 'unit' | 'from' | 'around'> & { readonly around?: string },
  expect: StepCase['expect'],
): StepCase => ({
  id: `WW-5.3-23${letter}`,
  clauses: ['WW-5.3-23', ...(ALSO[letter] ?? [])],
  title,
  given: { unit: 'fleet', from: { terrain: 'w' }, around: 'w', ...given },
  expect,
});

const ALL = 30;

/** The golden table of steps, every row (WW-5.3-23). */
export const GOLDEN_STEPS: readonly StepCase[] = [
  land(
    'a',
    'into foreign lowland from lowland',
    { from: foreign('t'), to: foreign('t') },
    { parts: [base(4)], difficulty: 4, cost: 8 },
  ),
  land(
    'b',
    'into own lowland on a road',
    { from: own('t'), to: own('t'), side: ['road'] },
    { parts: [base(4), ROAD, OWN], difficulty: 2, cost: 5 },
  ),
  land(
    'c',
    'into own lowland swamp',
    { from: own('t'), to: own('tsu') },
    { parts: [base(4), OWN, EXTREME], difficulty: 5, cost: 11 },
  ),
  land(
    'd',
    'into an own volcano of level 4 from the mountains',
    { from: own('g'), to: own('vul') },
    { parts: [base(7), OWN, EXTREME], difficulty: 8, cost: ALL },
  ),
  land(
    'e',
    'into foreign mountains from the hills',
    { from: foreign('b'), to: foreign('g') },
    { parts: [base(7), HEAVY, TRANSITION], difficulty: 9, cost: ALL },
  ),
  land(
    'f',
    'into own hills from the highland on a road',
    { from: own('h'), to: own('b'), side: ['road'] },
    { parts: [base(6), ROAD, OWN, TRANSITION], difficulty: 5, cost: 11 },
  ),
  land(
    'g',
    'into foreign lowland across a river without bridge',
    { from: foreign('t'), to: foreign('t'), side: ['river'] },
    { parts: [base(4), TRANSITION], difficulty: 5, cost: 11 },
  ),
  land(
    'h',
    'into own lowland across a river by a bridge',
    { from: own('t'), to: own('t'), side: ['river', 'bridge'] },
    { parts: [base(4), OWN], difficulty: 3, cost: 6 },
  ),
  land(
    'i',
    'into foreign highland from the lowland and across a river: one transition',
    { from: foreign('t'), to: foreign('h'), side: ['river'] },
    { parts: [base(5), TRANSITION], difficulty: 6, cost: 15 },
  ),
  land(
    'j',
    'into unknown foreign lowland with new view',
    { from: foreign('t'), to: foreign('t'), view: ['white', 'newView'] },
    { parts: [base(4), NEW_VIEW, WHITE], difficulty: 8, cost: ALL },
  ),
  land(
    'k',
    'into an unknown foreign volcano from the hills: 14, clamped to 9',
    { from: foreign('b'), to: foreign('vul'), view: ['white', 'newView'] },
    {
      parts: [base(7), EXTREME, TRANSITION, NEW_VIEW, WHITE, CLAMPED],
      difficulty: 9,
      cost: ALL,
    },
  ),
  land(
    'l',
    'onto unowned frozen water from the lowland',
    { from: foreign('t'), to: { terrain: 'ew' } },
    { parts: [base(3), HEAVY, TRANSITION], difficulty: 5, cost: 11 },
  ),
  land(
    'm',
    'aboard a ship off an open coast',
    { from: own('t'), to: { terrain: 'w' }, boarding: 'aboard' },
    { parts: [base(3), TRANSITION], difficulty: 4, cost: 8 },
  ),
  land(
    'n',
    'aboard a ship in an own harbour',
    { from: ownHarbour('t', 2), to: { terrain: 'w' }, boarding: 'aboard' },
    { parts: [base(3)], difficulty: 3, cost: 6 },
  ),
  land(
    'o',
    'ashore to own lowland on an open coast',
    { from: { terrain: 'w' }, to: own('t'), boarding: 'ashore' },
    { parts: [base(4), OWN, TRANSITION], difficulty: 4, cost: 8 },
  ),
  land(
    'p',
    'ashore to own lowland in an own harbour',
    { from: { terrain: 'w' }, to: ownHarbour('t', 5), boarding: 'ashore' },
    { parts: [base(4), OWN], difficulty: 3, cost: 6 },
  ),
  land(
    'q',
    'ashore to foreign lowland on an open coast',
    { from: { terrain: 'w' }, to: foreign('t'), boarding: 'ashore' },
    { parts: [base(4), TRANSITION], difficulty: 5, cost: 11 },
  ),
  fleet(
    'r',
    'on the open sea',
    { to: { terrain: 'w' } },
    { parts: [base(3)], difficulty: 3, cost: 6 },
  ),
  fleet(
    's',
    'at a foreign coast',
    { to: { terrain: 'w' }, beside: { 2: foreign('t') } },
    { parts: [base(3), COAST], difficulty: 2, cost: 5 },
  ),
  fleet(
    't',
    'at the own coast',
    { to: { terrain: 'w' }, beside: { 2: own('t') } },
    { parts: [base(3), OWN, COAST], difficulty: 1, cost: 4 },
  ),
  fleet(
    'u',
    'on the deep sea',
    { to: { terrain: 'tw' } },
    { parts: [base(3)], difficulty: 3, cost: 6 },
  ),
  fleet(
    'v',
    'into unknown water with new view',
    { to: { terrain: 'w' }, view: ['white', 'newView'] },
    { parts: [base(3), NEW_VIEW, WHITE], difficulty: 7, cost: 15 },
  ),
  fleet(
    'w',
    'along a river between foreign lowlands',
    { to: foreign('t'), beside: { 3: foreign('t') }, around: 't', river: true },
    { parts: [['stepBase', 4, 'WW-5.3-40']], difficulty: 4, cost: 8 },
  ),
  land(
    'x',
    'from the lowland to the hills: impossible',
    { from: foreign('t'), to: foreign('b') },
    { obstacle: 'F-PATH-HEIGHT' },
  ),
];

const underSetting = (
  id: string,
  title: string,
  settings: Settings,
  given: Omit<GivenStep, 'settings' | 'around'> & { readonly around?: string },
  expect: StepCase['expect'],
): StepCase => ({
  id,
  clauses: [id],
  title: `${Object.keys(settings).join(', ')}: ${title}`,
  given: { around: given.unit === 'fleet' ? 'w' : 't', settings, ...given },
  expect,
});

const WATER = { terrain: 'w' } as const;

/** What the GM's settings change in a step (chapter 13: move.*, sea.*, terrain.*, build.foreign_roads). */
export const SETTING_STEPS: readonly StepCase[] = [
  underSetting(
    'WW-12.5-18',
    'the bare height level as base',
    { 'move.base_offset': 0 },
    { unit: 'land', from: foreign('t'), to: foreign('t') },
    { parts: [base(1)], difficulty: 1, cost: 4 },
  ),
  underSetting(
    'WW-12.5-18',
    'sums below 0 are raised to 0',
    { 'move.base_offset': 0 },
    { unit: 'land', from: own('t'), to: own('t'), side: ['road'] },
    {
      parts: [base(1), ROAD, OWN, ['leastDifficulty', 0, 'WW-5.3-06']],
      difficulty: 0,
      cost: 3,
    },
  ),
  underSetting(
    'WW-12.5-19',
    'sums are not brought down to 9 (the run then bars the step)',
    { 'move.clamp': false },
    { unit: 'land', from: foreign('b'), to: foreign('vul'), view: ['white'] },
    { parts: [base(7), EXTREME, TRANSITION, WHITE], difficulty: 13, cost: ALL },
  ),
  underSetting(
    'WW-12.5-20',
    'river and height level count separately',
    { 'move.transition_stacks': true },
    { unit: 'land', from: foreign('t'), to: foreign('h'), side: ['river'] },
    { parts: [base(5), TRANSITION, TRANSITION], difficulty: 7, cost: 15 },
  ),
  underSetting(
    'WW-12.5-25',
    "an ally's land helps like own land",
    { 'move.allied_is_own': true },
    { unit: 'land', from: foreign('t'), to: foreign('t'), isAllied: true },
    { parts: [base(4), OWN], difficulty: 3, cost: 6 },
  ),
  underSetting(
    'WW-12.5-25',
    'by default it does not',
    {},
    { unit: 'land', from: foreign('t'), to: foreign('t'), isAllied: true },
    { parts: [base(4)], difficulty: 4, cost: 8 },
  ),
  underSetting(
    'WW-12.5-24',
    'foreign roads and bridges do not serve',
    { 'build.foreign_roads': false },
    { unit: 'land', from: foreign('t'), to: foreign('t'), side: ['river', 'bridge', 'road'] },
    { parts: [base(4), TRANSITION], difficulty: 5, cost: 11 },
  ),
  underSetting(
    'WW-12.5-24',
    'but those at the own border do',
    { 'build.foreign_roads': false },
    { unit: 'land', from: own('t'), to: foreign('t'), side: ['river', 'bridge', 'road'] },
    { parts: [base(4), ROAD], difficulty: 3, cost: 6 },
  ),
  underSetting(
    'WW-12.4-22',
    'a canal hinders nobody on land',
    { 'build.canal_obstacle': false },
    { unit: 'land', from: foreign('t'), to: foreign('t'), side: ['canal'] },
    { parts: [base(4)], difficulty: 4, cost: 8 },
  ),
  underSetting(
    'WW-12.5-22',
    'the own coast helps two fields away',
    { 'sea.own_coast_distance': 2 },
    { unit: 'fleet', from: WATER, to: { terrain: 'w' }, elsewhere: { '210/22': own('t') } },
    { parts: [base(3), OWN], difficulty: 2, cost: 5 },
  ),
  underSetting(
    'WW-12.5-30',
    'own banks give no bonus',
    { 'sea.river_own_bonus': false },
    { unit: 'fleet', from: WATER, to: own('t'), beside: { 3: own('t') }, around: 't', river: true },
    { parts: [['stepBase', 4, 'WW-5.3-40']], difficulty: 4, cost: 8 },
  ),
  underSetting(
    'WW-12.2-11',
    'rapids above level 1 are heavy',
    { 'terrain.river_difficulty': 1 },
    {
      unit: 'fleet',
      from: WATER,
      to: foreign('h'),
      beside: { 3: foreign('h') },
      around: 'h',
      river: true,
    },
    { parts: [['stepBase', 5, 'WW-5.3-40'], HEAVY], difficulty: 6, cost: 15 },
  ),
  underSetting(
    'WW-12.2-09',
    'the jungle is made extreme',
    { 'terrain.difficulty': { jungle: 2 } },
    { unit: 'land', from: foreign('t'), to: foreign('tds') },
    { parts: [base(4), EXTREME], difficulty: 6, cost: 15 },
  ),
  underSetting(
    'WW-12.2-09',
    'level 4 is no longer heavy by itself',
    { 'terrain.difficulty': { height4: 0 } },
    { unit: 'land', from: foreign('g'), to: foreign('g') },
    { parts: [base(7)], difficulty: 7, cost: 15 },
  ),
  underSetting(
    'WW-12.2-10',
    'a forest marked heavy by the GM is heavy',
    {},
    { unit: 'land', from: foreign('t'), to: { ...foreign('twa'), difficulty: 1 } },
    { parts: [base(4), HEAVY], difficulty: 5, cost: 11 },
  ),
  underSetting(
    'WW-12.2-18',
    'ships break the ice, land units may not tread on it',
    { 'terrain.frozen_water': 'ships' },
    { unit: 'fleet', from: WATER, to: { terrain: 'ew' } },
    { parts: [base(3), HEAVY], difficulty: 4, cost: 8 },
  ),
  underSetting(
    'WW-12.2-18',
    'nobody crosses the ice',
    { 'terrain.frozen_water': 'closed' },
    { unit: 'land', from: own('t'), to: { terrain: 'ew' } },
    { obstacle: 'F-PATH-DOMAIN' },
  ),
  underSetting(
    'WW-12.2-19',
    'ships sail lakeland',
    { 'terrain.lake_domain': 'both' },
    { unit: 'fleet', from: WATER, to: foreign('tse') },
    { parts: [base(4)], difficulty: 4, cost: 8 },
  ),
  underSetting(
    'WW-12.4-15',
    'ships lie in the harbour field itself',
    { 'sea.harbour_place': 'land' },
    { unit: 'fleet', from: WATER, to: ownHarbour('t', 5) },
    { parts: [base(4), OWN], difficulty: 3, cost: 6 },
  ),
];
