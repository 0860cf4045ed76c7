import { afterEach, expect, it, vi } from 'vitest';
import { smallWorld } from '../state/windows-testing/browser';
import { chooseNet, chosenNet } from '../state/preferences';
import { storage } from '../storage';
import { origin } from '../storage/testing';
import { removeCampaign } from './remove';

afterEach(() => vi.unstubAllGlobals());

it('forgets the net of a campaign that is deleted for good', async () => {
  const id = await storage.create(smallWorld(), origin);
  vi.stubGlobal('navigator', {});
  chooseNet(id, 7);
  expect(await removeCampaign(id)).toBe('removed');
  expect(chosenNet(id)).toBe(0);
});
