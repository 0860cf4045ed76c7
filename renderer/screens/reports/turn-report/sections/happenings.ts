import {
  compareFractions,
  eventKey,
  isSharedEventKind,
  ownNameOf,
  type ReportPart,
  systems,
  type TurnEvent,
} from '../../../../../engine';
import type { TextBlock } from '../evaluation';
import { ownSentence } from '../own-words';
import type { Speech } from '../speech';
import { counted, detailsOf, factsOf, factsOfEvent, nameOf } from '../event-sentences';

/** A public event before the first of those that add to it: `war` before `warDivision`; else behind all others. */
const withPublic = (events: readonly TurnEvent[], event: TurnEvent): readonly TurnEvent[] => {
  const { kind, place, parties } = event;
  const at = events.findIndex(
    (one) =>
      one.place === place &&
      one.kind !== kind &&
      one.kind.startsWith(kind) &&
      one.parties.every((party) => parties.includes(party)),
  );
  return at < 0 ? [...events, event] : events.toSpliced(at, 0, event);
};

/** The reader's own events and the public ones: each once, in the order in which they happened. */
export function ownEvents({ snapshot: { report } }: Speech): readonly TurnEvent[] {
  const own = new Set(report.events.map(eventKey));
  const known = report.news.filter((event) => !own.has(eventKey(event)));
  return known
    .reduce(withPublic, report.events)
    .filter(({ kind }) => !isSharedEventKind(kind))
    .toSorted((a, b) => compareFractions(a.time, b.time));
}

/** What happened at one time in one place. */
const groupOf = ({ time: { numerator, denominator }, place }: TurnEvent): string =>
  `${String(numerator)}/${String(denominator)} ${place}`;

/** In which part of the report events of a game's own kind are told. */
const partOf = ({ snapshot: { system } }: Speech, { kind }: TurnEvent): ReportPart => {
  const parts = systems[system]?.words?.reported ?? [];
  const own = ownNameOf(kind)?.name ?? '';
  return (parts.find(({ kinds }) => kinds.includes(own)) ?? parts.at(-1))?.part ?? 'happenings';
};

const blockOf = (
  speech: Speech,
  section: ReportPart,
  group: string,
  text: string,
  events: readonly TurnEvent[],
): readonly TextBlock[] => {
  const [first] = events;
  if (first === undefined || text === '') return [];
  const sentence: TextBlock = {
    kind: 'text',
    key: `event/${nameOf(first)}`,
    section,
    facts: factsOf(...events.map(factsOfEvent)),
    source: { kind: 'event', key: eventKey(first) },
    group,
    text: counted(speech, text, events.length),
  };
  return [sentence, ...detailsOf(speech, sentence, events)];
};

/** Neighbours of one key, in their order. */
const runsOf = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [key: string, items: readonly Item[]])[] => {
  const runs: [string, Item[]][] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = runs.at(-1);
    if (last?.[0] === key) last[1].push(item);
    else runs.push([key, [item]]);
  }
  return runs;
};

/** Events of a game's own kinds that are told in a part of its report. */
export function ownEventsIn(speech: Speech, part: ReportPart): readonly TurnEvent[] {
  return ownEvents(speech).filter((event) => partOf(speech, event) === part);
}

/**
 * What happened of a game's own kinds in a part of its report, in the order in which it happened; neighbours in one place
 * are a paragraph.
 */
export function ownHappenings(speech: Speech, part: ReportPart): readonly TextBlock[] {
  return runsOf(ownEventsIn(speech, part), groupOf).flatMap(([group, together]) =>
    runsOf(together, (event) => ownSentence(speech, event)).flatMap(([text, same]) =>
      blockOf(speech, part, group, text, same),
    ),
  );
}

/** What happened that has no part of its own. */
export function happenings(speech: Speech): readonly TextBlock[] {
  return ownHappenings(speech, 'happenings');
}
