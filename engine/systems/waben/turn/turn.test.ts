import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type GrossfeldNo } from '../../../hex';
import { compareFractions, fraction, type Proposal, type TurnInput } from '../../../kernel';
import {
  at,
  deepFreeze,
  mapOf,
  realm,
  tinyWorld,
  troop,
  uniform,
  withPoisonedGlobals,
} from '../../../testing';
import type { Unit, World, WorldMap } from '../../../world';
import { waben } from '..';
import { boardOf } from '../rules/movement/board';
import { isNavigable, isWalkable, isWaterwaySide } from '../rules/movement/ground';
import { typeOfUnit } from '../rules/movement/plan';
import { cargoWeight, transportCapacity } from '../rules/transport';
import { times } from '../../../testing/trials';
import { computed } from '../../../testing/there';

const PARTIES = ['a', 'b', 'c'] as const;
const TERRAIN = ['t', 't', 't', 'w', 'w', 'h', 'tsu', 'tds', 'ew', 'b', 'tw'] as const;

const anyMap: fc.Arbitrary<WorldMap> = fc
  .record({
    terrain: fc.array(fc.constantFrom(...TERRAIN), { minLength: 96, maxLength: 96 }),
    owner: fc.array(fc.option(fc.constantFrom(...PARTIES)), { minLength: 96, maxLength: 96 }),
    sides: fc.dictionary(fc.nat(287).map(String), fc.integer({ min: 1, max: 15 }), {
      maxKeys: 60,
      noNullPrototype: true,
    }),
    walls: fc.dictionary(fc.nat(287).map(String), fc.constant(5), {
      maxKeys: 20,
      noNullPrototype: true,
    }),
  })
  .map(({ terrain, owner, sides, walls }) => {
    const [one, other] = [uniform('210', 0, 0), uniform('001', 1, 0)];
    return mapOf(
      { ...one, terrain: terrain.slice(0, 48), owner: owner.slice(0, 48), sides, walls },
      { ...other, terrain: terrain.slice(48), owner: owner.slice(48) },
    );
  });

/** Units where they may stand: land units on land, ships on water, half of the rest aboard. */
const placed = (map: WorldMap, seeds: readonly number[]): readonly Unit[] => {
  const { ground, lattice } = boardOf(map, {});
  const types = ['K', 'R', 'B', 'S', 'S', 'HF'] as const;
  return seeds.flatMap((seed, index) => {
    const type = types[seed % types.length] ?? 'K';
    const cell = seed % lattice.size;
    const fits = type === 'S' ? isNavigable(ground, cell, {}) : isWalkable(ground, cell, {});
    if (!fits) return [];
    const party = PARTIES[seed % PARTIES.length] ?? 'a';
    const number = type === 'S' ? 300 + index : type === 'HF' ? 500 + index : 100 + index;
    const size = type === 'HF' ? 0 : type === 'S' ? 20 : 200 + (seed % 1000);
    return [troop(party, number, lattice.addressOf(cell), { type, size, leaders: 3 })];
  });
};

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 48 }).map((kf) => String(kf).padStart(2, '0')),
  },
  { weight: 1, arbitrary: fc.constantFrom('001/01', '210/37', '001/10', '999/01') },
  { weight: 1, arbitrary: fc.constantFrom('(1)', '(3)', '20(2)', '(301)', '20(303)', 'xx') },
);
const anyMovement = fc.oneof(
  fc.array(anyStep, { maxLength: 6 }).map((steps) => steps.map((step) => `-${step}`).join('')),
  fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 6 }).map((steps) => steps.join('-')),
  fc.constantFrom('210/19', '001/20', '210/02(3)'),
);
const anyCode = fc.constantFrom('KNE', 'KAE', 'KV', 'KVE', 'KH', 'KI', 'KR', 'KIE', '', 'S1');
const anyRemark = fc.constantFrom(
  '',
  '',
  'Erkunder',
  'warten auf 101',
  'frei für a',
  'verschonen b',
);

