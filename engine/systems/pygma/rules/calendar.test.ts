import { describe, expect, it } from 'vitest';
import { pygma } from '..';
import { monthOf } from './calendar';

describe('the year', () => {
  it.each([
    [1, 1, 1, 'Andra', 'muster'],
    [2, 1, 2, 'Bek', 'normal'],
    [3, 1, 3, 'Cylas', 'income'],
    [4, 1, 4, 'Dorl', 'muster'],
    [5, 1, 5, 'Enja', 'normal'],
    [6, 1, 6, 'Fried', 'normal'],
    [7, 1, 7, 'Gantr', 'income'],
    [8, 1, 8, 'Hel', 'muster'],
    [9, 2, 1, 'Andra', 'normal'],
    [24, 3, 8, 'Hel', 'muster'],
  ])(
    'has eight months, of which turn %i is one (PI-01-01, PI-01-05, PI-01-06)',
    (turn, year, month, name, role) => {
      expect(monthOf(turn)).toMatchObject({ year, month, name, role, isFirst: turn === 1 });
      expect(pygma.calendar.dated?.(turn)).toEqual({ name: 'pygma.month', about: { month: name, year } });
    },
  );

  it('has two income months, each right before a muster month (PI-01-02, PI-01-03, PI-01-04)', () => {
    const roles = Array.from({ length: 8 }, (_, at) => monthOf(9 + at).role);
    const at = (role: string) => roles.flatMap((one, month) => (one === role ? [month] : []));
    expect(at('income')).toHaveLength(2);
    expect(at('muster')).toEqual(at('income').map((month) => month + 1));
  });
});
