import { describe, expect, it } from 'vitest';
import type { GivenLines } from '../../../cases';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import { waben } from '..';
import { worldGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';

describe('knowledge', () => {
  const worldOf = (lines: GivenLines) =>
    worldGiven(wabenCaseGame, { map: '210 t', a: '101 K 1000 in 210/27', ...lines });

  it('is the same when looked at twice (WW-7.1-01)', () => {
    const world = deepFreeze(
      worldOf({ informed: 'nobody', '210/26': 'tds', '210/45': 'twa, low' }),
    );
    const once = withPoisonedGlobals(() => waben.observe(world, {}));
    expect(waben.observe(once, {})).toEqual(once);
  });

  it('holds rivers from two fields away, structures and owners only from one (WW-7.1-01)', () => {
    const world = waben.observe(
      worldOf({
        informed: 'nobody',
        '210/26 210/25': 'of b',
        '210/25(3) 210/26(3)': 'river, bridge',
        '210/25(4) 210/26(4)': 'wall 5',
      }),
    );
    const known = world.knowledge['a']?.grossfelder['210' as never];
    expect([known?.owner[24], known?.owner[25]]).toEqual([null, 'b']);
    expect([known?.sides[24 * 6 + 2], known?.sides[25 * 6 + 2]]).toEqual([1, 5]);
    expect([known?.walls[24 * 6 + 3], known?.walls[25 * 6 + 3]]).toEqual([undefined, 5]);
  });

  it('keeps old details beside a newer look from afar (WW-11.1-02)', () => {
    const world = worldOf({ informed: 'a', '210/25': 'of b' });
    const known = waben.observe(world).knowledge['a']?.grossfelder['210' as never];
    expect([known?.level[24], known?.since[24], known?.owner[24]]).toEqual([2, 1, 'b']);
    expect([known?.level[25], known?.since[25]]).toEqual([2, 5]);
  });
});
