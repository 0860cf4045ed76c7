import { INKS } from '../../kit/cartography';
import { usePageTheme } from '../../kit/ui';
import type { Sight } from './BoardStage';
import type { BoardCells } from '../../kit/board/cells';
import { Drawing } from '../../kit/board/Drawing';
import type { BoardScreen, BoardScreenState } from './screen-state';
import { type BoardPointer, useGesture } from './use-board-pointer';

/** Outlines around cells, so many pixels wide at a scale. */
export function CellOutlines({
  cells,
  of: { outlineOf },
  colour,
  width,
  scale,
}: {
  readonly cells: readonly (string | null)[];
  readonly of: BoardCells;
  readonly colour: string;
  readonly width: number;
  readonly scale: number;
}) {
  const path = cells.flatMap((cell) => (cell === null ? [] : (outlineOf(cell) ?? [])));
  if (path.length === 0) return null;
  const line = { kind: 'line', path, colour, width: { of: width / scale }, join: 'round' } as const;
  return <Drawing list={[line]} scale={scale} id="" />;
}

/** What belongs to the hand on a board: outlines of the chosen cell, the one under it, those of a gesture. */
export function CellMarks<State extends BoardScreenState, Context, Held>({
  screen: screen,
  pointer,
  cells,
  held,
  sight: { scale, place },
}: {
  readonly screen: BoardScreen<State>;
  readonly pointer: BoardPointer<Context, Held>;
  readonly cells: BoardCells;
  /** Cells a gesture has in the hand. */
  readonly held: ((gesture: Held) => readonly string[]) | undefined;
  readonly sight: Sight;
}) {
  const gesture = useGesture<Held>(pointer);
  const { chosen, hover }: BoardScreenState = screen();
  const accent = 'var(--ww-akzent)';
  const shared = { of: cells, scale };
  const halo = INKS[usePageTheme()].halo;
  return (
    <g transform={place}>
      <CellOutlines {...shared} cells={[hover]} width={1.5} colour={accent} />
      <CellOutlines {...shared} cells={[chosen]} width={5.5} colour={halo} />
      <CellOutlines
        {...shared}
        cells={[chosen, ...(held?.(gesture) ?? [])]}
        width={2.5}
        colour={accent}
      />
    </g>
  );
}
