import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variant } from '../../../../engine';
import { Tabs } from '../../../kit/ui';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { ComparedRuns } from '../whatif/ComparedRuns';
import { ComparisonNotice } from '../whatif/ComparisonNotice';
import { Booking } from './Booking';
import './correction.css';
import { Errata } from './Errata';
import { Reports } from './Reports';
import { Summary } from './Summary';
import { useCorrection } from './use-correction';
import { useDrafts } from './use-drafts';

const TABS = ['differences', 'reports', 'errata', 'book'] as const;
type Tab = (typeof TABS)[number];

export interface CorrectionProps {
  readonly model: DeskModel;
  readonly variant: Variant;
}

/** A late correction of the last applied month: what it changes, who learned what, errata, booking. */
export const Correction = ({ model, variant }: CorrectionProps) => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('differences');
  const state = useCorrection(model, variant);
  const drafts = useDrafts(model.month, model.system, variant.turn);
  const { runs, realms } = state;
  if (runs === null)
    return (
      <section className="ww-correction" aria-label={t('whatif:correction.label')}>
        <ComparisonNotice comparison={state.comparison} />
      </section>
    );
  const panels: Readonly<Record<Tab, ReactNode>> = {
    differences: (
      <ComparedRuns
        model={model}
        runs={[runs.before, runs.after]}
        labels={[t('whatif:correction.booked'), t('whatif:correction.corrected')]}
        same={t(state.isUnchanged ? 'whatif:correction.unchanged' : 'whatif:compare.same')}
      />
    ),
    reports: <Reports realms={realms} />,
    errata: <Errata realms={realms} drafts={drafts} />,
    book: <Booking model={model} variant={variant} state={state} drafts={drafts} />,
  };
  return (
    <section className="ww-correction" aria-label={t('whatif:correction.label')}>
      <div>
        <ComparisonNotice comparison={state.comparison} />
        <Summary state={state} />
      </div>
      <Tabs
        label={t('whatif:correction.parts')}
        items={TABS.map((id) => ({ id, label: t(`whatif:tab.${id}`), panel: panels[id] }))}
        value={tab}
        onChange={setTab}
      />
    </section>
  );
};
