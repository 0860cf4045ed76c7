import type { RegionBoard } from '../../../world';

/** The board of a world that has none. */
export const EMPTY_BOARD: RegionBoard = { regions: {}, borders: [] };
