import type { ArrivedDocument } from '../../../engine';
import {
  createFileReader,
  type IntakeFile,
  type IntakeProblem,
  type ReadDocument,
  readText,
} from '../intake';
import { storage } from '../storage';
import { hashOf } from '../storage/hash';

/** A document ready for the mailbox, and the files to be kept beside the campaign, by hash. */
interface Arrival {
  readonly document: ArrivedDocument;
  readonly originals: Readonly<Record<string, Uint8Array>>;
}

/** A moment a mail tells counts as long as it is not yet to come. */
const receiptOf = (told: string | null, now: string): string =>
  told === null || told > now ? now : told;

/** Makes a document of the mailbox out of one that was read; what is enclosed came with the document around it. */
const arrivalOf = async (
  { bytes, enclosed, format, name, receivedAt, sender, text }: ReadDocument,
  now: string,
): Promise<Arrival> => {
  const moment = receiptOf(receivedAt, now);
  const original = bytes === null ? null : await hashOf(bytes);
  const within: Arrival[] = [];
  for (const one of enclosed) within.push(await arrivalOf(one, moment));
  return {
    document: {
      receivedAt: moment,
      name,
      format,
      original,
      sender,
      text,
      enclosed: within.map(({ document }) => document),
    },
    originals: Object.assign(
      {},
      ...within.map(({ originals }) => originals),
      original === null || bytes === null ? {} : { [original]: bytes },
    ) as Arrival['originals'],
  };
};

/** A text that was pasted or typed, ready for the mailbox at once. */
const textArrival = (text: string, now: string): ArrivedDocument => ({
  receivedAt: now,
  name: '',
  format: 'text',
  original: null,
  sender: '',
  text,
  enclosed: [],
});

/** Why something was not taken; words are at `inbox:refused`. */
export type Refusal =
  | IntakeProblem
  | {
      readonly code: 'denied' | 'readOnly' | 'unstored' | 'missing';
      readonly file: string;
    }
  /** `text` is the key of the sentence that says why. */
  | { readonly code: 'unwritten'; readonly file: string; readonly text: string };

/** What came of files on their way in. */
export interface Gathered {
  readonly documents: readonly ArrivedDocument[];
  readonly refusals: readonly Refusal[];
}

/** A file on its way in, its bytes perhaps still being fetched. */
export interface IncomingFile {
  readonly name: string;
  readonly bytes: Promise<ArrayBuffer> | Uint8Array;
}

/** What arrives together: a text, or files. */
export type Incoming = { readonly text: string } | { readonly files: readonly IncomingFile[] };

interface Found {
  readonly arrivals: readonly Arrival[];
  readonly refusals: readonly Refusal[];
}

const readFile = createFileReader();

const fileOf = async ({ name, bytes }: IncomingFile): Promise<IntakeFile> => ({
  name,
  bytes: new Uint8Array(await bytes),
});

const foundIn = async (file: IncomingFile, now: string): Promise<Found> => {
  try {
    const taken = await readFile(await fileOf(file));
    if (!taken.ok) return { arrivals: [], refusals: [taken.problem] };
    const { document, left } = taken.value;
    return { arrivals: [await arrivalOf(document, now)], refusals: left };
  } catch {
    return { arrivals: [], refusals: [{ code: 'broken', file: file.name }] };
  }
};

/** A text as a document of the mailbox; nothing has to be waited for. */
export function gatherText(text: string, now: string): Gathered {
  const read = readText(text);
  return read.ok
    ? { documents: [textArrival(read.value.text, now)], refusals: [] }
    : { documents: [], refusals: [read.problem] };
}

/** Keeps the files of an arrival beside the campaign, before the campaign names them. */
const keep = async (campaign: string, { originals }: Arrival): Promise<boolean> => {
  try {
    for (const [hash, bytes] of Object.entries(originals))
      await storage.keepPicture(campaign, hash, bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reads files, one after the other, and keeps the originals beside the campaign. What cannot be read or kept
 * is told; everything else is ready for the mailbox.
 */
export async function gather(
  campaign: string,
  files: readonly IncomingFile[],
  now: string,
): Promise<Gathered> {
  const documents: ArrivedDocument[] = [];
  const refusals: Refusal[] = [];
  for (const one of files) {
    const found = await foundIn(one, now);
    refusals.push(...found.refusals);
    for (const arrival of found.arrivals) {
      if (await keep(campaign, arrival)) documents.push(arrival.document);
      else refusals.push({ code: 'unstored', file: arrival.document.name });
    }
  }
  return { documents, refusals };
}
