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
import {
  type Diagnostics,
  DIAGNOSTICS_FORMAT,
  DIAGNOSTICS_VERSION,
  diagnosticsSchema,
} from './schema';

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
export const collectDiagnostics = async (
  error: unknown,
  audit: AuditFigures | null,
  madeAt = new Date().toISOString(),
): Promise<Diagnostics> => {
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
};

/** The file as it is written: for the eyes of a person. */
export const diagnosticsText = (diagnostics: Diagnostics): string =>
  `${JSON.stringify(diagnostics, null, 2)}\n`;
