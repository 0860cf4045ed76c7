import type { FileFilter } from 'electron';
import type { FileKind } from '../ipc/contract';

export type Language = 'de' | 'en';

const FILTERS: Readonly<
  Record<FileKind, Readonly<Record<Language, string>> & { readonly extensions: readonly string[] }>
> = {
  campaign: { de: 'Wabenwart-Kampagne', en: 'Wabenwart campaign', extensions: ['wabenwart'] },
  orders: {
    de: 'Zugbefehl (Text)',
    en: 'Order sheet (text)',
    extensions: ['txt', 'csv', 'tsv', 'eml'],
  },
  pdf: { de: 'PDF', en: 'PDF', extensions: ['pdf'] },
  text: { de: 'Text', en: 'Text', extensions: ['txt'] },
};

/** The filter of a file dialog for one kind of file. */
export const fileFilters = (kind: FileKind, language: Language): FileFilter[] => {
  const { extensions, ...names } = FILTERS[kind];
  return [{ name: names[language], extensions: [...extensions] }];
};
