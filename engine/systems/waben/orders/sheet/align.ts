import type { ColumnKey, Words } from '../content';
import { spanning, wordsAt } from '../words';
import { continues, fitOf } from './fit';

/** Cells of one row by column. */
export type Cells = Readonly<Partial<Record<ColumnKey, Words>>>;

/** Words brought under columns; `unread` ones suit none, `score` tells how surely the rest does. */
export interface Alignment {
  readonly cells: Cells;
  readonly unread: readonly Words[];
  readonly score: number;
}

/** What leaving a word unread costs, so that a later certain column can still be reached. */
const UNREAD_COST = -1;

interface Node {
  readonly score: number;
  /** Index of the last column used; -1 = none yet. */
  readonly column: number;
  readonly isRead: boolean;
  readonly previous: Node | null;
}

const better = (nodes: (Node | undefined)[], node: Node): void => {
  const known = nodes[node.column + 1];
  if (known === undefined || known.score < node.score) nodes[node.column + 1] = node;
};

const advance = (
  nodes: readonly (Node | undefined)[],
  words: readonly Words[],
  at: number,
  columns: readonly ColumnKey[],
): (Node | undefined)[] => {
  const next: (Node | undefined)[] = [];
  const text = words[at]?.text ?? '';
  const lastUnread = columns.indexOf('order');
  for (const node of nodes) {
    if (node === undefined) continue;
    const last = columns[node.column] ?? null;
    if (text === '') {
      better(next, { ...node, isRead: false, previous: node });
      continue;
    }
    const more =
      last === null || !node.isRead ? undefined : continues(last, text, words[at - 1]?.text ?? '');
    if (more !== undefined)
      better(next, { ...node, score: node.score + more, isRead: true, previous: node });
    if (node.column < lastUnread)
      better(next, { ...node, score: node.score + UNREAD_COST, isRead: false, previous: node });
    for (let column = node.column + 1; column < columns.length; column += 1) {
      const key = columns[column] ?? 'remarks';
      const fit = fitOf(key, text, last);
      if (fit > 0 || key === 'remarks')
        better(next, { score: node.score + fit, column, isRead: true, previous: node });
    }
  }
  return next;
};

const gather = (
  text: string,
  words: readonly Words[],
  columns: readonly ColumnKey[],
  end: Node,
): Alignment => {
  const cells: Partial<Record<ColumnKey, Words>> = {};
  const unread: Words[] = [];
  let node: Node | null = end;
  for (let at = words.length - 1; at >= 0 && node !== null; at -= 1) {
    const word = words[at];
    const column = columns[node.column];
    if (word !== undefined && word.text !== '') {
      if (!node.isRead || column === undefined) unread.unshift(word);
      else {
        const { start, end: stop } = spanning(word.span, cells[column]?.span ?? word.span);
        cells[column] = wordsAt(text, start, stop);
      }
    }
    node = node.previous;
  }
  return { cells, unread, score: end.score };
};

/**
 * Brings words under columns in the order of the form so that they suit best. Every word goes to a later
 * column than the one before it, or stays in the movement or the remarks, or remains unread.
 * Cost: words times columns squared.
 */
export const align = (
  text: string,
  words: readonly Words[],
  columns: readonly ColumnKey[],
): Alignment => {
  let nodes: (Node | undefined)[] = [{ score: 0, column: -1, isRead: true, previous: null }];
  for (let at = 0; at < words.length; at += 1) nodes = advance(nodes, words, at, columns);
  const best = nodes
    .filter((node) => node !== undefined)
    .reduce<Node | undefined>((a, b) => (a === undefined || b.score > a.score ? b : a), undefined);
  return best === undefined
    ? { cells: {}, unread: words, score: 0 }
    : gather(text, words, columns, best);
};
