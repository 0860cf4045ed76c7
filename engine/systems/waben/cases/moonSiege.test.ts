import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact, unfounded } from '../../../kernel';
import { waben } from '..';
import {
  afterSiege,
  damaged,
  mended,
  siegeDamage,
  sideSubstance,
  totalDamage,
  townSubstance,
} from '../rules/siege/damage';
import { isBreached, isWallDestroyed } from '../rules/structure/side';
import { figuresOn } from '../../../testing/told-card';
import { eventsOf, marchOf, townAfter } from './moonRun';
import { BREACHES, RAZED, SIEGE_CASES, SIEGE_ID, wallUnderSiege } from './moonSiege';

describe('sieges of a fortress (WW-7.3-09)', () => {
  it.each(SIEGE_CASES)('$id: $title', ({ given, expect: expected }) => {
    const run = marchOf(given);
    expect(run.world.works[SIEGE_ID]?.damage ?? {}).toEqual(expected.damage);
    const figures = eventsOf(run, 'siegeDamage').flatMap((event) =>
      Object.values(figuresOn(event)),
    );
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.flatMap((figure) => unfounded(figure, waben.tables))).toEqual([]);
  });
});

describe('walls on sides', () => {
  const run = (value: number, besiegers: number, moons: number) =>
    marchOf(wallUnderSiege(value, besiegers, moons));

  it.each(BREACHES)(
    'WW-7.3-15, WW-12.7-24: BW %d, %d besiegers, %d moons: breach %s',
    (value, besiegers, moons, isOpen) => {
      const breaches = eventsOf(run(value, besiegers, moons), 'breach');
      expect(breaches.length).toBe(isOpen ? 1 : 0);
    },
  );

  it('WW-7.3-14, WW-4.3-11: the share that makes a breach is a setting (siege.breach_pct)', () => {
    const wall = { value: 10, damage: 2 * 2500 };
    expect(isBreached(wall, {})).toBe(true);
    expect(isBreached({ ...wall, damage: 4999 }, {})).toBe(false);
    expect(isBreached(wall, { 'siege.breach_pct': 21 })).toBe(false);
  });

  it('WW-7.3-16: a breached wall is not destroyed; WW-7.3-12: at last it is gone', () => {
    expect(isWallDestroyed({ value: 5, damage: 12_499 })).toBe(false);
    const gone = run(5, 12_500, 1);
    expect(eventsOf(gone, 'demolished').map(({ about }) => about['structure'])).toEqual(['wall']);
    expect(Object.keys(gone.world.works)).toEqual([]);
    expect(gone.world.map.grossfelder['210' as never]?.walls).toEqual({});
  });

  it('WW-7.3-07: owner and besieger perceive a siege, nobody else', () => {
    const [event] = eventsOf(run(8, 2500, 1), 'siegeDamage');
    expect(event?.witnesses).toEqual(['a', 'b']);
    expect(event?.parties).toEqual(['a', 'b']);
  });

  it('WW-12.6-06: the digit counts from where the path began, if the GM says so (siege.side_of)', () => {
    const turn = wallUnderSiege(8, 2500, 3);
    // It comes from 210/17, where side 2 leads to 210/18: from there no wall is within reach.
    const [guard, besieger, escort] = turn.units;
    if (guard === undefined || besieger === undefined || escort === undefined) throw new Error();
    const moved = {
      ...turn,
      units: [guard, { ...besieger, place: '210/17' }, escort],
      orders: { ...turn.orders, a: ['102 | -18 | KVB2 |', '103 | | KV |'] },
    };
    expect(eventsOf(marchOf(moved), 'siegeDamage').length).toBe(2);
    const settings = { 'siege.side_of': 'start' };
    expect(eventsOf(marchOf({ ...moved, settings }), 'siegeDamage').length).toBe(0);
  });

  it('WW-6.2-11: on a side first the wall against the unit, then the other one, bridge, road, canal', () => {
    const turn = wallUnderSiege(5, 12_500, 3);
    const sides = { '210/18(2)': ['road', 'bridge', 'river'] as const };
    const run = marchOf({ ...turn, sides });
    expect(eventsOf(run, 'demolished').map(({ about }) => about['structure'])).toEqual([
      'wall',
      'bridge',
      'road',
    ]);
  });

  it('WW-12.4-17: two walls may face each other; nobody besieges his own', () => {
    const turn = wallUnderSiege(5, 12_500, 2);
    const run = marchOf({ ...turn, walls: { ...turn.walls, '210/18(2)': 6 } });
    expect(Object.values(run.world.map.grossfelder['210' as never]?.walls ?? {})).toEqual([6]);
  });

  it('WW-7.3-01: what lies on a side is attacked from either field', () => {
    const turn = wallUnderSiege(5, 2500, 1);
    const from = (place: string, order: string) => {
      const [, besieger] = turn.units;
      if (besieger === undefined) throw new Error('no besieger');
      const road = {
        walls: {},
        fields: { '210/18': { owner: 'b' }, '210/19': { owner: 'b' } },
        sides: { '210/18(2)': ['road'] as const },
      };
      const orders = { a: [`102 | | ${order} |`] };
      const run = marchOf({ ...turn, ...road, units: [{ ...besieger, place }], orders });
      return eventsOf(run, 'siegeDamage').length;
    };
    expect(from('210/18', 'KVB2')).toBe(1);
    expect(from('210/19', 'KVB5')).toBe(1);
    expect(from('210/19', 'KVB2')).toBe(0);
  });

  it('WW-0.1-05: the GM may say how much is broken', () => {
    const key = 'siege/wall 210/19(5)/3';
    const turn = wallUnderSiege(8, 2500, 1);
    const ruled = marchOf({ ...turn, rulings: { [key]: { key, value: 5000, reason: 'mines' } } });
    expect(ruled.world.works['wall 210/19(5)']?.damage).toEqual({ whole: 5000 });
    const nonsense = { [key]: { key, value: -1.5, reason: 'no' } };
    expect(marchOf({ ...turn, rulings: nonsense }).world.works['wall 210/19(5)']?.damage).toEqual({
      whole: 2500,
    });
  });
});

