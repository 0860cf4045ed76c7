import { useTranslation } from 'react-i18next';
import {
  type BalanceSheet,
  type Lattice,
  parseFieldAddress,
  settlementAt,
  type WorldMap,
} from '../../../engine';
import { useMoney } from '../../explain/react';
import { PlaceLink } from '../PlaceLink';
import { useSheet } from './sheet-context';

/** Where the treasury lies, place by place, with what the player says of it. */
export const Storage = ({
  sheet,
  lattice,
  map,
}: {
  readonly sheet: BalanceSheet;
  readonly lattice: Lattice;
  readonly map: WorldMap;
}) => {
  const { t } = useTranslation();
  const { plain } = useMoney();
  const { figures } = useSheet();
  const stated = figures.rowsOf('storage');
  const places = [...new Set([...Object.keys(sheet.storage), ...stated])];
  const nameOf = (place: string): string => {
    const field = parseFieldAddress(place);
    return (field === undefined ? undefined : settlementAt(map, field)?.name) ?? '';
  };
  return (
    <section className="ww-book" aria-label={t('ledger:storage.title')}>
      <h3 className="ww-head">{t('ledger:storage.title')}</h3>
      {places.length === 0 ? (
        <p className="ww-small ww-quiet">{t('ledger:storage.none')}</p>
      ) : (
        <table className="ww-table">
          <thead className="ww-visually-hidden">
            <tr>
              <th scope="col">{t('ledger:sheet.place')}</th>
              <th scope="col">{t('ledger:column.amount')}</th>
              {stated.length === 0 ? null : <th scope="col">{t('ledger:closing.stated')}</th>}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => {
              const gold = sheet.storage[place] ?? 0;
              const own = figures.at('storage', place, 'gold');
              return (
                <tr key={place}>
                  <th scope="row">
                    <span className="ww-place-name">{nameOf(place)}</span>{' '}
                    <PlaceLink place={place} lattice={lattice} />
                  </th>
                  <td className="ww-right">{plain(gold)}</td>
                  {stated.length === 0 ? null : (
                    <td className="ww-right" {...(own === gold ? {} : { 'data-differs': true })}>
                      {own === undefined ? '–' : plain(own)}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
};
