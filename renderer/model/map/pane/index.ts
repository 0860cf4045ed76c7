export { MapPane } from './MapPane';

export type { MapHighlight, MapPaneHandle, MapPath } from './props';
