import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Faces, type Page, pdfOf, pngOf, svgFile } from '../../paper';
import { bridge } from '../../bridge';
import type { Language } from '../../text/words';
import type { Saving } from '../print-store';

/** Sheets that are to leave the program, made at the moment they are asked for. */
export interface Papers {
  readonly pages: readonly Page[];
  readonly name: string;
  readonly language: Language;
  readonly faces: Faces;
}

const oneFile = async (
  { faces }: Papers,
  page: Page,
  { format, dpi }: Saving,
): Promise<Uint8Array> =>
  format === 'png' ? pngOf(page, dpi, faces) : new TextEncoder().encode(svgFile(page, faces));

type Saved = { readonly path: string } | null;

/** Several sheets as pictures go into one archive; the GM names it once. */
const saveArchive = async (papers: Papers, saving: Saving): Promise<Saved> => {
  const outlet = await bridge.openOutlet({ kind: 'zip', name: `${papers.name}.zip` });
  if (outlet === null) return null;
  for (const [index, page] of papers.pages.entries())
    await outlet.write(
      [`${papers.name} ${index + 1}.${saving.format}`],
      await oneFile(papers, page, saving),
    );
  await outlet.close(true);
  return { path: outlet.name };
};

const savePapers = async (all: Papers, saving: Saving): Promise<Saved> => {
  const chosen = saving.sheet === null ? undefined : all.pages[saving.sheet - 1];
  const papers = chosen === undefined ? all : { ...all, pages: [chosen] };
  const { pages, name, language, faces } = papers;
  if (saving.format === 'pdf') {
    const bytes = await pdfOf({ title: name, language, pages }, faces);
    return bridge.saveFile({ kind: 'pdf', name: `${name}.pdf`, bytes });
  }
  const [page] = pages;
  if (page === undefined) return null;
  if (pages.length > 1) return saveArchive(papers, saving);
  const bytes = await oneFile(papers, page, saving);
  return bridge.saveFile({ kind: saving.format, name: `${name}.${saving.format}`, bytes });
};

/** Saves and prints sheets, and says in one sentence what became of it. */
export const usePaper = () => {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);
  const hear = useCallback(
    (work: Promise<Saved>): void => {
      setBusy(true);
      setOutcome(t('print:working'));
      work
        .then(
          (saved) => setOutcome(saved === null ? '' : t('print:saved', { path: saved.path })),
          () => setOutcome(t('print:failed')),
        )
        .finally(() => setBusy(false));
    },
    [t],
  );
  const save = useCallback(
    (papers: Papers | undefined, saving: Saving): void => {
      if (papers !== undefined) hear(savePapers(papers, saving));
    },
    [hear],
  );
  const print = useCallback(
    (name: string): void => hear(bridge.printPdf({ name: `${name}.pdf` })),
    [hear],
  );
  return { outcome, isBusy, save, print };
};
