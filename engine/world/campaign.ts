import type { Json, Params, RecordRow, Ruling, Settings } from '../kernel';
import type {
  FindingDecision,
  InboxItem,
  OutgoingLetter,
  RealmStatus,
  TodayCorrection,
  Variant,
} from './open-turn';
import type { FilmLeaks, TurnReportDraft, NewsIssue, Publicity } from './delivery';
import type { PartyKey, Settlement } from './grossfeld';
import type { FieldAddress, Point } from '../hex';
import type { ParcelBooks } from './parcels/parcel';
import type { Correction, MailItem, ReceivedSheet } from './sheet';
import type { TurnStart } from './turn-start';
import type { Party, Person, Treaty, Unit, Work, World } from './world';

/** A text of a realm's culture, with its author and date. */
export interface CultureText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Realm it belongs to; null = none. */
  readonly party: PartyKey | null;
  readonly author: string;
  /** Turn in which it was handed in. */
  readonly turn: number;
  readonly isPublic: boolean;
}

/** An archived record: no longer part of the world, stored whole, and restored unchanged. */
export type ShelfItem = {
  readonly id: string;
  readonly turn: number;
} & (
  | { readonly kind: 'person'; readonly value: Person }
  | { readonly kind: 'party'; readonly value: Party }
  | { readonly kind: 'unit'; readonly value: Unit }
  | { readonly kind: 'treaty'; readonly value: Treaty }
  | { readonly kind: 'culture'; readonly value: CultureText }
  | {
      readonly kind: 'record';
      /** Kind of the record, as its game declares it. */
      readonly record: string;
      readonly owner: PartyKey | null;
      readonly name: string;
      readonly value: RecordRow;
    }
  | {
      readonly kind: 'settlement';
      readonly field: FieldAddress;
      readonly value: Settlement;
      readonly work: Work | null;
    }
);

/** A movement of gold as it was booked. Nothing is ever taken out of the ledger; a void is another entry. */
export interface LedgerEntry {
  /** Unique within the ledger: turn and running number. */
  readonly id: string;
  readonly turn: number;
  readonly party: PartyKey;
  /** Whole GS; negative = out of the treasury. */
  readonly amount: number;
  /**
   * Cause: a key of the game; `manual` or `void` for what the GM booked; `opening` for the balance when the ledger was
   * opened, `unbooked` for changes of the treasury without a booking.
   */
  readonly cause: string;
  readonly about: Params;
  /** Place of the gold, `ggg/kk`; absent = the treasury as a whole. */
  readonly place?: string;
  /**
   * Index of the posting in the results of its turn, which has its derivation; absent for entries by hand, and where a
   * correction of the turn replaced those results.
   */
  readonly posting?: number;
  /** The GM's reason, for entries by hand. */
  readonly reason?: string;
  /** Entry that this one makes undone. */
  readonly voids?: string;
}

/** The entries of one turn in the order in which they were booked. */
export interface LedgerBook {
  readonly turn: number;
  readonly entries: readonly LedgerEntry[];
}

/** The text of a turn report as it was sent, and the moment, ISO 8601. A long text is packed (see `issuedText`). */
export interface IssuedText {
  readonly at: string;
  readonly text: string;
  readonly isPacked?: true;
}

/** A part of the world the GM changed since the last turn was booked, as it was then: null = it was not there. */
export interface EditedPart {
  /** Field of a start of a turn (see `TurnStart`). */
  readonly part: string;
  /** Key within the part; empty = the part as a whole. */
  readonly id: string;
  readonly was: unknown;
}

