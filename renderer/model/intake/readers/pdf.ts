import type { PDFDocumentProxy } from 'pdfjs-dist';
import { openingPdf } from '../../files/pdf';
import type { DocumentReader } from '../document';
import { pageFields, type PageFields, type TypedField } from '../forms/fields';
import { LIMITS, refuse } from '../plain-text';
import { type FormCode, type FormDefinition, readFormCode, systems } from '../../../../engine';
import { CODE_FIELD, fieldName } from '../forms/names';

/** A sheet of a PDF: its printed text, and what was filled in. */
interface ReadPage extends PageFields {
  readonly text: string;
}

/** One of our forms, returned. */
interface Returned {
  readonly code: FormCode;
  /** As it stands on the form. */
  readonly words: string;
  readonly form: FormDefinition;
}

const returnedIn = (fields: readonly TypedField[]): Returned | undefined => {
  const words = fields.find(({ name }) => name === CODE_FIELD)?.value.trim() ?? '';
  const code = readFormCode(words);
  if (code === undefined) return undefined;
  const system = Object.values(systems).find(({ id }) => id === code.system);
  const form = system?.forms?.definitions.find(({ id }) => id === code.form);
  return form?.toText === undefined ? undefined : { code, words, form };
};

/** The names of the fields of a form, those of tables without their rows. */
const namesOf = ({ parts }: FormDefinition): ReadonlySet<string> =>
  new Set(
    parts
      .flatMap((part) => (part.kind === 'fields' ? part.fields : part.columns))
      .map(({ name }) => name),
  );

const belongsTo = (names: ReadonlySet<string>, { name }: TypedField): boolean =>
  name === CODE_FIELD || names.has(fieldName(name).replace(/\.\d{1,4}$/, ''));

/** One line each: what the field is about, and what was filled in. */
const plainLines = (fields: readonly TypedField[]): readonly string[] =>
  fields
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => `${label.replace(/\s+/g, ' ')}: ${value.trim()}`);

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

/** The form as a letter; added sheets, foreign fields and notes come after it. */
const returnedText = ({ code, words, form }: Returned, pages: readonly ReadPage[]): string => {
  const names = namesOf(form);
  const isOurs = (field: TypedField): boolean => belongsTo(names, field);
  const fields = pages.flatMap((page) => page.fields);
  const values = Object.fromEntries(
    fields.filter(isOurs).map(({ name, value }) => [fieldName(name), value]),
  );
  const letter = form.toText?.(values, code.language) ?? '';
  const added = pages.filter((page) => !page.fields.some(isOurs));
  return joined([
    letter === '' ? words : `${words}\n${letter}`,
    ...added.map(({ text }) => text),
    plainLines(fields.filter((field) => !isOurs(field))).join('\n'),
    ...pages.flatMap(({ notes }) => notes),
  ]);
};

/**
 * The text of a PDF. A returned form becomes a letter with what was filled in, under its code, so that it is known for
 * whom it was made; of any other the printed words come first, then the fields that are filled in, one per line, then
 * notes.
 */
const textOfPages = (pages: readonly ReadPage[]): string => {
  const fields = pages.flatMap((page) => page.fields);
  const returned = returnedIn(fields);
  if (returned !== undefined) return returnedText(returned, pages);
  return joined([
    pages
      .map(({ text }) => text)
      .join('\n\n')
      .trim(),
    plainLines(fields).join('\n'),
    ...pages.flatMap(({ notes }) => notes),
  ]);
};

/** A piece of text on a page: place of its left lower corner, width and height in points. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly y: number;
  readonly height: number;
  readonly pieces: Piece[];
}

/** Pieces whose feet stand within this part of their height of each other are on one line. */
const SAME_LINE = 0.5;
/** Gaps in heights of the text: from here on a blank, and from here on another column. */
const BLANK = 0.12;
const COLUMN = 1;

const linesIn = (pieces: readonly Piece[]): readonly Line[] => {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const reach = SAME_LINE * Math.max(line?.height ?? 0, piece.height);
    if (line !== undefined && line.y - piece.y <= reach) line.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return lines;
};

const gapBetween = (before: Piece, after: Piece): string => {
  const height = Math.max(before.height, after.height, 1);
  const gap = after.x - (before.x + before.width);
  if (gap >= COLUMN * height) return '\t';
  const isOpen = !before.text.endsWith(' ') && !after.text.startsWith(' ');
  return gap >= BLANK * height && isOpen ? ' ' : '';
};

const textOfLine = ({ pieces }: Line): string => {
  const ordered = pieces.toSorted((a, b) => a.x - b.x);
  const text = ordered.map((piece, index) => {
    const before = ordered[index - 1];
    return (before === undefined ? '' : gapBetween(before, piece)) + piece.text;
  });
  return text
    .join('')
    .split('\t')
    .map((cell) => cell.trim())
    .join('\t')
    .trimEnd();
};

/**
 * The lines of a page from top to bottom, left to right; a wide gap within a line becomes a tab, a gap of more than
 * a line between two lines an empty one.
 */
const pageLines = (pieces: readonly Piece[]): readonly string[] => {
  const lines = linesIn(pieces.filter(({ text }) => text.trim() !== ''));
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const isFar = above !== undefined && above.y - line.y > 2 * Math.max(above.height, line.height);
    return isFar ? ['', textOfLine(line)] : [textOfLine(line)];
  });
};

type Item = Awaited<
  ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getTextContent']>
>['items'][number];

const pieceOf = (item: Item): readonly Piece[] => {
  if (!('str' in item)) return [];
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
  return [{ text: item.str, x, y, width: item.width, height: Math.hypot(c, d) || item.height }];
};

const pageOf = async (file: PDFDocumentProxy, number: number): Promise<ReadPage> => {
  const page = await file.getPage(number);
  const { items } = await page.getTextContent();
  const filled = await pageFields(page);
  page.cleanup();
  return { text: pageLines(items.flatMap(pieceOf)).join('\n'), ...filled };
};

const textOf = async (file: PDFDocumentProxy): Promise<string> => {
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) pages.push(await pageOf(file, number));
  return textOfPages(pages);
};

const isLocked = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

/** The text of a PDF, page by page, with what is filled in. Nothing in it is run, nothing is loaded; a scan without text is refused. */
export const reader: DocumentReader = {
  format: 'pdf',
  read: async ({ name, bytes }) => {
    const task = openingPdf(bytes);
    try {
      const file = await task.promise;
      if (file.numPages > LIMITS.pages) return refuse('many', name, file.numPages);
      const text = await textOf(file);
      return text === '' ? refuse('scanned', name) : { ok: true, value: { text } };
    } catch (error) {
      return refuse(isLocked(error) ? 'locked' : 'broken', name);
    } finally {
      await task.destroy();
    }
  },
};
