import {
  fieldAddress,
  type GrossfeldNo,
  grossfeldNo,
  KLEINFELDER,
  newGrossfeld,
  type Grossfeld,
  type Party,
  type Settlement,
  type TurnInput,
  type Unit,
  unitId,
  type World,
} from '../../engine';

/** A month to compute: many realms with equal lands and armies, however much land is between them. */
export interface MonthPlan {
  readonly realms: number;
  /** Units of every realm. */
  readonly unitsEach: number;
  readonly grossfelder: number;
  readonly seed: string;
}

export function numberOf(index: number): GrossfeldNo {
  return grossfeldNo(String(index).padStart(3, '0')) ?? ('000' as GrossfeldNo);
}

/** How a game calls what lies on the map. */
export interface LandWords {
  /** Terrain of fields in a fixed pattern. */
  readonly terrain: readonly string[];
  readonly settlement: string;
}

/** Lowland with woods, hills and lakes. */
const WABEN: LandWords = {
  terrain: ['t', 't', 'twa', 't', 'h', 'hwa', 't', 'tsu', 't', 'ts', 't', 'twa'],
  settlement: 'std',
};

/** How many realms share a Großfeld. */
export const SHARES = 3;

/** Columns of Großfelder, so that the world is about as wide as high. */
const columnsOf = (count: number): number => Math.max(1, Math.ceil(Math.sqrt(count)));

const placeOf = (index: number, columns: number): { readonly u: number; readonly v: number } => {
  const u = index % columns;
  return { u, v: Math.floor(index / columns) - Math.floor(u / 2) };
};

/** The Großfeld in which a realm lives, and its third of it: realms share Großfelder only where land is short. */
export function homeOf(realm: number, { realms, grossfelder }: MonthPlan) {
  const homes = Math.ceil(realms / SHARES);
  const step = Math.max(1, Math.floor(grossfelder / homes));
  return { grossfeld: Math.floor(realm / SHARES) * step, share: realm % SHARES };
}

export function keyOf(realm: number): string {
  return `r${String(realm).padStart(3, '0')}`;
}

/** The land of a plan, whose realms lie in shares of Großfelder, each with one city. */
export function landOf(plan: MonthPlan, words: LandWords): Record<GrossfeldNo, Grossfeld> {
  const columns = columnsOf(plan.grossfelder);
  const owners = new Map<number, (string | null)[]>();
  const towns = new Map<number, Record<number, Settlement>>();
  for (let realm = 0; realm < plan.realms; realm += 1) {
    const { grossfeld, share } = homeOf(realm, plan);
    const owner = owners.get(grossfeld) ?? Array.from({ length: KLEINFELDER }, () => null);
    for (let index = share; index < KLEINFELDER; index += SHARES) owner[index] = keyOf(realm);
    owners.set(grossfeld, owner);
    towns.set(grossfeld, {
      ...towns.get(grossfeld),
      [18 + share]: {
        type: words.settlement,
        name: `Stadt ${String(realm)}`,
        owner: keyOf(realm),
        built: 24,
        harbours: [],
      },
    });
  }
  return Object.fromEntries(
    Array.from({ length: plan.grossfelder }, (_, index) => {
      const no = numberOf(index);
      const { u, v } = placeOf(index, columns);
      const empty = newGrossfeld(no, u, v, words.terrain[0] ?? '');
      const terrain = empty.terrain.map(
        (_, at) => words.terrain[(at * 7 + index) % words.terrain.length] ?? '',
      );
      return [
        no,
        {
          ...empty,
          terrain,
          owner: owners.get(index) ?? empty.owner,
          settlements: towns.get(index) ?? {},
        },
      ];
    }),
  );
}

export function partyOf(realm: number, plan: MonthPlan): Party {
  const { grossfeld, share } = homeOf(realm, plan);
  return {
    key: keyOf(realm),
    kind: 'realm',
    name: `Reich ${String(realm)}`,
    ruler: '',
    colour: realm % 12,
    capital: fieldAddress(numberOf(grossfeld), 19 + share),
    treasury: 50_000,
    relations: {},
  };
}

const TYPES = ['K', 'R', 'A', 'B'] as const;
const RANGES = { K: 100, R: 200, A: 400, B: 150 } as const;

/** Unit `index` of a realm: foot, riders, workers and besiegers in turn, spread over its own fields. */
const unitOf = (realm: number, index: number, plan: MonthPlan): Unit => {
  const { grossfeld, share } = homeOf(realm, plan);
  const type = TYPES[index % TYPES.length] ?? 'K';
  const number = RANGES[type] + Math.floor(index / TYPES.length);
  const field = 1 + ((share + SHARES * index) % KLEINFELDER);
  const party = keyOf(realm);
  return {
    id: unitId(party, number),
    party,
    number,
    type,
    size: 1000,
    leaders: 1,
    place: { kind: 'field', field: fieldAddress(numberOf(grossfeld), field) },
    raised: { t: 1000 },
    scout: false,
    order: type === 'A' ? 'AB' : 'KV',
    morale: 0,
    character: null,
  };
};

const ROW_ORDER: Readonly<Record<string, string>> = { K: 'KVE', R: 'KA', A: 'AB', B: 'KI' };

/** The letter of a realm: every second unit marches two fields, the rest stays. */
const letterOf = (units: readonly Unit[]): string =>
  [
    'Nr.\tZugbefehl\tBefehl\tSonstiges',
    ...units.map(({ number, type }, index) => {
      const path =
        index % 2 === 0 ? `${String(1 + (index % 6))}-${String(1 + ((index + 1) % 6))}` : '';
      return `${String(number)}\t${path}\t${ROW_ORDER[type] ?? 'KV'}\t`;
    }),
  ].join('\n');

/** The month of a plan: world, letters and nothing decided. Moon 2, so that upkeep is due. */
export function monthOf(plan: MonthPlan): TurnInput<World> {
  const realms = Array.from({ length: plan.realms }, (_, realm) => realm);
  const unitsBy = realms.map((realm) =>
    Array.from({ length: plan.unitsEach }, (_, index) => unitOf(realm, index, plan)),
  );
  const world: World = {
    map: { topology: { kind: 'sheet' }, grossfelder: landOf(plan, WABEN) },
    parties: Object.fromEntries(realms.map((realm) => [keyOf(realm), partyOf(realm, plan)])),
    units: Object.fromEntries(unitsBy.flat().map((unit) => [unit.id, unit])),
    labels: {},
    knowledge: {},
    works: {},
    treaties: {},
    people: {},
    clock: { turn: 1, year: 1, moon: 2, moonsPerTurn: 1 },
  };
  return {
    world,
    orders: Object.fromEntries(
      realms.map((realm) => [keyOf(realm), letterOf(unitsBy[realm] ?? [])]),
    ),
    rulings: {},
    settings: {},
    seed: plan.seed,
  };
}
