import type { ComponentType } from 'react';
import type { MapTool } from '../../model/state/view';
import { ObjectionDialog } from './objection/ObjectionDialog';
import {
  LabelOptions,
  RiverOptions,
  SettlementOptions,
  SideOptions,
  WallOptions,
} from './places/PlaceOptions';
import { RealmsDialog } from './places/RealmsDialog';
import { ExportDialog, ImportDialog } from './exchange';
import { PdfDialog, TracePanel } from '../../model/tracing';
import { FieldOrder } from './menu/FieldOrder';
import { OrderPanel } from './drawn/OrderPanel';
import { MeasurePanel } from './measure/MeasurePanel';
import { PasteOptions } from './selection/PasteOptions';
import { QueryDialog } from './selection/QueryDialog';
import { GrossfeldOptions } from './world/GrossfeldOptions';
import { RemoveDialog } from './world/RemoveDialog';
import { WorldDialogs } from './world/WorldDialogs';

/** A form or a dialog over the map; it opens by its own store. */
export interface MapOverlay {
  readonly id: string;
  readonly Overlay: ComponentType;
}

/** Everything that may lie over the map. */
export const OVERLAYS: readonly MapOverlay[] = [
  { id: 'world', Overlay: WorldDialogs },
  { id: 'remove', Overlay: RemoveDialog },
  { id: 'order', Overlay: FieldOrder },
  { id: 'objection', Overlay: ObjectionDialog },
  { id: 'realms', Overlay: RealmsDialog },
  { id: 'pdf', Overlay: PdfDialog },
  { id: 'export', Overlay: ExportDialog },
  { id: 'import', Overlay: ImportDialog },
  { id: 'query', Overlay: QueryDialog },
];

/** Options below the tools while a tool is selected; without entry: none. */
export const TOOL_OPTIONS: Readonly<Partial<Record<MapTool, ComponentType>>> = {
  river: RiverOptions,
  canal: SideOptions,
  road: SideOptions,
  bridge: SideOptions,
  wall: WallOptions,
  harbour: SideOptions,
  spring: SideOptions,
  settlement: SettlementOptions,
  label: LabelOptions,
  grossfeld: GrossfeldOptions,
  paste: PasteOptions,
};

/** Content of the right column, instead of the sheet of the field, while a tool is selected. */
export const TOOL_SHEETS: Readonly<Partial<Record<MapTool, ComponentType>>> = {
  calibrate: TracePanel,
  measure: MeasurePanel,
  order: OrderPanel,
};
