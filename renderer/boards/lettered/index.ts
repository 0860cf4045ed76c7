export { letteredDrawing, letteredMarks, letteredPage, toSvg } from './drawing';
export { letteredBox, type LetteredLook, type LetteredScene, wholeLook } from './drawing/scene';
export { LetteredRoom } from './LetteredRoom';
export { LetteredMoment } from './moment/LetteredMoment';
