import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hashOf } from './archive-bytes';
import { CAMPAIGN_VERSION, FILE_LIMITS, PART, sheetPart } from './format';
import { readCampaignArchive } from './read';
import { campaignFile } from '../../testing/files';

const page = readFileSync(new URL('../../../docs/file-format.md', import.meta.url), 'utf8');

/** The JSON examples of the page by the part they are an example of. */
const examples: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...page.matchAll(/### `([^`]+)`[^#]*?```json\n(.*?)```/gs)].map(([, part = '', json = '']) => [
    part,
    JSON.parse(json) as unknown,
  ]),
);
const sheet = '101\t8.000\tK\r\n';

/** A part in its file format: a collection line by line. */
const partText = (part: string, json: unknown): string =>
  part.endsWith('.jsonl')
    ? Object.entries(json as Readonly<Record<string, unknown>>)
        .map(([key, value]) => `${JSON.stringify({ key, value })}\n`)
        .join('')
    : JSON.stringify(json);

/** Content of a part of a written file, as the page shows it. */
const shown = (part: string, text: string): unknown =>
  part.endsWith('.jsonl')
    ? Object.fromEntries(
        text
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as { key: string; value: unknown })
          .map(({ key, value }) => [key, value]),
      )
    : (JSON.parse(text) as unknown);

/** A file of the examples of the page, with a manifest as the page describes it. */
const fileOfExamples = (): Uint8Array => {
  const parts: Record<string, Uint8Array> = { [sheetPart('tha')]: strToU8(sheet) };
  for (const [part, json] of Object.entries(examples)) {
    if (part !== PART.manifest) parts[part] = strToU8(partText(part, json));
  }
  const listed = Object.fromEntries(
    Object.entries(parts).map(([part, bytes]) => [
      part,
      { sha256: hashOf(bytes), bytes: bytes.length },
    ]),
  );
  const manifest = { ...(examples[PART.manifest] as object), parts: listed };
  return zipSync({ ...parts, [PART.manifest]: strToU8(JSON.stringify(manifest)) });
};

describe('the page about the file format', () => {
  it('has an example of every part', () => {
    expect(Object.keys(examples).sort()).toEqual(Object.values(PART).sort());
  });

  it('is correct: its examples are a file the program reads and writes', () => {
    const result = readCampaignArchive(fileOfExamples());
    if (!result.ok) expect.fail(JSON.stringify(result.problem));
    expect(result.value.missing).toEqual(['ab', 'ef', 'cd'].map((byte) => byte.repeat(32)));
    expect(result.value.campaign.sheets['tha']?.text).toBe(sheet);
    const written = unzipSync(campaignFile(result.value.campaign));
    for (const [part, json] of Object.entries(examples)) {
      if (part === PART.manifest) continue;
      expect(shown(part, new TextDecoder().decode(written[part])), part).toEqual(json);
    }
  });

  it('names today’s version and limits', () => {
    expect(examples[PART.manifest]).toMatchObject({ version: CAMPAIGN_VERSION });
    expect(page).toMatch(new RegExp(`^\\| ${CAMPAIGN_VERSION} +\\|`, 'm'));
    const { bytes, data, enclosure, line, whole, unknown } = FILE_LIMITS;
    for (const limit of [bytes, data, enclosure, line, whole, unknown])
      expect(page).toContain(`| ${(limit / 1024 / 1024).toLocaleString('en')} MiB `);
    expect(page).toContain(`| ${FILE_LIMITS.parts.toLocaleString('en')} `);
    expect(page).toMatch(new RegExp(`nesting of JSON +\\| ${FILE_LIMITS.depth} `));
  });
});
