import { useTranslation } from 'react-i18next';
import type { Params, TurnEvent } from '../../../engine';
import { ENCOUNTERS } from '../../../engine/systems/waben';
import { figuresOf } from '../../kit/explain';
import { useRule, useWords } from '../../kit/explain/react';
import { type DataColumn, DataTable } from '../../kit/ui';
import { useSession } from '../../model/state/session';
import { Sign } from '../../model/turn/card/Sign';
import { unitOfId, useNames } from '../../model/turn/names';
import './encounter.css';

/** `KA` as the key of the table: `A`. */
const orderOf = (code: Params[string] | undefined): string =>
  typeof code === 'string' ? code.replace(/^K/, '') : '';

interface MeeterProps {
  /** Id of the unit, `tha:203`. */
  readonly id: string;
  readonly order: string;
}

/** One of the two that meet: who, how many, with which order. */
const Meeter = ({ id, order }: MeeterProps) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const unit = useSession(({ campaign }) => campaign?.world.units[id]);
  const name = names.unit(unitOfId(id));
  return (
    <section className="ww-meeter" aria-label={name}>
      <Sign party={unitOfId(id).party} />
      <b>{name}</b>
      <span className="ww-small ww-quiet">
        {order === '' ? '' : `K${order}, ${t(`waben:order.${order}`)}`}
        <br />
        {unit === undefined
          ? t('waben:encounter.gone')
          : t('decide:fight.heads', {
              heads: plain(unit.size),
              type: t(`turn:unitType.${unit.type}`, { defaultValue: unit.type }),
            })}
      </span>
    </section>
  );
};

/** The whole table of encounters; row, column and cell of this one marked, and what the cell means. */
const Matrix = ({ row, column }: { readonly row: string; readonly column: string }) => {
  const { t } = useTranslation();
  const words = useWords();
  const rule = useRule(ENCOUNTERS.clause);
  const { cells, orders } = ENCOUNTERS;
  const cell = cells[row]?.[column];
  const marks = (a: string, b: string) => ({
    ...(a === row && b === column ? { 'data-cell': true, 'aria-current': true as const } : {}),
    ...((a === row) !== (b === column) ? { 'data-line': true } : {}),
  });
  const title = t('waben:encounter.matrix');
  return (
    <section className="ww-matrix" aria-label={title}>
      <DataTable
        label={title}
        rows={orders}
        keyOf={(a) => a}
        columns={[
          {
            id: 'corner',
            label: t('waben:encounter.corner'),
            isLabelHidden: true,
            isHead: true,
            cell: (a) => `K${a}`,
            mark: (a) => ({ title: t(`waben:order.${a}`) }),
          },
          ...orders.map((b): DataColumn<string> => ({
            id: b,
            label: `K${b}`,
            labelTitle: t(`waben:order.${b}`),
            cell: (a) => cells[a]?.[b],
            mark: (a) => ({
              title: words(`explain:encounter.${cells[a]?.[b] ?? ''}`),
              ...marks(a, b),
            }),
          })),
        ]}
      />
      {cell === undefined ? null : (
        <p className="ww-small">
          {t(`waben:order.${row}`)} – {t(`waben:order.${column}`)}:{' '}
          {words(`explain:encounter.${cell}`)} {rule.link}
        </p>
      )}
      {rule.text}
    </section>
  );
};

/** Two that meet: both orders, and what the table of encounters says of them. */
export const Encounter = ({ event: { about } }: { readonly event: TurnEvent }) => {
  const [row, column] = [orderOf(about['orderA']), orderOf(about['orderB'])];
  return (
    <div className="ww-encounter">
      <div className="ww-meeters">
        <Meeter id={String(about['a'] ?? '')} order={row} />
        <Meeter id={String(about['b'] ?? '')} order={column} />
      </div>
      <Matrix row={row} column={column} />
    </div>
  );
};
