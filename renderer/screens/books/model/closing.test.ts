import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosTurn } from '../../../../assets/examples/tharos';
import { hexGameOf, type BalanceSheet, settingsAt, systems } from '../../../../engine';
import { closingRows } from './closing';
import { columnsUsed } from './columns';
import { landMatrix } from './land';
import { statedFigures } from './stated';
import { sheetFor, sourceInUse, sourcesOf } from './sources';

const campaign = tharosCampaign();
const { world } = campaign;
const waben = systems[campaign.system];
const settings = settingsAt(campaign, world.clock.turn);

const sheetOfHalfYear = (): BalanceSheet => {
  const sheet = waben?.parties.forecast?.(world, 'tha', settings);
  if (sheet === undefined) throw new Error('no books');
  return sheet;
};

const halfYear = sheetOfHalfYear();
const compare = (text: string) => waben?.parties.compare?.(text, 'tha', world, settings, {});

describe('the closing of a balance sheet', () => {
  it('WW-3.3-07: puts the player’s figure and the difference beside each row', () => {
    const comparison = compare(tharosTurn);
    const rows = closingRows(halfYear, comparison, statedFigures(comparison, halfYear));
    expect(
      rows.map(({ id, stated, difference, compared }) => [
        id,
        stated,
        difference,
        compared?.verdict ?? null,
      ]),
    ).toEqual([
      ['oldTreasury', 20_100, 0, 'input'],
      ['landTax', 153_623, -2340, 'follows'],
      ['settlementTax', 30_000, 0, 'agrees'],
      ['settlementUpkeep', -15_600, -4800, 'differs'],
      ['infrastructureUpkeep', -4800, 0, 'agrees'],
      ['unitUpkeep', -38_880, -11_450, 'follows'],
      ['muster', -28_275, -28_275, 'differs'],
      ['newStructures', -15_000, -15_000, 'unsupported'],
      ['newTreasury', 101_168, -61_865, 'follows'],
    ]);
  });

  it('lists rows that only the player has before the last one, with his words', () => {
    const comparison = compare(tharosTurn.replace('Sonstiges 2\t0', 'Tribut\t-500'));
    const rows = closingRows(halfYear, comparison, statedFigures(comparison, halfYear));
    expect(rows.at(-2)).toMatchObject({ id: 'other2', row: null, stated: -500 });
    expect(rows.at(-2)?.words).toContain('Tribut');
  });

  it('compares nothing without a sheet of the player', () => {
    const rows = closingRows(halfYear, undefined, statedFigures(undefined, halfYear));
    expect(rows.every(({ stated, difference }) => stated === null && difference === null)).toBe(
      true,
    );
  });
});

describe('the figures of a player', () => {
  const figures = statedFigures(compare(tharosTurn), halfYear);

  it('differ where they are neither what is shown nor what the half-year has', () => {
    expect(figures.differs('landIncome', 'ice', 'gold0', 2400)).toBe(true);
    expect(figures.differs('landIncome', 'ice', 'gold1', 3000)).toBe(false);
    expect(figures.differs('settlementIncome', '210/19', 'net', 7500)).toBe(false);
    expect(figures.differs('infrastructureUpkeep', 'total', 'gold', 0)).toBe(false);
    expect(figures.differs('settlementIncome', '999/99', 'net', 1)).toBe(false);
  });

  it('list the rows in the order of the letter', () => {
    expect(figures.rowsOf('muster')).toEqual(['101', '106', '203-disbanded']);
  });
});

describe('the frame of the lists', () => {
  const land = halfYear.sections.find(({ key }) => key === 'landIncome');
  if (land === undefined) throw new Error('no land');

  it('WW-8.3-20: the matrix has every type of the booklet, and water where there is some', () => {
    const matrix = landMatrix(land, hexGameOf(waben).terrains, statedFigures(undefined, undefined));
    expect(matrix.types).toEqual([
      'normal',
      'forest',
      'lake',
      'steppe',
      'swamp',
      'jungle',
      'desert',
      'ice',
      'volcano',
    ]);
    expect(matrix.heights).toEqual([0, 1, 2, 3, 4]);
    expect(matrix.exists('ice', 0)).toBe(true);
    expect(matrix.exists('swamp', 4)).toBe(false);
    const dry = { ...land, totals: {} };
    expect(
      landMatrix(dry, hexGameOf(waben).terrains, statedFigures(undefined, undefined)).heights,
    ).toEqual([1, 2, 3, 4]);
  });

  it('columns without anything are left out, unless the player states something there', () => {
    const towns = halfYear.sections.find(({ key }) => key === 'unitUpkeep');
    if (towns === undefined) throw new Error('no units');
    const empty = { ...towns, rows: [], totals: {} };
    expect(columnsUsed(empty)).toEqual([]);
    expect(columnsUsed(empty, (column) => column === 'rate')).toEqual(['rate']);
  });
});

describe('where the figures come from', () => {
  const turn = { sheets: {}, rulings: {}, settings: {}, seed: '', appliedAt: '' };
  const archive = {
    56: { ...turn, turn: 56, results: 'x' },
    57: { ...turn, turn: 57, results: 'x' },
    55: { ...turn, turn: 55 },
  };

  it('the run comes first, then the half-year, then archived turns whose results are stored', () => {
    expect(sourcesOf({ archive }, true)).toEqual(['proposal', 'halfYear', 57, 56]);
    expect(sourcesOf({ archive: {} }, false)).toEqual(['halfYear']);
  });

  it('a choice holds while it is there', () => {
    expect(sourceInUse(57, ['halfYear', 57], false)).toBe(57);
    expect(sourceInUse('proposal', ['halfYear', 57], true)).toBe('halfYear');
    expect(sourceInUse(null, ['proposal', 'halfYear'], false)).toBe('proposal');
    expect(sourceInUse(null, ['halfYear', 58, 57], false)).toBe(58);
    expect(sourceInUse(null, ['halfYear', 58, 57], true)).toBe('halfYear');
    expect(sourceInUse(null, ['halfYear'], false)).toBe('halfYear');
  });

  it('finds the sheet of a realm', () => {
    expect(sheetFor([halfYear], 'tha')).toBe(halfYear);
    expect(sheetFor([halfYear], 'val')).toBeUndefined();
    expect(sheetFor(undefined, 'tha')).toBeUndefined();
  });
});
