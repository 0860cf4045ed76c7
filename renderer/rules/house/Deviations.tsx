import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showRule } from '../../state/jump';
import { ClauseLink } from '../../ui';
import { type Deviation, deviationsOf } from './difference';
import type { HouseNames } from './names';
import type { House } from './use-house';

/** What differs, the booklet's value, the house's, as words. */
const told = (deviation: Deviation, names: HouseNames): readonly [string, string, string] => {
  if (deviation.kind === 'setting') {
    const { definition, house } = deviation;
    return [
      names.setting(definition),
      names.value(definition, definition.initial),
      names.value(definition, house),
    ];
  }
  const { table, row, column, printed, house } = deviation;
  const label = `${names.table(table)}: ${names.row(table, row)}, ${names.column(table, column)}`;
  return [label, names.cell(table, printed), names.cell(table, house)];
};

const Row = ({ deviation, house }: { readonly deviation: Deviation; readonly house: House }) => {
  const { t } = useTranslation();
  const [what, printed, here] = told(deviation, house.names);
  const { since, clause } = deviation;
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{printed}</td>
      <td className="ww-hand">{here}</td>
      <td>
        {since === null ? t('house:deviation.always') : t('house:deviation.turn', { turn: since })}
      </td>
      <td>
        <ClauseLink clause={clause} onOpen={showRule} />
      </td>
    </tr>
  );
};

/** Only what differs from the booklet, over all editions. */
export const Deviations = ({ id, house }: { readonly id: string; readonly house: House }) => {
  const { t } = useTranslation();
  const { campaign, system } = house;
  const deviations = useMemo(() => deviationsOf(system, campaign), [system, campaign]);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('house:deviation.title')}
      </h3>
      {deviations.length === 0 ? (
        <p className="ww-rules-intro">{t('house:deviation.none')}</p>
      ) : (
        <table className="ww-table ww-house-settings">
          <thead>
            <tr>
              {(['what', 'booklet', 'house', 'since', 'clause'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`house:deviation.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deviations.map((deviation) => (
              <Row
                key={
                  deviation.kind === 'setting'
                    ? deviation.definition.key
                    : `${deviation.table.id} ${deviation.row} ${deviation.column}`
                }
                deviation={deviation}
                house={house}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
