import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axial, neighbour } from '../../hex';
import type { Region, RegionBoard } from './board';
import {
  addCellRegion,
  cellAt,
  cellCentre,
  cellsOfRegion,
  eraseCells,
  outlinesOfCells,
  paintCells,
} from './paint';
import {
  addCorner,
  cornerNear,
  cornersBetween,
  edgeNear,
  moveCorner,
  removeCorner,
} from './corners';
import {
  addRegion,
  freeKey,
  keyFromName,
  mergeRegions,
  moveLabelPoint,
  noteRegion,
  rekeyRegion,
  removeRegion,
  renameRegion,
  setRegionFigure,
  tintRegion,
} from './edit';
import {
  areNeighbours,
  inOrder,
  neighboursOf,
  stepsBetween,
  stepsFrom,
  suggestedBorders,
  withNeighbours,
  withoutNeighbours,
  withTouching,
} from './neighbours';
import {
  boardBox,
  depthIn,
  edgesOf,
  isInRegion,
  labelPoint,
  regionArea,
  regionAt,
  type Ring,
} from './shape';
import { seenRegions } from './seen';
import { boardRemarks } from './validity';

const square = (x: number, y: number, side = 2): Ring => [
  x,
  y,
  x + side,
  y,
  x + side,
  y + side,
  x,
  y + side,
];

const EMPTY: RegionBoard = { regions: {}, borders: [] };

const done = <Value>(
  edit: { readonly ok: true; readonly value: Value } | { readonly ok: false },
) => {
  if (!edit.ok) throw new Error('The edit was refused.');
  return edit.value;
};

const added = (board: RegionBoard, key: string, ...outlines: readonly Ring[]): RegionBoard =>
  done(addRegion(board, { key, name: key.toUpperCase(), tint: 'plain' }, outlines));

/** Two squares side by side and one apart. */
const three = added(added(added(EMPTY, 'a', square(0, 0)), 'b', square(2, 0)), 'c', square(9, 0));

const codeOf = (edit: ReturnType<typeof addRegion>): string | undefined =>
  edit.ok ? undefined : edit.problem.code;

describe('regions and their neighbours', () => {
  it('are an undirected graph without loops and double edges (OS-1-01, OS-1-02)', () => {
    const board = done(withNeighbours(done(withNeighbours(three, 'b', 'a')), 'a', 'b'));
    expect(board.borders).toEqual([['a', 'b']]);
    expect(areNeighbours(board, 'b', 'a')).toBe(true);
    expect(neighboursOf(board, 'b')).toEqual(['a']);
    expect(withoutNeighbours(board, 'b', 'a').borders).toEqual([]);
    expect(codeOf(withNeighbours(board, 'a', 'a'))).toBe('loop');
    expect(codeOf(withNeighbours(board, 'a', 'x'))).toBe('not-there');
  });

  it('keep every list of pairs sorted, symmetric and free of loops (OS-1-02)', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, key)), (pairs) => {
        const borders = inOrder(pairs);
        expect(borders.every(([a, b]) => a < b)).toBe(true);
        expect(new Set(borders.map(String)).size).toBe(borders.length);
        expect(inOrder(borders.map(([a, b]) => [b, a] as const))).toEqual(borders);
        for (const [a, b] of pairs) {
          expect(areNeighbours({ regions: {}, borders }, a, b)).toBe(a !== b);
        }
      }),
    );
  });

  it('are as far apart as the shortest path has steps, without a path infinitely far (OS-1-02)', () => {
    const chain = done(withNeighbours(added(three, 'd', square(4, 0)), 'a', 'b'));
    const board = done(withNeighbours(chain, 'b', 'd'));
    expect(stepsBetween(board, 'a', 'd')).toBe(2);
    expect(stepsFrom(board, 'a')).toEqual({ a: 0, b: 1, d: 2 });
    expect(stepsBetween(board, 'a', 'c')).toBeUndefined();
    expect(stepsBetween(board, 'a', 'toString')).toBeUndefined();
    expect(stepsBetween(board, 'toString', 'toString')).toBeUndefined();
    expect(withNeighbours(board, 'a', 'toString').ok).toBe(false);
    expect(stepsFrom(board, 'x')).toEqual({});
  });

  it('are suggested where outlines run along each other, not where they meet in a corner', () => {
    const board = added(three, 'd', square(4, 2));
    expect(suggestedBorders(board, 0.05)).toEqual([['a', 'b']]);
    expect(withTouching(board, 0.05, ['d']).borders).toEqual([]);
    expect(withTouching(board, 0.05).borders).toEqual([['a', 'b']]);
    const beside = added(EMPTY, 'a', square(0, 0));
    const shifted = added(beside, 'b', [2.02, 0.5, 4, 0.5, 4, 5, 2.02, 5]);
    expect(suggestedBorders(shifted, 0.05)).toEqual([['a', 'b']]);
    expect(suggestedBorders(shifted, 0.01)).toEqual([]);
  });
});

