import { useTranslation } from 'react-i18next';
import { decide, takeBack } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { ToggleGroup } from '../../../../ui';
import { type EventRecord, gmShiftRuling } from '../../../../../engine/systems/organisation';
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
  const label = t('organisation:fate.shift', { party: names.party(event.scope) });
  const key = gmShiftRuling(event.scope);
  const shift = (value: number): void => {
    const reason = t('organisation:fate.shiftReason');
    const said = `${label}: ${names.signed(value)}`;
    void execute(value === 0 ? takeBack(label, key) : decide(said, { key, value, reason }));
  };
  return (
    <span className="ww-gm-shift">
      <span className="ww-small ww-quiet" aria-hidden="true">
        {t('organisation:fate.shiftBy')}
      </span>
      <ToggleGroup
        label={label}
        value={String(points)}
        onChange={(value) => shift(Number(value))}
        options={SHIFTS.map((one) => ({
          id: String(one),
          label: names.signed(one),
          isDisabled: readOnly,
        }))}
      />
    </span>
  );
};
