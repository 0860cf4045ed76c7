import { useMemo } from 'react';
import type { TerrainStyle } from '../../../engine';
import { swatch, svgNodes } from '../../cartography';
import { SvgArt, usePageTheme } from '../../ui';

/** Height of a field to its width, with room for its outline. */
const HEIGHT = 1.16;

/** A field in small, drawn as on the map: ring in the colour of its height, disc and symbol of its nature (WW-2.2-04). */
export const TerrainSwatch = ({
  terrain,
  size,
}: {
  readonly terrain: TerrainStyle;
  /** Width in pixels. */
  readonly size: number;
}) => {
  const theme = usePageTheme();
  const nodes = useMemo(
    () => svgNodes(swatch(terrain, size, theme), { x: 0, y: 0, field: size, pixel: 1, id: '' }),
    [terrain, size, theme],
  );
  const [width, height] = [size + 1, Math.ceil(size * HEIGHT) + 1];
  return (
    <svg
      className="ww-swatch"
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      {nodes.map((node, index) => (
        <SvgArt key={index} node={node} />
      ))}
    </svg>
  );
};
