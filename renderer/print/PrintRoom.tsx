import { useTranslation } from 'react-i18next';
import { useSession } from '../state/session';
import { KeyCap, ToggleGroup } from '../ui';
import { LEAVES } from './leaves';
import { PRINT_LEAVES, usePrint } from './print-store';
import { usePrintKeys } from './use-print-keys';
import './print-room.css';

const LeafSwitch = () => {
  const { t } = useTranslation();
  const leaf = usePrint((state) => state.leaf);
  const set = usePrint((state) => state.set);
  return (
    <ToggleGroup
      label={t('print:leaves')}
      variant="line"
      value={leaf}
      onChange={(next) => set({ leaf: next })}
      options={PRINT_LEAVES.map((id, index) => ({
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

/** Sheets for paper: maps of what one realm knows, and blank sheets to draw on. */
export const PrintRoom = () => {
  const campaign = useSession((session) => session.campaign);
  const leaf = usePrint((state) => state.leaf);
  usePrintKeys();
  if (campaign === null) return null;
  const Leaf = LEAVES[leaf];
  return (
    <div className="ww-print-room">
      <div className="ww-print-leaves">
        <LeafSwitch />
      </div>
      <Leaf key={leaf} campaign={campaign} />
    </div>
  );
};
