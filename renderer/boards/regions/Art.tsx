import { useMemo } from 'react';
import { usePageTheme } from '../../ui';
import type { PartProps } from '../kit/board';
import type { Sight } from '../kit/BoardStage';
import { Drawing } from '../kit/Drawing';
import { boardLayers } from './drawing/list';
import { Chosen, Overlay, type RegionHand } from './Overlay';
import { Pictures } from './Pictures';
import { useBoardRoom } from './state';
import type { SeenBoard } from './use-board';

/** The board drawn for one scale, anew only where it or the scale changes, with what belongs to the hand between. */
export function Art({
  campaign,
  seen,
  hand,
  sight,
}: PartProps<SeenBoard> & { readonly hand: RegionHand; readonly sight: Sight }) {
  const { camera, extent, scale, place } = sight;
  const { signs, links, presence } = useBoardRoom((room) => room.layers);
  const theme = usePageTheme();
  const { scene, board, looker } = seen;
  const drawn = useMemo(
    () =>
      boardLayers(scene, {
        ...{ theme, scale },
        ...{ hasSigns: signs, hasLinks: links, hasPresence: presence },
      }),
    [scene, theme, scale, signs, links, presence],
  );
  return (
    <>
      <svg className="ww-board-art" aria-hidden="true">
        <g transform={place}>
          <Drawing list={drawn.ground} scale={scale} id="board-" />
        </g>
        <Chosen board={board} camera={camera} extent={extent} />
        <g transform={place}>
          <Drawing list={drawn.writing} scale={scale} id="board-names-" />
        </g>
      </svg>
      {looker === null ? <Pictures campaign={campaign} camera={camera} extent={extent} /> : null}
      <svg className="ww-board-art" aria-hidden="true">
        <Overlay campaign={campaign} board={board} camera={camera} extent={extent} hand={hand} />
      </svg>
    </>
  );
}
