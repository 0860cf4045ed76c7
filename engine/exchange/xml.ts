import { success } from '../kernel';
import { placeOf } from './json';
import type { ExchangeLimits, ExchangeResult } from './model';
import { refuse } from './propose';

/** An element: its attributes, the elements in it, and all text directly in it, one piece after the other. */
export interface XmlElement {
  readonly name: string;
  /** Offset in the text of the file. */
  readonly at: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/** Names are short: a bound keeps the pattern matcher from running out of stack over a hostile one. */
const NAME = /[\p{L}_:][\p{L}\p{N}_:.-]{0,255}/uy;
const ATTRIBUTE_NAME = /\s+([\p{L}_:][\p{L}\p{N}_:.-]{0,255})\s*=\s*/uy;
const QUOTED = /"([^"<]*)"|'([^'<]*)'/y;
const TAG_END = /\s*(\/?)>/y;
const CLOSING = /<\/([^\s>]+)\s*>/y;

const NAMED = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Text with the five named and all numbered characters replaced; other entities stay as they are written. */
export function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));/g,
    (whole, dec, hex, name) => {
      if (typeof name === 'string') return NAMED.get(name) ?? whole;
      const code = typeof dec === 'string' ? Number(dec) : parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Text as it may stand in an element or an attribute; what XML cannot hold at all becomes `\uFFFD`. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD') // eslint-disable-line no-control-regex
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (space) => `&#${String(space.charCodeAt(0))};`);
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

interface Opening {
  readonly element: OpenElement;
  readonly end: number;
  readonly isClosed: boolean;
}

/** An opening tag, or undefined if it is none. */
const readOpening = (text: string, at: number): Opening | undefined => {
  const name = matchAt(new RegExp(NAME), text, at + 1)?.[0];
  if (name === undefined) return undefined;
  const attributes = new Map<string, string>();
  const [named, valued] = [new RegExp(ATTRIBUTE_NAME), new RegExp(QUOTED)];
  let end = at + 1 + name.length;
  for (let key = matchAt(named, text, end); key !== null; key = matchAt(named, text, end)) {
    const value = matchAt(valued, text, named.lastIndex);
    if (value === null || attributes.has(key[1] ?? '')) return undefined;
    attributes.set(key[1] ?? '', unescapeXml(value[1] ?? value[2] ?? ''));
    end = valued.lastIndex;
  }
  const close = matchAt(new RegExp(TAG_END), text, end);
  if (close === null) return undefined;
  return {
    element: { name, at, attributes, children: [], text: '' },
    end: end + close[0].length,
    isClosed: close[1] === '/',
  };
};

/** Offset behind the end mark of a comment, instruction or CDATA section; -1 if it does not end. */
const behind = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
};

/** Offset behind a declaration, comment or CDATA section (whose text is kept); 0 = none here, -1 = it does not end. */
const readPassive = (text: string, at: number, into: OpenElement | undefined): number => {
  if (text.startsWith('<?', at)) return behind(text, '?>', at);
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  if (!text.startsWith('<![CDATA[', at)) return 0;
  const end = behind(text, ']]>', at);
  if (end < 0 || into === undefined) return -1;
  into.text += text.slice(at + 9, end - 3);
  return end;
};

/** Offset behind a closing tag that closes this element; -1 if it does not. */
const readClosing = (text: string, at: number, closes: OpenElement | undefined): number => {
  const closing = matchAt(new RegExp(CLOSING), text, at);
  return closing === null || closing[1] !== closes?.name ? -1 : at + closing[0].length;
};

/** What is open, from the outside in; the first is the document itself. */
interface Reading {
  readonly document: OpenElement;
  readonly open: OpenElement[];
  count: number;
}

/** Reads an opening tag into what is open; -1 if it is none or stands where none may. */
const readElement = (text: string, at: number, reading: Reading): number => {
  const top = reading.open.at(-1) ?? reading.document;
  const isSecondRoot = reading.open.length === 0 && reading.document.children.length > 0;
  const opening = isSecondRoot ? undefined : readOpening(text, at);
  if (opening === undefined) return -1;
  reading.count += 1;
  top.children.push(opening.element);
  if (!opening.isClosed) reading.open.push(opening.element);
  return opening.end;
};

/** Reads whatever begins at a `<` and returns where it ends, or -1 if it is broken. */
const readMarkup = (text: string, at: number, reading: Reading): number => {
  const top = reading.open.at(-1);
  const passive = readPassive(text, at, top);
  if (passive !== 0) return passive;
  if (!text.startsWith('</', at)) return readElement(text, at, reading);
  const end = readClosing(text, at, top);
  reading.open.pop();
  return end;
};

const isDoctype = (text: string, at: number): boolean =>
  text.startsWith('<!', at) && !text.startsWith('<!--', at) && !text.startsWith('<![CDATA[', at);

/**
 * Reads XML of any version by its well-formed parts. Document types (and with them all entities of a file's own)
 * are refused, so are too many or too deeply nested elements. Nothing is looked up anywhere.
 */
export function readXml(text: string, limits: ExchangeLimits): ExchangeResult<XmlElement> {
  const broken = (at: number) => refuse('xml-broken', placeOf(text, at));
  const document = {
    name: '',
    at: 0,
    attributes: new Map<string, string>(),
    children: [],
    text: '',
  };
  const reading: Reading = { document, open: [], count: 0 };
  let at = 0;
  for (let next = text.indexOf('<'); next >= 0; next = text.indexOf('<', at)) {
    const between = text.slice(at, next);
    const top = reading.open.at(-1);
    if (top !== undefined) top.text += unescapeXml(between);
    else if (between.trim() !== '') return broken(at);
    if (isDoctype(text, next)) return refuse('xml-dtd', placeOf(text, next));
    at = readMarkup(text, next, reading);
    if (at < 0) return broken(next);
    if (reading.count > limits.items) return refuse('too-large', { limit: limits.items });
    if (reading.open.length > limits.depth) return refuse('xml-depth', placeOf(text, next));
  }
  const [first] = reading.document.children;
  const isWhole = reading.open.length === 0 && text.slice(at).trim() === '';
  return first === undefined || !isWhole ? broken(text.length) : success(first);
}

/** The first element of a name directly in another. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** All elements of a name directly in another. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}
