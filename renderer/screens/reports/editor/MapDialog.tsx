import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnclosedMap } from '../../../../engine';
import {
  MAX_FIELD_MM,
  MIN_FIELD_MM,
  PRINT_LOOKS,
  type PrintLook,
} from '../../../model/print/order';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, NumberField, Select } from '../../../kit/ui';
import { mapOf } from '../model/draft';
import { chooseMap } from './commands';
import type { TurnReportRealm } from './use-evaluations';

const lookOf = (look: string): PrintLook => PRINT_LOOKS.find((one) => one === look) ?? 'colours';

const Form = ({
  realm,
  onClose,
}: {
  readonly realm: TurnReportRealm;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const [map, setMap] = useState<EnclosedMap>(mapOf(realm.draft));
  const keep = (): void => {
    void execute(chooseMap(realm.ref, map));
    onClose();
  };
  return (
    <div className="ww-grid ww-gap-12">
      <NumberField
        label={t('delivery:edit.mapSheets')}
        value={map.sheets}
        minValue={0}
        maxValue={12}
        onChange={(sheets) => setMap({ ...map, sheets })}
        autoFocus
      />
      <NumberField
        label={t('delivery:edit.mapField')}
        value={map.field}
        minValue={MIN_FIELD_MM}
        maxValue={MAX_FIELD_MM}
        step={0.5}
        isDisabled={map.sheets === 0}
        onChange={(field) => setMap({ ...map, field })}
      />
      <Select
        label={t('delivery:edit.mapLook')}
        value={lookOf(map.look)}
        isDisabled={map.sheets === 0}
        onChange={(look) => setMap({ ...map, look })}
        options={PRINT_LOOKS.map((id) => ({ id, label: t(`looks:look.${id}`) }))}
      />
      <div className="ww-dialog-footer">
        <Button variant="text" onPress={onClose}>
          {t('app:common.cancel')}
        </Button>
        <Button variant="filled" isDisabled={readOnly} onPress={keep}>
          {t('delivery:edit.done')}
        </Button>
      </div>
    </div>
  );
};

/** The excerpt of the map that goes with an evaluation. */
export function MapDialog({
  realm,
  isOpen,
  onClose,
}: {
  readonly realm: TurnReportRealm;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('delivery:edit.mapTitle')} isOpen={isOpen} onOpenChange={onClose}>
      <Form realm={realm} onClose={onClose} />
    </Dialog>
  );
}
