import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { cornerNames, type Direction, DIRECTIONS, type Side, sideFromBeyond } from '../hex';
import { at, deepFreeze, edited, gf, mapOf, uniform } from '../testing';
import {
  changeSettlement,
  placeSettlement,
  setDifficulties,
  setLowViews,
  setNote,
  setOwner,
  setSecret,
  setTerrain,
  setWall,
} from './edit';
import type { Edit } from './edit-problem';
import { addGrossfelder, newGrossfeld, removeFromMap } from './edit-grossfeld';
import { hasSpring, setSideFeature, setSpring } from './edit-sides';
import { latticeOf, ownerAt, settlementAt, terrainAt } from './fields';
import { SIDE } from './grossfeld';
import { applyMapChanges, writeMapChanges } from './map-change';
import { sideFeatures, wallFacing } from './sides';
import type { WorldMap } from './world';
import { times } from '../testing/trials';

const map = deepFreeze(mapOf(uniform('210', 0, 0), uniform('001', 1, 0), uniform('002', 1, -1)));
const lattice = latticeOf(map);
const town = { type: 'std', name: 'Trakan', owner: 'tha', built: 24, harbours: [] };
const side = (field: string, direction: Direction): Side => ({ field: at(field), side: direction });

const problemOf = (edit: Edit): string => (edit.ok ? 'none' : edit.problem.code);
const featureAt = (some: WorldMap, where: Side): number =>
  sideFeatures(some.grossfelder, latticeOf(some), where);

describe('edits of fields', () => {
  it('set their values and share everything else', () => {
    const after = edited(
      map,
      (before) => setTerrain(before, [at('210/19'), at('210/20')], 'hwa'),
      (before) => setOwner(before, [at('210/19')], 'tha'),
      (before) => setDifficulties(before, [at('210/19')], 1),
      (before) => setLowViews(before, [at('210/19')], true),
      (before) => setNote(before, at('210/19'), 'ford'),
      (before) => setSecret(before, at('210/19'), { text: 'dragon', strength: '3000' }),
      (before) => placeSettlement(before, at('210/20'), town),
      (before) => setWall(before, at('210/20'), 3, 5),
    );
    expect(terrainAt(after, at('210/19'))).toBe('hwa');
    expect(terrainAt(after, at('210/20'))).toBe('hwa');
    expect(terrainAt(after, at('210/21'))).toBe('t');
    expect(ownerAt(after, at('210/19'))).toBe('tha');
    expect(settlementAt(after, at('210/20'))).toEqual(town);
    expect(wallFacing(after, at('210/20'), 3)).toBe(5);
    expect(after.grossfelder[gf('210')]).toMatchObject({
      difficulty: { 18: 1 },
      lowView: { 18: true },
      notes: { 18: 'ford' },
      secrets: { 18: { text: 'dragon', strength: '3000' } },
    });
    expect(after.grossfelder[gf('001')]).toBe(map.grossfelder[gf('001')]);
    expect(after.grossfelder[gf('210')]?.springs).toBe(map.grossfelder[gf('210')]?.springs);
  });

  it('are undone by their opposite without a trace', () => {
    const there = edited(
      map,
      (before) => setOwner(before, [at('210/19')], 'tha'),
      (before) => setDifficulties(before, [at('210/19')], 2),
      (before) => setNote(before, at('210/19'), 'ford'),
      (before) => placeSettlement(before, at('210/19'), town),
      (before) => setWall(before, at('210/19'), 1, 5),
    );
    const back = edited(
      there,
      (before) => setOwner(before, [at('210/19')], null),
      (before) => setDifficulties(before, [at('210/19')], undefined),
      (before) => setNote(before, at('210/19'), ''),
      (before) => changeSettlement(before, at('210/19'), undefined),
      (before) => setWall(before, at('210/19'), 1, 0),
    );
    expect(back).toEqual(map);
  });

  it('consist of no change where the values are equal already', () => {
    expect(setTerrain(map, [at('210/19')], 't')).toEqual({ ok: true, value: [] });
    expect(setWall(map, at('210/19'), 1, 0)).toEqual({ ok: true, value: [] });
  });

  it('let painted ground thaw: the terrain before freezing is forgotten (WW-2.2-10)', () => {
    const frozen = applyMapChanges(map, [
      { kind: 'entry', no: gf('210'), part: 'baseTerrain', index: 18, value: 'tse' },
    ]);
    const painted = edited(frozen, (before) => setTerrain(before, [at('210/19')], 'h'));
    expect(painted.grossfelder[gf('210')]?.baseTerrain).toEqual({});
  });

  it.each([
    ['painting off the map', setTerrain(map, [at('210/19'), at('300/01')], 'h'), 'off-map'],
    ['owning off the map', setOwner(map, [at('300/01')], 'tha'), 'off-map'],
    ['a difficulty of 3', setDifficulties(map, [at('210/19')], 3), 'bad-value'],
    ['half a wall', setWall(map, at('210/19'), 1, 2.5), 'bad-value'],
    ['a wall of less than nothing', setWall(map, at('210/19'), 1, -5), 'bad-value'],
    [
      'removing a settlement that is not there',
      changeSettlement(map, at('210/19'), undefined),
      'not-there',
    ],
    ['a settlement off the map', placeSettlement(map, at('300/01'), town), 'off-map'],
    [
      'a second settlement in one field (WW-4.2-10)',
      placeSettlement(
        edited(map, (before) => placeSettlement(before, at('210/19'), town)),
        at('210/19'),
        town,
      ),
      'already-there',
    ],
  ])('refuse %s', (_, edit, code) => {
    expect(problemOf(edit)).toBe(code);
  });

  it('write into an Immer draft exactly what they do to a frozen map (property)', () => {
    const anyEdit = fc.oneof(
      fc
        .constantFrom('w', 'h')
        .map((key) => (some: WorldMap) => setTerrain(some, [at('210/01'), at('002/48')], key)),
      fc
        .constantFrom('tha', null)
        .map((owner) => (some: WorldMap) => setOwner(some, [at('210/01')], owner)),
      fc
        .tuple(
          fc.constantFrom(...DIRECTIONS),
          fc.constantFrom(...Object.values(SIDE)),
          fc.boolean(),
        )
        .map(
          ([direction, feature, isPresent]) =>
            (some: WorldMap) =>
              setSideFeature(some, lattice, side('210/04', direction), feature, isPresent),
        ),
      fc.tuple(fc.constantFrom(...DIRECTIONS), fc.boolean()).map(
        ([corner, isPresent]) =>
          (some: WorldMap) =>
            setSpring(some, lattice, { field: at('210/04'), corner }, isPresent),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
        let [pure, drafted] = [map, map];
        for (const edit of edits) {
          const result = edit(pure);
          if (!result.ok) continue;
          pure = deepFreeze(applyMapChanges(pure, result.value));
          drafted = produce(drafted, (draft) => writeMapChanges(draft, result.value));
        }
        expect(drafted).toEqual(pure);
      }),
    );
  });
});

