import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOf, CORNER_RADIUS, type Point, range } from '../../../engine';
import { columnBars, columnName, cutLines, glueStrips, namePlace, rowBars } from './frame';
import {
  extentOf,
  largestOnOneSheet,
  type LayoutForm,
  layOutMap,
  type MapSheet,
  type PrintLayout,
} from './layout';
import { ORIENTATIONS, OVERLAPS, PAPERS } from './order';
import { MARGIN } from './paper';

const A4: LayoutForm = {
  paper: 'A4',
  orientation: 'landscape',
  fieldMm: 10,
  overlap: 2,
  hasLegendBeside: true,
};

const island = (radius: number): readonly Point[] =>
  range({ q: 40, r: -7 }, radius).map((field) => centreOf(field));

const arranged = (centres: readonly Point[], form: LayoutForm): PrintLayout => {
  const layout = layOutMap(centres, form);
  if (layout === undefined) throw new Error('there is something to print');
  return layout;
};

const sheetOf = (layout: PrintLayout, index: number): MapSheet => {
  const sheet = layout.sheets[index];
  if (sheet === undefined) throw new Error(`there is no sheet ${index}`);
  return sheet;
};

const isWhole = ({ plane }: MapSheet, { x, y }: Point): boolean =>
  x - 0.5 >= plane.left - 1e-9 &&
  x + 0.5 <= plane.left + plane.width + 1e-9 &&
  y - CORNER_RADIUS >= plane.top - 1e-9 &&
  y + CORNER_RADIUS <= plane.top + plane.height + 1e-9;

describe('a map on paper', () => {
  it('has no sheet if nothing is known', () => {
    expect(extentOf([])).toBeUndefined();
    expect(layOutMap([], A4)).toBeUndefined();
  });

  it.each([
    { paper: 'A5' as const, short: 148, long: 210 },
    { paper: 'A4' as const, short: 210, long: 297 },
    { paper: 'A3' as const, short: 297, long: 420 },
    { paper: 'A2' as const, short: 420, long: 594 },
    { paper: 'Letter' as const, short: 215.9, long: 279.4 },
  ])('is $short x $long mm on $paper, upright or lying', ({ paper, short, long }) => {
    const sizeOf = (orientation: LayoutForm['orientation']) =>
      arranged(island(2), { ...A4, paper, orientation }).paper;
    expect(sizeOf('portrait')).toEqual({ width: short, height: long });
    expect(sizeOf('landscape')).toEqual({ width: long, height: short });
  });

  it('takes one sheet with the legend beside it when everything fits, in the middle of the window', () => {
    const layout = arranged(island(4), A4);
    expect(layout).toMatchObject({ isLegendBeside: true, columns: 1, rows: 1, overlap: 0 });
    const [sheet] = layout.sheets;
    const middle = centreOf({ q: 40, r: -7 });
    expect((sheet?.plane.left ?? 0) + (sheet?.plane.width ?? 0) / 2).toBeCloseTo(middle.x);
    expect((sheet?.plane.top ?? 0) + (sheet?.plane.height ?? 0) / 2).toBeCloseTo(middle.y);
  });

  it('goes over several sheets when it does not fit, without the legend beside it', () => {
    const layout = arranged(island(14), A4);
    expect(layout.sheets.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(layout).toMatchObject({ isLegendBeside: false, columns: 2, rows: 2, overlap: 2 });
    expect(layout.sheets[0]?.beyond).toEqual({ left: null, right: 2, top: null, bottom: 3 });
    expect(layout.sheets[3]?.beyond).toEqual({ left: 3, right: null, top: 2, bottom: null });
  });

  it('leaves out sheets on which nothing is known', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 0, y: 40 },
    ];
    const layout = arranged(corners, A4);
    const placed = layout.sheets.map(({ column, row }) => `${column},${row}`);
    expect(placed).toContain('0,0');
    expect(placed).not.toContain(`${layout.columns - 1},${layout.rows - 1}`);
    expect(placed.length).toBeLessThan(layout.columns * layout.rows);
  });
});

describe('one sheet', () => {
  it('is enough at the largest scale that is offered for it, and not at the next larger one', () => {
    const centres = island(9);
    const fieldMm = largestOnOneSheet(centres, A4) ?? 0;
    expect(arranged(centres, { ...A4, fieldMm }).sheets).toHaveLength(1);
    expect(arranged(centres, { ...A4, fieldMm: fieldMm + 0.5 }).sheets.length).toBeGreaterThan(1);
  });

  it('is not offered where even the smallest scale is too large', () => {
    expect(largestOnOneSheet(island(80), A4)).toBeUndefined();
    expect(largestOnOneSheet([], A4)).toBeUndefined();
  });
});

