import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, gf, mapOf, uniform } from '../testing';
import { formatSideAsPair } from '../testing/side-pair';
import { latticeOf } from '../world';
import {
  type FieldAddress,
  fieldAddress,
  formatSide,
  parseFieldAddress,
  type Side,
} from './address';
import { DIRECTIONS } from './direction';
import { formatPosition, type Position, readPosition } from './notation';
import {
  areConsecutive,
  canonicalCorner,
  canonicalSide,
  consecutiveSides,
  cornerNames,
  cornersOfSide,
  isMouth,
  sameCorner,
  sameSide,
  sideFromBeyond,
  sidesAtCorner,
  touches,
} from './side';
import { times } from '../testing/trials';

const lattice = latticeOf(
  mapOf(
    uniform('210', 0, 0),
    uniform('001', 1, 0),
    uniform('002', 1, -1),
    uniform('711', 0, -1),
    uniform('789', 2, 0),
  ),
);

const anyField: fc.Arbitrary<FieldAddress> = fc
  .tuple(fc.constantFrom('210', '001', '002', '711', '789'), fc.integer({ min: 1, max: 48 }))
  .map(([no, kleinfeld]) => fieldAddress(gf(no), kleinfeld));
const anySide: fc.Arbitrary<Side> = fc.record({
  field: anyField,
  side: fc.constantFrom(...DIRECTIONS),
});

const side = (text: string): Side => {
  const reading = readPosition(text, lattice);
  if (!reading.ok || reading.value.kind !== 'side') throw new Error(`no side: ${text}`);
  return reading.value;
};

describe('positions as players write them', () => {
  const rows: readonly (readonly [string, Position])[] = [
    ['210/19', { kind: 'field', field: at('210/19') }],
    [' 001/07 ', { kind: 'field', field: at('001/07') }],
    ['789/12(5)', { kind: 'side', field: at('789/12'), side: 5 }],
    ['789/12|11', { kind: 'side', field: at('789/12'), side: 5 }],
    ['210/37|001/10', { kind: 'side', field: at('210/37'), side: 3 }],
    ['210/37|10', { kind: 'side', field: at('210/37'), side: 3 }],
    ['(301)', { kind: 'aboard', unit: 301 }],
  ];

  it.each(rows)(
    '%s is read (WW-2.1-19, WW-2.1-20, WW-2.1-21, WW-2.1-25, WW-12.2-06)',
    (text, position) => {
      expect(readPosition(text, lattice)).toStrictEqual({ ok: true, value: position });
    },
  );

  it.each([
    ['210/49', 'F-POS-SYNTAX'],
    ['210/00', 'F-POS-SYNTAX'],
    ['21/19', 'F-POS-SYNTAX'],
    ['210/9', 'F-POS-SYNTAX'],
    ['210/19(0)', 'F-POS-SYNTAX'],
    ['210/19(7)', 'F-POS-SYNTAX'],
    ['210/19(12)', 'F-POS-SYNTAX'],
    ['(12)', 'F-POS-SYNTAX'],
    ['(3)', 'F-POS-SYNTAX'],
    ['210/19|49', 'F-POS-SYNTAX'],
    ['', 'F-POS-SYNTAX'],
    ['Tharos', 'F-POS-SYNTAX'],
    ['210/19|21', 'F-POS-NOTADJ'],
    ['210/37|002/10', 'F-POS-NOTADJ'],
    ['300/01', 'F-MAP-OFF'],
    ['300/01(2)', 'F-MAP-OFF'],
  ])('%j is refused as %s (WW-2.1-19, WW-2.1-21, WW-2.1-13, WW-12.2-07)', (text, problem) => {
    expect(readPosition(text, lattice)).toEqual({ ok: false, problem });
  });

  it('are read back as written (property)', () => {
    const position: fc.Arbitrary<Position> = fc.oneof(
      anyField.map((field) => ({ kind: 'field' as const, field })),
      anySide.map((any) => ({ kind: 'side' as const, ...any })),
      fc.integer({ min: 100, max: 999 }).map((unit) => ({ kind: 'aboard' as const, unit })),
    );
    fc.assert(
      fc.property(position, (any) => {
        expect(readPosition(formatPosition(any), lattice)).toEqual({ ok: true, value: any });
      }),
    );
  });

  it('name the same side by number and by pair of fields (property)', () => {
    fc.assert(
      fc.property(anySide, (any) => {
        const pair = formatSideAsPair(lattice, any);
        expect(readPosition(pair, lattice)).toEqual({ ok: true, value: { kind: 'side', ...any } });
        const inland = lattice.neighbourOf(any.field, any.side) !== undefined;
        expect(pair.includes('|')).toBe(inland);
        expect(pair === formatSide(any)).toBe(!inland);
      }),
    );
  });

  it('never break the reader, whatever the text (property)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9/|() a-]{0,12}$/), (text) => {
        const reading = readPosition(text, lattice);
        if (reading.ok)
          expect(readPosition(formatPosition(reading.value), lattice)).toEqual(reading);
        else
          expect(parseFieldAddress(text) !== undefined && reading.problem !== 'F-MAP-OFF').toBe(
            false,
          );
      }),
      times(1000),
    );
  });
});

