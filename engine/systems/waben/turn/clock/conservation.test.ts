import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proposal, TurnInput } from '../../../../kernel';
import { mapOf, realm, tinyWorld, troop, uniform } from '../../../../testing';
import type { Unit, World, WorldMap } from '../../../../world';
import { boardOf } from '../../rules/movement/board';
import { isNavigable, isWalkable } from '../../rules/movement/ground';
import { PHASES } from '..';
import { turnAfter } from '../../cases/after';
import type { WabenTurn } from '../turn';
import { times } from '../../../../testing/trials';

const PARTIES = ['a', 'b', 'c'] as const;
const SETTLEMENTS = [null, null, 'fst', 'std', 'brg'] as const;

/** A crowded corner of the world: few fields, so that everybody meets. */
const anyMap: fc.Arbitrary<WorldMap> = fc
  .record({
    terrain: fc.array(fc.constantFrom('t', 't', 't', 'h', 'w', 'w'), {
      minLength: 48,
      maxLength: 48,
    }),
    owner: fc.array(fc.option(fc.constantFrom(...PARTIES)), { minLength: 48, maxLength: 48 }),
    towns: fc.array(fc.constantFrom(...SETTLEMENTS), { minLength: 48, maxLength: 48 }),
    walls: fc.dictionary(fc.nat(287).map(String), fc.constant(5), {
      maxKeys: 20,
      noNullPrototype: true,
    }),
  })
  .map(({ terrain, owner, towns, walls }) =>
    mapOf({
      ...uniform('210', 0, 0),
      terrain,
      owner,
      walls,
      settlements: Object.fromEntries(
        towns.flatMap((type, index) =>
          type === null || terrain[index] === 'w'
            ? []
            : [[index, { type, name: '', owner: owner[index] ?? 'a', built: 48, harbours: [] }]],
        ),
      ),
    }),
  );

const TYPES = ['K', 'K', 'R', 'B', 'A', 'S', 'HF'] as const;
const NUMBERS = { K: 100, R: 200, B: 100, A: 400, S: 300, HF: 500 } as const;

const unitsOn = (map: WorldMap, seeds: readonly number[]): readonly Unit[] => {
  const { ground, lattice } = boardOf(map, {});
  return seeds.flatMap((seed, index) => {
    const type = TYPES[seed % TYPES.length] ?? 'K';
    const cell = 12 + (seed % 14);
    const fits = type === 'S' ? isNavigable(ground, cell, {}) : isWalkable(ground, cell, {});
    const party = PARTIES[(seed >> 4) % PARTIES.length] ?? 'a';
    const size = type === 'HF' ? 0 : type === 'S' ? 20 + (seed % 100) : 5 + (seed % 4000);
    const character = type === 'HF' ? { name: 'Ulf', status: 'REP' as const, seat: null } : null;
    const unit = troop(party, NUMBERS[type] + index, lattice.addressOf(cell), {
      type,
      size,
      leaders: 3,
      character,
      gold: seed % 7,
    });
    return fits ? [unit] : [];
  });
};

const anyStep = fc.integer({ min: 12, max: 30 }).map((field) => `-${String(field)}`);
const anyRow = fc.tuple(
  fc.array(anyStep, { maxLength: 4 }).map((steps) => steps.join('')),
  fc.constantFrom('KN', 'KNF', 'KA', 'KAE', 'KAF', 'KH', 'KV', 'KVE', 'KI', 'KR', 'KIE'),
  fc.constantFrom('', '', 'Sturm', 'innen', 'außen', '210/20 angreifen'),
);
const anySettings = fc.constantFrom(
  {},
  {},
  { 'fight.multi': 'pairs' },
  { 'fight.trapped': 'surrender', 'fight.harmless': 'destroyed' },
  { 'fight.small_units': 'no_stop', 'fight.hold_while_moving': false },
  { 'move.simultaneity': 'unit_order', 'fight.max_chain': 1 },
  { 'move.swap_encounter': false, 'fight.escort': false, 'sea.river_encounter': true },
);

const anyTurn: fc.Arbitrary<TurnInput<World>> = fc
  .record({
    map: anyMap,
    seeds: fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 16 }),
    rows: fc.array(anyRow, { minLength: 16, maxLength: 16 }),
    moonsPerTurn: fc.constantFrom(1, 1, 2, 3),
    isAllied: fc.boolean(),
    settings: anySettings,
  })
  .map(({ map, seeds, rows, moonsPerTurn, isAllied, settings }) => {
    const units = unitsOn(map, seeds);
    const towards = (other: string) => (isAllied ? { [other]: 'alliance' as const } : {});
    const world = tinyWorld({
      map,
      units,
      parties: [
        realm('a', { relations: towards('b') }),
        realm('b', { relations: towards('a') }),
        realm('c', { relations: { a: 'peace' } }),
      ],
      clock: { turn: 2, year: 427, moon: 12, moonsPerTurn },
    });
    const rowOf = ({ number }: Unit, index: number): string =>
      [number, ...(rows[index] ?? [])].join('\t');
    const orders = Object.fromEntries(
      PARTIES.map((party) => [
        party,
        [
          'Nr.\tZugbefehl\tBefehl\tSonstiges',
          ...units.filter((unit) => unit.party === party).map(rowOf),
        ].join('\n'),
      ]),
    );
    return { world, orders, rulings: {}, settings, seed: 'law' };
  });

/** The turn up to the end of the marches. */
const marched = (input: TurnInput<World>): WabenTurn => {
  const last = PHASES.findIndex(({ id }) => id === 'march');
  return turnAfter(input, ...PHASES.slice(0, last + 1).map((phase) => phase.run));
};

const goneIn = ({ events }: Pick<Proposal<World>, 'events'>): readonly string[] =>
  events
    .filter(
      ({ kind, about }) => kind === 'removal' || (kind === 'fate' && about['fate'] !== 'escaped'),
    )
    .map(({ about }) => String(about['unit']));

describe('the marches of a turn in which everybody meets', () => {
  it('come to an end, lose no unit without an event and double none (WW-10.1-17, WW-9.3-07)', () => {
    fc.assert(
      fc.property(anyTurn, (input) => {
        const run = marched(input);
        const before = Object.keys(input.world.units);
        const after = Object.keys(run.world.units);
        const gone = new Set(goneIn(run));
        expect(after.filter((id) => !before.includes(id))).toEqual([]);
        expect(before.filter((id) => !after.includes(id) && !gone.has(id))).toEqual([]);
      }),
      times(60),
    );
  });

  it('leave whole units of no more men than before, none of them empty (WW-9.3-06)', () => {
    fc.assert(
      fc.property(anyTurn, (input) => {
        const wrong = Object.values(marched(input).world.units).filter(({ id, size, gold = 0 }) => {
          const old = input.world.units[id];
          const isWhole = Number.isInteger(size) && Number.isInteger(gold) && gold >= 0;
          const isFewer = size <= (old?.size ?? -1) && (size > 0 || old?.size === 0);
          return !isWhole || !isFewer;
        });
        expect(wrong).toEqual([]);
      }),
      times(60),
    );
  });

  it('have fights of two sides, each under a key of its own (WW-9.1-03)', () => {
    fc.assert(
      fc.property(anyTurn, (input) => {
        const run = marched(input);
        expect(run.fights.every(({ sides }) => sides.every(({ units }) => units.length > 0))).toBe(
          true,
        );
        const keys = run.fights.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      times(40),
    );
  });
});