/** A finished turn as it was booked: enough to compute it again. */
export interface ArchivedTurn {
  readonly turn: number;
  readonly sheets: Readonly<Record<PartyKey, string>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** Settings and house rules in force. */
  readonly settings: Settings;
  readonly seed: string;
  readonly appliedAt: string;
  /** Mail submitted beside the sheets, and what the turn made of texts in them. */
  readonly mail?: Readonly<Record<string, MailItem>>;
  /** Ids of the mail the turn made itself; absent = none. */
  readonly made?: readonly string[];
  /** What the turn changed, as it was before, so that it can be computed again; of older turns `packedStart`. */
  readonly start?: TurnStart;
  /** The same, packed (see `unpackStart`), once another turn was booked. */
  readonly packedStart?: string;
  /** What the GM changed between the turn before and this one, as it was before, packed; absent = nothing. */
  readonly packedEdits?: string;
  /** What the GM changes after this turn is noted (`edits`); absent in files of older programs. */
  readonly isFollowed?: true;
  /** Moments at which the sheets were received, by party, and the date by which they had to be there. */
  readonly received?: Readonly<Record<PartyKey, string>>;
  readonly deadline?: string;
  /** Documents of the mailbox of which the sheets were made, by party. */
  readonly documents?: Readonly<Record<PartyKey, readonly string[]>>;
  /** Corrections of the sheets, by party. */
  readonly corrections?: Readonly<Record<PartyKey, readonly Correction[]>>;
  readonly decisions?: Readonly<Record<string, FindingDecision>>;
  /** Results of the turn, packed (see `unpackResults`); absent in files of older programs. */
  readonly results?: string;
  /** How many fights there were, so that lists need not unpack the results. */
  readonly fights?: number;
  /** Figures of every realm after the turn, by their keys in the game; for comparing realms over time. */
  readonly figures?: Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;
  /** Realms that have their report, with the moment at which it was sent. */
  readonly sent?: Readonly<Record<PartyKey, string>>;
  /** The turn reports as sent, by party: what a realm has read cannot be withdrawn. */
  readonly issued?: Readonly<Record<PartyKey, IssuedText>>;
  /**
   * New ids of units and records a late correction of the turn made under the id of one that came across the border.
   */
  readonly renumbered?: Readonly<Record<string, string>>;
  /** Moments at which the turn was computed again after it was applied, with the GM's reason. */
  readonly corrected?: readonly { readonly at: string; readonly reason: string }[];
}

/**
 * House rules that replace those of the booklet from a turn on: settings, and tables under `table.<id>` (see the
 * kernel's `tableSetting`). Later editions override earlier ones.
 */
export interface Edition {
  readonly id: string;
  readonly name: string;
  /** First turn in which it holds. */
  readonly from: number;
  readonly settings: Settings;
}

/** A place the GM wants to find again. */
export interface Bookmark {
  readonly id: string;
  readonly name: string;
  /** Point of the plane in the middle of the window. */
  readonly point: Point;
  /** Field width in pixels. */
  readonly scale: number;
}

/** A line of orders the GM uses often. */
export interface OrderTemplate {
  readonly id: string;
  readonly name: string;
  /** Words of a letter; `{unit}` and `{place}` stand for whom it orders and where. */
  readonly line: string;
}

/** Work given to a deputy: letters to read, decisions to take, turn reports to write, each of some parties. */
export interface HandoverTask {
  readonly kind: 'letters' | 'decisions' | 'reports';
  /** Parties concerned; empty for decisions, which are those of the turn. */
  readonly parties: readonly PartyKey[];
}

/**
 * A copy of the campaign that was given to a deputy. The same entry is in both files, in the deputy's with `base`: the
 * state the copy left from.
 */
export interface Handover {
  readonly id: string;
  /** Id of the campaign it was given from. */
  readonly campaign: string;
  /** Name of the deputy. */
  readonly to: string;
  readonly note: string;
  readonly turn: number;
  /** ISO 8601. */
  readonly at: string;
  readonly tasks: readonly HandoverTask[];
  /** Entries of the ledger in this turn when the copy left. */
  readonly entries: number;
  /** SHA-256 of `base`. */
  readonly digest: string;
  /** The collections of the copy as it was handed over, as JSON, packed (see `packText`). */
  readonly base?: string;
  /** When the copy came back and was merged, ISO 8601; absent = it is still out. */
  readonly returned?: string;
}

/** A point of a picture and the matching point of the plane. */
export interface UnderlayPin {
  /** Pixels of the picture from its upper left corner. */
  readonly pixel: Point;
  readonly point: Point;
}

