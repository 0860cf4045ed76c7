import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { ToggleGroup } from '../../../../ui';
import type { EventRecord } from '../../../../../engine/systems/organisation';
import { shiftChance } from '../commands';
import { useTableNames } from '../use-table-names';

const SHIFTS = [-2, -1, 0, 1, 2] as const;

/** How far the GM pushes a chance for good play at the table (OS-14-06). */
export const GmShift = ({ event }: { readonly event: EventRecord }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const points =
    event.chance?.shifts.reduce((sum, shift) => sum + (shift.by === 'gm' ? shift.points : 0), 0) ??
    0;
  const reason = t('organisation:fate.shiftReason');
  return (
    <span className="ww-gm-shift">
      <span className="ww-small ww-quiet" aria-hidden="true">
        {t('organisation:fate.shiftBy')}
      </span>
      <ToggleGroup
        label={t('organisation:fate.shift', { party: names.party(event.scope) })}
        value={String(points)}
        onChange={(value) => void execute(shiftChance(event.scope, Number(value), reason))}
        options={SHIFTS.map((shift) => ({
          id: String(shift),
          label: names.signed(shift),
          isDisabled: readOnly,
        }))}
      />
    </span>
  );
};
