import {
  type Campaign,
  type Dropped,
  ENGLISH_CSV,
  type ExchangeOptions,
  type FieldAddress,
  type FileProblem,
  type FileResult,
  GERMAN_CSV,
  type GrossfeldNo,
  grossfeldOf,
  hexGameOf,
  removeGrossfelder,
  success,
  systems,
  writeCampaignFile,
  writeCsvBundle,
  writeGeoJson,
  writeTextMapper,
  writeWorldographer,
} from '../../../../engine';
import {
  type Compute,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  type Runner,
} from '../../../model/runner';
import { fileExtras } from '../../../kit/explain';
import type { OutFormat } from './formats';

/** A map format, not a picture. */
type MapFormat = Exclude<OutFormat, 'svg' | 'png'>;

/** What is to be written. */
export interface MapJob {
  readonly format: MapFormat;
  /** Undefined = the whole world. */
  readonly fields: ReadonlySet<FieldAddress> | undefined;
  readonly notes: boolean;
  readonly secrets: boolean;
  /** How tables write numbers and part cells. */
  readonly numbers: 'de' | 'en';
  /** Scanned maps by hash, for the program's own file. */
  readonly images: Readonly<Record<string, Uint8Array>>;
}

/** A file ready to be saved and what it does not carry. */
interface WrittenMap {
  readonly bytes: Uint8Array;
  readonly dropped: readonly Dropped[];
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The campaign with only the Großfelder in which chosen fields lie, and what stands on them. */
const cutTo = (campaign: Campaign, fields: ReadonlySet<FieldAddress>): Campaign => {
  const kept = new Set([...fields].map(grossfeldOf));
  const others = (Object.keys(campaign.world.map.grossfelder) as GrossfeldNo[]).filter(
    (no) => !kept.has(no),
  );
  const cut = removeGrossfelder(campaign, others, systems[campaign.system]?.records ?? []);
  return cut.ok ? cut.value : campaign;
};

/**
 * Writes a world, or the chosen part of it. Whole Großfelder go into the program's own file, which is refused where it
 * could not be read again.
 */
export function writeMap(campaign: Campaign, job: MapJob): FileResult<WrittenMap> {
  const { format, fields, notes, secrets, numbers, images } = job;
  const { world, system } = campaign;
  const options: ExchangeOptions = { fields: fields ?? 'all', notes, secrets };
  const { terrains, settlements } = hexGameOf(systems[system]);
  switch (format) {
    case 'campaign': {
      const kept = fields === undefined ? campaign : cutTo(campaign, fields);
      const file = writeCampaignFile(kept, images, fileExtras(kept, numbers));
      return file.ok ? success({ bytes: file.value, dropped: [] }) : file;
    }
    case 'csv':
      return success(writeCsvBundle(world, options, numbers === 'de' ? GERMAN_CSV : ENGLISH_CSV));
    case 'geojson': {
      const { text, dropped } = writeGeoJson(world, options);
      return success({ bytes: encode(text), dropped });
    }
    case 'text-mapper': {
      const { text, dropped } = writeTextMapper(world, options, terrains);
      return success({ bytes: encode(text), dropped });
    }
    case 'worldographer':
      return success(writeWorldographer(world, options, { terrains, settlements }));
  }
}

/** A campaign and how its map is to be written. */
export interface WriteJob {
  readonly campaign: Campaign;
  readonly job: MapJob;
}

/** Result of writing it. */
export type WriteOutcome =
  | ({ readonly kind: 'written' } & WrittenMap)
  /** The campaign holds something that could not be read again. */
  | { readonly kind: 'unfit'; readonly problem: FileProblem }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'broken' };

/** Writes a map in this thread. */
export const write: Compute<WriteJob, never, WriteOutcome> = ({ campaign, job }) => {
  const made = writeMap(campaign, job);
  return made.ok ? { kind: 'written', ...made.value } : { kind: 'unfit', problem: made.problem };
};

const ENDINGS: Endings<WriteOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'broken' },
};

/** The writer that fits the place where the program runs: a large world takes its time. */
export function createWriter(): Runner<WriteJob, never, WriteOutcome> {
  return typeof Worker === 'undefined'
    ? createLocalRunner(write, ENDINGS)
    : createWorkerRunner(
        () => new Worker(new URL('./writing-worker.ts', import.meta.url), { type: 'module' }),
        ENDINGS,
      );
}
