import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact } from '../../../kernel';
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

describe('walls on sides', () => {
  it('WW-7.3-14, WW-4.3-11: the share that makes a breach is a setting (siege.breach_pct)', () => {
    const wall = { value: 10, damage: 2 * 2500 };
    expect(isBreached(wall, {})).toBe(true);
    expect(isBreached({ ...wall, damage: 4999 }, {})).toBe(false);
    expect(isBreached(wall, { 'siege.breach_pct': 21 })).toBe(false);
  });

  it('WW-7.3-16: a breached wall is not destroyed', () => {
    expect(isWallDestroyed({ value: 5, damage: 12_499 })).toBe(false);
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

  it('WW-7.3-07: the damage has its explanation', () => {
    const damage = siegeDamage(fact('besiegers', 3000, { unit: 'a:102' }), {});
    expect(damage.value).toBe(3000);
    expect(damage.body).toMatchObject({
      operator: 'quotient',
      rounding: 'down',
      parts: [{ value: 7_500_000 }, { name: 'siegeStrength', value: 2500, clause: 'WW-7.3-06' }],
    });
  });
});
