import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cell,
  cornersOfSide,
  createLattice,
  DIRECTIONS,
  type FieldAddress,
  fieldAddress,
  grossfeldOf,
  type GrossfeldNo,
  KLEINFELDER,
  kleinfeldOf,
  type Lattice,
  parseFieldAddress,
  type Plot,
  sameCorner,
  type Side,
  sideFromBeyond,
  sidesAtCorner,
} from '../hex';
import type { Structure, TerrainStyle } from '../kernel';
import { systems } from '../systems/registry';
import { withPoisonedGlobals } from '../testing';
import { newGrossfeld, SIDE, sideIndex, type World, type WorldMap } from '../world';
import { GENESIS_PHASES, generate } from './generate';
import type { GenesisCatalogue, GenesisOptions, GenesisShape } from './options';
import { GENESIS_PRESETS, type GenesisPresetKey } from './presets';
import type { GeneratedWorld } from './world';

const shapeOf = (columns: number, rows: number, kind: 'sheet' | 'cylinder'): GenesisShape => {
  const plots = Array.from({ length: columns * rows }, (_, index): Plot => {
    const column = index % columns;
    const no = grossfeldOf(
      parseFieldAddress(`${String(index + 1).padStart(3, '0')}/01`) ?? NOWHERE,
    );
    return { no, u: column, v: Math.floor(index / columns) - Math.floor(column / 2) };
  });
  return { plots, topology: kind === 'sheet' ? { kind } : { kind, columns } };
};
const NOWHERE = fieldAddress('000' as GrossfeldNo, 1);

const catalogue: GenesisCatalogue = {
  terrains: systems['waben']?.terrains ?? {},
  settlements: systems['waben']?.settlements ?? {},
};
const MIX = { gar: 1, brg: 4, std: 3, fst: 1, met: 0.5 };

const optionsOf = (preset: GenesisPresetKey, change: Partial<GenesisOptions>): GenesisOptions => ({
  ...GENESIS_PRESETS[preset],
  seed: 'one',
  mix: MIX,
  ...change,
});

const worldOf = (
  shape: GenesisShape,
  options: GenesisOptions,
  of: GenesisCatalogue = catalogue,
): GeneratedWorld => {
  const result = generate(shape, of, options);
  if (result?.ok !== true) throw new Error('nothing was generated');
  return result.value;
};

/** A generated world made ready for questions. */
const reading = (shape: GenesisShape, world: GeneratedWorld, of = catalogue) => {
  const lattice = createLattice(shape.plots, shape.topology);
  const styleAt = (field: FieldAddress): TerrainStyle | undefined =>
    of.terrains[world.terrain[grossfeldOf(field)]?.[kleinfeldOf(field) - 1] ?? ''];
  const heightAt = (field: FieldAddress | undefined): number =>
    field === undefined ? 0 : (styleAt(field)?.height ?? -1);
  return { lattice, styleAt, heightAt };
};

const share = (shape: GenesisShape, world: GeneratedWorld): number => {
  const { styleAt } = reading(shape, world);
  const kinds = shape.plots.flatMap(({ no }) =>
    Array.from({ length: KLEINFELDER }, (_, index) => styleAt(fieldAddress(no, index + 1))),
  );
  const open = kinds.filter((style) => !(style?.height === 0 && style.type === 'ice'));
  return open.filter((style) => style?.height === 0).length / open.length;
};

const allFields = ({ plots }: GenesisShape): readonly FieldAddress[] =>
  plots.flatMap(({ no }) =>
    Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1)),
  );

const small = shapeOf(4, 4, 'cylinder');

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

const property = (
  check: (shape: GenesisShape, options: GenesisOptions) => void,
  runs = 40,
): void => {
  fc.assert(fc.property(anyShape, anyOptions, check), { numRuns: runs });
};

