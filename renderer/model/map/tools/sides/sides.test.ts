import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  centreOf,
  cornerOf,
  type Direction,
  type FieldAddress,
  fieldAddress,
  formatSide,
  type Grossfeld,
  hasSpring,
  latticeOf,
  type Point,
  SIDE,
  setOwner,
  setSideFeature,
  sideFeatures,
  sideMiddle,
  wallFacing,
} from '../../../../../engine';
import {
  tinyCampaignOf,
  at,
  edited,
  gf,
  mapOf,
  realm,
  uniform,
} from '../../../../../engine/testing';
import { drive, type Driver, type OnBrush } from '../../../../screens/map/testing/driver';
import { toolOf } from '..';
import { times } from '../../../../../engine/testing/trials';

/** Lowland everywhere, but for some fields. */
const land = (others: Readonly<Record<number, string>> = {}): Grossfeld => ({
  ...uniform('210', 0, 0, 't'),
  terrain: Array.from({ length: 48 }, (_, index) => others[index + 1] ?? 't'),
});

const worldOf = (...grossfelder: readonly Grossfeld[]): Campaign =>
  tinyCampaignOf({
    map: edited(mapOf(...grossfelder), (map) => setOwner(map, [at('210/19')], 'tha')),
    parties: [realm('tha'), realm('val')],
  });

const axialOf = (campaign: Campaign, field: FieldAddress) => {
  const lattice = latticeOf(campaign.world.map);
  return lattice.axialOf(lattice.cellOf(field) ?? 0);
};

/** A corner of a field, a little inside it: a realistic pointer position. */
const corner = (campaign: Campaign, field: string, which: Direction): Point => {
  const axial = axialOf(campaign, at(field));
  const [centre, goal] = [centreOf(axial), cornerOf(axial, which)];
  return { x: centre.x + (goal.x - centre.x) * 0.9, y: centre.y + (goal.y - centre.y) * 0.9 };
};

/** The middle of a side, a little inside the field. */
const before = (campaign: Campaign, field: string, which: Direction): Point => {
  const axial = axialOf(campaign, at(field));
  const [centre, goal] = [centreOf(axial), sideMiddle(axial, which)];
  return { x: centre.x + (goal.x - centre.x) * 0.9, y: centre.y + (goal.y - centre.y) * 0.9 };
};

/** All sides that carry a feature, by their canonical names. */
const sidesWith = (campaign: Campaign, feature: keyof typeof SIDE): readonly string[] =>
  Object.values(campaign.world.map.grossfelder).flatMap(({ no, sides }) =>
    Object.entries(sides).flatMap(([index, bits]) =>
      (bits & SIDE[feature]) === 0
        ? []
        : [
            formatSide({
              field: fieldAddress(no, Math.floor(Number(index) / 6) + 1),
              side: ((Number(index) % 6) + 1) as Direction,
            }),
          ],
    ),
  );

const holding = (id: 'river' | 'canal' | 'road', campaign: Campaign, set: OnBrush = {}): Driver =>
  drive(toolOf(id), campaign, set);

