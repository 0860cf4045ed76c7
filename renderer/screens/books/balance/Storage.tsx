import { useTranslation } from 'react-i18next';
import {
  type BalanceSheet,
  type Lattice,
  parseFieldAddress,
  settlementAt,
  type WorldMap,
} from '../../../../engine';
import { useMoney } from '../../../model/explain/use-game';
import { type DataColumn, DataTable } from '../../../kit/ui';
import { PlaceLink } from '../PlaceLink';
import { useSheet } from './sheet-context';

/** Where the treasury lies, place by place, with what the player says of it. */
export function Storage({
  sheet,
  lattice,
  map,
}: {
  readonly sheet: BalanceSheet;
  readonly lattice: Lattice;
  readonly map: WorldMap;
}) {
  const { t } = useTranslation();
  const { plain } = useMoney();
  const { figures } = useSheet();
  const stated = figures.rowsOf('storage');
  const places = [...new Set([...Object.keys(sheet.storage), ...stated])];
  const nameOf = (place: string): string => {
    const field = parseFieldAddress(place);
    return (field === undefined ? undefined : settlementAt(map, field)?.name) ?? '';
  };
  const own: DataColumn<string> = {
    id: 'stated',
    label: t('ledger:closing.stated'),
    align: 'end',
    cell: (place) => {
      const gold = figures.at('storage', place, 'gold');
      return gold === undefined ? '–' : plain(gold);
    },
    mark: (place) => ({
      'data-differs':
        figures.at('storage', place, 'gold') !== (sheet.storage[place] ?? 0) || undefined,
    }),
  };
  return (
    <section className="ww-book" aria-label={t('ledger:storage.title')}>
      <h3 className="ww-head">{t('ledger:storage.title')}</h3>
      {places.length === 0 ? (
        <p className="ww-small ww-quiet">{t('ledger:storage.none')}</p>
      ) : (
        <DataTable
          isBare="hidden"
          rows={places}
          keyOf={(place) => place}
          columns={[
            {
              id: 'place',
              label: t('ledger:sheet.place'),
              isHead: true,
              cell: (place) => (
                <>
                  <span className="ww-place-name">{nameOf(place)}</span>{' '}
                  <PlaceLink place={place} lattice={lattice} />
                </>
              ),
            },
            {
              id: 'amount',
              label: t('ledger:column.amount'),
              align: 'end',
              cell: (place) => plain(sheet.storage[place] ?? 0),
            },
            ...(stated.length === 0 ? [] : [own]),
          ]}
        />
      )}
    </section>
  );
}
