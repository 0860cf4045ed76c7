import fc from 'fast-check';
import { strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { joinedBytes } from '../../kernel';
import { tinyCampaign, tinyWorld } from '../../testing';
import { anyCampaign } from '../../testing/arbitrary-campaign';
import type { Campaign, Underlay } from '../campaign';
import { hashOf } from './archive-bytes';
import { type ByteSource, sourceOf } from './bytes';
import { CAMPAIGN_VERSION, imagePart, PART } from './format';
import { peekCampaign, readCampaign, writeCampaign, type WriteOptions } from './stream';
import { RANGE_BYTES } from './unpack';
import { campaignFile } from '../../testing/files';
import { times } from '../../testing/trials';
import { underlay } from '../../testing/world';

const sketch = (image: string): Underlay =>
  underlay(image, { id: image.slice(0, 8), name: 'Scan', width: 40, height: 25, opacity: 1 });

/** Bytes that do not pack: as scans are. */
const noise = (length: number, seed: number): Uint8Array => {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
};

const scans = Array.from({ length: 4 }, (_, index) => noise(400_000, index + 1));
const images = Object.fromEntries(scans.map((scan) => [hashOf(scan), scan]));
const campaign: Campaign = tinyCampaign(tinyWorld({}), {
  underlays: Object.fromEntries(
    Object.keys(images).map((hash) => [hash.slice(0, 8), sketch(hash)]),
  ),
});

const written = async (of: Campaign, options: Partial<WriteOptions> = {}) => {
  const chunks: Uint8Array[] = [];
  const result = await writeCampaign(
    of,
    { enclosure: (hash) => Promise.resolve(images[hash]), ...options },
    {
      write: (chunk) => {
        chunks.push(chunk.slice());
        return Promise.resolve();
      },
    },
  );
  const bytes = joinedBytes(chunks);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return { ...result.value, chunks, file: bytes };
};

/** A source that notes how much was asked for at once, and of how much of the file. */
const watched = (bytes: Uint8Array) => {
  const asked: number[] = [];
  const source: ByteSource = {
    size: bytes.length,
    read: (from, to) => {
      asked.push(to - from);
      return sourceOf(bytes).read(from, to);
    },
  };
  return { source, asked };
};

const keptBy = () => {
  const kept: Record<string, Uint8Array> = {};
  const keep = (hash: string, bytes: Uint8Array): Promise<void> => {
    kept[hash] = bytes;
    return Promise.resolve();
  };
  return { kept, keep };
};

describe('a campaign file written and read piece by piece', () => {
  it('is read back unchanged, again and again with the same bytes (property)', async () => {
    await fc.assert(
      fc.asyncProperty(anyCampaign, async (any) => {
        const first = await written(any);
        const read = await readCampaign(sourceOf(first.file), () => Promise.resolve());
        if (!read.ok) expect.fail(JSON.stringify(read.problem));
        expect(read.value.campaign).toStrictEqual(any);
        expect((await written(read.value.campaign)).sha256).toBe(first.sha256);
      }),
      times(25),
    );
  });

  it('is the same bytes as one written in memory, and returns its size and hash', async () => {
    const { file, bytes, sha256, missing } = await written(campaign);
    expect(hashOf(campaignFile(campaign, images))).toBe(sha256);
    expect({ bytes, sha256, missing }).toEqual({
      bytes: file.length,
      sha256: hashOf(file),
      missing: [],
    });
  });

  it('asks for one enclosure at a time and passes on no more than a part of one', async () => {
    let [open, most] = [0, 0];
    const { chunks } = await written(campaign, {
      enclosure: async (hash) => {
        open += 1;
        most = Math.max(most, open);
        await Promise.resolve();
        open -= 1;
        return images[hash];
      },
    });
    expect(most).toBe(1);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(600_000);
  });

  it('is never asked for more than a range at once, and for no byte of a scan twice', async () => {
    const { file } = await written(campaign);
    const { source, asked } = watched(file);
    const { kept, keep } = keptBy();
    const read = await readCampaign(source, keep);
    expect(read).toEqual({ ok: true, value: { campaign, missing: [] } });
    expect(Object.keys(kept).sort()).toEqual(Object.keys(images).sort());
    expect(Object.entries(kept).every(([hash, bytes]) => hashOf(bytes) === hash)).toBe(true);
    expect(Math.max(...asked)).toBeLessThanOrEqual(RANGE_BYTES);
    // Small parts are asked for with what follows them, no more than a range each.
    expect(asked.reduce((sum, size) => sum + size, 0)).toBeLessThan(file.length * 1.1 + 65_557);
  });

  it('is summarised without reading its world', async () => {
    const { file } = await written(campaign);
    const { source, asked } = watched(file);
    const peek = await peekCampaign(source);
    expect(peek).toMatchObject({
      ok: true,
      value: {
        manifest: { version: CAMPAIGN_VERSION, system: 'waben' },
        summary: { id: campaign.id, name: campaign.name, turn: 1, moon: 3 },
      },
    });
    expect(asked.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
  });

  it('contains tables for people, which change nothing and are not read', async () => {
    const readable = [{ name: 'konten.csv', text: 'Reich;Gold' }];
    const { file } = await written(campaign, { readable, edition: '1.02' });
    const parts = unzipSync(file);
    expect(parts['readable/konten.csv']).toEqual(strToU8('Reich;Gold'));
    expect(parts['LIESMICH.txt']?.length).toBeGreaterThan(300);
    expect(JSON.parse(new TextDecoder().decode(parts[PART.manifest]))).toMatchObject({
      systems: [{ id: 'waben', edition: '1.02' }],
      parts: { 'readable/konten.csv': { bytes: 10 } },
    });
    const bent = file.slice();
    const place = new TextDecoder('latin1').decode(file).indexOf('readable/konten.csv') + 20;
    bent[place] = (bent[place] ?? 0) ^ 0xff;
    expect(await readCampaign(sourceOf(bent), () => Promise.resolve())).toMatchObject({
      ok: true,
      value: { campaign },
    });
  });

  it('stores nothing of a file whose campaign cannot be read, and nothing of a later version', async () => {
    const { file } = await written(campaign);
    const text = new TextDecoder('latin1').decode(file);
    const torn = file.slice();
    const place = text.indexOf(PART.units) + PART.units.length;
    torn[place] = (torn[place] ?? 0) ^ 0xff;
    const { kept, keep } = keptBy();
    expect((await readCampaign(sourceOf(torn), keep)).ok).toBe(false);
    expect(kept).toEqual({});
  });

  it('names an enclosure whose bytes do not match its hash, and keeps the others', async () => {
    const [first = '', ...others] = Object.keys(images).sort();
    const { file } = await written(campaign);
    const bent = file.slice();
    const place = new TextDecoder('latin1').decode(file).indexOf(imagePart(first)) + 2000;
    bent[place] = (bent[place] ?? 0) ^ 1;
    const { kept, keep } = keptBy();
    const read = await readCampaign(sourceOf(bent), keep);
    expect(read).toMatchObject({ ok: true, value: { missing: [first] } });
    expect(Object.keys(kept).sort()).toEqual(others);
  });

  it('fails with its source, its sink and its store, whatever their error', async () => {
    const { file } = await written(campaign);
    const full = () => Promise.reject(new Error('full'));
    await expect(readCampaign(sourceOf(file), full)).rejects.toThrow('full');
    await expect(
      readCampaign({ size: file.length, read: full }, () => Promise.resolve()),
    ).rejects.toThrow('full');
    await expect(
      writeCampaign(campaign, { enclosure: () => Promise.resolve(undefined) }, { write: full }),
    ).rejects.toThrow('full');
  });
});
