import { blankDraft, type PartySnapshot, snapshotMaker, systems } from '../../engine';
import { svgText } from '../../renderer/kit/cartography';
import { createPressWork } from '../../renderer/screens/reports/press/press';
import type { PressOutcome } from '../../renderer/screens/reports/press/protocol';
import { type Fonts, fontsFrom, type Page, pdfOf, svgOfPage } from '../../renderer/kit/paper';
import { appliedCampaign, type DeliveryPlan } from './campaign';

/** A realm made. */
export interface MeasuredRealm {
  readonly ms: number;
  readonly pages: number;
}

declare global {
  interface Window {
    /** Prepares the campaign and the fonts; says how many realms are told something. */
    prepare: (plan: DeliveryPlan, encoded: Readonly<Record<string, string>>) => Promise<number>;
    /** Makes the evaluation of a realm as the program's batch does, from the month to its file. */
    make: (realm: number) => Promise<MeasuredRealm>;
    /** Composes the evaluation of a realm: how long it took, and how many sheets it has. */
    compose: (realm: number) => Promise<MeasuredRealm>;
    /** Milliseconds of writing the PDF of a realm, its sheets being at hand. */
    write: (realm: number) => Promise<number>;
    /** Makes the first `count` realms, keeping none: most bytes of the heap in use after one, beyond those before. */
    hold: (count: number) => Promise<number>;
    /** Puts one sheet of what was composed last into the page, ready to be printed. */
    lay: (sheet: number) => Promise<void>;
    /** Sweeps up, where the browser allows it. */
    gc?: () => void;
  }
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

let fonts: Fonts | undefined;
let snapshots:
  | { readonly count: number; readonly of: (index: number) => PartySnapshot }
  | undefined;

const atHand = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('prepare first');
  return value;
};

const drafted = (snapshot: PartySnapshot) => ({
  snapshot,
  draft: {
    ...blankDraft(snapshot.month.turn, snapshot.party.key, 'de' as const),
    map: { field: 8, look: 'colours', sheets: 2 },
  },
});

const work = createPressWork(() => Promise.resolve(atHand(fonts)));
const press = async (job: Parameters<typeof work>[0]): Promise<PressOutcome> =>
  work(job, () => true);

window.prepare = (plan, encoded) => {
  const files = new Map(Object.entries(encoded).map(([name, text]) => [name, bytesOf(text)]));
  fonts = fontsFrom((name) => files.get(name) ?? new Uint8Array());
  const system = systems['waben'];
  const maker = system === undefined ? undefined : snapshotMaker(appliedCampaign(plan), system);
  const { parties, of } = atHand(maker);
  snapshots = { count: parties.length, of: (index) => atHand(of(parties[index] ?? '')) };
  return Promise.resolve(parties.length);
};

const heapNow = (): number => {
  window.gc?.();
  const { memory } = performance as { readonly memory?: { readonly usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? 0;
};

window.make = async (realm) => {
  const start = performance.now();
  const outcome = await press({
    ...drafted(atHand(snapshots).of(realm)),
    kind: 'make',
    formats: ['pdf'],
    recipients: [],
    enclosed: [],
  });
  const ms = performance.now() - start;
  if (outcome.kind !== 'made') throw new Error(outcome.kind);
  const [file] = outcome.artefacts;
  const text = new TextDecoder('latin1').decode(file?.bytes);
  return { ms, pages: text.split(/\/Type \/Page\b/).length - 1 };
};

window.hold = async (count) => {
  const before = heapNow();
  let most = 0;
  for (let realm = 0; realm < count; realm += 1) {
    await window.make(realm);
    most = Math.max(most, heapNow() - before);
  }
  return most;
};

let laid: readonly Page[] = [];

const composedPages = async (realm: number): Promise<readonly Page[]> => {
  const outcome = await press({ ...drafted(atHand(snapshots).of(realm)), kind: 'compose' });
  if (outcome.kind !== 'composed') throw new Error(outcome.kind);
  return outcome.pages;
};

window.write = async (realm) => {
  const pages = await composedPages(realm);
  const start = performance.now();
  await pdfOf({ title: '', language: 'de', pages }, atHand(fonts));
  return performance.now() - start;
};

window.compose = async (realm) => {
  const start = performance.now();
  laid = await composedPages(realm);
  return { ms: performance.now() - start, pages: laid.length };
};

window.lay = async (sheet) => {
  const page = atHand(laid[sheet]);
  const size = `@page{size:${String(page.width)}mm ${String(page.height)}mm;margin:0}`;
  document.body.innerHTML = `<style>${size}body{margin:0}</style>${svgText(svgOfPage(page, 'p'))}`;
  await document.fonts.ready;
};
