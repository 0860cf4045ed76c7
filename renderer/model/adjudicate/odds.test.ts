import { describe, expect, it } from 'vitest';
import { createLocalRunner, type Runner } from '../runner';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import { computeOdds, createOddsState, type OddsJob, type OddsOutcome } from './odds';
import { jobOf } from './trial';

const job = (fight: string): OddsJob => ({
  ...jobOf({
    ...tharosCampaign(),
    sheets: { tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '' } },
  }),
  fight,
  runs: 5,
});

/** A runner that counts what it is asked, and answers with nothing known. */
const counting = (): { readonly runner: Runner<OddsJob, never, OddsOutcome>; asked: number } => {
  const counter = {
    asked: 0,
    runner: createLocalRunner<OddsJob, never, OddsOutcome>(
      () => {
        counter.asked += 1;
        return { kind: 'none' };
      },
      { cancelled: { kind: 'cancelled' }, broken: { kind: 'failed' } },
    ),
  };
  return counter;
};

describe('what usually happens in a fight', () => {
  it('is unknown for a fight that the turn does not have, and for an unknown game', () => {
    expect(computeOdds(job('fight/nowhere'))).toEqual({ kind: 'none' });
    expect(computeOdds({ ...job('fight/nowhere'), system: 'halma' })).toEqual({ kind: 'none' });
  });

  it('is worked out once for each name', async () => {
    const counter = counting();
    const desk = createOddsState(counter.runner);
    await desk.getState().ask('one', job('one'));
    await desk.getState().ask('other', job('other'));
    await desk.getState().ask('one', job('one'));
    expect(counter.asked).toBe(2);
    expect(desk.getState()).toMatchObject({ asked: 'one', outcome: { kind: 'none' } });
  });

  it('belongs to the fight asked last, whichever answer comes first', async () => {
    const desk = createOddsState(counting().runner);
    const first = desk.getState().ask('one', job('one'));
    const second = desk.getState().ask('other', job('other'));
    await Promise.all([first, second]);
    expect(desk.getState()).toMatchObject({ asked: 'other', outcome: { kind: 'none' } });
  });
});
