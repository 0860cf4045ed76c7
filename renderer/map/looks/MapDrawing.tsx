import type { DisplayList } from '../../cartography';
import { svgNodes } from '../../cartography';
import { SvgArt } from '../../ui';

/** A small drawing for a legend or a choice: `field` pixels to a field width, the origin in the middle. */
export const MapDrawing = ({
  list,
  field,
  width,
  height,
}: {
  readonly list: DisplayList;
  readonly field: number;
  readonly width: number;
  readonly height: number;
}) => (
  <svg
    width={width}
    height={height}
    viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    aria-hidden="true"
  >
    {svgNodes(list, { x: 0, y: 0, field, pixel: 1, id: '' }).map((node, index) => (
      <SvgArt key={index} node={node} />
    ))}
  </svg>
);
