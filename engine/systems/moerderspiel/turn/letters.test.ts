import { describe, expect, it } from 'vitest';
import { BLANK_REGION_WORLD, type World } from '../../../world';
import { stateOf, withState } from '../state/keep';
import { army, nation, stateWith } from '../testing/board';
import { TURN } from '.';

const party = (key: string, name: string, seat: string): World['parties'][string] => ({
  key,
  kind: 'realm',
  name,
  ruler: '',
  colour: 0,
  capital: null,
  treasury: 0,
  relations: {},
  seat,
});

const world: World = {
  ...BLANK_REGION_WORLD,
  parties: {
    blue: party('blue', 'Blau', 'I3'),
    green: party('green', 'Grün', 'E14'),
    red: party('red', 'Rot', 'C10'),
    yellow: party('yellow', 'Gelb', 'E6'),
  },
};

const play = (before: World, orders: Readonly<Record<string, string>>) => {
  const proposal = TURN.adjudicate({
    world: before,
    orders,
    rulings: {},
    settings: {},
    seed: 'demo',
  });
  if (proposal === undefined) throw new Error('cancelled');
  return proposal;
};

const codes = (proposal: ReturnType<typeof play>) =>
  proposal.findings.map(({ party: by, code }) => `${by} ${code.split('.')[1] ?? ''}`);

describe('the set-up by letters', () => {
  it('divides soldiers, draws the evil among three and gives the rest what they chose (TM-13-33)', () => {
    const proposal = play(world, {
      blue: 'Fähigkeiten: Tarnung, Unter fremder Flagge. Aufteilung: Garnison mit 400, Armee 1 mit 700, Armee 2 mit 400',
      green: 'Fähigkeiten: Baumeister, Herr der Barbaren\nLager: A1',
      red: 'Fähigkeiten: Fallenleger, Unter fremder Flagge',
    });
    const { nations, units, round } = stateOf(proposal.world);
    expect(round).toBe(1);
    expect(Object.values(nations).map(({ key, abilities }) => [key, abilities])).toEqual([
      ['blue', ['camouflage']],
      ['green', ['builder', 'barbarians']],
      ['red', ['trapper', 'false_flag']],
      ['yellow', []],
    ]);
    expect(units['blue/1']).toMatchObject({ strength: 700, field: 'I3', morale: 1 });
    expect(units['green/horde']).toMatchObject({ strength: 1000, field: 'A1' });
    expect(nations['yellow']?.garrison).toEqual({ strength: 500, morale: 5 });
    expect(codes(proposal)).toEqual([]);
  });

  it.each([
    [
      'Aufteilung: Garnison mit 530, Armee 1 mit 900, Armee 2 mit 70',
      ['E_SPLIT_MIN', 'E_SPLIT_STEP'],
    ],
    ['Aufteilung: Garnison mit 500, Armee 1 mit 1100', ['E_SPLIT_SUM']],
    [
      'Aufteilung: Garnison mit 300, Armee 1 mit 400, Armee 2 mit 400, Armee 3 mit 400',
      ['E_SPLIT_COUNT'],
    ],
    ['Fähigkeiten: Tarnung, Verlocken, Baumeister', ['E_ABILITY_COUNT']],
    ['Fähigkeiten: Tarnung, Tarnung', ['E_ABILITY_TWICE']],
    ['Fähigkeiten: Unter fremder Flagge, Herr der Barbaren', ['E_ABILITY_BOTH_EVIL']],
    ['Fähigkeiten: Unschuldsbeweis, Herr der Barbaren', ['E_ABILITY_INNOCENCE']],
    ['Fähigkeiten: Alleskönner, Tarnung', ['E_ALLROUNDER_EXTRA']],
    ['Fähigkeiten: Herr der Barbaren\nLager: I3', ['E_CAMP']],
  ])('refuses %j (TM-13-01, TM-13-02)', (text, expected) => {
    expect(codes(play(world, { red: text }))).toEqual(expected.map((code) => `red ${code}`));
  });
});

describe('a round by letters', () => {
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

  it('is resolved, kept and told to each what he may know', () => {
    const proposal = play(begun, {
      red: 'Armee 1 greift Ziel 1 an. Armee 2 stellt eine Falle.',
      blue: 'Armee 1 hält. Wir stimmen für Rot.',
    });
    const after = stateOf(proposal.world);
    expect(after.round).toBe(4);
    expect(after.units['blue/1']).toBeUndefined();
    expect(after.traps).toEqual([{ field: 'C10', nation: 'red' }]);
    const kinds = (key: string) =>
      proposal.reports
        .find((one) => one.party === key)
        ?.events.map(({ kind }) => kind.split('.')[1]);
    expect(kinds('red')).toEqual(['carriedOut', 'fought_won']);
    expect(kinds('blue')).toEqual(['destroyed', 'was_attacked_lost']);
    expect(kinds('yellow')).toEqual(['seen']);
  });

  it('tells blue the same, whatever is hidden of red (TM-12-03, TM-17-06)', () => {
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
