import { useMemo } from 'react';
import { usePageTheme } from '../../kit/ui';
import type { Board, PartProps, SeenThrough } from './board';
import type { Sight } from './BoardStage';
import { CellMarks } from './CellMarks';
import { Drawing } from '../../kit/board/Drawing';
import type { BoardScreenState } from './screen-state';
import type { BoardPointer } from './use-board-pointer';

/** A board drawn for one scale, anew only where it or the scale changes, with what belongs to the hand between. */
export function BoardArt<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>({
  board,
  campaign,
  seen,
  pointer,
  sight,
}: PartProps<Seen> & {
  readonly board: Board<State, Seen, Context, Held>;
  readonly pointer: BoardPointer<Context, Held>;
  readonly sight: Sight;
}) {
  const { scale, place } = sight;
  const { screen: screen, plan, held, Over } = board;
  const layers = screen((state) => state.layers) as State['layers'];
  const theme = usePageTheme();
  const { ground, writing } = useMemo(
    () => plan(seen).draw({ theme, scale, layers }),
    [plan, seen, theme, scale, layers],
  );
  return (
    <>
      <svg className="ww-board-art" aria-hidden="true">
        <g transform={place}>
          <Drawing list={ground} scale={scale} id="board-" />
        </g>
        <CellMarks
          screen={screen}
          pointer={pointer}
          cells={board.cells(seen)}
          held={held}
          sight={sight}
        />
        <g transform={place}>
          <Drawing list={writing} scale={scale} id="board-names-" />
        </g>
      </svg>
      {Over === undefined ? null : (
        <Over campaign={campaign} seen={seen} pointer={pointer} sight={sight} />
      )}
    </>
  );
}