describe('a generated world', () => {
  it('is the golden one for the seed "one"', () => {
    const world = worldOf(small, optionsOf('continents', { roads: true }));
    expect(bytesToHex(sha256(utf8ToBytes(JSON.stringify(world))))).toBe(
      '1df7fc405975ff89f7439690069a60319bf09e8a369219a6aae097418233b760',
    );
  });

  it('is the same for the same seed, without clock and unseeded chance (property)', () => {
    property((shape, options) => {
      const once = worldOf(shape, options);
      expect(withPoisonedGlobals(() => worldOf(shape, options))).toEqual(once);
    }, 15);
  });

  it('is another one for another seed', () => {
    const seeds = ['one', 'two', 'three', ''].map((seed) =>
      JSON.stringify(worldOf(small, optionsOf('continents', { seed })).terrain),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('does not depend on the numbers of the Großfelder', () => {
    const renamed: GenesisShape = {
      ...small,
      plots: small.plots.map((plot, index) => ({
        ...plot,
        no: String(900 - index) as GrossfeldNo,
      })),
    };
    const options = optionsOf('continents', {});
    expect(Object.values(worldOf(renamed, options).terrain).reverse()).toEqual(
      Object.values(worldOf(small, options).terrain),
    );
  });

  it('names only terrain kinds of the catalogue, for every field (property)', () => {
    property((shape, options) => {
      const { terrain } = worldOf(shape, options);
      expect(Object.keys(terrain).sort()).toEqual(shape.plots.map(({ no }) => no).sort());
      for (const keys of Object.values(terrain)) {
        expect(keys).toHaveLength(KLEINFELDER);
        expect(keys.filter((key) => catalogue.terrains[key] === undefined)).toEqual([]);
      }
    });
  });
});

describe('the sea', () => {
  it.each([0.3, 0.45, 0.6, 0.75, 0.9])(
    'takes %d of the fields, give or take a fiftieth',
    (water) => {
      const shape = shapeOf(6, 6, 'cylinder');
      for (const seed of ['a', 'b', 'c']) {
        const world = worldOf(shape, optionsOf('continents', { seed, water }));
        expect(Math.abs(share(shape, world) - water)).toBeLessThan(0.02);
      }
    },
  );

  it('leaves no crumbs: every island and every lake has three fields at least (property)', () => {
    property((shape, options) => {
      const { lattice, heightAt } = reading(shape, worldOf(shape, options));
      const isWater = Uint8Array.from({ length: lattice.size }, (_, cell) =>
        heightAt(lattice.addressOf(cell)) === 0 ? 1 : 0,
      );
      // A last lake may be swept after the island around it was counted, so only land is held to it.
      for (const body of bodies(lattice, isWater, 0)) expect(body).toBeGreaterThanOrEqual(3);
    });
  });
});

const bodies = (lattice: Lattice, kinds: Uint8Array, kind: number): readonly number[] => {
  const seen = new Set<Cell>();
  const sizes: number[] = [];
  kinds.forEach((own, start) => {
    if (own !== kind || seen.has(start)) return;
    const body = [start];
    seen.add(start);
    for (const cell of body) {
      for (const direction of DIRECTIONS) {
        const near = lattice.neighbour(cell, direction);
        if (near < 0 || seen.has(near) || kinds[near] !== kind) continue;
        seen.add(near);
        body.push(near);
      }
    }
    sizes.push(body.length);
  });
  return sizes;
};

describe('the land', () => {
  it('rises by one level at most from field to field (property)', () => {
    property((shape, options) => {
      const { lattice, heightAt } = reading(shape, worldOf(shape, options));
      for (const field of allFields(shape)) {
        const height = heightAt(field);
        if (height === 0) continue;
        for (const direction of DIRECTIONS) {
          const near = heightAt(lattice.neighbourOf(field, direction));
          if (near > 0) expect(Math.abs(near - height)).toBeLessThanOrEqual(1);
        }
      }
    });
  });

  it('has ice along the northern and the southern edge of a cylinder, where nobody goes round (GM-08)', () => {
    const shape = shapeOf(4, 4, 'cylinder');
    const { lattice, styleAt } = reading(shape, worldOf(shape, optionsOf('iceGirdled', {})));
    for (const field of allFields(shape)) {
      const isEdge = DIRECTIONS.some(
        (direction) => lattice.neighbourOf(field, direction) === undefined,
      );
      if (isEdge) expect(styleAt(field)).toMatchObject({ height: 0, type: 'ice' });
    }
  });

  it('is flat where no mountains are wanted', () => {
    const world = worldOf(small, optionsOf('continents', { mountains: 0 }));
    const { heightAt } = reading(small, world);
    expect(Math.max(...allFields(small).map(heightAt))).toBe(1);
  });

  it('knows no seam round a cylinder: fields across it are as alike as others', () => {
    const shape = shapeOf(6, 8, 'cylinder');
    const { lattice, heightAt } = reading(shape, worldOf(shape, optionsOf('continents', {})));
    const unlike = { seam: [0, 0], inside: [0, 0] };
    for (let cell = 0; cell < lattice.size; cell += 1) {
      const east = lattice.neighbour(cell, 2);
      if (east < 0) continue;
      const isSeam = Math.abs(lattice.axialOf(cell).q - lattice.axialOf(east).q) > 1;
      const count = isSeam ? unlike.seam : unlike.inside;
      const differs = heightAt(lattice.addressOf(cell)) !== heightAt(lattice.addressOf(east));
      count[0] = (count[0] ?? 0) + Number(differs);
      count[1] = (count[1] ?? 0) + 1;
    }
    const rate = ([differing = 0, all = 1]: readonly number[]): number => differing / all;
    expect(unlike.seam[1]).toBeGreaterThan(50);
    expect(rate(unlike.seam)).toBeLessThan(rate(unlike.inside) + 0.12);
  });
});

describe('rivers', () => {
  const key = ({ field, side }: Side): string => `${field}(${String(side)})`;

  it('lie between two fields of land, each once (property)', () => {
    property((shape, options) => {
      const world = worldOf(shape, options);
      const { lattice, heightAt } = reading(shape, world);
      expect(new Set(world.rivers.map(key)).size).toBe(world.rivers.length);
      for (const side of world.rivers) {
        expect([2, 3, 4]).toContain(side.side);
        expect(heightAt(side.field)).toBeGreaterThan(0);
        expect(heightAt(sideFromBeyond(lattice, side)?.field)).toBeGreaterThan(0);
      }
    });
  });

  it('run from every spring to the sea, never from lower to higher banks (property)', () => {
    let followed = 0;
    property((shape, options) => {
      const world = worldOf(shape, options);
      const { lattice, heightAt } = reading(shape, world);
      const rivers = new Map(world.rivers.map((side) => [key(side), side]));
      const bank = (side: Side): number =>
        Math.max(heightAt(side.field), heightAt(sideFromBeyond(lattice, side)?.field));
      /** Sides that can be reached from the sea without ever going downhill on the way up. */
      const lawful = new Set<string>();
      const open = world.rivers.filter((side) =>
        cornersOfSide(side).some((corner) =>
          sidesAtCorner(lattice, corner).some(
            (other) =>
              heightAt(other.field) === 0 || heightAt(sideFromBeyond(lattice, other)?.field) === 0,
          ),
        ),
      );
      for (const side of open) {
        if (lawful.has(key(side))) continue;
        lawful.add(key(side));
        for (const corner of cornersOfSide(side)) {
          for (const other of sidesAtCorner(lattice, corner)) {
            const river = rivers.get(key(other));
            if (river !== undefined && bank(river) >= bank(side)) open.push(river);
          }
        }
      }
      expect(world.rivers.filter((side) => !lawful.has(key(side)))).toEqual([]);
      for (const spring of world.springs) {
        followed += 1;
        const rising = sidesAtCorner(lattice, spring).filter((side) => rivers.has(key(side)));
        expect(rising).toHaveLength(1);
        expect(
          cornersOfSide(rising[0] ?? { field: spring.field, side: 1 }).some((corner) =>
            sameCorner(lattice, corner, spring),
          ),
        ).toBe(true);
      }
    }, 60);
    expect(followed).toBeGreaterThan(50);
  });

  it('are of sensible length: four sides at least for every spring', () => {
    const shape = shapeOf(8, 6, 'sheet');
    const { rivers, springs } = worldOf(shape, optionsOf('mainland', { rivers: 1 }));
    expect(springs.length).toBeGreaterThan(5);
    expect(rivers.length / springs.length).toBeGreaterThan(6);
  });

  it('do not run where none are wanted', () => {
    const world = worldOf(small, optionsOf('mainland', { rivers: 0 }));
    expect([world.rivers, world.springs]).toEqual([[], []]);
  });
});

describe('settlements', () => {
  it('stand on land that is not ice, at the distance asked for (property)', () => {
    property((shape, options) => {
      const world = worldOf(shape, options);
      const { lattice, styleAt } = reading(shape, world);
      const [least] = options.spacing;
      const cells = world.settlements.map(({ field }) => lattice.cellOf(field) ?? -1);
      cells.forEach((cell, index) => {
        const style = styleAt(lattice.addressOf(cell));
        expect(style?.height).toBeGreaterThan(0);
        expect(style?.type).not.toBe('ice');
        for (const other of cells.slice(index + 1)) {
          expect(lattice.distance(cell, other)).toBeGreaterThanOrEqual(least);
        }
      });
    });
  });

  it('have a neighbour as near as wished, but on small islands (GM-13)', () => {
    const shape = shapeOf(8, 8, 'cylinder');
    const world = worldOf(shape, optionsOf('iceGirdled', {}));
    const { lattice } = reading(shape, world);
    const cells = world.settlements.map(({ field }) => lattice.cellOf(field) ?? -1);
    const nearest = cells.map((cell) =>
      Math.min(
        ...cells.filter((other) => other !== cell).map((other) => lattice.distance(cell, other)),
      ),
    );
    expect(cells.length).toBeGreaterThan(20);
    expect(Math.min(...nearest)).toBe(6);
    expect(nearest.filter((away) => away <= 7).length / nearest.length).toBeGreaterThan(0.85);
  });

  it('have harbours where there is water only (WW-4.2-23)', () => {
    property((shape, options) => {
      const world = worldOf(shape, options);
      const { lattice, heightAt } = reading(shape, world);
      const rivers = new Set(world.rivers.map(({ field, side }) => `${field}(${String(side)})`));
      for (const { field, harbours } of world.settlements) {
        for (const side of harbours) {
          const beyond = sideFromBeyond(lattice, { field, side });
          const names = [
            `${field}(${String(side)})`,
            `${beyond?.field ?? ''}(${String(beyond?.side)})`,
          ];
          const isRiver = names.some((name) => rivers.has(name));
          expect(isRiver || heightAt(beyond?.field) === 0).toBe(true);
        }
      }
    });
  });

  it('are mixed as asked for', () => {
    const shape = shapeOf(6, 6, 'sheet');
    const world = worldOf(shape, optionsOf('mainland', { mix: { brg: 3, std: 1, nonsense: 9 } }));
    const count = (type: string): number =>
      world.settlements.filter((one) => one.type === type).length;
    expect(count('brg') + count('std')).toBe(world.settlements.length);
    expect(Math.abs(count('brg') - 3 * count('std'))).toBeLessThanOrEqual(3);
    expect(worldOf(shape, optionsOf('mainland', { mix: {} })).settlements).toEqual([]);
  });

  it('and roads and bridges between them find no objection of the rules (WW-4.3-07, WW-4.3-08, WW-4.3-10)', () => {
    const shape = shapeOf(6, 6, 'sheet');
    const world = worldOf(shape, optionsOf('mainland', { rivers: 1 }));
    const objections = systems['waben']?.mapRules?.objections;
    const { lattice } = reading(shape, world);
    const codes = (map: WorldMap, structure: Structure): readonly string[] =>
      objections?.({ ...NO_WORLD, map }, structure).map(({ code }) => code) ?? ['no rules'];
    const wild = mapWith(shape, world, world.rivers, SIDE.river);
    const bridged = mapWith(shape, world, world.rivers, SIDE.river, world.bridges, SIDE.bridge);
    expect(world.roads.length).toBeGreaterThan(40);
    expect(world.bridges.length).toBeGreaterThan(5);
    for (const { field, side } of world.bridges) {
      expect(codes(wild, { kind: 'bridge', field, side })).toEqual([]);
    }
    for (const { field, side } of world.roads) {
      const to = lattice.neighbourOf(field, side) ?? '';
      expect(codes(bridged, { kind: 'road', from: field, to })).toEqual([]);
    }
    for (const { field, type, harbours } of world.settlements) {
      expect(codes(wild, { kind: 'settlement', field, type })).toEqual([]);
      for (const side of harbours)
        expect(codes(wild, { kind: 'harbour', field, side })).toEqual([]);
    }
  });
});

const NO_WORLD: World = {
  map: { topology: { kind: 'sheet' }, grossfelder: {} },
  parties: {},
  units: {},
  labels: {},
  knowledge: {},
  clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
};

/** The map of a generated world with some of its sides drawn, one feature after the other. */
const mapWith = (
  { plots, topology }: GenesisShape,
  { terrain }: GeneratedWorld,
  ...drawn: readonly (readonly Side[] | number)[]
): WorldMap => {
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
};

describe('a catalogue of another game', () => {
  const style = (key: string, height: number, type: string): TerrainStyle => ({
    key,
    display: key,
    name: { de: key, en: key },
    height,
    type,
    outer: key,
    inner: key,
  });
  const poor: GenesisCatalogue = {
    terrains: {
      sea: style('sea', 0, 'water'),
      reef: style('reef', 0, 'shoal'),
      land: style('land', 1, 'normal'),
      wood: style('wood', 1, 'forest'),
      hill: style('hill', 2, 'normal'),
    },
    settlements: {},
  };

  it('is served with what it has', () => {
    const shape = shapeOf(6, 6, 'cylinder');
    const world = worldOf(shape, optionsOf('continents', {}), poor);
    const used = new Set(Object.values(world.terrain).flat());
    expect([...used].sort()).toEqual(['hill', 'land', 'reef', 'sea', 'wood']);
    expect(world.settlements).toEqual([]);
  });

  it.each([
    ['without land', { sea: style('sea', 0, 'normal') }, 'no-land'],
    ['without water', { land: style('land', 1, 'normal') }, 'no-water'],
  ] as const)('%s cannot be served', (_, terrains, problem) => {
    expect(generate(small, { terrains, settlements: {} }, optionsOf('continents', {}))).toEqual({
      ok: false,
      problem,
    });
  });

  it('nor a board without fields', () => {
    const none: GenesisShape = { plots: [], topology: { kind: 'sheet' } };
    expect(generate(none, catalogue, optionsOf('continents', {}))).toEqual({
      ok: false,
      problem: 'no-fields',
    });
  });
});

describe('the work', () => {
  const large = shapeOf(10, 10, 'cylinder');

  it('is told in small steps that only grow, through every phase to the end', () => {
    const told: (readonly [number, number, string])[] = [];
    generate(
      large,
      catalogue,
      optionsOf('continents', { roads: true }),
      (...step) => told.push(step) > 0,
    );
    expect(told.length).toBeGreaterThan(50);
    expect(told.map(([done]) => done)).toEqual(
      told.map(([done]) => done).toSorted((a, b) => a - b),
    );
    expect(new Set(told.map(([, total]) => total)).size).toBe(1);
    expect([...new Set(told.map(([, , phase]) => phase))]).toEqual([...GENESIS_PHASES, '']);
    expect(told.at(-1)?.[0]).toBe(told.at(-1)?.[1]);
  });

  it.each([1, 10, 40, 90])('can be broken off at step %d', (last) => {
    let steps = 0;
    const result = generate(large, catalogue, optionsOf('continents', {}), () => {
      steps += 1;
      return steps < last;
    });
    expect([result, steps]).toEqual([undefined, last]);
  });

  it.each(Object.keys(GENESIS_PRESETS) as GenesisPresetKey[])(
    'makes a world of the preset %s',
    (preset) => {
      const world = worldOf(large, optionsOf(preset, {}));
      expect(Math.abs(share(large, world) - GENESIS_PRESETS[preset].water)).toBeLessThan(0.02);
      expect(world.settlements.length).toBeGreaterThan(10);
      expect(world.rivers.length).toBeGreaterThan(20);
    },
  );

  it('makes something of senseless figures', () => {
    const senseless = {
      water: NaN,
      continents: -3,
      mountains: Infinity,
      spacing: [0, -5],
      ice: { north: 999, south: 999 },
    } as const;
    const world = worldOf(small, optionsOf('continents', senseless));
    expect(Object.keys(world.terrain)).toHaveLength(small.plots.length);
  });
});