describe('what is left of a place', () => {
  it('WW-12.4-26: a settlement of which nothing is left vanishes', () => {
    const run = marchOf(RAZED({}));
    expect(townAfter(run, '210/19')).toBeUndefined();
    expect(eventsOf(run, 'demolished').map(({ about }) => about['settlement'])).toEqual(['Town']);
    expect(run.world.works).toEqual({});
  });

  it('WW-12.4-26: or leaves a ruin (settle.ruin)', () => {
    expect(townAfter(marchOf(RAZED({ 'settle.ruin': 'ruin' })), '210/19')?.built).toBe(0);
  });
});

describe('laws of sieges', () => {
  const town = townSubstance({ type: 'fst' }, {});
  const whole = town.reduce((total, [, most]) => total + most, 0);

  it('WW-4.2-02: the parts of a settlement are its building value', () => {
    expect(whole).toBe(36 * 2500);
  });

  it('WW-7.3-08: damage less repair is what is left, exactly, within nothing and the whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(30_000), fc.nat(60_000)), { maxLength: 12 }),
        (moons) => {
          let damage = {};
          for (const [hurt, work] of moons) {
            const before = totalDamage(damage);
            const after = afterSiege(town, damage, hurt, 2 * work);
            const net = before + hurt - after.repaired / 2;
            expect(totalDamage(after.damage)).toBe(Math.min(whole, net));
            expect(after.repaired).toBeLessThanOrEqual(2 * work);
            for (const [part, most] of town) {
              const done = (after.damage as Record<string, number>)[part] ?? 0;
              expect(done >= 0 && done <= most).toBe(true);
            }
            damage = after.damage;
          }
        },
      ),
    );
  });

  it('WW-7.3-11: damage goes through the parts in their order, repair as well', () => {
    expect(damaged(town, {}, 20_000)).toEqual({ fortification: 17_500, defence: 2500 });
    expect(mended(town, { fortification: 17_500, defence: 2500 }, 18_000)).toEqual({
      defence: 2000,
    });
    expect(damaged(sideSubstance(5), {}, 99_999)).toEqual({ whole: 12_500 });
  });

  it('WW-7.3-07: the damage says how it came about', () => {
    const damage = siegeDamage(fact('besiegers', 3000, { unit: 'a:102' }), {});
    expect(damage.value).toBe(3000);
    expect(damage.body).toMatchObject({
      operator: 'quotient',
      rounding: 'down',
      parts: [{ value: 7_500_000 }, { name: 'siegeStrength', value: 2500, clause: 'WW-7.3-06' }],
    });
  });
});
