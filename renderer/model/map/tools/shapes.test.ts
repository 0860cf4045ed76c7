import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  type FieldAddress,
  fieldAddress,
  type Grossfeld,
  grossfeldOf,
  kleinfeldOf,
  ownerAt,
  type WorldMap,
} from '../../../../engine';
import { tinyCampaignOf, at, gf, mapOf, realm, uniform } from '../../../../engine/testing';
import { drive, type OnBrush } from '../../../screens/map/testing/driver';
import { toolOf } from './index';
import type { Paint } from './paint-kind';
import { campaignFile } from '../../../../engine/testing/files';
import { times } from '../../../../engine/testing/trials';

const PARTIES = [realm('tha', { name: 'Tharos' }), realm('val', { name: 'Valdrun' })];

const worldOf = (...grossfelder: readonly Grossfeld[]): Campaign =>
  tinyCampaignOf({ map: mapOf(...grossfelder), parties: PARTIES });

/** Forest can be difficult, water can freeze. */
const land = (paint?: Paint) => {
  const terrain = paint?.kind === 'frost' ? 'w' : 'twa';
  return worldOf(uniform('210', 0, 0, terrain), uniform('001', 1, 0, terrain));
};

const all = ({ world }: Campaign): readonly FieldAddress[] =>
  Object.values(world.map.grossfelder).flatMap(({ no, terrain }) =>
    terrain.map((_, index) => fieldAddress(no, index + 1)),
  );

/** The fields in which two campaigns differ. */
const touched = (before: Campaign, after: Campaign): readonly FieldAddress[] =>
  all(before).filter((field) => {
    const [old, now] = [before, after].map(({ world }) => {
      const grossfeld = world.map.grossfelder[grossfeldOf(field)];
      const index = kleinfeldOf(field) - 1;
      return [
        grossfeld?.terrain[index],
        grossfeld?.owner[index],
        grossfeld?.difficulty[index],
        grossfeld?.baseTerrain[index],
      ].join();
    });
    return old !== now;
  });

const MIX: Paint = {
  kind: 'mix',
  parts: [
    { terrain: 't', weight: 3 },
    { terrain: 'h', weight: 1 },
  ],
  seed: 7,
};

const PAINTS: readonly (readonly [string, Paint])[] = [
  ['terrain', { kind: 'terrain', terrain: 'h' }],
  ['a mixture', MIX],
  ['difficulty', { kind: 'difficulty', value: 1 }],
  ['frost', { kind: 'frost', isFrozen: true }],
  ['a realm', { kind: 'owner', party: 'tha' }],
  ['the choice', { kind: 'choice' }],
];

/** Every shape, the gesture that draws it, and the fields it covers. */
const SHAPES = [
  {
    id: 'brush',
    way: ['210/23', '210/24'],
    fields: ['210/23', '210/24'],
  },
  {
    id: 'line',
    way: ['210/23', '210/26'],
    fields: ['210/23', '210/24', '210/25', '210/26'],
  },
  {
    id: 'rectangle',
    way: ['210/18', '210/27'],
    fields: ['210/18', '210/19', '210/26', '210/27'],
  },
  {
    id: 'lasso',
    way: ['210/18', '210/19', '210/26', '210/25'],
    fields: ['210/18', '210/19', '210/25', '210/26'],
  },
] as const;

const drawn = (
  { id, way }: { readonly id: (typeof SHAPES)[number]['id']; readonly way: readonly string[] },
  before: Campaign,
  onBrush: OnBrush,
) => {
  const [first = '', ...rest] = way;
  return drive(toolOf(id), before, onBrush)
    .press(at(first))
    .dragTo(...rest.map(at));
};

describe('every shape with every paint', () => {
  const rows = SHAPES.flatMap((shape) =>
    PAINTS.map(([name, paint]) => ({ id: shape.id, name, paint, shape })),
  );

  it.each(rows)('$id puts down $name on its fields and on no other', ({ paint, shape }) => {
    const before = land(paint);
    const pointer = drawn(shape, before, { paint });
    expect(touched(before, pointer.campaign())).toEqual([]);
    pointer.release();
    if (paint.kind === 'choice') {
      expect([...pointer.chosen()].sort()).toEqual(shape.fields);
      expect(pointer.commands()).toEqual([]);
      return;
    }
    expect(touched(before, pointer.campaign())).toEqual(shape.fields);
    expect(pointer.commands()).toHaveLength(1);
    const after = pointer.undo().campaign();
    expect(after).toEqual(before);
    expect(campaignFile(after)).toEqual(campaignFile(before));
  });

  it.each(PAINTS)('filling puts down %s on a connected area', (_, paint) => {
    const before = worldOf(
      uniform('210', 0, 0, paint.kind === 'frost' ? 'w' : 'twa'),
      uniform('001', 1, 0, 'st'),
    );
    const pointer = drive(toolOf('fill'), before, { paint }).click(at('210/19'));
    const result =
      paint.kind === 'choice' ? [...pointer.chosen()].sort() : touched(before, pointer.campaign());
    const expected = all(before).filter(
      (field) => paint.kind === 'owner' || grossfeldOf(field) === gf('210'),
    );
    expect([...result].sort()).toEqual([...expected].sort());
  });
});