describe('the frame', () => {
  it.each([
    { title: 'in the middle of a whole part', cuts: [], place: 30 },
    { title: 'in what is left of a part cut near the start', cuts: [30], place: 35 },
    { title: 'in what is left of a part cut near the end', cuts: [30], edge: 40, place: 25 },
    { title: 'in the middle where the cut is elsewhere', cuts: [90], place: 30 },
  ])('names a part $title', ({ cuts, edge = 200, place }) => {
    expect(namePlace({ index: 1, start: 20, length: 20 }, cuts, edge)).toBe(place);
  });

  it('leaves a part without a name where it does not fit', () => {
    expect(namePlace({ index: 1, start: 0, length: 4 }, [], 200)).toBeUndefined();
  });

  it('names columns A to Z, then AA', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  it('lets letters run on over sheets, the shared strip having the same letter on both', () => {
    const layout = arranged(island(14), A4);
    const letters = layout.sheets.slice(0, 2).map((sheet) =>
      columnBars(layout, sheet)
        .map(({ index }) => columnName(index))
        .join(''),
    );
    expect(letters[0]?.startsWith('ABC')).toBe(true);
    expect(letters[1]?.startsWith(letters[0]?.at(-1) ?? '?')).toBe(true);
    expect(rowBars(layout, sheetOf(layout, 2))[0]?.index).toBeGreaterThan(0);
  });

  it('is a scale at once: every whole part is as long as its fields', () => {
    const layout = arranged(island(4), A4);
    const bars = columnBars(layout, sheetOf(layout, 0));
    expect(bars.slice(0, -1).every(({ length }) => length === layout.barFields * 10)).toBe(true);
    expect(bars.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(
      layout.sheets[0]?.window.width ?? 0,
    );
  });

  it('is cut in the middle of the overlap, only towards other sheets', () => {
    const layout = arranged(island(14), A4);
    const first = sheetOf(layout, 0);
    const last = sheetOf(layout, 3);
    const cuts = { vertical: [first.window.width - 10], horizontal: [first.window.height - 10] };
    expect(cutLines(layout, first, false)).toEqual(cuts);
    expect(cutLines(layout, last, false)).toEqual({ vertical: [10], horizontal: [10] });
    const single = arranged(island(2), A4);
    expect(cutLines(single, sheetOf(single, 0), false)).toEqual({ vertical: [], horizontal: [] });
  });

  it('is cut right and below only where sheets are glued: they lie on the strips of the next ones', () => {
    const layout = arranged(island(14), A4);
    const [first, last] = [sheetOf(layout, 0), sheetOf(layout, 3)];
    expect(cutLines(layout, first, true)).toEqual(cutLines(layout, first, false));
    expect(cutLines(layout, last, true)).toEqual({ vertical: [], horizontal: [] });
    expect(glueStrips(layout, first)).toEqual([]);
    expect(glueStrips(layout, last)).toEqual([
      { ...last.window, edge: 'left', neighbour: 3, width: 10 },
      { ...last.window, edge: 'top', neighbour: 2, height: 10 },
    ]);
  });
});

describe('laws of the layout', () => {
  const options: fc.Arbitrary<LayoutForm> = fc.record({
    paper: fc.constantFrom(...PAPERS),
    orientation: fc.constantFrom(...ORIENTATIONS),
    fieldMm: fc.integer({ min: 400, max: 4000 }).map((hundredths) => hundredths / 100),
    overlap: fc.constantFrom(...OVERLAPS),
    hasLegendBeside: fc.boolean(),
  });
  const fields = fc
    .array(
      fc.record({ q: fc.integer({ min: -40, max: 40 }), r: fc.integer({ min: -30, max: 30 }) }),
      {
        minLength: 1,
        maxLength: 40,
      },
    )
    .map((all) => all.map((field) => centreOf(field)));

  it('shows every known field whole on some sheet', () => {
    fc.assert(
      fc.property(fields, options, (centres, chosen) => {
        const layout = arranged(centres, chosen);
        // At the largest scales on the smallest paper sheets share no more than the width of one field.
        if (layout.overlap === 1) return;
        for (const centre of centres) {
          // At the largest scales on the smallest paper sheets share one field width only.
          if (layout.overlap === 1) continue;
          expect(layout.sheets.some((sheet) => isWhole(sheet, centre))).toBe(true);
        }
      }),
    );
  });

  it('preserves the scale exactly and the window on the paper', () => {
    fc.assert(
      fc.property(fields, options, (centres, chosen) => {
        const layout = arranged(centres, chosen);
        for (const { window, plane } of layout.sheets) {
          expect(window.width / plane.width).toBeCloseTo(chosen.fieldMm, 9);
          expect(window.height / plane.height).toBeCloseTo(chosen.fieldMm, 9);
          expect(window.x).toBeGreaterThan(MARGIN);
          expect(window.y).toBeGreaterThan(MARGIN);
          expect(window.x + window.width).toBeLessThan(layout.paper.width - MARGIN);
          expect(window.y + window.height).toBeLessThan(layout.paper.height - MARGIN);
        }
      }),
    );
  });

  it('lets neighbouring sheets share exactly the overlap, and cuts one where the strip of the other ends', () => {
    fc.assert(
      fc.property(fields, options, (centres, chosen) => {
        const layout = arranged(centres, chosen);
        expect(layout.overlap).toBeLessThanOrEqual(chosen.overlap);
        for (const sheet of layout.sheets) {
          const right = layout.sheets.find(({ number }) => number === sheet.beyond.right);
          if (right === undefined) continue;
          const shared = sheet.plane.left + sheet.plane.width - right.plane.left;
          expect(shared).toBeCloseTo(layout.overlap, 9);
          expect(shared).toBeGreaterThan(0);
          const [cut = 0] = cutLines(layout, sheet, true).vertical;
          const [strip] = glueStrips(layout, right);
          expect(sheet.plane.left + cut / chosen.fieldMm).toBeCloseTo(
            right.plane.left + (strip?.width ?? 0) / chosen.fieldMm,
            9,
          );
        }
      }),
    );
  });
});
