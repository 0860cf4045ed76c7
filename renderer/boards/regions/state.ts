import type { Point, RegionKey, RegionTint } from '../../../engine';
import { createStore } from '../../state/create-store';
import { useDesk } from '../../state/desk';
import { onLeaving } from '../../state/leaving';
import type { BoardCamera, BoardExtent } from './camera';
import { type BoardTool, type Gesture, REST, type Told } from './tools/tool';

/** What the board shows beside its regions. */
export interface BoardLayers {
  readonly signs: boolean;
  readonly links: boolean;
  readonly presence: boolean;
}

/** What the GM looks at on the board and holds in his hand: never stored with the campaign, never undone. */
export interface BoardRoomState {
  readonly tool: BoardTool;
  readonly chosen: RegionKey | null;
  readonly hover: RegionKey | null;
  /** Where the hand is, in the plane; with keys it is moved by arrows. */
  readonly cursor: Point | null;
  /** True while the keys move the cursor, so that it must be seen. */
  readonly isByKeys: boolean;
  readonly camera: BoardCamera | null;
  readonly extent: BoardExtent;
  readonly gesture: Gesture;
  readonly told: Told | null;
  readonly cellWidth: number;
  readonly tint: RegionTint;
  readonly isFraming: boolean;
  readonly layers: BoardLayers;
  readonly isExporting: boolean;
  /** A wish that the name of the chosen region is written now. */
  readonly isNaming: boolean;
  readonly set: (change: Partial<Omit<BoardRoomState, 'set'>>) => void;
}

const START: Omit<BoardRoomState, 'set'> = {
  tool: 'select',
  chosen: null,
  hover: null,
  cursor: null,
  isByKeys: false,
  camera: null,
  extent: { width: 0, height: 0 },
  gesture: REST,
  told: null,
  cellWidth: 2,
  tint: 'plain',
  isFraming: false,
  layers: { signs: true, links: true, presence: true },
  isExporting: false,
  isNaming: false,
};

export const useBoardRoom = createStore<BoardRoomState>((set) => ({
  ...START,
  set: (change) => set(change),
}));

onLeaving(() => useBoardRoom.setState(START));

/** Takes a tool into the hand; what was begun with another is dropped. */
export const takeTool = (tool: BoardTool): void =>
  useBoardRoom.getState().set({ tool, gesture: REST, told: null });

/** Shows a region on the board and chooses it. */
export const showRegion = (region: RegionKey): void => {
  useBoardRoom.getState().set({ chosen: region });
  useDesk.getState().set({ room: 'map' });
};
