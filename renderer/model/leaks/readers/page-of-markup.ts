import type { Artefact } from '../leak';
import type { Piece, Reading } from '../reading';
import { enclosedKind } from '../kinds';
import { svgShapes } from '../drawing/svg-shapes';
import {
  attributeOf,
  elementsIn,
  type MarkupElement,
  type MarkupNode,
  parseMarkup,
} from './markup';

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote section article header footer main aside nav address form fieldset hr br center pre figure figcaption caption table tbody thead tfoot tr body html head title option text desc g svg'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th', 'text', 'tspan', 'textpath', 'option']);

/** What would run, or load something, were the page opened. */
const RUNNING = new Set(
  'script iframe frame object embed applet base foreignobject animate set animatemotion animatetransform handler'.split(
    ' ',
  ),
);

/** All words of an element, shown or not; blocks on lines of their own, cells parted by tabulators. */
const wordsOf = (root: MarkupElement, between: (tag: string) => string): string => {
  const parts: string[] = [];
  const visit = (node: MarkupNode, depth: number): void => {
    if (node.kind === 'text') parts.push(node.text);
    if (node.kind !== 'element' || depth > 2000) return;
    const gap = between(node.tag);
    parts.push(gap);
    for (const child of node.children) visit(child, depth + 1);
    parts.push(gap);
  };
  visit(root, 0);
  return parts.join('');
};

const gapOf = (tag: string): string => (CELLS.has(tag) ? '\t' : BLOCKS.has(tag) ? '\n' : '');

/** A word may be cut into spans: here only whole texts are parted. */
const wideGapOf = (tag: string): string =>
  tag === 'tspan' || tag === 'textpath' ? '' : gapOf(tag);

const remarksIn = (root: MarkupElement): readonly string[] =>
  [...elementsIn(root)].flatMap(({ children }) =>
    children.flatMap((child) => (child.kind === 'remark' ? [child.text] : [])),
  );

/** Attributes whose words are an address; everywhere else they are words. */
const ADDRESSES = new Set(
  'href xlink:href src srcset data action poster background cite to from values longdesc manifest'.split(
    ' ',
  ),
);

const isRunning = (name: string, value: string): boolean =>
  name.startsWith('on') ||
  name === 'srcdoc' ||
  name === 'formaction' ||
  (ADDRESSES.has(name) &&
    /^(?:(?:java|vb)script:|data:(?:text\/html|application\/))/i.test(
      value.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, ''),
    ));

/** Addresses from which a page would load something by itself. */
const isLoading = (tag: string, name: string, value: string): boolean =>
  ((name === 'src' || name === 'srcset' || name === 'data' || name === 'poster') &&
    /^\s*(?:https?:)?\/\//i.test(value)) ||
  (tag === 'link' && name === 'href' && /^\s*(?:https?:)?\/\//i.test(value)) ||
  /url\(\s*['"]?(?:https?:)?\/\//i.test(value);

const scriptsOf = (element: MarkupElement): readonly string[] => {
  const { tag, attributes } = element;
  const isData = tag === 'script' && attributeOf(element, 'type') === 'application/json';
  const isRefresh = tag === 'meta' && /refresh/i.test(attributeOf(element, 'http-equiv') ?? '');
  return [
    ...((RUNNING.has(tag) && !isData) || isRefresh ? [`<${tag}>`] : []),
    ...attributes
      .filter(([name, value]) => isRunning(name, value) || isLoading(tag, name, value))
      .map(([name, value]) => `${name}="${value.slice(0, 60)}"`),
  ];
};

const DATA = /data:([\w+.-]+\/[\w+.-]+)?(?:;[\w=-]+)*?(;base64)?,([^"')\s]+)/g;

/** A file written into an address; fonts and what cannot be read are none. */
const fileOf = (type: string, isBase64: boolean, data: string): readonly Artefact[] => {
  const kind = enclosedKind(`x.${type.split(/[/+]/)[1] ?? ''}`, type);
  if (kind === null) return [];
  try {
    const text = isBase64 ? atob(data) : decodeURIComponent(data);
    const bytes = isBase64
      ? Uint8Array.from(text, (sign) => sign.charCodeAt(0))
      : new TextEncoder().encode(text);
    return [{ name: type, kind, bytes }];
  } catch {
    return [];
  }
};

const dataFiles = (text: string): readonly Artefact[] =>
  [...text.matchAll(DATA)].flatMap(([, type = 'text/plain', base64, data = '']) =>
    fileOf(type, base64 !== undefined, data),
  );

const METADATA = new Set(['meta', 'metadata', 'title', 'desc']);
const withoutFonts = (text: string): string =>
  text.replaceAll(/data:(?:font|application)\/[\w.;+-]*base64,[\w+/=]+/g, '');

const attributePieces = (elements: readonly MarkupElement[]): readonly Piece[] => {
  const layers: string[] = [];
  const others: string[] = [];
  const metadata: string[] = [];
  for (const { tag, attributes } of elements) {
    for (const [name, value] of attributes) {
      const text = withoutFonts(value);
      if (name === 'id' || name === 'class' || name.endsWith(':label')) layers.push(text);
      else if (METADATA.has(tag)) metadata.push(text);
      else if (name !== 'd' && name !== 'transform' && name !== 'points') others.push(text);
      if (name.startsWith('data-')) layers.push(name);
    }
  }
  return [
    { text: layers.join('\t'), where: 'layer' },
    { text: others.join('\t'), where: 'text' },
    { text: metadata.join('\t'), where: 'metadata' },
  ];
};

/** Everything in a page of markup: words shown and hidden, attributes, remarks, files within, what would run, drawings. */
export function readMarkup(text: string, kind: 'html' | 'svg'): Reading {
  const root = parseMarkup(text, kind === 'svg');
  const elements = [...elementsIn(root)];
  const styles = elements.filter(({ tag }) => tag === 'style');
  const css = styles.map((style) => wordsOf(style, () => '')).join('\n');
  return {
    pieces: [
      { text: withoutFonts(wordsOf(root, gapOf)), where: 'text' },
      { text: withoutFonts(wordsOf(root, wideGapOf)), where: 'text' },
      { text: remarksIn(root).join('\n'), where: 'metadata' },
      ...attributePieces(elements),
    ],
    scripts: [
      ...elements.flatMap(scriptsOf),
      ...(isLoading('style', 'style', css) || /@import|expression\(|behavior:/i.test(css)
        ? ['<style>']
        : []),
    ],
    shapes: svgShapes(root),
    enclosed: elements.flatMap(({ attributes }) =>
      attributes.flatMap(([, value]) => dataFiles(value)),
    ),
  };
}
