/** Presence of one party in one region of the board, as far as the viewer knows it; null = unknown to the viewer. */
export interface Presence {
  readonly region: string;
  readonly party: string;
  /** True if the party has its seat here. */
  readonly isSeat: boolean;
  /** Units of population, and how many of them are in unrest. */
  readonly population: number | null;
  readonly unrest: number | null;
  /** Advantages, structures or whatever the game has of that kind. */
  readonly holdings: number | null;
  /** Money of the party here, in the game's smallest parts. */
  readonly money: number | null;
}

/**
 * A figure the GM may set for every region, stored under its key in `Region.figures`. Its words are
 * `<game>:figure.<key>`.
 */
export interface RegionFigure {
  readonly key: string;
  /** Default value. */
  readonly standard: number;
  readonly least: number;
  readonly most: number;
}
