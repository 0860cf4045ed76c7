import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cellsOnMap,
  type Campaign,
  copyFields,
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  type Lattice,
  latticeOf,
  opposite,
  pasteClip,
  setSideFeature,
  SIDE,
  sideFeatures,
  sideFromBeyond,
  terrainAt,
} from '../../../../engine';
import { tinyCampaignOf, edited } from '../../../../engine/testing';
import { campaignFile } from '../../../../engine/testing/files';
import { times } from '../../../../engine/testing/trials';
import { drive } from '../../../screens/map/testing/driver';
import { brush } from './brush';
import { line } from './line';
import { river } from './river';
import { road } from './road';
import { icosahedralMap } from '../../../../engine/testing/icosahedron';

const EDGE = 4;
const map = icosahedralMap(EDGE);
const lattice: Lattice = latticeOf(map);

/** A field and its neighbour over a cut of the net. */
interface Crossing {
  readonly here: FieldAddress;
  readonly side: Direction;
  readonly beyond: FieldAddress;
}

const crossings: readonly Crossing[] = cellsOnMap(lattice).flatMap((cell) =>
  DIRECTIONS.filter((side) => lattice.isCut(cell, side)).map((side) => ({
    here: lattice.addressOf(cell),
    side,
    beyond: lattice.addressOf(lattice.neighbour(cell, side)),
  })),
);
const fields: readonly FieldAddress[] = Array.from(
  { length: lattice.size },
  (_, cell) => cell,
).flatMap((cell) => (lattice.isOnMap(cell) ? [lattice.addressOf(cell)] : []));

/** A crossing where directions turn, away from the points. */
const [turning] = crossings.filter(({ here, side }) => {
  const cell = lattice.cellOf(here) ?? -1;
  return (
    lattice.sideBeyond(cell, side) !== opposite(side) && lattice.seamAt(cell, side)?.along === 2
  );
});
if (turning === undefined) throw new Error('no crossing');
const { here, side, beyond } = turning;

describe('tools over the cuts of a net', () => {
  let campaign: Campaign;
  beforeAll(() => {
    campaign = tinyCampaignOf({ map });
  });

  it('a brush of seven fields paints those beyond a cut', () => {
    const pointer = drive(brush, campaign, { terrain: 'b', size: 7 }).click(here);
    expect(pointer.terrain(here)).toBe('b');
    expect(pointer.terrain(beyond)).toBe('b');
    expect(fields.filter((field) => pointer.terrain(field) === 'b')).toHaveLength(7);
  });

  it('a line goes the short way over a cut', () => {
    const pointer = drive(line, campaign, { terrain: 'b' }).press(here).dragTo(beyond).release();
    expect(fields.filter((field) => pointer.terrain(field) === 'b')).toEqual(
      [here, beyond].toSorted(),
    );
  });

  it('a road leads over a cut, on the side both fields share', () => {
    const after = drive(road, campaign, {}).press(here).dragTo(beyond).release().campaign();
    const shared = { field: here, side };
    const other = sideFromBeyond(lattice, shared);
    if (other === undefined) expect.fail('nothing beyond');
    const { grossfelder } = after.world.map;
    expect(sideFeatures(grossfelder, lattice, shared)).toBe(SIDE.road);
    expect(sideFeatures(grossfelder, lattice, other)).toBe(SIDE.road);
  });

  it('what is copied at a cut is pasted as it lay, turned with its fields', () => {
    const river = edited(map, (before) =>
      setSideFeature(before, lattice, { field: here, side }, SIDE.river, true),
    );
    const clip = copyFields(river, lattice, [here, beyond], here);
    expect(clip.cells).toHaveLength(2);
    expect(clip.sides).toHaveLength(1);
    const bare = map;
    const pasted = edited(bare, (before) => pasteClip(before, lattice, clip, here));
    expect(pasted.grossfelder).toEqual(river.grossfelder);
  });

  it('leave the same bytes after strokes over cuts and back (property)', () => {
    const anyEnd = fc.constantFrom(...crossings);
    const tools = { brush, line, road, river } as const;
    const anyStroke = fc.record({
      tool: fc.constantFrom(...(Object.keys(tools) as (keyof typeof tools)[])),
      from: anyEnd,
      to: anyEnd,
      size: fc.constantFrom(1 as const, 7 as const, 19 as const),
    });
    const before = campaignFile(campaign);
    let changed = 0;
    let last = campaign;
    fc.assert(
      fc.property(anyStroke, ({ tool, from, to, size }) => {
        const pointer = drive(tools[tool], campaign, { terrain: 'hwa', size })
          .press(from.here)
          .dragTo(from.beyond, to.here, to.beyond)
          .release();
        const count = pointer.commands().length;
        changed += count;
        for (let step = 0; step < count; step += 1) pointer.undo();
        expect(pointer.campaign()).toEqual(campaign);
        last = pointer.campaign();
      }),
      times(600),
    );
    expect(changed).toBeGreaterThan(0);
    expect(campaignFile(last)).toEqual(before);
    expect(terrainAt(campaign.world.map, here)).toBe('t');
  });
});
