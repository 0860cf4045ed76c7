import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  deepFreeze,
  edited,
  founding,
  gf,
  mapOf,
  realm,
  tinyWorld,
  troop,
  uniform,
} from '../testing';
import { anyWorld } from '../testing/arbitrary';
import { waben } from '../systems/waben';
import {
  type Belief,
  beliefAt,
  beliefDifferences,
  withBelief,
  withFirmBelief,
  withoutSighting,
  withSighting,
} from './belief';
import { setOwner } from './edit';
import { KNOWN, type KnowledgeSource, type SightedUnit } from './knowledge';
import { realmView } from './realm-view';
import type { World } from './world';

const NEAR = at('210/20');
const FAR = at('211/30');

/** Tharos is in 210/19; Valdrun holds a town beside it, and land far away. */
const truth: World = deepFreeze(
  waben.observe(
    tinyWorld({
      map: edited(
        mapOf(uniform('210', 0, 0), uniform('211', 3, 0, 'h')),
        (map) => setOwner(map, [NEAR, FAR], 'val'),
        founding(NEAR, 'std', 'Seewarth', 'val', 24),
      ),
      parties: [realm('tha'), realm('val')],
      units: [troop('tha', 101, '210/19')],
    }),
  ),
);

const later = (world: World, turns = 1): World =>
  waben.observe({ ...world, clock: { ...world.clock, turn: world.clock.turn + turns } });

const seen = (world: World, field = NEAR) => beliefAt(world, 'tha', field).believed;

const town = { type: 'brg', name: 'Trug', owner: 'tha' };

const BELIEFS: readonly Belief[] = [
  { kind: 'terrain', terrain: 'w' },
  { kind: 'owner', owner: 'tha' },
  { kind: 'settlement', settlement: town },
  { kind: 'settlement', settlement: null },
  { kind: 'truth' },
  { kind: 'nothing' },
];

describe('beliefs set by the GM', () => {
  it('have the GM as source and the open turn as date, and leave the truth alone', () => {
    const world = withBelief(truth, 'tha', NEAR, { kind: 'terrain', terrain: 'w' });
    expect(seen(world)).toMatchObject({ terrain: 'w', source: 'gm', since: 1, level: 2 });
    expect(world.map).toBe(truth.map);
    expect(world.knowledge['val']).toBe(truth.knowledge['val']);
    expect(realmView(world, 'tha').chunks[gf('210')]?.terrain[19]).toBe('w');
  });

  it('show land it never saw, with the true terrain by default', () => {
    expect(seen(truth, FAR).level).toBe(KNOWN.nothing);
    const terrain = withBelief(truth, 'tha', FAR, { kind: 'terrain', terrain: 'w' });
    expect(seen(terrain, FAR)).toMatchObject({ level: 1, terrain: 'w', owner: null });
    const owner = withBelief(truth, 'tha', FAR, { kind: 'owner', owner: 'tha' });
    expect(seen(owner, FAR)).toMatchObject({ level: 2, terrain: 'h', owner: 'tha' });
    const whole = withBelief(truth, 'tha', FAR, { kind: 'truth' });
    expect(seen(whole, FAR)).toMatchObject({ level: 2, terrain: 'h', owner: 'val' });
  });

  it('put settlements where there are none, and remove existing ones', () => {
    const built = withBelief(truth, 'tha', FAR, { kind: 'settlement', settlement: town });
    expect(realmView(built, 'tha').chunks[gf('211')]?.settlements[29]?.name).toBe('Trug');
    const gone = withBelief(truth, 'tha', NEAR, { kind: 'settlement', settlement: null });
    expect(realmView(gone, 'tha').chunks[gf('210')]?.settlements).toEqual({});
    expect(seen(gone)).toMatchObject({ terrain: 't', owner: 'val' });
  });

  it('can be that it never saw a field', () => {
    const world = withBelief(truth, 'tha', NEAR, { kind: 'nothing' });
    expect(seen(world)).toEqual({
      level: 0,
      since: 0,
      source: null,
      terrain: null,
      owner: null,
      settlement: null,
    });
    expect(realmView(world, 'tha').chunks[gf('210')]?.terrain[19]).toBeNull();
  });

  it('are ignored off the map', () => {
    expect(withBelief(truth, 'tha', at('999/01'), { kind: 'truth' })).toBe(truth);
    expect(withFirmBelief(truth, 'tha', at('999/01'), true)).toBe(truth);
  });
});

