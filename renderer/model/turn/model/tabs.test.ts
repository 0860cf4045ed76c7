import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosOrders } from '../../../../assets/examples/tharos';
import { cellsOf } from './cells';
import { cutLetter } from './letter';
import { columnWidths, isTabbed } from './tabs';

const texts = (line: string, cut: number) => {
  const mark = { kind: 'finding', severity: 'WARN', index: 0 } as const;
  const marks = [{ ...mark, span: { start: cut, end: cut + 2 } }];
  return cellsOf(cutLetter(line, marks).segmentsOf(0)).map((cell) =>
    cell.map(({ text }) => text).join(''),
  );
};

describe('tables typed with tabs', () => {
  it.each([
    { line: '101\t8.000\tK', cells: ['101', '8.000', 'K'] },
    { line: '\tTyp\tHf', cells: ['', 'Typ', 'Hf'] },
    { line: '501\t\t1\t\t\t', cells: ['501', '', '1'] },
    { line: 'nur Worte', cells: ['nur Worte'] },
    { line: '', cells: [] },
  ])('"$line" has $cells', ({ line, cells }) => {
    expect(texts(line, 1)).toEqual(cells);
  });

  it('preserves every character but the tabs, wherever a finding cuts the line', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 \t]{0,30}$/), fc.nat(30), (line, cut) => {
        expect(texts(line, cut).join('\t')).toBe(line.replace(/\t+$/, ''));
      }),
    );
  });

  it('a line is a row from two tabs on, not counting those at its end', () => {
    expect(['a\tb\tc', 'a\tb', 'a\tb\t\t', 'a'].map(isTabbed)).toEqual([true, false, false, false]);
  });

  it('the widest cell makes the column, the last cell of a row and prose make none', () => {
    expect(columnWidths('101\t8.000\tKH\r\n2\t1\tein langer Vermerk\nLieber\tFreund')).toEqual([
      3, 4.5,
    ]);
    expect(columnWidths(`a\t${'x'.repeat(90)}\tb`)).toEqual([1, 24]);
    expect(columnWidths('Lieber Freund')).toEqual([]);
  });

  it('the booklet’s sheet has ten columns beside the last', () => {
    expect(columnWidths(tharosOrders)).toHaveLength(10);
  });
});
