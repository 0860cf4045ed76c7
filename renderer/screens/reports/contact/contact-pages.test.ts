import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupMark, Page } from '../../../kit/paper';
import { contactPages } from './contact-pages';
import { times } from '../../../../engine/testing/trials';

const page = (width: number, height: number): Page => ({
  width,
  height,
  label: '',
  marks: [
    {
      kind: 'input',
      box: { x: 0, y: 0, width: 9, height: 9 },
      name: 'a',
      label: 'a',
      value: '',
      size: 3,
    },
  ],
});
const groups = ({ marks }: Page): readonly GroupMark[] =>
  marks.filter((mark): mark is GroupMark => mark.kind === 'group');

describe('the contact sheet', () => {
  it('shows every sheet of every document, within its own sheet and apart from the others', () => {
    const anyPages = fc.array(
      fc.constantFrom(page(210, 297), page(297, 210), page(420, 594), page(148, 210)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.array(anyPages, { maxLength: 9 }), (documents) => {
        const sheets = [
          ...contactPages(
            'Zug 58',
            documents.map((pages, index) => ({ title: `Reich ${String(index)}`, pages })),
          ),
        ];
        const shown = sheets.flatMap(groups);
        expect(shown).toHaveLength(documents.flat().length);
        for (const sheet of sheets)
          for (const { x, y, scale, clip } of groups(sheet)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x + (clip?.width ?? 0) * scale).toBeLessThanOrEqual(sheet.width);
            expect(y + (clip?.height ?? 0) * scale).toBeLessThanOrEqual(sheet.height);
          }
      }),
      times(60),
    );
  });

  it('sets a name together with the sheets below it, and leaves out fields to type into', () => {
    const documents = Array.from({ length: 5 }, (_, index) => ({
      title: `Reich ${String(index)}`,
      pages: [page(210, 297)],
    }));
    const sheets = [...contactPages('Zug 58', documents)];
    expect(sheets.length).toBeGreaterThan(1);
    for (const { marks } of sheets) expect(marks.at(-1)?.kind).toBe('group');
    expect(
      sheets.flatMap(groups).flatMap(({ marks }) => marks.map(({ kind }) => kind)),
    ).not.toContain('input');
  });

  it('gives a sheet out before the documents of later ones are made', () => {
    const made: number[] = [];
    function* documents() {
      for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
        made.push(index);
        yield { title: `Reich ${String(index)}`, pages: [page(210, 297)] };
      }
    }
    const sheets = contactPages('Zug 58', documents());
    sheets.next();
    expect(made.length).toBeLessThan(8);
    expect([...sheets].length).toBeGreaterThan(0);
    expect(made).toHaveLength(8);
  });
});
