import type { LetterFormat } from '../../../engine';
import type {
  DocumentReader,
  IntakeFile,
  IntakeProblem,
  IntakeResult,
  ReadDocument,
  Reading,
} from './document';
import { formatOf } from './format';
import { LIMITS } from './limits';
import { judgeText, refuse } from './plain-text';

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
export const readFile = (file: IntakeFile): Promise<IntakeResult<Taken>> => readWithin(file, 0);

/** A text that was pasted or typed: it is its own original. */
export const readText = (text: string): IntakeResult<ReadDocument> => {
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
};
