import type { PartySnapshot, TurnReportDraft } from '../../../../engine';
import type { TurnReport } from '../turn-report/evaluation';
import type { Artefact } from '../../../model/leaks/leak';
import type { Page } from '../../../kit/paper';
import type { Endings, Runner } from '../../../model/runner';
import type { Language } from '../../../kit/text/words';
import type { Enclosure, Recipient } from '../../../model/letters/eml';

/** Files an evaluation can become, in the order in which they are offered. */
export const FORMATS = ['pdf', 'html', 'text', 'json', 'mail'] as const;
export type Format = (typeof FORMATS)[number];

/** An evaluation to be made: what the realm may know, and what the GM makes of it. Nothing of the truth. */
export interface TurnReportOrder {
  readonly snapshot: PartySnapshot;
  readonly draft: TurnReportDraft;
}

/** Work for the press. */
export type PressJob =
  /** For the desk: blocks and sheets. */
  | ({ readonly kind: 'compose' } & TurnReportOrder)
  /** Finished files. `enclosed` goes with the mail besides them. */
  | ({
      readonly kind: 'make';
      readonly formats: readonly Format[];
      readonly recipients: readonly Recipient[];
      readonly enclosed: readonly Enclosure[];
    } & TurnReportOrder)
  /** All sheets of many evaluations, small, as one PDF to proof. */
  | {
      readonly kind: 'contactSheet';
      readonly title: string;
      readonly language: Language;
      readonly orders: readonly TurnReportOrder[];
    };

/** An evaluation with its sheets: those of the letter, then those of the map. */
export interface Composed {
  readonly turnReport: TurnReport;
  readonly pages: readonly Page[];
}

/** How work at the press ended. */
export type PressOutcome =
  | ({ readonly kind: 'composed' } & Composed)
  | {
      readonly kind: 'made';
      readonly artefacts: readonly Artefact[];
      /** The evaluation in words, as it is kept once it is sent. */
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

/** Makes evaluations, one job at a time. */
export type Press = Runner<PressJob, PressProgress, PressOutcome>;

export const PRESS_ENDINGS: Endings<PressOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};
