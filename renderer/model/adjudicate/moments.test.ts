import { describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { systems, turnInputOf } from '../../../engine';
import { createLocalRunner, remembering } from '../runner';
import {
  createMoments,
  type MomentJob,
  type MomentOutcome,
  momentsOverTurns,
  nothingButBefore,
} from './moments';
import { jobOf } from './trial';

const campaign = seenlandCampaign();
const job = (phase: string): MomentJob => ({ ...jobOf(campaign), phase });

/** A runner that counts the jobs it is given. */
const counting = () => {
  const asked: string[] = [];
  const compute = momentsOverTurns();
  const runner = createLocalRunner<MomentJob, never, MomentOutcome>(
    (one) => {
      asked.push(one.phase);
      return compute(one);
    },
    { cancelled: { kind: 'cancelled' }, broken: { kind: 'failed' } },
  );
  return { asked, runner };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the moment of a phase', () => {
  it('is the world after it and that after the phase before it, of the first one that of the turn', () => {
    const worlds = systems['organisation']?.moments(turnInputOf(campaign)) ?? [];
    const compute = momentsOverTurns();
    const phases = systems['organisation']?.phases ?? [];
    for (const [index, phase] of phases.entries())
      expect(compute(job(phase))).toEqual({
        kind: 'done',
        phase,
        after: worlds[index],
        before: worlds[index - 1] ?? campaign.world,
      });
  });

  it('is none for an unknown phase or game; every other one has it', () => {
    const compute = momentsOverTurns();
    expect(compute(job('nothing'))).toEqual({ kind: 'none' });
    expect(compute({ ...job('event'), system: 'halma' })).toEqual({ kind: 'none' });
    expect(compute({ ...jobOf(tharosCampaign()), phase: 'march' })).toMatchObject({
      kind: 'done',
      phase: 'march',
    });
  });

  it('crosses from its worker as what the phases changed, not as two worlds', async () => {
    const carryOut = remembering(momentsOverTurns(), nothingButBefore);
    const told = { base: 0, version: 1, patch: { value: structuredClone(job('income')) } };
    const answer = await carryOut(told, () => true);
    expect(JSON.stringify(answer).length).toBeLessThan(JSON.stringify(campaign.world).length / 2);
  });

  it('of a run is computed once; of several asked for meanwhile the last one is', async () => {
    const { asked, runner } = counting();
    const moments = createMoments(runner);
    const basis = { ...campaign };
    for (const phase of ['event', 'act', 'income', 'upkeep'])
      moments.getState().ask(basis, campaign, phase);
    await settled();
    expect(asked).toEqual(['event', 'upkeep']);
    moments.getState().ask(basis, campaign, 'event');
    await settled();
    expect(asked).toHaveLength(2);
    expect([...moments.getState().kept.keys()]).toEqual(['event', 'upkeep']);
    moments.getState().ask({ ...campaign }, campaign, 'event');
    expect(moments.getState().kept.size).toBe(2);
    await settled();
    expect([...moments.getState().kept.keys()]).toEqual(['event']);
    moments.getState().ask(basis, campaign, 'nothing');
    await settled();
    expect(moments.getState().hasFailed).toBe(true);
  });
});
