import { z } from '../../../../engine/kernel/zod';

/** Name of the format and its version. */
export const DIAGNOSTICS_FORMAT = 'wabenwart-diagnostics';
export const DIAGNOSTICS_VERSION = 1;

const count = z.int().min(0);
const moment = z.iso.datetime();

/** Words of the program itself: letters, digits and the signs of paths and kinds. */
const ownWord = z
  .string()
  .max(120)
  .regex(/^[\w*/.:@ -]*$/);

/** A table of figures by a word of the program. */
const figures = z.record(ownWord, count);

const fault = z.strictObject({
  /** Class of the error and its place in the program; never its message. */
  name: ownWord,
  count,
  first: moment,
  last: moment,
});

/**
 * What a diagnostics file may hold. Everything is a figure, a moment, a choice out of a list or a word of the program;
 * there is no field that a name, a letter, a key, a seed or an address could stand in.
 */
export const diagnosticsSchema = z.strictObject({
  format: z.literal(DIAGNOSTICS_FORMAT),
  version: z.literal(DIAGNOSTICS_VERSION),
  madeAt: moment,
  program: z.strictObject({ version: ownWord, campaignFormat: count, database: count }),
  system: z.strictObject({
    /** What the page runs in. */
    place: z.enum(['browser', 'desktop']),
    /** How the browser calls itself. */
    browser: z.string().max(300),
    language: z.enum(['de', 'en']),
    window: z.strictObject({ width: count, height: count, pixelRatio: z.number().min(0) }),
    /** Abilities the program makes use of. */
    has: z.record(ownWord, z.boolean()),
  }),
  storage: z.strictObject({
    state: z.enum(['kept', 'asked', 'unknown']),
    usedBytes: count.nullable(),
    quotaBytes: count.nullable(),
    /** Rows of every table, over all campaigns. */
    tables: figures,
  }),
  /** The open campaign in figures; null = none is open. */
  campaign: z
    .strictObject({
      /** The game it plays by. */
      game: ownWord,
      months: count,
      grossfelder: count,
      units: count,
      acts: count,
      head: count,
      revision: count,
      savedRevision: count,
      save: z.enum(['saved', 'saving', 'failed']),
      failure: ownWord.nullable(),
      isReadOnly: z.boolean(),
      /** Rows and characters by kind of row; a star stands for every key of the campaign's own. */
      kinds: z.record(ownWord, z.strictObject({ rows: count, characters: count })),
    })
    .nullable(),
  /** What checking the campaign found, counted by kind; null = it was not checked. */
  audit: z.strictObject({ acts: count, problems: figures }).nullable(),
  faults: z.array(fault),
  /** Name of the error that led here; null = none did. */
  error: ownWord.nullable(),
  /** Its places in the program, innermost first. */
  places: z.array(ownWord),
});

/** A diagnostics file. */
export type Diagnostics = z.infer<typeof diagnosticsSchema>;
