import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureOfOne, newsStatistics, roundedFigure, statisticFigures } from './news-figures';

describe('figures in a draft', () => {
  it.each([
    [1234, 1, 1234, 'exact'],
    [1234, 100, 1200, 'about'],
    [1250, 100, 1300, 'about'],
    [1200, 100, 1200, 'exact'],
    [49, 100, 100, 'below'],
    [50, 100, 100, 'about'],
    [0, 100, 0, 'exact'],
  ])('%i by %i is %i (%s)', (value, step, rounded, kind) => {
    expect(roundedFigure(value, step)).toEqual({ value: rounded, kind });
  });

  it('are never further off than half a step, and reveal nothing finer than a step', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 2, max: 5000 }), (value, step) => {
        const { value: told, kind } = roundedFigure(value, step);
        expect(told % step).toBe(0);
        if (kind === 'below') expect(value).toBeLessThan(told);
        else expect(Math.abs(told - value) * 2).toBeLessThanOrEqual(step);
      }),
    );
  });
});

describe('the figure of one realm in the newsletter', () => {
  it.each([
    [1840, 1, 2000, 'about'],
    [1200, 100, 1000, 'about'],
    [480, 1, 500, 'about'],
    [45, 1, 45, 'about'],
    [7, 1, 5, 'about'],
    [2, 1, 5, 'below'],
    [0, 1, 5, 'below'],
  ])('%i by %i is %i (%s)', (value, step, rounded, kind) => {
    expect(figureOfOne(value, step)).toEqual({ value: rounded, kind });
  });

  it('is the same for several figures, so that none is learnt', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 5000 }), (value, step) => {
        const told = figureOfOne(value, step);
        const alike = [value - 1, value + 1].map((one) => figureOfOne(Math.max(0, one), step));
        expect(told.kind).not.toBe('exact');
        expect(alike).toContainEqual(told);
      }),
    );
  });
});

describe('statistics (WW-10.2-03)', () => {
  const figures = {
    a: { fields: 10, ships: 3 },
    b: { fields: 20, ships: 5 },
    c: { fields: 31 },
    d: { fields: 40 },
  };

  it('show the least, the most, the average and the middle', () => {
    const [fields] = newsStatistics(figures, ['fields']);
    const { minimum, maximum, average, median, realms } = fields ?? {};
    expect([realms, minimum?.value, maximum?.value, average?.value, median?.value]).toEqual([
      4, 10, 40, 25, 26,
    ]);
    expect(average).toMatchObject({
      operator: 'quotient',
      rounding: 'halfUp',
      parts: [
        { operator: 'sum', value: 101 },
        { name: 'realmCount', value: 4 },
      ],
    });
  });

  it('omit a figure of fewer than three realms: it would identify somebody', () => {
    expect(newsStatistics(figures, ['ships', 'fields']).map(({ figure }) => figure)).toEqual([
      'fields',
    ]);
    expect(statisticFigures(figures)).toEqual(['fields']);
  });

  it('are the same whatever the order and the names of the realms', () => {
    const amounts = fc.array(fc.nat(10_000), { minLength: 3, maxLength: 9 });
    const told = (values: readonly number[], prefix: string) =>
      newsStatistics(
        Object.fromEntries(
          values.map((fields, index) => [`${prefix}${String(index)}`, { fields }]),
        ),
        ['fields'],
      ).map(({ minimum, maximum, average, median }) =>
        [minimum, median, average, maximum].map(({ value }) => value),
      );
    fc.assert(
      fc.property(amounts, (values) => {
        expect(told(values.toReversed(), 'x')).toEqual(told(values, 'a'));
        const [[least = 0, middle = 0, mean = 0, most = 0] = []] = told(values, 'a');
        expect(least <= middle && middle <= most && least <= mean && mean <= most).toBe(true);
      }),
    );
  });
});
