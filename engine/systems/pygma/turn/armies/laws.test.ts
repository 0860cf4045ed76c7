import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORDERS } from '../../rules/armies/contact';
import { checkedSize } from '../../rules/armies/kinds';
import { cargoThatFits, fitsAboard, mergedStrength, splitFault } from '../../rules/armies/parts';
import { type Trial, tryMonth, type Unit } from '../../testing/marches';

const TERRAINS = [
  'lowland',
  'lowland',
  'forest',
  'highland',
  'desert',
  'mountain',
  'shoal',
  'water',
];
const FIELDS = Array.from({ length: 48 }, (_, at) => `005/${String(at + 1).padStart(2, '0')}`);
const field = fc.constantFrom(...FIELDS.slice(4, 40));
const realm = fc.constantFrom('a', 'b', 'c');

/** A unit that walks about the board; where its path breaks it stops. */
const unit = (no: number): fc.Arbitrary<Unit> =>
  fc.record({
    realm,
    name: fc.constantFrom(`KH ${String(no)}`, `RH ${String(no)}`, `FH ${String(no)}`),
    strength: fc.integer({ min: 10, max: 12_000 }),
    order: fc.constantFrom(...ORDERS),
    target: fc.constantFrom(null, null, 'a', 'b'),
    isSecret: fc.boolean(),
    equipment: fc.integer({ min: 0, max: 3 }),
    path: fc.array(field, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  });

const trial: fc.Arbitrary<Trial> = fc.record({
  land: fc.record({
    terrain: fc.dictionary(fc.constantFrom(...FIELDS), fc.constantFrom(...TERRAINS)),
    owner: fc.dictionary(fc.constantFrom(...FIELDS), realm),
  }),
  units: fc
    .integer({ min: 1, max: 14 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => unit(at + 1)))),
  seed: fc.constantFrom('one', 'two', 'three'),
});

it('no army is lost or doubled, and none grows or stays below the least size (PI-05-03, PI-05-13)', () => {
  fc.assert(
    fc.property(trial, (given) => {
      const { clock } = tryMonth(given);
      const places = [...clock.standing.values()].flatMap((all) => [...all]);
      expect(new Set(places).size).toBe(places.length);
      for (const mover of clock.movers) {
        const isThere = places.includes(mover);
        expect(isThere).toBe(mover.gone === null && mover.carrier === null);
        if (isThere) expect(clock.standing.get(mover.cell)?.has(mover)).toBe(true);
        expect(mover.strength).toBeLessThanOrEqual(mover.given.strength);
        const isHurt = mover.strength < mover.given.strength && mover.gone === null;
        const kept = checkedSize({}, mover.given.kind, mover.strength).value;
        if (isHurt) expect(kept).toBe(mover.strength);
      }
    }),
    { numRuns: 150 },
  );
});

it('whoever loses men is told so, and nobody else loses any (PI-19-03)', () => {
  fc.assert(
    fc.property(trial, (given) => {
      const { clock, turn } = tryMonth(given);
      const hurt = new Set(
        turn.events
          .filter(({ kind }) => /terrainLoss|battle_|withdrawn/.test(kind))
          .map(({ parties, about }) => `${String(parties[0])}:${String(about['unit'])}`),
      );
      for (const { given: army, strength } of clock.movers)
        if (strength < army.strength) expect(hurt.has(army.key)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it('the same input gives the same bytes, and what goes in stays as it is (HR-24)', () => {
  fc.assert(
    fc.property(trial, (given) => {
      const before = JSON.stringify(given);
      const told = (): string => {
        const { turn, clock } = tryMonth(given);
        const ends = clock.movers.map(({ cell, strength, gone }) => [cell, strength, gone]);
        return JSON.stringify([turn.events, turn.rolls, turn.findings, ends, [...clock.owners]]);
      };
      expect(told()).toBe(told());
      expect(JSON.stringify(given)).toBe(before);
    }),
    { numRuns: 60 },
  );
});

it('where nobody fights, the month is the same in whatever order realms and units stand (HR-24)', () => {
  const calm = trial.chain(({ land, units, seed }) =>
    fc.shuffledSubarray([...units], { minLength: units.length }).chain((others) =>
      fc.record({
        commands: fc.array(fc.constantFrom('none', 'negotiate'), {
          minLength: units.length,
          maxLength: units.length,
        }),
        given: fc.constant({ land, units, others, seed }),
      }),
    ),
  );
  fc.assert(
    fc.property(calm, ({ given: { land, units, others, seed }, commands }) => {
      const orders = new Map(units.map((one, at) => [one, commands[at] ?? 'none']));
      const ends = (all: readonly Unit[]) => {
        const calmed = all.map((one) => ({
          ...({ ...one, order: orders.get(one) ?? 'none', isSecret: false } as const),
        }));
        const { clock } = tryMonth({ land, units: calmed, seed: seed ?? 'one' });
        const of = clock.movers.map(({ given, cell, strength, gone, trail }) => [
          given.key,
          cell,
          strength,
          gone,
          trail,
        ]);
        return {
          of: of.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
          owners: [...clock.owners].toSorted(([a], [b]) => a - b),
        };
      };
      expect(ends(others)).toEqual(ends(units));
    }),
    { numRuns: 150 },
  );
});

it('water and ice are never owned, and nobody stands where he may not (PI-05-05, PI-03-14)', () => {
  fc.assert(
    fc.property(trial, (given) => {
      const { clock } = tryMonth(given);
      for (const cell of clock.owners.keys())
        expect(['water', 'shoal', 'ice']).not.toContain(clock.ground.terrain(cell));
      for (const { given: army, cell, trail } of clock.movers)
        if (trail.length > 1)
          expect(['water', 'shoal'].includes(clock.ground.terrain(cell) ?? '')).toBe(
            army.kind === 'fleet',
          );
    }),
    { numRuns: 100 },
  );
});

it('splitting and merging keep every man (PI-05-61, PI-05-65)', () => {
  const sizes = fc.array(fc.integer({ min: 1000, max: 9000 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(sizes, fc.constantFrom('warrior', 'rider'), (parts, kind) => {
      const whole = parts.reduce((total, part) => total + part, 0);
      expect(splitFault({}, kind, whole, parts)).toBeUndefined();
      expect(mergedStrength({}, kind, parts).value).toBe(whole);
    }),
  );
});

it('what ships can carry stays aboard, as few as needed are lost (PI-05-136)', () => {
  const cargo = fc.array(
    fc.record({
      kind: fc.constantFrom('warrior', 'rider'),
      strength: fc.integer({ min: 1000, max: 9000 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(cargo, fc.integer({ min: 0, max: 300 }), (armies, ships) => {
      const left = cargoThatFits({}, ships, armies);
      const kept = armies.map(({ kind }, at) => ({ kind, strength: left[at] ?? 0 }));
      expect(fitsAboard({}, ships, kept)).toBe(true);
      if (fitsAboard({}, ships, armies)) expect(kept).toEqual(armies);
    }),
  );
});
