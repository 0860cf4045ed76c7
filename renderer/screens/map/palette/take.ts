import type { TerrainStyle } from '../../../../engine';
import { useDesk } from '../../../model/state/desk';
import { useMapRoom } from '../../../model/map/state';
import { INK_TOOLS } from '../../../model/map/tools/ink';
import type { Ink } from '../../../model/map/tools/ink-kind';

/** Takes the brush, unless a tool that puts ink down is in the hand already. */
const takeBrush = (): void => {
  const { tool, set } = useDesk.getState();
  if (!INK_TOOLS.has(tool)) set({ tool: 'brush' });
};

/** Takes terrain onto the brush and, if the tool in the hand cannot draw it, takes the brush. */
export const takeTerrain = (terrain: TerrainStyle): void => {
  useMapRoom.getState().take(terrain.key);
  takeBrush();
};

/** Takes an ink; the tool in the hand stays if it can draw with it. */
export const takeInk = (ink: Ink): void => {
  useMapRoom.getState().set({ ink });
  takeBrush();
};