describe('the preview of a shape', () => {
  it.each(SHAPES)('$id shows what will be, with its frame', (shape) => {
    const before = land();
    const pointer = drawn(shape, before, { paint: MIX });
    const shown = pointer.preview();
    expect([...shown.ground.keys()].sort()).toEqual(shape.fields);
    if (shape.id !== 'brush') {
      expect(shown.lines.map(({ kind }) => kind)).toEqual(['frame']);
      expect(shown.reach).toBe(shape.fields.length);
    }
    pointer.release();
    for (const [field, { terrain }] of shown.ground) expect(pointer.terrain(field)).toBe(terrain);
  });

  it.each(SHAPES)('$id is dropped by Escape', (shape) => {
    const pointer = drawn(shape, land(), {}).escape().release();
    expect(pointer.commands()).toEqual([]);
    expect(pointer.preview().lines).toEqual([]);
  });
});

describe('shapes', () => {
  it('draw a line as broad as the brush', () => {
    const before = land();
    const pointer = drive(toolOf('line'), before, { terrain: 'h', size: 7 });
    pointer.press(at('210/24')).dragTo(at('210/26')).release();
    expect(touched(before, pointer.campaign())).toHaveLength(13);
  });

  it('go across the seam of a cylinder on the short way', () => {
    const flat = mapOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 'w'));
    const map: WorldMap = { ...flat, topology: { kind: 'cylinder', columns: 2 } };
    const before = tinyCampaignOf({ map, parties: PARTIES });
    const west = drive(toolOf('select'), before);
    expect(west.click(at('210/23')).selected()).toBe('210/23');
    for (const id of ['line', 'rectangle', 'brush'] as const) {
      const pointer = drive(toolOf(id), before, { terrain: 't' });
      pointer.press(at('210/23'));
      const { x, y } = { x: -3, y: 0 };
      const start = pointer.preview().outline[0];
      expect(start).toBe('210/23');
      pointer.dragToPoint({ x, y: y + Math.sqrt(3) * 2 }).release();
      const fields = touched(before, pointer.campaign());
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.length).toBeLessThan(24);
    }
  });

  it('leave out places beside the map', () => {
    const before = land();
    const pointer = drive(toolOf('rectangle'), before, { terrain: 'h' });
    pointer.pressAt({ x: -500, y: -500 }).dragToPoint({ x: 500, y: 500 }).release();
    expect(touched(before, pointer.campaign())).toHaveLength(96);
  });
});

describe('difficulty', () => {
  it('skips fields that cannot be heavy, and reports how many', () => {
    const before = worldOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 'twa'));
    const pointer = drive(toolOf('rectangle'), before, { paint: { kind: 'difficulty', value: 2 } });
    pointer.pressAt({ x: -50, y: -50 }).dragToPoint({ x: 50, y: 50 }).release();
    expect(touched(before, pointer.campaign())).toHaveLength(48);
    expect(pointer.acts().at(-1)).toMatchObject({
      kind: 'tell',
      hint: { text: 'paint:hint.notDifficult', about: { count: 48 } },
    });
  });
});

describe('frost', () => {
  it.each([
    { isFrozen: true, terrain: 'twa', text: 'paint:hint.noFrost' },
    { isFrozen: false, terrain: 'w', text: 'paint:hint.noThaw' },
  ])('frozen: $isFrozen skips $terrain, and reports it', ({ isFrozen, terrain, text }) => {
    const before = worldOf(uniform('210', 0, 0, terrain));
    const pointer = drive(toolOf('brush'), before, { paint: { kind: 'frost', isFrozen } });
    pointer.click(at('210/19'));
    expect(pointer.campaign()).toEqual(before);
    expect(pointer.commands()).toEqual([]);
    expect(pointer.acts().at(-1)).toMatchObject({ kind: 'tell', hint: { text } });
  });
});

