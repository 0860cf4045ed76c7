import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FieldAddress,
  fieldAddress,
  GENESIS_PRESETS,
  type GeneratedWorld,
  type GrossfeldNo,
  latticeOf,
  levelPlaces,
  newGrossfeld,
  newMap,
  SIDE,
  sideFeatures,
  type WorldMap,
} from '../../../engine';
import { gf } from '../../../engine/testing';
import { compute } from './compute';
import { overlaid } from './lay';
import { times } from '../../../engine/testing/trials';

const empty: WorldMap = (() => {
  const made = newMap({ places: levelPlaces(3, 3), topology: { kind: 'sheet' }, terrain: 'w' });
  if (!made.ok) throw new Error('a map');
  return made.value;
})();

const generated = (seed: string): GeneratedWorld => {
  const { plots, topology } = latticeOf(empty);
  const options = { ...GENESIS_PRESETS.mainland, seed, mix: { brg: 2, std: 1 } };
  const outcome = compute({ system: 'waben', shape: { plots, topology }, options }, () => true);
  if (outcome.kind !== 'done') throw new Error('a world');
  return outcome.world;
};

const WORLD = generated('one');
const LAYING = { owner: 'frei', built: () => 10, keepsPlaces: false };

const fields = Object.keys(empty.grossfelder).flatMap((no) =>
  Array.from({ length: 48 }, (_, index) => fieldAddress(no as GrossfeldNo, index + 1)),
);

describe('placing a generated world on a map', () => {
  it('brings terrain, rivers, roads and settlements as ordinary data', () => {
    const after = overlaid(empty, WORLD, LAYING);
    const lattice = latticeOf(after);
    for (const [no, terrain] of Object.entries(WORLD.terrain)) {
      expect(after.grossfelder[no as GrossfeldNo]?.terrain).toEqual(terrain);
    }
    expect(WORLD.rivers.length).toBeGreaterThan(0);
    for (const side of WORLD.rivers) {
      expect(sideFeatures(after.grossfelder, lattice, side) & SIDE.river).toBe(SIDE.river);
    }
    const settlements = Object.values(after.grossfelder).flatMap((one) =>
      Object.values(one.settlements),
    );
    expect(settlements).toHaveLength(WORLD.settlements.length);
    expect(settlements[0]).toMatchObject({ owner: 'frei', built: 10 });
    const names = settlements.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
  });

  it('removes everything of a world generated before', () => {
    const other = generated('two');
    const twice = overlaid(overlaid(empty, other, LAYING), WORLD, LAYING);
    expect(twice).toEqual(overlaid(empty, WORLD, LAYING));
  });

  it('preserves places that stand already, with their fields, and all that was written', () => {
    const town = { type: 'std', name: 'Hort', owner: 'tha', built: 24, harbours: [] };
    const no = gf('005');
    const before: WorldMap = {
      ...empty,
      grossfelder: {
        ...empty.grossfelder,
        [no]: {
          ...newGrossfeld(no, 1, 0, 'w'),
          settlements: { 20: town },
          notes: { 3: 'Hier' },
          walls: { 7: 5 },
        },
      },
    };
    const after = overlaid(before, WORLD, { ...LAYING, keepsPlaces: true }).grossfelder[no];
    expect(after?.settlements[20]).toEqual(town);
    expect(after?.terrain[20]).toBe('w');
    expect(after?.notes).toEqual({ 3: 'Hier' });
    expect(after?.walls).toEqual({ 7: 5 });
    expect(overlaid(before, WORLD, LAYING).grossfelder[no]?.settlements[20]).not.toEqual(town);
  });

  it('changes only the fields that were chosen', () => {
    fc.assert(
      fc.property(fc.subarray(fields), (chosen) => {
        const only: ReadonlySet<FieldAddress> = new Set(chosen);
        const after = overlaid(empty, WORLD, { ...LAYING, only });
        const lattice = latticeOf(after);
        for (const field of fields) {
          const [no = '', kleinfeld = ''] = field.split('/');
          const grossfeld = after.grossfelder[no as GrossfeldNo];
          const made = WORLD.terrain[no as GrossfeldNo]?.[Number(kleinfeld) - 1];
          const terrain = grossfeld?.terrain[Number(kleinfeld) - 1];
          expect(terrain).toBe(only.has(field) ? made : 'w');
          if (only.has(field)) continue;
          expect(grossfeld?.settlements[Number(kleinfeld) - 1]).toBeUndefined();
          for (const side of [1, 2, 3, 4, 5, 6] as const) {
            expect(sideFeatures(after.grossfelder, lattice, { field, side })).toBe(0);
          }
        }
      }),
      times(12),
    );
  });

  it('stops when cancelled', () => {
    const { plots, topology } = latticeOf(empty);
    const options = { ...GENESIS_PRESETS.mainland, seed: 'one', mix: {} };
    const job = { system: 'waben', shape: { plots, topology }, options };
    expect(compute(job, () => false)).toEqual({ kind: 'cancelled' });
    expect(compute({ ...job, shape: { plots: [], topology } }, () => true)).toEqual({
      kind: 'failed',
      reason: 'no-fields',
    });
  });
});
