import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  fieldAddress,
  KLEINFELDER,
  neighbour,
  range,
} from '../../hex';
import { at, deepFreeze, edited, gf, mapOf, uniform } from '../../testing';
import { anyDrawnMap } from '../../testing/map-edits';
import { placeSettlement, setNote, setOwner, setTerrain, setWall } from '../edit';
import { hasSpring, setSideFeature, setSpring } from '../edit-sides';
import { grossfelderOf, latticeOf, settlementAt, terrainAt } from '../fields';
import { SIDE } from '../grossfeld';
import { applyMapChanges } from '../map-change';
import { sideFeatures, wallFacing } from '../sides';
import type { WorldMap } from '../world';
import { clearFields } from './clear';
import type { Clip } from './clip';
import { copyFields, middleField } from './copy';
import { clipGround, clipOverhang, pasteClip, pasteCollisions } from './paste';
import { mirrorClip, rotateClip } from './turn';
import { times } from '../../testing/trials';

const allFields = (map: WorldMap): readonly FieldAddress[] =>
  grossfelderOf(map).flatMap(({ no }) =>
    Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1)),
  );

/** A map and some of its fields. */
const anySelection = anyDrawnMap.chain((map) =>
  fc.tuple(fc.constant(map), fc.shuffledSubarray([...allFields(map)], { minLength: 1 })),
);

const town = { type: 'std', name: 'Trakan', owner: 'tha', built: 24, harbours: [1 as const] };
const plain = deepFreeze(mapOf(uniform('210', 0, 0), uniform('001', 1, 0)));
const lattice = latticeOf(plain);

/** 210/19 with something on every kind of edge: a river in the east, a wall facing 1, a spring on corner 2. */
const rich = deepFreeze(
  edited(
    plain,
    (map) => setTerrain(map, [at('210/19')], 'hwa'),
    (map) => setSideFeature(map, lattice, { field: at('210/19'), side: 2 }, SIDE.river, true),
    (map) => setWall(map, at('210/19'), 1, 5),
    (map) => setSpring(map, lattice, { field: at('210/19'), corner: 2 }, true),
    (map) => placeSettlement(map, at('210/19'), town),
    (map) => setNote(map, at('210/19'), 'ford'),
  ),
);
const one = copyFields(rich, lattice, [at('210/19')]);

const pasted = (map: WorldMap, clip: Clip, where: string): WorldMap =>
  edited(map, (before) => pasteClip(before, lattice, clip, at(where)));

describe('a clip', () => {
  it('is plain data that survives JSON, without any address', () => {
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    expect(JSON.stringify(one)).not.toContain('210/');
    expect(one.cells).toEqual([
      { q: 0, r: 0, terrain: 'hwa', owner: null, settlement: town, note: 'ford' },
    ]);
  });

  it('comes back to itself after six turns, after two mirrors, and the other way round (property)', () => {
    fc.assert(
      fc.property(anySelection, fc.integer({ min: -12, max: 12 }), ([map, fields], turns) => {
        const clip = deepFreeze(copyFields(map, latticeOf(map), fields));
        const once = rotateClip(clip, 1);
        expect([1, 2, 3, 4, 5].reduce((turned) => rotateClip(turned, 1), once)).toEqual(clip);
        expect(rotateClip(rotateClip(clip, turns), -turns)).toEqual(clip);
        expect(mirrorClip(mirrorClip(clip))).toEqual(clip);
        expect(mirrorClip(rotateClip(mirrorClip(clip), turns))).toEqual(rotateClip(clip, -turns));
      }),
      times(100),
    );
  });

  it('turns sides, walls, harbours and corners with their fields', () => {
    for (const turns of DIRECTIONS) {
      const after = pasted(plain, rotateClip(one, turns), '210/26');
      const turned = (direction: number) => (((direction - 1 + turns) % 6) + 1) as Direction;
      const field = at('210/26');
      const side = { field, side: turned(2) };
      expect(sideFeatures(after.grossfelder, lattice, side)).toBe(SIDE.river);
      expect(wallFacing(after, field, turned(1))).toBe(5);
      expect(hasSpring(after, lattice, { field, corner: turned(2) })).toBe(true);
      expect(settlementAt(after, field)?.harbours).toEqual([turned(1)]);
    }
  });

  it('mirrors west and east', () => {
    const after = pasted(plain, mirrorClip(one), '210/26');
    const field = at('210/26');
    expect(sideFeatures(after.grossfelder, lattice, { field, side: 5 })).toBe(SIDE.river);
    expect(wallFacing(after, field, 6)).toBe(5);
    expect(hasSpring(after, lattice, { field, corner: 4 })).toBe(true);
    expect(settlementAt(after, field)?.harbours).toEqual([6]);
  });

  it('turns clockwise: what lay in the east lies in the south-east', () => {
    const two = copyFields(rich, lattice, [at('210/19'), at('210/20')], at('210/19'));
    expect(two.cells.map(({ q, r }) => ({ q, r }))).toEqual([
      { q: 0, r: 0 },
      neighbour({ q: 0, r: 0 }, 2),
    ]);
    expect(rotateClip(two, 1).cells.map(({ q, r }) => ({ q, r }))).toEqual([
      { q: 0, r: 0 },
      neighbour({ q: 0, r: 0 }, 3),
    ]);
  });
});

