import type { Instant } from '../../../engine';
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
export const isProfile = (text: string): boolean => PROFILE.test(text.trim());
/** A line the page puts around posts. */
export const isFurniture = (text: string): boolean =>
  FURNITURE.test(text.trim()) || BORDER.test(text.trim());

const BY =
  /^(?:beitrag|post)?\s*(?:von|by|postby|beitragvon)\s*:?\s+(\S.{0,59}?)\s*(?:»|›|\son\s|\sam\s)\s*(\S.*)$/i;
const NUMBERED = /^(\S.*?)\s*#\s?(\d{1,6})$/;
const WRITTEN =
  /(?:verfasst am|verfasst|geschrieben am|erstellt am|posted)\s*:\s*(\S.*?)(?:\s+(?:titel|betreff|post subject|subject)\s*:.*)?$/i;
const SAID =
  /^(\S.{0,59}?)(?:\s+schrieb(?:\s+am)?\s+|\s+wrote(?:\s+on)?\s+|\s+\(|\s*[·|•\t–—]\s*|,\s+|\s+-\s+)(\S.*?)\)?\s*:?$/i;
const CHAT = /^\[([^\]]{8,60})\]\s*<?([^<>:]{1,60}?)>?\s*:(?:\s+|$)/;
const LETTER =
  /^(von|from|absender|gesendet|datum|date|sent|verfasst am|an|to|empfänger|betreff|subject|titel)\s*:\s*(.*)$/i;

const without = (text: string): string =>
  text.replace(/(?:antworten mit zitat|reply with quote|zitieren|nach oben)\s*$/i, '').trim();

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
    if (NUMBERED.test(text) && /\d[:.]\d\d/.test(text)) break;
    if (isProfile(text)) to = next + 1;
  }
  return { name, to };
}

/** The head of a message: lines `Von:`, `Gesendet:`, `An:`, `Betreff:` that follow each other. */
function letterHead(lines: readonly PageLine[], at: number, page: PageTime): Head | undefined {
  const said = new Map<string, string>();
  let row = at;
  for (; row < at + 7; row += 1) {
    const [, name = '', value = ''] = LETTER.exec(lines[row]?.text.trim() ?? '') ?? [];
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

/** The head that begins with a line, or has it as the line that tells its time; undefined if none does. */
export function headAt(
  lines: readonly PageLine[],
  at: number,
  least: number,
  page: PageTime,
): Head | undefined {
  const raw = lines[at]?.text ?? '';
  if (raw.length > LONGEST || raw.trim() === '') return undefined;
  const text = without(raw.replace(/\u00a0/g, ' ').trim());
  const single = { number: '', from: at, to: at + 1 };
  if (/^[>|]/.test(raw)) return undefined;
  const by = BY.exec(text);
  const byTime = by === null ? undefined : readTime(by[2] ?? '', page);
  if (by !== null && byTime !== undefined)
    return { kind: 'by', author: by[1] ?? '', at: byTime, ...single };
  const numbered = NUMBERED.exec(text);
  const numberedTime = numbered === null ? undefined : readTime(numbered[1] ?? '', page);
  if (numbered !== null && numberedTime !== undefined) {
    const { name, to } = authorBelow(lines, at);
    return {
      kind: 'numbered',
      author: name,
      at: numberedTime,
      number: numbered[2] ?? '',
      from: at,
      to,
    };
  }
  const written = WRITTEN.exec(text);
  const writtenTime = written === null ? undefined : readTime(written[1] ?? '', page);
  if (writtenTime !== undefined) {
    const { name, from } = authorAbove(lines, at, least);
    return { kind: 'written', author: name, at: writtenTime, number: '', from, to: at + 1 };
  }
  const chat = CHAT.exec(raw);
  const chatTime = chat === null ? undefined : readTime(chat[1] ?? '', page);
  if (chat !== null && chatTime !== undefined)
    return {
      kind: 'chat',
      author: (chat[2] ?? '').trim(),
      at: chatTime,
      ...single,
      to: at,
      rest: chat[0].length,
    };
  if (/^(?:von|from|absender)\s*:/i.test(text)) return letterHead(lines, at, page);
  return saidHead(text, at, page);
}

function saidHead(text: string, at: number, page: PageTime): Head | undefined {
  const numbered = NUMBERED.exec(text);
  const said = SAID.exec(numbered?.[1]?.replace(/,$/, '') ?? text);
  const time = said === null ? undefined : readTime(said[2] ?? '', page);
  if (said === null || time === undefined) return undefined;
  const number = numbered?.[2] ?? '';
  return { kind: 'said', author: said[1] ?? '', at: time, number, from: at, to: at + 1 };
}