describe('the river pen', () => {
  const plain = worldOf(land());

  it.each([
    ['along one side', 6, 1, ['210/13(4)']],
    ['around half a field', 6, 3, ['210/13(4)', '210/19(2)', '210/19(3)']],
  ] as const)('goes along %s from corner to corner', (_, from, to, sides) => {
    const pointer = holding('river', plain)
      .pressAt(corner(plain, '210/19', from))
      .dragToPoint(corner(plain, '210/19', to))
      .release();
    expect([...sidesWith(pointer.campaign(), 'river')].sort()).toEqual([...sides].sort());
    expect(pointer.commands()).toMatchObject([
      { name: 'sides:command.draw.river', about: { count: sides.length } },
    ]);
  });

  it('shows the way before it is drawn, snapped to corners', () => {
    const pointer = holding('river', plain).moveTo(at('210/19'));
    expect(pointer.preview().lines).toMatchObject([{ kind: 'river', points: [{}] }]);
    pointer.pressAt(corner(plain, '210/19', 6)).dragToPoint(corner(plain, '210/19', 2));
    const [line] = pointer.preview().lines;
    expect(line?.kind).toBe('river');
    expect(line?.points).toHaveLength(3);
    expect(line?.points.at(-1)).toEqual(cornerOf(axialOf(plain, at('210/19')), 2));
    expect(sidesWith(pointer.campaign(), 'river')).toEqual([]);
  });

  it('goes on from click to click until Enter, one command per click', () => {
    const pointer = holding('river', plain)
      .clickAt(corner(plain, '210/19', 6))
      .clickAt(corner(plain, '210/19', 2));
    expect(pointer.state()).toBe('going on');
    pointer.clickAt(corner(plain, '210/19', 3)).confirm();
    expect(pointer.state()).toBe('waiting');
    expect(pointer.commands()).toHaveLength(2);
    expect(sidesWith(pointer.campaign(), 'river')).toHaveLength(3);
  });

  it.each([
    ['Escape', (pointer: Driver) => pointer.escape()],
    ['Enter', (pointer: Driver) => pointer.confirm()],
    ['Backspace', (pointer: Driver) => pointer.back()],
    ['a click on the spot', (pointer: Driver) => pointer.clickAt(corner(plain, '210/19', 6))],
  ] as const)('%s lifts the pen where it waits to go on', (_, lift) => {
    const pointer = lift(holding('river', plain).clickAt(corner(plain, '210/19', 6)));
    expect(pointer.state()).toBe('waiting');
    expect(pointer.commands()).toEqual([]);
  });

  it('closes water to ships and opens it again, and passes over dry sides', () => {
    const way = [corner(plain, '210/19', 6), corner(plain, '210/19', 3)] as const;
    const wet = holding('river', plain).pressAt(way[0]).dragToPoint(way[1]).release().campaign();
    const set = { pen: { isBarring: true } };
    const pointer = holding('river', wet, set)
      .pressAt(way[0])
      .dragToPoint(way[1], corner(plain, '210/19', 4))
      .release();
    expect(sidesWith(pointer.campaign(), 'unnavigable')).toEqual(sidesWith(wet, 'river'));
    expect(sidesWith(pointer.campaign(), 'river')).toEqual(sidesWith(wet, 'river'));
    const open = { shift: false, mod: true };
    pointer.hold(open).pressAt(way[0]).dragToPoint(way[1]).release();
    expect(pointer.campaign()).toEqual(wet);
    expect(pointer.commands()).toMatchObject([
      { name: 'sides:command.draw.unnavigable', about: { count: 3 } },
      { name: 'sides:command.erase.unnavigable', about: { count: 3 } },
    ]);
  });

  it('closes nothing where no water flows, and reports it', () => {
    const pointer = holding('river', plain, { pen: { isBarring: true } })
      .pressAt(corner(plain, '210/19', 6))
      .dragToPoint(corner(plain, '210/19', 2));
    expect(pointer.preview().hint).toMatchObject({
      text: 'sides:hint.draw.unnavigable',
      about: { count: 0 },
    });
    expect(pointer.release().commands()).toEqual([]);
  });

  it('joins and branches by themselves', () => {
    const pointer = holding('river', plain)
      .pressAt(corner(plain, '210/19', 6))
      .dragToPoint(corner(plain, '210/19', 2))
      .release()
      .pressAt(corner(plain, '210/19', 1))
      .dragToPoint(corner(plain, '210/20', 6))
      .release();
    expect(sidesWith(pointer.campaign(), 'river')).toHaveLength(3);
  });

  it('removes what the pointer goes back over', () => {
    const pointer = holding('river', plain)
      .pressAt(corner(plain, '210/19', 6))
      .dragToPoint(corner(plain, '210/19', 3), corner(plain, '210/19', 1))
      .release();
    expect(sidesWith(pointer.campaign(), 'river')).toHaveLength(1);
  });

  it.each([
    ['the switch', { pen: { isErasing: true } }, undefined],
    ['Ctrl', {}, { shift: false, mod: true }],
  ] as const)('erases with %s exactly what it drew', (_, set, keys) => {
    const way = [corner(plain, '210/19', 6), corner(plain, '210/26', 3)] as const;
    const drawn = holding('river', plain).pressAt(way[0]).dragToPoint(way[1]).release();
    const pointer = holding('river', drawn.campaign(), set).hold(keys);
    pointer.pressAt(way[0]).dragToPoint(way[1]);
    expect(pointer.preview().lines.map(({ kind }) => kind)).toContain('erase');
    expect(pointer.release().campaign()).toEqual(plain);
    expect(pointer.commands()).toMatchObject([{ name: 'sides:command.erase.river' }]);
  });

  it('never runs between two water fields, but may follow a coast (WW-2.2-12)', () => {
    const sea = worldOf(land({ 19: 'w', 20: 'w' }));
    const across = holding('river', sea)
      .pressAt(corner(sea, '210/19', 1))
      .dragToPoint(corner(sea, '210/19', 2));
    expect(across.release().campaign()).not.toEqual(sea);
    const bits = sideFeatures(across.campaign().world.map.grossfelder, latticeOf(sea.world.map), {
      field: at('210/19'),
      side: 2,
    });
    expect(bits).toBe(0);
  });

  it('reports where no way leads, and draws nothing', () => {
    const ocean = worldOf(uniform('210', 0, 0, 'w'));
    const pointer = holding('river', ocean)
      .clickAt(corner(ocean, '210/19', 6))
      .moveTo(at('210/26'));
    expect(pointer.preview().hint).toMatchObject({
      text: 'sides:noWay.river',
      tone: 'refused',
    });
    expect(pointer.click(at('210/26')).commands()).toEqual([]);
  });

  it('drops the stroke on Escape', () => {
    const pointer = holding('river', plain)
      .pressAt(corner(plain, '210/19', 6))
      .dragToPoint(corner(plain, '210/19', 3))
      .escape();
    expect(pointer.release().campaign()).toEqual(plain);
    expect(pointer.preview().lines).toEqual([]);
  });

  it('crosses the date line of a cylinder without going around the world', () => {
    const flat = mapOf(uniform('210', 0, 0), uniform('001', 1, 0));
    const round = tinyCampaignOf({ map: { ...flat, topology: { kind: 'cylinder', columns: 2 } } });
    const pointer = holding('river', round).pressAt({ x: -4, y: 3.2 });
    for (let x = -4; x > -8; x -= 0.5) pointer.dragToPoint({ x, y: 3.2 });
    pointer.release();
    expect(pointer.commands()).toHaveLength(1);
    expect(sidesWith(pointer.campaign(), 'river').length).toBeLessThan(14);
  });
});

