/** The longest order text that is taken, in characters: far beyond any letter, short of freezing the desk. */
export const LONGEST = 2_000_000;

/** What arrived on the desk, before anybody reads it. */
export type Intake =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'huge'; readonly characters: number };

/** Characters no letter contains: control characters but tab and line breaks, and the mark of undecodable bytes. */
const isStrange = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return code === 0xfffd || (code < 32 && !'\t\n\r\f'.includes(character));
};

const looksBinary = (text: string): boolean => {
  const sample = text.slice(0, 20_000);
  const strange = Array.from(sample).filter(isStrange).length;
  return sample.includes('\0') || strange > sample.length / 50;
};

/** Judges a text that was pasted, dropped or opened. Nothing in it is changed. */
export const judgeText = (text: string): Intake => {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > LONGEST) return { kind: 'huge', characters: text.length };
  return looksBinary(text) ? { kind: 'binary' } : { kind: 'text', text };
};

const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Reads a file as UTF-8, UTF-16 with mark, or the old Windows code page, and judges it. */
export const judgeBytes = (bytes: Uint8Array): Intake =>
  bytes.length > 4 * LONGEST
    ? { kind: 'huge', characters: bytes.length }
    : judgeText(decode(bytes));
