import { expect, it } from 'vitest';
import { tharosCampaign } from '../../assets/examples/tharos';
import { fact, type Fight, type FightUnit, fraction, type RuleSystem } from '../kernel';
import { systems } from '../systems/registry';
import type { World } from '../world';
import { ALL_PARTIES, playedGame } from './game';

const { system, settings, world: example } = tharosCampaign();
const game = systems[system];
const { laboratory } = game ?? {};
if (game === undefined || laboratory === undefined) throw new Error('no game');

/** Nobody has anything to order. */
const world: World = { ...example, units: {} };
const turn = game.adjudicate({ world, orders: {}, rulings: {}, settings, seed: 'a' });
if (turn === undefined) throw new Error('no turn');

const WHY = fact('strength', 1);

const unitOf = (party: string, unitType: string, before: number, left: number): FightUnit => ({
  party,
  unit: 101,
  unitType,
  order: 'N',
  before,
  left,
  points: WHY,
  strength: WHY,
  fate: 'stays',
});

const FIGHT: Fight = {
  key: 'f',
  kind: 'battle',
  clause: '',
  place: '1/1',
  moon: 1,
  no: 1,
  time: fraction(0),
  sides: [
    { role: 'attacker', parties: ['tha'], units: [unitOf('tha', 'K', 1000, 700)] },
    {
      role: 'defender',
      parties: ['val'],
      units: [unitOf('val', 'R', 500, 500), unitOf('val', 'S', 10, 6)],
    },
  ],
  rounds: [],
  winner: null,
  booty: [],
  stream: '',
  ruling: '',
};

/** The game with what a turn brings told beforehand: the same fight in each, and so many heads after it. */
const withTurns = (
  heads: readonly number[],
  change: Partial<NonNullable<typeof laboratory>>,
): RuleSystem<World> => ({
  ...game,
  laboratory: { ...laboratory, ...change },
  parties: {
    ...game.parties,
    figures: ({ parties, clock }) => {
      const own = { heads: heads[clock.turn - world.clock.turn] ?? 0 };
      return Object.fromEntries(Object.keys(parties).map((party) => [party, own]));
    },
  },
  adjudicate: (input) => ({
    ...turn,
    fights: [FIGHT],
    findings: [],
    world: {
      ...input.world,
      clock: { ...input.world.clock, turn: input.world.clock.turn + 1 },
    },
  }),
});

it.each([
  ['as many are raised as fell', [1000, 1000, 1000]],
  ['more are raised than fell', [1000, 1500, 2000]],
  ['others are given away', [1000, 100, 0]],
] as const)('losses are those in fights where %s', (_, heads) => {
  const played = playedGame(withTurns(heads, {}), { world, settings, seed: 'a', turns: 2 });
  expect(played?.['tha']).toMatchObject({ 'lost heads': 600, 'lost ships': 0 });
  expect(played?.['val']).toMatchObject({ 'lost heads': 0, 'lost ships': 8 });
  expect(played?.[ALL_PARTIES]).toMatchObject({ 'lost heads': 600, 'lost ships': 8 });
});

it('a decrease is what a figure falls by in turns in which it falls, whatever it rises by in others', () => {
  const falling = withTurns([1000, 700, 900, 850], { lost: {}, decrease: 'heads' });
  const played = playedGame(falling, { world, settings, seed: 'a', turns: 3 });
  expect(played?.['tha']?.['decrease heads']).toBe(350);
  expect(Object.keys(played?.['tha'] ?? {})).not.toContain('lost heads');
});
