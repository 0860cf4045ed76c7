import { CLAUSE_ID } from '../../../../engine';
import { RULE_PAGES } from './pages';
import type { Language } from '../words';

/** The title of a clause in a few words, and its summary in one sentence. */
interface ClauseWords {
  readonly title: string;
  readonly text: string;
}

/** A list of clauses as docs/rules writes it. */
interface ClauseList {
  /** Titles of chapters and sections by their number, such as `7` and `7.2`, or the letters of clauses without. */
  readonly headings: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  /** Clauses by id, in the order of the document. */
  readonly clauses: ReadonlyMap<string, Readonly<Record<Language, ClauseWords>>>;
  /** What could not be read: blocks of no known form and ids used twice. */
  readonly unread: readonly string[];
}

const HEADING = /^#{2,3} (\d+(?:\.\d+|[a-z])?|[A-Z]{2}) (\S.*) \/ (\S.*)$/;
const CLAUSE = new RegExp(`^#### (${CLAUSE_ID})$`);
const WORDS = /^- \*\*([^*]+):\*\* (\S.*)$/;

/** A heading line and the lines below it. */
interface Block {
  readonly head: string;
  readonly body: readonly string[];
}

const blocksOf = (lines: readonly string[]): readonly Block[] => {
  const starts = lines.flatMap((line, at) => (line.startsWith('#') ? [at] : []));
  return starts.map((start, index) => ({
    head: lines[start] ?? '',
    body: lines.slice(start + 1, starts[index + 1]),
  }));
};

const wordsIn = (line: string | undefined): ClauseWords | undefined => {
  const [, title, text] = WORDS.exec(line ?? '') ?? [];
  return title === undefined || text === undefined ? undefined : { title, text };
};

type Entry<Value> = readonly [key: string, value: Readonly<Record<Language, Value>>];

const clauseIn = ({ head, body }: Block): readonly Entry<ClauseWords>[] => {
  const id = CLAUSE.exec(head)?.[1];
  const [de, en] = body.map(wordsIn);
  const isWhole = id !== undefined && de !== undefined && en !== undefined && body.length === 2;
  return isWhole ? [[id, { de, en }]] : [];
};

const headingIn = ({ head, body }: Block): readonly Entry<string>[] => {
  const [, number, de, en] = HEADING.exec(head) ?? [];
  const isWhole = number !== undefined && de !== undefined && en !== undefined && body.length === 0;
  return isWhole ? [[number, { de, en }]] : [];
};

const repeatedIn = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, at) => ids.indexOf(id) !== at);

/**
 * Reads a list of clauses: chapters `## 7 Deutsch / English`, sections `### 7.2 Deutsch / English`, clauses
 * `#### WW-7.2-14` (in a chapter without sections `#### WW-7-14`) with two items `- **Title:** Sentence.`, German
 * first; clauses without chapter, `#### GM-14`, stand under their letters, `## GM Deutsch / English`. What stands before the first chapter is for readers only.
 */
export function readClauses(markdown: string): ClauseList {
  const lines = markdown.split(/\r?\n/).filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => line.startsWith('## '));
  const blocks = blocksOf(first < 0 ? [] : lines.slice(first));
  const clauses = blocks.flatMap(clauseIn);
  const headings = blocks.flatMap(headingIn);
  const isUnread = (block: Block): boolean =>
    clauseIn(block).length + headingIn(block).length === 0;
  return {
    headings: new Map(headings),
    clauses: new Map(clauses),
    unread: [
      ...blocks.filter(isUnread).map(({ head }) => head),
      ...repeatedIn([...clauses, ...headings].map(([id]) => id)),
    ],
  };
}

/** The clauses of every game with their texts, by game; the pages in docs/rules are their only source. */
export const CLAUSES_IN_WORDS: ReadonlyMap<string, ClauseList> = new Map(
  Object.entries(RULE_PAGES).map(([game, page]) => [game, readClauses(page)]),
);
