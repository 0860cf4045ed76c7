import { build } from 'esbuild';
import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { blankDraft, snapshotOf, systems } from '../../../../engine';
import { enclosedWith } from '../../../screens/reports/press/enclosed';
import { issued } from '../../../screens/reports/press/issue';
import { createPressWork } from '../../../screens/reports/press/press';
import { PRESS_ENDINGS } from '../../../screens/reports/press/protocol';
import { fontsForTests } from '../../../kit/paper/testing';
import { createLocalRunner } from '../../../model/runner';

const campaign = kalterSommerCampaign();
const game = systems[campaign.system];
const press = createLocalRunner(
  createPressWork(() => Promise.resolve(fontsForTests())),
  PRESS_ENDINGS,
);

/** The program of the page of a battle as it is built. */
const builtProgram = async () => {
  const { outputFiles } = await build({
    entryPoints: ['renderer/games/eroberung/pages/battle.page.tsx'],
    outdir: 'pages',
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const fileOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? expect.fail(ending);
  const packed = Buffer.from(gzipSync(strToU8(fileOf('.js')))).toString('base64');
  return { style: fileOf('.css'), packed, loader: 'unpack();', digests: [] };
};

/** The mail with the last turn report to a player, as it is sent. */
const mailTo = async (party: string) => {
  const snapshot = game === undefined ? undefined : snapshotOf(campaign, party, game);
  const archived = Object.values(campaign.archive).at(-1);
  if (snapshot === undefined || archived === undefined) throw new Error(`no dossier of ${party}`);
  const program = await builtProgram();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(program)));
  const enclosed = await enclosedWith(campaign, archived, { party, language: 'de' });
  const draft = blankDraft(snapshot.month.turn, party, 'de');
  const outcome = await issued(press, { campaign, snapshot, draft, formats: ['mail'], enclosed });
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  return { enclosed, ...outcome };
};

/** Missing browser APIs of jsdom. */
const LACKING = `globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });
globalThis.ResizeObserver = class { observe() {} disconnect() {} };`;

/** Opens a page that was given away as a browser does: its script is unpacked, reads its own data and fills the page. */
const opened = (html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const packed = atob(page.querySelector('#program')?.textContent ?? '');
  const code = strFromU8(gunzipSync(Uint8Array.from(packed, (sign) => sign.charCodeAt(0))));
  document.body.replaceChildren(
    ...[...page.body.children].filter((one) => !one.matches('script:not([type])')),
  );
  const script = document.createElement('script');
  script.textContent = LACKING + code;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  document.body.append(script);
};

describe('the mail of a turn in which a player fought', () => {
  it('encloses every recording whole, reveals nothing hidden, and plays when it is opened', async () => {
    const { artefacts, enclosed, open } = await mailTo('gelb');
    expect(open).toEqual([]);
    const mail = await PostalMime.parse(artefacts[0]?.bytes ?? new Uint8Array());
    const recordings = mail.attachments.slice(3);
    expect(recordings.map(({ filename }) => filename)).toEqual([
      'Krieg 12, Schlacht 1.html',
      'Krieg 12, Schlacht 2.html',
      'Krieg 12, Schlacht 3.html',
    ]);
    const bytes = recordings.map(({ content }) => new Uint8Array(content as ArrayBuffer));
    expect(bytes).toEqual(enclosed.map((one) => one.bytes));
    opened(new TextDecoder().decode(bytes[0]));
    await vi.waitFor(() => {
      expect(document.querySelector('h1')?.textContent).toBe('Blau – Gelb');
    });
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(/^Prüfwert \d+ stimmt/);
  });

  it('encloses none for players who did not fight', async () => {
    expect((await mailTo('rot')).enclosed).toEqual([]);
  });
});
