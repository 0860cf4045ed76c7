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
