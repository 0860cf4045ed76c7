import type { TerrainStyle } from '../../../../engine';
import { useView } from '../../../model/state/view';
import { useMapScreen } from '../../../model/map/state';
import { PAINT_TOOLS } from '../../../model/map/tools/paint';
import type { Paint } from '../../../model/map/tools/paint-kind';

/** Selects the brush, unless a tool that paints is selected already. */
const takeBrush = (): void => {
  const { tool, set } = useView.getState();
  if (!PAINT_TOOLS.has(tool)) set({ tool: 'brush' });
};

/** Chooses terrain as paint and, if the current tool cannot paint it, selects the brush. */
export function takeTerrain(terrain: TerrainStyle): void {
  useMapScreen.getState().take(terrain.key);
  takeBrush();
}

/** Chooses a paint; the current tool stays if it can paint with it. */
export function takePaint(paint: Paint): void {
  useMapScreen.getState().set({ paint });
  takeBrush();
}