describe('the canal pen', () => {
  it('asks where the rules object, and offers the lawful part', () => {
    const coast = worldOf(land({ 20: 'w' }));
    const pointer = holding('canal', coast)
      .pressAt(corner(coast, '210/19', 6))
      .dragToPoint(corner(coast, '210/19', 1), corner(coast, '210/19', 2))
      .release();
    expect(pointer.commands()).toEqual([]);
    const [act] = pointer.acts();
    expect(act).toMatchObject({
      kind: 'insist',
      findings: [{ code: 'F-BUILD-TERRAIN' }],
      command: { about: { count: 2 } },
      lawful: { about: { count: 1 } },
    });
  });
});

describe('the road pen', () => {
  const steep = worldOf(land({ 20: 'b' }));
  it('builds from the middle of a field to the middle of another', () => {
    const plain = worldOf(land());
    const pointer = holding('road', plain).press(at('210/17')).dragTo(at('210/20')).release();
    expect(sidesWith(pointer.campaign(), 'road')).toEqual(['210/17(2)', '210/18(2)', '210/19(2)']);
  });

  it('shows the refused step with its clause and asks before it builds', () => {
    const pointer = holding('road', steep).press(at('210/17')).dragTo(at('210/20'));
    expect(pointer.preview().lines.map(({ kind }) => kind)).toEqual(['road', 'refused', 'road']);
    expect(pointer.preview().hint).toMatchObject({
      text: 'findings:F-BUILD-HEIGHT',
      about: { context: 'road' },
      clause: 'WW-4.3-07',
      tone: 'refused',
    });
    pointer.release();
    expect(pointer.campaign()).toEqual(steep);
    expect(pointer.acts()).toMatchObject([
      { kind: 'insist', command: { about: { count: 3 } }, lawful: { about: { count: 2 } } },
    ]);
  });

  it('counts a step once and reports its objection once, however often the pointer goes over it', () => {
    const beyond = latticeOf(steep.world.map).neighbourOf(at('210/19'), 1) ?? at('210/19');
    const pointer = holding('road', steep)
      .press(at('210/19'))
      .dragTo(at('210/20'))
      .dragTo(beyond)
      .dragTo(at('210/19'))
      .dragTo(at('210/20'))
      .release();
    const [act] = pointer.acts();
    expect(act).toMatchObject({ kind: 'insist', command: { about: { count: 3 } } });
    expect(act?.kind === 'insist' ? act.findings : []).toHaveLength(2);
  });

  it('goes along a road that is there without a word', () => {
    const plain = worldOf(land());
    const pointer = holding('road', plain).press(at('210/17')).dragTo(at('210/20')).release();
    pointer.press(at('210/17')).dragTo(at('210/20'));
    expect(pointer.preview().hint).toMatchObject({ about: { count: 0 }, tone: 'plain' });
    expect(pointer.release().commands()).toHaveLength(1);
  });

  it('is refused over a river without a bridge, and not over one with a bridge (WW-4.3-08)', () => {
    const lattice = latticeOf(steep.world.map);
    const withRiver = edited(steep.world.map, (map) =>
      setSideFeature(map, lattice, { field: at('210/17'), side: 2 }, SIDE.river, true),
    );
    const river = { ...steep, world: { ...steep.world, map: withRiver } };
    const build = (campaign: Campaign) =>
      holding('road', campaign).press(at('210/17')).dragTo(at('210/18')).release();
    expect(build(river).acts()).toMatchObject([
      { kind: 'insist', findings: [{ code: 'F-BUILD-NEEDBRIDGE', clause: 'WW-4.3-08' }] },
    ]);
    const bridged = drive(toolOf('bridge'), river)
      .clickAt(before(river, '210/17', 2))
      .campaign();
    expect(build(bridged).commands()).toHaveLength(1);
  });

  it.each([
    ['a road over a river', SIDE.river, 'road'],
    ['a river over a road', SIDE.road, 'river'],
  ] as const)('offers a bridge for %s (WW-4.3-08)', (_, there, tool) => {
    const plain = worldOf(land());
    const lattice = latticeOf(plain.world.map);
    const side = { field: at('210/17'), side: 2 } as const;
    const map = edited(plain.world.map, (start) =>
      setSideFeature(start, lattice, side, there, true),
    );
    const crossed = { ...plain, world: { ...plain.world, map } };
    const pen = holding(tool, crossed);
    const driven =
      tool === 'road'
        ? pen.press(at('210/17')).dragTo(at('210/18'))
        : pen.pressAt(corner(crossed, '210/17', 1)).dragToPoint(corner(crossed, '210/17', 2));
    driven.release();
    const outcome = driven.acts().find(({ kind }) => kind === 'insist');
    expect(outcome).toMatchObject({ findings: [{ code: 'F-BUILD-NEEDBRIDGE' }] });
    const command = outcome?.kind === 'insist' ? outcome.bridged : undefined;
    if (command === undefined || !('change' in command)) throw new Error('no bridge');
    const { change } = command;
    const built = produce(crossed, (draft) => {
      change(draft);
    });
    expect(sidesWith(built, 'bridge')).toEqual(['210/17(2)']);
    expect(sidesWith(built, 'road')).toEqual(['210/17(2)']);
    expect(sidesWith(built, 'river')).toEqual(['210/17(2)']);
  });
});

