export { boardMarks, type PaperBoard, type PaperSize } from './paper';
export { RegionRoom } from './RegionRoom';
export { showRegion } from './state';
