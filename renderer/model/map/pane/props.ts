import type { KeyboardEvent, Ref } from 'react';
import type { FieldAddress, Lattice, MapView, Point, TerrainStyle } from '../../../../engine';
import type { StyleChoice } from '../../../kit/cartography';
import type { BoardPointerEvent } from '../../../kit/board/gestures';
import type { MapFocus } from '../../state/view';
import type { GmMark } from './gm-marks';
import type { PreviewLine } from '../tools/tool';
import type { CachedPicture, WorldPicture } from './backdrop';
import type { Camera, Extent } from '../../../kit/board/camera';
import type { PanePicture } from './pictures';

/** Fields marked together: the selection, the fields under a brush, a hint. Drawn as one outline. */
export interface MapHighlight {
  readonly kind: 'selected' | 'brush' | 'hint';
  readonly fields: readonly FieldAddress[];
}

/** A place on a path where something happens. */
export interface MapStop {
  readonly point: Point;
  readonly label: string;
  readonly kind: 'start' | 'done' | 'dropped' | 'end';
  /** The one stop that stands out. */
  readonly current?: boolean;
}

/** A march or a route drawn over the map. */
export interface MapPath {
  readonly id: string;
  readonly points: readonly Point[];
  /** True on a net, where each point is one step from the one before: farther apart they are joined over a cut. */
  readonly isOnNet?: boolean;
  /** CSS colour of the line; absent = that of the focus, for ways of the GM. */
  readonly colour?: string;
  /** CSS colour behind the numbers of its stops, dark enough for white; absent = `colour`. */
  readonly badge?: string;
  /** The one path that stands out. */
  readonly active: boolean;
  readonly stops: readonly MapStop[];
}

/** What of the map is shown and how; everything, in the colours of the rule book, unless chosen otherwise. */
export interface MapLayers extends StyleChoice {
  readonly pieces?: boolean;
  readonly labels?: boolean;
}

/** What a toolbar may call on the pane. */
export interface MapPaneHandle {
  /** Shows the whole map. */
  readonly fit: () => void;
  /** Zooms around the middle of the window. */
  readonly zoomBy: (factor: number) => void;
  /** Moves to a place; `scale` is the field width in pixels. */
  readonly show: (focus: MapFocus) => void;
  /** Takes the camera of another pane at once, without a way there. */
  readonly follow: (camera: Camera) => void;
  readonly focusKeyboard: () => void;
}

export interface MapPaneProps {
  readonly view: MapView;
  readonly lattice: Lattice;
  /** The terrain kinds of the game, `system.terrains`. */
  readonly terrains: Readonly<Record<string, TerrainStyle>>;
  /** Accessible name of the map. */
  readonly label: string;
  /** Absent: follows the `data-theme` attribute of the page. */
  readonly theme?: 'light' | 'dark';
  readonly selection?: FieldAddress | null;
  readonly hover?: FieldAddress | null;
  readonly highlights?: readonly MapHighlight[];
  readonly paths?: readonly MapPath[];
  /** Lines of a gesture that is under way; they lie above everything. */
  readonly drafts?: readonly PreviewLine[];
  /** Secrets and notes; only the GM's own map has any. */
  readonly gmMarks?: readonly GmMark[];
  /** A request to show a place; a new object is a new request. */
  readonly focus?: MapFocus | null;
  /** Called once the focus has moved. */
  readonly onFocusDone?: () => void;
  readonly onPointer?: (event: BoardPointerEvent) => void;
  /** Receives every key first; `preventDefault` hides it from the pane. */
  readonly onKey?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called when a key is released, and with null when the map loses the focus. */
  readonly onKeyEnd?: (key: string | null) => void;
  /** Shift with an arrow moves the selection, too, because the screen extends it; otherwise it moves the map. */
  readonly walksWithShift?: boolean;
  /** Arrow keys move from the selection to the next field; without it they move the map. */
  readonly onWalk?: (field: FieldAddress) => void;
  /** Which drag moves the map: `primary` for pointing tools, `secondary` for drawing tools. Middle button and space always do. */
  readonly panWith?: 'primary' | 'secondary';
  /** CSS cursor while the map is not being moved. */
  readonly cursor?: string;
  readonly layers?: MapLayers;
  readonly onCamera?: (camera: Camera, extent: Extent) => void;
  /** The initial camera; absent = all of the map in view. */
  readonly start?: Camera | undefined;
  /** Scanned maps on the ground; a new list whenever one of them changes. */
  readonly pictures?: readonly PanePicture[];
  /** A cached picture of this very world: shown until the map is drawn, if it still fits. */
  readonly kept?: CachedPicture | null;
  /** Called when the small picture of the shown world has been updated, and for which view. */
  readonly onPicture?: (picture: FreshPicture) => void;
  readonly ref?: Ref<MapPaneHandle>;
}

/** The small picture of a view, just finished. The canvas will be painted again: copy what is to be stored. */
export interface FreshPicture extends WorldPicture {
  readonly canvas: OffscreenCanvas;
  readonly view: MapView;
  /** False if it is the cached picture unchanged. */
  readonly isNew: boolean;
}
