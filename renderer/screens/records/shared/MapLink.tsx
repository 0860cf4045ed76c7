import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useMemo } from 'react';
import { type FieldAddress, fieldOfUnit, type Unit } from '../../../../engine';
import { showField, showUnit } from '../../../model/state/jump';
import { Button } from '../../../kit/ui';
import type { Owned } from '../records/register';
import type { PartProps } from '../../../model/records/register';

const Link = ({ onShow }: { readonly onShow: (() => void) | undefined }) => {
  const { t } = useTranslation();
  const keys = useMemo(
    (): readonly Shortcut[] =>
      onShow === undefined
        ? []
        : [
            {
              id: 'units.map',
              keys: 'M',
              text: 'units:act.map',
              scope: 'app:screen.records',
              run: onShow,
            },
          ],
    [onShow],
  );
  useShortcuts(keys);
  return (
    <div>
      <Button
        variant="text"
        icon="map"
        shortcut="M"
        isDisabled={onShow === undefined}
        onPress={() => onShow?.()}
      >
        {t('units:act.map')}
      </Button>
    </div>
  );
};

/** The way from a field's record to the map. */
export function FieldLink({ field }: { readonly field: FieldAddress }) {
  const lattice = useSession((session) => session.lattice);
  const onShow = useMemo(
    () => (lattice?.cellOf(field) === undefined ? undefined : () => showField(lattice, field)),
    [lattice, field],
  );
  return <Link onShow={onShow} />;
}

/** The way from a unit to where it stands on the map. */
export function UnitLink({ row: { row }, place }: PartProps<Owned<Unit>>) {
  const lattice = useSession((session) => session.lattice);
  const { units } = place.campaign.world;
  const onShow = useMemo(() => {
    const field = fieldOfUnit(row, units);
    return field === undefined || lattice?.cellOf(field) === undefined
      ? undefined
      : () => showUnit(lattice, units, row);
  }, [lattice, units, row]);
  return <Link onShow={onShow} />;
}
