import { describe, expect, it } from 'vitest';
import { byText } from '../rules/order';
import { startLevels } from '../rules/start';
import { organisationIn } from '../state/read';
import { protectedMoney } from '../views/protected';
import { precedenceCases } from './precedence';
import { outcomeOf, runOfCase, worldOfCase } from './run';

describe('what holds where several things could', () => {
  it.each(precedenceCases)('$id: $title', ({ given, expect: expected }) => {
    expect(outcomeOf(runOfCase(given), expected)).toEqual(expected);
  });

  it('OS-5.7-03: with one purse nothing is protected where it does not lie', () => {
    const settings = { 'os.money.scope': 'pooled' };
    const advantages = [{ category: 'fortification', intact: 1 }] as const;
    const given = { organisations: { a: { seat: 'r2', purses: { r2: 5 }, advantages } } };
    const own = organisationIn(worldOfCase(given), 'a', settings);
    const guarded = (region: string) =>
      own === undefined ? undefined : protectedMoney(own, region, settings).value;
    expect([guarded('r1'), guarded('r2')]).toEqual([0, 0]);
  });

  it('OS-8.7: each unit is noted with the means that ended its unrest', () => {
    const calm = (means: 'money' | 'military') =>
      ({ kind: 'CALM', region: 'r1', means, from: null, units: 1, isBloody: false }) as const;
    const run = runOfCase({
      phase: 2,
      organisations: {
        a: {
          purses: { r1: 1 },
          unrest: [
            ['r1', 1],
            ['r1', 1],
          ],
          advantages: [{ category: 'military', intact: 1 }],
        },
      },
      orders: { a: [calm('money'), calm('military')] },
      steps: ['unrest'],
    });
    expect(run.unrest.map(({ unit, end, means }) => [unit, end, means])).toEqual([
      ['u1', 'calmed', 'money'],
      ['u2', 'died', 'military'],
    ]);
  });

  it('OS-0-12: text is compared by code points, whatever its length', () => {
    const texts = ['b', 'aa', 'a', 'ä', '\u{1f600}', '\uffee', 'a\u{1f600}', 'a\uffee', ''];
    expect([...texts].sort(byText)).toEqual([
      ...['', 'a', 'aa', 'a\uffee', 'a\u{1f600}', 'b', 'ä', '\uffee', '\u{1f600}'],
    ]);
  });

  it('OS-0-12: organisations go by their keys, figures among them', () => {
    const run = runOfCase({
      organisations: { '9': { calm: { r1: 1 } }, '10': { calm: { r1: 1 } } },
      steps: ['income'],
    });
    expect(run.postings.map(({ party }) => party)).toEqual(['10', '9']);
  });

  it('OS-8.3-02, OS-1-09: growth and start kit have an end whatever the campaign says', () => {
    const run = runOfCase({
      organisations: { a: { calm: { r1: 1 } } },
      limits: { r1: 1_000_000 },
      settings: { 'os.population.growth': 1_000_000_000 },
      steps: ['population'],
    });
    expect(run.state.organisations['a']?.units).toHaveLength(100);
    const most = { 'os.start.levels': 7, 'os.start.max_level': 1 };
    expect(startLevels(most).every(([, levels]) => levels === 1)).toBe(true);
  });
});
