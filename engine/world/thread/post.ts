import { type Instant, isoOf, fingerprintOfText, type Span } from '../../kernel';

/** A post of a thread, or one message of several, as it was found in a text. All places are places of that text. */
export interface Post {
  readonly author: string;
  /** When it was written; null = the text does not tell, or not clearly. */
  readonly at: Instant | null;
  /** When it was last changed; absent = it was not, null = it was, nobody knows when. */
  readonly edited?: Instant | null;
  /** Number by which the page calls it; empty = none. */
  readonly number: string;
  /** True for a message to the GM, which nobody else reads. */
  readonly isPrivate: boolean;
  /** All of it. */
  readonly span: Span;
  /** Its author's own words. */
  readonly own: readonly Span[];
  /** Words of others it quotes. */
  readonly quotes: readonly Span[];
  /** What stands below all posts of its author; null = nothing. */
  readonly signature: Span | null;
  /** True if nobody can tell where a quotation ends and its own words begin. */
  readonly isQuoteOpen: boolean;
}

/** A text that is a thread: its posts in the order of the page, and lines of which nobody knows to whom they belong. */
export interface Thread {
  readonly posts: readonly Post[];
  readonly left: readonly Span[];
}

const SEAM = '\n\n';

/** The own words of a post as one text, and the place of the document at which a place of that text lies. */
export interface OwnWords {
  readonly text: string;
  readonly placeOf: (span: Span) => Span;
}

/** The own words of a post, without what it quotes and what stands below all its author writes. */
export function ownWords(document: string, { own }: Pick<Post, 'own'>): OwnWords {
  let length = 0;
  const parts = own.map(({ start, end }) => {
    const at = length;
    length += end - start + SEAM.length;
    return { at, start, end };
  });
  const place = (at: number): number => {
    const part = parts.findLast((one) => one.at <= at) ?? parts[0];
    return part === undefined ? 0 : Math.min(part.start + at - part.at, part.end);
  };
  return {
    text: own.map(({ start, end }) => document.slice(start, end)).join(SEAM),
    placeOf: ({ start, end }) => ({
      start: place(start),
      end: place(Math.max(start, end - 1)) + 1,
    }),
  };
}

/** What tells a post from all others, in every copy of its thread: author, time and own words. */
export function postKey(document: string, post: Post): string {
  const time = post.at === null ? post.number : isoOf(post.at);
  return [
    post.author.trim().toLowerCase(),
    time,
    fingerprintOfText(ownWords(document, post).text),
  ].join('|');
}
