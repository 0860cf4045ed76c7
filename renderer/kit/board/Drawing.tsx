import { memo, useMemo } from 'react';
import { type DisplayList, svgNodes } from '../cartography';
import { SvgArt } from '../ui';

/** One layer at one scale, the origin of its plane at (0, 0); moving and zooming only change its transform. */
export const Drawing = memo(function Drawing({
  list,
  scale,
  id,
}: {
  readonly list: DisplayList;
  readonly scale: number;
  readonly id: string;
}) {
  const nodes = useMemo(
    () => svgNodes(list, { x: 0, y: 0, field: scale, pixel: 1, id }),
    [list, scale, id],
  );
  return nodes.map((node, index) => <SvgArt key={index} node={node} />);
});

/** A small drawing of its own, such as an entry of a legend; the plane's origin is in its middle. */
export function SmallDrawing({
  list,
  field,
  width,
  height,
  id = '',
  className,
}: {
  readonly list: DisplayList;
  /** Pixels to a unit of the plane. */
  readonly field: number;
  readonly width: number;
  readonly height: number;
  readonly id?: string;
  readonly className?: string;
}) {
  const nodes = useMemo(
    () => svgNodes(list, { x: 0, y: 0, field, pixel: 1, id }),
    [list, field, id],
  );
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`${String(-width / 2)} ${String(-height / 2)} ${String(width)} ${String(height)}`}
      aria-hidden="true"
    >
      {nodes.map((node, index) => (
        <SvgArt key={index} node={node} />
      ))}
    </svg>
  );
}
