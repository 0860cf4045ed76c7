import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Fonts } from '../../../kit/paper';
import { wordsOf } from '../../../kit/text/words';
import { Checkbox, ToggleGroup } from '../../../kit/ui';
import { BLANK_SIZES, blankFields, type BlankOrder, composeBlank } from '../blank';
import { choiceIn, usePrint } from '../print-store';
import { Millimetres } from './Millimetres';
import { PaperChoice } from './PaperChoice';
import { PrintTab } from './PrintTab';

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
      <ToggleGroup
        label={t('print:blank.size')}
        isLabelShown
        value={String(order.fieldMm)}
        options={sizes}
        onChange={(id) => onChange({ fieldMm: Number(id) })}
      />
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

/** Blank sheets of fields to draw on by hand. */
export const BlankLeaf = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { blank } = usePrint((state) => choiceIn(state, campaign.id));
  const choose = usePrint((state) => state.choose);
  const pages = useCallback(
    (fonts: Fonts) => [composeBlank(blank, { say: wordsOf(language), language, fonts })],
    [blank, language],
  );
  const mm = new Intl.NumberFormat(language).format(blank.fieldMm);
  return (
    <PrintTab
      campaign={campaign}
      title={t('print:blank.title')}
      intro={t('print:blank.intro')}
      options={
        <>
          <BlankOptions
            order={blank}
            onChange={(part) => choose(campaign.id, { blank: { ...blank, ...part } })}
          />
          <p className="ww-quiet ww-small">{t('print:printHint')}</p>
        </>
      }
      pages={pages}
      file={t('print:blank.fileName', { mm })}
      language={language}
    />
  );
};
