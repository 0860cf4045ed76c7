import { createStore } from '../../../kit/state/create-store';
import {
  fieldAddress,
  type FieldAddress,
  type Grossfeld,
  KLEINFELDER,
  type Lattice,
  type PartyKey,
  type TerrainKey,
  type WorldMap,
} from '../../../../engine';

/** A question with three answers: it does not matter, it must be so, it must not be so. */
export type Whether = 'either' | 'yes' | 'no';

/** What fields are looked for. Empty lists and `either` ask nothing. */
export interface FieldQuery {
  readonly terrains: readonly TerrainKey[];
  readonly heights: readonly number[];
  /** null = no owner. */
  readonly owners: readonly (PartyKey | null)[];
  readonly settled: Whether;
  /** Marked as heavy or extreme by the GM. */
  readonly difficult: Whether;
  /** Has a note or something only the GM knows. */
  readonly noted: Whether;
  /** All that is asked must hold, or one of it. */
  readonly match: 'all' | 'any';
}

export const EMPTY_QUERY: FieldQuery = {
  terrains: [],
  heights: [],
  owners: [],
  settled: 'either',
  difficult: 'either',
  noted: 'either',
  match: 'all',
};

/** One thing that is asked of a field. */
type Test = (grossfeld: Grossfeld, index: number) => boolean;

const among = <Value>(values: readonly Value[], valueOf: (g: Grossfeld, i: number) => Value) => {
  const wanted = new Set(values);
  return wanted.size === 0
    ? []
    : [(grossfeld: Grossfeld, index: number) => wanted.has(valueOf(grossfeld, index))];
};

const whether = (answer: Whether, test: Test): readonly Test[] =>
  answer === 'either' ? [] : [(grossfeld, index) => test(grossfeld, index) === (answer === 'yes')];

const testsOf = (
  query: FieldQuery,
  heightOf: (terrain: TerrainKey) => number | undefined,
): readonly Test[] => [
  ...among(query.terrains, ({ terrain }, index) => terrain[index] ?? ''),
  ...among<number | undefined>(query.heights, ({ terrain }, index) =>
    heightOf(terrain[index] ?? ''),
  ),
  ...among<PartyKey | null>(query.owners, ({ owner }, index) => owner[index] ?? null),
  ...whether(query.settled, ({ settlements }, index) => settlements[index] !== undefined),
  ...whether(query.difficult, ({ difficulty }, index) => (difficulty[index] ?? 0) > 0),
  ...whether(
    query.noted,
    ({ notes, secrets }, index) => notes[index] !== undefined || secrets[index] !== undefined,
  ),
];

/** The fields of a map that answer a query, in the order of the lattice; none if nothing is asked. */
export function fieldsMatching(
  map: WorldMap,
  lattice: Lattice,
  query: FieldQuery,
  heightOf: (terrain: TerrainKey) => number | undefined,
): readonly FieldAddress[] {
  const tests = testsOf(query, heightOf);
  if (tests.length === 0) return [];
  const isAll = query.match === 'all';
  const holds = (grossfeld: Grossfeld, index: number): boolean =>
    isAll
      ? tests.every((test) => test(grossfeld, index))
      : tests.some((test) => test(grossfeld, index));
  const found: FieldAddress[] = [];
  for (const { no } of lattice.plots) {
    const grossfeld = map.grossfelder[no];
    if (grossfeld === undefined) continue;
    for (let index = 0; index < KLEINFELDER; index += 1) {
      const field = fieldAddress(no, index + 1);
      if (holds(grossfeld, index) && lattice.cellOf(field) !== undefined) found.push(field);
    }
  }
  return found;
}

/** The form that searches fields: open or not, and its last query. */
export interface QueryDialogState {
  readonly isOpen: boolean;
  readonly query: FieldQuery;
  readonly setOpen: (isOpen: boolean) => void;
  readonly ask: (change: Partial<FieldQuery>) => void;
}

export const useQueryDialog = createStore<QueryDialogState>((set) => ({
  isOpen: false,
  query: EMPTY_QUERY,
  setOpen: (isOpen) => set({ isOpen }),
  ask: (change) => set(({ query }) => ({ query: { ...query, ...change } })),
}));
