import MarkdownIt, { type Token } from 'markdown-it';

/** A piece of a line of text. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  /** Leads to a heading of the same manual. */
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly Inline[] };

export type Line = readonly Inline[];

/** A part of the manual. Nothing else of Markdown is shown: HTML stays text, foreign links are words. */
export type Block =
  | {
      readonly kind: 'heading';
      /** 1 = title of the manual. */
      readonly level: number;
      readonly id: string;
      readonly line: Line;
    }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly Line[][] }
  | { readonly kind: 'code'; readonly text: string }
  /** A picture in a paragraph of its own: where it lies beside the manual, and what it shows. */
  | { readonly kind: 'picture'; readonly source: string; readonly text: string };

/** A token with what stands between its opening and its closing. */
interface Node {
  readonly token: Token;
  readonly children: readonly Node[];
}

const parser = new MarkdownIt({ html: false, linkify: false });

/** The nested form of the parser's flat list of openings and closings. */
const nested = (tokens: readonly Token[]): readonly Node[] => {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const children: Node[] = token.children === null ? [] : [...nested(token.children)];
    open.at(-1)?.push({ token, children });
    if (token.nesting > 0) open.push(children);
  }
  return root;
};

const inlineOf = ({ token, children }: Node): readonly Inline[] => {
  switch (token.type) {
    case 'code_inline':
      return [{ kind: 'code', text: token.content }];
    case 'softbreak':
    case 'hardbreak':
      return [{ kind: 'text', text: ' ' }];
    case 'strong_open':
      return [{ kind: 'strong', parts: lineOf(children) }];
    case 'em_open':
      return [{ kind: 'em', parts: lineOf(children) }];
    case 'link_open': {
      const to = String(token.attrGet('href') ?? '');
      const parts = lineOf(children);
      return to.startsWith('#') ? [{ kind: 'link', to: decodeURI(to.slice(1)), parts }] : parts;
    }
    case 'image':
      return [{ kind: 'text', text: token.content }];
    default:
      return children.length > 0 ? lineOf(children) : [{ kind: 'text', text: token.content }];
  }
};

const lineOf = (nodes: readonly Node[]): Line => nodes.flatMap(inlineOf);

/** The words of a line. */
export function wordsOfLine(line: Line): string {
  return line.map((part) => ('text' in part ? part.text : wordsOfLine(part.parts))).join('');
}

/** Name of a heading in links, as code hosts make it: small letters, hyphens for blanks, no punctuation. */
export function slugOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const freeId = (title: string, used: Map<string, number>): string => {
  const slug = slugOf(title);
  const count = used.get(slug) ?? 0;
  used.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${String(count)}`;
};

const within = (nodes: readonly Node[], type: string): readonly Node[] =>
  nodes.flatMap((node) => (node.token.type === type ? [node] : within(node.children, type)));

const cellsOf = (row: Node): Line[] => row.children.map(({ children }) => lineOf(children));

const tableOf = (node: Node): Block => {
  const [head, ...rows] = within([node], 'tr_open').map(cellsOf);
  return { kind: 'table', head: head ?? [], rows };
};

/** The picture a paragraph consists of, if it is nothing else. */
const pictureOf = ({ children }: Node): Block | undefined => {
  const [only, ...others] = children.flatMap((inline) => inline.children);
  if (only?.token.type !== 'image' || others.length > 0) return undefined;
  return {
    kind: 'picture',
    source: String(only.token.attrGet('src') ?? ''),
    text: only.token.content,
  };
};

const blockOf = (node: Node, used: Map<string, number>): readonly Block[] => {
  const { token, children } = node;
  switch (token.type) {
    case 'heading_open': {
      const line = lineOf(children);
      const id = freeId(wordsOfLine(line), used);
      return [{ kind: 'heading', level: Number(token.tag.slice(1)), id, line }];
    }
    case 'paragraph_open':
      return [pictureOf(node) ?? { kind: 'paragraph', line: lineOf(children) }];
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items = children.map((item) => blocksOf(item.children, used));
      return [{ kind: 'list', isOrdered: token.type === 'ordered_list_open', items }];
    }
    case 'table_open':
      return [tableOf(node)];
    case 'fence':
    case 'code_block':
      return [{ kind: 'code', text: token.content }];
    default:
      return blocksOf(children, used);
  }
};

const blocksOf = (nodes: readonly Node[], used: Map<string, number>): readonly Block[] =>
  nodes.flatMap((node) => blockOf(node, used));

/** Reads a manual written in Markdown. */
export function readManual(markdown: string): readonly Block[] {
  return blocksOf(nested(parser.parse(markdown, {})), new Map());
}
