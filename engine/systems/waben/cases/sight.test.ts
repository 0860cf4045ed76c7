import { describe, expect, it } from 'vitest';
import { grossfeldOf, kleinfeldOf, parseFieldAddress } from '../../../hex';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import type { World } from '../../../world';
import { waben } from '..';
import { turnOfCase, worldOfCase } from './build';
import { type ExpectedSight, LOOK_CASES, SIGHT_TURN_CASES } from './sight';

const knownAt = (world: World, address: string): readonly [number, string | null] => {
  const field = parseFieldAddress(address);
  const known = field && world.knowledge['a']?.grossfelder[grossfeldOf(field)];
  const index = field === undefined ? -1 : kleinfeldOf(field) - 1;
  return [known?.level[index] ?? 0, known?.source[index] ?? null];
};

const verify = (world: World | undefined, expected: ExpectedSight): void => {
  expect(world).toBeDefined();
  if (world === undefined) return;
  const known = Object.keys(expected.known ?? {}).map((field) => [field, knownAt(world, field)]);
  expect(Object.fromEntries(known)).toEqual(expected.known ?? {});
  if (expected.sightings === undefined) return;
  const sightings = world.knowledge['a']?.sightings ?? [];
  expect(
    sightings.map(({ place, party, kind, sizeClass, by, turn }) => [
      place,
      party,
      kind,
      sizeClass,
      by,
      turn,
    ]),
  ).toEqual(expected.sightings);
};

describe('what is seen at rest', () => {
  it.each(LOOK_CASES)('$id: $title', ({ given, expect: expected }) => {
    const world = deepFreeze(worldOfCase(given));
    verify(
      withPoisonedGlobals(() => waben.observe(world, given.settings)),
      expected,
    );
  });

  it('is the same when looked at twice', () => {
    for (const { given } of LOOK_CASES) {
      const once = waben.observe(worldOfCase(given), given.settings);
      expect(waben.observe(once, given.settings)).toEqual(once);
    }
  });
});

describe('what is seen on the march', () => {
  it.each(SIGHT_TURN_CASES)('$id: $title', ({ given, expect: expected }) => {
    verify(waben.adjudicate(deepFreeze(turnOfCase(given)))?.world, expected);
  });
});

describe('knowledge', () => {
  const map = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;
  const unit = { party: 'a', number: 101, type: 'K', size: 1000, place: '210/27' } as const;

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
