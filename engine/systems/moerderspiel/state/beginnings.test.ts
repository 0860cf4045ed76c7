import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../kernel';
import { allFields } from '../../../world';
import { FOUNDING } from './beginnings';
import { stateOf } from './keep';

const boardOf = (id: string, settings: Settings) => {
  const world = FOUNDING.beginnings.find((one) => one.id === id)?.make(settings);
  return world && stateOf(world).board;
};

describe('a game that begins', () => {
  it.each([
    ['empty', {}, 14, 16, 'even_rows_right'],
    ['empty', { 'tm.map.rows': 9, 'tm.map.columns': 20 }, 9, 20, 'even_rows_right'],
    ['empty', { 'tm.map.layout': 'odd_rows_right' }, 14, 16, 'odd_rows_right'],
    ['empty', { 'tm.map.rows': 40, 'tm.map.columns': 0 }, 26, 1, 'even_rows_right'],
    ['example', { 'tm.map.layout': 'odd_rows_right' }, 14, 16, 'odd_rows_right'],
    ['example', { 'tm.map.rows': 9 }, 14, 16, 'even_rows_right'],
  ] as const)(
    'on the %s map with %j has %d rows of %d fields, %s (TM-3-01, TM-3-02, TM-3-16)',
    (id, settings, rows, columns, layout) => {
      const board = boardOf(id, settings);
      expect(board).toMatchObject({ rows, columns, layout });
      expect(board === undefined ? 0 : allFields(board).length).toBe(rows * columns);
    },
  );
});