describe('the shape of a region', () => {
  const ringed = added(EMPTY, 'a', square(0, 0, 6), square(2, 2, 2));

  it('has holes where an outline lies in another', () => {
    const region = ringed.regions['a'];
    expect(region && regionArea(region)).toBe(32);
    expect(regionAt(ringed, { x: 3, y: 3 })).toBeUndefined();
    expect(regionAt(ringed, { x: 1, y: 3 })).toBe('a');
  });

  it('is found by a point; the smaller region is above', () => {
    const board = added(ringed, 'b', square(0, 0, 1));
    expect(regionAt(board, { x: 0.5, y: 0.5 })).toBe('b');
    expect(regionAt(board, { x: 99, y: 0 })).toBeUndefined();
  });

  it('has its name at its innermost point', () => {
    const region = ringed.regions['a'];
    expect(region && isInRegion(region, region.point)).toBe(true);
    expect(region && depthIn(region, region.point)).toBeGreaterThan(0.9);
    expect(labelPoint({ outlines: [square(0, 0, 4)] })).toEqual({ x: 2, y: 2 });
    expect(labelPoint({ outlines: [] })).toEqual({ x: 0, y: 0 });
  });

  it('has a box', () => {
    expect(boardBox(three)).toEqual({ left: 0, top: 0, right: 11, bottom: 2 });
    expect(boardBox(EMPTY)).toBeUndefined();
  });
});

describe('a region from cells of a hex grid', () => {
  const cellsArbitrary = fc
    .array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 40 })
    .map((steps) => {
      const walk: Axial[] = [{ q: 3, r: -2 }];
      for (const step of steps) {
        const last = walk.at(-1);
        if (last !== undefined) walk.push(neighbour(last, step as 1 | 2 | 3 | 4 | 5 | 6));
      }
      return [...new Map(walk.map((cell) => [`${cell.q},${cell.r}`, cell])).values()];
    });

  it('has the area of its cells, islands and holes included', () => {
    fc.assert(
      fc.property(cellsArbitrary, fc.constantFrom(0.5, 1, 2.3), (cells, width) => {
        const outlines = outlinesOfCells(cells, width);
        const area = cells.length * (Math.sqrt(3) / 2) * width * width;
        expect(Math.abs(regionArea({ outlines }) / area - 1)).toBeLessThan(0.01);
        for (const cell of cells) {
          expect(isInRegion({ outlines }, cellCentre(cell, width))).toBe(true);
        }
      }),
    );
  });

  it('is made of those cells again', () => {
    fc.assert(
      fc.property(cellsArbitrary, (cells) => {
        const found = cellsOfRegion({ outlines: outlinesOfCells(cells, 2) }, 2) ?? [];
        const names = (list: readonly Axial[]) => list.map(({ q, r }) => `${q},${r}`).sort();
        expect(names(found)).toEqual(names(cells));
      }),
    );
    expect(cellsOfRegion({ outlines: [square(0, 0, 4)] }, 1)).toBeUndefined();
  });

  it('has a hole in the middle of a ring of six', () => {
    const ring = ([1, 2, 3, 4, 5, 6] as const).map((side) => neighbour({ q: 0, r: 0 }, side));
    const outlines = outlinesOfCells(ring, 1);
    expect(outlines).toHaveLength(2);
    expect(isInRegion({ outlines }, { x: 0, y: 0 })).toBe(false);
    expect(cellAt({ x: 0.1, y: 0.1 }, 1)).toEqual({ q: 0, r: 0 });
  });

  it('takes cells from others and leaves them something', () => {
    const named = (key: string) => ({ key, name: key, tint: 'forest' as const });
    const [one, two, far] = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ];
    const a = done(addCellRegion(EMPTY, named('a'), [one, two], 1));
    const b = done(addCellRegion(a, named('b'), [two, far], 1));
    expect(regionAt(b, cellCentre(two, 1))).toBe('b');
    expect(codeOf(paintCells(b, 'b', [one], 1))).toBe('too-small');
    const back = done(paintCells(b, 'a', [two], 1));
    expect(regionAt(back, cellCentre(two, 1))).toBe('a');
    expect(regionAt(done(eraseCells(back, 'a', [two], 1)), cellCentre(two, 1))).toBeUndefined();
    expect(codeOf(paintCells(three, 'a', [one], 1))).toBe('not-of-cells');
    expect(codeOf(paintCells(three, 'x', [one], 1))).toBe('not-there');
    expect(codeOf(eraseCells(three, 'x', [one], 1))).toBe('not-there');
  });
});