describe('features of sides', () => {
  it('are the same seen from both fields, and stored once (WW-2.1-22, WW-2.2-12, property)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('210/04', '210/37', '001/01', '002/44', '210/25'),
        fc.constantFrom(...DIRECTIONS),
        (field, direction) => {
          const here = side(field, direction);
          const after = edited(map, (before) =>
            setSideFeature(before, lattice, here, SIDE.river, true),
          );
          const beyond = sideFromBeyond(lattice, here) ?? here;
          expect(featureAt(after, here)).toBe(SIDE.river);
          expect(featureAt(after, beyond)).toBe(SIDE.river);
          const stored = Object.values(after.grossfelder).flatMap(({ sides }) =>
            Object.values(sides),
          );
          expect(stored).toEqual([SIDE.river]);
          const gone = edited(after, (before) =>
            setSideFeature(before, lattice, beyond, SIDE.river, false),
          );
          expect(gone).toEqual(map);
        },
      ),
    );
  });

  it('share a side, but each only once (WW-4.3-03)', () => {
    const here = side('210/25', 2);
    const both = edited(
      map,
      (before) => setSideFeature(before, lattice, here, SIDE.river, true),
      (before) => setSideFeature(before, lattice, here, SIDE.bridge, true),
    );
    expect(featureAt(both, side('210/26', 5))).toBe(SIDE.river | SIDE.bridge);
    expect(problemOf(setSideFeature(both, lattice, side('210/26', 5), SIDE.bridge, true))).toBe(
      'already-there',
    );
    expect(problemOf(setSideFeature(both, lattice, here, SIDE.canal, false))).toBe('not-there');
    expect(problemOf(setSideFeature(map, lattice, side('300/01', 2), SIDE.river, true))).toBe(
      'off-map',
    );
  });

  it('walls belong to the field behind them: two may face each other (WW-4.3-15, WW-4.3-04)', () => {
    const after = edited(
      map,
      (before) => setWall(before, at('210/25'), 2, 5),
      (before) => setWall(before, at('210/26'), 5, 8),
    );
    expect(wallFacing(after, at('210/25'), 2)).toBe(5);
    expect(wallFacing(after, at('210/26'), 5)).toBe(8);
  });
});

