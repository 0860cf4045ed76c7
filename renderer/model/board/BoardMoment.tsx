import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { useVeil } from '../state/veil';
import { usePageTheme } from '../../kit/ui';
import type { Board, MomentBoardProps, SeenThrough } from './board';
import '../../kit/board/board-moment.css';
import { CellOutlines } from './CellMarks';
import { Drawing } from '../../kit/board/Drawing';
import { wholeBoard } from '../../kit/board/paper';
import type { BoardScreenState } from './screen-state';
import { Announcer } from './Status';
import { changedCells } from '../../kit/board/steps';

/** Units of the drawing to a unit of the plane: all of the board fits the width of its place. */
const FIELD = 48;

/**
 * The board as the GM sees it after a step of the turn: cells on which something changed are outlined, ways show who
 * went where, and the same stands below as a list, whose entries show their cell. Secrets show only while the GM has
 * them shown.
 */
export function BoardMoment<
  State extends BoardScreenState,
  Seen extends SeenThrough,
  Context,
  Held,
>({
  board,
  system,
  settings,
  before,
  after,
  label,
}: MomentBoardProps & { readonly board: Board<State, Seen, Context, Held> }) {
  const { t } = useTranslation();
  const words = useWords();
  const theme = usePageTheme();
  const isLifted = useVeil((veil) => veil.isLifted);
  const [pointed, setPointed] = useState<string | null>(null);
  const { see, steps, veiled, cells: cellsOf, plan } = board;
  const shown = useMemo(() => {
    const [was, is] = [before, after].map((world) => {
      const seen = see({ system, settings, world }, null, words);
      return seen === undefined || isLifted || veiled === undefined ? seen : veiled(seen);
    });
    if (steps === undefined || was === undefined || is === undefined) return undefined;
    const changed = changedCells(steps.things(was), steps.things(is));
    return { seen: steps.withWays(was, is), changed };
  }, [see, steps, veiled, isLifted, system, settings, before, after, words]);
  const list = useMemo(
    () => (shown === undefined ? [] : wholeBoard(plan(shown.seen), theme, FIELD)),
    [plan, shown, theme],
  );
  if (shown === undefined) return null;
  const { seen } = shown;
  const cells = cellsOf(seen);
  const changed = cells.all.filter((cell) => shown.changed.has(cell));
  const nameOf = (cell: string): string => board.cell(seen, cell, words)?.name ?? cell;
  const { left, top, right, bottom } = cells.box;
  const box = [left - 0.1, top - 0.1, right - left + 0.2, bottom - top + 0.2];
  const summary =
    changed.length === 0
      ? t('board:moment.same')
      : t('board:moment.changed', { fields: figuresOf(words).list(changed.map(nameOf)) });
  const outline = { of: cells, colour: 'var(--ww-akzent)', scale: FIELD };
  return (
    <section className="ww-moment-board ww-grid ww-gap-6" aria-label={label}>
      <svg
        role="img"
        aria-label={`${label}. ${summary}`}
        viewBox={box.map((one) => String(one * FIELD)).join(' ')}
      >
        <Drawing list={list} scale={FIELD} id="moment-" />
        <CellOutlines {...outline} cells={changed} width={0.1 * FIELD} />
        <CellOutlines {...outline} cells={[pointed]} width={0.22 * FIELD} />
      </svg>
      {changed.length === 0 ? (
        <p className="ww-small ww-quiet">{summary}</p>
      ) : (
        <ul
          className="ww-moment-fields ww-row ww-align-stretch ww-wrapping ww-gap-4"
          aria-label={summary}
        >
          {changed.map((cell) => {
            const contents = board.spoken(seen, cell, words);
            return (
              <li key={cell}>
                <button
                  type="button"
                  className="ww-chip"
                  title={contents}
                  aria-label={contents}
                  aria-pressed={cell === pointed}
                  onClick={() => setPointed(cell === pointed ? null : cell)}
                >
                  {nameOf(cell)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {pointed === null ? null : <p className="ww-small">{board.spoken(seen, pointed, words)}</p>}
      <Announcer text={`${label}. ${summary}`} />
    </section>
  );
}
