import { useTranslation } from 'react-i18next';
import { hasCovered, type Variant } from '../../../../engine';
import { useComparison } from '../../../model/adjudicate';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { ComparedRuns } from './ComparedRuns';
import { ComparisonNotice } from './ComparisonNotice';

export interface CompareProps {
  readonly model: DeskModel;
  readonly variant: Variant;
}

/** The month and a what-if of it, side by side. */
export const Compare = ({ model, variant }: CompareProps) => {
  const { t } = useTranslation();
  const { month, campaign } = model;
  const comparison = useComparison({ campaign: month, slot: null }, { campaign, slot: variant.id });
  const { before, after } = comparison;
  return (
    <section
      className="ww-compare"
      aria-label={t('whatif:compare.title', { variant: variant.name })}
    >
      <ComparisonNotice comparison={comparison} />
      {before === null || after === null ? null : hasCovered(before, month.rulings) ||
        hasCovered(after, campaign.rulings) ? (
        // What differs would tell what is covered, down to what everybody has afterwards.
        <p className="ww-quiet">{t('desk:covered')}</p>
      ) : (
        <ComparedRuns
          model={model}
          runs={[before, after]}
          labels={[t('whatif:compare.month'), variant.name]}
          same={t('whatif:compare.same')}
        />
      )}
    </section>
  );
};
