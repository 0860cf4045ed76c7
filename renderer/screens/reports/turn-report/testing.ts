import {
  blankDraft,
  type PartySnapshot,
  snapshotMaker,
  type TurnReportDraft,
  systems,
  type TurnEvent,
} from '../../../../engine';
import { appliedAcht } from '../../../../engine/testing/acht';
import { quietReport } from '../../../../engine/testing/party-report';
import { type Language, wordsOf } from '../../../kit/text/words';
import { composeTurnReport } from './compose';
import type { TurnReport } from './evaluation';

const waben = systems['waben'];
const maker = waben === undefined ? undefined : snapshotMaker(appliedAcht(), waben);
const snapshots = new Map(
  (maker?.parties ?? []).map((party): [string, PartySnapshot | undefined] => [
    party,
    maker?.of(party),
  ]),
);
const WORDS = { de: wordsOf('de', undefined, 'Sie'), en: wordsOf('en') } as const;

/** The party snapshot of a realm of the example of eight after its month. */
export function snapshotOfAcht(party: string): PartySnapshot {
  const made = snapshots.get(party);
  if (made === undefined) throw new Error(`no dossier of ${party}`);
  return made;
}

/** Draft and texts in the same language. */
export function composedOf(
  snapshot: PartySnapshot,
  change: Partial<TurnReportDraft> & { readonly language?: Language } = {},
): TurnReport {
  const { language = 'de' } = change;
  const draft = blankDraft(snapshot.month.turn, snapshot.party.key, language);
  return composeTurnReport(snapshot, { ...draft, ...change }, WORDS[language]);
}

/** The party snapshot of Tharos with nothing but what a test puts into its report. */
export function snapshotWith(
  report: Partial<PartySnapshot['report']>,
  change: Partial<PartySnapshot> = {},
): PartySnapshot {
  const {
    party,
    system,
    month,
    next,
    view,
    topology,
    plots,
    list,
    parties,
    own,
    report: told,
  } = snapshotOfAcht('tha');
  return {
    party,
    system,
    month,
    next,
    view,
    topology,
    plots,
    parties,
    own,
    ...(list === undefined ? {} : { list }),
    knowledge: [],
    treaties: [],
    letter: '',
    isWithheld: false,
    sightings: [],
    relations: {},
    accounts: [],
    ...change,
    report: quietReport({ party: told.party, turn: told.turn, ...report }),
  };
}

/** An event of the middle of a month in the mountains of Tharos. */
export function happened(
  kind: TurnEvent['kind'],
  about: TurnEvent['about'],
  parties: readonly string[] = ['tha', 'val'],
  place = '210/21',
): TurnEvent {
  return {
    kind,
    clause: 'WW-8.2-40',
    time: { numerator: 1, denominator: 2 },
    place,
    parties,
    about,
  };
}
