import type { TerrainStyle } from '../../../../engine';
import { useView } from '../../../model/state/view';
import { useMapScreen } from '../../../model/map/state';
import { PAINT_TOOLS } from '../../../model/map/tools/paint';
import type { Paint } from '../../../model/map/tools/paint-kind';

/** Takes the brush, unless a tool that puts ink down is in the hand already. */
const takeBrush = (): void => {
  const { tool, set } = useView.getState();
  if (!PAINT_TOOLS.has(tool)) set({ tool: 'brush' });
};

/** Takes terrain onto the brush and, if the tool in the hand cannot draw it, takes the brush. */
export function takeTerrain(terrain: TerrainStyle): void {
  useMapScreen.getState().take(terrain.key);
  takeBrush();
}

/** Takes an ink; the tool in the hand stays if it can draw with it. */
export function takePaint(paint: Paint): void {
  useMapScreen.getState().set({ paint });
  takeBrush();
}
