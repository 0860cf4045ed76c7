import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, usePlaceName } from '../../explain/react';
import { useRowWindow } from '../../turn/parts/use-row-window';
import { Icon } from '../../ui';
import { LEDGER_COLUMNS, type LedgerColumn, type SpokenLine } from '../model/ledger-view';
import { useLedgerView } from './ledger-store';

const ROW_HEIGHT = 29;
/** Rows that a key for a whole page moves by. */
const PAGE = 15;

const FIGURES: readonly LedgerColumn[] = ['amount', 'balance'];

/** The realm needs no column while there is only one. */
const columnsOf = (isWhole: boolean): readonly LedgerColumn[] =>
  LEDGER_COLUMNS.filter((column) => isWhole || column !== 'party');

/** The row a key leads to; null = the key is nobody's here. */
const rowAfter = (key: string, at: number, count: number): number | null => {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, next));
};

const Heads = () => {
  const { t } = useTranslation();
  const { sort, isDescending, isWhole, choose } = useLedgerView();
  const sortBy = (column: LedgerColumn): void =>
    choose(column === sort ? { isDescending: !isDescending } : { sort: column });
  return (
    <thead>
      <tr>
        {columnsOf(isWhole).map((column) => (
          <th
            key={column}
            scope="col"
            className={FIGURES.includes(column) ? 'ww-right' : ''}
            {...(column === sort
              ? { 'aria-sort': isDescending ? ('descending' as const) : ('ascending' as const) }
              : {})}
          >
            <button type="button" className="ww-sort" onClick={() => sortBy(column)}>
              {t(`ledger:column.${column}`)}
              {column === sort ? <Icon name={isDescending ? 'down' : 'up'} size={12} /> : null}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
};

const rowId = (index: number): string => `ww-ledger-row-${String(index)}`;

const Row = ({ spoken, index }: { readonly spoken: SpokenLine; readonly index: number }) => {
  const { t } = useTranslation();
  const { plain, signed } = useMoney();
  const placeName = usePlaceName();
  const { line: opened, isWhole, choose } = useLedgerView();
  const { line, party, cause } = spoken;
  const { state } = line;
  const isStruck = state === 'voided' || state === 'void';
  return (
    <tr
      id={rowId(index)}
      data-row={index}
      data-state={state}
      aria-rowindex={index + 2}
      aria-selected={line.id === opened}
      onClick={() => choose({ line: line.id === opened ? null : line.id })}
    >
      <td className="ww-figures">{line.turn}</td>
      {isWhole ? <td>{party}</td> : null}
      <td>
        <span className="ww-ledger-cause" title={cause}>
          {isStruck ? <s>{cause}</s> : cause}
          {state === 'booked' ? null : (
            <span className="ww-ledger-state">{t(`ledger:state.${state}`)}</span>
          )}
        </span>
      </td>
      <td>{line.place === null ? '' : placeName(line.place)}</td>
      <td className="ww-right" data-sign={Math.sign(line.amount)}>
        {isStruck ? <s>{signed(line.amount)}</s> : signed(line.amount)}
      </td>
      <td className="ww-right">{plain(line.balance)}</td>
    </tr>
  );
};

/** The lines of the ledger; arrows go from line to line, the opened one stands beside. */
export const LedgerTable = ({ shown }: { readonly shown: readonly SpokenLine[] }) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const { line: opened, choose } = useLedgerView();
  const at = shown.findIndex(({ line }) => line.id === opened);
  const { rows, above, below } = useRowWindow(
    shown.length,
    ROW_HEIGHT,
    scroller,
    at < 0 ? null : at,
    { headings: ROW_HEIGHT },
  );
  const move = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfter(event.key, at, shown.length);
    const line = next === null ? undefined : shown[next]?.line;
    if (line === undefined) return;
    event.preventDefault();
    choose({ line: line.id });
  };
  return (
    <div ref={scroller} className="ww-ledger-scroll">
      <table
        className="ww-table ww-ledger-table"
        role="grid"
        aria-label={t('ledger:entries.label')}
        aria-rowcount={shown.length + 1}
        aria-readonly="true"
        tabIndex={0}
        onKeyDown={move}
        {...(at < 0 || !rows.includes(at) ? {} : { 'aria-activedescendant': rowId(at) })}
      >
        <Heads />
        <tbody>
          {above > 0 ? <tr aria-hidden="true" style={{ height: above }} /> : null}
          {rows.map((index) => {
            const spoken = shown[index];
            return spoken === undefined ? null : (
              <Row key={spoken.line.id} spoken={spoken} index={index} />
            );
          })}
          {below > 0 ? <tr aria-hidden="true" style={{ height: below }} /> : null}
        </tbody>
      </table>
      {shown.length === 0 ? <p className="ww-quiet">{t('ledger:entries.noMatch')}</p> : null}
    </div>
  );
};
