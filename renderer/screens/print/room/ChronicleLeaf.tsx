import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Page } from '../../../kit/paper';
import { layOut } from '../../../kit/paper/flow';
import { Select, ToggleGroup } from '../../../kit/ui';
import { chronicleDocument } from '../chronicle/document';
import { choiceIn, usePrint } from '../print-store';
import { Preview } from './Preview';
import { PrintedPages } from './PrintedPages';
import { SaveBox } from './SaveBox';
import { useActs } from './use-acts';
import { useFonts } from './use-fonts';
import { usePaper } from './use-paper';

const NO_PAGES: readonly Page[] = [];

/** What is public of all applied turns, on sheets of paper. */
export const ChronicleLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const screen = useLanguage();
  const fonts = useFonts();
  const choice = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const { outcome, isBusy, save, print } = usePaper();
  const language = choice.language ?? screen;
  const { tone, paper } = choice.chronicle;
  const pages = useMemo(
    () =>
      typeof fonts === 'string'
        ? NO_PAGES
        : layOut(chronicleDocument({ campaign, language, tone, paper }), fonts),
    [campaign, language, tone, paper, fonts],
  );
  const make = useCallback(() => pages, [pages]);
  const file = t('print:fileName', { realm: campaign.name, date: t('print:chronicle.title') });
  const onSave = useCallback(() => {
    if (typeof fonts !== 'string') save({ pages, name: file, language, fonts }, choice.saving);
  }, [fonts, save, pages, file, language, choice.saving]);
  const onPrint = useCallback(() => print(file), [print, file]);
  useActs(onSave, onPrint);
  const change = (part: Partial<typeof choice.chronicle>): void =>
    choose(campaign.id, { chronicle: { ...choice.chronicle, ...part } });
  return (
    <div className="ww-print-leaf">
      <aside className="ww-print-options ww-stack" aria-label={t('print:chronicle.title')}>
        <div className="ww-print-choices ww-stack ww-gap-16" tabIndex={-1}>
          <header>
            <h1 className="ww-head">{t('print:chronicle.title')}</h1>
            <p className="ww-quiet ww-small">{t('print:chronicle.intro')}</p>
          </header>
          <ToggleGroup
            label={t('dispatch:edit.tone')}
            value={tone}
            options={(['neutral', 'inCharacter'] as const).map((id) => ({
              id,
              label: t(`dispatch:edit.${id}`),
            }))}
            onChange={(next) => change({ tone: next })}
          />
          <Select
            label={t('print:language')}
            value={language}
            options={(['de', 'en'] as const).map((one) => ({
              id: one,
              label: t(`print:languageName.${one}`),
            }))}
            onChange={(next) => choose(campaign.id, { language: next })}
          />
          <Select
            label={t('print:paper')}
            value={paper}
            options={(['A4', 'A5', 'Letter'] as const).map((id) => ({ id, label: id }))}
            onChange={(next) => change({ paper: next })}
          />
        </div>
        <SaveBox
          saving={choice.saving}
          sheets={pages.length}
          outcome={fonts === 'failed' ? t('print:noFonts') : outcome}
          isDisabled={isBusy || pages.length === 0}
          onChange={(next) => choose(campaign.id, { saving: next })}
          onSave={onSave}
          onPrint={onPrint}
        />
      </aside>
      <Preview pages={pages} />
      <PrintedPages make={make} />
    </div>
  );
};
