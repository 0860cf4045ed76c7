import type { TerrainStyle } from '../../../engine';

const HEXAGON = 'M0 -13.9L12 -6.95V6.95L0 13.9L-12 6.95V-6.95z';

/** CSS variable of a colour key: the interface's theme decides the value. */
const colourOf = (key: string): string => `var(--ww-t-${key})`;

/** A field in small: ring in the colour of its height, disc in the colour of its nature (WW-2.2-04). */
export const TerrainSwatch = ({
  terrain,
  size,
}: {
  readonly terrain: TerrainStyle;
  /** Width in pixels. */
  readonly size: number;
}) => (
  <svg
    className="ww-swatch"
    width={size}
    height={Math.round(size * 1.16)}
    viewBox="-12.5 -14.5 25 29"
    aria-hidden="true"
  >
    <path d={HEXAGON} fill={colourOf(terrain.outer)} />
    {terrain.inner === terrain.outer ? null : <circle r={7.6} fill={colourOf(terrain.inner)} />}
  </svg>
);
