import { memo, useMemo } from 'react';
import { svgNodes } from '../../cartography';
import { SvgArt, usePageTheme } from '../../ui';
import { boardList } from './drawing/list';
import type { BoardScene } from './drawing/scene';
import type { BoardLayers } from './state';

/** The board drawn at one scale, its plane's origin at (0, 0); moving and zooming only place it anew. */
export const Drawing = memo(function Drawing({
  scene,
  scale,
  layers,
}: {
  readonly scene: BoardScene;
  readonly scale: number;
  readonly layers: BoardLayers;
}) {
  const theme = usePageTheme();
  const { signs, links, presence } = layers;
  const nodes = useMemo(() => {
    const list = boardList(scene, {
      theme,
      scale,
      hasSigns: signs,
      hasLinks: links,
      hasPresence: presence,
    });
    return svgNodes(list, { x: 0, y: 0, field: scale, pixel: 1, id: 'board-' });
  }, [scene, theme, scale, signs, links, presence]);
  return nodes.map((node, index) => <SvgArt key={index} node={node} />);
});
