import type { FormCode, FormDefinition, Title } from '../../../../engine';
import type { Fonts } from '../../../kit/paper';

/** Paper of forms: upright, for files and windows of envelopes. */
export const FORM_PAPERS = ['A4', 'Letter'] as const;
export type FormPaper = (typeof FORM_PAPERS)[number];

export const PAPER_SIZES: Readonly<
  Record<FormPaper, { readonly width: number; readonly height: number }>
> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};

/** A form to be set. */
export interface FormOrder {
  readonly form: FormDefinition;
  /** What is filled in, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly code: FormCode;
  readonly paper: FormPaper;
  /** The name of the game, at the head. */
  readonly game: Title;
  /** How low rows of tables are set, as a share of their usual height; absent = the usual height. */
  readonly density?: number;
}

/** Heights of rows, tried in turn where one saves a sheet; in the last ones nobody can write by hand. */
export const DENSITIES = { written: [0.95, 0.9, 0.85], printed: [0.8, 0.75] } as const;

/** What setting a form needs of texts. */
export interface FormWords {
  readonly fonts: Fonts;
  /** The foot of a sheet: its number and the count of all. */
  readonly pageOf: (number: number, count: number) => string;
}
