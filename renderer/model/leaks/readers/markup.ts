/** An element, a text or a remark of a page of markup. */
export type MarkupNode =
  | {
      readonly kind: 'element';
      readonly tag: string;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      readonly children: readonly MarkupNode[];
    }
  | { readonly kind: 'text' | 'remark'; readonly text: string };

export type MarkupElement = MarkupNode & { readonly kind: 'element' };

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '\u00AD',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  ndash: '–',
  mdash: '—',
  zwnj: '\u200C',
  zwj: '\u200D',
  tab: '\t',
  newline: '\n',
};

const signOf = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';

/** Text with its character references read: by number, and by the names that letters need. */
export function unescaped(text: string): string {
  return text.includes('&')
    ? text.replaceAll(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,7}));?/gi,
        (whole: string, hex?: string, number?: string, name?: string) => {
          if (hex !== undefined) return signOf(Number.parseInt(hex, 16));
          if (number !== undefined) return signOf(Number(number));
          return NAMED[name ?? ''] ?? NAMED[(name ?? '').toLowerCase()] ?? whole;
        },
      )
    : text;
}

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const RAW = new Set(['script', 'style', 'xmp', 'noembed', 'noframes', 'plaintext']);

const TOKEN =
  /<!--([\s\S]*?)(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<([!?][^>]*)(?:>|$)|<\/([a-z][^\s/>]*)(?:[\s/][^>]*)?(?:>|$)|<([a-z][^\s/>]*)((?:[\s/](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*)?)(?:>|$)/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const attributesOf = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    unescaped(double ?? single ?? bare ?? ''),
  ]);

interface Open {
  readonly tag: string;
  readonly children: MarkupNode[];
}

const closed = (stack: Open[], tag: string): void => {
  const index = stack.findLastIndex((open) => open.tag === tag);
  if (index > 0) stack.length = index;
};

/**
 * A page of markup as a tree, read without a browser and without trust: no element is left out, whatever it shows. Tag
 * and attribute names are in lower case. `isXml` = only self-closing elements are empty, nothing is raw text.
 */
export function parseMarkup(markup: string, isXml: boolean): MarkupElement {
  const root: Open & MarkupElement = { kind: 'element', tag: '', attributes: [], children: [] };
  const stack: Open[] = [root];
  const add = (node: MarkupNode): void => void stack.at(-1)?.children.push(node);
  const addText = (text: string, isRead: boolean): void => {
    if (text !== '') add({ kind: 'text', text: isRead ? unescaped(text) : text });
  };
  const token = new RegExp(TOKEN);
  let at = 0;
  for (let match = token.exec(markup); match !== null; match = token.exec(markup)) {
    const [whole, remark, data, declared, end, start, rest = ''] = match;
    addText(markup.slice(at, match.index), true);
    at = match.index + whole.length;
    if (remark !== undefined || declared !== undefined) {
      add({ kind: 'remark', text: remark ?? declared ?? '' });
    } else if (data !== undefined) addText(data, false);
    else if (end !== undefined) closed(stack, end.toLowerCase());
    else if (start !== undefined) {
      const tag = start.toLowerCase();
      const node = { kind: 'element' as const, tag, attributes: attributesOf(rest), children: [] };
      add(node);
      const isEmpty = rest.trimEnd().endsWith('/') || (!isXml && VOID.has(tag));
      if (!isEmpty && !isXml && RAW.has(tag)) {
        const close = new RegExp(`</${tag}`, 'i').exec(markup.slice(at));
        const until = close === null ? markup.length : at + close.index;
        const raw: MarkupNode[] = node.children;
        raw.push({ kind: 'text', text: markup.slice(at, until) });
        at = until;
        token.lastIndex = until;
      } else if (!isEmpty) stack.push(node);
    }
  }
  addText(markup.slice(at), true);
  return root;
}

/** An attribute of an element; undefined if it has none. */
export function attributeOf(element: MarkupElement, name: string): string | undefined {
  return element.attributes.find(([own]) => own === name)?.[1];
}

/** The element itself and everything in it, in the order of the file. */
export function* elementsIn(element: MarkupElement): Generator<MarkupElement> {
  const left: MarkupElement[] = [element];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    yield next;
    for (const child of next.children.toReversed()) if (child.kind === 'element') left.push(child);
  }
}
