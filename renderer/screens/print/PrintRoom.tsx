import { useTranslation } from 'react-i18next';
import { useSession } from '../../model/state/session';
import { KeyCap, ToggleGroup } from '../../kit/ui';
import { LEAVES } from './leaves';
import { leavesOf, openLeaf, type PrintLeaf, usePrint } from './print-store';
import { usePrintKeys } from './use-print-keys';
import './print-room.css';

const LeafSwitch = ({
  leaf,
  leaves,
}: {
  readonly leaf: PrintLeaf;
  readonly leaves: readonly PrintLeaf[];
}) => {
  const { t } = useTranslation();
  const set = usePrint((state) => state.set);
  return (
    <ToggleGroup
      label={t('print:leaves')}
      variant="line"
      value={leaf}
      onChange={(next) => set({ leaf: next })}
      options={leaves.map((id, index) => ({
        id,
        name: t(`print:leaf.${id}`),
        label: (
          <>
            <KeyCap keys={String(index + 1)} /> {t(`print:leaf.${id}`)}
          </>
        ),
      }))}
    />
  );
};

const NO_LEAVES: readonly PrintLeaf[] = [];

/** Sheets for paper: maps or the board as one party knows them, forms, and what there is to draw on. */
export const PrintRoom = () => {
  const campaign = useSession((session) => session.campaign);
  const chosen = usePrint((state) => state.leaf);
  usePrintKeys(campaign === null ? NO_LEAVES : leavesOf(campaign));
  if (campaign === null) return null;
  const leaf = openLeaf({ leaf: chosen }, campaign);
  const Leaf = LEAVES[leaf];
  return (
    <div className="ww-whole ww-stack">
      <div className="ww-print-leaves">
        <LeafSwitch leaf={leaf} leaves={leavesOf(campaign)} />
      </div>
      <Leaf key={leaf} campaign={campaign} />
    </div>
  );
};
