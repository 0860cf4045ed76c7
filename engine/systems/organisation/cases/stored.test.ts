import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel';
import { organisationWorld } from '../../../testing/organisation';
import { phaseOf } from '../../../testing/organisationCases';
import { newParty, type Party, type World } from '../../../world';
import { organisation } from '..';
import { foundParty } from '../state/found';
import { holdingKey, stateOf } from '../state/read';
import { withState } from '../state/write';

const { seat, ...homeless } = newParty({ key: 'new', name: 'Newcomers', colour: 3, seat: 'seen' });
const newcomer: Party = { ...homeless, seat: String(seat) };

const worldWith = (party: Party): World => {
  const world = organisationWorld();
  return { ...world, parties: { ...world.parties, [party.key]: party } };
};

/** What a newcomer begins with, where it lies, in one line. */
const kitOf = (party: Party, settings: Readonly<Record<string, Json>> = {}): string | undefined => {
  const one = stateOf(foundParty(worldWith(party), 'new', settings), {}).organisations['new'];
  return (
    one &&
    [
      ...Object.entries(one.purses).map(([region, halves]) => `${region} ${String(halves / 2)}`),
      ...one.units.map(({ region, unrestSince }) => `${region} ${String(unrestSince)}`),
      ...one.advantages.map(({ name, region, intact }) => `${name} ${region} ${String(intact)}`),
    ].join(', ')
  );
};

describe('a newcomer', () => {
  it('OS-1-09, OS-1-13: has the start kit at the seat he chose, named in German', () => {
    expect(kitOf(newcomer)).toBe(
      'seen 6, seen null, seen null, seen null, Handel seen 2, Infrastruktur seen 1, Militär seen 1, Geheimdienst seen 1',
    );
  });

  it('OS-1-09: has what the settings give, and begins in the first region nobody sits in', () => {
    const settings = {
      'os.start.population': 1,
      'os.start.money': 2.5,
      'os.start.levels': 4,
      'os.start.max_level': 2,
      'os.start.default_levels': { trade: 3, natural: 2, research: 5, military: 1, harbour: 1 },
    };
    expect(kitOf(homeless, settings)).toBe(
      'grenze 2.5, grenze null, Handel grenze 2, Forschung grenze 2',
    );
  });

  it('OS-1-13: is founded once, and only if he is known and there is a region', () => {
    const world = worldWith(newcomer);
    const founded = foundParty(world, 'new', {});
    expect(foundParty(founded, 'new', {})).toBe(founded);
    expect(foundParty(world, 'nobody', {})).toBe(world);
    const empty: World = { ...world, board: { regions: {}, borders: [] } };
    expect(foundParty(empty, 'new', {})).toBe(empty);
  });
});

describe('what is shown of a game where the campaign wants it', () => {
  it('OS-1-10: a ranking of money, levels and calm population, in halves', () => {
    const { world } = phaseOf(
      'steps: none\nx: money r1 1.5; calm r1 2; unrest r1 1 since 1; trade 2/1',
    ).input;
    const counted = {
      'organisation.moneyHalves': 3,
      'organisation.population': 3,
      'organisation.unrest': 1,
      'organisation.levels': 2,
      'organisation.damaged': 1,
    };
    expect(organisation.parties.figures(world, {})['x']).toEqual(counted);
    expect(organisation.parties.figures(world, { 'os.score.enabled': true })['x']).toEqual({
      ...counted,
      'organisation.scoreHalves': 3 + 2 * (4 * 2 + 2 * 1 + 2 * 2),
    });
  });

  it('OS-7-05: the phase is called as the GM calls it', () => {
    expect(organisation.calendar.label?.({ 'os.phase.label': 'spring 1201' })).toBe('spring 1201');
    expect(organisation.calendar.label?.({})).toBe('');
  });

  it('OS-2-10: the base limit is the figure of a region', () => {
    const figures = organisation.board.figures;
    expect(figures?.({})).toMatchObject([{ key: 'base_limit', standard: 3 }]);
    expect(figures?.({ 'os.population.base_limit': 5 })[0]?.standard).toBe(5);
  });
});

const world = organisationWorld();
const [KONTOR, ORDEN] = ['kontor', 'orden'].map(holdingKey) as [string, string];

/** Something else in the place of a part of a row, now and then anything at all. */
function bent(value: Json): fc.Arbitrary<Json> {
  const other = fc.oneof(
    fc.constantFrom<Json>(
      'u1',
      'a1',
      'a01',
      'x',
      '',
      'gone',
      'natural',
      'trade',
      'Mill',
      null,
      1,
      -1,
      0.5,
    ),
    fc.jsonValue() as fc.Arbitrary<Json>,
  );
  if (typeof value !== 'object' || value === null) return fc.oneof(fc.constant(value), other);
  const parts: fc.Arbitrary<unknown> = Array.isArray(value)
    ? fc.array(fc.oneof(...(value.length === 0 ? [other] : value.map(bent))), { maxLength: 4 })
    : fc.record(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bent(part)])), {
        requiredKeys: [],
      });
  return fc.oneof(
    { weight: 5, arbitrary: parts as fc.Arbitrary<Json> },
    { weight: 1, arbitrary: other },
  );
}

describe('what is kept of a game', () => {
  it('OS-19-01: is read as it was written', () => {
    const state = stateOf(world, {});
    expect(stateOf(withState(world, state), {})).toEqual(state);
    expect(withState(world, state).parties['kontor']).toEqual(world.parties['kontor']);
  });

  it('OS-1-11: dissolved organisations take no part, but what was theirs is kept', () => {
    const kept = { ...(world.affairs?.[KONTOR] as object), dissolved: 1 };
    const after: World = { ...world, affairs: { ...world.affairs, [KONTOR]: kept } };
    const state = stateOf(after, {});
    expect(Object.keys(state.organisations)).toEqual(['orden', 'waldbund', 'zirkel']);
    expect(withState(after, state).affairs?.[KONTOR]).toEqual(kept);
  });

  it('is read whatever its rows hold, and then stays as it is (property)', () => {
    fc.assert(
      fc.property(bent(world.affairs?.[ORDEN] ?? {}), (row) => {
        const broken: World = { ...world, affairs: { ...world.affairs, [ORDEN]: row } };
        const state = stateOf(broken, {});
        for (const { units, advantages } of Object.values(state.organisations))
          for (const things of [units, advantages])
            expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
        expect(stateOf(withState(broken, state), {})).toEqual(state);
      }),
    );
  });
});
