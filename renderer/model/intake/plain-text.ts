import type { IntakeProblem, IntakeResult } from './document';
import { isThread } from './thread/read-thread';

/** What is taken at most; far beyond any letter, short of freezing the desk. */
export const LIMITS = {
  /** Bytes of one file. */
  bytes: 25 * 1024 * 1024,
  /** Characters and lines of one text. */
  characters: 500_000,
  lines: 20_000,
  /** The same of a thread, which is no letter: some 20,000 posts. */
  threadCharacters: 6_000_000,
  threadLines: 300_000,
  /** Bytes that the parts of an archive may unpack to. */
  unpacked: 64 * 1024 * 1024,
  /** Parts of an archive. */
  parts: 2000,
  /** Elements of a page of markup, and how deep they may lie in each other. */
  elements: 300_000,
  nested: 10_000,
  /** Files enclosed in one mail. */
  enclosed: 40,
  /** Mails within mails. */
  depth: 3,
  /** Pages of a PDF. */
  pages: 400,
  /** Milliseconds that one file may take. */
  time: 30_000,
} as const;

export type IntakeLimits = { readonly [Name in keyof typeof LIMITS]: number };

/** Characters no letter contains: control characters but tab and line breaks, and the mark of undecodable bytes. */
const isStrange = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code === 0xfffd || (code < 32 && !'\t\n\r\f'.includes(character));
};

const looksBinary = (text: string): boolean => {
  const sample = text.slice(0, 20_000);
  const strange = Array.from(sample).filter(isStrange).length;
  return text.includes('\0') || strange > sample.length / 50;
};

const LINE_END = /\r\n|\r|\n/;

/** A refusal. */
export function refuse(
  code: IntakeProblem['code'],
  file: string,
  size?: number,
): IntakeResult<never> {
  return {
    ok: false,
    problem: { code, file, ...(size === undefined ? {} : { size }) },
  };
}

const isWithin = (text: string, characters: number, lines: number): boolean =>
  text.length <= characters && text.split(LINE_END, lines + 1).length <= lines;

/** Judges a text that was pasted, typed or read. Nothing in it is changed. */
export function judgeText(text: string, file = ''): IntakeResult<string> {
  if (!isWithin(text, LIMITS.characters, LIMITS.lines)) {
    const isTaken = isWithin(text, LIMITS.threadCharacters, LIMITS.threadLines) && isThread(text);
    if (!isTaken) return refuse('huge', file, text.length);
  }
  if (text.trim() === '') return refuse('empty', file);
  return looksBinary(text) ? refuse('binary', file) : { ok: true, value: text };
}

/** The text of bytes: UTF-8, UTF-16 with its mark, or the old Windows code page. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
