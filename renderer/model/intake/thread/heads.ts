import { type Instant, trimmedEnd } from '../../../../engine';
import { type PageTime, readTime } from './times';

/** A line of a text, and where it begins. */
export interface PageLine {
  readonly text: string;
  readonly start: number;
}

/** The ways pages set author and time above a post. */
export const HEAD_KINDS = ['by', 'numbered', 'written', 'said', 'chat', 'letter'] as const;
export type HeadKind = (typeof HEAD_KINDS)[number];

/** What stands above a post: who wrote it and when. */
export interface Head {
  readonly kind: HeadKind;
  readonly author: string;
  readonly at: Instant | null;
  readonly number: string;
  /** Lines of the head: first, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** Where its own words begin in its last line, where they do. */
  readonly rest?: number;
}

/** Longest line that can be a head. */
const LONGEST = 220;

/** Lines above and below a head in which its author is looked for. */
const NEAR = 14;

const PROFILE =
  /^(?:anmeldungsdatum|anmeldedatum|beiträge|beitr\.|wohnort|ort|alter|registriert(?: seit)?|dabei seit|status|geschlecht|joined|posts|location|registered|join date|gender|icq|homepage)\s*:/i;
const FURNITURE =
  /^(?:nach oben|back to top|top|zitieren|quote|zitat|antworten|reply|antworten mit zitat|reply with quote|benutzer-profile anzeigen.*|private nachricht senden.*|view user's profile.*|send private message.*|beitrag melden|report|offline|online)$/i;
const BORDER =
  /^(?:autor\s+nachricht|author\s+message|nach oben.*|back to top.*|-{5,}|={5,}|\*{5,})$/i;

/** A line about the player, not of him. */
export function isProfile(text: string): boolean {
  return PROFILE.test(text.trim());
}
/** A line the page puts around posts. */
export function isFurniture(text: string): boolean {
  return FURNITURE.test(text.trim()) || BORDER.test(text.trim());
}

const BY = /^(?:(?:beitrag|post) ?)?(?:von|by):? /i;
const NUMBER = /^\d{1,6}$/;
const WRITTEN = /(?:verfasst am|verfasst|geschrieben am|erstellt am|posted) ?:/i;
const TITLE = / (?:titel|betreff|post subject|subject) ?:/i;
const CHAT = /^\[([^\]]{8,60})\]([^:]{1,64}):/;
const LETTER =
  /^(von|from|absender|gesendet|datum|date|sent|verfasst am|an|to|empfänger|betreff|subject|titel) ?:(.*)$/i;
const BUTTONS = /(?:antworten mit zitat|reply with quote|zitieren|nach oben)$/i;

/** What stands between an author and a time. */
const BETWEEN_BY = [' » ', '» ', ' › ', ' on ', ' am '];
const BETWEEN = [
  ' schrieb am ',
  ' schrieb ',
  ' wrote on ',
  ' wrote ',
  ' (',
  ' · ',
  ' | ',
  ' • ',
  ' – ',
  ' — ',
  ', ',
  ' - ',
];

/** Longest name of an author. */
const LONGEST_NAME = 60;

/** A line with single spaces, tabs as strokes, without buttons at its end. */
export function plainLine(raw: string): string {
  const single = raw
    .trim()
    .replace(/\t/g, ' | ')
    .replace(/[\u00a0 ]+/g, ' ');
  return trimmedEnd(single.replace(BUTTONS, ''), /[ |]/);
}

/** An author and a time parted by one of some marks. */
function authorAndTime(
  text: string,
  marks: readonly string[],
  page: PageTime,
): { readonly author: string; readonly at: Instant } | undefined {
  for (const mark of marks) {
    const at = text.indexOf(mark);
    if (at < 1 || at > LONGEST_NAME) continue;
    const time = trimmedEnd(text.slice(at + mark.length), /[):]/);
    const instant = readTime(time, page);
    if (instant !== undefined) return { author: text.slice(0, at).trim(), at: instant };
  }
  return undefined;
}

/** A line without the number of a post at its end, and the number; empty = none. */
function numbered(text: string): { readonly rest: string; readonly number: string } {
  const at = text.lastIndexOf('#');
  const number = at < 0 ? '' : text.slice(at + 1).trim();
  if (!NUMBER.test(number)) return { rest: text, number: '' };
  return { rest: trimmedEnd(text.slice(0, at), /[ ,|]/), number };
}

/** The author above a head of phpBB 2: the first line behind the border, or the line above what stands of him. */
function authorAbove(
  lines: readonly PageLine[],
  at: number,
  least: number,
): { name: string; from: number } {
  const said: number[] = [];
  let row = at - 1;
  for (; row >= Math.max(least, at - NEAR); row -= 1) {
    const text = lines[row]?.text.trim() ?? '';
    if (isFurniture(text)) break;
    if (text !== '' && !isProfile(text)) said.push(row);
  }
  const hasBorder = row >= least && row >= at - NEAR;
  const block =
    hasBorder || row < least
      ? said
      : said.filter((one, index) => index === 0 || said[index - 1] === one + 1).slice(0, 2);
  const from = block.at(-1);
  return from === undefined
    ? { name: '', from: at }
    : { name: lines[from]?.text.trim() ?? '', from };
}

