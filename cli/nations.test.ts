import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../assets/examples/achtvoelker';
import { OUTPUT_SCHEMAS, readCampaignFile } from '../engine';
import { campaignFile } from '../engine/testing/files';
import { run } from './run';
import { bytes, memoryDisk } from './testing';

const campaign = achtvoelkerCampaign();
const FILES: Readonly<Record<string, Uint8Array>> = {
  w: campaignFile({ ...campaign, sheets: {} }),
  bad: bytes('Armee 9 zieht nach Z99\n'),
  ...Object.fromEntries(
    Object.values(campaign.sheets).map(({ party, text }) => [`letters/${party}.txt`, bytes(text)]),
  ),
};
const files = memoryDisk(FILES);
const { written } = files;

describe('a round of nations in the terminal (TM-2-06, TM-11-06)', () => {
  it('checks a message and names the round by its day', () => {
    const { out, exit } = run(['check', 'w', 'letters/blau.txt', '--party', 'blau'], files);
    expect(out.join('\n')).toContain('Acht Völker · Tag 4, Runde 2 · Blau');
    expect(exit).toBe(0);
    const refused = run(['check', 'w', 'bad', '--party', 'blau'], files);
    expect(refused.exit).toBe(1);
    expect(refused.out.join('\n')).toContain('Eine solche Armee hat die Nation nicht.');
  });

  it('adjudicates the round with the messages of a folder; everything written fits its schema', () => {
    const { out } = run(['adjudicate', 'w', 'letters', '--out', 'out'], files);
    expect(out.join('\n')).not.toMatch(/moerderspiel[.:]|\{\{|\{\w+\}/);
    const json = (name: string): unknown =>
      JSON.parse(new TextDecoder().decode(written.get(`out/${name}`))) as unknown;
    expect(OUTPUT_SCHEMAS.proposal.safeParse(json('proposal.json')).error).toBeUndefined();
    expect(OUTPUT_SCHEMAS.report.safeParse(json('report-weiss.json')).error).toBeUndefined();
    const next = readCampaignFile(written.get('out/next.wabenwart') ?? new Uint8Array());
    expect(next.ok && next.value.world.clock.turn).toBe(9);
  });
});