const anyTurn: fc.Arbitrary<TurnInput<World>> = fc
  .record({
    map: anyMap,
    seeds: fc.array(fc.nat(100_000), { minLength: 3, maxLength: 14 }),
    rows: fc.array(fc.tuple(anyMovement, anyCode, anyRemark), { minLength: 14, maxLength: 14 }),
    moonsPerTurn: fc.constantFrom(1, 1, 2, 3),
    knows: fc.boolean(),
  })
  .map(({ map, seeds, rows, moonsPerTurn }) => {
    const units = placed(map, seeds);
    const world = tinyWorld({
      map,
      units,
      parties: PARTIES.map((key) => realm(key, key === 'c' ? { relations: { a: 'peace' } } : {})),
      clock: { turn: 2, year: 427, moon: 12, moonsPerTurn },
    });
    const orders = Object.fromEntries(
      PARTIES.map((party) => [
        party,
        [
          'Nr.\tZugbefehl\tBefehl\tSonstiges',
          ...units
            .filter((unit) => unit.party === party)
            .map(({ number }, index) => `${number}\t${(rows[index] ?? []).join('\t')}`),
        ].join('\n'),
      ]),
    );
    return { world, orders, rulings: {}, settings: {}, seed: 'law' };
  });

const reversed = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).reverse());

const backwards = ({ world, orders, ...rest }: TurnInput<World>): TurnInput<World> => ({
  ...rest,
  orders: reversed(orders),
  world: {
    ...world,
    units: reversed(world.units),
    parties: reversed(world.parties),
    map: { ...world.map, grossfelder: reversed(world.map.grossfelder) },
  },
});

const run = (turn: TurnInput<World>): Proposal<World> => computed(waben, turn);

/** Why a unit may not be where a turn left it; undefined if it may. */
const misplaced = (unit: Unit, { map, units }: World): string | undefined => {
  const { ground, lattice } = boardOf(map, {});
  const { place } = unit;
  const isFleet = typeOfUnit(unit).kind === 'fleet';
  if (place.kind === 'aboard') {
    return units[place.carrier] === undefined ? `${unit.id} aboard nobody` : undefined;
  }
  const cell = lattice.cellOf(place.field) ?? -1;
  if (place.kind === 'side') {
    const fits = isFleet && isWaterwaySide(ground, cell, place.side);
    return fits ? undefined : `${unit.id} on a side`;
  }
  const fits = isFleet ? isNavigable(ground, cell, {}) : isWalkable(ground, cell, {});
  return fits ? undefined : `${unit.id} in ${place.field}`;
};

const overloaded = (world: World): readonly string[] => {
  const load = new Map<string, number>();
  for (const unit of Object.values(world.units)) {
    if (unit.place.kind !== 'aboard') continue;
    const weight = cargoWeight(typeOfUnit(unit), unit.size, {}).value;
    load.set(unit.place.carrier, (load.get(unit.place.carrier) ?? 0) + weight);
  }
  return [...load].flatMap(([id, weight]) => {
    const carrier = world.units[id];
    const capacity =
      carrier === undefined ? 0 : transportCapacity(typeOfUnit(carrier), carrier.size, {}).value;
    return weight > capacity ? [id] : [];
  });
};

