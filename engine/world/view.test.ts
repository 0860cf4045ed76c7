import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOf, fieldAt, KLEINFELDER, kleinfeldOf } from '../hex';
import {
  at,
  deepFreeze,
  edited,
  gf,
  mapOf,
  onSide,
  realm,
  tinyWorld,
  troop,
  uniform,
  withPoisonedGlobals,
} from '../testing';
import { anyWorld } from '../testing/arbitrary';
import { placeSettlement, setNote, setOwner, setSecret, setTerrain } from './edit';
import { KNOWN, type KnowledgeLevel, type KnownGrossfeld, type RealmView } from './knowledge';
import { realmView } from './realm-view';
import { createTruthMaker, truthView } from './view';
import { type MapLabel, unitId, type World } from './world';
import { times } from '../testing/trials';

const town = { type: 'std', name: 'Trakan', owner: 'tha', built: 24, harbours: [] };

/** Knowledge of a party about Großfeld 210: these fields in detail, one turn ago. */
const knowing = (
  fields: readonly string[],
  change: Partial<KnownGrossfeld> = {},
): KnownGrossfeld => {
  const indices = new Set(fields.map((field) => kleinfeldOf(at(field)) - 1));
  const each = <Value>(known: Value, unknown: Value) =>
    Array.from({ length: KLEINFELDER }, (_, index) => (indices.has(index) ? known : unknown));
  return {
    level: each<KnowledgeLevel>(KNOWN.details, KNOWN.nothing),
    since: each(1, 0),
    source: each<'start' | null>('start', null),
    terrain: each<string | null>('t', null),
    owner: each<string | null>(null, null),
    sides: {},
    walls: {},
    springs: {},
    settlements: {},
    ...change,
  };
};

const map = edited(mapOf(uniform('210', 0, 0), uniform('001', 1, 0)), (before) =>
  placeSettlement(before, at('210/01'), town),
);
const world = deepFreeze(
  tinyWorld({
    map,
    parties: [realm('tha', { capital: at('210/01') }), realm('ely'), realm('ora')],
    units: [
      troop('tha', 203, '210/02', { type: 'R', size: 50 }),
      troop('tha', 101, '210/01'),
      troop('ely', 300, '001/01', { type: 'S', size: 12, place: onSide('001/01', 2) }),
      troop('tha', 201, '210/01', { place: { kind: 'aboard', carrier: unitId('tha', 302) } }),
    ],
    knowledge: {
      tha: {
        grossfelder: { [gf('210')]: knowing(['210/01', '210/02', '210/03', '210/06']) },
        sightings: [],
      },
    },
    clock: { turn: 2, year: 419, moon: 2, moonsPerTurn: 1 },
  }),
);

const withKnowledge = (
  known: Partial<KnownGrossfeld>,
  sightings: World['knowledge'][string]['sightings'] = [],
): World => ({
  ...world,
  knowledge: {
    tha: { grossfelder: { [gf('210')]: knowing(['210/01', '210/02'], known) }, sightings },
  },
});
const chunkOf = (view: Pick<RealmView, 'chunks'>, no = '210') => view.chunks[gf(no)];

