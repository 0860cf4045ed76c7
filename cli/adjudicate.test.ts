import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  OUTPUT_SCHEMAS,
  readCampaignArchive,
  readCampaignFile,
  systems,
  turnInputOf,
} from '../engine';
import { seenlandCampaign } from '../assets/examples/seenland';
import { tharosCampaign, tharosTurn } from '../assets/examples/tharos';
import { run } from './run';
import { bytes, memoryDisk } from './testing';
import { campaignFile } from '../engine/testing/files';

const campaign = tharosCampaign();
const WORLD = campaignFile(campaign);
const LETTER = bytes(tharosTurn);
const VALDRUN = bytes('101\t4000\tK\t1\tHf\t001/01\t\t001/01\tKV\t\t\n');

const jsonOf = (content: Uint8Array | undefined): unknown =>
  JSON.parse(new TextDecoder().decode(content)) as unknown;

const CALL = ['adjudicate', 'w', 'letters', '--out', 'out'];

describe('a month adjudicated in the terminal', () => {
  const files = memoryDisk({ w: WORLD, 'letters/tha.txt': LETTER, 'letters/VAL.txt': VALDRUN });
  const { out, err, exit } = run(CALL, files);

  it('WW-10.1-12: writes a report and a balance per party, all by their schema', () => {
    expect(err).toEqual([]);
    expect(exit).toBe(1);
    expect(out[0]).toMatch(/Zug 58 ausgewertet\. Briefe: 2/);
    const parties = Object.keys(campaign.world.parties);
    for (const party of parties) {
      const report = jsonOf(files.written.get(`out/report-${party}.json`));
      expect(OUTPUT_SCHEMAS.report.safeParse(report).success).toBe(true);
      const balance = jsonOf(files.written.get(`out/balance-${party}.json`));
      expect(OUTPUT_SCHEMAS.balance.safeParse(balance).success).toBe(true);
    }
    const proposal = jsonOf(files.written.get('out/proposal.json'));
    expect(OUTPUT_SCHEMAS.proposal.safeParse(proposal).success).toBe(true);
    expect(files.written.size).toBe(2 * parties.length + 2);
  });

  it('writes a campaign the app opens, one turn further, with the letters in its archive', () => {
    const next = readCampaignFile(files.written.get('out/next.wabenwart') ?? new Uint8Array());
    if (!next.ok) expect.fail(JSON.stringify(next.problem));
    expect(next.value.world.clock.turn).toBe(59);
    expect(Object.keys(next.value.archive[58]?.sheets ?? {}).sort()).toEqual(['tha', 'val']);
    expect(systems[next.value.system]).toBeDefined();
  });

  it('writes the scanned maps of the campaign beside it', () => {
    const scan = new Uint8Array([1, 2, 3]);
    const image = createHash('sha256').update(scan).digest('hex');
    const underlay = { id: 'u', name: '', image, width: 1, height: 1, pins: [], opacity: 1 };
    const traced = {
      ...campaign,
      underlays: { u: { ...underlay, isLocked: false, isShown: true } },
    };
    const disked = memoryDisk({
      w: campaignFile(traced, { [image]: scan }),
      'letters/tha.txt': LETTER,
    });
    run(CALL, disked);
    const next = readCampaignArchive(disked.written.get('out/next.wabenwart') ?? new Uint8Array());
    if (!next.ok) expect.fail(JSON.stringify(next.problem));
    expect(next.value).toMatchObject({ images: { [image]: scan }, missing: [] });
  });

  it('WW-0.2-06: writes the same bytes again', () => {
    const again = memoryDisk({ w: WORLD, 'letters/tha.txt': LETTER, 'letters/VAL.txt': VALDRUN });
    run(CALL, again);
    const same = [...files.written].map(([path, content]) =>
      Buffer.from(content).equals(again.written.get(path) ?? new Uint8Array()),
    );
    expect(same).toEqual(Array.from({ length: files.written.size }, () => true));
    expect([...again.written.keys()]).toEqual([...files.written.keys()]);
  });

  it('WW-0.1-05: takes the rulings of a file, and another seed', () => {
    const key = 'special/tha/501/1';
    const rulings = bytes(JSON.stringify({ [key]: { key, value: 'refused', reason: 'No' } }));
    const ruled = memoryDisk({ w: WORLD, r: rulings, 'letters/tha.txt': LETTER });
    run([...CALL, '--rulings', 'r', '--seed', 'other'], ruled);
    const next = readCampaignFile(ruled.written.get('out/next.wabenwart') ?? new Uint8Array());
    if (!next.ok) expect.fail(JSON.stringify(next.problem));
    expect(next.value.archive[58]?.rulings[key]?.value).toBe('refused');
    expect(next.value.archive[58]?.seed).toBe('other');
  });
});

