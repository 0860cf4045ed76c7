import { useTranslation } from 'react-i18next';
import { useSession } from '../../model/state/session';
import { KeyCap, ToggleGroup } from '../../kit/ui';
import {
  DISPATCH_LEAVES,
  type DispatchLeaf,
  useDispatchView,
} from '../../model/reports/dispatch-store';
import '../../screens/reports/dispatch.css';
import { useDispatchKeys } from '../../screens/reports/use-dispatch-keys';
import type { ComponentType } from 'react';
import type { Campaign } from '../../../engine';
import { NewsLeaf } from '../../screens/news';
import { EvaluationsLeaf } from '../../screens/reports/evaluations/EvaluationsLeaf';
import { OutboxLeaf } from '../../screens/reports/outbox/OutboxLeaf';

/** A leaf of the room; it fills what the switch leaves free. */
type LeafContent = ComponentType<{ readonly campaign: Campaign }>;

const LEAVES: Readonly<Record<DispatchLeaf, LeafContent>> = {
  evaluations: EvaluationsLeaf,
  news: NewsLeaf,
  outbox: OutboxLeaf,
};

const LeafSwitch = () => {
  const { t } = useTranslation();
  const { leaf, choose } = useDispatchView();
  return (
    <ToggleGroup
      label={t('dispatch:leaves')}
      variant="line"
      value={leaf}
      onChange={(next) => choose({ leaf: next })}
      options={DISPATCH_LEAVES.map((id, index) => ({
        id,
        name: t(`dispatch:leaf.${id}`),
        label: (
          <>
            <KeyCap keys={String(index + 1)} /> {t(`dispatch:leaf.${id}`)}
          </>
        ),
      }))}
    />
  );
};

/** What leaves the house: evaluations for the players, the newsletter, all letters in one place. */
export const DispatchRoom = () => {
  const campaign = useSession((session) => session.campaign);
  const leaf = useDispatchView((view) => view.leaf);
  useDispatchKeys();
  if (campaign === null) return null;
  const Leaf = LEAVES[leaf];
  return (
    <div className="ww-dispatch-room ww-whole ww-stack ww-gap-12">
      <LeafSwitch />
      <Leaf key={leaf} campaign={campaign} />
    </div>
  );
};
