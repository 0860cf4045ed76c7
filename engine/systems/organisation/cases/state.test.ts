import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organisationWorld } from '../../../testing/organisation';
import type { Json } from '../../../kernel';
import { newParty, type Party, type World } from '../../../world';
import { startLevels } from '../rules/start';
import { foundParty } from '../state/found';
import { holdingKey, stateOf } from '../state/read';
import { withState } from '../state/write';
import { organisation } from '..';
import { realmFigures } from '../views/realm-figures';
import { worldOfCase } from './run';

const newcomer = newParty({ key: 'new', name: 'Newcomers', colour: 3, seat: 'seen' });

const worldWith = (party: Party): World => {
  const world = organisationWorld();
  return { ...world, parties: { ...world.parties, [party.key]: party } };
};

const kitOf = (world: World, key = 'new') => {
  const one = stateOf(world, {}).organisations[key];
  return (
    one && {
      seat: one.seat,
      purses: one.purses,
      units: one.units.map(({ region, unrestSince }) => [region, unrestSince]),
      levels: one.advantages.map(({ name, region, intact }) => [name, region, intact]),
    }
  );
};

describe('a newcomer', () => {
  it('OS-1-09, OS-1-13: has the start kit at the seat he chose, named in German', () => {
    expect(kitOf(foundParty(worldWith(newcomer), 'new', {}))).toEqual({
      seat: 'seen',
      purses: { seen: 12 },
      units: [
        ['seen', null],
        ['seen', null],
        ['seen', null],
      ],
      levels: [
        ['Handel', 'seen', 2],
        ['Infrastruktur', 'seen', 1],
        ['Militär', 'seen', 1],
        ['Geheimdienst', 'seen', 1],
      ],
    });
  });

  it('OS-1-09: has what the settings give, and begins in the first region nobody sits in', () => {
    const settings = {
      'os.start.population': 1,
      'os.start.money': 2.5,
      'os.start.levels': 4,
      'os.start.max_level': 2,
      'os.start.default_levels': { trade: 3, natural: 2, research: 5, military: 1, harbour: 1 },
    };
    const { seat, ...homeless } = newcomer;
    expect(seat).toBe('seen');
    expect(kitOf(foundParty(worldWith(homeless), 'new', settings))).toEqual({
      seat: 'grenze',
      purses: { grenze: 5 },
      units: [['grenze', null]],
      levels: [
        ['Handel', 'grenze', 2],
        ['Forschung', 'grenze', 2],
      ],
    });
    expect(startLevels({ 'os.start.levels': 0 })).toEqual([]);
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
    const world = worldOfCase({
      organisations: {
        x: {
          purses: { r1: 1.5 },
          calm: { r1: 2 },
          unrest: [['r1', 1]],
          advantages: [{ category: 'trade', intact: 2, damaged: 1 }],
        },
      },
    });
    const score = 3 + 2 * (4 * 2 + 2 * 1 + 2 * 2);
    const settings = { 'os.score.enabled': true };
    expect(realmFigures(world, settings)['x']?.['organisation.scoreHalves']).toBe(score);
    expect(realmFigures(world, {})['x']).not.toHaveProperty('organisation.scoreHalves');
  });

  it('OS-7-05: the phase is called as the GM calls it', () => {
    expect(organisation.calendar.label?.({ 'os.phase.label': 'spring 1201' })).toBe('spring 1201');
  });
});

describe('what is kept of a game', () => {
  it('OS-19-01: is read as it was written', () => {
    const world = organisationWorld();
    const state = stateOf(world, {});
    expect(stateOf(withState(world, state), {})).toEqual(state);
    expect(withState(world, state).parties['kontor']).toEqual(world.parties['kontor']);
  });

  it('OS-1-11: dissolved organisations take no part, but what was theirs is kept', () => {
    const world = organisationWorld();
    const key = holdingKey('kontor');
    const row = world.affairs?.[key];
    const affairs = {
      ...world.affairs,
      [key]: { ...(row as Readonly<Record<string, Json>>), dissolved: 1 },
    };
    const after: World = { ...world, affairs };
    const state = stateOf(after, {});
    expect(Object.keys(state.organisations)).toEqual(['orden', 'waldbund', 'zirkel']);
    expect(withState(after, state).affairs?.[key]).toEqual(affairs[key]);
  });

  it('is read whatever its rows hold, and then stays as it is (property)', () => {
    const anyRow = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          units: fc.oneof(
            fc.jsonValue(),
            fc.array(
              fc.record({
                id: fc.constantFrom('u1', 'u2', 'x', '', 7),
                region: fc.constantFrom('r1', 'gone', 3),
                unrestSince: fc.constantFrom(null, 1, -1, 'no'),
                arrived: fc.constantFrom(1, 2.5, null),
              }),
            ),
          ),
          advantages: fc.oneof(
            fc.jsonValue(),
            fc.array(
              fc.record({
                id: fc.constantFrom('a1', 'a1', 'a01', null),
                name: fc.constantFrom('Mill', 1),
                category: fc.constantFrom('trade', 'natural', 'none'),
                actsAs: fc.constantFrom('trade', 'natural', null),
                intact: fc.constantFrom(1, -1, 0.5, 'x'),
                damaged: fc.constantFrom(0, 2),
                exhausted: fc.constantFrom(0, 2),
              }),
            ),
          ),
          lastUnit: fc.jsonValue(),
          secrets: fc.jsonValue(),
          dissolved: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(anyRow, (row) => {
        const world = worldOfCase({ organisations: { x: { purses: { r1: 1 } } } });
        const key = holdingKey('x');
        const broken: World = { ...world, affairs: { [key]: row as Json } };
        const state = stateOf(broken, {});
        for (const { units, advantages } of Object.values(state.organisations)) {
          for (const things of [units, advantages]) {
            expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
          }
        }
        expect(stateOf(withState(broken, state), {})).toEqual(state);
      }),
    );
  });
});