describe('any turn', () => {
  it('runs on frozen input without clock and chance, and comes out the same in any order (law 2)', () => {
    fc.assert(
      fc.property(anyTurn, (turn) => {
        const proposal = withPoisonedGlobals(() => run(deepFreeze(turn)));
        expect(run(backwards(turn))).toEqual(proposal);
      }),
      times(60),
    );
  });

  it('leaves every unit where it may be, and no ship overloaded (WW-5.3-18, WW-5.1-42)', () => {
    fc.assert(
      fc.property(anyTurn, (turn) => {
        const { world } = run(turn);
        const wrong = Object.values(world.units).flatMap((unit) => misplaced(unit, world) ?? []);
        expect([...wrong, ...overloaded(world)]).toEqual([]);
      }),
      times(60),
    );
  });

  it('spends no more points and no more time than there are, and time never runs back (WW-5.3-50)', () => {
    fc.assert(
      fc.property(anyTurn, (turn) => {
        for (const { steps, allowance } of run(turn).marches) {
          const made = steps.filter(({ outcome }) => outcome === 'done');
          const spent = made.reduce((total, { cost }) => total + cost.value, 0);
          expect(spent).toBeLessThanOrEqual(allowance.value);
          made.forEach(({ begin, end }, index) => {
            const before = made[index - 1]?.end ?? fraction(0);
            expect(compareFractions(before, begin)).toBeLessThanOrEqual(0);
            expect(compareFractions(begin, end)).toBeLessThanOrEqual(0);
            expect(
              compareFractions(end, fraction(turn.world.clock.moonsPerTurn)),
            ).toBeLessThanOrEqual(0);
          });
        }
      }),
      times(60),
    );
  });

  it('survives a JSON round trip (law 4)', () => {
    fc.assert(
      fc.property(anyTurn, (turn) => {
        const proposal = run(turn);
        expect(JSON.parse(JSON.stringify(proposal))).toEqual(proposal);
      }),
      times(20),
    );
  });
});

describe('the end of a turn', () => {
  const turn = (moon: number, moonsPerTurn: number): TurnInput<World> => ({
    world: tinyWorld({ clock: { turn: 7, year: 427, moon, moonsPerTurn } }),
    orders: {},
    rulings: {},
    settings: {},
    seed: 'clock',
  });

  it.each([
    [3, 1, { turn: 8, year: 427, moon: 4 }],
    [12, 1, { turn: 8, year: 428, moon: 1 }],
    [11, 3, { turn: 8, year: 428, moon: 2 }],
  ])('after moon %i, %i moons a turn, the calendar shows %o (WW-3.4-01)', (moon, moons, after) => {
    expect(run(turn(moon, moons)).world.clock).toEqual({ ...after, moonsPerTurn: moons });
  });

  it('remembers main orders without extension for turns without orders (WW-8.1-07)', () => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19', { order: 'KH' })] });
    const orders = { tha: 'Nr.\tZugbefehl\tBefehl\n101\t\tKAE' };
    const input = { world, orders, rulings: {}, settings: {}, seed: '' };
    expect(run(input).world.units['tha:101']?.order).toBe('KA');
    expect(run({ ...input, orders: {} }).world.units['tha:101']?.order).toBe('KH');
  });

  it('asks before units march whose orders are conditional, and obeys the answer (WW-6.3-18)', () => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19', { size: 100 })] });
    const orders = { tha: 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKV\twenn es taut' };
    const input = { world, orders, rulings: {}, settings: {}, seed: '' };
    const asked = run(input);
    const [question] = asked.questions;
    expect(question).toMatchObject({ key: 'march/tha:101/consent', proposal: 'stays' });
    expect(asked.world.units['tha:101']?.place).toEqual({ kind: 'field', field: at('210/19') });
    const key = question?.key ?? '';
    const ruled = run({ ...input, rulings: { [key]: { key, value: 'goes', reason: 'Thaw' } } });
    expect(ruled.world.units['tha:101']?.place).toEqual({ kind: 'field', field: at('210/20') });
  });

  it('lets units with conditional orders stay without a question where the GM refuses such orders (WW-12.6-15)', () => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19', { size: 100 })] });
    const orders = { tha: 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKV\twenn es taut' };
    const settings = { 'order.conditions': 'reject' };
    const { questions, marches } = run({ world, orders, rulings: {}, settings, seed: '' });
    expect(questions).toEqual([]);
    expect(marches[0]?.end).toBe('210/19');
  });

  it('can be cancelled between phases', () => {
    expect(waben.adjudicate(turn(1, 1), (done) => done < 3)).toBeUndefined();
  });

  it('hides the number of a Großfeld that nobody saw', () => {
    const world = tinyWorld({ map: mapOf(uniform('210', 0, 0), uniform('900', 9, 9)) });
    expect(run({ ...turn(1, 1), world }).world.map.grossfelder['900' as GrossfeldNo]).toBe(
      world.map.grossfelder['900' as GrossfeldNo],
    );
  });
});
