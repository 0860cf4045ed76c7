import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../assets/examples/tharos';
import { systems } from '../systems/registry';
import { latticeOf } from './fields';
import { nextSteps } from './next-steps';

const { world, settings } = tharosCampaign();
const orders = systems['waben']?.orders ?? expect.fail();

/** The steps of a unit of Tharos after a way, and how often its letter alone was read for them. */
const stepsAfter = (name: string, code: string, ...path: readonly string[]) => {
  let readings = 0;
  const counted = {
    ...orders,
    read: (...[text, ...rest]: Parameters<typeof orders.read>) => {
      if (text === '') readings += 1;
      return orders.read(text, ...rest);
    },
  };
  const order = { party: 'tha', name, path, code };
  const steps = nextSteps(counted, order, { text: '', world, settings }, latticeOf(world.map));
  return { steps, readings };
};

describe('the steps after a drawn way', () => {
  it('say of one that is not made only what stops it', () => {
    const { steps } = stepsAfter('103', 'KH', '210/04');
    const barred = steps.find(({ field }) => field === '002/23');
    expect(barred?.objections.map(({ code }) => code)).toEqual(['F-PATH-DOMAIN']);
  });

  it('say of one for which the points do not suffice that they do not', () => {
    const { steps } = stepsAfter('101', 'KV', '210/19', '210/20', '210/21');
    const barred = steps.find(({ field }) => field === '210/22');
    expect(barred?.objections.map(({ code }) => code)).toEqual(['F-ADV-POINTS']);
  });

  it('read the letter once', () => {
    const { steps, readings } = stepsAfter('101', 'KV', '210/19');
    expect(steps).toHaveLength(6);
    expect(readings).toBe(1);
  });
});
