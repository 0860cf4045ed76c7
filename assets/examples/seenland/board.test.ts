import { describe, expect, it } from 'vitest';
import {
  boardBox,
  boardRemarks,
  isInRegion,
  neighboursOf,
  stepsBetween,
  suggestedBorders,
} from '../../../engine';
import { seenlandBoard } from './campaign';

const board = seenlandBoard();

describe('the board of Seenland', () => {
  it('has the six regions and seven borders of OS-22-01', () => {
    const limits = Object.values(board.regions).map(({ key, figures }) => [
      key,
      figures['base_limit'] ?? 3,
      neighboursOf(board, key).join(' '),
    ]);
    expect(limits).toEqual([
      ['grenze', 2, 'hochland'],
      ['hochland', 3, 'grenze seen wald'],
      ['kueste', 3, 'marsch seen'],
      ['marsch', 4, 'kueste seen wald'],
      ['seen', 3, 'hochland kueste marsch'],
      ['wald', 3, 'hochland marsch'],
    ]);
  });

  it('has the distances of OS-22-03', () => {
    expect(stepsBetween(board, 'kueste', 'grenze')).toBe(3);
    expect(stepsBetween(board, 'kueste', 'hochland')).toBe(2);
    expect(stepsBetween(board, 'wald', 'seen')).toBe(2);
    expect(stepsBetween(board, 'hochland', 'seen')).toBe(1);
  });

  it('is drawn as its neighbours are listed: neighbours share a border, all others do not', () => {
    const loose = { ...board, borders: [] };
    expect(suggestedBorders(loose, 0.01)).toEqual(board.borders);
  });

  it('can be drawn and has every name in its region', () => {
    expect(boardRemarks(board)).toEqual([]);
    expect(Object.values(board.regions).every((region) => isInRegion(region, region.point))).toBe(
      true,
    );
    const box = boardBox(board);
    expect(box && box.left >= 0 && box.top >= 0 && box.right <= 40 && box.bottom <= 26).toBe(true);
  });
});
