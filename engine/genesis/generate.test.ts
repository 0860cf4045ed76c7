import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { type GrossfeldNo, KLEINFELDER } from '../hex';
import type { TerrainStyle } from '../kernel';
import { withPoisonedGlobals } from '../testing';
import { catalogue, optionsOf, property, shapeOf, share, small, worldOf } from '../testing/genesis';
import { GENESIS_PHASES, generate } from './generate';
import type { GenesisCatalogue, GenesisShape } from './options';
import { GENESIS_PRESETS, type GenesisPresetKey } from './presets';

describe('a generated world', () => {
  it('is the golden one for the seed "one"', () => {
    const world = worldOf(small, optionsOf('continents', { roads: true }));
    const settlements = world.settlements.map(({ name: _, ...rest }) => rest);
    const nameless = JSON.stringify({ ...world, settlements });
    expect(bytesToHex(sha256(utf8ToBytes(nameless)))).toBe(
      '124d7a90da33d7612dab7b5b98fb41e039a841c7199b1a596c4d15c4714e1ee2',
    );
    expect(world.settlements.slice(0, 3).map(({ name }) => name)).toEqual([
      'Nabadasa',
      'Norerfels',
      'Norgard',
    ]);
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

  it('does not depend on the order in which the Großfelder are listed (property)', () => {
    property((shape, options) => {
      const reversed = { ...shape, plots: shape.plots.toReversed() };
      expect(worldOf(reversed, options)).toEqual(worldOf(shape, options));
    }, 15);
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

  it('is served with its own kinds', () => {
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

  it('is reported in small steps that only grow, through every phase to the end', () => {
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

  it.each([1, 10, 40, 90])('can be cancelled at step %d', (last) => {
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

  it.each([
    ['endless', { std: Infinity }, false],
    ['more than a number can hold', { std: 1e308, brg: 1e308 }, true],
    ['no number', { std: NaN }, false],
    ['negative', { std: -1 }, false],
  ])('makes something of a mix of settlements that is %s', (_, mix, hasAny) => {
    const { settlements } = worldOf(small, optionsOf('continents', { mix }));
    expect(settlements.length > 0).toBe(hasAny);
  });
});
