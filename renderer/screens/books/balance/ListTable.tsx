import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceRow, BalanceSection, Explained } from '../../../../engine';
import { explainTree } from '../../../kit/explain';
import { useRule, useWords } from '../../../kit/explain/react';
import { ownKey } from '../../../kit/text/own-key';
import { type DataColumn, DataTable } from '../../../kit/ui';
import { columnsUsed } from '../model/columns';
import { GapNote, useGapsAt } from './GapNote';
import { useSheet } from './sheet-context';
import { type BookLine, useFigures } from './use-figures';

/** Lists of more rows scroll in a box of their own and are drawn only as far as they are in sight. */
const LONG = 60;

/** Height of a row in px, as the styles have it. */
const ROW_HEIGHT = 28;

/** Columns of a list whose figures the engine lets the GM overrule; those of sums only where there is one. */
const RULED: Readonly<Record<string, readonly string[]>> = {
  settlementIncome: ['gross', 'upkeep'],
  muster: ['gold'],
  infrastructureUpkeep: ['gold'],
  unitUpkeep: ['count', 'rate', 'cost'],
};

const RULED_SUMS: Readonly<Record<string, readonly string[]>> = {
  settlementIncome: ['inhabitants', 'value', 'gross', 'upkeep', 'net'],
  muster: ['gold'],
  infrastructureUpkeep: ['gold'],
  unitUpkeep: ['cost'],
};

export interface ListTableProps {
  readonly section: BalanceSection;
  readonly rowName: (row: BalanceRow) => ReactNode;
  /** The name of a row for screen readers and above derivations. */
  readonly rowTitle: (row: BalanceRow) => string;
  /** Name of a row that only the player has. */
  readonly foreignName?: (row: string) => string;
  /** Head of the column of names. */
  readonly head: string;
  /** A text column after the names. */
  readonly kind?: { readonly head: string; readonly of: (row: BalanceRow) => string };
}

/** Columns of a row that the GM can overrule: of sums only those of lists that games share. */
const ruledColumns = ({ key, ruled }: BalanceSection, row: string): readonly string[] =>
  row === 'total' ? (RULED_SUMS[key] ?? []) : (ruled ?? RULED[key] ?? []);

interface ListLine extends BookLine {
  readonly head: ReactNode;
  readonly kind: string;
  readonly isForeign?: boolean;
}

/** Why a list has no rows, with its clause. */
const WhyEmpty = ({ none }: { readonly none: Explained }) => {
  const words = useWords();
  const { label, note, clause } = explainTree(none, words);
  const { link, text } = useRule(clause ?? '');
  return (
    <>
      <p className="ww-quiet ww-small">
        {label}: {note} {clause === null ? null : link}
      </p>
      {text}
    </>
  );
};

/** One list of a balance sheet: its rows, those only the player has, and the sum. */
export function ListTable({
  section,
  rowName,
  rowTitle,
  foreignName = (row) => row,
  head,
  kind,
}: ListTableProps) {
  const { t } = useTranslation();
  const words = useWords();
  const { figures, gaps, current } = useSheet();
  const { key } = section;
  const title = words(ownKey('balance', key, `balance:section.${key}`));
  const names = new Set(section.rows.map((row) => row.id ?? row.key));
  const foreign = figures.rowsOf(key).filter((row) => row !== 'total' && !names.has(row));
  const columns = columnsUsed(section, (column) =>
    figures.rowsOf(key).some((row) => (figures.at(key, row, column) ?? 0) !== 0),
  );
  const gapsAt = useGapsAt();
  const figureColumn = useFigures(key);
  const lines: readonly ListLine[] = [
    ...section.rows.map((row) => ({
      id: row.id ?? row.key,
      head: rowName(row),
      name: rowTitle(row),
      kind: kind?.of(row) ?? '',
      cells: row.cells,
    })),
    ...foreign.map((id) => {
      const name = foreignName(id);
      return { id, head: name, name, kind: '', cells: {}, isForeign: true };
    }),
    {
      id: 'total',
      head: t('balance:sum'),
      name: t('balance:sum'),
      kind: '',
      cells: section.totals,
    },
  ];
  const isLong = lines.length > LONG;
  const place = current === null ? null : (gaps[current]?.place ?? null);
  const target = place?.section === key ? lines.findIndex(({ id }) => id === place.row) : -1;
  const kinds: DataColumn<ListLine> = {
    id: 'kind',
    label: kind?.head,
    cell: (line) => line.kind,
  };
  return (
    <section className="ww-book" aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      {section.none === undefined ? null : <WhyEmpty none={section.none} />}
      {section.rows.length === 0 && foreign.length === 0 ? (
        section.none === undefined && <p className="ww-quiet ww-small">{words('balance:none')}</p>
      ) : (
        <DataTable
          scroller={isLong ? 'ww-book-scroll ww-book-long' : 'ww-book-scroll'}
          {...(isLong ? { label: title, rowHeight: ROW_HEIGHT, drawnWhole: LONG } : {})}
          target={target < 0 ? null : target}
          rows={lines}
          keyOf={({ id }) => id}
          mark={({ id, isForeign }) => ({
            'data-foreign': isForeign,
            'data-sum': id === 'total' || undefined,
          })}
          under={({ id }) => {
            const gaps = gapsAt(key, id);
            return gaps.length === 0
              ? null
              : gaps.map((placed) => <GapNote key={placed.index} {...placed} />);
          }}
          columns={[
            { id: 'head', label: head, isHead: true, cell: (line) => line.head },
            ...(kind === undefined ? [] : [kinds]),
            ...columns.map((id) => {
              const label = words(ownKey('balance', id, `balance:column.${id}`));
              const isRuled = (line: BookLine) => ruledColumns(section, line.id).includes(id);
              return figureColumn({ id, label, rendered: label, isRuled });
            }),
          ]}
        />
      )}
    </section>
  );
}
