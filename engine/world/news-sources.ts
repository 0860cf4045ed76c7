import { compareFractions, fingerprintOfText, type TurnEvent } from '../kernel';
import type { Campaign, Edition } from './campaign';
import type { NewsIssue, NewsItem, NewsSection, Publicity } from './delivery';
import { cultureOf } from './apply';
import { publicityId } from './draft';
import { type HouseNews, houseNews } from './news-house';
import type { MailItem } from './sheet';
import type { World } from './world';

/** Sources of a newsletter. */
export type NewsMaterial = Pick<
  Campaign,
  'archive' | 'culture' | 'deadline' | 'editions' | 'newsletters' | 'publicity'
> & {
  readonly world: Pick<World, 'parties' | 'clock'>;
  /** The applied turn whose newsletter it is. */
  readonly turn: number;
  /** Events of an applied turn; none where its results are not stored. */
  readonly eventsOf: (turn: number) => readonly TurnEvent[];
  /** Moons in which balances are due; none where the game has no books. */
  readonly balanceMoons: readonly number[];
  /** True in games whose parties do not know of each other: a new one is announced only if the GM makes it public. */
  readonly hidesParties?: boolean;
};

/** Where a piece may come from. */
export type NewsMatter =
  | {
      readonly kind: 'event';
      /** The event printed: the first of `events`. */
      readonly event: TurnEvent;
      /** All that is one piece of news: events with the same key, or all fields one realm took from another. */
      readonly events: readonly TurnEvent[];
      readonly facts: string;
    }
  | { readonly kind: 'mail'; readonly mail: MailItem }
  | { readonly kind: 'edition'; readonly edition: Edition }
  | { readonly kind: 'house'; readonly house: HouseNews }
  | { readonly kind: 'held'; readonly issue: NewsIssue; readonly item: NewsItem };

/** Something the newsletter of a month may carry. */
export type NewsSource = {
  /** Unique among the sources of all months: `event 57/...`, `mail 57/...`, `edition ...`, `house ...`, `held ...`. */
  readonly key: string;
  /** Id of its publicity (see `Publicity`); null = nothing to decide, it is for everybody. */
  readonly publicityId: string | null;
  /** Turn it comes from. */
  readonly turn: number;
  /** Where it would stand. */
  readonly section: NewsSection;
  readonly publicity: Publicity['publicity'];
  readonly embargo: number | null;
  /** True if this month's newsletter must not carry it yet. */
  readonly isWaiting: boolean;
} & NewsMatter;

/** Kinds that players learn in other ways, or that the words of the mail itself report. */
const UNTOLD: ReadonlySet<TurnEvent['kind']> = new Set(['announcement', 'culture', 'withheld']);

/** Mark of the facts of an event, by which it is seen that they changed. */
export function factsMark({ kind, place, parties, about }: TurnEvent): string {
  return fingerprintOfText(
    JSON.stringify([
      kind,
      place,
      parties,
      Object.keys(about)
        .sort()
        .map((name) => [name, about[name]]),
    ]),
  );
}

const SECTION_OF_PUBLICITY = { secret: 'realms', rumour: 'rumours', public: 'realms' } as const;

/** A source before the GM's word on it. */
type Raw = Pick<NewsSource, 'publicityId' | 'turn' | 'section' | 'publicity' | 'key'> & NewsMatter;

/** The GM's word, or what holds without it. */
const decided = (desk: NewsMaterial, raw: Raw): NewsSource => {
  const word = raw.publicityId === null ? undefined : desk.publicity[raw.publicityId];
  const embargo = raw.kind === 'held' ? raw.item.embargo : (word?.embargo ?? null);
  const publicity = word?.publicity ?? raw.publicity;
  return {
    ...raw,
    publicity,
    embargo,
    section: raw.kind === 'event' ? SECTION_OF_PUBLICITY[publicity] : raw.section,
    isWaiting: embargo !== null && embargo > desk.turn,
  };
};

/** Id of the news an event is part of: its own, but all fields that one realm took from another are one piece. */
const newsId = (turn: number, event: TurnEvent): string =>
  event.kind === 'conquest'
    ? `${String(turn)}/conquest ${event.parties.join(' ')} fields`
    : publicityId(turn, event);

