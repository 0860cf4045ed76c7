import { useTranslation } from 'react-i18next';
import { useSession } from '../../model/state/session';
import { KeyCap, ToggleGroup } from '../../kit/ui';
import { DISPATCH_LEAVES, useDispatchView } from '../../model/reports/dispatch-store';
import '../../screens/reports/dispatch.css';
import { LEAVES } from './leaves';
import { useDispatchKeys } from '../../screens/reports/use-dispatch-keys';

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