describe('a mixture', () => {
  const painted = (seed: number) => {
    const pointer = drive(toolOf('fill'), land(), { paint: { ...MIX, seed } as Paint });
    const { campaign } = pointer.click(at('210/19'));
    return all(land()).map(
      (field) =>
        campaign().world.map.grossfelder[grossfeldOf(field)]?.terrain[kleinfeldOf(field) - 1],
    );
  };

  it('follows its weights, and mixes again with another seed', () => {
    const kinds = Array.from({ length: 20 }, (_, seed) => painted(seed)).flat();
    const share = kinds.filter((kind) => kind === 'h').length / kinds.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
    expect(painted(1)).toEqual(painted(1));
    expect(painted(1)).not.toEqual(painted(2));
  });
});

describe('choosing', () => {
  it('adds with Shift and removes with Ctrl', () => {
    const pointer = drive(toolOf('rectangle'), land(), { paint: { kind: 'choice' } });
    pointer.press(at('210/18')).dragTo(at('210/19')).release();
    pointer.hold({ shift: true, mod: false });
    pointer.press(at('210/25')).dragTo(at('210/26')).release();
    expect([...pointer.chosen()].sort()).toEqual(['210/18', '210/19', '210/25', '210/26']);
    pointer.hold({ shift: false, mod: true });
    pointer.press(at('210/18')).dragTo(at('210/25')).release();
    expect(pointer.chosen()).not.toContain('210/18');
    pointer.hold(undefined).press(at('001/01')).release();
    expect(pointer.chosen()).toEqual(['001/01']);
  });

  it('turns single fields round with Ctrl and draws runs with Shift', () => {
    const pointer = drive(toolOf('select'), land()).click(at('210/23'));
    pointer.hold({ shift: false, mod: true }).click(at('210/30'));
    expect(pointer.chosen()).toEqual(['210/23', '210/30']);
    pointer.click(at('210/30'));
    expect(pointer.chosen()).toEqual(['210/23']);
    pointer.hold(undefined).click(at('210/23'));
    expect(pointer.chosen()).toEqual([]);
    pointer.hold({ shift: true, mod: false }).click(at('210/26'));
    expect(pointer.chosen()).toEqual(['210/23', '210/24', '210/25', '210/26']);
    expect(pointer.selected()).toBe('210/26');
  });
});

describe('realms', () => {
  it('fill what one owner has, across terrain', () => {
    const before = worldOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 'h'));
    const pointer = drive(toolOf('fill'), before, { paint: { kind: 'owner', party: 'val' } });
    pointer.click(at('210/19'));
    expect(
      all(before).every((field) => ownerAt(pointer.campaign().world.map, field) === 'val'),
    ).toBe(true);
    expect(pointer.commands().map(({ name, about }) => ({ name, about }))).toEqual([
      { name: 'paint:command.own', about: { count: 96, party: 'val' } },
    ]);
  });
});

describe('law: whatever was drawn, as many steps back give the identical campaign', () => {
  const field = fc
    .tuple(fc.constantFrom('210', '001'), fc.integer({ min: 1, max: 48 }))
    .map(([no, kleinfeld]) => fieldAddress(gf(no), kleinfeld));
  const gesture = fc.record({
    id: fc.constantFrom('brush', 'line', 'rectangle', 'lasso', 'fill', 'eyedropper', 'select'),
    paint: fc.constantFrom(
      ...PAINTS.map(([, paint]) => paint),
      { kind: 'frost', isFrozen: false } as Paint,
      { kind: 'difficulty', value: null } as Paint,
      { kind: 'owner', party: null } as Paint,
    ),
    size: fc.constantFrom(1 as const, 7 as const, 19 as const, 37 as const),
    way: fc.array(field, { minLength: 1, maxLength: 5 }),
  });

  it('holds for any sequence of gestures', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 12 }), (gestures) => {
        const before = worldOf(
          { ...uniform('210', 0, 0, 'ew'), baseTerrain: { 18: 'w' }, difficulty: { 3: 1 } },
          uniform('001', 1, 0, 'twa'),
        );
        const undos: (() => Campaign)[] = [];
        let campaign = before;
        for (const { id, paint, size, way } of gestures) {
          const [first, ...rest] = way;
          const pointer = drive(toolOf(id), campaign, { paint, size });
          pointer
            .press(first ?? at('210/01'))
            .dragTo(...rest)
            .release();
          const start = campaign;
          campaign = pointer.campaign();
          expect(pointer.commands().length).toBeLessThanOrEqual(1);
          undos.push(() => {
            while (pointer.commands().length > 0) pointer.undo();
            expect(pointer.campaign()).toEqual(start);
            return pointer.campaign();
          });
        }
        const back = undos.reduceRight<Campaign>((_, undo) => undo(), campaign);
        expect(back).toEqual(before);
        expect(campaignFile(back)).toEqual(campaignFile(before));
      }),
      times(60),
    );
  });
});
