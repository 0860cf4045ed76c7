export { MapPane } from './MapPane';

export type {
  MapHighlight,
  MapLayers,
  MapPaneHandle,
  MapPaneProps,
  MapPath,
  MapStop,
} from './props';
