import { describe, expect, it } from 'vitest';
import {
  areConsecutive,
  cornerNames,
  cornersOfSide,
  DIRECTIONS,
  type FieldAddress,
  fieldAddress,
  grossfelderOf,
  KLEINFELDER,
  type Lattice,
  latticeOf,
  opposite,
  ownerAt,
  parseFieldAddress,
  type Side,
  SIDE,
  sideFeatures,
  sideFromBeyond,
  terrainAt,
  wallFacing,
} from '../../../engine';
import { settlementTypeOf, terrainOf } from '../../../engine/systems/waben/rules/catalogue';
import { rivers, springOf, tharosLand } from './land';
import { readField, readSides } from './notation';

const map = tharosLand();
const lattice = latticeOf(map);
const terrainKey = (field: FieldAddress): string => terrainAt(map, field) ?? '';
const height = (field: FieldAddress): number => terrainOf(terrainKey(field))?.height ?? -1;
const difficulty = (field: FieldAddress): number => {
  const set = map.grossfelder[field.slice(0, 3) as never]?.difficulty[Number(field.slice(4)) - 1];
  return set ?? terrainOf(terrainKey(field))?.difficulty ?? -1;
};
const fields = grossfelderOf(map).flatMap(({ no }) =>
  Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1)),
);
const ownedBy = (party: string): readonly FieldAddress[] =>
  fields.filter((field) => ownerAt(map, field) === party);
const banks = ({ field, side }: Side): readonly FieldAddress[] =>
  [field, lattice.neighbourOf(field, side)].filter((bank) => bank !== undefined);
const features = (side: Side): number => sideFeatures(map.grossfelder, lattice, side);
const isWaterway = (side: Side): boolean => (features(side) & (SIDE.river | SIDE.canal)) !== 0;

describe('the Großfelder of the example', () => {
  it.each([
    ['210', '002', 1, -1],
    ['210', '001', 1, 0],
    ['210', '644', 0, -1],
    ['711', '710', -1, 1],
  ])('WW-2.1-11, -15, -16: %s and %s are %i, %i places apart', (from, to, du, dv) => {
    const a = map.grossfelder[from as never];
    const b = map.grossfelder[to as never];
    expect([(b?.u ?? 0) - (a?.u ?? 0), (b?.v ?? 0) - (a?.v ?? 0)]).toEqual([du, dv]);
  });

  it('are ten to fourteen, 210 at the origin and 009 among them, in one piece', () => {
    const numbers = grossfelderOf(map).map(({ no }) => no);
    expect(numbers.length).toBeGreaterThanOrEqual(10);
    expect(numbers.length).toBeLessThanOrEqual(14);
    expect(map.grossfelder['210' as never]).toMatchObject({ u: 0, v: 0 });
    expect(numbers).toContain('009');
    expect(lattice.size).toBe(numbers.length * KLEINFELDER);
  });

  it('WW-2.2-09: carry only terrain of the catalogue', () => {
    const unknown = fields.filter((field) => height(field) < 0);
    expect(unknown).toEqual([]);
  });
});