const { world } = campaign;
const LATE = campaignFile({
  ...campaign,
  world: { ...world, clock: { ...world.clock, turn: 999_999_999 } },
});

describe('a phase adjudicated in the terminal', () => {
  const phase = seenlandCampaign();
  const letters = Object.fromEntries(
    Object.values(phase.sheets).map(({ party, text }) => [`letters/${party}.txt`, bytes(text)]),
  );
  const told = (rulings: Campaign['rulings'] = {}, ...more: readonly string[]): string => {
    const files = { w: campaignFile(phase), r: bytes(JSON.stringify(rulings)), ...letters };
    return run([...CALL, '--rulings', 'r', ...more], memoryDisk(files)).out.join('\n');
  };

  it('prints what happened, and below each sentence its explanation', () => {
    expect(told()).toContain(
      [
        'Marsch  Beim Plündern in der Region Marsch hatte der Waldbund nach allen Abzügen einen Erfolg.  [OS-12-08]',
        '  Plünderung von Waldmark aus, Ziel: Küstenkontor in Marsch, Stufe 2.',
        '  Plündern: 1, 6',
        '  Erfolge: 1',
        '  1 Geld stehlen',
        'Marsch  Der Waldbund erbeutete 1 Geld vom Küstenkontor.  [OS-12-05]',
      ].join('\n'),
    );
    expect(told({}, '--lang', 'en')).toContain('\n  Plunder: 1, 6\n  Successes: 1\n');
  });

  it('prints all of a turn that is over, also what was never revealed at the table', () => {
    const covered = systems[phase.system]
      ?.adjudicate(turnInputOf(phase))
      ?.events.find(({ coveredUntil }) => coveredUntil !== undefined);
    const key = String(covered?.coveredUntil);
    expect(told()).toContain(
      'In der Region Seenland hat der Orden der Hochwacht Krieg gegen den Zirkel der Schreiber geführt.',
    );
    expect(told()).toContain('Krieg: 4, 5, 1');
    const open = told({ [key]: { key, value: true, reason: 'am Tisch' } });
    expect(open).toContain('  Kriegsaufstellungen im Krieg des Ordens der Hochwacht: aufgedeckt');
  });
});

describe('bad input to adjudicate is one sentence and writes nothing', () => {
  const good = { w: WORLD, 'letters/tha.txt': LETTER };
  it.each<[string, Readonly<Record<string, Uint8Array>>, readonly string[], RegExp]>([
    ['no folder', good, ['adjudicate', 'w'], /Ordner mit den Briefen/],
    ['no place for the result', good, ['adjudicate', 'w', 'letters'], /--out/],
    ['an empty folder', { w: WORLD, 'letters/a.pdf': LETTER }, CALL, /liegt kein Brief/],
    ['an absent folder', { w: WORLD }, CALL, /„letters“ gibt es nicht/],
    ['a letter of nobody', { ...good, 'letters/x.txt': bytes('Hallo') }, CALL, /„letters\/x.txt“/],
    ['two letters of one realm', { ...good, 'letters/x.txt': LETTER }, CALL, /zwei Briefe/],
    ['rulings that are none', { ...good, r: bytes('[1]') }, [...CALL, '--rulings', 'r'], /„r“/],
    ['a seed that is no name', good, [...CALL, '--seed', 'a|b'], /„a\|b“/],
    ['a stray argument', good, [...CALL, 'more'], /„more“/],
    ['a turn beyond the last', { ...good, w: LATE }, CALL, /Kalender/],
  ])('%s', (_, content, args, sentence) => {
    const files = memoryDisk(content);
    const { out, err, exit } = run(args, files);
    expect(exit).toBe(2);
    expect(out).toEqual([]);
    expect(err.join(' ')).toMatch(sentence);
    expect(files.written.size).toBe(0);
  });
});
