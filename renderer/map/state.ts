import { create } from 'zustand';
import type { TerrainKey } from '../../engine';
import type { Camera, Extent } from './pane/camera';
import type { MapLayers } from './pane/props';
import { remember } from './palette/catalogue';
import type { BrushSize } from './tools/tool';

export type Layers = Required<MapLayers>;

/** How the map room is set up: what is on the brush, what is shown. Never stored with the campaign. */
export interface MapRoomState {
  readonly terrain: TerrainKey;
  readonly size: BrushSize;
  /** Last used terrain kinds, newest first. */
  readonly recent: readonly TerrainKey[];
  readonly layers: Layers;
  /** What the window shows, as the pane told last. */
  readonly window: { readonly camera: Camera; readonly extent: Extent } | null;
  readonly isGoingTo: boolean;
  readonly take: (terrain: TerrainKey) => void;
  readonly use: (terrain: TerrainKey) => void;
  readonly set: (
    change: Partial<Pick<MapRoomState, 'size' | 'layers' | 'window' | 'isGoingTo'>>,
  ) => void;
}

export const useMapRoom = create<MapRoomState>((set) => ({
  terrain: 't',
  size: 7,
  recent: [],
  layers: { numbers: true, pieces: true, labels: true, borders: true, grid: true },
  window: null,
  isGoingTo: false,
  take: (terrain) => set({ terrain }),
  use: (terrain) => set(({ recent }) => ({ recent: remember(recent, terrain) })),
  set: (change) => set(change),
}));
