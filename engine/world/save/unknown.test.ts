import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { realm, tinyCampaign, tinyWorld, troop } from '../../testing';
import type { Campaign } from '../campaign';
import { hashOf } from './archive-bytes';
import { FILE_LIMITS, type FileLimits, PART } from './format';
import { readCampaignFile } from './read';
import { campaignFile } from '../../testing/files';

const campaign = tinyCampaign(
  tinyWorld({ parties: [realm('tha')], units: [troop('tha', 101, '210/19')] }),
);
const withKnowledge: Campaign = {
  ...campaign,
  world: { ...campaign.world, knowledge: { tha: { grossfelder: {}, sightings: [] } } },
};

type Texts = Record<string, string>;

const textsOf = (file: Uint8Array): Texts =>
  Object.fromEntries(
    Object.entries(unzipSync(file)).map(([part, bytes]) => [part, new TextDecoder().decode(bytes)]),
  );

/** The file after a change of its texts, sealed again with every part listed. */
const changed = (change: (texts: Texts) => void, file = campaignFile(withKnowledge)) => {
  const texts = textsOf(file);
  change(texts);
  const manifest = JSON.parse(texts[PART.manifest] ?? '') as object;
  const parts = Object.fromEntries(
    Object.entries(texts)
      .filter(([part]) => part !== PART.manifest)
      .map(([part, text]) => [part, { sha256: hashOf(strToU8(text)) }]),
  );
  texts[PART.manifest] = JSON.stringify({ ...manifest, parts });
  return zipSync(
    Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, strToU8(text)])),
  );
};

const edited = (part: string, from: string, to: string) => (texts: Texts) => {
  expect(texts[part]).toContain(from);
  texts[part] = (texts[part] ?? '').replace(from, to);
};

/** Result of reading, writing and unpacking a file. */
const through = (file: Uint8Array, limits: FileLimits = FILE_LIMITS): Texts => {
  const read = readCampaignFile(file, limits);
  if (!read.ok) expect.fail(JSON.stringify(read.problem));
  return textsOf(campaignFile(read.value));
};

describe('fields unknown to the schemas', () => {
  it.each<[string, string, string, string]>([
    ['an entry', PART.units, '"value":{', '"value":{"banner":"red",'],
    ['a thing within an entry', PART.units, '"place":{', '"place":{"height":3,'],
    ['a Großfeld', PART.grossfelder, '"value":{', '"value":{"climate":{"rain":2},'],
    ['the head of the campaign', PART.campaign, '{"', '{"flag":[1],"'],
    ['the world', PART.world, '{"', '{"age":{"name":"Iron"},"'],
    ['what a party knows', PART.knowledge, '"value":{', '"value":{"rumours":["x"],'],
  ])('stay in %s', (_, part, from, to) => {
    const file = changed(edited(part, from, to));
    const stays = to.slice(from.length - 1, -1).replace(/^\{/, '');
    expect(through(file)[part]).toContain(stays.replace(/,$/, ''));
  });

  it('are read as they will be written: negative zero is zero', () => {
    const read = readCampaignFile(
      changed(edited(PART.units, '"value":{', '"value":{"tide":[-0.0,-0,-1],')),
    );
    expect(read.ok && read.value.world.units['tha:101']).toMatchObject({ tide: [0, 0, -1] });
    expect(read).toStrictEqual(readCampaignFile(campaignFile(read.ok ? read.value : campaign)));
  });

  it('stay in the manifest', () => {
    const file = changed(edited(PART.manifest, '{"', '{"madeBy":"hand","'));
    expect(JSON.parse(through(file)[PART.manifest] ?? '')).toMatchObject({ madeBy: 'hand' });
  });

  it('stay as a part of their own, line by line or whole', () => {
    const lines = '{"key":"a","value":{"wind":3}}\n{"key":"b","value":null}\n';
    const file = changed((texts) => {
      texts['weather.jsonl'] = lines;
      texts['notes/table.json'] = '[1,{"x":2}]';
      texts['empty.jsonl'] = '';
    });
    const back = through(file);
    expect(back['weather.jsonl']).toBe(lines);
    expect(back['empty.jsonl']).toBe('');
    expect(back['notes/table.json']).toBe('[1,{"x":2}]');
    expect(JSON.parse(back[PART.manifest] ?? '')).toMatchObject({
      parts: { 'weather.jsonl': { lines: 2 } },
    });
  });

  it('are nowhere in a campaign that has none', () => {
    const read = readCampaignFile(campaignFile(campaign));
    expect(read.ok && 'kept' in read.value).toBe(false);
  });

  it('never replace what is known', () => {
    const bent: Campaign = { ...campaign, kept: { [PART.campaign]: { name: 'Falsch', flag: 1 } } };
    const read = readCampaignFile(campaignFile(bent));
    expect(read).toMatchObject({
      value: { name: campaign.name, kept: { [PART.campaign]: { flag: 1 } } },
    });
  });

  it.each<[string, (texts: Texts) => void, string]>([
    [
      'reaches into prototypes',
      (texts) => (texts['x.jsonl'] = '{"key":"a","value":{"__proto__":1}}'),
      'key-unsafe',
    ],
    [
      'reaches into prototypes by the name of an entry',
      (texts) => (texts['x.jsonl'] = '{"key":"__proto__","value":1}'),
      'key-unsafe',
    ],
    [
      'stands twice',
      (texts) => (texts['x.jsonl'] = '{"key":"a","value":1}\n{"key":"a","value":2}'),
      'key-twice',
    ],
    ['leads out of the file', (texts) => (texts['../x.json'] = '1'), 'part-unsafe'],
    ['leads to a disk', (texts) => (texts['C:x.json'] = '1'), 'part-unsafe'],
    ['leads back', (texts) => (texts['a\\..\\x.json'] = '1'), 'part-unsafe'],
  ])('are refused where they %s', (_, change, code) => {
    expect(readCampaignFile(changed(change))).toMatchObject({ ok: false, problem: { code } });
  });

  it('are refused above the limit', () => {
    const file = changed((texts) => (texts['x.json'] = JSON.stringify('x'.repeat(3000))));
    expect(through(file)['x.json']).toHaveLength(3002);
    expect(readCampaignFile(file, { ...FILE_LIMITS, unknown: 2000 })).toMatchObject({
      problem: { code: 'too-large', about: { part: 'x.json' } },
    });
  });
});
