import {
  hexGameOf,
  createLattice,
  type GrossfeldNo,
  KLEINFELDER,
  type Lattice,
  type MapView,
  systems,
  type ViewChunk,
} from '../../../../engine';
import type { Terrains } from '../scene';

/** The terrain kinds of the game whose map the tests draw. */
export const terrains: Terrains = hexGameOf(systems['waben']).terrains;

/** Three Großfelder around one corner. */
export const PLOTS = [
  { no: '210' as GrossfeldNo, u: 0, v: 0 },
  { no: '001' as GrossfeldNo, u: 1, v: 0 },
  { no: '711' as GrossfeldNo, u: 0, v: 1 },
];

export const lattice: Lattice = createLattice(PLOTS);

const filled = <T>(value: T): readonly T[] => Array.from({ length: KLEINFELDER }, () => value);

/** A Großfeld of one terrain with nothing on it. */
export function chunk(
  plot: (typeof PLOTS)[number],
  change: Partial<ViewChunk> = {},
  key: string | null = 't',
): ViewChunk {
  return {
    ...plot,
    terrain: filled(key),
    owner: filled(null),
    level: filled(2),
    since: filled(1),
    sides: {},
    walls: {},
    springs: {},
    settlements: {},
    ...change,
  };
}

/** Dense arrays with single entries changed; keys are Kleinfeld numbers. */
export function withFields<T>(base: T, entries: Readonly<Record<number, T>>): readonly T[] {
  return filled(base).map((value, index) => {
    const entry = entries[index + 1];
    // An entry may be null: what nobody knows.
    return Object.hasOwn(entries, index + 1) ? (entry as T) : value;
  });
}

/** The GM's view of Großfelder. */
export function viewOf(chunks: readonly ViewChunk[], change: Partial<MapView> = {}): MapView {
  return {
    audience: { kind: 'truth' },
    chunks: Object.fromEntries(chunks.map((each) => [each.no, each] as const)),
    parties: {
      tha: { key: 'tha', name: 'Tharos', colour: 0 },
      val: { key: 'val', name: 'Valdrun', colour: 1 },
    },
    pieces: [],
    labels: [],
    turn: 1,
    ...change,
  };
}
