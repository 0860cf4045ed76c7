import type { LetterFormat } from '../../../engine';
import type {
  DocumentReader,
  IntakeFile,
  IntakeProblem,
  IntakeResult,
  ReadDocument,
  Reading,
} from './document';
import { decodeText, judgeText, LIMITS, refuse } from './plain-text';
import { listingOf } from './archive';
import { separatorOf } from './tabular';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Word and Excel before 2007. */
const isOldOffice = (bytes: Uint8Array): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const MAIL_NAME = /\.(?:eml|mht|mhtml)$/i;
const HTML_NAME = /\.(?:html?|xhtml)$/i;

/** The head of a mail: lines `Name: words`, folded ones too, up to an empty line. */
const MAIL_HEAD = /^(?:From .*\r?\n)?(?:[!-9;-~]+:.*\r?\n(?:[ \t].*\r?\n)*){2,400}(?:\r?\n|$)/;

/** Heads that no player types. */
const MACHINE_HEAD = /^(?:mime-version|message-id|received|return-path|content-type):/im;

const isMail = (text: string, name: string): boolean => {
  const head = MAIL_HEAD.exec(text.slice(0, 100_000))?.[0];
  if (head === undefined || !/^from:/im.test(head)) return false;
  return MAIL_NAME.test(name) || MACHINE_HEAD.test(head);
};

const HTML_START =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html)\b/i;
const TAG_START = /^\s*<(?:head|body|meta|title|style|table|div|p|pre|h\d|center|font)\b/i;

const isHtml = (text: string, name: string): boolean =>
  HTML_START.test(text) || (HTML_NAME.test(name) && TAG_START.test(text));

/** The format of an archive, by the parts it lists. */
const formatOfArchive = (bytes: Uint8Array): LetterFormat | 'foreign' | 'broken' => {
  const listing = listingOf(bytes);
  if (listing === undefined) return 'broken';
  if (listing.names.some((part) => /^word\/document\d*\.xml$/.test(part))) return 'word';
  return listing.names.some((part) => /^xl\/workbook\.xml$/.test(part)) ? 'sheet' : 'foreign';
};

/**
 * What a file is, by what it begins with; its name decides only where the content leaves a choice. `foreign` = a
 * document of a kind that is not read, `broken` = an archive that cannot be listed.
 */
const formatOf = ({ name, bytes }: IntakeFile): LetterFormat | 'foreign' | 'broken' => {
  if (isPdf(bytes)) return 'pdf';
  if (isZip(bytes)) return formatOfArchive(bytes);
  if (isOldOffice(bytes) || startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) return 'foreign';
  const text = decodeText(bytes);
  if (isHtml(text, name)) return 'html';
  if (isMail(text.replace(/^\uFEFF/, ''), name)) return 'mail';
  const separator = separatorOf(text);
  return separator === ';' || separator === ',' ? 'csv' : 'text';
};

/** The reader of a format comes only when a document of it does. */
const READERS: Readonly<Record<LetterFormat, () => Promise<{ readonly reader: DocumentReader }>>> =
  {
    text: () => import('./readers/text'),
    mail: () => import('./readers/mail'),
    html: () => import('./readers/html'),
    word: () => import('./readers/word'),
    pdf: () => import('./readers/pdf'),
    csv: () => import('./readers/csv'),
    sheet: () => import('./readers/sheet'),
  };

/** A document that was read, and what of its enclosures could not be. */
export interface Taken {
  readonly document: ReadDocument;
  readonly left: readonly IntakeProblem[];
}

const readEnclosed = async (
  files: readonly IntakeFile[],
  depth: number,
): Promise<{ readonly documents: ReadDocument[]; readonly left: IntakeProblem[] }> => {
  const documents: ReadDocument[] = [];
  const left: IntakeProblem[] = [];
  for (const file of files) {
    const taken = await readWithin(file, depth + 1);
    if (taken.ok) {
      documents.push(taken.value.document);
      left.push(...taken.value.left);
    } else left.push(taken.problem);
  }
  return { documents, left };
};

const documentOf = async (
  file: IntakeFile,
  format: LetterFormat,
  reading: Reading,
  depth: number,
): Promise<IntakeResult<Taken>> => {
  const { documents, left } = await readEnclosed(reading.enclosed ?? [], depth);
  const judged = judgeText(reading.text, file.name);
  // A mail without a word of its own still brings what is enclosed.
  const isEnvelope = !judged.ok && judged.problem.code === 'empty' && documents.length > 0;
  if (!judged.ok && !isEnvelope) {
    return judged.problem.code === 'empty' && left[0] !== undefined
      ? { ok: false, problem: left[0] }
      : judged;
  }
  const document: ReadDocument = {
    format,
    name: reading.name === undefined || reading.name === '' ? file.name : reading.name,
    sender: reading.sender ?? '',
    receivedAt: reading.receivedAt ?? null,
    text: reading.text,
    bytes: file.bytes,
    enclosed: documents,
  };
  return { ok: true, value: { document, left } };
};

const readWithin = async (file: IntakeFile, depth: number): Promise<IntakeResult<Taken>> => {
  const { name, bytes } = file;
  if (depth > LIMITS.depth) return refuse('deep', name);
  if (bytes.length === 0) return refuse('empty', name);
  if (bytes.length > LIMITS.bytes) return refuse('heavy', name, bytes.length);
  const format = formatOf(file);
  if (format === 'foreign' || format === 'broken') return refuse(format, name);
  try {
    const { reader } = await READERS[format]();
    const read = await reader.read(file);
    return read.ok ? await documentOf(file, format, read.value, depth) : read;
  } catch {
    return refuse('broken', name);
  }
};

/**
 * Reads a file into a document with its text, and what is enclosed in it into documents of their own. Whatever the
 * bytes, the result is a document or one problem; nothing is run, nothing is loaded from anywhere.
 */
export function readFile(file: IntakeFile): Promise<IntakeResult<Taken>> {
  return readWithin(file, 0);
}

/** A text that was pasted or typed: it is its own original. */
export function readText(text: string): IntakeResult<ReadDocument> {
  const judged = judgeText(text);
  if (!judged.ok) return judged;
  return {
    ok: true,
    value: {
      format: 'text',
      name: '',
      sender: '',
      receivedAt: null,
      text,
      bytes: null,
      enclosed: [],
    },
  };
}
