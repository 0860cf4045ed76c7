import { eventKey, grouped, fingerprintOfText, type TurnEvent } from '../../../../engine';
import { cardLines } from '../../../kit/explain';
import { cleanText, tidied } from '../../../kit/text/clean';
import type { TurnReportSection, TextBlock } from './evaluation';
import { eventsSentence, MANY, textOf } from './event-words';
import { fromOwnSide, wayOf } from './happening';
import type { Speech } from './speech';

/** Things that happened alike and are told in one sentence. */
interface Group {
  readonly key: string;
  readonly events: readonly [TurnEvent, ...TurnEvent[]];
}

const NAMES = ['unit', 'a', 'b', 'by', 'into', 'structure', 'side', 'at', 'id', 'fight'] as const;

/** Name of a block: what happened, where and to whom, without the figures, which may change in a re-run. */
export function nameOf({ kind, place, parties, about }: TurnEvent): string {
  const named = NAMES.flatMap((name) => {
    const value = about[name];
    return value === undefined ? [] : [String(value)];
  });
  return [kind, place, ...parties, ...named].filter((part) => part !== '').join(' ');
}

const groupKey = (event: TurnEvent, way: string): string => {
  const { kind, about } = event;
  if (kind === 'conquest') {
    return ['conquest', way, textOf(about, 'unit'), textOf(about, 'from')].join(' ').trim();
  }
  return MANY.has(kind) && way === '' ? kind : nameOf(event);
};

const groupsOf = (speech: Speech, events: readonly TurnEvent[]): readonly Group[] => {
  const keyed = events.map((event) => {
    const way = wayOf(fromOwnSide(event, speech.snapshot.party.key), speech);
    return { event, key: groupKey(event, way) };
  });
  return [...grouped(keyed, ({ key }) => key)].flatMap(([key, items]): readonly Group[] => {
    const [first, ...rest] = items;
    return first === undefined
      ? []
      : [{ key, events: [first.event, ...rest.map(({ event }) => event)] }];
  });
};

/** Mark of facts: the same facts, the same mark. */
export function factsOf(...facts: readonly unknown[]): string {
  return fingerprintOfText(JSON.stringify(facts));
}

/** What an event says, whatever the order of its data. */
export function factsOfEvent({ kind, place, parties, about }: TurnEvent): unknown {
  return [kind, place, parties, Object.entries(about).sort(([a], [b]) => (a < b ? -1 : 1))];
}

/** What is true several times, told once: `Sie verloren eine Einheit (2-mal).` */
export function counted({ words }: Speech, text: string, count: number): string {
  return count === 1
    ? text
    : text.replace(/(?=[.!?]?$)/, ` ${words('turnReport:times', { count })}`);
}

/**
 * What stands behind the sentence of events told in one, line by line, each as often as the events say it; none where
 * nothing does.
 */
export function detailsOf(
  speech: Speech,
  sentence: TextBlock,
  events: readonly TurnEvent[],
): readonly TextBlock[] {
  const all = events
    .flatMap((event) => cardLines(event, speech.words))
    .map((line) => tidied(cleanText(line).replace(/\s+/g, ' ')));
  const lines = [...grouped(all, (line) => line)].map(([line, same]) =>
    counted(speech, line, same.length),
  );
  return lines.length === 0
    ? []
    : [
        {
          ...sentence,
          key: `${sentence.key} details`,
          facts: factsOf(lines),
          text: lines.join('\n'),
          isDetail: true,
        },
      ];
}

/** Events of a section as sentences, those alike in one; a sentence that says nothing new is left out. */
export function eventSentences(
  speech: Speech,
  section: TurnReportSection,
  events: readonly TurnEvent[],
): readonly TextBlock[] {
  const seen = new Set<string>();
  return groupsOf(speech, events).flatMap(({ key, events: group }): readonly TextBlock[] => {
    const text = eventsSentence(speech, group);
    if (seen.has(text)) return [];
    seen.add(text);
    const sentence: TextBlock = {
      kind: 'text',
      key: `event/${key}`,
      section,
      facts: factsOf(...group.map(factsOfEvent)),
      source: { kind: 'event', key: eventKey(group[0]) },
      text,
    };
    return [sentence, ...detailsOf(speech, sentence, group)];
  });
}