describe('the land of Tharos', () => {
  it('WW-8.3-20: is exactly the 181 fields of the booklet’s land table', () => {
    const counts: Record<string, number> = {};
    for (const field of ownedBy('tha')) {
      counts[terrainKey(field)] = (counts[terrainKey(field)] ?? 0) + 1;
    }
    expect(counts).toEqual({
      t: 25,
      h: 13,
      b: 8,
      g: 5,
      twa: 5,
      hwa: 2,
      bwa: 1,
      tse: 2,
      hse: 4,
      tsu: 37,
      hsu: 12,
      bsu: 9,
      ew: 40,
      tew: 5,
      hew: 7,
      bew: 1,
      gew: 4,
      vul: 1,
    });
    expect(ownedBy('tha')).toHaveLength(181);
  });

  it('WW-8.3-20 to -23: yields the land tax the fields are worth, 155,963 GS', () => {
    const income = ownedBy('tha').reduce(
      (sum, field) => sum + (terrainOf(terrainKey(field))?.income ?? 0),
      0,
    );
    expect(income).toBe(155_963);
  });

  it('WW-8.3-24: has roads 5, 1 and 4 by difficulty, two bridges, walls 23 and 2', () => {
    const own = (side: Side): boolean => banks(side).every((bank) => ownerAt(map, bank) === 'tha');
    const sides = ownedBy('tha').flatMap((field) =>
      ([2, 3, 4] as const).map((side): Side => ({ field, side })),
    );
    const byDifficulty = (bit: number): readonly number[] =>
      [0, 1, 2].map(
        (level) =>
          sides.filter(
            (side) =>
              own(side) &&
              (features(side) & bit) !== 0 &&
              Math.max(...banks(side).map(difficulty)) === level,
          ).length,
      );
    const walls = [0, 1, 2].map(
      (level) =>
        ownedBy('tha')
          .filter((field) => difficulty(field) === level)
          .flatMap((field) => DIRECTIONS.filter((side) => wallFacing(map, field, side) === 5))
          .length,
    );
    expect({ roads: byDifficulty(SIDE.road), bridges: byDifficulty(SIDE.bridge), walls }).toEqual({
      roads: [5, 1, 4],
      bridges: [2, 0, 0],
      walls: [23, 2, 0],
    });
  });

  it('has every wall towards foreign land', () => {
    const inward = ownedBy('tha').flatMap((field) =>
      DIRECTIONS.filter((side) => {
        const beyond = lattice.neighbourOf(field, side);
        const isForeign = beyond !== undefined && ownerAt(map, beyond) !== 'tha';
        return wallFacing(map, field, side) > 0 && !isForeign;
      }),
    );
    expect(inward).toEqual([]);
  });

  it('surrounds its capital with water on five of six sides', () => {
    const wet = DIRECTIONS.filter((side) => {
      const beyond = lattice.neighbourOf(readField('210/04'), side);
      return beyond !== undefined && height(beyond) === 0;
    });
    expect(wet).toEqual([1, 2, 3, 5, 6]);
  });
});

describe('ways', () => {
  const withFeature = (bit: number): readonly Side[] =>
    fields
      .flatMap((field) => DIRECTIONS.map((side): Side => ({ field, side })))
      .filter((side) => (features(side) & bit) !== 0);

  it('WW-4.3-07: no road climbs more than one level, none leaves the land', () => {
    const wrong = withFeature(SIDE.road).filter((side) => {
      const levels = banks(side).map(height);
      return (
        levels.length < 2 ||
        Math.min(...levels) < 1 ||
        Math.max(...levels) - Math.min(...levels) > 1
      );
    });
    expect(wrong).toEqual([]);
  });

  it('WW-4.3-08: no road crosses a river without a bridge', () => {
    const wrong = withFeature(SIDE.road).filter(
      (side) => isWaterway(side) && (features(side) & SIDE.bridge) === 0,
    );
    expect(wrong).toEqual([]);
  });

  it('WW-4.3-10: bridges span waterways between fields of one level', () => {
    const wrong = withFeature(SIDE.bridge).filter(
      (side) => !isWaterway(side) || new Set(banks(side).map(height)).size !== 1,
    );
    expect(wrong).toEqual([]);
  });

  it('WW-4.3-16: there is a canal, and it joins a river', () => {
    const canals = withFeature(SIDE.canal);
    const river = withFeature(SIDE.river);
    expect(canals.length).toBeGreaterThan(0);
    expect(canals.some((canal) => river.some((side) => areConsecutive(lattice, canal, side)))).toBe(
      true,
    );
  });
});

describe.each(rivers.map((text) => [text]))('the river %s', (text) => {
  const course = readSides(text);
  const sideHeight = (side: Side): number => Math.max(...banks(side).map(height));

  it('WW-2.1-24: runs from side to consecutive side between two fields of land', () => {
    const gaps = course
      .slice(1)
      .filter((side, index) => !areConsecutive(lattice, course[index] ?? side, side));
    expect(gaps).toEqual([]);
    expect(course.filter((side) => Math.min(...banks(side).map(height)) < 1)).toEqual([]);
    expect(course.every((side) => banks(side).length === 2)).toBe(true);
  });

  it('WW-5.3-43: never rises, never falls more than one level at once', () => {
    const falls = course
      .slice(1)
      .map((side, index) => sideHeight(course[index] ?? side) - sideHeight(side));
    expect(falls.filter((fall) => fall < 0 || fall > 1)).toEqual([]);
  });

  it('WW-2.2-13: begins at a spring and ends in the sea or in another river', () => {
    const spring = springOf(lattice, course);
    const no = spring.field.slice(0, 3);
    const index = 6 * (Number(spring.field.slice(4)) - 1) + spring.corner - 1;
    expect(map.grossfelder[no as never]?.springs[index]).toBe(true);
    expect(endsWell(lattice, course)).toBe(true);
  });
});

