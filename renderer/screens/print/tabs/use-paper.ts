import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fonts, type Page, pdfOf, pngOf, svgFile } from '../../../kit/paper';
import { bridge } from '../../../kit/bridge';
import { unwrittenText } from '../../../model/faults/unwritten';
import type { Artefact, Leak } from '../../../model/leaks/leak';
import type { Language } from '../../../kit/text/words';
import { mapWindowsOf } from '../../../model/print/figure';
import type { Saving } from '../print-store';
import type { Guard } from './guard';

/** Sheets that are to leave the program, made at the moment they are asked for. */
export interface Papers {
  readonly pages: readonly Page[];
  readonly name: string;
  readonly language: Language;
  readonly fonts: Fonts;
  /** Checks every file before it is written; absent for sheets that contain nothing of a world. */
  readonly guard?: Guard | undefined;
}

/** A file that reveals something: it was not written. */
class Held extends Error {
  readonly leaks: readonly Leak[];
  constructor(leaks: readonly Leak[]) {
    super('held back');
    this.leaks = leaks;
  }
}

const looked = async ({ guard }: Papers, artefact: Artefact): Promise<Uint8Array> => {
  const leaks = (await guard?.check(artefact)) ?? [];
  if (leaks.length > 0) throw new Held(leaks);
  return artefact.bytes;
};

/** One sheet as a picture. Points cannot be read, so of a PNG its drawing is looked through before it is painted. */
const oneFile = async (
  papers: Papers,
  page: Page,
  { format, dpi }: Saving,
): Promise<Uint8Array> => {
  const name = `${papers.name}.svg`;
  const bytes = new TextEncoder().encode(svgFile(page, papers.fonts));
  const drawing = await looked(papers, { name, kind: 'svg', bytes, maps: mapWindowsOf([page]) });
  return format === 'png' ? pngOf(page, dpi, papers.fonts) : drawing;
};

type Saved = { readonly path: string } | null;

/** Several sheets as pictures go into one archive; the GM names it once. */
const saveArchive = async (papers: Papers, saving: Saving): Promise<Saved> => {
  const outlet = await bridge.openOutlet({ kind: 'zip', name: `${papers.name}.zip` });
  if (outlet === null) return null;
  try {
    for (const [index, page] of papers.pages.entries())
      await outlet.write(
        [`${papers.name} ${index + 1}.${saving.format}`],
        await oneFile(papers, page, saving),
      );
  } catch (reason) {
    await outlet.close(false);
    throw reason;
  }
  await outlet.close(true);
  return { path: outlet.name };
};

const savePapers = async (all: Papers, saving: Saving): Promise<Saved> => {
  const chosen = saving.sheet === null ? undefined : all.pages[saving.sheet - 1];
  const papers = chosen === undefined ? all : { ...all, pages: [chosen] };
  const { pages, name, language, fonts } = papers;
  if (saving.format === 'pdf') {
    const bytes = await looked(papers, {
      name: `${name}.pdf`,
      kind: 'pdf',
      maps: mapWindowsOf(pages),
      bytes: await pdfOf({ title: name, language, pages }, fonts),
    });
    return bridge.saveFile({ kind: 'pdf', name: `${name}.pdf`, bytes });
  }
  const [page] = pages;
  if (page === undefined) return null;
  if (pages.length > 1) return saveArchive(papers, saving);
  const bytes = await oneFile(papers, page, saving);
  return bridge.saveFile({ kind: saving.format, name: `${name}.${saving.format}`, bytes });
};

/** Saves and prints sheets, and reports the result in one sentence. */
export function usePaper() {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState('');
  const [leaks, setLeaks] = useState<readonly Leak[]>([]);
  const [isBusy, setBusy] = useState(false);
  const hear = useCallback(
    (work: Promise<Saved>): void => {
      setBusy(true);
      setOutcome(t('print:working'));
      setLeaks([]);
      work
        .then(
          (saved) => setOutcome(saved === null ? '' : t('print:saved', { path: saved.path })),
          (reason: unknown) => {
            const isHeld = reason instanceof Held;
            setLeaks(isHeld ? reason.leaks : []);
            setOutcome(t(isHeld ? 'print:held' : unwrittenText(reason, 'print:failed')));
          },
        )
        .finally(() => setBusy(false));
    },
    [t],
  );
  const save = useCallback(
    (papers: Papers, saving: Saving): void => hear(savePapers(papers, saving)),
    [hear],
  );
  const print = useCallback(
    (name: string): void => hear(bridge.printPdf({ name: `${name}.pdf` })),
    [hear],
  );
  return { outcome, leaks, isBusy, save, print };
}
