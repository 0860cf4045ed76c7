export { MapPane } from './MapPane';
export type { Camera, Extent } from '../../boards/kit/camera';
export type {
  MapHighlight,
  MapLayers,
  MapPaneHandle,
  MapPaneProps,
  MapPath,
  MapStop,
} from './props';
