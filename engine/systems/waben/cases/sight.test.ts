import { describe, expect, it } from 'vitest';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import { waben } from '..';
import { worldOfCase } from './build';

describe('knowledge', () => {
  const map = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;
  const unit = { party: 'a', number: 101, type: 'K', size: 1000, place: '210/27' } as const;

  it('is the same when looked at twice (WW-7.1-01)', () => {
    const fields = {
      '210/26': { terrain: 'tds' },
      '210/45': { terrain: 'twa', lowView: true },
    } as const;
    const world = deepFreeze(worldOfCase({ map, fields, units: [unit], informed: [] }));
    const once = withPoisonedGlobals(() => waben.observe(world, {}));
    expect(waben.observe(once, {})).toEqual(once);
  });

  it('holds rivers from two fields away, structures and owners only from one (WW-7.1-01)', () => {
    const world = waben.observe(
      worldOfCase({
        map,
        informed: [],
        units: [unit],
        fields: { '210/26': { owner: 'b' }, '210/25': { owner: 'b' } },
        sides: { '210/25(3)': ['river', 'bridge'], '210/26(3)': ['river', 'bridge'] },
        walls: { '210/25(4)': 5, '210/26(4)': 5 },
      }),
    );
    const known = world.knowledge['a']?.grossfelder['210' as never];
    expect([known?.owner[24], known?.owner[25]]).toEqual([null, 'b']);
    expect([known?.sides[24 * 6 + 2], known?.sides[25 * 6 + 2]]).toEqual([1, 5]);
    expect([known?.walls[24 * 6 + 3], known?.walls[25 * 6 + 3]]).toEqual([undefined, 5]);
  });

  it('keeps old details beside a newer look from afar (WW-11.1-02)', () => {
    const world = worldOfCase({
      map,
      units: [unit],
      informed: ['a'],
      fields: { '210/25': { owner: 'b' } },
    });
    const known = waben.observe(world).knowledge['a']?.grossfelder['210' as never];
    expect([known?.level[24], known?.since[24], known?.owner[24]]).toEqual([2, 1, 'b']);
    expect([known?.level[25], known?.since[25]]).toEqual([2, 5]);
  });
});