/** A scanned map under the grid, to be traced. The picture itself is stored beside the campaign, by its hash. */
export interface Underlay {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the picture's bytes, hexadecimal. */
  readonly image: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Three pins fix place, rotation and both scales; fewer = stretched over the world as a whole. */
  readonly pins: readonly UnderlayPin[];
  /** 0 to 1. */
  readonly opacity: number;
  readonly isLocked: boolean;
  readonly isShown: boolean;
}

/** How a player is addressed in German. */
export type Address = 'du' | 'Sie';

/**
 * One campaign as the program holds it: the whole undoable document. Every command changes it through
 * patches; every part below maps to one row of the store.
 */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  /** Id of the rule system. */
  readonly system: string;
  /** Secret of the dice streams. */
  readonly seed: string;
  readonly settings: Settings;
  /** House rules by id, overriding `settings`. */
  readonly editions: Readonly<Record<string, Edition>>;
  readonly world: World;
  /** Sheets of the open turn by party. */
  readonly sheets: Readonly<Record<PartyKey, ReceivedSheet>>;
  /** Mail submitted beside the sheets for the open turn, by id. */
  readonly mail: Readonly<Record<string, MailItem>>;
  /** Rulings of the open turn by key. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly archive: Readonly<Record<number, ArchivedTurn>>;
  /** What of the world the GM changed since the last turn was booked, by part and key; absent = nothing. */
  readonly edits?: Readonly<Record<string, EditedPart>>;
  readonly bookmarks: Readonly<Record<string, Bookmark>>;
  /** Lines of orders the GM uses often, by id; absent = none. */
  readonly templates?: Readonly<Record<string, OrderTemplate>>;
  /** Copies given to deputies, and in a deputy's copy the one it is, by id; absent = none. */
  readonly handovers?: Readonly<Record<string, Handover>>;
  /** Neighbours, and the parcels that were exchanged with them, by id; absent = none. */
  readonly parcels?: ParcelBooks;
  readonly underlays: Readonly<Record<string, Underlay>>;
  /** Documents that reached the GM, of all turns, by id. */
  readonly inbox: Readonly<Record<string, InboxItem>>;
  /** The GM's decisions on findings of the open turn, by key. */
  readonly decisions: Readonly<Record<string, FindingDecision>>;
  /** The GM's word on the orders of the open turn, by party. */
  readonly marks: Readonly<Record<PartyKey, RealmStatus>>;
  /** Letters of the GM to realms, of all turns, by id. */
  readonly outbox: Readonly<Record<string, OutgoingLetter>>;
  readonly variants: Readonly<Record<string, Variant>>;
  /** Corrections of booked turns that were booked only for the state of today, by turn; absent = none. */
  readonly todayCorrections?: Readonly<Record<number, TodayCorrection>>;
  /** Everything booked, by turn. */
  readonly ledger: Readonly<Record<number, LedgerBook>>;
  /** Texts of culture by id. */
  readonly culture: Readonly<Record<string, CultureText>>;
  readonly shelf: Readonly<Record<string, ShelfItem>>;
  /** The GM's drafts of turn reports, by `turn/party`. */
  readonly evaluations: Readonly<Record<string, TurnReportDraft>>;
  /** What films and books may tell a party knowingly, by party; absent = nothing. */
  readonly filmLeaks?: Readonly<Record<PartyKey, FilmLeaks>>;
  /** Publicity of events, by `turn/key of the event`; default: by the game. */
  readonly publicity: Readonly<Record<string, Publicity>>;
  /** Issues of the newsletter by id. */
  readonly newsletters: Readonly<Record<string, NewsIssue>>;
  /** Date by which the letters of the open turn have to be there, ISO 8601; null = none was announced. */
  readonly deadline: string | null;
  /**
   * How letters, forms and turn reports in German address players; absent = du.
   */
  readonly address?: Address;
  /**
   * Content of a file unknown to this program, by the part in which it stood: whole parts, or the unknown fields of
   * one that is known. Nothing reads it; it is written back as it was. Absent = none.
   */
  readonly kept?: Readonly<Record<string, Json>>;
}