describe('the view of the truth', () => {
  const view = truthView(world);

  it('shows every Großfeld in detail', () => {
    expect(Object.keys(view.chunks).sort()).toEqual(['001', '210']);
    expect(chunkOf(view)?.terrain).toBe(world.map.grossfelder[gf('210')]?.terrain);
    expect(chunkOf(view)?.level).toEqual(Array.from({ length: 48 }, () => KNOWN.details));
    expect(chunkOf(view)?.since[0]).toBe(2);
  });

  it('marks the capital (WW-4.2-19)', () => {
    expect(chunkOf(view)?.settlements).toEqual({
      0: { type: 'std', name: 'Trakan', owner: 'tha', capital: true },
    });
  });

  it('shows every unit that is not aboard another, in the order of parties and numbers', () => {
    expect(view.pieces).toEqual([
      { party: 'ely', symbol: 'S', number: 300, size: 12, place: onSide('001/01', 2), seen: null },
      {
        party: 'tha',
        symbol: 'K',
        number: 101,
        size: 1000,
        place: { kind: 'field', field: '210/01' },
        seen: null,
      },
      {
        party: 'tha',
        symbol: 'R',
        number: 203,
        size: 50,
        place: { kind: 'field', field: '210/02' },
        seen: null,
      },
    ]);
  });

  it('keeps the identity of everything that did not change', () => {
    const painted = {
      ...world,
      map: edited(world.map, (before) => setTerrain(before, [at('210/19')], 'h')),
    };
    const next = truthView(painted, view);
    expect(next.chunks[gf('001')]).toBe(view.chunks[gf('001')]);
    expect(next.chunks[gf('210')]).not.toBe(view.chunks[gf('210')]);
    expect(next.chunks[gf('210')]?.owner).toBe(view.chunks[gf('210')]?.owner);
    expect(next.pieces).toBe(view.pieces);
    expect(next).toEqual(truthView(painted));
  });

  it('is the same object after a change it does not show: notes and secrets are layers of their own', () => {
    const noted = {
      ...world,
      map: edited(
        world.map,
        (before) => setNote(before, at('210/19'), 'ford'),
        (before) => setSecret(before, at('210/19'), { text: 'dragon', strength: '1' }),
      ),
    };
    expect(truthView(noted, view)).toBe(view);
    expect(truthView(structuredClone(world), view)).toBe(view);
  });

  it('is updated correctly step by step: paint, a capital that moves, the next turn, and back', () => {
    const paint = (index: number) =>
      edited(world.map, (before) => setTerrain(before, [at('210/19')], index === 0 ? 'h' : 'b'));
    const capitals = Object.entries(world.parties).map(([key, party]) => [
      key,
      { ...party, capital: at('001/01') },
    ]);
    const states = [
      world,
      { ...world, map: paint(0) },
      { ...world, map: paint(1), parties: Object.fromEntries(capitals) as World['parties'] },
      { ...world, clock: { ...world.clock, turn: world.clock.turn + 1 } },
      world,
    ];
    const viewOf = createTruthMaker();
    const views = states.map((state) => viewOf(state));
    expect(views).toEqual(states.map((state) => truthView(state)));
    expect(views[1]?.chunks[gf('001')]).toBe(views[0]?.chunks[gf('001')]);
  });

  it('does not depend on earlier views (property)', () => {
    fc.assert(
      fc.property(anyWorld, anyWorld, (one, other) => {
        const mixed = { ...other, map: one.map };
        const viewOf = createTruthMaker();
        expect([one, mixed, other].map((state) => viewOf(state))).toEqual(
          [one, mixed, other].map((state) => truthView(state)),
        );
      }),
      times(20),
    );
  });
});

