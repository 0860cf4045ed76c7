import { fieldsNamed } from '../../../../../engine';
import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { fieldList } from '../things';
import { eventSentences } from '../event-sentences';
import { inTone, textBlock } from './block';
import { ownEventsIn } from './happenings';

const KINDS: ReadonlySet<string> = new Set([
  'conquest',
  'capture',
  'takeover',
  'plunder',
  'uprising',
  'capital',
  'seat',
]);

const TAKING: ReadonlySet<string> = new Set(['conquest', 'capture']);

/** Land and towns gained and lost: who took them, and what else changed hands, each field once (WW-8.2-40). */
export function territory(speech: Speech): readonly TextBlock[] {
  const { report } = speech.snapshot;
  const events = report.events.filter(({ kind }) => KINDS.has(kind));
  const own = ownEventsIn(speech, 'territory').flatMap(({ place, about }) =>
    Object.values({ place, ...about }).flatMap((value) =>
      typeof value === 'string' ? fieldsNamed(value) : [],
    ),
  );
  const taking = events.filter(({ kind }) => TAKING.has(kind)).map(({ place }) => place);
  const taken = new Set<string>([...taking, ...own]);
  const rest = (['gained', 'lost'] as const).flatMap((how) => {
    const fields = report[how].filter((field) => !taken.has(field));
    return fields.length === 0
      ? []
      : [
          textBlock(
            {
              section: 'territory',
              key: `land/${how}`,
              source: { kind: 'knowledge' },
              facts: [fields],
            },
            speech.say(`turnReport:territory.${how}`, {
              ...inTone(speech),
              fields: fieldList(speech, fields),
            }),
          ),
        ];
  });
  return [...eventSentences(speech, 'territory', events), ...rest];
}
