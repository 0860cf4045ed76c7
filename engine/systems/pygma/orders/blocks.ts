import type { Words } from '../../../orders';
import { folded, meantBy } from '../../../orders';
import type { Book } from './book';
import { headingOf } from './headings';
import { type Fault, isLine } from './line';
import type { Order } from './order';

/** A text of the player's own in a letter: message, rumour, letter to a realm, description of the culture. */
export interface Block {
  readonly words: Words;
  readonly lines: readonly Words[];
  readonly order: Order | null;
  readonly faults: readonly Fault[];
}

/** The courier of the game, before or behind what is sent to it: `Gerücht für den Kurier`, `Für den Kurier, als Mitteilung`. */
const COURIER = '(?:für|in|an|for|to)[ \\t](?:den|dem|die|the)?[ \\t]?(?:kurier|bote[n]?|courier)';
const BEFORE = `[ \\t]*(?:(?:[-*•]|\\d{1,2}[.)])[ \\t]+)?(?:${COURIER},?[ \\t](?:als[ \\t]|as[ \\t](?:a[ \\t])?)?)?`;

const TITLE = new RegExp(
  `^${BEFORE}(?:(mitteilung(?:en)?|messages?)|(gerüchte?|rumou?rs?)|(kulturschilderung|kultur(?:text)?|description of culture|culture)|(?:brief|nachricht|letter)[ \\t](?:an|to)[ \\t]([^:\\n]{1,80}))(?:[ \\t]${COURIER})?[ \\t]?:(.*)$`,
  'iu',
);

/** A letter by the name of him it is for: `An Otho: ...`, `Otho von der Westmark schreiben Wir: ...`. */
const ADDRESS =
  /^[ \t]*(?:(?:an|to)[ \t]([^:\n]{1,60})|(?:dem |der |den |to (?:the )?)?([^:,\n]{1,60}?) (?:schreiben wir|schreibe ich|we write|i write)(?: [^:\n]{1,30})?)[ \t]?:[ \t]*(\S.*)$/iu;

/** What is sent to somebody, and no letter: `An Nordreich: 5000 GS`. */
const GOODS = /^\W*\d|(?<!\p{L})[A-ZÄÖÜ]{0,2}H ?\d/u;

/** The one realm of whose name or ruler the words with capitals are; undefined = none, or several. */
function realmIn(name: string, { nouns, writer }: Book): string | undefined {
  const parties = nouns['party'] ?? [];
  const known = meantBy(folded(name), parties)?.key;
  if (known !== undefined) return known;
  const said = name.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}\p{L}{3}/u.test(word));
  const found = parties.filter(
    ({ key, allWords }) => key !== writer && said.some((word) => allWords.includes(folded(word))),
  );
  return found.length === 1 ? found[0]?.key : undefined;
}

/** The title of a text in a line, as `TITLE` divides it. */
function titleIn({ text }: Words, book: Book): readonly (string | undefined)[] | null {
  const title = TITLE.exec(text);
  if (title !== null) return title;
  const [all, to, other = to ?? '', body = ''] = ADDRESS.exec(text) ?? [];
  const name = other.replace(/^(?:den|die|das|dem|der|the)[ \t]+/iu, '');
  const isLetter = all !== undefined && realmIn(name, book) !== undefined && !GOODS.test(body);
  return isLetter ? [all, undefined, undefined, undefined, name, body] : null;
}
const END = /^[ \t]*(?:-{3,}|={3,}|ende|end)[ \t]*$/iu;
const SIGNED =
  /(?:^|\n|[ \t])(?:gez\.?|gezeichnet|unterschrift|unterzeichnet|signed|[—–])[ \t:]{0,3}([^\n]{1,80})$/iu;

/** Who signed a text, and the text without it. */
function signature(text: string): { readonly text: string; readonly signed: string } {
  const match = SIGNED.exec(text.trimEnd());
  return match === null
    ? { text: text.trim(), signed: '' }
    : { text: text.slice(0, match.index).trim(), signed: (match[1] ?? '').trim() };
}

/** What a text under a title is. */
function blockOf(
  words: Words,
  title: readonly (string | undefined)[],
  body: string,
  book: Book,
): Omit<Block, 'lines'> {
  const [, message, rumour, culture, to = ''] = title;
  if (body.trim() === '') return { words, order: null, faults: [{ code: 'W_UNCLEAR', words }] };
  if (culture !== undefined)
    return { words, order: { kind: 'CULTURE', text: body.trim() }, faults: [] };
  if (message !== undefined || rumour !== undefined)
    return {
      words,
      order: { kind: message === undefined ? 'RUMOUR' : 'MESSAGE', ...signature(body) },
      faults: [],
    };
  const realm = realmIn(to, book);
  return realm === undefined
    ? { words, order: null, faults: [{ code: 'E_NAME', words }] }
    : { words, order: { kind: 'LETTER', realm, text: body.trim() }, faults: [] };
}

/**
 * Texts of the player's own, each behind its title (PI-17-01, PI-18-02, PI-18-03, PI-00-18). One that begins in the line
 * of its title ends with its paragraph; one under a title goes on to `---`, the next title, or a line of the order sheet.
 */
export function blocksIn(lines: readonly Words[], book: Book): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const title = line === undefined ? null : titleIn(line, book);
    if (line === undefined || title === null) continue;
    const isParagraph = (title[5] ?? '').trim() !== '';
    const isOver = (one: Words): boolean => {
      const { text } = one;
      return (
        titleIn(one, book) !== null ||
        END.test(text) ||
        headingOf(text) !== undefined ||
        (isParagraph ? text.trim() === '' : isLine(text))
      );
    };
    const length = lines.slice(at + 1).findIndex(isOver);
    const own = lines.slice(at + 1, length < 0 ? undefined : at + 1 + length);
    const next = lines[at + 1 + own.length];
    const isClosed = next !== undefined && END.test(next.text);
    const last = (isClosed ? next : own.at(-1)) ?? line;
    const body = [title[5] ?? '', ...own.map(({ text }) => text)].join('\n');
    const span = { start: line.span.start, end: last.span.end };
    const all = [line, ...own, ...(isClosed ? [next] : [])];
    const text = all.map((one) => one.text).join('\n');
    blocks.push({ ...blockOf({ text, span }, title, body, book), lines: all });
    at += own.length + (isClosed ? 1 : 0);
  }
  return blocks;
}
