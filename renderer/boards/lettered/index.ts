export { letteredDrawing, toSvg } from './drawing';
export { letteredBox, type LetteredLook, type LetteredScene, wholeLook } from './drawing/scene';
export { LetteredRoom } from './LetteredRoom';
export { letteredHeight, letteredMarks, letteredPage } from './paper';
