import type { RegionKey, RegionTint } from '../../../../engine';
import { useView } from '../../state/view';
import type { PaletteSource } from '../../../kit/state/palette';
import {
  createBoardScreen,
  BOARD_SCREEN_START,
  type BoardScreenState,
} from '../../board/screen-state';
import type { RegionLayer } from './drawing/scene';
import type { BoardTool } from './tools/tool';

/** What the GM looks at on the board, and the current tool. */
export interface RegionsScreenState extends BoardScreenState<BoardTool, RegionLayer> {
  readonly cellWidth: number;
  readonly tint: RegionTint;
  readonly isFraming: boolean;
  /** A request to edit the name of the chosen region now. */
  readonly isNaming: boolean;
}

export const useRegionsView = createBoardScreen<RegionsScreenState>({
  ...BOARD_SCREEN_START,
  tool: 'select',
  cellWidth: 2,
  tint: 'plain',
  isFraming: false,
  layers: { signs: true, links: true, presence: true },
  isNaming: false,
});

/** Selects a tool; a gesture begun with another is dropped. */
export function takeTool(tool: BoardTool): void {
  useRegionsView.getState().set({ tool, told: null, ordering: null });
}

/** Shows a region on the board and chooses it. */
const showRegion = (region: RegionKey): void => {
  useRegionsView.getState().set({ chosen: region });
  useView.getState().set({ screen: 'map' });
};

/** Regions of the board by their names; a jump shows one on the board and chooses it. */
export const regionSource: PaletteSource = {
  id: 'regions',
  entries: ({ campaign: { world }, words }) =>
    Object.values(world.board?.regions ?? {}).map(({ key, name }) => ({
      id: `region-${key}`,
      title: name,
      where: words('regions:palette'),
      icon: 'place' as const,
      run: () => showRegion(key),
    })),
};
