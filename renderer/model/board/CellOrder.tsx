import { useMemo } from 'react';
import { sayingInWords } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import { Objection, useLanguage, useWords } from '../../kit/explain/react';
import { offersFor, useCellOrder } from '../letters/cell-order';
import { OrderDialog, readLine } from '../letters/OrderDialog';
import type { Board, PartProps, SeenThrough } from './board';
import { type BoardScreenState, type OrderedCells, setBoardScreen } from './screen-state';
import { backToBoard } from './use-board-keys';

type Cells = OrderedCells['cells'];

type Present<Seen extends SeenThrough> = Pick<
  Board<BoardScreenState, Seen, never, never>,
  'present' | 'cell'
>;

/** Names of cells in their order; undefined if the board has not all of them. */
function namesOf<Seen extends SeenThrough>(
  { cell }: Present<Seen>,
  seen: Seen,
  cells: Cells,
  words: Words,
): string | undefined {
  const names = cells.flatMap((one) => cell(seen, one, words)?.name ?? []);
  return names.length === cells.length ? names.join(' – ') : undefined;
}

/** The path that is being drawn, the order it would be, and what the rules say of it. */
export function DrawnOrder<Seen extends SeenThrough>({
  board,
  campaign,
  seen,
  ordering,
}: PartProps<Seen> & { readonly board: Present<Seen>; readonly ordering: OrderedCells }) {
  const words = useWords();
  const language = useLanguage();
  const reading = useMemo(() => {
    const place = { ...ordering, present: board.present(seen, ordering.cells[0]) };
    const { parties, begun } = offersFor(campaign, place, language);
    const [party] = parties;
    return party && readLine(campaign, party.key, begun);
  }, [board, campaign, seen, ordering, language]);
  const { cells, isMarch = false } = ordering;
  const { restated = [], objections = [] } = reading ?? {};
  return (
    <>
      <span role="status">
        <b>{namesOf(board, seen, cells, words)}</b>{' '}
        {reading === undefined && isMarch && cells.length > 1
          ? words('board:order.nobodyGoes')
          : restated
              .flatMap(({ sayings }) => sayings.map((one) => sayingInWords(one, words)))
              .join(' · ')}
      </span>
      {objections.length === 0 ? null : (
        <ul className="ww-map-hint" aria-label={words('board:order.objections')}>
          {objections.map((finding, index) => (
            <Objection key={index} finding={finding} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The order that is written about cells of a board. */
export function CellOrder<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
}: PartProps<Seen> & { readonly board: Board<State, Seen, Context, Held> }) {
  const words = useWords();
  const ordering = board.screen((state) => state.ordering);
  const place = useMemo(() => {
    if (ordering === null || ordering.isUnderWay === true) return null;
    const name = namesOf(board, seen, ordering.cells, words);
    if (name === undefined) return null;
    return { ...ordering, name, present: board.present(seen, ordering.cells[0]) };
  }, [ordering, board, seen, words]);
  return (
    <OrderDialog
      order={useCellOrder(campaign, place)}
      onClose={(told) => {
        setBoardScreen(board.screen, { ordering: null, told });
        backToBoard();
      }}
    />
  );
}
