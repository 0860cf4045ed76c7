import { describe, expect, it } from 'vitest';
import { type Campaign, readCampaignFile } from '../../../engine';
import { goTo, perform } from './document';
import { createDisk, example, moment, note, origin } from './testing';
import { campaignFile } from '../../../engine/testing/files';

const kept: NonNullable<Campaign['kept']> = {
  'manifest.json': { madeBy: 'hand' },
  'campaign.json': { flag: [1, { deep: null }] },
  'weather.jsonl': { a: { wind: 3 }, b: null },
  'empty.jsonl': {},
};

describe('what a file held that nobody knows', () => {
  it('survives the database, an act, its undoing and the next file', async () => {
    const disk = createDisk();
    const { storage } = disk.start();
    const id = await storage.create({ ...example(), kept }, origin);
    const before = await storage.read(id);
    if (before === undefined) expect.fail('not stored');
    expect(before.campaign.kept).toEqual(kept);
    const act = perform(before, note('210/19', 'Rast'), moment(1));
    if (act === undefined) expect.fail('nothing performed');
    await storage.commit(act.commit);
    const patches = await storage.patchesOf(id, 1);
    if (patches === undefined) expect.fail('no patches');
    const back = goTo(act.document, 0, [patches], moment(2));
    expect(back.document.campaign).toEqual(before.campaign);
    await storage.commit(back.commit);
    const after = await disk.start().storage.read(id);
    expect(after?.campaign.kept).toEqual(kept);
    const file = readCampaignFile(campaignFile(after?.campaign ?? example()));
    expect(file.ok && file.value.kept).toEqual(kept);
  });
});