describe('an edit of a board', () => {
  it('refuses keys, names and outlines that cannot be', () => {
    const name = { key: 'z', name: 'Z', tint: 'plain' as const };
    expect(codeOf(addRegion(three, { ...name, key: 'a' }, [square(20, 0)]))).toBe('key-taken');
    expect(codeOf(addRegion(three, { ...name, key: 'Ä' }, [square(20, 0)]))).toBe('bad-key');
    expect(codeOf(addRegion(three, { ...name, name: ' ' }, [square(20, 0)]))).toBe('bad-name');
    expect(codeOf(addRegion(three, name, [[0, 0, 1, 0]]))).toBe('too-small');
    expect(codeOf(addRegion(three, name, [[0, 0, 2, 2, 2, 0, 0, 2.5]]))).toBe('crossing');
    expect(codeOf(addRegion(three, name, []))).toBe('too-small');
    expect(codeOf(renameRegion(three, 'a', 'x'.repeat(61)))).toBe('bad-name');
    expect(codeOf(setRegionFigure(three, 'a', 'base_limit', 1.5))).toBe('bad-figure');
    expect(codeOf(tintRegion(three, 'x', 'lake'))).toBe('not-there');
    expect(codeOf(removeRegion(three, 'x'))).toBe('not-there');
  });

  it('changes the attributes of a region', () => {
    const board = done(renameRegion(done(tintRegion(three, 'a', 'lake')), 'a', ' Seen '));
    const noted = done(noteRegion(board, 'a', ' Moor '));
    const figured = done(setRegionFigure(noted, 'a', 'base_limit', 2));
    const moved = done(moveLabelPoint(figured, 'a', { x: 0.50004, y: 1 }));
    expect(moved.regions['a']).toMatchObject({
      name: 'Seen',
      tint: 'lake',
      note: 'Moor',
      figures: { base_limit: 2 },
      point: { x: 0.5, y: 1 },
    });
    expect(done(setRegionFigure(moved, 'a', 'base_limit', null)).regions['a']?.figures).toEqual({});
    expect(seenRegions(moved)['a']).not.toHaveProperty('note');
  });

  it('keeps borders when a key changes or a region goes', () => {
    const board = done(withNeighbours(three, 'a', 'b'));
    const renamed = done(rekeyRegion(board, 'a', 'z'));
    expect(renamed.borders).toEqual([['b', 'z']]);
    expect(Object.keys(renamed.regions).sort()).toEqual(['b', 'c', 'z']);
    expect(codeOf(rekeyRegion(board, 'a', 'b'))).toBe('key-taken');
    expect(done(rekeyRegion(board, 'a', 'a'))).toBe(board);
    expect(done(removeRegion(board, 'a')).borders).toEqual([]);
  });

  it('moves a shared corner of both regions, so that the border stays one', () => {
    const moved = done(moveCorner(three, { x: 2, y: 0 }, { x: 2.5, y: 0.5 }));
    expect(moved.regions['a']?.outlines[0]).toEqual([0, 0, 2.5, 0.5, 2, 2, 0, 2]);
    expect(moved.regions['b']?.outlines[0]).toEqual([2.5, 0.5, 4, 0, 4, 2, 2, 2]);
    expect(moved.regions['c']).toBe(three.regions['c']);
    expect(codeOf(moveCorner(three, { x: 0, y: 0 }, { x: 5, y: 1.5 }))).toBe('crossing');
  });

  it('adds and removes corners on both sides of a border', () => {
    const near = edgeNear(three, { x: 2.1, y: 1 }, 0.5);
    expect(near?.at).toEqual({ x: 2, y: 1 });
    const more = near === undefined ? three : done(addCorner(three, near.edge, near.at));
    expect(cornerNear(more, { x: 2.1, y: 1.1 }, 0.5)).toEqual({ x: 2, y: 1 });
    const count = (board: RegionBoard, key: string) => board.regions[key]?.outlines[0]?.length;
    expect([count(more, 'a'), count(more, 'b')]).toEqual([10, 10]);
    expect(done(removeCorner(more, { x: 2, y: 1 }))).toEqual(three);
    const triangle = added(EMPTY, 't', [0, 0, 1, 0, 0, 1]);
    expect(codeOf(removeCorner(triangle, { x: 0, y: 0 }))).toBe('too-small');
    expect(cornerNear(three, { x: 50, y: 50 }, 1)).toBeUndefined();
    expect(edgeNear(three, { x: 50, y: 50 }, 1)).toBeUndefined();
  });

  it('follows the border of a region the shorter way', () => {
    const board = added(EMPTY, 'a', [0, 0, 1, 0.2, 2, 0, 2, 9, 0, 9]);
    expect(cornersBetween(board, { x: 0, y: 0 }, { x: 2, y: 0 })).toEqual([{ x: 1, y: 0.2 }]);
    expect(cornersBetween(board, { x: 2, y: 0 }, { x: 0, y: 0 })).toEqual([{ x: 1, y: 0.2 }]);
    expect(cornersBetween(board, { x: 2, y: 0 }, { x: 5, y: 5 })).toEqual([]);
  });

  it('makes one region of two that share a side', () => {
    const board = done(withNeighbours(done(withNeighbours(three, 'a', 'b')), 'b', 'c'));
    const merged = done(mergeRegions(board, 'a', 'b'));
    expect(merged.borders).toEqual([['a', 'c']]);
    expect(merged.regions['a'] && regionArea(merged.regions['a'])).toBe(8);
    expect(edgesOf(merged.regions['a']?.outlines[0] ?? [])).toHaveLength(6);
    expect(codeOf(mergeRegions(board, 'a', 'c'))).toBe('apart');
    expect(codeOf(mergeRegions(board, 'a', 'a'))).toBe('loop');
    expect(codeOf(mergeRegions(board, 'a', 'x'))).toBe('not-there');
  });

  it('finds keys nobody has, and makes keys of names', () => {
    expect(freeKey(added(EMPTY, 'region-1', square(0, 0)), 'region')).toBe('region-2');
    expect(keyFromName('  Große Höhe & Tal ')).toBe('grosse-hoehe-tal');
    expect(keyFromName('«»')).toBe('');
  });
});

