import { type InboxItem, type LetterFormat, trimmedEnd } from '../../../../engine';
import type { FileKind } from '../../../bridge';

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
  const words = name.replace(/[/\\:*?"<>|\p{Cc}\s]+/gu, ' ').replace(/^[. ]+/, '');
  const plain = trimmedEnd(words, /[. ]/).slice(0, 120);
  const ending = ENDINGS[format];
  const named = plain === '' ? id : plain;
  return named.toLowerCase().endsWith(`.${ending}`) ? named : `${named}.${ending}`;
};

/** The kind of file as which an original is saved. */
export const saveKindOf = ({
  format,
  original,
}: Pick<InboxItem, 'format' | 'original'>): FileKind => {
  if (original === null || format === 'text') return 'text';
  return format === 'mail' ? 'mail' : 'any';
};
