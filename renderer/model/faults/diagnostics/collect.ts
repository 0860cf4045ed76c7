import { CAMPAIGN_VERSION, systems } from '../../../../engine';
import { version } from '../../../../package.json';
import { bridge } from '../../../kit/bridge';
import { usePreferences } from '../../state/preferences';
import { type Session, useSession } from '../../state/session';
import {
  type CountedFault,
  databaseVersion,
  faults,
  readPersistence,
  rowCounts,
} from '../../storage';
import { kindCounts } from '../../storage/counts';
import { faultNameOf, isLoaded, placesOf } from '../name';
import { z } from '../../../../engine/kernel/zod';

/** Name of the format and its version. */
const DIAGNOSTICS_FORMAT = 'wabenwart-diagnostics';
const DIAGNOSTICS_VERSION = 1;

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
type Diagnostics = z.infer<typeof diagnosticsSchema>;

/** What a check of the campaign found, counted by kind. */
export type AuditFigures = NonNullable<Diagnostics['audit']>;

const campaignFigures = (session: Session): Diagnostics['campaign'] => {
  const { campaign, save } = session;
  if (campaign === null) return null;
  const { map, units, clock } = campaign.world;
  return {
    game: campaign.system in systems ? campaign.system : 'unknown',
    months: clock.turn,
    grossfelder: Object.keys(map.grossfelder).length,
    units: Object.keys(units).length,
    acts: session.journal.length,
    head: session.head,
    revision: session.revision,
    savedRevision: session.savedRevision,
    save: save.kind,
    failure: save.kind === 'failed' ? save.reason : null,
    isReadOnly: session.readOnly,
    kinds: kindCounts(campaign),
  };
};

/** A part that cannot be found out stays empty: the file is needed most when something is broken. */
const orElse = async <T>(ask: () => Promise<T> | T, fallback: T): Promise<T> => {
  try {
    return await ask();
  } catch {
    return fallback;
  }
};

const systemOf = (): Diagnostics['system'] => ({
  place: bridge.kind,
  browser: globalThis.navigator.userAgent.slice(0, 300),
  language: usePreferences.getState().language,
  window: {
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
    pixelRatio: globalThis.devicePixelRatio,
  },
  has: {
    locks: 'locks' in globalThis.navigator,
    workers: 'Worker' in globalThis,
    folders: 'showDirectoryPicker' in globalThis,
    offscreenCanvas: 'OffscreenCanvas' in globalThis,
  },
});

const storageOf = async (): Promise<Diagnostics['storage']> => {
  const { state, used, quota } = await readPersistence();
  return {
    state,
    usedBytes: used === null ? null : Math.round(used),
    quotaBytes: quota === null ? null : Math.round(quota),
    tables: await orElse(rowCounts, {}),
  };
};

const plainFault = ({ name, count, first, last }: CountedFault): Diagnostics['faults'][number] => ({
  name,
  count,
  first,
  last,
});

/**
 * Gathers what a diagnostics file says. It holds figures and words of the program only; what does not fit the schema
 * is not given out.
 * @throws where something does not fit: an error of the program
 */
export async function collectDiagnostics(
  error: unknown,
  audit: AuditFigures | null,
  madeAt = new Date().toISOString(),
): Promise<Diagnostics> {
  const session = useSession.getState();
  const counted = await orElse(() => faults.list(session.campaign?.id ?? ''), []);
  return diagnosticsSchema.parse({
    format: DIAGNOSTICS_FORMAT,
    version: DIAGNOSTICS_VERSION,
    madeAt,
    program: { version, campaignFormat: CAMPAIGN_VERSION, database: databaseVersion() },
    system: systemOf(),
    storage: await storageOf(),
    campaign: await orElse(
      () => diagnosticsSchema.shape.campaign.parse(campaignFigures(session)),
      null,
    ),
    audit,
    faults: counted.map(plainFault),
    error: error === undefined ? null : faultNameOf(error, isLoaded),
    places: placesOf(error, isLoaded),
  });
}

/** The file as it is written: for the eyes of a person. */
export function diagnosticsText(diagnostics: Diagnostics): string {
  return `${JSON.stringify(diagnostics, null, 2)}\n`;
}
