import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tinyCampaign, tinyWorld } from '../../testing';
import type { Underlay } from '../campaign';
import { hashOf } from './archive-bytes';
import { FILE_LIMITS, type FileLimits, imagePart, PART } from './format';
import { readCampaignArchive, readCampaignFile } from './read';
import { writeCampaign } from './stream';
import { campaignFile } from '../../testing/files';
import { underlay } from '../../testing/world';

const scan = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251);
const sketch = strToU8('a small sketch');
const [scanHash, sketchHash] = [hashOf(scan), hashOf(sketch)];

const laid = (id: string, image: string): Underlay =>
  underlay(image, { id, name: id, width: 40, height: 25, opacity: 0.5 });

const campaign = tinyCampaign(tinyWorld({}), {
  underlays: { a: laid('a', scanHash), b: laid('b', sketchHash) },
});
const images = { [scanHash]: scan, [sketchHash]: sketch };
const file = campaignFile(campaign, images);

type PartsOfFile = Record<string, Uint8Array>;

/** The file after a change of its parts and of what its manifest lists. */
const changed = (
  change: (parts: PartsOfFile, listed: Record<string, unknown>) => void,
): Uint8Array => {
  const parts: PartsOfFile = { ...unzipSync(file) };
  const manifest = JSON.parse(new TextDecoder().decode(parts[PART.manifest])) as {
    parts: Record<string, unknown>;
  };
  change(parts, manifest.parts);
  parts[PART.manifest] = strToU8(JSON.stringify(manifest));
  return zipSync(parts);
};

describe('pictures in a campaign file', () => {
  it('are read back unchanged, with the campaign', () => {
    expect(readCampaignArchive(file)).toEqual({
      ok: true,
      value: { campaign, images, missing: [] },
    });
  });

  it('are under their hash, byte for byte, for anybody who unpacks the file', () => {
    expect(unzipSync(file)[`images/${scanHash}`]).toEqual(scan);
  });

  it('do not slow down those who ask for the campaign only', () => {
    expect(readCampaignFile(file)).toEqual({ ok: true, value: campaign });
  });

  it('are the same bytes however they were passed', () => {
    const reversed = Object.fromEntries(Object.entries(images).reverse());
    expect(campaignFile(campaign, reversed)).toEqual(file);
  });

  it('are stored only if an underlay shows them', () => {
    const bare = { ...campaign, underlays: {} };
    expect(campaignFile(bare, images)).toEqual(campaignFile(bare));
  });

  it.each<[string, Uint8Array]>([
    ['was never handed over', campaignFile(campaign, { [sketchHash]: sketch })],
    [
      'was handed over under a foreign hash',
      campaignFile(campaign, { ...images, [scanHash]: sketch }),
    ],
    [
      'is gone from the archive though listed',
      changed((parts) => Reflect.deleteProperty(parts, imagePart(scanHash))),
    ],
    [
      'was changed, with a manifest that agrees',
      changed((parts, listed) => {
        parts[imagePart(scanHash)] = sketch;
        listed[imagePart(scanHash)] = sketchHash;
      }),
    ],
    [
      'lies under a name that leads elsewhere',
      changed((parts, listed) => {
        parts[`images/../${scanHash}`] = scan;
        listed[`images/../${scanHash}`] = scanHash;
        Reflect.deleteProperty(parts, imagePart(scanHash));
        Reflect.deleteProperty(listed, imagePart(scanHash));
      }),
    ],
  ])('open the campaign without a picture that %s, and name it', (_, bytes) => {
    expect(readCampaignArchive(bytes)).toEqual({
      ok: true,
      value: { campaign, images: { [sketchHash]: sketch }, missing: [scanHash] },
    });
    expect(readCampaignFile(bytes)).toEqual({ ok: true, value: campaign });
  });

  it('count towards the limits before anything is unpacked', () => {
    const bomb = changed((parts) => (parts[imagePart(scanHash)] = new Uint8Array(3_000_000)));
    expect(bomb.length).toBeLessThan(100_000);
    const limits = { ...FILE_LIMITS, bytes: 1_000_000 };
    expect(readCampaignArchive(bomb, limits)).toMatchObject({ problem: { code: 'too-large' } });
  });

  it('never make a file too large to be read again: what does not fit is named', async () => {
    const missing = async (limits: FileLimits) => {
      const written = await writeCampaign(
        campaign,
        { limits, enclosure: (hash) => Promise.resolve(images[hash]) },
        { write: () => Promise.resolve() },
      );
      return written.ok ? written.value.missing : written.problem;
    };
    expect(await missing({ ...FILE_LIMITS, bytes: 4000 })).toEqual([scanHash]);
    expect(await missing({ ...FILE_LIMITS, enclosure: 3999 })).toEqual([scanHash]);
    expect(await missing(FILE_LIMITS)).toEqual([]);
  });
});
