import { useTranslation } from 'react-i18next';
import type { Unit, ViewParty } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { showRecord } from '../../../model/records/cast-store';
import { Button } from '../../../kit/ui';
import { useTerrains } from '../../../model/map/use-catalogue';
import { Rows } from '../../../kit/board/Rows';

const usePlace = (): ((place: Unit['place']) => string) => {
  const { t } = useTranslation();
  return (place) => {
    if (place.kind === 'field') return t('map:units.inField');
    if (place.kind === 'aboard') {
      return t('map:units.aboard', { carrier: place.carrier.split(':').at(-1) ?? place.carrier });
    }
    return t('map:units.onSide', { direction: t(`map:direction.${place.side}`) });
  };
};

const useOrigin = (): ((raised: Unit['raised']) => string) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrains = useTerrains();
  const { plain, list } = figuresOf(useWords());
  return (raised) =>
    list(
      Object.entries(raised).map(([key, heads]) =>
        t('map:units.raisedOf', {
          heads: plain(heads),
          terrain: terrains[key]?.name[language] ?? key,
        }),
      ),
    );
};

/** Everything about one unit. */
export const UnitSheet = ({
  unit,
  party,
}: {
  readonly unit: Unit;
  readonly party: ViewParty | undefined;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const placeOf = usePlace();
  const originOf = useOrigin();
  const type = t(`map:unitType.${unit.type}`, { defaultValue: unit.type });
  const { character } = unit;
  const row = (key: string, value: string) => ({ key, label: t(`map:units.${key}`), value });
  return (
    <section className="ww-part">
      <h3 className="ww-head">
        {unit.number} {character === null ? type : character.name}
      </h3>
      <Rows
        rows={[
          row('owner', party?.name ?? unit.party),
          row('type', type),
          ...(unit.size === 0 ? [] : [row('size', plain(unit.size))]),
          ...(unit.leaders === 0 ? [] : [row('leaders', plain(unit.leaders))]),
          row('place', placeOf(unit.place)),
          row('order', unit.order === '' ? t('map:units.noOrder') : unit.order),
          ...(unit.morale === 0 ? [] : [row('morale', plain(unit.morale))]),
          ...(unit.scout ? [row('scout', t('map:units.yes'))] : []),
          ...(Object.keys(unit.raised).length === 0 ? [] : [row('raised', originOf(unit.raised))]),
          ...(character === null
            ? []
            : [row('character', t(`map:units.status.${character.status}`))]),
          ...(character?.seat == null ? [] : [row('characterSeat', character.seat)]),
        ]}
      />
      <Button variant="text" icon="realms" onPress={() => showRecord('unit', unit.id)}>
        {t('roster:act.sheet')}
      </Button>
    </section>
  );
};
