import type { Figures } from './asked';

/** Figures of land and cities. */
export const LAND_FIGURES: Figures = {};
