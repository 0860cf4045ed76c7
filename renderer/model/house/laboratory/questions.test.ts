import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { type Campaign, type RuleSystem, systems, type World } from '../../../../engine';
import { armsFrom, type Choice, lackOf, playable, startsOf } from './questions';

const startsIn = (campaign: Campaign) => {
  const system = systems[campaign.system];
  if (system === undefined) throw new Error('no game');
  const house = { campaign, system, inForce: campaign.settings };
  return { system, starts: startsOf(house, 'de', i18next.t) };
};

describe('where trial games begin', () => {
  it.each([
    [
      'alike',
      (campaign: Campaign, money: number) => ({ ...campaign.settings, 'os.start.money': money }),
    ],
  ] as const)('is for every arm a world made under its own house rules (%s)', (id, under) => {
    const campaign = seenlandCampaign();
    const { system, starts } = startsIn(campaign);
    const start = starts.find((one) => one.id === id);
    const settings = [under(campaign, 6), under(campaign, 12)];
    const arms = start === undefined ? [] : armsFrom(start, settings);
    const [poor, rich] = arms.map(({ world }) =>
      Object.values(system.parties.figures(world, {})).map(
        (own) => own['organisation.moneyHalves'],
      ),
    );
    expect(arms.map((arm) => arm.settings)).toEqual(settings);
    expect(poor?.length).toBeGreaterThan(2);
    expect(rich).toEqual(poor?.map((halves = 0) => 2 * halves));
  });

  it('is for every arm the world of the campaign, where its own is played on', () => {
    const campaign = seenlandCampaign();
    const [start] = startsIn(campaign).starts;
    const arms = start === undefined ? [] : armsFrom(start, [{}, { 'os.start.money': 12 }]);
    expect(start?.id).toBe('campaign');
    expect(arms).toHaveLength(2);
    for (const { world } of arms) expect(world).toBe(campaign.world);
  });

  it('is not a world without two parties or with an empty board', () => {
    const { world } = seenlandCampaign();
    const alone = Object.fromEntries(Object.entries(world.parties).slice(0, 1));
    expect(lackOf({}, world)).toBeUndefined();
    expect(lackOf({}, { ...world, parties: alone })).toBe('parties');
    expect(world.board && lackOf({}, { ...world, board: { ...world.board, regions: {} } })).toBe(
      'regions',
    );
  });
});

describe('what can be played', () => {
  const RULES: Choice = { id: 'edition', label: '', labels: [], arms: [{}] };
  const EXPERIMENT: Choice = { id: 'battles', label: '', labels: [] };
  const ended = seenlandCampaign();
  const whole = rabensundCampaign();
  const lonely = { ...whole, world: { ...whole.world, parties: {} } };
  /** The game without the world in which all begin alike. */
  const unmade = (system: RuleSystem<World>): RuleSystem<World> => {
    const { testWorld: _, ...laboratory } = system.laboratory ?? expect.fail('no laboratory');
    return { ...system, laboratory };
  };

  it.each([
    [
      'everything in a world that can be played',
      whole,
      [RULES, EXPERIMENT],
      [RULES, EXPERIMENT],
      undefined,
    ],
    [
      'only what needs no world elsewhere, and why',
      lonely,
      [RULES, EXPERIMENT],
      [EXPERIMENT],
      'parties',
    ],
    ['nothing elsewhere, and why', lonely, [RULES], [], 'parties'],
    ['what needs no world, without a word', lonely, [EXPERIMENT], [EXPERIMENT], undefined],
  ] as const)('is %s', (_, campaign, all, choices, lack) => {
    const system = unmade(startsIn(campaign).system);
    const house = { system, campaign, inForce: campaign.settings };
    const starts = startsOf(house, 'de', i18next.t);
    expect(playable(all, starts, house)).toEqual({ choices, lack });
  });

  it('is everything, without a word, where nobody is but all can begin alike', () => {
    const { starts, system } = startsIn(lonely);
    expect(starts.map(({ id }) => id)).toEqual(['alike']);
    const choices = [RULES, EXPERIMENT];
    expect(playable(choices, starts, { system, campaign: lonely })).toEqual({
      choices,
      lack: undefined,
    });
  });

  it.each([
    ['only what needs no world where every start is at its end', () => true, [], [EXPERIMENT]],
    [
      'everything from a new beginning where the campaign is at its end',
      (world: World) => world === ended.world,
      ['alike'],
      [RULES, EXPERIMENT],
    ],
  ] as const)('is %s, with a word about it', (_, isOver, ids, choices) => {
    const { system } = startsIn(ended);
    const { laboratory = expect.fail('no laboratory') } = system;
    const over = { ...system, laboratory: { ...laboratory, isOver } };
    const house = { system: over, campaign: ended, inForce: ended.settings };
    const starts = startsOf(house, 'de', i18next.t);
    expect(starts.map(({ id }) => id)).toEqual(ids);
    expect(playable([RULES, EXPERIMENT], starts, house)).toEqual({ choices, lack: 'over' });
  });
});
