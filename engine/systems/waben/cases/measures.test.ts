import { describe, expect, it } from 'vitest';
import { waben } from '..';
import { PRESETS } from '../data';
import { AHEAD } from '../data/ahead';
import { measuresOf } from '../views/measures';
import { turnGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';

const settingsOf = (preset: string) => PRESETS.find(({ id }) => id === preset)?.settings ?? {};
const figure = (preset: string, measure: string, id: string) =>
  measuresOf(settingsOf(preset))
    .find((one) => one.id === measure)
    ?.figures.find((one) => one.id === id)?.value;

describe('the effects of the sets of house rules', () => {
  it.each([
    // Deep sea (WW-9.4-02 to WW-9.4-04): a second program by the page came to 38 and 14.
    ['deepSea', 'mean', 38, 20],
    ['deepSea', 'all', 14, 0],
    // Superiority (WW-9.3-01 to WW-9.3-03).
    ['superiority', 'equal', 44, 44],
    ['superiority', 'more', 99, 92],
    ['superiority', 'sure', 1667, 2334],
    // Pursuit (WW-10.1-17, WW-12.7-20) and garrisons (WW-7.1-12).
    ['pursuit', 'fights', 11, 1],
    ['garrison', 'leaves', 44, 0],
  ])('%s, %s: strict %d, lenient %d', (measure, id, strict, lenient) => {
    expect([figure('streng', measure, id), figure('milde', measure, id)]).toEqual([
      strict,
      lenient,
    ]);
  });

  // WW-9.4-02 to WW-9.4-04, WW-9.3-01 to WW-9.3-03: whole turns against the chances themselves.
  it.each([
    ['seaLost', 'deepSea', 'mean', 1],
    ['seaAll', 'deepSea', 'all', 100],
    ['wins', 'superiority', 'more', 100],
  ])('%s in thousands of turns is what %s, %s says', (played, measure, id, scale) => {
    const arms = AHEAD['situations']?.figures[played] ?? [];
    expect(arms).toHaveLength(PRESETS.length);
    for (const [arm, { mean }] of arms.entries()) {
      const [low, value, high] = mean.map((one) => one * scale) as [number, number, number];
      const expected = figure(PRESETS[arm]?.id ?? '', measure, id) ?? NaN;
      // Chances are rounded to whole percent.
      expect(Math.abs(value - expected)).toBeLessThan(0.5 + (high - low));
    }
  });

  it('the curve of odds rises with the ratio and meets the figure of equal strength', () => {
    for (const { settings } of PRESETS) {
      const measure = measuresOf(settings).find(({ id }) => id === 'superiority');
      const points = measure?.curve?.points ?? [];
      const wins = points.map(({ y }) => y);
      expect(wins).toEqual(wins.toSorted((a, b) => a - b));
      expect(points.find(({ x }) => x === 1000)?.y).toBe(measure?.figures[0]?.value);
    }
  });

  it.each([
    ['streng', 7],
    ['milde', 3],
  ])(
    '%s: riders pursue as many of foot for three moons and fight them %d times',
    (preset, fights) => {
      const turn = turnGiven(wabenCaseGame, {
        map: '210 t',
        moons: '3',
        a: '201 R 1000 in 210/19',
        b: '101 R 1000 in 210/20',
        'orders a': '201 | | KNF |',
        'orders b': '101 | | KV |',
      });
      expect(
        waben.adjudicate({ ...turn, settings: settingsOf(preset), seed: 'case' })?.fights,
      ).toHaveLength(fights);
    },
  );
});
