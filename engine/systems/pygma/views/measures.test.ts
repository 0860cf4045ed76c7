import { describe, expect, it } from 'vitest';
import { measuresOf } from './measures';

const figures = (settings: Parameters<typeof measuresOf>[0]) =>
  Object.fromEntries(
    measuresOf(settings).flatMap(({ figures: all }) => all.map(({ id, value }) => [id, value])),
  );

describe('what house rules come to', () => {
  it.each([
    ['as they are', {}, { narrow: 60, beaten: 70, double: 20, least: 5, most: 10 }],
    [
      'with half the losses (PI-05-127)',
      { 'pygma.battle.loss_percent': 50 },
      { narrow: 30, beaten: 35, double: 10 },
    ],
    ['with the larger area (PI-13-07)', { 'pygma.revolt.class5': '8-10' }, { least: 8, most: 10 }],
    ['of strength and growth (PI-13-08, PI-13-25)', {}, { strength: 11_666, later: 13_999 }],
    [
      'with another growth',
      { 'table.pygma.unrest': { growth: { amount: 50 } } },
      { strength: 11_666, later: 17_499 },
    ],
  ])('is measured %s', (_, settings, expected) => {
    expect(figures(settings)).toMatchObject(expected);
  });

  it('shows that superiority never costs more (PI-05-127)', () => {
    const points = measuresOf({})[0]?.curve?.points.map(({ y }) => y) ?? [];
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points[0]).toBe(60);
    expect(points.at(-1)).toBe(5);
  });
});
