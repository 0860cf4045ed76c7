import { type Campaign, type InboxItem, isAtHand } from '../../../../../engine';

/** Which documents the list shows. */
export const INBOX_FILTERS = ['open', 'filed', 'aside', 'all'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** A document in the list; one enclosed in the document above it is set in. */
export interface DocumentRow {
  readonly item: InboxItem;
  readonly depth: number;
}

const RANK: Readonly<Record<InboxItem['status'], number>> = { open: 0, filed: 1, aside: 2 };

/** New ones first, the latest first among equals. */
const byNews = (a: InboxItem, b: InboxItem): number => {
  if (a.turn !== b.turn) return b.turn - a.turn;
  if (a.status !== b.status) return RANK[a.status] - RANK[b.status];
  if (a.receivedAt !== b.receivedAt) return a.receivedAt < b.receivedAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
};

const shows = (campaign: Campaign, filter: InboxFilter, item: InboxItem): boolean =>
  filter === 'all' || (item.status === filter && isAtHand(campaign, item));

const finds = (campaign: Campaign, words: string, item: InboxItem): boolean => {
  const realm = item.party === null ? '' : (campaign.world.parties[item.party]?.name ?? '');
  return [item.name, item.sender, realm, item.text].some((text) =>
    text.toLowerCase().includes(words),
  );
};

/** The documents of a filter that hold the words looked for; enclosed ones behind the one that encloses them. */
export function documentRows(
  campaign: Campaign,
  filter: InboxFilter,
  search: string,
): readonly DocumentRow[] {
  const words = search.trim().toLowerCase();
  const shown = Object.values(campaign.inbox).filter(
    (item) => shows(campaign, filter, item) && (words === '' || finds(campaign, words, item)),
  );
  const here = new Set(shown.map(({ id }) => id));
  const within = new Map<string, InboxItem[]>();
  for (const item of shown)
    if (item.enclosedIn !== undefined && here.has(item.enclosedIn))
      within.set(item.enclosedIn, [...(within.get(item.enclosedIn) ?? []), item]);
  const placed = (item: InboxItem, depth: number): readonly DocumentRow[] => [
    { item, depth },
    ...(within.get(item.id) ?? [])
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((one) => placed(one, depth + 1)),
  ];
  return shown
    .filter(({ enclosedIn }) => enclosedIn === undefined || !here.has(enclosedIn))
    .toSorted(byNews)
    .flatMap((item) => placed(item, 0));
}

/** How many documents each filter holds. */
export function countByFilter(campaign: Campaign): Readonly<Record<InboxFilter, number>> {
  const counts = { open: 0, filed: 0, aside: 0, all: 0 };
  for (const item of Object.values(campaign.inbox)) {
    counts.all += 1;
    if (isAtHand(campaign, item)) counts[item.status] += 1;
  }
  return counts;
}