/** Events that share their news, the earliest first. */
const byNews = (
  turn: number,
  events: readonly TurnEvent[],
): ReadonlyMap<string, readonly [TurnEvent, ...TurnEvent[]]> => {
  const groups = new Map<string, [TurnEvent, ...TurnEvent[]]>();
  for (const event of events.toSorted((a, b) => compareFractions(a.time, b.time))) {
    const id = newsId(turn, event);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [event]);
    else group.push(event);
  }
  return groups;
};

/** Mark of the facts of a piece of news; events of one key differ in nothing that counts. */
const newsFacts = (group: readonly [TurnEvent, ...TurnEvent[]]): string =>
  group[0].kind === 'conquest' && group.length > 1
    ? fingerprintOfText(group.map(factsMark).toSorted().join(' '))
    : factsMark(group[0]);

/** True for a card without parties and witnesses: it is the GM's alone, such as totals. */
const isOfGm = ({ parties, witnesses, isPublic }: TurnEvent): boolean =>
  isPublic !== true && parties.length === 0 && witnesses?.length === 0;

/** Without statement a thing is secret: it is public if all that share its key are. */
const eventSources = (turn: number, events: readonly TurnEvent[]): readonly Raw[] => {
  const reported = events.filter((event) => !UNTOLD.has(event.kind) && !isOfGm(event));
  return [...byNews(turn, reported)].map(([id, group]) => ({
    kind: 'event',
    key: `event ${id}`,
    publicityId: id,
    turn,
    section: 'realms',
    publicity: group.every(({ isPublic }) => isPublic === true) ? 'public' : 'secret',
    event: group[0],
    events: group,
    facts: newsFacts(group),
  }));
};

const MAIL_SECTIONS: Partial<Record<MailItem['kind'], NewsSection>> = {
  announcement: 'announcements',
  rumour: 'rumours',
};

/** Announcements are for all players of the segment; culture if its author or the GM publishes it. */
const mailSources = ({ archive, culture }: NewsMaterial, turn: number): readonly Raw[] =>
  Object.values(archive[turn]?.mail ?? {})
    .filter(({ kind }) => kind === 'announcement' || kind === 'rumour' || kind === 'culture')
    .map((mail) => {
      const kept = culture[cultureOf(mail).id];
      const isPublic = mail.kind === 'announcement' || (kept?.isPublic ?? mail.isPublic ?? false);
      const id = `${String(turn)}/mail ${mail.id}`;
      return {
        kind: 'mail',
        key: `mail ${String(turn)}/${mail.id}`,
        publicityId: id,
        turn,
        section: MAIL_SECTIONS[mail.kind] ?? 'press',
        publicity: mail.kind === 'rumour' ? 'rumour' : isPublic ? 'public' : 'secret',
        mail,
      };
    });

/** House rules in force from the next turn on, or later, that have not been published. */
const editionSources = ({ editions, turn }: NewsMaterial): readonly Raw[] =>
  Object.values(editions)
    .filter(({ from }) => from > turn)
    .map((edition) => ({
      kind: 'edition',
      key: `edition ${edition.id}`,
      publicityId: null,
      turn,
      section: 'rules',
      publicity: 'public',
      edition,
    }));

const houseSources = (desk: NewsMaterial): readonly Raw[] =>
  houseNews(desk).map((house) => ({
    kind: 'house',
    key: `house ${String(desk.turn)}/${house.id}`,
    ...(house.kind === 'party' && desk.hidesParties === true
      ? { publicityId: `${String(desk.turn)}/${house.id}`, publicity: 'secret' }
      : { publicityId: null, publicity: 'public' }),
    turn: desk.turn,
    section: 'house',
    house,
  }));

/** Pieces of earlier issues that those must not carry. */
const heldSources = ({ newsletters, turn }: NewsMaterial): readonly Raw[] =>
  Object.values(newsletters).flatMap((issue) =>
    issue.turn >= turn
      ? []
      : issue.items
          .filter(({ embargo }) => embargo !== null && embargo > issue.turn)
          .map((item) => ({
            kind: 'held' as const,
            key: `held ${issue.id}/${item.id}`,
            publicityId: null,
            turn: issue.turn,
            section: item.section,
            publicity: 'public' as const,
            issue,
            item,
          })),
  );

