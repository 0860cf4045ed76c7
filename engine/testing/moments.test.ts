import { describe, expect, it } from 'vitest';
import { coveredFrom, openPart, type RuleSystem, type TurnInput } from '../kernel';
import { organisation } from '../systems/organisation';
import { waben } from '../systems/waben';
import type { World } from '../world';
import { mills } from './mills';
import { millWorld } from './mills/campaign';
import { organisationSamples } from './organisationSamples';
import { playedTurns } from './played';
import { computed, there } from './there';

const millInput: TurnInput<World> = {
  world: millWorld(),
  orders: { anna: 'BAUE Mühle in Hochland' },
  settings: {},
  rulings: {},
  seed: 'demo',
};

const GAMES: readonly (readonly [name: string, RuleSystem<World>, TurnInput<World>])[] = [
  ['mills', mills, millInput],
  ...organisationSamples.map(
    ({ name, input }) => [`organisation, ${name}`, organisation, input] as const,
  ),
  ...playedTurns.slice(0, 2).map(({ name, input }) => [`waben, ${name}`, waben, input] as const),
];

describe('the moments of a turn', () => {
  it.each(GAMES)('are one for each phase and end as the turn does (%s)', (_, system, input) => {
    const moments = system.moments(input);
    const after = there(system.adjudicate(input)?.world, 'cancelled by nobody');
    expect(moments).toHaveLength(system.phases.length);
    const { clock } = input.world;
    expect(after.clock.turn).toBe(clock.turn + 1);
    expect(moments.at(-1)).toEqual({ ...after, clock: moments.at(-1)?.clock });
    expect(JSON.stringify(system.moments(input))).toBe(JSON.stringify(moments));
  });

  it('show what a phase changed, and nothing of those after it', () => {
    const [built, ground] = mills.moments(millInput);
    const treasuryOf = (world: World | undefined) => world?.parties['anna']?.treasury;
    const before = millInput.world.parties['anna']?.treasury ?? 0;
    expect(treasuryOf(built)).toBe(before - 5);
    expect(treasuryOf(ground)).toBeGreaterThan(before - 5);
  });
});

describe('the stage from which on a run is covered', () => {
  const covered = there(
    organisationSamples.find(({ name }) => name.includes('a war')),
    'no sample with a war',
  );
  const { input } = covered;
  const proposal = computed(organisation, input);

  it('is the phase of the war; revealed, it is behind the last one', () => {
    expect(proposal.stages[coveredFrom(proposal, {})]?.phase).toBe('act');
    const open = openPart(proposal, input);
    expect(coveredFrom(open, {})).toBe(open.stages.length);
    const reveal = { key: '1/war/orden/1/revealed', value: true, reason: 'laid open' };
    expect(coveredFrom(proposal, { [reveal.key]: reveal })).toBe(proposal.stages.length);
  });

  it('has the dice of the war behind it, and those of the phases before visible', () => {
    const of = (purpose: string) => proposal.rolls?.filter((one) => one.purpose === purpose) ?? [];
    expect(of('war').length).toBeGreaterThan(0);
    expect(of('war').every(({ coveredUntil }) => coveredUntil !== undefined)).toBe(true);
    expect(of('event').every(({ coveredUntil }) => coveredUntil === undefined)).toBe(true);
    const inPhase = proposal.stages.flatMap(({ phase, rolls = [0, 0] }) =>
      (proposal.rolls ?? []).slice(...rolls).map(({ purpose }) => `${phase} ${purpose}`),
    );
    expect(inPhase).toHaveLength(proposal.rolls?.length ?? 0);
    expect(inPhase).toContain('event event');
    expect(inPhase).toContain('act war');
  });
});
