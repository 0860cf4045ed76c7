import {
  type Campaign,
  type ExchangeProblem,
  type FileProblem,
  type ImportProposal,
  readCampaignArchive,
  readCsv,
  readGeoJson,
  type ReadOptions,
  readTextMapper,
  readWorldographer,
} from '../../../../engine';

/** A file that was read: a whole campaign of this program, or the map of any format. */
export type Incoming =
  | {
      readonly kind: 'campaign';
      readonly file: string;
      readonly campaign: Campaign;
      readonly images: Readonly<Record<string, Uint8Array>>;
    }
  | { readonly kind: 'map'; readonly file: string; readonly proposal: ImportProposal };

/** A file to read, with what its reader must know of the game. */
export interface ReadJob {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** What came of reading it. */
export type ReadOutcome =
  | { readonly kind: 'read'; readonly incoming: Incoming }
  | {
      readonly kind: 'refused';
      readonly by: 'campaign' | 'map';
      readonly problem: FileProblem | ExchangeProblem;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'broken' };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b);
const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b);

/** The first sign that is no white space and no byte order mark. */
const firstSign = (bytes: Uint8Array): string => {
  const head = new TextDecoder().decode(bytes.subarray(0, 64));
  return head.replace(/^[\uFEFF\s]+/, '').charAt(0);
};

type MapReader = (bytes: Uint8Array, options: ReadOptions) => ReturnType<typeof readGeoJson>;

/** The reader a file needs: by what it begins with, then by its ending; names may lie. */
const readerFor = (file: string, bytes: Uint8Array): MapReader => {
  if (isGzip(bytes) || firstSign(bytes) === '<') return readWorldographer;
  if (isZip(bytes)) return readCsv;
  if (firstSign(bytes) === '{') return readGeoJson;
  return /\.(csv|tsv)$/i.test(file) ? readCsv : readTextMapper;
};

const readAsMap = ({ file, bytes, options }: ReadJob): ReadOutcome => {
  const read = readerFor(file, bytes)(bytes, options);
  return read.ok
    ? { kind: 'read', incoming: { kind: 'map', file, proposal: read.value } }
    : { kind: 'refused', by: 'map', problem: read.problem };
};

/** Reads a file of any format that is known. Nothing is touched by it. */
export function readIncoming(job: ReadJob): ReadOutcome {
  if (!isZip(job.bytes)) return readAsMap(job);
  const archive = readCampaignArchive(job.bytes);
  if (archive.ok) {
    const { campaign, images } = archive.value;
    return { kind: 'read', incoming: { kind: 'campaign', file: job.file, campaign, images } };
  }
  if (archive.problem.code === 'foreign-zip') return readAsMap(job);
  return { kind: 'refused', by: 'campaign', problem: archive.problem };
}
