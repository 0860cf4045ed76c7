import fc from 'fast-check';
import { generate, type GeneratedWorld } from '../genesis/generate';
import type { GenesisCatalogue, GenesisOptions, GenesisShape } from '../genesis/options';
import { GENESIS_PRESETS, type GenesisPresetKey } from '../genesis/presets';
import {
  createLattice,
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
  parseFieldAddress,
  type Plot,
  type Side,
} from '../hex';
import { hexGameOf, type TerrainStyle } from '../kernel';
import { systems } from '../systems/registry';
import { newGrossfeld, sideIndex, type World, type WorldMap } from '../world';
import { icosahedralPlots } from './icosahedron';
import { times } from './trials';

const NOWHERE = fieldAddress('000' as GrossfeldNo, 1);

/** An empty board of Großfelder in level rows, numbered from 001. */
export function shapeOf(columns: number, rows: number, kind: 'sheet' | 'cylinder'): GenesisShape {
  const plots = Array.from({ length: columns * rows }, (_, index): Plot => {
    const column = index % columns;
    const no = grossfeldOf(
      parseFieldAddress(`${String(index + 1).padStart(3, '0')}/01`) ?? NOWHERE,
    );
    return { no, u: column, v: Math.floor(index / columns) - Math.floor(column / 2) };
  });
  return { plots, topology: kind === 'sheet' ? { kind } : { kind, columns } };
}

/** The catalogues worlds are tried with. */
export const catalogue: GenesisCatalogue = {
  terrains: hexGameOf(systems['waben']).terrains,
  settlements: hexGameOf(systems['waben']).settlements,
};
/** Settlements of every size, small ones more often. */
const MIX = { gar: 1, brg: 4, std: 3, fst: 1, met: 0.5 };

/** The options of a preset with some figures changed. */
export function optionsOf(
  preset: GenesisPresetKey,
  change: Partial<GenesisOptions>,
): GenesisOptions {
  return {
    ...GENESIS_PRESETS[preset],
    seed: 'one',
    mix: MIX,
    ...change,
  };
}

/** A world that must come about. */
export function worldOf(
  shape: GenesisShape,
  options: GenesisOptions,
  of: GenesisCatalogue = catalogue,
): GeneratedWorld {
  const result = generate(shape, of, options);
  if (result?.ok !== true) throw new Error('nothing was generated');
  return result.value;
}

/** A generated world made ready for questions. */
export function reading(shape: GenesisShape, world: GeneratedWorld, of = catalogue) {
  const lattice = createLattice(shape.plots, shape.topology);
  const styleAt = (field: FieldAddress): TerrainStyle | undefined =>
    of.terrains[world.terrain[grossfeldOf(field)]?.[kleinfeldOf(field) - 1] ?? ''];
  const heightAt = (field: FieldAddress | undefined): number =>
    field === undefined ? 0 : (styleAt(field)?.height ?? -1);
  return { lattice, styleAt, heightAt };
}

/** Part of the fields outside ice on water that is water. */
export function share(shape: GenesisShape, world: GeneratedWorld): number {
  const { styleAt } = reading(shape, world);
  const kinds = shape.plots.flatMap(({ no }) =>
    Array.from({ length: KLEINFELDER }, (_, index) => styleAt(fieldAddress(no, index + 1))),
  );
  const open = kinds.filter((style) => !(style?.height === 0 && style.type === 'ice'));
  return open.filter((style) => style?.height === 0).length / open.length;
}

/** Every field of a board. */
export function allFields({ plots }: GenesisShape): readonly FieldAddress[] {
  return plots.flatMap(({ no }) =>
    Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1)),
  );
}

/** A small round board. */
export const small = shapeOf(4, 4, 'cylinder');

/** A small world on an icosahedron. */
export const ball = {
  plots: icosahedralPlots(12),
  topology: { kind: 'icosahedron', edge: 12 },
} as const satisfies GenesisShape;

const anyOptions = fc.record({
  seed: fc.string(),
  water: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
  continents: fc.integer({ min: 1, max: 12 }),
  variety: fc.double({ min: 0, max: 1, noNaN: true }),
  ragged: fc.double({ min: 0, max: 1, noNaN: true }),
  mountains: fc.double({ min: 0, max: 0.8, noNaN: true }),
  warmth: fc.double({ min: 0, max: 1, noNaN: true }),
  moisture: fc.double({ min: 0, max: 1, noNaN: true }),
  ice: fc.record({ north: fc.integer({ min: 0, max: 4 }), south: fc.integer({ min: 0, max: 4 }) }),
  rivers: fc.double({ min: 0.1, max: 1, noNaN: true }),
  spacing: fc
    .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 0, max: 4 }))
    .map(([least, more]): readonly [number, number] => [least, least + more]),
  mix: fc.constant(MIX),
  roads: fc.boolean(),
});
const anyShape = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 5 }), fc.boolean())
  .map(([half, rows, isRound]) => shapeOf(2 * half, rows, isRound ? 'cylinder' : 'sheet'));

/** Tries something on any small board with any options. */
export function property(
  check: (shape: GenesisShape, options: GenesisOptions) => void,
  runs = 40,
): void {
  fc.assert(fc.property(anyShape, anyOptions, check), times(runs));
}

/** A world without anything. */
export const NO_WORLD: World = {
  map: { topology: { kind: 'sheet' }, grossfelder: {} },
  parties: {},
  units: {},
  labels: {},
  knowledge: {},
  works: {},
  treaties: {},
  people: {},
  clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
};

/** The map of a generated world with some of its sides drawn, one feature after the other. */
export function mapWith(
  { plots, topology }: GenesisShape,
  { terrain }: GeneratedWorld,
  ...drawn: readonly (readonly Side[] | number)[]
): WorldMap {
  const sides: Record<string, Record<number, number>> = {};
  drawn.forEach((list, index) => {
    const bit = drawn[index + 1];
    if (typeof list === 'number' || typeof bit !== 'number') return;
    for (const { field, side } of list) {
      const chunk = (sides[grossfeldOf(field)] ??= {});
      const at = sideIndex(kleinfeldOf(field), side);
      chunk[at] = (chunk[at] ?? 0) | bit;
    }
  });
  const grossfelder = plots.map(({ no, u, v }) => ({
    ...newGrossfeld(no, u, v, ''),
    terrain: terrain[no] ?? [],
    sides: sides[no] ?? {},
  }));
  return { topology, grossfelder: Object.fromEntries(grossfelder.map((one) => [one.no, one])) };
}
