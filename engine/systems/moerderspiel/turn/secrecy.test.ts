import { describe, expect, it } from 'vitest';
import { BLANK_REGION_WORLD, newParty, type World } from '../../../world';
import { stateOf, withState } from '../state/keep';
import { army, nation, stateWith } from '../testing/board';
import { TURN } from '.';
import { computed } from '../../../testing/there';

const party = (key: string, name: string, seat: string): World['parties'][string] =>
  newParty({ key, kind: 'realm', name, seat });

const world: World = {
  ...BLANK_REGION_WORLD,
  parties: {
    blue: party('blue', 'Blau', 'I3'),
    green: party('green', 'Grün', 'E14'),
    red: party('red', 'Rot', 'C10'),
    yellow: party('yellow', 'Gelb', 'E6'),
  },
};

const play = (before: World, orders: Readonly<Record<string, string>>) =>
  computed(TURN, {
    world: before,
    orders,
    rulings: {},
    settings: {},
    seed: 'demo',
  });

describe('the report', () => {
  const begun = withState(
    world,
    stateWith(
      [
        nation('blue', 'I3'),
        nation('green', 'E14'),
        nation('red', 'C10', { abilities: ['trapper', 'false_flag'], isEvil: true }),
        nation('yellow', 'E6'),
      ],
      [
        army('blue', 1, 'E5', 400),
        army('red', 1, 'E5', 600, 2),
        army('red', 2, 'C10', 300),
        army('yellow', 1, 'A1', 500),
      ],
      { bases: { C5: { field: 'C5', owner: null } } },
    ),
  );

  it('is the same for blue, whatever is hidden of red (TM-12-03, TM-17-06)', () => {
    const state = stateOf(begun);
    const other = withState(begun, {
      ...state,
      nations: {
        ...state.nations,
        green: nation('green', 'E14', { isEvil: true, abilities: ['lure'] }),
        red: nation('red', 'C10', {
          abilities: ['deception'],
          baseMorale: 3,
          garrison: { strength: 900, morale: 2 },
        }),
      },
      units: {
        ...state.units,
        'red/1': army('red', 1, 'E5', 300, -1, {
          shown: { flag: null, factor: 'double' },
          set: { flag: null, factor: 'double' },
          watch: 'A1',
        }),
        'red/2': army('red', 2, 'N1', 800, 3),
      },
      traps: [{ field: 'B2', nation: 'red' }],
    });
    const orders = { blue: 'Armee 1 hält.' };
    const told = (from: World) => play(from, orders).reports.find((one) => one.party === 'blue');
    expect(told(other)).toEqual(told(begun));
    expect(told(begun)?.events.map(({ kind, about }) => [kind, about])).toEqual([
      ['moerderspiel.encounter', { count: 1 }],
      ['moerderspiel.seen', { handle: 1, other: 'red', soldiers: 600 }],
    ]);
  });
});
