import { NEWS_SECTIONS, type NewsIssue, type NewsItem, type NewsSection } from './delivery';

type Newsletters = Readonly<Record<string, NewsIssue>>;

/** All issues in the order in which they came out: by number, then by turn. */
export function issuesInOrder(newsletters: Newsletters): readonly NewsIssue[] {
  return Object.values(newsletters).toSorted((a, b) => {
    if (a.number !== b.number) return a.number - b.number;
    return a.turn === b.turn ? (a.id < b.id ? -1 : 1) : a.turn - b.turn;
  });
}

/** The issue of a turn; undefined if there is none yet. */
export function issueOfTurn(newsletters: Newsletters, turn: number): NewsIssue | undefined {
  return issuesInOrder(newsletters).find((issue) => issue.turn === turn);
}

/** Settings an issue takes over from the one before, or begins with. */
export type IssueHabits = Pick<
  NewsIssue,
  'title' | 'motto' | 'language' | 'tone' | 'rounding' | 'columns' | 'statistics'
>;

/** An empty issue of a turn: with the next number, and the habits of the latest issue before, else those given. */
export function freshIssue(newsletters: Newsletters, turn: number, habits: IssueHabits): NewsIssue {
  const before = issuesInOrder(newsletters).findLast((issue) => issue.turn < turn);
  const { title, motto, language, tone, rounding, columns, statistics } = before ?? habits;
  const highest = Math.max(0, ...Object.values(newsletters).map(({ number }) => number));
  return {
    id: `n${String(turn)}`,
    number: before === undefined && highest === 0 ? 1 : Math.max(highest, before?.number ?? 0) + 1,
    turn,
    title,
    motto,
    language,
    tone,
    rounding,
    columns,
    statistics,
    items: [],
    releasedAt: null,
  };
}

/** A free id for a piece of an issue. */
export function freeItemId({ items }: Pick<NewsIssue, 'items'>): string {
  const taken = new Set(items.map(({ id }) => id));
  const numbers = Array.from({ length: items.length + 1 }, (_, index) => `p${String(index + 1)}`);
  return numbers.find((id) => !taken.has(id)) ?? 'p';
}

/** The pieces of a section, in their order. */
export function itemsOf(
  { items }: Pick<NewsIssue, 'items'>,
  section: NewsSection,
): readonly NewsItem[] {
  return items.filter((item) => item.section === section);
}

/** The pieces by sections, in their order within each section: as they are printed. */
export function inSections(items: readonly NewsItem[]): readonly NewsItem[] {
  return NEWS_SECTIONS.flatMap((section) => itemsOf({ items }, section));
}

/** The pieces with one put in, at the end of its section. */
export function withItem(items: readonly NewsItem[], item: NewsItem): readonly NewsItem[] {
  return inSections([...items, item]);
}

/**
 * The pieces with some of them moved together into a section, before its piece with id `before` (null = at its end), in
 * the order they have. Unknown ids change nothing.
 */
export function movedItems(
  items: readonly NewsItem[],
  ids: readonly string[],
  section: NewsSection,
  before: string | null,
): readonly NewsItem[] {
  const moved = items.filter(({ id }) => ids.includes(id)).map((item) => ({ ...item, section }));
  const stayed = items.filter(({ id }) => !ids.includes(id));
  const found = before === null ? -1 : stayed.findIndex(({ id }) => id === before);
  const at = found === -1 ? stayed.length : found;
  return inSections([...stayed.slice(0, at), ...moved, ...stayed.slice(at)]);
}

/** Sections into which a piece can be put; statistics are made of figures, not of pieces. */
export const ITEM_SECTIONS: readonly NewsSection[] = NEWS_SECTIONS.filter(
  (section) => section !== 'statistics',
);

const stepped = (section: NewsSection, by: -1 | 1): NewsSection | undefined =>
  ITEM_SECTIONS[ITEM_SECTIONS.indexOf(section) + by];

/** The pieces with one a place further up or down; from the edge of its section it goes into the next one. */
export function steppedItems(
  items: readonly NewsItem[],
  id: string,
  by: -1 | 1,
): readonly NewsItem[] {
  const item = items.find((one) => one.id === id);
  if (item === undefined) return items;
  const own = itemsOf({ items }, item.section);
  const at = own.findIndex((one) => one.id === id);
  const beyond = own[at + by];
  if (beyond !== undefined) {
    const before = by === -1 ? beyond.id : (own[at + 2]?.id ?? null);
    return movedItems(items, [id], item.section, before);
  }
  const section = stepped(item.section, by);
  if (section === undefined) return items;
  const first = itemsOf({ items }, section)[0]?.id ?? null;
  return movedItems(items, [id], section, by === 1 ? first : null);
}
