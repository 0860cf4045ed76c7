import type { FieldAddress } from '../hex';
import type { PartyKey } from './grossfeld';

/** Words of the GM that replace a block of a turn report, and the facts for which they were written. */
export interface BlockEdit {
  readonly text: string;
  /** Mark of the facts the words were written for; other facts are flagged. */
  readonly facts: string;
}

/** The excerpt of its map a realm gets with its turn report. */
export interface EnclosedMap {
  /** Millimetres per field. */
  readonly field: number;
  /** Id of a look of the cartography. */
  readonly look: string;
  /** Most sheets it may take; 0 = none is enclosed. */
  readonly sheets: number;
}

/**
 * The GM's changes to the turn report of a realm; everything else is composed anew each time. Its id is `turn/party`.
 */
export interface TurnReportDraft {
  readonly id: string;
  readonly turn: number;
  readonly party: PartyKey;
  readonly tone: 'neutral' | 'inCharacter';
  readonly language: 'de' | 'en';
  /** Personal words above and below the turn report; empty = none. */
  readonly opening: string;
  readonly closing: string;
  readonly edits: Readonly<Record<string, BlockEdit>>;
  /** Blocks left out, by key. */
  readonly leftOut: readonly string[];
  /** Answers to questions of the player. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  /** Leaks the GM allows knowingly: reason by key of the leak. */
  readonly allowed: Readonly<Record<string, string>>;
  /** Moment at which the GM had proofed it, ISO 8601; null = not yet. */
  readonly proofedAt: string | null;
  /** Absent = the usual excerpt. */
  readonly map?: EnclosedMap;
  /** Why it is sent although its account is not paid; absent = it waits. */
  readonly released?: string;
  /** Whether its player gets a page on which he writes his letter; absent = no. */
  readonly page?: boolean;
}

/** What the films and books of a campaign may tell a party. */
export interface FilmLeaks {
  readonly party: PartyKey;
  /** Leaks the GM allows knowingly: reason by key of the leak. */
  readonly allowed: Readonly<Record<string, string>>;
}

/** Publicity of an event: not in the newsletter, as a rumour, or as news. */
export interface Publicity {
  /** `turn/key of the event` (see `eventKey`). */
  readonly id: string;
  readonly publicity: 'secret' | 'rumour' | 'public';
  /** First turn whose newsletter may carry it; null = at once. */
  readonly embargo: number | null;
}

export const NEWS_SECTIONS = [
  'lead',
  'realms',
  'press',
  'announcements',
  'rumours',
  'house',
  'rules',
  'statistics',
] as const;
export type NewsSection = (typeof NEWS_SECTIONS)[number];

/** One piece of a newsletter. */
export interface NewsItem {
  readonly id: string;
  readonly section: NewsSection;
  readonly headline: string;
  /** Paragraphs are parted by empty lines. */
  readonly text: string;
  /** Its signature: the true author, somebody else, or none. */
  readonly signature: { readonly kind: 'true' | 'false' | 'none'; readonly name: string };
  /** Where it comes from; absent = written by the GM. */
  readonly source?:
    | { readonly kind: 'event'; readonly key: string; readonly facts: string }
    | { readonly kind: 'mail'; readonly id: string }
    | { readonly kind: 'edition'; readonly id: string }
    /** Notices of the game by subject, and pieces of earlier issues that had to wait. */
    | { readonly kind: 'house'; readonly id: string }
    | { readonly kind: 'held'; readonly issue: string; readonly item: string };
  /** Realm that sent it in; absent = none. */
  readonly party?: PartyKey;
  /** SHA-256 of its picture, stored beside the campaign, with the size in pixels. */
  readonly picture?: {
    readonly hash: string;
    readonly type: 'image/png' | 'image/jpeg';
    readonly width: number;
    readonly height: number;
    readonly caption: string;
  };
  /** A piece of the map as a realm knows it, in the place of a picture: `fields` across, around `centre`. */
  readonly map?: {
    readonly party: PartyKey;
    readonly centre: FieldAddress;
    readonly fields: number;
    readonly caption: string;
  };
  /** First turn whose newsletter may carry it; null = at once. */
  readonly embargo: number | null;
}

/** A line of the statistics of an issue, before it is rounded. */
export interface PrintedStatistic {
  readonly figure: string;
  readonly minimum: number;
  readonly average: number;
  readonly median: number;
  readonly maximum: number;
}

/** An issue of the newsletter. */
export interface NewsIssue {
  readonly id: string;
  readonly number: number;
  readonly turn: number;
  readonly title: string;
  readonly motto: string;
  readonly language: 'de' | 'en';
  readonly tone: 'neutral' | 'inCharacter';
  /** Figures in drafts are rounded to multiples of this; 1 = exact. */
  readonly rounding: number;
  readonly columns: 2 | 3;
  /** In the order in which they are printed. */
  readonly items: readonly NewsItem[];
  /** Keys of the figures on its page of statistics. */
  readonly statistics: readonly string[];
  /** The same as they came out, whatever is corrected later; absent = it did not come out yet. */
  readonly printed?: readonly PrintedStatistic[];
  /** Findings of the editor or the leak check that the GM allows: reason by key; absent = none. */
  readonly allowed?: Readonly<Record<string, string>>;
  /** Moment at which it came out, ISO 8601; null = still being made. */
  readonly releasedAt: string | null;
}