describe('the effect of one press', () => {
  const plain = worldOf(land({ 20: 'w' }));

  it('bridges a river, reports that a second bridge is none, and erases it with Ctrl', () => {
    const lattice = latticeOf(plain.world.map);
    const map = edited(plain.world.map, (start) =>
      setSideFeature(start, lattice, { field: at('210/17'), side: 2 }, SIDE.river, true),
    );
    const river = { ...plain, world: { ...plain.world, map } };
    const pointer = drive(toolOf('bridge'), river).clickAt(before(river, '210/18', 5));
    expect(sidesWith(pointer.campaign(), 'bridge')).toEqual(['210/17(2)']);
    pointer.clickAt(before(river, '210/17', 2));
    expect(pointer.acts().at(-1)).toMatchObject({
      kind: 'tell',
      hint: { text: 'sides:there.bridge', tone: 'plain' },
    });
    pointer.hold({ shift: false, mod: true }).clickAt(before(river, '210/17', 2));
    expect(pointer.campaign()).toEqual(river);
  });

  it('asks before it bridges dry land (WW-4.3-10)', () => {
    const pointer = drive(toolOf('bridge'), plain).clickAt(before(plain, '210/17', 2));
    expect(pointer.acts()).toMatchObject([
      { kind: 'insist', findings: [{ code: 'F-BUILD-NORIVER' }] },
    ]);
  });

  it('sets a spring once, whichever field the pointer comes from', () => {
    const pointer = drive(toolOf('spring'), plain).clickAt(corner(plain, '210/19', 6));
    const { map } = pointer.campaign().world;
    expect(hasSpring(map, latticeOf(map), { field: at('210/19'), corner: 6 })).toBe(true);
    pointer.clickAt(corner(plain, '210/13', 4));
    expect(pointer.commands()).toHaveLength(1);
    pointer.hold({ shift: false, mod: true }).clickAt(corner(plain, '210/13', 4));
    expect(pointer.campaign()).toEqual(plain);
  });

  it('builds walls behind the side at the pointer; two may face each other (WW-4.3-04)', () => {
    const pointer = drive(toolOf('wall'), plain, { pen: { wallValue: 7 } })
      .clickAt(before(plain, '210/17', 2))
      .clickAt(before(plain, '210/18', 5));
    const { map } = pointer.campaign().world;
    expect(wallFacing(map, at('210/17'), 2)).toBe(7);
    expect(wallFacing(map, at('210/18'), 5)).toBe(7);
    expect(pointer.preview().hint).toMatchObject({ text: 'sides:there.wall' });
  });

  it('builds several walls with one drag, none of them against another of the same drag', () => {
    const pointer = drive(toolOf('wall'), plain)
      .pressAt(before(plain, '210/17', 2))
      .dragToPoint(before(plain, '210/18', 5), before(plain, '210/17', 3))
      .release();
    expect(pointer.commands()).toMatchObject([{ about: { count: 2, value: 5 } }]);
    expect(wallFacing(pointer.campaign().world.map, at('210/18'), 5)).toBe(0);
    expect(pointer.undo().campaign()).toEqual(plain);
  });

  it('asks before it builds a wall that is too weak (WW-4.3-04)', () => {
    const pointer = drive(toolOf('wall'), plain, { pen: { wallValue: 3 } }).clickAt(
      before(plain, '210/17', 2),
    );
    expect(pointer.acts()).toMatchObject([
      { kind: 'insist', findings: [{ code: 'F-BUILD-WALLMIN' }] },
    ]);
  });

  it('opens and closes harbours of the settlement beside the side', () => {
    const city = drive(toolOf('settlement'), plain, { pen: { settlementType: 'std' } })
      .click(at('210/19'))
      .campaign();
    const pointer = drive(toolOf('harbour'), city).clickAt(before(city, '210/19', 2));
    const harbours = (driver: Driver) =>
      driver.campaign().world.map.grossfelder[gf('210')]?.settlements[18]?.harbours;
    expect(harbours(pointer)).toEqual([2]);
    expect(harbours(pointer.clickAt(before(city, '210/20', 5)))).toEqual([]);
    pointer.clickAt(before(city, '210/19', 5));
    expect(pointer.acts().at(-1)).toMatchObject({
      kind: 'insist',
      findings: [{ code: 'F-PORT-SIDE' }],
    });
    pointer.clickAt(before(city, '210/30', 5));
    expect(pointer.acts().at(-1)).toMatchObject({
      kind: 'tell',
      hint: { text: 'sides:noSettlement' },
    });
  });
});