/** True if the lower end of a river touches water, or a river that continues. */
const endsWell = (world: Lattice, course: readonly Side[]): boolean => {
  const last = course.at(-1);
  const before = course.at(-2);
  if (last === undefined || before === undefined) return false;
  const upper = cornersOfSide(before).flatMap((corner) => cornerNames(world, corner));
  const mouth = cornersOfSide(last).find((corner) => {
    const names = cornerNames(world, corner);
    return !names.some((name) =>
      upper.some((other) => other.field === name.field && other.corner === name.corner),
    );
  });
  if (mouth === undefined) return false;
  const around = cornerNames(world, mouth).map((name) => name.field);
  if (around.some((field) => height(field) === 0)) return true;
  const others = rivers
    .map(readSides)
    .filter((river) => !river.some((side) => side.field === last.field && side.side === last.side));
  return others
    .flat()
    .some((side) =>
      cornersOfSide(side).some((corner) =>
        cornerNames(world, corner).some(
          (name) => name.field === mouth.field && name.corner === mouth.corner,
        ),
      ),
    );
};

describe('towns of the example', () => {
  const towns = grossfelderOf(map).flatMap((grossfeld) =>
    Object.entries(grossfeld.settlements).map(([index, town]) => ({
      field: fieldAddress(grossfeld.no, Number(index) + 1),
      ...town,
    })),
  );

  it('WW-4.2-26: stand on own land', () => {
    const wrong = towns.filter(
      ({ field, owner }) => height(field) < 1 || ownerAt(map, field) !== owner,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('WW-4.2-23: have harbours only at coasts, rivers and canals', () => {
    const wrong = towns.flatMap(({ name, field, harbours }) =>
      harbours
        .filter((side) => {
          const beyond = lattice.neighbourOf(field, side);
          const isCoast = beyond !== undefined && height(beyond) === 0;
          return !isCoast && !isWaterway({ field, side });
        })
        .map((side) => `${name}(${String(side)})`),
    );
    expect(wrong).toEqual([]);
  });

  it('WW-4.2-11: have more than 50,000 inhabitants only at low coasts, at rivers or as capital', () => {
    const big = towns.filter(({ type }) => type === 'met');
    expect(big.map(({ name }) => name).sort()).toEqual(['Hallenstein', 'Lyr', 'Merisha', 'Tharos']);
  });

  it('WW-8.3-23: are for Tharos MET 210/04, FST 210/19 and STD 210/01', () => {
    const own = towns.filter(({ owner }) => owner === 'tha');
    expect(own.map(({ type, field, name }) => [type, field, name]).sort()).toEqual([
      ['fst', '210/19', 'Elystria'],
      ['met', '210/04', 'Tharos'],
      ['std', '210/01', 'Trakan'],
    ]);
  });

  it('are complete', () => {
    const unfinished = towns.filter(
      ({ type, built }) => built !== settlementTypeOf(type)?.buildingValue,
    );
    expect(unfinished).toEqual([]);
  });

  it('001/01 has a harbour towards 002/44, where fleet 301 ends', () => {
    const seegard = towns.find(({ field }) => field === parseFieldAddress('001/01'));
    expect(seegard).toMatchObject({ owner: 'val', harbours: [6] });
    expect(lattice.neighbourOf(readField('001/01'), 6)).toBe('002/44');
    expect(opposite(6)).toBe(3);
    expect(sideFromBeyond(lattice, { field: readField('001/01'), side: 6 })?.field).toBe('002/44');
  });
});
