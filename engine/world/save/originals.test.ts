import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tinyCampaign, tinyWorld } from '../../testing';
import type { InboxItem } from '../open-turn';
import { hashOf } from './archive-bytes';
import { FILE_LIMITS, originalPart } from './format';
import { originalsOf } from './images';
import { readCampaignArchive } from './read';
import { writeCampaign } from './stream';
import { campaignFile } from '../../testing/files';

const mail = strToU8('From: a\r\n\r\n101 KH');
const scan = strToU8('%PDF-1.4');
const [mailHash, scanHash] = [hashOf(mail), hashOf(scan)];

const item = (id: string, turn: number, original: string | null): InboxItem => ({
  id,
  turn,
  receivedAt: '2026-01-01T00:00:00.000Z',
  name: id,
  format: 'mail',
  original,
  sender: '',
  text: '101 KH',
  party: null,
  status: 'open',
});

const inbox = { a: item('a', 1, mailHash), b: item('b', 2, scanHash), c: item('c', 2, null) };
const campaign = tinyCampaign(tinyWorld({}), { inbox });
const originals = { [mailHash]: mail, [scanHash]: scan };
const file = campaignFile(campaign, originals);

describe('documents as they came, in a campaign file', () => {
  it('lie byte for byte under their hash and come back with the campaign', () => {
    expect(unzipSync(file)[originalPart(mailHash)]).toEqual(mail);
    expect(readCampaignArchive(file)).toEqual({
      ok: true,
      value: { campaign, images: originals, missing: [] },
    });
  });

  it('that are missing or changed are named, and the rest opens', () => {
    const parts = unzipSync(file);
    Reflect.deleteProperty(parts, originalPart(mailHash));
    parts[originalPart(scanHash)] = mail;
    expect(readCampaignArchive(zipSync(parts))).toEqual({
      ok: true,
      value: { campaign, images: {}, missing: [scanHash, mailHash] },
    });
  });

  it('of the latest turns find room first', async () => {
    expect(originalsOf(campaign)).toEqual([scanHash, mailHash]);
    const asked: string[] = [];
    const written = await writeCampaign(
      campaign,
      {
        limits: { ...FILE_LIMITS, parts: 2 },
        enclosure: (hash) => {
          asked.push(hash);
          return Promise.resolve(originals[hash]);
        },
      },
      { write: () => Promise.resolve() },
    );
    expect([asked, written.ok ? written.value.missing : written.problem]).toEqual([
      [scanHash, mailHash],
      [mailHash],
    ]);
  });
});
