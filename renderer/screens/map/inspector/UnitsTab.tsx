import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unit, UnitId, ViewParty, ViewPiece } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useDesk } from '../../../model/state/desk';
import { type DataColumn, DataTable } from '../../../kit/ui';
import { Quiet } from '../../../kit/board/Rows';
import type { FieldSheet } from './sheet';
import { UnitSheet } from './UnitSheet';

interface UnitColumns<Row> {
  readonly number: (row: Row) => ReactNode;
  readonly type: (row: Row) => string;
  /** Null = not known. */
  readonly size: (row: Row) => number | null;
  readonly last: (row: Row) => ReactNode;
}

/** Number, kind and size of units, and one column more. */
const useColumns = <Row,>(
  { number, type, size, last }: UnitColumns<Row>,
  label: string,
): readonly DataColumn<Row>[] => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const sizeOf = (row: Row): string => {
    const heads = size(row);
    return heads === null ? '–' : plain(heads);
  };
  return [
    { id: 'number', label: t('map:units.number'), className: 'ww-figures', cell: number },
    { id: 'type', label: t('map:units.type'), cell: type },
    { id: 'size', label: t('map:units.size'), align: 'end', cell: sizeOf },
    { id: 'last', label, cell: last },
  ];
};

/** Pieces as a realm sees them: what it does not know is a dash. */
const Sighted = ({
  pieces,
  parties,
}: {
  readonly pieces: readonly ViewPiece[];
  readonly parties: Readonly<Record<string, ViewParty>>;
}) => {
  const { t } = useTranslation();
  const columns = useColumns<ViewPiece>(
    {
      number: ({ number }) => number ?? '–',
      type: ({ symbol }) =>
        t([`map:unitType.${symbol}`, `map:pieceKind.${symbol}`], { defaultValue: symbol }),
      size: ({ size }) => size,
      last: ({ party, seen }) => (
        <>
          {parties[party]?.name ?? party}
          {seen === null ? null : (
            <span className="ww-quiet">, {t('map:units.lastSeen', { turn: seen })}</span>
          )}
        </>
      ),
    },
    t('map:units.owner'),
  );
  if (pieces.length === 0) return <Quiet>{t('map:units.noneSeen')}</Quiet>;
  return (
    <DataTable
      label={t('map:units.list')}
      rows={pieces}
      keyOf={(_, index) => index}
      columns={columns}
    />
  );
};

/** The units of a field; the chosen one lies open below. */
export const UnitsTab = ({
  sheet,
  parties,
}: {
  readonly sheet: FieldSheet;
  readonly parties: Readonly<Record<string, ViewParty>>;
}) => {
  const { t } = useTranslation();
  const chosen = useDesk(({ unit }) => unit);
  const set = useDesk((desk) => desk.set);
  const select = (id: UnitId) => set({ unit: id === chosen ? null : id });
  const columns = useColumns<Unit>(
    {
      number: ({ id, number }) => (
        <button type="button" className="ww-row-button ww-figures" onClick={() => select(id)}>
          {number}
        </button>
      ),
      type: ({ type }) => t(`map:unitType.${type}`, { defaultValue: type }),
      size: ({ size }) => (size === 0 ? null : size),
      last: ({ order }) => (order === '' ? <span className="ww-quiet">–</span> : order),
    },
    t('map:units.order'),
  );
  if (sheet.gm === null) return <Sighted pieces={sheet.pieces} parties={parties} />;
  const { units } = sheet.gm;
  if (units.length === 0) return <Quiet>{t('map:units.none')}</Quiet>;
  const open = units.find(({ id }) => id === chosen) ?? (units.length === 1 ? units[0] : undefined);
  return (
    <>
      <DataTable
        label={t('map:units.list')}
        rows={units}
        keyOf={({ id }) => id}
        mark={({ id }) => ({ 'aria-selected': id === chosen, onClick: () => select(id) })}
        columns={columns}
      />
      {open === undefined ? null : (
        <UnitSheet unit={open} party={parties[open.party]} key={open.id} />
      )}
    </>
  );
};
