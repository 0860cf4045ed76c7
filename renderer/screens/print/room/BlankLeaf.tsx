import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Page } from '../../../kit/paper';
import { wordsOf } from '../../../kit/text/words';
import { Checkbox, ToggleGroup } from '../../../kit/ui';
import { BLANK_SIZES, blankFields, type BlankOrder, composeBlank } from '../blank';
import { choiceIn, usePrint } from '../print-store';
import { Millimetres } from './Millimetres';
import { PaperChoice } from './PaperChoice';
import { Preview } from './Preview';
import { PrintedPages } from './PrintedPages';
import { SaveBox } from './SaveBox';
import { useActs } from './use-acts';
import { useFonts } from './use-fonts';
import { usePaper } from './use-paper';

const SIZE_NAMES = ['small', 'large'] as const;

const BlankOptions = ({
  order,
  onChange,
}: {
  readonly order: BlankOrder;
  readonly onChange: (change: Partial<BlankOrder>) => void;
}) => {
  const { t } = useTranslation();
  const sizes = BLANK_SIZES.map((mm, index) => ({
    id: String(mm),
    label: t(`print:blank.${SIZE_NAMES[index] ?? 'small'}`),
  }));
  return (
    <>
      <div className="ww-print-choice ww-stack ww-gap-4">
        <span className="ww-field-label" aria-hidden="true">
          {t('print:blank.size')}
        </span>
        <ToggleGroup
          label={t('print:blank.size')}
          value={String(order.fieldMm)}
          options={sizes}
          onChange={(id) => onChange({ fieldMm: Number(id) })}
        />
      </div>
      <Millimetres value={order.fieldMm} onChange={(fieldMm) => onChange({ fieldMm })} />
      <PaperChoice value={order} onChange={onChange} />
      <Checkbox
        isSelected={order.grossfeldLines}
        onChange={(grossfeldLines) => onChange({ grossfeldLines })}
      >
        {t('print:blank.grossfeldLines')}
      </Checkbox>
      <Checkbox isSelected={order.numbers} onChange={(numbers) => onChange({ numbers })}>
        {t('print:blank.numbers')}
      </Checkbox>
      <p className="ww-small">{t('print:blank.fields', { count: blankFields(order).length })}</p>
    </>
  );
};

const NO_PAGES: readonly Page[] = [];

/** Blank sheets of fields to draw on by hand. */
export const BlankLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const fonts = useFonts();
  const { blank, saving } = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const { outcome, isBusy, save, print } = usePaper();
  const pages = useMemo(
    () =>
      typeof fonts === 'string'
        ? NO_PAGES
        : [composeBlank(blank, { say: wordsOf(language), language, fonts })],
    [blank, fonts, language],
  );
  const make = useCallback(() => pages, [pages]);
  const mm = new Intl.NumberFormat(language).format(blank.fieldMm);
  const name = t('print:blank.fileName', { mm });
  const onSave = useCallback(() => {
    if (typeof fonts !== 'string') save({ pages, name, language, fonts }, saving);
  }, [fonts, save, pages, name, language, saving]);
  const onPrint = useCallback(() => print(name), [print, name]);
  useActs(onSave, onPrint);
  return (
    <div className="ww-print-leaf">
      <aside className="ww-print-options ww-stack" aria-label={t('print:blank.title')}>
        <div className="ww-print-choices ww-stack ww-gap-16" tabIndex={-1}>
          <header>
            <h1 className="ww-head">{t('print:blank.title')}</h1>
            <p className="ww-quiet ww-small">{t('print:blank.intro')}</p>
          </header>
          <BlankOptions
            order={blank}
            onChange={(part) => choose(campaign.id, { blank: { ...blank, ...part } })}
          />
          <p className="ww-quiet ww-small">{t('print:printHint')}</p>
        </div>
        <SaveBox
          saving={saving}
          sheets={1}
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
