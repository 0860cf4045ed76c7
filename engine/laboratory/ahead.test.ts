import { describe, expect, it } from 'vitest';
import { systems } from '../systems/registry';
import { aheadProof, PRESETS_AHEAD } from './ahead';
import { trialFigures } from './trial';

const PLAYED = Object.values(systems).flatMap((game) =>
  Object.entries(game.laboratory?.ahead ?? {}).map(
    ([key, ahead]) => [game.id, key, game, ahead] as const,
  ),
);

it('there are comparisons played ahead of the sets of three games', () => {
  expect(PLAYED.map(([id, key]) => [id, key])).toEqual([
    ['waben', PRESETS_AHEAD],
    ['waben', 'situations'],
    ['eroberung', 'battles'],
    ['pygma', PRESETS_AHEAD],
  ]);
});

describe.each(PLAYED)('what was played ahead in %s (%s)', (_, key, game, ahead) => {
  it('was played under the rules as they are now; if not, npm run trials plays it again', () => {
    expect(aheadProof(game, key)).toBe(ahead.proof);
  });

  it('has every measure of every set, between its bounds', () => {
    const isPresets = key === PRESETS_AHEAD;
    const arms = isPresets
      ? game.presets?.list
      : game.laboratory?.experiments?.find(({ id }) => id === key)?.arms;
    const subject = isPresets
      ? { kind: 'game' as const }
      : { kind: 'experiment' as const, id: key };
    expect(Object.keys(ahead.figures)).toEqual(trialFigures(game, subject).map(({ id }) => id));
    for (const figures of Object.values(ahead.figures)) {
      expect(figures).toHaveLength(arms?.length ?? 0);
      for (const { mean, difference } of figures)
        for (const [low, value, high] of [mean, ...(difference === undefined ? [] : [difference])])
          expect(low <= value && value <= high).toBe(true);
      expect(figures.map(({ difference }) => difference === undefined)).toEqual(
        figures.map((_one, arm) => arm === 0),
      );
    }
  });
});