describe('how long it holds', () => {
  it.each(BELIEFS)('$kind: until the realm looks itself', (belief) => {
    const world = later(withBelief(truth, 'tha', NEAR, belief));
    expect(seen(world)).toEqual(seen(later(truth)));
    expect(beliefDifferences(world, 'tha')).toEqual([]);
  });

  it.each(BELIEFS)(
    '$kind: against what it sees where it is firm, until the GM revokes it',
    (belief) => {
      const said = withBelief(truth, 'tha', NEAR, belief);
      const firm = later(withFirmBelief(said, 'tha', NEAR, true));
      const { terrain, owner, settlement, level } = seen(said);
      expect(seen(firm)).toMatchObject({ terrain, owner, settlement, level });
      const free = later(withFirmBelief(firm, 'tha', NEAR, false));
      expect(seen(free)).toEqual(seen(later(truth, 2)));
      expect(free.knowledge['tha']?.grossfelder[gf('210')]).not.toHaveProperty('firm');
    },
  );

  it('is dated anew by its own look where it is firm: nothing reveals the false belief', () => {
    const said = withBelief(truth, 'tha', NEAR, { kind: 'terrain', terrain: 'w' });
    const firm = later(withFirmBelief(said, 'tha', NEAR, true), 4);
    expect(seen(firm)).toMatchObject({ terrain: 'w', since: 5, source: 'unit 101' });
  });

  it('is for ever where nobody looks', () => {
    const said = withBelief(truth, 'tha', FAR, { kind: 'terrain', terrain: 'w' });
    expect(seen(later(said, 9), FAR)).toEqual(seen(said, FAR));
  });
});

describe('sightings invented by the GM', () => {
  const ghost: SightedUnit = {
    turn: 1,
    place: NEAR,
    party: 'val',
    kind: 'foot',
    sizeClass: 3,
    by: 'gm',
  };
  const haunted = withSighting(truth, 'tha', ghost);

  it('are on the map once, age like others, and can be removed', () => {
    expect(withSighting(haunted, 'tha', { ...ghost })).toEqual(haunted);
    expect(realmView(haunted, 'tha').pieces).toContainEqual(
      expect.objectContaining({ party: 'val', symbol: 'foot', seen: 1 }),
    );
    expect(later(haunted).knowledge['tha']?.sightings).toEqual([ghost]);
    expect(later(haunted, 2).knowledge['tha']?.sightings).toEqual([]);
    expect(withoutSighting(haunted, 'tha', { ...ghost })).toEqual(truth);
  });

  it('leave others alone that differ in one thing', () => {
    for (const other of [{ turn: 0 }, { kind: 'mounted' }, { sizeClass: 1 }, { by: 'unit 101' }])
      expect(withoutSighting(haunted, 'tha', { ...ghost, ...other })).toEqual(haunted);
  });
});

describe('where beliefs are not the truth', () => {
  it('is nowhere after a look', () => {
    expect(beliefDifferences(truth, 'tha')).toEqual([]);
  });

  it('lists what is believed and what is true, since when and from whom', () => {
    const world = withBelief(
      withBelief(truth, 'tha', NEAR, { kind: 'owner', owner: null }),
      ...(['tha', NEAR, { kind: 'settlement', settlement: town }] as const),
    );
    const about = { field: NEAR, since: 1, source: 'gm', isFirm: false };
    expect(beliefDifferences(world, 'tha')).toEqual([
      { ...about, what: 'owner', believed: null, truth: 'val' },
      {
        ...about,
        what: 'settlement',
        believed: town,
        truth: { type: 'std', name: 'Seewarth', owner: 'val' },
      },
    ]);
  });

  it('finds outdated beliefs, and permanently hidden ones', () => {
    const map = edited(truth.map, (before) => setOwner(before, [NEAR], null));
    const moved: World = { ...truth, map };
    expect(beliefDifferences(moved, 'tha').map(({ what, source }) => [what, source])).toEqual([
      ['owner', 'unit 101' satisfies KnowledgeSource],
    ]);
    const hidden = withFirmBelief(
      withBelief(truth, 'tha', FAR, { kind: 'nothing' }),
      ...(['tha', FAR, true] as const),
    );
    expect(beliefDifferences(hidden, 'tha')).toEqual([
      { field: FAR, since: 0, source: null, isFirm: true, what: 'hidden' },
    ]);
  });

  it('leaves owner and settlement aside where it knows the terrain alone', () => {
    const world = withBelief(truth, 'tha', FAR, { kind: 'terrain', terrain: 'h' });
    expect(beliefDifferences(world, 'tha')).toEqual([]);
  });

  it('is nowhere in a field of which the truth is known (property)', () => {
    fc.assert(
      fc.property(anyWorld, fc.constantFrom(...BELIEFS), (world, belief) => {
        const field = at('210/20');
        const told = withBelief(withBelief(world, 'tha', field, belief), 'tha', field, {
          kind: 'truth',
        });
        expect(beliefDifferences(told, 'tha').filter((one) => one.field === field)).toEqual([]);
        expect(told.map).toBe(world.map);
      }),
    );
  });
});
