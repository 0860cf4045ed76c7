import { useTranslation } from 'react-i18next';
import type { FightRound } from '../../../../../engine';
import { figuresOf } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { DataTable } from '../../../../kit/ui';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
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
      <DataTable
        rows={bands}
        keyOf={({ row }) => row}
        mark={({ isHit }) => (isHit ? { 'data-selected': true, 'aria-current': true } : {})}
        columns={[
          {
            id: 'ratio',
            label: t('decide:fight.tableColumn.ratio'),
            cell: ({ from, to }) =>
              to === null
                ? t('decide:fight.rangeLast', { from: ratio(from) })
                : t('decide:fight.range', { from: ratio(from), to: ratio(to) }),
          },
          {
            id: 'loser',
            label: t('decide:fight.tableColumn.loser'),
            align: 'end',
            cell: ({ loser }) => `${plain(loser)} %`,
          },
          {
            id: 'winner',
            label: t('decide:fight.tableColumn.winner'),
            align: 'end',
            cell: ({ winner }) => `${plain(winner)} %`,
          },
        ]}
      />
    </section>
  );
};