describe('springs', () => {
  it('rise at a corner, under whichever of its names (WW-2.2-13, property)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('210/04', '210/37', '001/01'),
        fc.constantFrom(...DIRECTIONS),
        (field, corner) => {
          const here = { field: at(field), corner };
          const after = edited(map, (before) => setSpring(before, lattice, here, true));
          for (const name of cornerNames(lattice, here)) {
            expect(hasSpring(after, lattice, name)).toBe(true);
            expect(problemOf(setSpring(after, lattice, name, true))).toBe('already-there');
            expect(edited(after, (before) => setSpring(before, lattice, name, false))).toEqual(map);
          }
          expect(problemOf(setSpring(map, lattice, here, false))).toBe('not-there');
        },
      ),
    );
    expect(problemOf(setSpring(map, lattice, { field: at('300/01'), corner: 1 }, true))).toBe(
      'off-map',
    );
  });
});

describe('a growing world', () => {
  const alone = mapOf(uniform('210', 0, 0));
  const around: readonly (readonly [string, number, number])[] = [
    ['301', 0, -1],
    ['302', 1, -1],
    ['303', 1, 0],
    ['304', 0, 1],
    ['305', -1, 1],
    ['306', -1, 0],
  ];
  const border: readonly Side[] = [
    '210/01',
    '210/04',
    '210/23',
    '210/30',
    '210/37',
    '210/44',
    '210/48',
  ]
    .flatMap((field) => DIRECTIONS.map((direction) => side(field, direction)))
    .filter((any) => latticeOf(alone).neighbourOf(any.field, any.side) === undefined);

  const withRivers = edited(
    alone,
    ...border.map(
      (any) => (before: WorldMap) =>
        setSideFeature(before, latticeOf(before), any, SIDE.river, true),
    ),
  );

  it('keeps every river on the border when neighbours come and go again, in any order (property)', () => {
    const order = fc.shuffledSubarray([...around], { minLength: 6 });
    fc.assert(
      fc.property(order, order, (coming, going) => {
        const surrounded = edited(
          deepFreeze(withRivers),
          ...coming.map(
            ([no, u, v]) =>
              (before: WorldMap) =>
                addGrossfelder(deepFreeze(before), [newGrossfeld(gf(no), u, v, 'w')]),
          ),
        );
        for (const any of border) expect(featureAt(surrounded, any)).toBe(SIDE.river);
        expect(surrounded.grossfelder[gf('301')]?.sides).not.toEqual({});
        const again = edited(
          surrounded,
          ...going.map(
            ([no]) =>
              (before: WorldMap) =>
                removeFromMap(before, [gf(no)]),
          ),
        );
        expect(again).toEqual(withRivers);
      }),
      times(20),
    );
  });

  it('keeps a spring on the border when the Großfeld that stored it goes', () => {
    const corner = { field: at('210/37'), corner: 3 as const };
    const two = edited(
      alone,
      (before) => addGrossfelder(before, [uniform('001', 1, 0)]),
      (before) => setSpring(before, latticeOf(before), corner, true),
    );
    expect(two.grossfelder[gf('001')]?.springs).not.toEqual({});
    const one = edited(two, (before) => removeFromMap(before, [gf('001')]));
    expect(hasSpring(one, latticeOf(one), corner)).toBe(true);
  });

  it('adds to the features a returning Großfeld brings with it', () => {
    const [, u, v] = around[0] ?? ['', 0, 0];
    const brought = edited(mapOf(newGrossfeld(gf('301'), u, v, 'w')), (before) =>
      setSideFeature(before, latticeOf(before), { field: at('301/44'), side: 3 }, SIDE.road, true),
    ).grossfelder[gf('301')];
    const joined = edited(withRivers, (before) =>
      addGrossfelder(before, [brought ?? newGrossfeld(gf('301'), u, v, 'w')]),
    );
    expect(featureAt(joined, side('210/01', 6))).toBe(SIDE.river | SIDE.road);
  });

  it.each([
    ['a number that is taken', addGrossfelder(map, [uniform('001', 5, 5)]), 'number-taken'],
    ['a place that is taken', addGrossfelder(map, [uniform('300', 1, 0)]), 'place-taken'],
    [
      'the same place round the cylinder',
      addGrossfelder(
        { ...mapOf(uniform('210', 0, 0)), topology: { kind: 'cylinder', columns: 4 } },
        [uniform('300', 4, -2)],
      ),
      'place-taken',
    ],
    ['removing what is not there', removeFromMap(map, [gf('300')]), 'not-there'],
  ])('refuses %s', (_, edit, code) => {
    expect(problemOf(edit)).toBe(code);
  });
});
