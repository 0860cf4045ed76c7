import { useTranslation } from 'react-i18next';
import type { RerollRecord } from '../../../../../engine/systems/organisation';
import { useTableNames } from '../use-table-names';

/** Dice that were rolled again with research: what they were, what they became, what it cost. */
export const Rerolls = ({ rerolls }: { readonly rerolls: readonly RerollRecord[] }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  if (rerolls.length === 0) return null;
  return (
    <ul className="ww-rerolls ww-small">
      {rerolls.map(({ by, research, die, before, roll, isDamaged }, index) => {
        const about = { party: names.party(by), research, number: die, before, after: roll.value };
        return (
          <li key={index}>
            {t(isDamaged ? 'organisation:reroll.damaged' : 'organisation:reroll.kept', about)}
          </li>
        );
      })}
    </ul>
  );
};
