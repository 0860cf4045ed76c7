import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import {
  addRegion,
  type Campaign,
  type FieldAddress,
  latticeOf,
  type Point,
  type RegionBoard,
} from '../../../engine';
import { mapOf, uniform } from '../../../engine/testing';
import { walk } from '../map/pane/keys';
import { nextInOrder, shapeTowards } from '../../kit/board/cells';
import { pointerWith } from '../../kit/board/testing/pointer';
import { boardIn, pictureArea } from './regions/board';
import { REGION_TOOLS } from './regions/tools';
import { type BoardTool, REST, type ToolContext } from './regions/tools/tool';

const ARROWS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

/** Every cell to which keys lead from where they begin. */
const reached = (first: string | undefined, next: (from: string) => readonly string[]) => {
  const found = new Set(first === undefined ? [] : [first]);
  for (const cell of found) next(cell).forEach((one) => found.add(one));
  return found;
};

const reachedRegions = (board: RegionBoard, hasPages: boolean) =>
  reached(shapeTowards(board.regions, null, { x: 1, y: 0 }), (from) => [
    ...ARROWS.flatMap((arrow) => shapeTowards(board.regions, from, arrow) ?? []),
    ...(hasPages ? [nextInOrder(Object.keys(board.regions), from, 1) ?? ''] : []),
  ]);

describe('the keys reach every cell', () => {
  it('of the example of regions by arrows alone', () => {
    const board = boardIn(seenlandCampaign());
    expect([...reachedRegions(board, false)].sort()).toEqual(Object.keys(board.regions).sort());
  });

  it('of any board of regions by arrows and pages, wherever they lie', () => {
    const places = fc.uniqueArray(
      fc.record({ x: fc.integer({ min: 0, max: 30 }), y: fc.integer({ min: 0, max: 20 }) }),
      { minLength: 1, maxLength: 24, selector: ({ x, y }) => `${String(x)} ${String(y)}` },
    );
    fc.assert(
      fc.property(places, (all) => {
        const board = all.reduce<RegionBoard>(
          (now, { x, y }, index) => {
            const [left, top] = [3 * x, 3 * y];
            const outline = [left, top, left + 2, top, left + 2, top + 2, left, top + 2];
            const key = `r${String(index)}`;
            const edit = addRegion(now, { key, name: key, tint: 'plain' }, [outline]);
            return edit.ok ? edit.value : now;
          },
          { regions: {}, borders: [] },
        );
        expect(reachedRegions(board, true).size).toBe(Object.keys(board.regions).length);
      }),
      { numRuns: 60 },
    );
  });

  it('of a map of Großfelder that hang together', () => {
    const lattice = latticeOf(mapOf(uniform('210', 0, 0, 't'), uniform('211', 1, 0, 't')));
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const found = reached('210/01', (from) =>
      keys.flatMap((key) => walk(lattice, from as FieldAddress, key) ?? []),
    );
    expect(found.size).toBe(lattice.size);
  });
});

/** A pointer with a tool over the example's board of regions. */
const pointerOver = (id: BoardTool, start: Campaign) => {
  const pointer = pointerWith(REGION_TOOLS, id, REST, start, (campaign): ToolContext => ({
    campaign,
    board: boardIn(campaign),
    chosen: null,
    reach: 0.3,
    cellWidth: 2,
    tint: 'plain',
    isFraming: false,
    area: pictureArea(boardIn(campaign)),
    nameOf: (number) => `Region ${String(number)}`,
  }));
  return { ...pointer, board: () => boardIn(pointer.campaign()) };
};

describe('tools do the same by mouse and by keys', () => {
  const seenland = seenlandCampaign();
  const at = (region: string): Point => boardIn(seenland).regions[region]?.point ?? { x: 0, y: 0 };

  it('connect', () => {
    const [mouse, keys] = [pointerOver('connect', seenland), pointerOver('connect', seenland)];
    mouse.stroke(at('hochland'), at('kueste'));
    keys.pressAt(at('hochland'), ' ');
    keys.pressAt(at('kueste'), ' ');
    expect(keys.names).toEqual(mouse.names);
    expect(mouse.names).toHaveLength(1);
    expect(keys.board()).toEqual(mouse.board());
  });

  it('draw', () => {
    const corners = [
      { x: -40, y: -40 },
      { x: -34, y: -40 },
      { x: -34, y: -34 },
    ];
    const [mouse, keys] = [pointerOver('draw', seenland), pointerOver('draw', seenland)];
    for (const corner of corners) mouse.stroke(corner);
    mouse.stroke({ x: -40, y: -40 });
    for (const corner of corners) keys.pressAt(corner, ' ');
    keys.pressAt({ x: -34, y: -34 }, 'Enter');
    expect(keys.names).toEqual(mouse.names);
    expect(keys.board()).toEqual(mouse.board());
  });

  it('move', () => {
    const to = { x: at('wald').x + 0.5, y: at('wald').y + 0.5 };
    const [mouse, keys] = [pointerOver('move', seenland), pointerOver('move', seenland)];
    mouse.stroke(at('wald'), to);
    keys.pressAt(at('wald'), ' ');
    keys.pressAt(to, ' ');
    expect(keys.names).toEqual(mouse.names);
    expect(mouse.names).toHaveLength(1);
    expect(keys.board()).toEqual(mouse.board());
  });
});