describe('law: pens and undo', () => {
  const spot = fc.record({
    x: fc.double({ min: -4, max: 5, noNaN: true }),
    y: fc.double({ min: -1, max: 7, noNaN: true }),
  });
  const stroke = fc.array(spot, { minLength: 1, maxLength: 5 });
  const start = worldOf(land({ 8: 'w', 9: 'w', 19: 'h', 20: 'b', 33: 'w', 34: 'ts' }));

  const run = (pointer: Driver, [first, ...rest]: readonly Point[]): Driver =>
    pointer
      .pressAt(first ?? { x: 0, y: 0 })
      .dragToPoint(...rest)
      .release();

  it('any strokes of any tool, all undone, restore the campaign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...(['river', 'canal', 'road', 'bridge', 'wall', 'spring', 'harbour'] as const),
        ),
        fc.array(fc.tuple(stroke, fc.boolean()), { minLength: 1, maxLength: 6 }),
        (id, strokes) => {
          const pointer = drive(toolOf(id), start);
          for (const [way, mod] of strokes) run(pointer.hold({ shift: false, mod }), way).escape();
          for (let count = pointer.commands().length; count > 0; count -= 1) pointer.undo();
          expect(pointer.campaign()).toEqual(start);
        },
      ),
      times(60),
    );
  });

  it('a river drawn and erased along the same way leaves nothing', () => {
    fc.assert(
      fc.property(stroke, (way) => {
        const drawn = run(drive(toolOf('river'), start), way).campaign();
        const erased = run(drive(toolOf('river'), drawn, { pen: { isErasing: true } }), way);
        expect(erased.campaign()).toEqual(start);
      }),
      times(80),
    );
  });
});
