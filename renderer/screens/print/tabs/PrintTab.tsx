import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, PartyKey } from '../../../../engine';
import { type Fonts, type Page, PageView, useFonts } from '../../../kit/paper';
import type { Language } from '../../../kit/text/words';
import { Button, Select, ToggleGroup } from '../../../kit/ui';
import { LeakList } from '../../../model/leaks/LeakList';
import { choiceIn, FILE_FORMATS, RESOLUTIONS, type Saving, usePrint } from '../print-store';
import { guardOf } from './guard';
import { Preview } from './Preview';
import { useActions } from './use-actions';
import { usePaper } from './use-paper';
import { createPortal, flushSync } from 'react-dom';

/**
 * Tells the printer the size of its paper, such as `210mm 297mm`, until the returned function is called. It is a
 * sheet of its own, because the page's policy allows no style that is written into the page.
 */
const adoptPageSize = (size: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${size}; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

const size = ({ width, height }: Page): string => `${width}mm ${height}mm`;

/**
 * The sheets for the printer, outside the page's own layout. They are made when the printer asks for them, so that they
 * are those of the very last choice.
 */
const PrintedPages = ({ make }: { readonly make: () => readonly Page[] }) => {
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    const lay = (): void => flushSync(() => setPages(make()));
    const clear = (): void => setPages([]);
    globalThis.addEventListener('beforeprint', lay);
    globalThis.addEventListener('afterprint', clear);
    return () => {
      globalThis.removeEventListener('beforeprint', lay);
      globalThis.removeEventListener('afterprint', clear);
    };
  }, [make]);
  const paper = pages[0] === undefined ? null : size(pages[0]);
  useLayoutEffect(() => (paper === null ? undefined : adoptPageSize(paper)), [paper]);
  if (paper === null) return null;
  return createPortal(
    <div className="ww-printed-pages" aria-hidden="true">
      {pages.map((page, index) => (
        <div key={index} className="ww-printed-page" style={{ height: `${page.height}mm` }}>
          <PageView page={page} width={`${page.width}mm`} />
        </div>
      ))}
    </div>,
    document.body,
  );
};

/** Kind of file, which sheets, and how fine a picture is. */
const FileChoice = ({
  saving,
  sheets,
  onChange,
}: {
  readonly saving: Saving;
  readonly sheets: number;
  readonly onChange: (change: Partial<Saving>) => void;
}) => {
  const { t } = useTranslation();
  const sheet = saving.sheet !== null && saving.sheet <= sheets ? saving.sheet : null;
  return (
    <div className="ww-print-file ww-row ww-align-stretch ww-wrapping ww-gap-8">
      <ToggleGroup
        label={t('print:format')}
        value={saving.format}
        options={FILE_FORMATS.map((id) => ({ id, label: id.toUpperCase() }))}
        onChange={(format) => onChange({ format })}
      />
      {sheets > 1 ? (
        <Select
          label={t('print:sheetsToSave')}
          isLabelHidden
          options={[
            { id: 'all', label: t('print:allSheets') },
            ...Array.from({ length: sheets }, (_, index) => ({
              id: String(index + 1),
              label: t('print:sheetNo', { number: index + 1 }),
            })),
          ]}
          value={sheet === null ? 'all' : String(sheet)}
          onChange={(id) => onChange({ sheet: id === 'all' ? null : Number(id) })}
        />
      ) : null}
      {saving.format === 'png' ? (
        <Select
          label={t('print:dpi')}
          isLabelHidden
          options={RESOLUTIONS.map((dpi) => ({
            id: String(dpi),
            label: t('print:dpiValue', { dpi }),
          }))}
          value={String(saving.dpi)}
          onChange={(id) =>
            onChange({ dpi: RESOLUTIONS.find((dpi) => String(dpi) === id) ?? saving.dpi })
          }
        />
      ) : null}
    </div>
  );
};

