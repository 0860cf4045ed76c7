import type { NewsIssue, NewsItem } from './delivery';
import type { PartyKey } from './grossfeld';
import { issuesInOrder } from './news-issue';
import { isCarried } from './news-sources';

/** A piece and the issue that carries it. */
export interface NewsPlace {
  readonly issue: NewsIssue;
  readonly item: NewsItem;
}

type Newsletters = Readonly<Record<string, NewsIssue>>;

const MARKS = /\p{M}/gu;

/** Words as they are compared: without case, accents and the signs between them. */
export function foldedWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const wordsOfItem = (item: NewsItem): string =>
  foldedWords(
    [
      item.headline,
      item.text,
      item.signature.kind === 'none' ? '' : item.signature.name,
      item.picture?.caption ?? item.map?.caption ?? '',
    ].join(' '),
  );

/** Pieces that issues carry, the latest issue first. */
const carriedPieces = (newsletters: Newsletters): readonly NewsPlace[] =>
  issuesInOrder(newsletters)
    .toReversed()
    .flatMap((issue) =>
      issue.items.filter((item) => isCarried(issue, item)).map((item) => ({ issue, item })),
    );

/**
 * Pieces of all issues in which every word of a query occurs, whole or as the beginning of a word; title, motto and
 * number of the issue count as words of its pieces. Latest issue first; an empty query finds nothing.
 */
export function searchNews(newsletters: Newsletters, query: string): readonly NewsPlace[] {
  const wanted = foldedWords(query)
    .split(' ')
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return carriedPieces(newsletters).filter(({ issue, item }) => {
    const { title, motto, number } = issue;
    const words = ` ${wordsOfItem(item)} ${foldedWords(`${title} ${motto} ${String(number)}`)}`;
    return wanted.every((word) => words.includes(` ${word}`));
  });
}

/** Names by which pieces are listed: realms by key, and places. */
export interface IndexNames {
  readonly realms: Readonly<Record<PartyKey, string>>;
  readonly places: readonly string[];
}

/** What an entry of the index stands for. */
export type IndexKind = 'realm' | 'place' | 'headline' | 'issue';

/** A name and the pieces in which it occurs, the latest issue first. */
export interface IndexEntry {
  readonly kind: IndexKind;
  readonly name: string;
  readonly pieces: readonly NewsPlace[];
}

const mentions = (words: string, name: string): boolean => {
  const folded = foldedWords(name);
  return folded !== '' && ` ${words} `.includes(` ${folded} `);
};

const grouped = (
  kind: IndexKind,
  pieces: readonly (readonly [string, NewsPlace])[],
): readonly IndexEntry[] => {
  const groups = new Map<string, NewsPlace[]>();
  for (const [name, place] of pieces) groups.set(name, [...(groups.get(name) ?? []), place]);
  return [...groups]
    .map(([name, places]) => ({ kind, name, pieces: places }))
    .toSorted((a, b) => {
      const [left, right] = [foldedWords(a.name), foldedWords(b.name)];
      return left === right ? (a.name < b.name ? -1 : 1) : left < right ? -1 : 1;
    });
};

/**
 * The index over all issues, of one kind: by realm (named in the piece, or its sender where the signature is true), by
 * place, by headline, by issue. Names without a piece are left out. In the order of the alphabet, issues by number.
 */
export function newsIndex(
  newsletters: Newsletters,
  kind: IndexKind,
  { realms, places }: IndexNames,
): readonly IndexEntry[] {
  const pieces = carriedPieces(newsletters);
  switch (kind) {
    case 'issue':
      return issuesInOrder(newsletters)
        .toReversed()
        .map((issue) => ({
          kind,
          name: `${issue.title} ${String(issue.number)}`,
          pieces: pieces.filter((place) => place.issue === issue),
        }));
    case 'headline':
      return grouped(
        kind,
        pieces.flatMap((place) =>
          place.item.headline.trim() === '' ? [] : [[place.item.headline.trim(), place] as const],
        ),
      );
    case 'place':
      return grouped(kind, named(pieces, places));
    case 'realm':
      return grouped(kind, [...named(pieces, Object.values(realms)), ...sentIn(pieces, realms)]);
  }
}

const named = (
  pieces: readonly NewsPlace[],
  names: readonly string[],
): readonly (readonly [string, NewsPlace])[] => {
  const unique = [...new Set(names)];
  return pieces.flatMap((place) => {
    const words = wordsOfItem(place.item);
    return unique.filter((name) => mentions(words, name)).map((name) => [name, place] as const);
  });
};

/** Pieces that a realm sent in and signed, without naming it in their words. */
const sentIn = (
  pieces: readonly NewsPlace[],
  realms: IndexNames['realms'],
): readonly (readonly [string, NewsPlace])[] =>
  pieces.flatMap((place) => {
    const { party, signature } = place.item;
    const name = party === undefined || signature.kind !== 'true' ? undefined : realms[party];
    return name === undefined || mentions(wordsOfItem(place.item), name)
      ? []
      : [[name, place] as const];
  });
