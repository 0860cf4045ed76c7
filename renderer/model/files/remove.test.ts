import { expect, it } from 'vitest';
import { smallWorld } from '../state/windows-testing/browser';
import { chooseNet, chosenNet } from '../state/chosen-net';
import { storage } from '../storage';
import { origin } from '../storage/testing';
import { removeCampaign } from './remove';

it('forgets the net of a campaign that is deleted for good', async () => {
  const id = await storage.create(smallWorld(), origin);
  chooseNet(id, 7);
  expect(await removeCampaign(id)).toBe('removed');
  expect(chosenNet(id)).toBe(0);
});
