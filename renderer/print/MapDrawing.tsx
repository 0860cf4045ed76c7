import { memo, useMemo } from 'react';
import { MM_PER_PIXEL, type Overlay, svgNodes, type Terrains } from '../cartography';
import { SvgArt } from '../ui';
import { sheetContent } from './content';
import type { MapSheet } from './layout';
import type { PrintPlan } from './plan';

/** The map in the window of a sheet, as vectors in millimetres. */
export const MapDrawing = memo(function MapDrawing({
  plan,
  sheet,
  terrains,
  above,
  id,
}: {
  readonly plan: PrintPlan;
  readonly sheet: MapSheet;
  readonly terrains: Terrains;
  readonly above: Overlay;
  /** Start of the ids in the drawing; different for every drawing on the page. */
  readonly id: string;
}) {
  const { window, plane } = sheet;
  const nodes = useMemo(() => {
    const { fieldMm } = plan.layout;
    return svgNodes(sheetContent(plan, sheet, terrains, above), {
      x: window.x - plane.left * fieldMm,
      y: window.y - plane.top * fieldMm,
      field: fieldMm,
      pixel: MM_PER_PIXEL,
      id: `${id}-`,
    });
  }, [plan, sheet, terrains, above, window, plane, id]);
  return (
    <>
      <clipPath id={`${id}-window`}>
        <rect {...window} />
      </clipPath>
      <g clipPath={`url(#${id}-window)`}>
        {nodes.map((node, index) => (
          <SvgArt key={index} node={node} />
        ))}
      </g>
    </>
  );
});
