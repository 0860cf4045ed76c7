import type { InboxItem, LetterFormat } from '../../../../../engine';
import type { FileKind } from '../../../../kit/bridge';
import { safeName } from '../../../../kit/explain';

const ENDINGS: Readonly<Record<LetterFormat, string>> = {
  text: 'txt',
  mail: 'eml',
  html: 'html',
  word: 'docx',
  pdf: 'pdf',
  csv: 'csv',
  sheet: 'xlsx',
};

/** A file name for the original of a document that every computer takes. */
export const fileNameOf = ({
  format,
  id,
  name,
}: Pick<InboxItem, 'format' | 'id' | 'name'>): string => {
  const ending = ENDINGS[format];
  const at = name.toLowerCase().endsWith(`.${ending}`) ? -ending.length : name.length;
  return `${safeName(name.slice(0, at), id)}.${name.slice(at) || ending}`;
};

/** The kind of file as which an original is saved. */
export const saveKindOf = ({
  format,
  original,
}: Pick<InboxItem, 'format' | 'original'>): FileKind => {
  if (original === null || format === 'text') return 'text';
  return format === 'mail' ? 'mail' : 'any';
};
