import { describe, expect, it } from 'vitest';
import type { RuleSystem } from '../kernel';
import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import { rabensundCampaign } from '../../assets/examples/rabensund';
import { parseFieldAddress } from '../hex';
import { moerderspiel, stateOf } from '../systems/moerderspiel';
import { organisation } from '../systems/organisation';
import { pygma } from '../systems/pygma';
import { armyName } from '../systems/pygma/records';
import { stateOf as pygmaState } from '../systems/pygma/state/keep';
import { holdingKey, organisationIn } from '../systems/organisation/state/read';
import { isOnBoard, latticeOn, type World } from '../world';
import { type HouseBot, houseBot, type PlayedTurn } from './house-bot';
import { mills } from './mills';
import { millWorld } from './mills/campaign';
import { organisationWorld } from './organisation';
import { flawsOfBooks, flawsOfFigures, flawsOfLists, repeated } from './played-flaws';
import { trialsOf } from './trials';

const BOT = houseBot(organisation);

/** Games; all of them by `npm run soak -- games`. */
const GAMES = trialsOf({ small: 1, middle: 2, full: 50_000 });
/** Turns of each game. */
const TURNS = trialsOf({ small: 8, middle: 20, full: 20 }).count;
/** Of so many games one is looked at figure by figure, the first among them. */
const THOROUGH = 8;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Faults of the stored state of an organisation (OS-0-03, OS-4-02, OS-4-03). */
const flawsOfHolding = (world: World, party: string): readonly string[] => {
  const organisation = organisationIn(world, party, {});
  const stored = world.parties[party];
  if (organisation === undefined || stored === undefined) return [`${party} is nobody`];
  const { units, advantages } = organisation;
  const purses = Object.values(stored.purses ?? {});
  const there = new Set(Object.keys(world.board?.regions ?? {}));
  return [
    ...(purses.every(isCount) ? [] : [`purses ${JSON.stringify(stored.purses)}`]),
    ...(purses.reduce((sum, amount) => sum + amount, 0) === stored.treasury
      ? []
      : [`treasury ${String(stored.treasury)} of ${JSON.stringify(stored.purses)}`]),
    ...repeated(units.map(({ id }) => id)).map((id) => `unit ${id} twice`),
    ...repeated(advantages.map(({ id }) => id)).map((id) => `advantage ${id} twice`),
    ...repeated(advantages.map(({ name }) => name)).map((name) => `name ${name} twice`),
    ...advantages
      .filter(({ intact, damaged, exhausted }) => ![intact, damaged, exhausted].every(isCount))
      .map(({ id }) => `levels of ${id}`),
    ...[...units, ...advantages]
      .filter(({ region }) => !there.has(region))
      .map(({ id }) => `${id} is nowhere`),
    ...(JSON.stringify(world.affairs?.[holdingKey(party)]).includes('null,null')
      ? ['a row with holes']
      : []),
  ];
};

/**
 * Faults of the stored state of a nation: units nowhere or of no size, morale out of its bounds (TM-4.1-05, TM-4.2-01).
 */
const flawsOfNation = (world: World, party: string): readonly string[] => {
  const { board, units, nations } = stateOf(world);
  const own = Object.values(units).filter(({ nation }) => nation === party);
  const { strength = 0 } = nations[party]?.garrison ?? {};
  return [
    ...(isCount(strength) ? [] : [`garrison ${String(strength)}`]),
    ...own
      .filter((unit) => !isCount(unit.strength) || !isOnBoard(board, unit.field))
      .map(({ key }) => `${key} is none`),
    ...own
      .filter((unit) => unit.kind === 'army' && (unit.morale < -1 || unit.morale > 3))
      .map(({ key }) => `morale of ${key}`),
  ];
};

interface Played {
  readonly game: RuleSystem<World>;
  readonly bot: HouseBot;
  readonly start: World;
  /** Faults of a party in this game. */
  readonly flawsOfParty: (world: World, party: string) => readonly string[];
}

/** Faults of the stored state of a realm: units nowhere or of no size, an espionage value out of its bounds (PI-05-10, PI-09-04). */
const flawsOfRealm = (world: World, party: string): readonly string[] => {
  const { realms, armies, traders } = pygmaState(world);
  const lattice = latticeOn(world.map);
  const isPlace = (field: string): boolean => {
    const address = parseFieldAddress(field);
    return address !== undefined && lattice.cellOf(address) !== undefined;
  };
  const own = armies.filter(({ owner }) => owner === party);
  const spy = realms.find(({ owner }) => owner === party)?.spy ?? 0;
  return [
    ...(isCount(world.parties[party]?.treasury ?? 0) ? [] : ['treasury']),
    ...(isCount(spy) && spy <= 200 ? [] : [`espionage ${String(spy)}`]),
    ...own.filter(({ strength }) => !isCount(strength)).map(({ id }) => `${id} of no size`),
    ...own
      .filter(({ carrier }) => carrier !== '' && !own.some((one) => armyName(one) === carrier))
      .map(({ id }) => `${id} aboard of nothing`),
    ...[...own, ...traders.filter(({ owner }) => owner === party)]
      // A record the GM just made has no field yet.
      .filter(({ field }) => field !== '' && !isPlace(field))
      .map(({ id }) => `${id} is nowhere`),
  ];
};

const PLAYED: readonly Played[] = [
  {
    game: organisation,
    bot: BOT,
    start: organisationWorld(),
    flawsOfParty: flawsOfHolding,
  },
  { game: mills, bot: houseBot(mills), start: millWorld(), flawsOfParty: () => [] },
  {
    game: moerderspiel,
    bot: houseBot(moerderspiel),
    start: achtvoelkerCampaign().world,
    flawsOfParty: flawsOfNation,
  },
  {
    game: pygma,
    bot: houseBot(pygma),
    start: rabensundCampaign().world,
    flawsOfParty: flawsOfRealm,
  },
];

const flawsOf = (
  { game, flawsOfParty }: Played,
  turn: PlayedTurn,
  isThorough: boolean,
): readonly string[] => [
  ...Object.keys(turn.proposal.world.parties).flatMap((party) =>
    flawsOfParty(turn.proposal.world, party),
  ),
  ...flawsOfBooks(turn),
  ...flawsOfLists(game, turn),
  ...(isThorough ? flawsOfFigures(game, turn) : []),
];

describe('games at random', () => {
  it.each(PLAYED.map((played) => [played.game.title.en, played] as const))(
    `%s, OS-0-03, OS-0-05, OS-19-02: nothing fails, no number is negative, books balance, records are lawful (${String(TURNS)} turns each, ${GAMES.label})`,
    (_, played) => {
      let games = 0;
      let turns = 0;
      for (const seed of GAMES.seeds()) {
        games += 1;
        played.bot.play(played.start, TURNS, seed, (turn) => {
          turns += 1;
          const flaws = flawsOf(played, turn, (seed - GAMES.seed) % THOROUGH === 0);
          if (flaws.length > 0)
            expect({ seed, turn: turn.before.clock.turn, flaws }).toEqual({ flaws: [] });
        });
      }
      expect(turns).toBe(games * TURNS);
      GAMES.tell('games:', games, 'of', GAMES.label);
    },
    24 * 60 * 60_000,
  );
});
