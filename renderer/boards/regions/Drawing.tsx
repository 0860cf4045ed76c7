import { memo, useMemo } from 'react';
import { type DisplayList, svgNodes } from '../../cartography';
import { SvgArt, usePageTheme } from '../../ui';
import { boardLayers, type BoardLayersDrawn } from './drawing/list';
import type { BoardScene } from './drawing/scene';
import type { BoardLayers } from './state';

/** The board drawn for one scale, anew only where it or the scale changes. */
export const useDrawn = (
  scene: BoardScene,
  scale: number,
  { signs, links, presence }: BoardLayers,
): BoardLayersDrawn => {
  const theme = usePageTheme();
  return useMemo(
    () =>
      boardLayers(scene, {
        theme,
        scale,
        hasSigns: signs,
        hasLinks: links,
        hasPresence: presence,
      }),
    [scene, theme, scale, signs, links, presence],
  );
};

/** One layer at one scale, the origin of its plane at (0, 0); moving and zooming only place it anew. */
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
