import { building, wallAt, wallHint, wallLine } from './building';
import { sideFaced } from '../sides/near';
import { become, mapTool, NO_PREVIEW, type ToolState } from '../tool';
import { isErasing } from '../sides/erasing';

const resting: ToolState = {
  name: 'resting',
  preview: NO_PREVIEW,
  on: (event, context) => {
    const faced = 'point' in event ? sideFaced(context, event.point) : undefined;
    if (faced === undefined) return become(resting);
    const erases = isErasing(event, context);
    if (event.kind === 'down') return building([faced], erases, resting).on(event, context);
    const wall = wallAt(context, faced, erases);
    return become({
      ...resting,
      preview: {
        ...NO_PREVIEW,
        lines: wallLine(faced, wall.kind),
        hint: wallHint(context, wall),
      },
    });
  },
};

/**
 * Builds walls of the chosen strength: the field of the pointer is behind the wall, the field beyond the side before it
 * (WW-4.3-15). Dragging builds several; two walls may face each other (WW-4.3-04).
 */
export const wall = mapTool('wall', resting, { aim: 'side' });
