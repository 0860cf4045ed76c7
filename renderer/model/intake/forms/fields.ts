import type { PDFPageProxy } from 'pdfjs-dist';

/** A field of a PDF into which somebody typed. */
export interface TypedField {
  readonly name: string;
  /** What it says beside it for those who hear; its name if it says nothing. */
  readonly label: string;
  readonly value: string;
}

/** What is filled in or noted on one sheet of a PDF. */
export interface PageFields {
  readonly fields: readonly TypedField[];
  /** Words written onto the sheet as notes. */
  readonly notes: readonly string[];
}

/** Fields of one sheet at most, beyond any form. */
const MOST = 5000;

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? value.filter((word): word is string => typeof word === 'string').join(', ')
    : '';
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A box that is not ticked has this value. */
const UNTICKED = 'Off';

const fieldOf = (annotation: Readonly<Record<string, unknown>>): readonly TypedField[] => {
  const name = wordsOf(annotation['fieldName']);
  const isSecret = annotation['password'] === true;
  const value = isSecret ? '' : wordsOf(annotation['fieldValue']);
  const isBox = annotation['fieldType'] === 'Btn';
  if (name === '' || (isBox && value === UNTICKED)) return [];
  return [{ name, label: wordsOf(annotation['alternativeText']).trim() || name, value }];
};

const noteOf = (annotation: Readonly<Record<string, unknown>>): readonly string[] => {
  const contents = annotation['contentsObj'];
  const words = isRecord(contents) ? wordsOf(contents['str']).trim() : '';
  return words === '' ? [] : [words];
};

/** The fields and notes of a sheet. Nothing of them is run; what they do is not even looked at. */
export async function pageFields(page: PDFPageProxy): Promise<PageFields> {
  const found: readonly unknown[] = await page.getAnnotations();
  const annotations = found.slice(0, MOST).filter(isRecord);
  const of = (kind: string) => annotations.filter((one) => one['subtype'] === kind);
  return {
    fields: of('Widget').flatMap(fieldOf),
    notes: of('FreeText').flatMap(noteOf),
  };
}
