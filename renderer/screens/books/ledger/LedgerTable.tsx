import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, usePlaceName } from '../../../model/explain/use-game';
import { type DataColumn, SelectTable } from '../../../kit/ui';
import { LEDGER_COLUMNS, type LedgerColumn, type RenderedLine } from '../model/ledger-view';
import { useLedgerView } from './ledger-store';

const ROW_HEIGHT = 29;

const isStruck = ({ line: { state } }: RenderedLine): boolean =>
  state === 'voided' || state === 'void';

const Cause = ({ rendered }: { readonly rendered: RenderedLine }) => {
  const { t } = useTranslation();
  const { cause, line } = rendered;
  return (
    <span className="ww-ledger-cause" title={cause}>
      {isStruck(rendered) ? <s>{cause}</s> : cause}
      {line.state === 'booked' ? null : (
        <span className="ww-ledger-state ww-small ww-quiet">{t(`ledger:state.${line.state}`)}</span>
      )}
    </span>
  );
};

/** How each column is written. */
const useCells = (): Readonly<
  Record<LedgerColumn, Omit<DataColumn<RenderedLine>, 'id' | 'label'>>
> => {
  const { plain, signed } = useMoney();
  const placeName = usePlaceName();
  return {
    turn: { className: 'ww-figures', cell: ({ line }) => line.turn },
    party: { cell: ({ party }) => party },
    cause: { cell: (rendered) => <Cause rendered={rendered} /> },
    place: { cell: ({ line: { place } }) => (place === null ? '' : placeName(place)) },
    amount: {
      align: 'end',
      cell: (rendered) => {
        const words = signed(rendered.line.amount);
        return isStruck(rendered) ? <s>{words}</s> : words;
      },
      mark: ({ line }) => ({ 'data-sign': Math.sign(line.amount) }),
    },
    balance: { align: 'end', cell: ({ line }) => plain(line.balance) },
  };
};

/** The lines of the ledger; arrows go from line to line, the opened one is shown beside. */
export function LedgerTable({ shown }: { readonly shown: readonly RenderedLine[] }) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const { line: opened, choose, sort, isDescending, isWhole } = useLedgerView();
  const cells = useCells();
  return (
    <SelectTable
      role="grid"
      label={t('ledger:entries.label')}
      className="ww-ledger-table"
      scroller="ww-ledger-scroll"
      scrollRef={scroller}
      rowHeight={ROW_HEIGHT}
      rows={shown}
      keyOf={({ line }) => line.id}
      chosen={shown.findIndex(({ line }) => line.id === opened)}
      onChoose={({ line }) => choose({ line: line.id })}
      none={t('ledger:entries.noMatch')}
      onLeave={() => choose({ line: null })}
      mark={({ line }) => ({ 'data-state': line.state })}
      // The realm needs no column while there is only one.
      columns={LEDGER_COLUMNS.filter((id) => isWhole || id !== 'party').map((id) => ({
        id,
        label: t(`ledger:column.${id}`),
        sort: {
          direction: id !== sort ? null : isDescending ? 'descending' : 'ascending',
          onSort: () => choose(id === sort ? { isDescending: !isDescending } : { sort: id }),
        },
        ...cells[id],
      }))}
    />
  );
}
