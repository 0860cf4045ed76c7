import { mapTool } from '../tool';
import { waiting } from './pinning';

/** Fits a scanned map to the grid: a point of the picture is dragged to where it belongs, up to three times. */
export const calibrate = mapTool('calibrate', waiting([]), { enter: 'hold', aim: 'corner' });
