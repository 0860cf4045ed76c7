import { describe, expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { correctedText, latticeOf, settingsInForce, systems } from '../../../../engine';
import { wayPaths, waysOf } from './ways';

const campaign = rabensundCampaign();
const { world } = campaign;
const settings = settingsInForce(campaign);
const pygma = systems['pygma'] ?? expect.fail();
const sheet = campaign.sheets['kar'];
const written = sheet === undefined ? '' : correctedText(sheet);
const readingOf = (text: string) => pygma.orders.read(text, 'kar', world, settings);

describe('the ways a letter orders', () => {
  it('begin at the field of the unit and go through every field it enters', () => {
    expect(waysOf(pygma, readingOf(written), world, settings)).toEqual([
      { unit: 1, fields: ['032/47', '032/48'], steps: 1 },
      { unit: 2, fields: ['032/33', '032/39', '032/45'], steps: 2 },
      { unit: 3, fields: ['032/33', '032/40', '032/46'], steps: 2 },
    ]);
  });

  it('are drawn with the steps that cannot be made marked as dropped, the chosen one highlighted', () => {
    const far = written.replace('2/39 | 2/45', '2/39, 2/45, 2/44 | 2/38');
    const ways = waysOf(pygma, readingOf(far), world, settings);
    const paths = wayPaths(2, { line: '#123', badge: '#456' }, latticeOf(world.map), ways);
    expect(paths.map(({ active }) => active)).toEqual([false, true, false]);
    expect(paths[1]?.stops.map(({ kind }) => kind)).toEqual([
      'start',
      'done',
      'end',
      'dropped',
      'dropped',
    ]);
  });
});
