import { useTranslation } from 'react-i18next';
import type { OutgoingParcel } from '../../../../engine';
import { ReasonForm } from '../../../kit/ui';
import { useParcels } from '../../../model/parcels/parcel-store';
import { recall } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';

/** What calling a parcel back does and what it does not, and the reason for it. */
export function RecallForm({ record }: { readonly record: OutgoingParcel }) {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const set = useParcels((state) => state.set);
  return (
    <ReasonForm
      title={t('parcels:recall.act')}
      look="dialog"
      isFocused
      isDisabled={readOnly}
      reason={{ label: t('parcels:recall.reason') }}
      act={{ label: t('parcels:recall.act'), variant: 'filled', icon: 'undo' }}
      onCancel={() => set({ recalling: null, focused: record.id })}
      onSubmit={(reason) => void recall(record, reason)}
    >
      <p>{t('parcels:recall.about')}</p>
      {record.departed.length > 0 ? <p>{t('parcels:recall.units')}</p> : null}
    </ReasonForm>
  );
}
