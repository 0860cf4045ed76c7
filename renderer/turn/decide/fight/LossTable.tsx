import { useTranslation } from 'react-i18next';
import type { FightRound } from '../../../../engine';
import { figuresOf } from '../../../explain';
import { useWords } from '../../../explain/react';
import type { DeskModel } from '../../use-desk-model';
import { lossBands } from './model';
import { useRatio } from './Result';

/** The table by which a round costs men, the row that holds marked. */
export const LossTable = ({
  model,
  round,
}: {
  readonly model: DeskModel;
  readonly round: FightRound;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const ratio = useRatio(1);
  const table = model.system.tables.find(({ id }) => id === 'fightLoss');
  const bands = lossBands(table, model.settings, round);
  if (bands.length === 0) return null;
  const title = t('decide:fight.table');
  return (
    <section aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      <table className="ww-table">
        <thead>
          <tr>
            <th scope="col">{t('decide:fight.tableColumn.ratio')}</th>
            <th scope="col" className="ww-right">
              {t('decide:fight.tableColumn.loser')}
            </th>
            <th scope="col" className="ww-right">
              {t('decide:fight.tableColumn.winner')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ row, from, to, loser, winner, isHit }) => (
            <tr
              key={row}
              {...(isHit ? { 'data-selected': true, 'aria-current': true as const } : {})}
            >
              <td>
                {to === null
                  ? t('decide:fight.rangeLast', { from: ratio(from) })
                  : t('decide:fight.range', { from: ratio(from), to: ratio(to) })}
              </td>
              <td className="ww-right">{plain(loser)} %</td>
              <td className="ww-right">{plain(winner)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
