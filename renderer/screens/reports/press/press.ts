import { knowledgeFile } from '../../../../engine';
import type { Artefact } from '../../../model/leaks/leak';
import type { Fonts, Leaflet } from '../../../kit/paper';
import { pdfOf } from '../../../kit/paper/pdf';
import { mapWindowsOf } from '../../../model/print/figure';
import type { Compute } from '../../../model/runner';
import { articlesOf } from '../../../kit/text/cases';
import { type Language, wordsOf } from '../../../kit/text/words';
import { type Enclosure, mailFile } from '../../../model/letters/eml';
import { type ContactDocument, contactPages } from '../contact/contact-pages';
import { fileName, safeName } from '../../../kit/explain';
import { composed, type Craft, craftOf } from './craft';
import type {
  TurnReportOrder,
  PressFormat,
  PressJob,
  PressOutcome,
  PressProgress,
} from './protocol';

type MakeJob = Extract<PressJob, { readonly kind: 'make' }>;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Name of a file of a turn report in the language of its reader: `Zug 58 - Haldmar - Auswertung.pdf`. */
const nameOf = (
  { snapshot, draft }: TurnReportOrder,
  what: 'evaluation' | 'knowledge' | 'mail',
  ending: string,
): string => {
  const words = wordsOf(draft.language, snapshot.system, snapshot.address);
  return fileName(
    [
      words('delivery:file.turn', { turn: snapshot.month.turn }),
      safeName(snapshot.party.name, words('delivery:file.realm')),
      words(`delivery:file.${what}`),
    ],
    ending,
  );
};

/** The files of a turn report with their names and makers; a mail is made of the others. */
const MAKERS: Readonly<
  Record<
    Exclude<PressFormat, 'mail'>,
    (order: TurnReportOrder, craft: Craft, fonts: Fonts) => Promise<Artefact>
  >
> = {
  pdf: async (order, { turnReport, pages }, fonts) => {
    const leaflet: Leaflet = {
      title: turnReport.title,
      language: order.draft.language,
      pages,
    };
    return {
      name: nameOf(order, 'evaluation', 'pdf'),
      kind: 'pdf',
      bytes: await pdfOf(leaflet, fonts),
      maps: mapWindowsOf(pages),
    };
  },
  html: (order, craft) =>
    Promise.resolve({
      name: nameOf(order, 'evaluation', 'html'),
      kind: 'html',
      bytes: utf8(craft.html()),
    }),
  text: (order, craft) =>
    Promise.resolve({
      name: nameOf(order, 'evaluation', 'txt'),
      kind: 'text',
      bytes: utf8(craft.text()),
    }),
  json: (order) =>
    Promise.resolve({
      name: nameOf(order, 'knowledge', 'json'),
      kind: 'json',
      bytes: utf8(knowledgeFile(order.snapshot)),
    }),
};

const TYPES: Readonly<Partial<Record<Artefact['kind'], string>>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
};

/** Enclosures of a mail: the text is in the mail itself. */
const ENCLOSED: readonly PressFormat[] = ['pdf', 'html', 'json'];

const enclosure = ({ name, kind, bytes }: Artefact): Enclosure => ({
  name,
  type: TYPES[kind] ?? 'application/octet-stream',
  bytes,
});

const mailOf = (job: MakeJob, craft: Craft, files: readonly Artefact[]): Artefact => {
  const { snapshot, draft, recipients, enclosed } = job;
  const subject = wordsOf(
    draft.language,
    snapshot.system,
    snapshot.address,
  )('delivery:file.subject', {
    turn: snapshot.month.turn,
    party: snapshot.party.name,
    articles: articlesOf({ reader: snapshot.party }),
  });
  const all = [...files.map(enclosure), ...enclosed];
  const program = [...new Set(enclosed.flatMap((one) => one.program ?? []))];
  return {
    name: nameOf(job, 'mail', 'eml'),
    kind: 'mail',
    bytes: mailFile(recipients, subject, craft.text(), all),
    program,
  };
};

const make = async (job: MakeJob, fonts: Fonts): Promise<PressOutcome> => {
  const craft = craftOf(job, fonts);
  const hasMail = job.formats.includes('mail');
  const files = new Map<PressFormat, Artefact>();
  for (const format of ['pdf', 'html', 'text', 'json'] as const)
    if (job.formats.includes(format) || (hasMail && ENCLOSED.includes(format)))
      files.set(format, await MAKERS[format](job, craft, fonts));
  if (hasMail) {
    const with_ = ENCLOSED.flatMap((format) => files.get(format) ?? []);
    files.set('mail', mailOf(job, craft, with_));
  }
  const artefacts = job.formats.flatMap((format) => files.get(format) ?? []);
  return { kind: 'made', artefacts, text: craft.text() };
};

/** The documents of a contact sheet, each made when it is asked for. */
function* contactDocuments(
  orders: readonly TurnReportOrder[],
  fonts: Fonts,
  report: (progress: PressProgress) => boolean,
): Generator<ContactDocument, void> {
  for (const [done, order] of orders.entries()) {
    report({ done, total: orders.length });
    yield { title: order.snapshot.party.name, pages: craftOf(order, fonts).pages };
  }
}

const contactSheet = async (
  title: string,
  language: Language,
  orders: readonly TurnReportOrder[],
  fonts: Fonts,
  report: (progress: PressProgress) => boolean,
): Promise<PressOutcome> => {
  const pages = contactPages(title, contactDocuments(orders, fonts, report));
  return { kind: 'contactSheet', bytes: await pdfOf({ title, language, pages }, fonts) };
};

/** Does the work of the press in this thread; the fonts are fetched when they are first needed. */
export function createPressWork(
  fontsAtHand: () => Promise<Fonts>,
): Compute<PressJob, PressProgress, PressOutcome> {
  return async (job, report) => {
    const fonts = await fontsAtHand();
    if (job.kind === 'compose') return { kind: 'composed', ...composed(job, fonts) };
    if (job.kind === 'make') return make(job, fonts);
    return contactSheet(job.title, job.language, job.orders, fonts, report);
  };
}