/** The author below a head that is date and number, and the line behind what stands of him. */
function authorBelow(lines: readonly PageLine[], at: number): { name: string; to: number } {
  let row = at + 1;
  while (row < at + 4 && (lines[row]?.text.trim() ?? '') === '') row += 1;
  const name = lines[row]?.text.trim() ?? '';
  let to = row + 1;
  for (let next = to; next < row + NEAR; next += 1) {
    const text = lines[next]?.text.trim() ?? '';
    if (numbered(text).number !== '' && /\d[:.]\d\d/.test(text)) break;
    if (isProfile(text)) to = next + 1;
  }
  return { name, to };
}

/** The head of a message: lines `Von:`, `Gesendet:`, `An:`, `Betreff:` that follow each other. */
function letterHead(lines: readonly PageLine[], at: number, page: PageTime): Head | undefined {
  const said = new Map<string, string>();
  let row = at;
  for (; row < at + 7; row += 1) {
    const [, name = '', value = ''] = LETTER.exec(plainLine(lines[row]?.text ?? '')) ?? [];
    if (name === '') break;
    said.set(name.toLowerCase(), value.trim());
  }
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => said.get(name)).find((value) => value !== undefined);
  const author = first('von', 'from', 'absender');
  const time = first('gesendet', 'datum', 'date', 'sent', 'verfasst am');
  if (author === undefined || (time === undefined && first('an', 'to', 'empfänger') === undefined))
    return undefined;
  const instant = time === undefined ? undefined : readTime(time, page);
  return { kind: 'letter', author, at: instant ?? null, number: '', from: at, to: row };
}

/** A line that may be a head, among all lines of the page. */
interface Candidate {
  readonly text: string;
  readonly raw: string;
  readonly lines: readonly PageLine[];
  readonly at: number;
  /** The first line that belongs to no post yet. */
  readonly least: number;
  readonly page: PageTime;
}

/** `Beitragvon Zora » So 3. Apr 2005, 15:59`. */
function byHead({ text, at, page }: Candidate): Head | undefined {
  const [prefix] = BY.exec(text) ?? [];
  const found =
    prefix === undefined ? undefined : authorAndTime(text.slice(prefix.length), BETWEEN_BY, page);
  return found && { kind: 'by', ...found, number: '', from: at, to: at + 1 };
}

/** `Gestern, 21:58 #12`, the author below. */
function numberedHead({ text, lines, at, page }: Candidate): Head | undefined {
  const { rest, number } = numbered(text);
  const time = number === '' ? undefined : readTime(rest, page);
  if (time === undefined) return undefined;
  const { name, to } = authorBelow(lines, at);
  return { kind: 'numbered', author: name, at: time, number, from: at, to };
}

/** `Verfasst am: 03.04.2005, 15:59:59 Titel: Tag 4`, the author above. */
function writtenHead({ text, lines, at, least, page }: Candidate): Head | undefined {
  const label = WRITTEN.exec(text);
  if (label === null) return undefined;
  const behind = text.slice(label.index + label[0].length);
  const title = behind.search(TITLE);
  const time = readTime(trimmedEnd(title < 0 ? behind : behind.slice(0, title), /[ |]/), page);
  if (time === undefined) return undefined;
  const { name, from } = authorAbove(lines, at, least);
  return { kind: 'written', author: name, at: time, number: '', from, to: at + 1 };
}

/** `[03.04.2005 15:59:59] <Zora>: words`. */
function chatHead({ raw, at, page }: Candidate): Head | undefined {
  const chat = CHAT.exec(raw);
  const time = chat === null ? undefined : readTime(chat[1] ?? '', page);
  if (chat === null || time === undefined) return undefined;
  const author = (chat[2] ?? '').replace(/[<>]/g, '').trim();
  return {
    kind: 'chat',
    author,
    at: time,
    number: '',
    from: at,
    to: at,
    rest: raw.length - raw.slice(chat[0].length).trimStart().length,
  };
}

/** `Zora schrieb am 03.04.2005 um 15:59:`, `Zora (03.04.2005 15:59)`, `Zora, Gestern, 21:58 #3`. */
function saidHead({ text, at, page }: Candidate): Head | undefined {
  const { rest, number } = numbered(text);
  const found = authorAndTime(rest, BETWEEN, page);
  return found && { kind: 'said', ...found, number, from: at, to: at + 1 };
}

const READERS = [byHead, numberedHead, writtenHead, chatHead];

/** The head that begins with a line, or has it as the line that tells its time; undefined if none does. */
export function headAt(
  lines: readonly PageLine[],
  at: number,
  least: number,
  page: PageTime,
): Head | undefined {
  const raw = lines[at]?.text ?? '';
  if (raw.length > LONGEST || raw.trim() === '' || /^[>|]/.test(raw)) return undefined;
  const candidate = { text: plainLine(raw), raw, lines, at, least, page };
  for (const read of READERS) {
    const head = read(candidate);
    if (head !== undefined) return head;
  }
  return /^(?:von|from|absender) ?:/i.test(candidate.text)
    ? letterHead(lines, at, page)
    : saidHead(candidate);
}
