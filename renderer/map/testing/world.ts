import {
  type Campaign,
  fieldAddress,
  type FieldAddress,
  type Grossfeld,
  grossfeldNo,
  type GrossfeldNo,
  type GrossfeldPlace,
  KLEINFELDER,
  type Party,
  type PartyKey,
  type TerrainKey,
  type Topology,
  type Unit,
} from '../../../engine';

/** The number of a Großfeld in tests; fails the test that miswrites it. */
export const no = (text: string): GrossfeldNo => {
  const number = grossfeldNo(text);
  if (number === undefined) throw new Error(`${text} is no Großfeld number`);
  return number;
};

/** A field in tests, `210/19`. */
export const at = (text: string): FieldAddress =>
  fieldAddress(no(text.slice(0, 3)), Number(text.slice(4)));

/** A Großfeld of one terrain, with whatever a test wants to differ. */
export const grossfeld = (
  number: string,
  place: GrossfeldPlace,
  terrain: TerrainKey,
  change: Partial<Grossfeld> = {},
): Grossfeld => ({
  no: no(number),
  ...place,
  terrain: Array.from({ length: KLEINFELDER }, () => terrain),
  owner: Array.from({ length: KLEINFELDER }, () => null),
  difficulty: {},
  lowView: {},
  baseTerrain: {},
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
  notes: {},
  secrets: {},
  ...change,
});

/** A realm in tests. */
export const party = (key: PartyKey, name: string, change: Partial<Party> = {}): Party => ({
  key,
  kind: 'realm',
  name,
  ruler: '',
  colour: 0,
  capital: null,
  treasury: 0,
  relations: {},
  ...change,
});

/** A unit of warriors in tests. */
export const unit = (
  owner: PartyKey,
  number: number,
  field: FieldAddress,
  change: Partial<Unit> = {},
): Unit => ({
  id: `${owner}:${String(number)}`,
  party: owner,
  number,
  type: 'K',
  size: 1000,
  leaders: 10,
  place: { kind: 'field', field },
  raised: {},
  scout: false,
  order: '',
  morale: 0,
  character: null,
  ...change,
});

/** A campaign of the Waben game on these Großfelder. */
export const campaign = (
  grossfelder: readonly Grossfeld[],
  world: Partial<Campaign['world']> = {},
  topology: Topology = { kind: 'sheet' },
): Campaign => ({
  id: 'test',
  name: 'Test',
  system: 'waben',
  seed: 'seed',
  settings: {},
  world: {
    map: { topology, grossfelder: Object.fromEntries(grossfelder.map((it) => [it.no, it])) },
    parties: {},
    units: {},
    labels: {},
    knowledge: {},
    clock: { turn: 58, year: 419, moon: 2, moonsPerTurn: 1 },
    ...world,
  },
  sheets: {},
  rulings: {},
  archive: {},
});
