import { expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { latticeOf, nextSteps, systems } from '../../../../engine';
import { wordsOf } from '../../../kit/text/words';
import { stepMarks } from './use-steps';

it('marks what is left in every field beside the way, and with a cross where the way would end', () => {
  const { world, settings } = tharosCampaign();
  const lattice = latticeOf(world.map);
  const orders = systems['waben']?.orders ?? expect.fail();
  const order = { party: 'tha', name: '101', path: ['210/19', '210/20'], code: 'KV' };
  const steps = nextSteps(orders, order, { text: '', world, settings }, lattice);
  const [path] = stepMarks(lattice, steps, wordsOf('de', 'waben'));
  expect(path?.stops.map(({ label, kind }) => `${label} ${kind}`)).toEqual([
    '× dropped',
    '2 end',
    '× dropped',
    '× dropped',
    '2 end',
    '× dropped',
  ]);
  expect(stepMarks(lattice, [], wordsOf('de', 'waben'))).toEqual([]);
});