describe('pasting', () => {
  it('changes nothing at the place the clip was copied from (property)', () => {
    fc.assert(
      fc.property(anySelection, ([map, fields]) => {
        const here = latticeOf(map);
        const middle = middleField(here, fields);
        const clip = copyFields(map, here, fields);
        expect(pasteClip(map, here, clip, middle ?? at('000/01'))).toEqual({ ok: true, value: [] });
      }),
      times(150),
    );
  });

  it('restores what was cut (property)', () => {
    fc.assert(
      fc.property(anySelection, ([map, fields]) => {
        const here = latticeOf(map);
        const clip = copyFields(map, here, fields, fields[0]);
        const cut = edited(map, (before) => clearFields(before, here, fields, 'w'));
        const back = edited(cut, (before) =>
          pasteClip(before, here, clip, fields[0] ?? at('000/01')),
        );
        expect(back).toEqual(map);
      }),
      times(100),
    );
  });

  it('shows the same ground before and after (property)', () => {
    fc.assert(
      fc.property(anySelection, fc.nat(5), fc.nat(200), ([map, fields], turns, where) => {
        const here = latticeOf(map);
        const clip = rotateClip(copyFields(map, here, fields), turns);
        const target = here.addressOf(where % here.size);
        const ground = clipGround(clip, target, here);
        const edit = pasteClip(map, here, clip, target, { replaceSettlements: true });
        if (!edit.ok) {
          expect(ground.size).toBe(0);
          return;
        }
        const after = applyMapChanges(map, edit.value);
        for (const [field, { terrain }] of ground) expect(terrainAt(after, field)).toBe(terrain);
        if (map.topology.kind === 'sheet') {
          expect(ground.size + clipOverhang(clip, target, here)).toBe(clip.cells.length);
        }
      }),
      times(100),
    );
  });

  it('leaves out and counts the fields beyond the edge, and what lies on their sides', () => {
    const corner = copyFields(
      edited(plain, (map) =>
        setSideFeature(map, lattice, { field: at('210/19'), side: 5 }, SIDE.river, true),
      ),
      lattice,
      [at('210/19'), at('210/20')],
      at('210/20'),
    );
    expect(clipOverhang(corner, at('210/01'), lattice)).toBe(1);
    const after = pasted(plain, corner, '210/01');
    expect(after).toEqual(plain);
    expect(clipOverhang(corner, { q: 900, r: 0 }, lattice)).toBe(2);
    expect(pasteClip(plain, lattice, corner, { q: 900, r: 0 })).toMatchObject({
      problem: { code: 'off-map' },
    });
  });

  it('takes the place of what lies inside, and adds to what lies on the rim', () => {
    const target = edited(
      plain,
      (map) => setSideFeature(map, lattice, { field: at('210/27'), side: 5 }, SIDE.road, true),
      (map) => setSideFeature(map, lattice, { field: at('210/27'), side: 2 }, SIDE.road, true),
    );
    const two = copyFields(rich, lattice, [at('210/19'), at('210/18')], at('210/19'));
    const after = pasted(target, two, '210/27');
    const featuresAt = (side: Direction): number =>
      sideFeatures(after.grossfelder, lattice, { field: at('210/27'), side });
    expect(featuresAt(5)).toBe(0);
    expect(featuresAt(2)).toBe(SIDE.road | SIDE.river);
  });

  it('refuses to put a settlement where another stands, unless the GM insists', () => {
    const other = { ...town, name: 'Elyra' };
    const target = edited(plain, (map) => placeSettlement(map, at('210/26'), other));
    expect(pasteCollisions(target, lattice, one, at('210/26'))).toEqual(['210/26']);
    expect(pasteClip(target, lattice, one, at('210/26'))).toEqual({
      ok: false,
      problem: { code: 'already-there', about: { field: '210/26' } },
    });
    const insisted = edited(target, (map) =>
      pasteClip(map, lattice, one, at('210/26'), { replaceSettlements: true }),
    );
    expect(settlementAt(insisted, at('210/26'))?.name).toBe('Trakan');
    const without = edited(target, (map) =>
      pasteClip(map, lattice, one, at('210/26'), { parts: { places: false } }),
    );
    expect(settlementAt(without, at('210/26'))?.name).toBe('Elyra');
  });

  it.each([
    ['terrain', 'terrain'],
    ['owners', 'owner'],
    ['places', 'settlements'],
    ['notes', 'notes'],
    ['sides', 'sides'],
  ] as const)('leaves %s alone if told so', (part, stored) => {
    const owned = edited(rich, (map) => setOwner(map, [at('210/19')], 'tha'));
    const clip = copyFields(owned, lattice, [at('210/19')]);
    const after = (isWanted: boolean) =>
      edited(plain, (map) =>
        pasteClip(map, lattice, clip, at('210/26'), { parts: { [part]: isWanted } }),
      ).grossfelder[gf('210')];
    const before = plain.grossfelder[gf('210')];
    expect(after(false)?.[stored]).toEqual(before?.[stored]);
    expect(after(true)?.[stored]).not.toEqual(before?.[stored]);
  });

  it('crosses the date line of a cylinder', () => {
    const round: WorldMap = { ...plain, topology: { kind: 'cylinder', columns: 2 } };
    const seam = latticeOf(round);
    const edge = seam.cellOf(at('210/23')) ?? 0;
    const beyond = seam.neighbourOf(at('210/23'), 5) ?? at('000/01');
    expect(seam.addressOf(edge)).toBe('210/23');
    const drawn = edited(round, (map) => setTerrain(map, [beyond], 'b'));
    const clip = copyFields(drawn, seam, [at('210/23'), beyond], at('210/23'));
    expect(clip.cells.map(({ q, r }) => `${q},${r}`)).toEqual(['-1,0', '0,0']);
    const after = edited(drawn, (map) => pasteClip(map, seam, clip, at('210/27')));
    expect(terrainAt(after, at('210/26'))).toBe('b');
  });
});

describe('copying', () => {
  it('takes the field nearest to the middle as the middle', () => {
    const around = range(lattice.axialOf(lattice.cellOf(at('210/26')) ?? 0), 2).map((place) =>
      lattice.addressOf(lattice.cellAt(place) ?? 0),
    );
    expect(middleField(lattice, around)).toBe('210/26');
    expect(middleField(lattice, [])).toBeUndefined();
  });

  it('leaves fields off the map out', () => {
    expect(copyFields(plain, lattice, [at('999/01')]).cells).toEqual([]);
    expect(copyFields(plain, lattice, [at('999/01'), at('210/01')]).cells).toHaveLength(1);
  });

  it('copies and pastes a hundred Großfelder in one go', () => {
    const large = mapOf(
      ...Array.from({ length: 100 }, (_, index) =>
        uniform(String(100 + index), index % 10, Math.floor(index / 10)),
      ),
    );
    const wide = latticeOf(large);
    const clip = copyFields(large, wide, allFields(large));
    expect(clip.cells).toHaveLength(4800);
    expect(
      pasteClip(large, wide, clip, middleField(wide, allFields(large)) ?? at('000/01')),
    ).toEqual({
      ok: true,
      value: [],
    });
  });
});
