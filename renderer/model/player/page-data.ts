import type { KnownSnapshot } from '../../../engine';
import type { PageData } from '../../kit/pages/page';
import type { TableBlock } from '../../kit/paper/block';

/** A piece of a turn report: paragraphs, a table, a letter with its signature, or details in small type. */
export interface PageBlock {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly table?: TableBlock;
  readonly signature?: string;
  readonly isDetail?: true;
}

/** A section of a turn report; one of books has what its party possesses. */
export interface PageSection {
  readonly heading: string;
  readonly isBooks: boolean;
  readonly blocks: readonly PageBlock[];
}

/** A turn report as it is shown on the page of its player. */
export interface PageReport {
  readonly title: string;
  readonly realm: string;
  readonly aside: readonly string[];
  /** When the next letter is due, and whose knowledge this is. */
  readonly foot: readonly string[];
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  readonly sections: readonly PageSection[];
}

/** All that the page of a player is made of. */
export interface PlayerData extends PageData {
  readonly snapshot: KnownSnapshot;
  /** Tells the pages of campaigns apart, and nothing of the campaign. */
  readonly campaign: string;
  readonly report: PageReport;
  /** Name of the turn letters are written for. */
  readonly turn: string;
}

/** What of a snapshot its page needs. */
export function knownPart(snapshot: KnownSnapshot): KnownSnapshot {
  const { party, system, next, view, topology, plots, sightings, treaties, parties, own } =
    snapshot;
  const { board, lettered } = snapshot;
  return {
    party,
    system,
    next,
    view,
    topology,
    plots,
    sightings,
    treaties,
    parties,
    own,
    ...(board === undefined ? {} : { board }),
    ...(lettered === undefined ? {} : { lettered }),
  };
}
