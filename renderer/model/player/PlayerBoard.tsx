import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../../engine';
import { boardNode } from '../../kit/board/paper';
import { useExtent } from '../../kit/board/use-extent';
import { useIsDark } from '../../kit/pages/page';
import type { Words } from '../../kit/text/words';
import { SvgArt } from '../../kit/ui/SvgArt';
import type { KnownBoard } from './board';
import { BoardMarks } from './BoardMarks';
import type { Step } from './drawing';
import { stepWords } from './Steps';

/** How large a board is shown: 1 = as wide as its frame. */
const ZOOMS = [1, 1.5, 2, 3, 4.5];

/** Width of a frame before it is measured. */
const FIRST_WIDTH = 360;

/** Pixels from the edge at which a cell is brought into the middle: cells beside it are in sight, too. */
const EDGE = 48;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Props {
  readonly board: KnownBoard;
  readonly title: string;
  readonly words: Words;
  readonly chosen: string | null;
  /** What is in sight first; empty = the corner. */
  readonly home: string;
  /** Cells of the way that is being drawn, and how far it can be gone. */
  readonly way: readonly string[];
  readonly reach: number;
  /** With which steps it can go on. */
  readonly steps: readonly Step[];
  /** The way in words; empty = none is drawn. */
  readonly told: string;
  readonly onChoose: (cell: string) => void;
  readonly onBack: () => void;
}

/** A cell chosen by keys, and for which way. */
interface Aimed {
  readonly cell: string;
  readonly way: readonly string[];
}

/** The board of a player; cells are chosen by pointer and keys. */
export function PlayerBoard({
  board,
  title,
  words,
  home,
  told,
  onChoose,
  onBack,
  ...marks
}: Props) {
  const isDark = useIsDark();
  const { plan, cells } = board;
  const { left, top, right, bottom } = plan.box;
  const frame = useRef<HTMLDivElement>(null);
  const room = useExtent(frame).width || FIRST_WIDTH;
  const fitting = room / (right - left);
  const usual = ZOOMS.findIndex((zoom) => fitting * zoom >= board.least);
  const [chosenZoom, setZoom] = useState<number | null>(null);
  const zoom = chosenZoom ?? (usual < 0 ? ZOOMS.length - 1 : usual);
  // The cell of the keys belongs to a way: with another way or unit it begins anew.
  const [aimed, setAimed] = useState<Aimed | null>(null);
  const cursor = aimed?.way === marks.way ? aimed.cell : null;
  const width = Math.round(room * (ZOOMS[zoom] ?? 1));
  const scale = width / (right - left);
  const node = useMemo(
    () => boardNode(plan, { width, title, theme: isDark ? 'dark' : 'light' }),
    [plan, width, title, isDark],
  );
  const pointAt = ({ clientX, clientY, currentTarget }: MouseEvent): Point => {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: left + ((clientX - box.left) / box.width) * (right - left),
      y: top + ((clientY - box.top) / box.height) * (bottom - top),
    };
  };
  const seen = cursor ?? marks.chosen ?? home;
  useEffect(() => {
    const [point, box] = [cells.pointOf(seen), frame.current];
    if (point === undefined || box === null) return;
    const [x, y] = [(point.x - left) * scale, (point.y - top) * scale];
    const isWithin = (at: number, start: number, size: number): boolean =>
      at > start + EDGE && at < start + size - EDGE;
    if (
      isWithin(x, box.scrollLeft, box.clientWidth) &&
      isWithin(y, box.scrollTop, box.clientHeight)
    )
      return;
    box.scrollLeft = x - box.clientWidth / 2;
    box.scrollTop = y - box.clientHeight / 2;
  }, [seen, cells, scale, left, top]);
  const step = marks.steps.find(({ field }) => field === cursor);
  const here = board.nameOf(cursor ?? marks.chosen ?? '');
  const said = step === undefined ? here : `${here}: ${stepWords(step, words, true)}`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    const from = cursor ?? marks.way.at(-1) ?? marks.chosen;
    if (direction !== undefined) {
      const next = cells.towards(from, direction);
      if (next !== undefined) setAimed({ cell: next, way: marks.way });
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (from !== null) onChoose(from);
    } else if (event.key === 'Backspace') onBack();
    else return;
    event.preventDefault();
  };
  return (
    <section className="map" aria-label={title}>
      <div className="row">
        <button
          type="button"
          aria-label={words('page:player.board.smaller')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words('page:player.board.larger')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </button>
        <output aria-live="polite">{cursor === null && told !== '' ? told : said}</output>
      </div>
      <div
        ref={frame}
        className="sheet"
        role="application"
        tabIndex={0}
        aria-label={title}
        aria-describedby="board-keys"
        onKeyDown={onKeyDown}
      >
        <div
          className="plane"
          style={{ width }}
          onClick={(event) => {
            const cell = cells.cellAt(pointAt(event));
            if (cell === undefined) return;
            setAimed(null);
            onChoose(cell);
          }}
        >
          <SvgArt node={node} />
          <svg
            className="marks"
            aria-hidden
            viewBox={[left, top, right - left, bottom - top].join(' ')}
          >
            <BoardMarks board={board} cursor={cursor} scale={scale} words={words} {...marks} />
          </svg>
        </div>
      </div>
      <p id="board-keys" className="quiet">
        {words('page:player.board.keys')}
      </p>
    </section>
  );
}
