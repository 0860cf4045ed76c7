import {
  type Campaign,
  type Finding,
  grouped,
  type OrderReader,
  type OrderRow,
  type OrderSubject,
  type Party,
  type Settings,
  type World,
} from '../../../../engine';
import { decisionOn } from '../../../model/letters/judged';
import { findingsByRow } from '../../../model/turn/model/orders';
import type { FindingsOf, RealmState } from '../../../model/turn/model/realms';
import { worstOf } from '../../../model/turn/model/severity';
import type { ReadingOfParty } from '../../../model/turn/use-letters';

/** One who is ordered, or a party as a whole, with its orders of the turn. */
export interface RosterRow {
  readonly key: string;
  readonly party: Party;
  /** Null = what the letter says of the party as a whole. */
  readonly subject: OrderSubject | null;
  /** Words of its orders in the order of the letter; none = it has none. */
  readonly orders: readonly string[];
  /** The number of the first row of the letter that orders it; null = none does. */
  readonly unit: number | null;
  /** Its findings, and the most severe of them. */
  readonly findings: readonly Finding[];
  readonly worst: Finding | null;
  /** There are findings, and the GM decided every one. */
  readonly isSettled: boolean;
  /** A letter is there but not read yet: whether it has orders is not known. */
  readonly isPending: boolean;
}

/** What a roster is made of. */
interface RosterSource {
  readonly campaign: Pick<Campaign, 'world' | 'sheets' | 'decisions'>;
  readonly orders: Pick<OrderReader<World>, 'subjects'>;
  readonly settings: Settings;
  readonly realms: readonly Pick<RealmState, 'party'>[];
  readonly readingOf: ReadingOfParty;
  readonly findingsOf: FindingsOf;
}

const NONE: readonly OrderRow<unknown>[] = [];

/** Key of the party as a whole among those it orders. */
const WHOLE = '';

/** The rows of a letter by whom they order; those that order nobody by the party as a whole. */
const bySubject = (
  rows: readonly OrderRow<unknown>[],
  party: string,
  { orders: { subjects }, campaign: { world } }: RosterSource,
): Map<string, readonly OrderRow<unknown>[]> => {
  const found = new Map<string, OrderRow<unknown>[]>();
  for (const row of rows) {
    const keys = subjects?.ordered(row, party, world) ?? [];
    for (const key of keys.length === 0 ? [WHOLE] : keys)
      found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
};

const rosterOfParty = (
  party: Party,
  subjects: readonly OrderSubject[],
  source: RosterSource,
): readonly RosterRow[] => {
  const { campaign, readingOf, findingsOf } = source;
  const { text = '', sheet } = readingOf(party.key) ?? {};
  const rows = sheet?.rows ?? NONE;
  const found = findingsByRow(rows, findingsOf(party.key) ?? []);
  const ordered = bySubject(rows, party.key, source);
  const isPending = sheet === undefined && campaign.sheets[party.key] !== undefined;
  const rowOf = (subject: OrderSubject | null): RosterRow => {
    const own = ordered.get(subject?.key ?? WHOLE) ?? NONE;
    const findings = [...new Set(own.flatMap((row) => found.get(row) ?? []))];
    const worst = worstOf(findings) ?? null;
    return {
      key: `${party.key}/${subject?.key ?? WHOLE}`,
      party,
      subject,
      orders: own.map(({ span }) =>
        text.slice(span.start, span.end).replaceAll(/\s+/g, ' ').trim(),
      ),
      unit: own[0]?.unit ?? null,
      findings,
      worst,
      isSettled:
        worst !== null && findings.every((one) => decisionOn(one, campaign.decisions) !== null),
      isPending,
    };
  };
  const known = subjects.map(rowOf);
  // Orders of what is not there (yet), such as units raised by the same letter, stand with the party.
  const keys = new Set(subjects.map(({ key }) => key));
  const others = [...ordered].flatMap(([key, list]) => (keys.has(key) ? [] : list));
  if (others.length === 0 && subjects.length > 0) return known;
  ordered.set(
    WHOLE,
    [...new Set(others)].toSorted((a, b) => a.span.start - b.span.start),
  );
  return [...known, rowOf(null)];
};

/** All who can be ordered, realm by realm, with their orders of the turn as far as the letters are read. */
export function rosterOf(source: RosterSource): readonly RosterRow[] {
  const { campaign, orders, settings, realms } = source;
  const all = orders.subjects?.all(campaign.world, settings) ?? [];
  const byParty = grouped(all, ({ party }) => party);
  return realms.flatMap(({ party }) => rosterOfParty(party, byParty.get(party.key) ?? [], source));
}

/** Where the first that a row of a letter orders is; null = nowhere, or the row orders nobody. */
export function placeOfOrdered(
  row: OrderRow<unknown>,
  party: Party,
  {
    orders: { subjects },
    campaign: { world },
    settings,
  }: Pick<RosterSource, 'campaign' | 'orders' | 'settings'>,
): string | null {
  const [key] = subjects?.ordered(row, party.key, world) ?? [];
  const all = key === undefined ? [] : (subjects?.all(world, settings) ?? []);
  const place = all.find((one) => one.party === party.key && one.key === key)?.place ?? '';
  return place === '' ? null : place;
}

/** Which rows of the roster are shown. */
export type RosterShow = 'all' | 'without' | 'objections';

/** True where the letters were read, and none orders it. */
export function isWithout({ orders, isPending }: RosterRow): boolean {
  return orders.length === 0 && !isPending;
}

const HOLDS: Readonly<Record<RosterShow, (row: RosterRow) => boolean>> = {
  all: () => true,
  without: isWithout,
  objections: ({ worst, isSettled }) => worst !== null && !isSettled,
};

/** The rows that are shown, whose words contain every word of a text. */
export function shownIn(
  rows: readonly RosterRow[],
  show: RosterShow,
  text: string,
  wordsOf: (row: RosterRow) => readonly string[],
): readonly RosterRow[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(HOLDS[show]).filter((row) => {
    if (wanted.length === 0) return true;
    const words = wordsOf(row).join(' ').toLowerCase();
    return wanted.every((one) => words.includes(one));
  });
}

/** How many rows there are of each kind. */
export function rosterCounts(rows: readonly RosterRow[]): Readonly<Record<RosterShow, number>> {
  return {
    all: rows.length,
    without: rows.filter(HOLDS.without).length,
    objections: rows.filter(HOLDS.objections).length,
  };
}
