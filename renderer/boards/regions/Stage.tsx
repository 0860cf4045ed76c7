import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boardBox, type Campaign, regionAt } from '../../../engine';
import { usePageTheme } from '../../ui';
import { type BoardCells, BoardStage, type Sight } from '../kit/BoardStage';
import { Drawing } from '../kit/Drawing';
import { boardLayers } from './drawing/list';
import { Chosen, Overlay } from './Overlay';
import { BLANK_BOX } from './pictures';
import { Pictures } from './Pictures';
import { useBoardRoom } from './state';
import type { RegionHand } from './use-region-hand';
import type { SeenBoard } from './use-board';
import { regionTowards } from './walk';

interface BoardProps {
  readonly campaign: Campaign;
  readonly seen: SeenBoard;
  readonly hand: RegionHand;
}

/** The board drawn for one scale, anew only where it or the scale changes, with what belongs to the hand between. */
const Art = ({ campaign, seen, hand, sight }: BoardProps & { readonly sight: Sight }) => {
  const { camera, extent, scale, place } = sight;
  const { signs, links, presence } = useBoardRoom((room) => room.layers);
  const theme = usePageTheme();
  const { scene, board, looker } = seen;
  const drawn = useMemo(
    () =>
      boardLayers(scene, {
        theme,
        scale,
        hasSigns: signs,
        hasLinks: links,
        hasPresence: presence,
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
};

/** The board of regions on the screen. */
export const Stage = ({ campaign, seen, hand }: BoardProps) => {
  const { t } = useTranslation();
  const tool = useBoardRoom((room) => room.tool);
  const { board } = seen;
  const cells = useMemo(
    (): BoardCells => ({
      cellAt: (point) => regionAt(board, point),
      pointOf: (region) => board.regions[region]?.point,
      towards: (region, direction) => regionTowards(board, region, direction),
      box: boardBox(board) ?? BLANK_BOX,
    }),
    [board],
  );
  const name = (): void => {
    const { chosen, set } = useBoardRoom.getState();
    set({ isNaming: chosen !== null });
  };
  return (
    <BoardStage
      label={t('board:stage', { campaign: campaign.name })}
      room={useBoardRoom}
      hand={hand}
      cells={cells}
      goesByCells={tool === 'select'}
      {...(tool === 'select' ? { onEnter: name } : {})}
    >
      {(sight) => <Art campaign={campaign} seen={seen} hand={hand} sight={sight} />}
    </BoardStage>
  );
};