describe('the view of a realm', () => {
  it('shows known fields and nothing else', () => {
    const view = realmView(world, 'tha');
    expect(Object.keys(view.chunks)).toEqual(['210']);
    expect(chunkOf(view)?.terrain.filter((terrain) => terrain !== null)).toHaveLength(4);
    expect(chunkOf(view)?.terrain.slice(0, 6)).toEqual(['t', 't', 't', null, null, 't']);
    expect(chunkOf(view)?.level.slice(0, 4)).toEqual([2, 2, 2, 0]);
  });

  it('shows what was believed, not what is true', () => {
    const conquered = {
      ...world,
      map: edited(
        world.map,
        (before) => setTerrain(before, [at('210/01')], 'vul'),
        (before) => setOwner(before, [at('210/01')], 'ely'),
      ),
    };
    expect(realmView(conquered, 'tha')).toEqual(realmView(world, 'tha'));
  });

  it('shows nothing to a party without knowledge but itself and its units', () => {
    const view = realmView(world, 'ely');
    expect(view.chunks).toEqual({});
    expect(view.labels).toEqual([]);
    expect(view.pieces.map(({ number }) => number)).toEqual([300]);
    expect(Object.keys(view.parties)).toEqual(['ely']);
  });

  it('marks its own capital, and no foreign one', () => {
    const settlements = {
      0: { type: 'std', name: 'Trakan', owner: 'tha' },
      1: { type: 'met', name: 'Elystria', owner: 'ely' },
    };
    const foreign = withKnowledge({ settlements });
    const both = {
      ...foreign,
      parties: { ...foreign.parties, ely: realm('ely', { capital: at('210/02') }) },
    };
    expect(chunkOf(realmView(both, 'tha'))?.settlements).toEqual({
      0: { ...settlements[0], capital: true },
      1: { ...settlements[1], capital: false },
    });
  });

  it('drops knowledge about fields it does not know', () => {
    const view = realmView(
      withKnowledge({
        settlements: { 40: { type: 'met', name: 'Hidden', owner: 'ora' } },
        terrain: Array.from({ length: 48 }, () => 'h'),
        owner: Array.from({ length: 48 }, () => 'ora'),
      }),
      'tha',
    );
    expect(chunkOf(view)?.settlements).toEqual({});
    expect(chunkOf(view)?.terrain.filter((terrain) => terrain !== null)).toHaveLength(2);
    expect(chunkOf(view)?.owner.filter((owner) => owner !== null)).toHaveLength(2);
  });

  it('shows a side or spring only where one of its fields is known', () => {
    // 01 and 02 are known: 02|03 touches known ground, 03|04 and the far corner of 04 do not.
    const between = (kleinfeld: number, direction: number): number =>
      6 * (kleinfeld - 1) + direction - 1;
    const view = realmView(
      withKnowledge({
        sides: { [between(2, 2)]: 1, [between(3, 2)]: 1, [between(5, 2)]: 1 },
        walls: { [between(3, 5)]: 5, [between(3, 2)]: 5 },
        springs: { [between(3, 5)]: true, [between(4, 1)]: true },
      }),
      'tha',
    );
    expect(chunkOf(view)?.sides).toEqual({ [between(2, 2)]: 1 });
    expect(chunkOf(view)?.walls).toEqual({ [between(3, 5)]: 5 });
    expect(chunkOf(view)?.springs).toEqual({ [between(3, 5)]: true });
  });

  it('shows foreign pieces from sightings only, each once, without number and size (WW-7.1-04)', () => {
    const seen = {
      turn: 1,
      place: at('210/02'),
      party: 'ely',
      kind: 'fleet',
      sizeClass: 3,
      by: 'unit 203',
    };
    const view = realmView(
      withKnowledge({}, [
        seen,
        { ...seen, by: 'unit 101' },
        { ...seen, turn: 0, place: at('210/01') },
      ]),
      'tha',
    );
    expect(view.pieces.filter(({ party }) => party !== 'tha')).toEqual([
      {
        party: 'ely',
        symbol: 'fleet',
        number: null,
        size: null,
        place: { kind: 'field', field: '210/02' },
        seen: 1,
      },
    ]);
    expect(Object.keys(view.parties)).toEqual(['ely', 'tha']);
  });

  it('keeps the identity of everything that did not change', () => {
    const view = realmView(world, 'tha');
    expect(realmView(structuredClone(world), 'tha', view)).toBe(view);
    const moved = { ...world, units: { ...world.units, 'tha:101': troop('tha', 101, '210/03') } };
    const next = realmView(moved, 'tha', view);
    expect(next.pieces).not.toBe(view.pieces);
    expect(next.chunks).toBe(view.chunks);
  });

  it('is made without clock and chance from frozen input', () => {
    expect(withPoisonedGlobals(() => realmView(world, 'tha'))).toEqual(realmView(world, 'tha'));
  });
});

