import { useTranslation } from 'react-i18next';
import type { Unit } from '../../../../engine';
import { type Owned, recordText } from '../records/register';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { showRecord } from '../../../model/records/cast-store';
import type { PartProps } from '../../../model/records/register';

/** Who is aboard, one by one, and the act that puts all of them down where the carrier is. */
export const CargoPart = ({ row: { row }, place, readOnly }: PartProps<Owned<Unit>>) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { world, system } = place.campaign;
  const aboard = Object.values<Unit>(world.units)
    .filter((unit) => unit.place.kind === 'aboard' && unit.place.carrier === row.id)
    .sort((a, b) => a.number - b.number);
  if (aboard.length === 0) return null;
  const unload = (): void =>
    void execute({
      name: 'roster:command.unload',
      about: { number: row.number, count: aboard.length },
      change: ({ world }) => {
        for (const { id } of aboard) {
          const unit = world.units[id];
          if (unit !== undefined) unit.place = row.place;
        }
      },
    });
  return (
    <>
      <ul className="ww-roster-list">
        {aboard.map((unit) => (
          <li key={unit.id}>
            <Button variant="text" onPress={() => showRecord('unit', unit.id)}>
              {t('roster:cargo.one', {
                number: unit.number,
                what:
                  unit.character?.name ??
                  t(recordText(system, 'unit', `option.type.${unit.type}`), {
                    defaultValue: unit.type,
                  }),
              })}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="text" isDisabled={readOnly} onPress={unload}>
          {t('roster:act.unload')}
        </Button>
      </div>
    </>
  );
};
