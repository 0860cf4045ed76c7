import { describe, expect, it } from 'vitest';
import { blankFields, type BlankOrder, composeBlank, FIRST_BLANK } from './blank';
import { ORIENTATIONS, PAPERS } from '../../model/print/order';
import { paperSize } from '../../model/print/paper';
import { textOn, wordsFor } from './testing/sources';

const words = wordsFor('de');
const ROW = Math.sqrt(3) / 2;

describe('a blank sheet', () => {
  it.each([10, 16])('of %i mm fields fills A4 with rows that shift by half a field', (fieldMm) => {
    const rows = new Map<number, number>();
    for (const { y } of blankFields({ ...FIRST_BLANK, fieldMm }))
      rows.set(Math.round(y * 100), (rows.get(Math.round(y * 100)) ?? 0) + 1);
    const columns = Math.floor(194 / fieldMm);
    const shifted = (columns + 0.5) * fieldMm <= 194 ? columns : columns - 1;
    const height = 297 - 16 - 7 - 9;
    const count = Math.floor((height / fieldMm - 2 / Math.sqrt(3)) / ROW) + 1;
    expect([...rows.values()]).toEqual(
      Array.from({ length: count }, (_, row) => (row % 2 === 0 ? columns : shifted)),
    );
  });

  it.each([
    { fieldMm: 10, fields: 15 * 19 + 15 * 18 },
    { fieldMm: 16, fields: 9 * 12 + 9 * 11 },
  ])('holds $fields fields of $fieldMm mm on A4', ({ fieldMm, fields }) => {
    expect(blankFields({ ...FIRST_BLANK, fieldMm })).toHaveLength(fields);
  });

  it('holds only whole fields, on every paper', () => {
    for (const paper of PAPERS) {
      for (const orientation of ORIENTATIONS) {
        for (const fieldMm of [10, 16, 23.5]) {
          const { width, height } = paperSize({ paper, orientation });
          const fields = blankFields({ ...FIRST_BLANK, paper, orientation, fieldMm });
          expect(fields.length).toBeGreaterThan(10);
          const [side, corner] = [fieldMm / 2 - 1e-3, fieldMm / Math.sqrt(3) - 1e-3];
          const cut = fields.filter(
            ({ x, y }) =>
              x - side < 8 || x + side > width - 8 || y - corner < 15 || y + corner > height - 15,
          );
          expect(cut).toEqual([]);
        }
      }
    }
  });

  it('is exactly to scale: neighbours of a row are one width apart', () => {
    const [first, second] = blankFields({ ...FIRST_BLANK, fieldMm: 12.34 });
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(12.34, 9);
  });

  it('has outlines of Großfelder and numbers only if they are wanted', () => {
    const markCount = (change: Partial<BlankOrder>): number =>
      composeBlank({ ...FIRST_BLANK, ...change }, words).marks.length;
    const plain = markCount({});
    expect(markCount({ grossfeldLines: true })).toBe(plain + 1);
    expect(markCount({ numbers: true })).toBe(plain + blankFields(FIRST_BLANK).length);
    const page = composeBlank({ ...FIRST_BLANK, numbers: true }, words);
    const numbers = textOn([page]).filter((text) => /^\d\d$/.test(text));
    expect(new Set(numbers).size).toBe(48);
  });

  it('has lines for realm and month, and its scale as text', () => {
    const texts = textOn([composeBlank({ ...FIRST_BLANK, fieldMm: 16 }, words)]);
    expect(texts).toEqual(expect.arrayContaining(['Reich', 'Monat', '16 mm je Feld']));
  });
});