describe('labels in the view of a realm', () => {
  const centre = (field: string) => {
    const { x, y } = centreOf(fieldAt({ u: 0, v: 0 }, kleinfeldOf(at(field))));
    return [x, y];
  };
  const label = (
    text: string,
    fields: readonly string[],
    change: Partial<MapLabel> = {},
  ): MapLabel => ({
    id: text,
    kind: 'sea',
    text,
    points: fields.flatMap(centre),
    size: 10,
    ...change,
  });
  const shown = (...labels: readonly MapLabel[]): readonly string[] =>
    realmView(
      { ...world, labels: Object.fromEntries(labels.map((one) => [one.id, one])) },
      'tha',
    ).labels.map(({ text }) => text);

  it('appear where four of five points along them are known', () => {
    expect(shown(label('known', ['210/01', '210/03']))).toEqual(['known']);
    expect(shown(label('one end hidden', ['210/01', '210/04'], {}))).toEqual(['one end hidden']);
    expect(shown(label('half hidden', ['210/02', '210/04']))).toEqual([]);
    expect(shown(label('curve', ['210/01', '210/06', '210/03']))).toEqual(['curve']);
    expect(shown(label('polyline', ['210/01', '210/02', '210/03', '210/06']))).toEqual([
      'polyline',
    ]);
    expect(shown(label('off the map', ['300/40', '300/48']))).toEqual([]);
  });

  it('of one point are as wide as their text', () => {
    expect(shown(label('short', ['210/02'], { size: 8 }))).toEqual(['short']);
    expect(shown(label('a name as long as half the sea', ['210/02'], { size: 20 }))).toEqual([]);
    expect(shown(label('spaced', ['210/02'], { size: 12, spacing: 3 }))).toEqual([]);
    expect(shown(label('nowhere', []))).toEqual([]);
  });

  it('do not reveal an unknown realm', () => {
    expect(shown(label('Orania', ['210/01', '210/03'], { kind: 'realm', party: 'ora' }))).toEqual(
      [],
    );
    expect(shown(label('Tharos', ['210/01', '210/03'], { kind: 'realm', party: 'tha' }))).toEqual([
      'Tharos',
    ]);
  });

  it('come in the order of ids', () => {
    expect(shown(label('b', ['210/01', '210/03']), label('a', ['210/01', '210/03']))).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('nobody can learn what they cannot know (law 9)', () => {
  /** The same world as far as `tha` can know, and another one in everything else. */
  const elsewhere = (truth: World, other: World): World => ({
    ...truth,
    map: {
      ...truth.map,
      grossfelder: Object.fromEntries(
        Object.values(truth.map.grossfelder).map((grossfeld) => {
          const { no, u, v } = grossfeld;
          return [no, { ...(other.map.grossfelder[no] ?? grossfeld), no, u, v }];
        }),
      ),
    },
    parties: Object.fromEntries(
      Object.values(truth.parties).map((party) => [
        party.key,
        party.key === 'tha'
          ? party
          : { ...party, treasury: party.treasury + 1, capital: at('210/40'), ruler: 'X' },
      ]),
    ),
    units: {
      ...Object.fromEntries(Object.entries(truth.units).filter(([, { party }]) => party === 'tha')),
      ...Object.fromEntries(Object.entries(other.units).filter(([, { party }]) => party !== 'tha')),
    },
    knowledge: {
      ...other.knowledge,
      ...(truth.knowledge['tha']
        ? { tha: truth.knowledge['tha'] }
        : { tha: { grossfelder: {}, sightings: [] } }),
    },
  });

  it('whatever is and is known elsewhere, the view is the same to the byte (property)', () => {
    fc.assert(
      fc.property(anyWorld, anyWorld, (truth, other) => {
        const here = JSON.stringify(realmView(truth, 'tha'));
        expect(JSON.stringify(realmView(elsewhere(truth, other), 'tha'))).toBe(here);
      }),
      times(60),
    );
  });

  it('the order in which things were made is not seen either (property)', () => {
    const reversed = <Value>(record: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(record).reverse());
    fc.assert(
      fc.property(anyWorld, (truth) => {
        const shuffled = {
          ...truth,
          parties: reversed(truth.parties),
          units: reversed(truth.units),
          labels: reversed(truth.labels),
        };
        expect(JSON.stringify(realmView(shuffled, 'tha'))).toBe(
          JSON.stringify(realmView(truth, 'tha')),
        );
      }),
      times(30),
    );
  });
});
