import { useTranslation } from 'react-i18next';
import { type Treaty } from '../../../../engine';
import { showRule } from '../../../model/state/jump';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import type { PartProps } from '../../../model/records/register';

/** How the partners stand to each other by a treaty, and whether it holds (WW-11.2-03). */
export function EffectPart({ row, place }: Pick<PartProps<Treaty>, 'row' | 'place'>) {
  const { t } = useTranslation();
  const { campaign, system } = place;
  const state = system?.parties.treaty?.(campaign.world, row.id);
  if (state === undefined) return null;
  const { turn } = campaign.world.clock;
  const term = state.isInForce ? 'holds' : row.from > turn ? 'later' : 'ended';
  return (
    <p>
      {state.relation === null
        ? t('records:treaty.noRelation')
        : t('records:treaty.gives', { relation: t(`records:relation.${state.relation}`) })}{' '}
      {t(`records:treaty.${term}`, { from: row.from, until: row.until ?? '' })}{' '}
      <RemarkLink remark="records:treaty.gives" onOpen={showRule} />
    </p>
  );
}
