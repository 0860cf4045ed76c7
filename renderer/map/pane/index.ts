export { MapPane } from './MapPane';
export type { Camera, Extent } from './camera';
export type {
  MapHighlight,
  MapLayers,
  MapPaneHandle,
  MapPaneProps,
  MapPath,
  MapPointerEvent,
  MapStop,
} from './props';