export interface PrintTabProps {
  readonly campaign: Campaign;
  readonly title: string;
  readonly intro: string;
  /** What the GM chooses. */
  readonly options: ReactNode;
  /** Makes the sheets; another function means other sheets. */
  readonly pages: (fonts: Fonts) => readonly Page[];
  /** What of the sheets differs for a printer; absent = nothing. */
  readonly onPaper?: (pages: readonly Page[]) => readonly Page[];
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly language: Language;
  /** The party against whose knowledge files are checked; null = they tell nothing of what one party knows. */
  readonly party?: PartyKey | null;
  /** Sheets with fields to type into are saved as PDF alone. */
  readonly isPdfOnly?: boolean;
  /** What the choice comes to, over the buttons. */
  readonly sum?: (sheets: number) => ReactNode;
  /** Stands in place of the sheets where there are none. */
  readonly none?: ReactNode;
}

const NO_PAGES: readonly Page[] = [];
const PDF: Saving = { format: 'pdf', dpi: 150, sheet: null };
const unchanged = (pages: readonly Page[]): readonly Page[] => pages;
const nothing = (): void => undefined;

/**
 * A tab of the print screen: options, the sheets as they will come out, and what saves and prints them. The sheets in
 * sight may lag a moment behind the options; those for file and printer are made of the very last choice.
 */
export function PrintTab({
  campaign,
  title,
  intro,
  options,
  pages,
  onPaper = unchanged,
  file,
  language,
  party = null,
  isPdfOnly = false,
  sum,
  none,
}: PrintTabProps) {
  const { t } = useTranslation();
  const fonts = useFonts();
  const chosen = usePrint((state) => choiceIn(state, campaign.id).saving);
  const choose = usePrint((state) => state.choose);
  const { outcome, leaks, isBusy, save, print } = usePaper();
  const guard = useMemo(
    () => (party === null ? undefined : guardOf(campaign, party)),
    [campaign, party],
  );
  const shown = useDeferredValue(pages);
  const sheets = useMemo(
    () => (typeof fonts === 'string' ? NO_PAGES : shown(fonts)),
    [shown, fonts],
  );
  const printed = useCallback(
    () => (typeof fonts === 'string' ? NO_PAGES : onPaper(pages(fonts))),
    [fonts, pages, onPaper],
  );
  const saving = isPdfOnly ? PDF : chosen;
  const onSave = useCallback(() => {
    if (typeof fonts !== 'string')
      save({ pages: pages(fonts), name: file, language, fonts, guard }, saving);
  }, [fonts, save, pages, file, language, guard, saving]);
  const onPrint = useCallback(() => print(file), [print, file]);
  useActions(onSave, onPrint);
  const isDisabled = isBusy || sheets.length === 0;
  return (
    <div className="ww-print-leaf ww-grid">
      <aside className="ww-print-options ww-stack" aria-label={title}>
        <div className="ww-print-choices ww-stack ww-gap-16" tabIndex={-1}>
          <header>
            <h1 className="ww-head">{title}</h1>
            <p className="ww-quiet ww-small">{intro}</p>
          </header>
          {options}
        </div>
        {sum === undefined ? null : <div className="ww-print-sum">{sum(sheets.length)}</div>}
        <div className="ww-print-go ww-stack ww-gap-8">
          {isPdfOnly ? null : (
            <FileChoice
              saving={chosen}
              sheets={sheets.length}
              onChange={(change) => choose(campaign.id, { saving: { ...chosen, ...change } })}
            />
          )}
          <div className="ww-print-acts ww-row ww-align-stretch ww-gap-8">
            <Button
              variant="filled"
              icon="download"
              shortcut="Mod+E"
              isDisabled={isDisabled}
              onPress={onSave}
            >
              {t('print:save')}
            </Button>
            <Button icon="print" shortcut="Mod+P" isDisabled={isDisabled} onPress={onPrint}>
              {t('print:print')}
            </Button>
          </div>
          <p className="ww-small" role="status">
            {fonts === 'failed' ? t('print:noFonts') : outcome}
          </p>
        </div>
        {guard === undefined || leaks.length === 0 ? null : (
          // Letting something out is done where the evaluation is.
          <LeakList
            leaks={leaks}
            allowed={guard.allowed}
            reader={guard.reader}
            onAllow={nothing}
            onTakeBack={nothing}
            isReadOnly
          />
        )}
      </aside>
      {none !== undefined && sheets.length === 0 && typeof fonts !== 'string' ? (
        <div className="ww-print-empty">{none}</div>
      ) : (
        <Preview pages={sheets} />
      )}
      <PrintedPages make={printed} />
    </div>
  );
}
