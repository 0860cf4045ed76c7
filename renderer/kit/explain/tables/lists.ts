import type { Campaign } from '../../../../engine';
import type { TableCell } from '../table-text';
import type { TableContext } from './telling';

type Row = readonly TableCell[];

const PARTY_COLUMNS = ['key', 'name', 'kind', 'ruler', 'seat', 'treasury', 'file'] as const;

/** The parties with their treasuries, by name; `files` says in which file the ledger of each lies. */
export function partyRows(
  { world }: Pick<Campaign, 'world'>,
  files: ReadonlyMap<string, string>,
  { words, money, place }: TableContext,
): readonly Row[] {
  return [
    PARTY_COLUMNS.map((column) => words(`readable:party.${column}`, { sign: money.sign })),
    ...Object.values(world.parties)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, name, kind, ruler, capital, seat, treasury }): Row => {
        const home = seat ?? capital;
        return [
          key,
          name,
          words(`readable:kind.${kind}`),
          ruler,
          home === null ? '' : place(home),
          money.told(treasury),
          files.get(key) ?? '',
        ];
      }),
  ];
}

const TURN_COLUMNS = ['turn', 'date', 'applied', 'letters', 'fights', 'corrected'] as const;

/** The finished turns, oldest first. Moments are ISO 8601 as they were noted. */
export function turnRows(
  { archive }: Pick<Campaign, 'archive'>,
  { words, date }: TableContext,
): readonly Row[] {
  return [
    TURN_COLUMNS.map((column) => words(`readable:turn.${column}`)),
    ...Object.values(archive)
      .toSorted((a, b) => a.turn - b.turn)
      .map(({ turn, appliedAt, sheets, fights, corrected }): Row => [
        turn,
        date(turn),
        appliedAt,
        Object.keys(sheets).length,
        fights ?? '',
        (corrected ?? []).map(({ at, reason }) => `${at}: ${reason}`).join('; '),
      ]),
  ];
}
