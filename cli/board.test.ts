import { describe, expect, it } from 'vitest';
import { OUTPUT_SCHEMAS, readCampaignFile } from '../engine';
import { seenlandCampaign } from '../assets/examples/seenland';
import { run } from './run';
import { bytes, memoryDisk } from './testing';
import { campaignFile } from '../engine/testing/files';

const seenland = seenlandCampaign();
const LETTERS = Object.fromEntries(
  Object.values(seenland.sheets).map(({ party, text }) => [`letters/${party}.txt`, bytes(text)]),
);

const FILES: Readonly<Record<string, Uint8Array>> = {
  w: campaignFile({ ...seenland, sheets: {} }),
  bad: bytes('BAUE Turm in Nirgendwo\n'),
  ...LETTERS,
};

const files = memoryDisk(FILES);
const { written } = files;

const text = (args: readonly string[]): string => {
  const { out, err } = run(args, files);
  return [...out, ...err].join('\n');
};

describe('a game on a board of regions in the terminal (OS-20)', () => {
  it('checks a letter and names its phase', () => {
    const { out, exit } = run(['check', 'w', 'letters/kontor.txt', '--party', 'kontor'], files);
    expect(out[0]).toContain('Seenland · Phase 1 · Küstenkontor');
    expect(exit).toBe(0);
    expect(run(['check', 'w', 'bad', '--party', 'kontor'], files).exit).toBe(1);
  });

  it('reports that nothing marches in this game', () => {
    expect(text(['move', 'w', 'letters/kontor.txt', '--party', 'kontor'])).toBe(
      'Im Organisationsspiel zieht niemand Feld um Feld; „check“ prüft die Befehle, „adjudicate“ rechnet den Zug.',
    );
    expect(run(['move', 'w', 'bad', '--party', 'kontor', '--lang', 'en'], files).exit).toBe(2);
  });

  it('prints the outlook of the closing in money with halves', () => {
    const balance = text(['balance', 'w', 'kontor']);
    expect(balance).toMatch(/\d,5/);
    expect(balance).not.toMatch(/balance[.:]|organisation\./);
  });

  it('adjudicates a phase with the letters of a folder; everything written fits its schema', () => {
    const { out } = run(['adjudicate', 'w', 'letters', '--out', 'out'], files);
    expect(out[0]).toMatch(/^Phase 1 ausgewertet\. Briefe: 4/);
    const json = (name: string): unknown =>
      JSON.parse(new TextDecoder().decode(written.get(`out/${name}`))) as unknown;
    expect(OUTPUT_SCHEMAS.proposal.safeParse(json('proposal.json')).error).toBeUndefined();
    expect(OUTPUT_SCHEMAS.report.safeParse(json('report-orden.json')).error).toBeUndefined();
    const next = readCampaignFile(written.get('out/next.wabenwart') ?? new Uint8Array());
    expect(next.ok && next.value.world.clock.turn).toBe(2);
  });
});
