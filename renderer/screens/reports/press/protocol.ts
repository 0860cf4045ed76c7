import type { PartySnapshot, TurnReportDraft } from '../../../../engine';
import type { TurnReport } from '../turn-report/evaluation';
import type { Artefact } from '../../../model/leaks/leak';
import type { Page } from '../../../kit/paper';
import type { Endings, Runner } from '../../../model/runner';
import type { Language } from '../../../kit/text/words';
import type { Enclosure, Recipient } from '../../../model/letters/eml';

/** File formats of a turn report, in the order in which they are offered. */
export const FORMATS = ['pdf', 'html', 'text', 'json', 'page', 'mail'] as const;
export type Format = (typeof FORMATS)[number];

/** Those the press makes; the page of a player is made of the built program, outside of it. */
export type PressFormat = Exclude<Format, 'page'>;

/** How they are called. */
export const FORMAT_TEXTS: Readonly<Record<Format, string>> = {
  pdf: 'delivery:desk.pdf',
  html: 'delivery:desk.html',
  text: 'delivery:desk.textFile',
  json: 'delivery:desk.json',
  page: 'delivery:desk.page',
  mail: 'delivery:desk.mail',
};

/** The files of a player: those wished for, and his page where he gets one. */
export function formatsFor(
  { page }: Pick<TurnReportDraft, 'page'>,
  formats: readonly Format[],
): readonly Format[] {
  return FORMATS.filter((one) => formats.includes(one) || (one === 'page' && page === true));
}

/** What is made to save one file of a player: a mail encloses his page, other files stand alone. */
export function formatsToSave(
  draft: Pick<TurnReportDraft, 'page'>,
  format: Format,
): readonly Format[] {
  return format === 'mail' ? formatsFor(draft, [format]) : [format];
}

/** A turn report to be made: what the realm may know, and the GM's draft. Nothing of the truth. */
export interface TurnReportOrder {
  readonly snapshot: PartySnapshot;
  readonly draft: TurnReportDraft;
}

/** A job of the press. */
export type PressJob =
  /** For the screen: blocks and sheets. */
  | ({ readonly kind: 'compose' } & TurnReportOrder)
  /** Finished files. `enclosed` goes with the mail besides them. */
  | ({
      readonly kind: 'make';
      readonly formats: readonly PressFormat[];
      readonly recipients: readonly Recipient[];
      readonly enclosed: readonly Enclosure[];
    } & TurnReportOrder)
  /** All sheets of many turn reports, small, as one PDF to proof. */
  | {
      readonly kind: 'contactSheet';
      readonly title: string;
      readonly language: Language;
      readonly orders: readonly TurnReportOrder[];
    };

/** A turn report with its sheets: those of the letter, then those of the map. */
export interface Composed {
  readonly turnReport: TurnReport;
  readonly pages: readonly Page[];
}

/** How a job of the press ended. */
export type PressOutcome =
  | ({ readonly kind: 'composed' } & Composed)
  | {
      readonly kind: 'made';
      readonly artefacts: readonly Artefact[];
      /** The turn report as text, as it is stored once it is sent. */
      readonly text: string;
    }
  | { readonly kind: 'contactSheet'; readonly bytes: Uint8Array }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' };

/** How far it is: realms done of a contact sheet. */
export interface PressProgress {
  readonly done: number;
  readonly total: number;
}

/** Makes turn reports, one job at a time. */
export type Press = Runner<PressJob, PressProgress, PressOutcome>;

export const PRESS_ENDINGS: Endings<PressOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};
