import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hashOf } from './archive-bytes';
import { CAMPAIGN_VERSION, FILE_LIMITS, PART, sheetPart } from './format';
import { readCampaignArchive } from './read';
import { writeCampaignFile } from './write';

const page = readFileSync(new URL('../../../docs/file-format.md', import.meta.url), 'utf8');

/** The JSON examples of the page by the part they are an example of. */
const examples: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...page.matchAll(/### `([^`]+)`[^#]*?```json\n(.*?)```/gs)].map(([, part = '', json = '']) => [
    part,
    JSON.parse(json) as unknown,
  ]),
);
const sheet = '101\t8.000\tK\r\n';

/** A file of the examples of the page, with a manifest as the page describes it. */
const fileOfExamples = (): Uint8Array => {
  const parts: Record<string, Uint8Array> = { [sheetPart('tha')]: strToU8(sheet) };
  for (const [part, json] of Object.entries(examples)) {
    if (part !== PART.manifest) parts[part] = strToU8(JSON.stringify(json));
  }
  const hashes = Object.fromEntries(
    Object.entries(parts).map(([part, bytes]) => [part, hashOf(bytes)]),
  );
  const manifest = { ...(examples[PART.manifest] as object), parts: hashes };
  return zipSync({ ...parts, [PART.manifest]: strToU8(JSON.stringify(manifest)) });
};

describe('the page about the file format', () => {
  it('has an example of every part', () => {
    expect(Object.keys(examples).sort()).toEqual(Object.values(PART).sort());
  });

  it('tells the truth: its examples are a file the program reads and writes', () => {
    const result = readCampaignArchive(fileOfExamples());
    if (!result.ok) expect.fail(JSON.stringify(result.problem));
    expect(result.value.missing).toEqual(['ab', 'ef', 'cd'].map((byte) => byte.repeat(32)));
    expect(result.value.campaign.sheets['tha']?.text).toBe(sheet);
    const written = unzipSync(writeCampaignFile(result.value.campaign));
    for (const [part, json] of Object.entries(examples)) {
      if (part === PART.manifest) continue;
      expect(JSON.parse(new TextDecoder().decode(written[part])), part).toEqual(json);
    }
  });

  it('names today’s version and limits', () => {
    expect(examples[PART.manifest]).toMatchObject({ version: CAMPAIGN_VERSION });
    expect(page).toMatch(new RegExp(`^\\| ${CAMPAIGN_VERSION} +\\|`, 'm'));
    expect(page).toContain(`${FILE_LIMITS.bytes / 1024 / 1024} MiB`);
    expect(page).toContain(`| ${FILE_LIMITS.parts.toLocaleString('en')} `);
    expect(page).toMatch(new RegExp(`nesting of JSON +\\| ${FILE_LIMITS.depth} `));
  });
});
