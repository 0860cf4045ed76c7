import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party, PartyKey } from '../../engine';
import { useLanguage } from '../explain/react';
import { Button, NumberField, Select, ToggleGroup } from '../ui';
import { largestOnOneSheet } from './layout';
import { MAX_FIELD_MM, MIN_FIELD_MM, PRINT_LOOKS, type PrintOptions } from './paper';
import type { PrintPlan } from './plan';
import { usePrint } from './state';

const PAPERS: readonly PrintOptions['paper'][] = ['A4', 'A3'];
const ORIENTATIONS: readonly PrintOptions['orientation'][] = ['landscape', 'portrait'];

const LookChoice = () => {
  const { t } = useTranslation();
  const { options, choose } = usePrint();
  return (
    <Select
      label={t('looks:print')}
      options={PRINT_LOOKS.map((id) => ({ id, label: t(`looks:look.${id}`) }))}
      value={options.look ?? 'colours'}
      onChange={(look) => choose({ look })}
    />
  );
};

const PaperChoice = () => {
  const { t } = useTranslation();
  const { options, choose } = usePrint();
  return (
    <>
      <div className="ww-print-choice">
        <span className="ww-over">{t('print:paper')}</span>
        <ToggleGroup
          label={t('print:paper')}
          value={options.paper}
          options={PAPERS.map((id) => ({ id, label: id }))}
          onChange={(paper) => choose({ paper })}
        />
      </div>
      <div className="ww-print-choice">
        <span className="ww-over">{t('print:orientation')}</span>
        <ToggleGroup
          label={t('print:orientation')}
          value={options.orientation}
          options={ORIENTATIONS.map((id) => ({ id, label: t(`print:${id}`) }))}
          onChange={(orientation) => choose({ orientation })}
        />
      </div>
      <NumberField
        label={`${t('print:fieldMm')} (${t('print:mm')})`}
        hint={t('print:fieldMmHint')}
        value={options.fieldMm}
        minValue={MIN_FIELD_MM}
        maxValue={MAX_FIELD_MM}
        step={0.5}
        onChange={(fieldMm) =>
          choose({ fieldMm: Number.isNaN(fieldMm) ? options.fieldMm : fieldMm })
        }
      />
    </>
  );
};

/** Offers the largest scale at which one sheet is enough. */
const OneSheet = ({ plan }: { readonly plan: PrintPlan }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = usePrint((state) => state.choose);
  const fieldMm = useMemo(
    () =>
      largestOnOneSheet(
        plan.fields.map(({ centre }) => centre),
        plan.layout.options,
      ),
    [plan],
  );
  if (fieldMm === undefined || fieldMm === plan.layout.fieldMm) return null;
  const mm = new Intl.NumberFormat(language).format(fieldMm);
  return (
    <Button variant="text" onPress={() => choose({ fieldMm })}>
      {t('print:oneSheet', { mm })}
    </Button>
  );
};

const Sum = ({ plan }: { readonly plan: PrintPlan }) => {
  const { t } = useTranslation();
  const { sheetCount, hasLegendSheet, options } = plan.layout;
  return (
    <div className="ww-print-sum">
      <p>{t('print:known', { count: plan.fields.length })}</p>
      <p>{t('print:sheets', { count: sheetCount, paper: options.paper })}</p>
      {hasLegendSheet ? <p className="ww-quiet ww-small">{t('print:sheetsTiled')}</p> : null}
      <OneSheet plan={plan} />
    </div>
  );
};

/** For whom, on what paper, how large; what that comes to; and the button. */
export const OptionsPanel = ({
  parties,
  party,
  plan,
  outcome,
  onPrint,
}: {
  readonly parties: readonly Party[];
  readonly party: PartyKey;
  readonly plan: PrintPlan | undefined;
  /** What became of the last print, in one sentence; empty if there is nothing to say. */
  readonly outcome: string;
  readonly onPrint: () => void;
}) => {
  const { t } = useTranslation();
  const set = usePrint((state) => state.set);
  return (
    <aside className="ww-print-options" aria-label={t('print:title')}>
      <header>
        <h1 className="ww-head">{t('print:title')}</h1>
        <p className="ww-quiet ww-small">{t('print:intro')}</p>
      </header>
      <Select
        label={t('print:realm')}
        options={parties.map(({ key, name }) => ({ id: key, label: name }))}
        value={party}
        onChange={(next) => set({ party: next })}
      />
      <LookChoice />
      <PaperChoice />
      {plan === undefined ? null : <Sum plan={plan} />}
      <div className="ww-print-go">
        <Button
          variant="filled"
          size="large"
          icon="print"
          shortcut="Mod+P"
          isDisabled={plan === undefined}
          onPress={onPrint}
        >
          {t('print:print')}
        </Button>
        <p className="ww-small" role="status">
          {outcome}
        </p>
        <p className="ww-quiet ww-small">{t('print:printHint')}</p>
      </div>
    </aside>
  );
};
