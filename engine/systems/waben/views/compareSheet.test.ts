import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosTurn } from '../../../../assets/examples/tharos';
import { readNumber } from '../../../kernel';
import { compareSheet } from './compareSheet';

const { world } = tharosCampaign();

const statedIn = (text: string) => compareSheet(text, 'tha', world, {}, {})?.stated ?? [];

const valueAt = (section: string, row: string, column: string, text = tharosTurn) =>
  statedIn(text).find(
    (cell) => cell.section === section && cell.row === row && cell.column === column,
  )?.value;

describe('what a player states, figure by figure', () => {
  it.each([
    ['landIncome', 'ice', 'gold0', 60],
    ['landIncome', 'normal', 'fields1', 25],
    ['landIncome', 'total', 'gold', 153_623],
    ['settlementIncome', '210/19', 'net', 3900],
    ['settlementIncome', 'total', 'net', 19_200],
    ['muster', '101', 'gold', -11_000],
    ['muster', '203-disbanded', 'count', -430],
    ['infrastructureUpkeep', 'wall', 'difficulty0', 23],
    ['infrastructureUpkeep', 'total', 'gold', 4800],
    ['unitUpkeep', 'land', 'cost', 27_480],
    ['unitUpkeep', 'sea', 'count', 220],
    ['summary', 'oldTreasury', 'gold', 20_100],
    ['summary', 'settlementUpkeep', 'gold', -15_600],
    ['summary', 'other1', 'gold', 0],
    ['summary', 'newTreasury', 'gold', 101_168],
  ])('WW-3.3-07: %s %s %s is %d in the sample', (section, row, column, value) => {
    expect(valueAt(section, row, column)).toBe(value);
  });

  it('has one figure at each place, and its words within its line', () => {
    const cells = statedIn(tharosTurn);
    const places = cells.map(({ section, row, column }) => `${section}/${row}/${column}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { value, span, line } of cells) {
      const written = readNumber(tharosTurn.slice(span.start, span.end).replace(/[^\d.,]/g, ''));
      expect(written).toEqual({ ok: true, value: Math.abs(value) });
      expect(line.start).toBeLessThanOrEqual(span.start);
      expect(line.end).toBeGreaterThanOrEqual(span.end);
    }
  });

  it('puts income of a settlement where it fits, gross or what is left (WW-12.3-16)', () => {
    const gross = tharosTurn.replace('Elystria\t3.900', 'Elystria\t7.500');
    expect(valueAt('settlementIncome', '210/19', 'gross', gross)).toBe(7500);
  });

  it('counts an expense as one, whichever sign it has (WW-3.3-08)', () => {
    const unsigned = tharosTurn.replace(
      'Unterhalt Einheiten\t-38.880',
      'Unterhalt Einheiten\t38.880',
    );
    expect(valueAt('summary', 'unitUpkeep', 'gold', unsigned)).toBe(-38_880);
  });

  it('gives no place to several rows of one group', () => {
    const twice = tharosTurn.replace(
      'Bestand See\t220\t20\t-4.400',
      'Bestand See\t100\t20\t-2.000\nBestand See\t120\t20\t-2.400',
    );
    expect(valueAt('unitUpkeep', 'sea', 'count', twice)).toBeUndefined();
  });

  it('has the places of the gold (WW-3.3-04)', () => {
    const stored = `${tharosTurn}\n\n10. Lagerorte\n\n210/19\t1.000\n`;
    expect(statedIn(stored).filter(({ section }) => section === 'storage')).toMatchObject([
      { row: '210/19', value: 1000 },
    ]);
  });
});
