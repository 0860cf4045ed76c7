import { INKS, type Path, svgNodes } from '../../cartography';
import { SvgArt, usePageTheme } from '../../ui';
import type { Sight } from './BoardStage';
import type { CellGesture } from './cell-tools';
import type { BoardRoom, RoomState } from './room';
import { type BoardHand, useGesture } from './use-board-hand';

/** What belongs to the hand on a board of cells: outlines of the chosen cell, the one under it, those of a gesture. */
export function CellMarks<State extends RoomState, Context>({
  room,
  hand,
  sight: { scale, place },
  pathOf,
}: {
  readonly room: BoardRoom<State>;
  readonly hand: BoardHand<Context, CellGesture>;
  readonly sight: Sight;
  /** The outline of a cell in the plane; undefined = there is none. */
  readonly pathOf: (cell: string) => Path | undefined;
}) {
  const gesture = useGesture<CellGesture>(hand);
  const { chosen, hover }: RoomState = room();
  const theme = usePageTheme();
  const held = gesture.kind === 'cells' ? gesture.cells : [];
  const edge = gesture.kind === 'edge' ? [gesture.from, gesture.to] : [];
  const marked = [
    { cells: [hover], width: 1.5, colour: 'var(--ww-akzent)' },
    { cells: [chosen], width: 5.5, colour: INKS[theme].halo },
    { cells: [chosen, ...held, ...edge], width: 2.5, colour: 'var(--ww-akzent)' },
  ];
  return (
    <g transform={place}>
      {marked.flatMap(({ cells, width, colour }, index) => {
        const path = cells.flatMap((cell) => (cell === null ? [] : (pathOf(cell) ?? [])));
        if (path.length === 0) return [];
        return svgNodes(
          [{ kind: 'line', path, colour, width: { of: width / scale }, join: 'round' }],
          { x: 0, y: 0, field: scale, pixel: 1, id: '' },
        ).map((node) => <SvgArt key={index} node={node} />);
      })}
    </g>
  );
}
