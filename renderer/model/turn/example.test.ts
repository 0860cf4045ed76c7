import { describe, expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import { achtvoelkerInRound } from '../../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../../assets/examples/kaltersommer';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { receiveDocuments, systems } from '../../../engine';
import { storage } from '../storage';
import { origin } from '../storage/testing';
import { examplePost, hasExamplePost } from './example';
import { gather } from '../letters/gather';
import { suggesterOf } from '../../screens/orders/inbox/model/suggest';

describe('the post of the larger example', () => {
  it('is ready for its campaign in the turn it was written for, and for no other', () => {
    const acht = achtCampaign();
    expect(hasExamplePost(acht)).toBe(true);
    expect(hasExamplePost(tharosCampaign())).toBe(false);
    const clock = { ...acht.world.clock, turn: 59 };
    expect(hasExamplePost({ ...acht, world: { ...acht.world, clock } })).toBe(false);
  });

  it('is a file for each of the eight parties, word for word', async () => {
    const files = await examplePost(achtCampaign());
    const texts = await Promise.all(
      files.map(async ({ name, bytes }) => [name, new TextDecoder().decode(await bytes)]),
    );
    expect(Object.fromEntries(texts)).toEqual(
      Object.fromEntries(
        Object.entries(achtLetters).map(([party, text]) => [`${party}.txt`, text]),
      ),
    );
    expect(files).toHaveLength(8);
  });

  it('is the thread and the private messages where a game is played in public', async () => {
    const campaign = achtvoelkerInRound();
    expect(hasExamplePost(campaign)).toBe(true);
    expect(hasExamplePost({ ...campaign, id: 'achtvoelker-2' })).toBe(true);
    expect((await examplePost(campaign)).map(({ name }) => name)).toEqual([
      'Spielthread.txt',
      'Private Nachrichten.txt',
    ]);
    expect(await examplePost(tharosCampaign())).toEqual([]);
  });

  it('is clear by its senders where orders name no units', async () => {
    const campaign = kalterSommerCampaign();
    const game = systems[campaign.system];
    if (game === undefined) throw new Error('the game is missing');
    const id = await storage.create(campaign, origin);
    const files = await examplePost(campaign);
    const { documents } = await gather(id, files, '1984-09-24T18:00:00Z');
    const received = receiveDocuments(campaign, documents).campaign;
    const suggest = suggesterOf(received, game.orders);
    const found = Object.values(received.inbox).map((item) => suggest(item));
    expect(found.map((one) => [one?.party.key, one?.isClear]).toSorted()).toEqual(
      Object.keys(campaign.world.parties)
        .map((key) => [key, true])
        .toSorted(),
    );
  });
});
