import type { PartySheet, SheetCell } from '../../kernel';
import type { KnowledgeFile } from './knowledge';

/** A cell as its reader sees it: halves of money as money. */
const cellSaid = (cell: SheetCell): string | number => {
  if (cell.kind === 'name') return cell.text;
  if (cell.kind === 'word') return cell.key;
  if (cell.kind === 'number') return cell.number;
  const { value } = cell;
  return value.kind !== 'roll' && value.unit === 'half' ? value.value / 2 : value.value;
};

/** The lists of a party for its file: names and figures alone, without derivations. */
export const listsOf = ({ sections }: PartySheet): NonNullable<KnowledgeFile['sheet']> => ({
  sections: sections.map(({ key, columns, rows }) => ({
    key,
    columns: [...columns],
    rows: rows.map(({ id, cells }) => ({
      id,
      cells: Object.fromEntries(
        Object.entries(cells).map(([column, cell]) => [column, cellSaid(cell)]),
      ),
    })),
  })),
});