/** Key of the source from which a piece was made; null for one the GM wrote. */
export function sourceKeyOf({ source }: Pick<NewsItem, 'source'>): string | null {
  switch (source?.kind) {
    case undefined:
      return null;
    case 'event':
      return `event ${source.key}`;
    case 'held':
      return `held ${source.issue}/${source.item}`;
    case 'mail':
    case 'edition':
    case 'house':
      return `${source.kind} ${source.id}`;
  }
}

/** True if an issue carries a piece: its embargo is over. */
export function isCarried(
  { turn }: Pick<NewsIssue, 'turn'>,
  { embargo }: Pick<NewsItem, 'embargo'>,
): boolean {
  return embargo === null || embargo <= turn;
}

/** Keys of the sources that issues of other months carry, or hold in the GM's words. */
const takenElsewhere = ({ newsletters, turn }: NewsMaterial): ReadonlySet<string> =>
  new Set(
    Object.values(newsletters)
      .filter((issue) => issue.turn !== turn)
      .flatMap(({ items }) => items.flatMap((item) => sourceKeyOf(item) ?? [])),
  );

/** Turns before this one with something that had to wait. */
const turnsWaiting = ({ archive, publicity, turn }: NewsMaterial): readonly number[] => {
  const waiting = Object.values(publicity).flatMap(({ id, embargo }) => {
    const from = Number(id.split('/')[0]);
    return embargo !== null && from < turn && embargo > from ? [from] : [];
  });
  return [...new Set(waiting)].filter((from) => archive[from] !== undefined).sort((a, b) => a - b);
};

const SECTION_ORDER: readonly NewsSection[] = [
  'realms',
  'rumours',
  'press',
  'announcements',
  'house',
  'rules',
];

/** How much a kind of event is worth a piece; what is not named comes last. */
const WORTH: readonly TurnEvent['kind'][] = [
  'capture',
  'fight',
  'uprising',
  'treatyBreach',
  'relation',
  'treaty',
  'capital',
  'breach',
  'demolished',
  'structureBuilt',
  'plunder',
  'takeover',
  'fate',
  'removal',
  'thawLoss',
  'starvation',
  'terrainLoss',
  'desertion',
  'dissolution',
  'conquest',
  'investment',
  'siegeDamage',
  'treatyEnded',
  'retreat',
  'seat',
  'pursuit',
  'encounter',
];

const worthOf = (source: NewsSource): number => {
  if (source.kind !== 'event') return 0;
  const rank = WORTH.indexOf(source.event.kind);
  return rank === -1 ? WORTH.length : rank;
};

const byOrder = (a: NewsSource, b: NewsSource): number => {
  const section = SECTION_ORDER.indexOf(a.section) - SECTION_ORDER.indexOf(b.section);
  if (section !== 0) return section;
  if (worthOf(a) !== worthOf(b)) return worthOf(a) - worthOf(b);
  return a.key < b.key ? -1 : 1;
};

/** Months that count for an issue: its own, and of earlier ones what had to wait and was not carried since. */
const rawSources = (desk: NewsMaterial): readonly Raw[] => {
  const taken = takenElsewhere(desk);
  const ofTurn = (turn: number): readonly Raw[] => [
    ...eventSources(turn, desk.eventsOf(turn)),
    ...mailSources(desk, turn),
  ];
  const waited = turnsWaiting(desk)
    .flatMap(ofTurn)
    .filter(({ publicityId: id }) => id !== null && (desk.publicity[id]?.embargo ?? null) !== null);
  return [
    ...ofTurn(desk.turn),
    ...waited,
    ...editionSources(desk),
    ...houseSources(desk),
    ...heldSources(desk),
  ].filter(({ key }) => !taken.has(key));
};

/**
 * All possible content of the newsletter of an applied turn: events of the month with the GM's publicity of each
 * (public ones public, everything else secret by default), announcements and culture that were submitted, notices,
 * house rules that begin, and what had to wait in earlier months. What an issue of another month has already is
 * omitted. In a fixed order, whatever the order of the inputs.
 */
export function newsSources(desk: NewsMaterial): readonly NewsSource[] {
  return rawSources(desk)
    .map((raw) => decided(desk, raw))
    .toSorted(byOrder);
}
