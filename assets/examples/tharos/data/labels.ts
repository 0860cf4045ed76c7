import type { MapLabel } from '../../../../engine';

/** Lettering in the drawing plane: points in field widths, field 210/01 at the origin, y downwards. */
export const labels: readonly MapLabel[] = [];
