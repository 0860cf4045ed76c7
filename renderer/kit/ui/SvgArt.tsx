import { createElement, type ReactNode } from 'react';
import type { SvgNode } from '../cartography';

/** An SVG drawing, or elements inside one, as React elements: text stays text, whatever it contains. */
export function SvgArt({ node }: { readonly node: SvgNode }): ReactNode {
  return createElement(
    node.tag,
    node.attributes,
    node.text,
    ...(node.children ?? []).map((child, index) => <SvgArt key={index} node={child} />),
  );
}
