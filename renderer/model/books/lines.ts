import type { Party, PartyKey } from '../../../engine';
import type { MapTheme } from '../../kit/cartography';
import { realmColour } from '../../kit/cartography/colour';
import { pathOf } from '../../kit/cartography/pathdata';
import { OP, type Path } from '../../kit/cartography/path';

/** Signs at the points of a line, so that lines are distinguishable without their colours. */
export const MARKS = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const;
export type Mark = (typeof MARKS)[number];

/** Drawings of the marks around the origin, for lines two wide. */
export const MARK_PATHS: Readonly<Record<Mark, Path>> = {
  circle: [OP.circle, 0, 0, 3.5],
  square: pathOf('M-3-3h6v6h-6z'),
  triangle: pathOf('M0-4L4 3H-4z'),
  diamond: pathOf('M0-4.5L4.5 0L0 4.5L-4.5 0z'),
  cross: pathOf('M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5'),
  ring: [OP.circle, 0, 0, 3.5],
};

/** Strokes of lines; two that share a mark have different strokes, and the other way round. */
export const DASHES = ['', '6 3', '2 3', '9 3 2 3', '12 4'] as const;

/** How a realm's line is drawn. */
export interface Line {
  readonly party: PartyKey;
  readonly name: string;
  readonly colour: string;
  /** Lengths for lines two wide, as SVG writes them; empty = one stroke. */
  readonly dash: string;
  readonly mark: Mark;
}

/** The line of a realm: its colour, and a stroke and mark that go with its place among all realms. */
export function lineOf(
  theme: MapTheme,
  parties: Readonly<Record<PartyKey, Party>>,
  { key, name }: Pick<Party, 'key' | 'name'>,
): Line {
  const index = Math.max(0, Object.keys(parties).sort().indexOf(key));
  return {
    party: key,
    name,
    colour: realmColour(theme, parties, key),
    dash: DASHES[index % DASHES.length] ?? '',
    mark: MARKS[index % MARKS.length] ?? 'circle',
  };
}
