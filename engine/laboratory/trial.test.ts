import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../assets/examples/kaltersommer';
import { rabensundCampaign } from '../../assets/examples/rabensund';
import { seenlandCampaign } from '../../assets/examples/seenland';
import { tharosCampaign } from '../../assets/examples/tharos';
import type { RuleSystem } from '../kernel';
import { systems } from '../systems/registry';
import { someOf } from '../testing/trials';
import type { Campaign, World } from '../world';
import { ALL_PARTIES } from './game';
import { playersLetters } from './player';
import { playTrial, type TrialArm, trialFigures, type TrialSubject } from './trial';
import { there } from '../testing/there';

const EXAMPLES: Readonly<Record<string, () => Campaign>> = {
  waben: tharosCampaign,
  organisation: seenlandCampaign,
  moerderspiel: achtvoelkerCampaign,
  eroberung: kalterSommerCampaign,
  pygma: rabensundCampaign,
};

const GAMES = Object.values(systems).map((game) => [game.title.en, game] as const);

/** Those first of which a turn takes least time. */
const QUICK_FIRST = GAMES.toSorted(
  ([, one], [, other]) => Number(other.id === 'organisation') - Number(one.id === 'organisation'),
);

/** What games are played from. */
const beginningOf = ({ id }: RuleSystem<World>): TrialArm => {
  const campaign = there(EXAMPLES[id]?.(), `no example of ${id}`);
  const { settings, world } = campaign;
  return { settings, world };
};

it.each(GAMES)(
  '%s: games leave the world as it is and come to a figure in every measure',
  (_, game) => {
    const { world, settings } = beginningOf(game);
    const subject: TrialSubject = { kind: 'game', turns: 1, arms: [{ world, settings }] };
    const before = structuredClone(world);
    const [first = {}] = playTrial(game, { subject, seed: 'a' }) ?? [];
    expect(world).toEqual(before);
    for (const party of [ALL_PARTIES, ...Object.keys(world.parties)]) {
      const ids = trialFigures(game, subject, party).map(({ id }) => id);
      expect(Object.keys(first[party] ?? {}).toSorted()).toEqual(ids.toSorted());
      for (const id of ids) expect(Number.isFinite(first[party]?.[id]), id).toBe(true);
    }
  },
);

it.each(someOf(QUICK_FIRST, { small: 1, middle: 1 }))(
  '%s: games are the same under the same rules and seed',
  (_, game) => {
    const { world, settings } = beginningOf(game);
    const arms = [settings, { ...settings }].map((one) => ({ world, settings: one }));
    const subject: TrialSubject = { kind: 'game', turns: 1, arms };
    const [first, second] = playTrial(game, { subject, seed: 'a' }) ?? [];
    expect(first).toBeDefined();
    expect(second).toEqual(first);
  },
);

const TEST_WORLDS = GAMES.flatMap(([title, game]) => {
  const make = game.laboratory?.testWorld;
  return make === undefined ? [] : [[title, game, make({})] as const];
});

it.each(TEST_WORLDS)(
  '%s: in the test world all begin alike, nothing objects to what they have, and there is something to do',
  (_, game, world) => {
    const figures = Object.values(game.parties.figures(world, {}));
    expect(figures.length).toBeGreaterThan(2);
    for (const own of figures) expect(own).toEqual(figures[0]);
    const objections = Object.keys(world.parties).flatMap(
      (party) => game.parties.objections?.(world, 'party', party, {}) ?? [],
    );
    expect(objections).toEqual([]);
    const letters = Object.values(playersLetters(game, world, {}, 'a'));
    expect(letters.filter((text) => text !== '').length).toBe(letters.length);
  },
);

describe('players of the program', () => {
  const { world, settings } = seenlandCampaign();
  const game = there(systems['organisation'], 'no game');
  const lettersOf = (seed: string) => playersLetters(game, world, settings, seed);

  it('write letters, other ones with another seed', () => {
    expect(Object.keys(lettersOf('a'))).toEqual(Object.keys(world.parties));
    expect(lettersOf('a')).toEqual(lettersOf('a'));
    expect(lettersOf('a')).not.toEqual(lettersOf('b'));
  });

  it('try what they think of and leave out what the rules refuse', () => {
    const seeds = ['a', 'b', 'c', 'd'];
    const [rows, refused] = seeds.reduce(
      ([all, no], seed) => {
        const orders = lettersOf(seed);
        const proposal = game.adjudicate({ world, orders, settings, rulings: {}, seed });
        const written = Object.values(orders).flatMap((text) => text.split('\n'));
        const findings = proposal?.findings.filter(({ severity }) => severity === 'REJECT') ?? [];
        return [all + written.length, no + findings.length];
      },
      [0, 0],
    );
    expect(rows).toBeGreaterThan(20);
    expect(refused).toBeLessThan(rows / 10);
  });

  it('stop when they are cancelled', () => {
    const subject = { kind: 'game', turns: 2, arms: [{ world, settings }] } as const;
    expect(playTrial(game, { subject, seed: 'a' }, () => false)).toBeUndefined();
  });
});

const EXPERIMENTS = Object.values(systems).flatMap((game) =>
  (game.laboratory?.experiments ?? []).map((one) => [game.title.en, one.id, game] as const),
);

it.each(EXPERIMENTS)(
  '%s: the experiment %s comes to a figure in every measure of every arm',
  (_, id, game) => {
    const subject = { kind: 'experiment', id } as const;
    const played = playTrial(game, { subject, seed: 'a' }) ?? [];
    const arms = game.laboratory?.experiments?.find((one) => one.id === id)?.arms ?? [];
    const measures = trialFigures(game, subject).map((one) => one.id);
    expect(played).toHaveLength(arms.length);
    for (const figures of played)
      expect(Object.keys(figures[ALL_PARTIES] ?? {}).toSorted()).toEqual(measures.toSorted());
    expect(playTrial(game, { subject, seed: 'a' })).toEqual(played);
  },
);