describe('findings about a board', () => {
  const remarksOf = (board: RegionBoard) =>
    boardRemarks(board).map(({ code, region, other }) => [code, region, other].join(' ').trim());

  it('are none where all is well', () => {
    const joined = done(withNeighbours(three, 'a', 'b'));
    expect(remarksOf(done(withNeighbours(joined, 'b', 'c')))).toEqual([]);
  });

  it('are overlaps, and regions that are alone or cannot be reached', () => {
    expect(remarksOf(done(withNeighbours(three, 'a', 'b')))).toEqual(['alone c']);
    const pairs = added(added(three, 'd', square(20, 0)), 'e', square(22, 0));
    const apart = withTouching(done(withNeighbours(pairs, 'a', 'c')), 0.05, ['d', 'b']);
    expect(remarksOf(apart)).toEqual(['cut-off d a', 'cut-off e a']);
    const over = added(EMPTY, 'a', square(0, 0));
    const other = withTouching(added(over, 'b', square(1, 1)), 5, ['a']);
    expect(remarksOf({ ...other, borders: [['a', 'b']] })).toEqual(['overlap a b']);
  });

  it('are data written into a file by others that cannot be drawn', () => {
    const wrong: Region = {
      key: 'a',
      name: 'A',
      outlines: [[0, 0, 2, 2, 2, 0, 0, 2.5]],
      point: { x: 9, y: 9 },
      tint: 'plain',
      figures: {},
      note: '',
    };
    expect(remarksOf({ regions: { a: wrong }, borders: [] })).toEqual([
      'crossing a',
      'label-outside a',
    ]);
  });
});
