import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerNames, type Direction, DIRECTIONS, fieldAddress, KLEINFELDER } from '../hex';
import { at, deepFreeze, mapOf, tinyCampaign, tinyWorld, uniform } from '../testing';
import { anyDrawnMap, anyMapAct } from '../testing/map-edits';
import { grossfelderOf, latticeOf } from './fields';
import { applyMapChanges } from './map-change';
import { mapDiff } from './map-diff';
import { readCampaignFile } from './save';
import { sideHome, sideIndex } from './sides';
import type { WorldMap } from './world';
import { campaignFile } from '../testing/files';
import { times } from '../testing/trials';

/** Sides and springs that are not stored where everybody looks for them, or stored twice. */
const misplaced = (map: WorldMap): readonly string[] => {
  const lattice = latticeOf(map);
  return grossfelderOf(map).flatMap(({ no, sides, springs }) => {
    const nameOf = (index: number) => ({
      field: fieldAddress(no, Math.floor(index / 6) + 1),
      side: ((index % 6) + 1) as Direction,
    });
    const lost = Object.keys(sides).filter((key) => {
      const home = sideHome(lattice, nameOf(Number(key)));
      return home.field !== nameOf(Number(key)).field || home.side !== nameOf(Number(key)).side;
    });
    const doubled = Object.keys(springs).filter((key) => {
      const { field, side } = nameOf(Number(key));
      const holders = cornerNames(lattice, { field, corner: side }).filter((name) => {
        const index = sideIndex(Number(name.field.slice(4)), name.corner);
        const chunk = grossfelderOf(map).find((other) => name.field.startsWith(other.no));
        return chunk?.springs[index] === true;
      });
      return holders.length !== 1;
    });
    return [
      ...lost.map((key) => `${no} side ${key}`),
      ...doubled.map((key) => `${no} spring ${key}`),
    ];
  });
};

describe('any sequence of edits', () => {
  it('leaves a world that its own file can hold, with one home for every side and spring (property)', () => {
    fc.assert(
      fc.property(anyDrawnMap, fc.array(anyMapAct, { maxLength: 30 }), (start, acts) => {
        let map = deepFreeze(start);
        for (const { name, edit } of acts) {
          const result = edit(map, latticeOf(map));
          if (!result.ok) continue;
          map = deepFreeze(applyMapChanges(map, result.value));
          expect(misplaced(map), name).toEqual([]);
        }
        const campaign = tinyCampaign(tinyWorld({ map }));
        expect(readCampaignFile(campaignFile(campaign))).toEqual({
          ok: true,
          value: campaign,
        });
      }),
      times(60),
    );
  });

  it('consists of changes that can be taken back by the difference the other way (property)', () => {
    fc.assert(
      fc.property(anyDrawnMap, anyMapAct, (map, { edit }) => {
        const result = edit(deepFreeze(map), latticeOf(map));
        if (!result.ok) return;
        const after = applyMapChanges(map, result.value);
        expect(applyMapChanges(after, mapDiff(after, map))).toEqual(map);
        expect(applyMapChanges(map, mapDiff(map, after))).toEqual(after);
      }),
      times(200),
    );
  });

  it('names every entry at most once and changes it (property)', () => {
    fc.assert(
      fc.property(anyDrawnMap, anyMapAct, (map, { edit }) => {
        const result = edit(map, latticeOf(map));
        if (!result.ok) return;
        const names = result.value.map((change) =>
          change.kind === 'entry'
            ? `${change.no} ${change.part} ${change.index}`
            : `${change.no} whole`,
        );
        expect(new Set(names).size).toBe(names.length);
        expect(result.value.length === 0).toBe(
          mapDiff(map, applyMapChanges(map, result.value)).length === 0,
        );
      }),
      times(200),
    );
  });

  it('is checked by a check that finds what lies in a wrong place', () => {
    const inner = 6 * (KLEINFELDER / 2) + DIRECTIONS.indexOf(6);
    const wrong = { ...uniform('210', 0, 0), sides: { [inner]: 1 } };
    expect(misplaced(mapOf(wrong))).toEqual([`210 side ${inner}`]);
    const names = cornerNames(latticeOf(mapOf(wrong)), { field: at('210/07'), corner: 1 });
    expect(names).toHaveLength(3);
    const twice = Object.fromEntries(
      names
        .slice(0, 2)
        .map(({ field, corner }) => [sideIndex(Number(field.slice(4)), corner), true as const]),
    );
    expect(misplaced(mapOf({ ...uniform('210', 0, 0), springs: twice }))).toHaveLength(2);
  });
});
