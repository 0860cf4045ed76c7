import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LetteredLayout } from '../../kernel';
import {
  BLANK_LETTERED_BOARD,
  eraseField,
  type LayoutEdit,
  layoutRemarks,
  lostThings,
  resizeBoard,
  setBase,
  setCapital,
  setMountain,
  toggleEdge,
} from './layout';

const BLANK: LetteredLayout = { board: BLANK_LETTERED_BOARD, capitals: {}, bases: {} };

const after = (edit: LayoutEdit): LetteredLayout => {
  if (!edit.ok) throw new Error(edit.problem);
  return edit.value;
};

const FULL = after(
  toggleEdge(
    after(
      setBase(after(setMountain(after(setCapital(BLANK, 'E6', 'red')), 'N16', true)), 'A1', null),
    ),
    'M16',
    'N15',
  ),
);

describe('editing a board of lettered hexes', () => {
  it('leaves a field with one thing on it, whatever comes after what (TM-3-09)', () => {
    const acts = fc.array(
      fc.tuple(
        fc.constantFrom('mountain', 'capital', 'base', 'erase'),
        fc.constantFrom('A1', 'B2', 'C3'),
        fc.constantFrom('red', 'blue'),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        const layout = all.reduce((now, [what, field, party]) => {
          if (what === 'mountain') return after(setMountain(now, field, true));
          if (what === 'capital') return after(setCapital(now, field, party));
          return after(what === 'base' ? setBase(now, field, party) : eraseField(now, field));
        }, BLANK);
        expect(layoutRemarks(layout, []).filter(({ code }) => code === 'shared')).toEqual([]);
      }),
    );
  });

  it('moves a capital and never doubles it', () => {
    expect(after(setCapital(FULL, 'C10', 'red')).capitals).toEqual({ red: 'C10' });
  });

  it('blocks an edge and opens it again', () => {
    const blocked = after(toggleEdge(BLANK, 'C2', 'B2'));
    expect(blocked.board.blocked).toEqual(['B2|C2']);
    expect(after(toggleEdge(blocked, 'B2', 'C2'))).toEqual(BLANK);
  });

  it.each([
    ['a field off the board', setMountain(BLANK, 'O1', true), 'offBoard'],
    ['an edge between fields apart', toggleEdge(BLANK, 'A1', 'C1'), 'noNeighbours'],
    ['an edge over the rim', toggleEdge(BLANK, 'N16', 'O16'), 'offBoard'],
    ['no rows', resizeBoard(BLANK, { ...BLANK_LETTERED_BOARD, rows: 0 }), 'badSize'],
    ['rows beyond Z', resizeBoard(BLANK, { ...BLANK_LETTERED_BOARD, rows: 27 }), 'badSize'],
    ['half a column', resizeBoard(BLANK, { ...BLANK_LETTERED_BOARD, columns: 2.5 }), 'badSize'],
  ])('refuses %s', (_, edit, problem) => {
    expect(edit).toEqual({ ok: false, problem });
  });

  it('drops and counts what is outside of a smaller board', () => {
    const small = after(resizeBoard(FULL, { rows: 6, columns: 8, layout: 'even_rows_right' }));
    expect(small).toMatchObject({ capitals: { red: 'E6' }, bases: { A1: null } });
    expect(small.board).toMatchObject({ mountains: [], blocked: [] });
    expect(lostThings(FULL, small)).toBe(2);
  });
});

describe('what is wrong with a board (TM-3-17)', () => {
  it('is a party without a capital', () => {
    expect(layoutRemarks(BLANK, ['red'])).toEqual([{ code: 'noCapital', party: 'red' }]);
  });

  it('is a field that cannot be reached, and a capital without a free neighbour', () => {
    const walled = ['A2', 'B1'].reduce(
      (now, field) => after(setMountain(now, field, true)),
      after(setCapital(BLANK, 'A1', 'red')),
    );
    expect(layoutRemarks(walled, ['red'])).toContainEqual({
      code: 'walledIn',
      field: 'A1',
      party: 'red',
    });
    const apart = layoutRemarks(walled, ['red']).filter(({ code }) => code === 'apart');
    expect(apart).toEqual([{ code: 'apart', field: 'A1' }]);
  });

  it('is what two things share and what is off the board', () => {
    const layout = { ...BLANK, capitals: { red: 'A1', blue: 'Z9' }, bases: { A1: null } };
    expect(layoutRemarks(layout, ['red', 'blue'])).toEqual([
      { code: 'offBoard', field: 'Z9' },
      { code: 'shared', field: 'A1' },
    ]);
  });
});
