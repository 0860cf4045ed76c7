import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import {
  applyTurn,
  type Campaign,
  type PartySnapshot,
  snapshotMaker,
  readKnowledgeFile,
  systems,
  turnInputOf,
} from '../../../engine';
import { fileName, safeName } from '../../kit/explain';
import { svgFile } from '../../kit/paper';
import { fontsForTests } from '../../kit/paper/testing';
import { mailFile } from '../letters/eml';
import { findLeaks } from './find-leaks';
import type { Artefact } from './leak';
import { type Leaving, leavingFor, pdfOfLeaving } from './testing/evaluation-files';
import { HOSTILE, hostileCampaign } from './testing/hostile';

const waben = systems['waben'];

/** The example with hostile names all over, its month played. */
const played = (shift: number): Campaign => {
  const acht = hostileCampaign(achtCampaign(), shift);
  const { turn } = acht.world.clock;
  const sheets = Object.fromEntries(
    Object.entries(achtLetters).map(([party, text], index) => [
      party,
      {
        turn,
        party,
        receivedAt: '',
        text: `${text}\nMitteilung\n${HOSTILE[(shift + index) % HOSTILE.length] ?? ''}\n`,
      },
    ]),
  );
  const campaign = { ...acht, sheets };
  const proposal = waben?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the month was not computed');
  return applyTurn(campaign, proposal, '2026-01-01T00:00:00Z');
};

const snapshotsOf = (campaign: Campaign): readonly PartySnapshot[] => {
  const maker = waben && snapshotMaker(campaign, waben);
  return (maker?.parties ?? []).flatMap((party) => maker?.of(party) ?? []);
};

/** Draft of a GM who copies such names into his own texts. */
const leaving = (snapshot: PartySnapshot, turn: number): Leaving =>
  leavingFor(snapshot, turn, {
    opening: HOSTILE.slice(turn % 7).join('\n\n'),
    closing: HOSTILE[turn % HOSTILE.length] ?? '',
    answers: HOSTILE.slice(0, 9).map((text) => ({ question: text, answer: text })),
  });

const RUNNING =
  'script,iframe,object,embed,base,form,link,foreignObject,animate,set,img[src^="http"]';

const expectInert = (document: Document): void => {
  expect([...document.querySelectorAll(RUNNING)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [
    ...element.attributes,
  ]);
  const harmful = attributes.filter(
    ({ name, value }) =>
      /^on/i.test(name) ||
      (/href|src|action|data$/i.test(name) && /^\s*(?:java|vb)script:/i.test(value)),
  );
  expect(harmful.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
};

/** Characters that turn, hide or end what stands beside them. */
const STEERING =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\u200B\uFEFF\uD800-\uDFFF]/u;

const file = (name: string, kind: Artefact['kind'], text: string | Uint8Array): Artefact => ({
  name,
  kind,
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
});

const runningIn = async (artefact: Artefact): Promise<readonly string[]> =>
  (await findLeaks(artefact, [], null)).map(({ kind, what }) => `${kind} ${what}`);

describe.each([0, 8, 16, 24])('names that would do something, dealt out from %i', (shift) => {
  const snapshots = snapshotsOf(played(shift));
  const all = snapshots.map((snapshot, index) => leaving(snapshot, shift + index));

  it('are there', () => {
    expect(snapshots).toHaveLength(8);
    const html = all.map(({ files }) => files['auswertung.html'] ?? '').join('');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('{{constructor');
  });

  it('are text on the page', async () => {
    for (const { files } of all) {
      const html = files['auswertung.html'] ?? '';
      expectInert(new DOMParser().parseFromString(html, 'text/html'));
      expect(await runningIn(file('a.html', 'html', html))).toEqual([]);
      expect(STEERING.exec(html)?.[0]).toBeUndefined();
    }
  });

  it('are text in the plain text', () => {
    for (const { files } of all) {
      const text = files['auswertung.txt'] ?? '';
      expect(text.length).toBeGreaterThan(200);
      expect(STEERING.exec(text)?.[0]).toBeUndefined();
    }
  });

  it('are text in drawings, which stay whole', async () => {
    for (const [at, { files }] of all.entries()) {
      // Of every realm the first sheet, which bears its name; of some all of them.
      const sheets = Object.entries(files).filter(([name]) => name.endsWith('.svg'));
      for (const [name, svg] of at % 4 === 0 ? sheets : sheets.slice(0, 1)) {
        const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
        expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
        expectInert(document);
        expect(await runningIn(file(name, 'svg', svg))).toEqual([]);
      }
    }
    const [first] = all;
    const [page] = first?.pages ?? [];
    const whole =
      page === undefined ? '' : svgFile({ ...page, label: HOSTILE.join(' ') }, fontsForTests());
    expect(
      new DOMParser().parseFromString(whole, 'image/svg+xml').querySelector('parsererror'),
    ).toBeNull();
  });

  it('are text in a PDF, with nothing executable', { timeout: 120_000 }, async () => {
    for (const one of all.slice(1, 3)) {
      expect(await runningIn(file('a.pdf', 'pdf', await pdfOfLeaving(one)))).toEqual([]);
    }
  });

  it('are values in the knowledge file, which is read back', () => {
    for (const { files } of all) {
      const json = files['wissen.json'] ?? '';
      expect(readKnowledgeFile(json).ok).toBe(true);
      expect(({} as Readonly<Record<string, unknown>>)['x']).toBeUndefined();
    }
  });

  it('add no line and no addressee to a mail', async () => {
    for (const [index, { files }] of all.entries()) {
      const name = HOSTILE[(shift + index) % HOSTILE.length] ?? '';
      const bytes = mailFile(
        [
          { name, email: 'spieler@x.example' },
          { name, email: 'a@x.example\r\nBcc: b@x.example' },
        ],
        name,
        files['auswertung.txt'] ?? '',
        [{ name: `${name}.txt`, type: 'text/plain', bytes: new TextEncoder().encode(name) }],
      );
      const mail = await PostalMime.parse(bytes);
      const known = ['to', 'subject', 'x-unsent', 'mime-version', 'content-type', 'date', 'from'];
      expect(mail.headers.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([]);
      expect(mail.bcc).toBeUndefined();
      expect(mail.to?.map(({ address }) => address)).toEqual(['spieler@x.example']);
      expect(mail.attachments).toHaveLength(1);
    }
  });
});

describe('file names', () => {
  it.each(HOSTILE.map((text) => [text.slice(0, 40), text]))(
    'made of %j are taken by every system',
    (_short, text) => {
      const name = fileName([safeName(text, 'Reich'), 'Auswertung'], 'pdf');
      expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}\p{Cf}]{1,120}\.pdf$/u);
      expect(name.startsWith('.')).toBe(false);
      expect(name).not.toMatch(/^(?:con|nul|aux|prn)\b/i);
    },
  );
});