describe('sides', () => {
  it('01(2) and 02(5) are one side, stored as 01(2) (WW-2.1-04, WW-2.1-22, WW-2.1-24)', () => {
    expect(sameSide(lattice, side('210/01(2)'), side('210/02(5)'))).toBe(true);
    expect(canonicalSide(lattice, side('210/02(5)'))).toEqual({ field: '210/01', side: 2 });
  });

  it('have one canonical name, whichever of the two is given (WW-2.1-22, property)', () => {
    fc.assert(
      fc.property(anySide, (any) => {
        const beyond = sideFromBeyond(lattice, any);
        const canonical = canonicalSide(lattice, any);
        if (beyond === undefined) expect(canonical).toEqual(any);
        else {
          expect(canonicalSide(lattice, beyond)).toEqual(canonical);
          expect([2, 3, 4]).toContain(canonical.side);
          expect(sameSide(lattice, any, beyond)).toBe(true);
          expect(touches(lattice, beyond.field, any)).toBe(true);
        }
        expect(touches(lattice, any.field, any)).toBe(true);
      }),
    );
  });

  it('of the golden river follow one another (WW-2.1-24, WW-8.3-03)', () => {
    const river = ['210/01(1)', '210/01(2)', '210/02(4)', '210/02(3)'].map(side);
    expect(river.map((any) => formatSideAsPair(lattice, canonicalSide(lattice, any)))).toEqual([
      '711/45|210/01',
      '210/01|02',
      '210/02|06',
      '210/02|07',
    ]);
    river.slice(1).forEach((next, index) => {
      expect(areConsecutive(lattice, river[index] ?? next, next)).toBe(true);
    });
    expect(areConsecutive(lattice, side('210/01(1)'), side('210/02(4)'))).toBe(false);
    expect(areConsecutive(lattice, side('210/01(1)'), side('210/01(1)'))).toBe(false);
  });

  it('meet four others inland: A|C, B|C, A|D and B|D (WW-2.1-23)', () => {
    const others = consecutiveSides(lattice, side('210/25(2)')).map((any) =>
      formatSideAsPair(lattice, any),
    );
    expect(others.sort()).toEqual(['210/18|25', '210/18|26', '210/25|33', '210/26|33']);
  });

  it('follow one another both ways (property)', () => {
    fc.assert(
      fc.property(anySide, (any) => {
        const next = consecutiveSides(lattice, any);
        expect(next.length).toBeLessThanOrEqual(4);
        expect(next.length).toBeGreaterThanOrEqual(2);
        for (const other of next) expect(areConsecutive(lattice, other, any)).toBe(true);
      }),
    );
  });

  it('lead into a field they touch with one end only (WW-5.3-43)', () => {
    expect(isMouth(lattice, at('210/25'), side('210/18|26'))).toBe(true);
    expect(isMouth(lattice, at('210/25'), side('210/25|26'))).toBe(false);
    expect(isMouth(lattice, at('210/25'), side('210/19|27'))).toBe(false);
  });
});

describe('corners', () => {
  it('are shared by A, A+d and A+(d+1), and have three names inland (WW-2.1-23)', () => {
    expect(cornerNames(lattice, { field: at('210/25'), corner: 1 })).toEqual([
      { field: '210/25', corner: 1 },
      { field: '210/18', corner: 3 },
      { field: '210/26', corner: 5 },
    ]);
  });

  it('have one canonical name and the same sides under each of their names (property)', () => {
    fc.assert(
      fc.property(anySide, ({ field, side: corner }) => {
        const names = cornerNames(lattice, { field, corner });
        const sides = sidesAtCorner(lattice, { field, corner });
        expect(sides.length).toBeLessThanOrEqual(3);
        for (const name of names) {
          expect(canonicalCorner(lattice, name)).toEqual(
            canonicalCorner(lattice, { field, corner }),
          );
          expect(sameCorner(lattice, name, { field, corner })).toBe(true);
          if (names.length === 3) {
            expect(new Set(sidesAtCorner(lattice, name).map(formatSide))).toEqual(
              new Set(sides.map(formatSide)),
            );
          }
        }
        for (const any of sides) {
          expect(
            cornersOfSide(any).some((end) => sameCorner(lattice, end, { field, corner })),
          ).toBe(true);
        }
      }),
    );
  });

  it('at the two ends of a side differ (property)', () => {
    fc.assert(
      fc.property(anySide, (any) => {
        const [one, other] = cornersOfSide(any);
        expect(sameCorner(lattice, one, other)).toBe(false);
      }),
    );
  });
});
