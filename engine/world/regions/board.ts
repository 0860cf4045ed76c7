import type { Point } from '../../hex';
import type { Title } from '../../kernel';

/** Key of a region: small letters, figures, `-`. */
export type RegionKey = string;

/** Of what kind the ground of a region looks; a drawing of it has one tint and one sign per kind. */
export const REGION_TINTS = [
  'plain',
  'forest',
  'hill',
  'mountain',
  'marsh',
  'coast',
  'lake',
  'steppe',
  'desert',
  'town',
] as const;
export type RegionTint = (typeof REGION_TINTS)[number];

/** One region of the board. */
export interface Region {
  readonly key: RegionKey;
  readonly name: string;
  /** Its name in each language, where that differs; absent = by its name. */
  readonly names?: Title;
  /** Outlines in the plane of the board, two numbers per corner, not closed; several = islands of one region. */
  readonly outlines: readonly (readonly number[])[];
  /** Where name and signs stand. */
  readonly point: Point;
  readonly tint: RegionTint;
  /** Figures of the game, by key, whole numbers; one that is not listed has the game's default. */
  readonly figures: Readonly<Record<string, number>>;
  /** The GM's own notes; never delivered. */
  readonly note: string;
}

/** Two regions that are neighbours, the smaller key first. */
export type Border = readonly [RegionKey, RegionKey];

/** A board of regions: an undirected graph without loops and double edges, drawn in a plane (OS-1-02). */
export interface RegionBoard {
  readonly regions: Readonly<Record<RegionKey, Region>>;
  /** Sorted; each pair once. */
  readonly borders: readonly Border[];
}

/** Name of a region in a language. */
export function regionNameIn(
  { name, names }: Pick<Region, 'name' | 'names'>,
  language: keyof Title,
): string {
  return names?.[language] ?? name;
}

/** Public part of a region: all but the GM's note. */
export type SeenRegion = Omit<Region, 'note'>;
