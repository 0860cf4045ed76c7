import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { eventSentences } from '../event-sentences';
import { inTone, textBlock } from './block';

const KINDS: ReadonlySet<string> = new Set(['relation', 'treaty', 'treatyBreach', 'treatyEnded']);

/** Closest first. */
const KINDS_OF_RELATION = ['alliance', 'peace', 'passage', 'enemy'] as const;

const relations = (speech: Speech): readonly TextBlock[] => {
  const all = Object.entries(speech.snapshot.relations).sort(([a], [b]) => (a < b ? -1 : 1));
  if (all.length === 0) return [];
  const list = KINDS_OF_RELATION.flatMap((relation) => {
    const parties = all.filter(([, one]) => one === relation).map(([party]) => party);
    const others = speech.grammar.several(parties.map(speech.partyOf));
    const about = { relation: speech.words(`turnReport:relation.${relation}`), others };
    return parties.length === 0 ? [] : [speech.words('turnReport:diplomacy.relation', about)];
  });
  return [
    textBlock(
      { section: 'diplomacy', key: 'relations', source: { kind: 'books' }, facts: [all] },
      speech.say('turnReport:diplomacy.relations', {
        ...inTone(speech),
        list: list.join('; '),
      }),
    ),
  ];
};

/** Words given, treaties filed, broken and ended as far as the realm knows, and how it stands to others (WW-8.2-35). */
export function diplomacy(speech: Speech): readonly TextBlock[] {
  return [
    ...eventSentences(
      speech,
      'diplomacy',
      speech.snapshot.report.events.filter(({ kind }) => KINDS.has(kind)),
    ),
    ...relations(speech),
  ];
}
