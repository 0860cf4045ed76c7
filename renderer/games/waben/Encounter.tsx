import { useTranslation } from 'react-i18next';
import type { Json, Params, TurnEvent } from '../../../engine';
import { ENCOUNTERS } from '../../../engine/systems/waben';
import { figuresOf } from '../../kit/explain';
import { useRule, useWords } from '../../kit/explain/react';
import { type DataColumn, DataTable } from '../../kit/ui';
import { Sign } from '../../model/turn/card/Sign';
import { unitOfId, useNames } from '../../model/turn/names';
import './encounter.css';

/** `KA` as the key of the table: `A`. */
const orderOf = (code: Params[string] | undefined): string =>
  typeof code === 'string' ? code.replace(/^K/, '') : '';

/** Heads and type of a unit as it meets another. */
interface Force {
  readonly size: number;
  readonly type: string;
}

const isObject = (data: Json | undefined): data is Readonly<Record<string, Json>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** One of the two forces as the block of an encounter states it; undefined in journals of earlier versions, which did not. */
const forceIn = (data: Json, side: 'a' | 'b'): Force | undefined => {
  const force = isObject(data) ? data[side] : undefined;
  if (!isObject(force)) return undefined;
  const { size, type } = force;
  return typeof size === 'number' && typeof type === 'string' ? { size, type } : undefined;
};

interface MeeterProps {
  /** Id of the unit, `tha:203`. */
  readonly id: string;
  readonly order: string;
  readonly force: Force | undefined;
}

/** One of the two that meet: who, how many, with which order. */
const Meeter = ({ id, order, force }: MeeterProps) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const name = names.unit(unitOfId(id));
  return (
    <section className="ww-meeter" aria-label={name}>
      <Sign party={unitOfId(id).party} />
      <b>{name}</b>
      <span className="ww-small ww-quiet">
        {order === '' ? '' : `K${order}, ${t(`waben:order.${order}`)}`}
        <br />
        {force === undefined
          ? null
          : t('decide:fight.heads', {
              heads: plain(force.size),
              type: t(`turn:unitType.${force.type}`, { defaultValue: force.type }),
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

/** Two that meet: both orders, and the result of the table of encounters. */
export function Encounter({
  data,
  event: { about },
}: {
  readonly data: Json;
  readonly event: TurnEvent;
}) {
  const [row, column] = [orderOf(about['orderA']), orderOf(about['orderB'])];
  return (
    <div className="ww-encounter ww-row ww-align-start ww-wrapping">
      <div className="ww-meeters ww-grid ww-gap-10">
        <Meeter id={String(about['a'] ?? '')} order={row} force={forceIn(data, 'a')} />
        <Meeter id={String(about['b'] ?? '')} order={column} force={forceIn(data, 'b')} />
      </div>
      <Matrix row={row} column={column} />
    </div>
  );
}
