import { figure, type SvgNode } from '../../cartography';
import type { Page } from '../page';
import { pageNodes, type Pictures } from './marks';

/** A sheet as a drawing in millimetres: the same marks at the same places as in the PDF. `id` begins the ids in it. */
export function svgOfPage(page: Page, id: string, pictures: Pictures = {}): SvgNode {
  const [width, height] = [figure(page.width), figure(page.height)];
  return {
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${width}mm`,
      height: `${height}mm`,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': page.label,
      textRendering: 'geometricPrecision',
    },
    children: pageNodes(page.marks, id, pictures),
  };
}
