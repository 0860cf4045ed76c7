import type { ComponentType } from 'react';
import type { MapTool } from '../state/desk';
import { PdfDialog, TracePanel } from '../tracing';
import { WorldDialogs } from './world/WorldDialogs';

/** A form or a dialog over the map; it shows itself when its own store says so. */
export interface MapOverlay {
  readonly id: string;
  readonly Overlay: ComponentType;
}

/** Everything that may lie over the map. */
export const OVERLAYS: readonly MapOverlay[] = [
  { id: 'world', Overlay: WorldDialogs },
  { id: 'pdf', Overlay: PdfDialog },
];

/** What the palette shows below the tools while a tool is in the hand; without entry: nothing. */
export const TOOL_OPTIONS: Readonly<Partial<Record<MapTool, ComponentType>>> = {
  calibrate: TracePanel,
};
