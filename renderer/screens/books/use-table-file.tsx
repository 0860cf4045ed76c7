import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableCell } from '../../kit/explain';
import { useLanguage } from '../../kit/explain/react';
import { unwrittenText } from '../../model/faults/unwritten';
import { saveTable } from './save-table';

/** What became of a file, in words; null = nothing was written. */
export type FileNotice = { readonly isFailed: boolean; readonly text: string } | null;

/** Writes tables to files, and says what became of it. */
export const useTableFile = (): {
  readonly notice: FileNotice;
  readonly save: (name: string, rows: readonly (readonly TableCell[])[]) => void;
} => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [notice, setNotice] = useState<FileNotice>(null);
  const write = async (
    name: string,
    rows: readonly (readonly TableCell[])[],
  ): Promise<FileNotice> => {
    try {
      const path = await saveTable(name, rows, language);
      return path === null ? null : { isFailed: false, text: t('ledger:file.saved', { path }) };
    } catch (problem) {
      return { isFailed: true, text: t(unwrittenText(problem, 'ledger:file.failed')) };
    }
  };
  return { notice, save: (name, rows) => void write(name, rows).then(setNotice) };
};

/** The word on the last file. */
export const SavedNotice = ({ notice }: { readonly notice: FileNotice }) => (
  <p
    role="status"
    className="ww-small ww-file-notice"
    {...(notice?.isFailed === true ? { 'data-failed': true } : {})}
  >
    {notice?.text ?? ''}
  </p>
);
