import { grouped, type SightedUnit } from '../../../../../engine';
import type { TurnReportBlock, FactsBlock } from '../evaluation';
import type { Speech } from '../speech';
import { placeName } from '../things';
import { columnsOf, tableBlock, textBlock } from './block';
import { shortMoment } from './moment';

const compare = (a: SightedUnit, b: SightedUnit): number => {
  const [one, other] = [a, b].map(({ turn, place, party, kind, sizeClass }) =>
    [String(9999 - turn), place, party, kind, String(sizeClass).padStart(2, '0')].join(' '),
  );
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

const watcher = (speech: Speech, by: string): string => {
  const unit = /^unit (\d+)$/.exec(by)?.[1];
  if (unit !== undefined) return unit;
  return speech.words(
    by === 'territory' ? 'turnReport:sightings.ownLand' : 'turnReport:sightings.told',
  );
};

/** When a unit was seen: the day of the month evaluated, or how many turns ago. */
const whenSeen = (speech: Speech, { turn, place, party, kind }: SightedUnit): string => {
  const { month, report } = speech.snapshot;
  const ago = month.turn - turn;
  if (ago > 0) {
    const turns = speech.grammar.count('turn', ago);
    return speech.words('turnReport:sightings.when.ago', { turns });
  }
  const event = report.events.find(
    ({ kind: what, place: where, parties, about }) =>
      what === 'sighting' && where === place && parties.includes(party) && about['kind'] === kind,
  );
  return event === undefined
    ? speech.words('turnReport:sightings.when.end')
    : shortMoment(speech, event.time);
};

const rowsOf = (speech: Speech, sightings: readonly SightedUnit[]) => {
  const alike = grouped([...sightings].sort(compare), ({ turn, place, party, kind, sizeClass }) =>
    [turn, place, party, kind, sizeClass].join(' '),
  );
  return [...alike.values()].flatMap((seen) => {
    const [first] = seen;
    if (first === undefined) return [];
    const by = [...new Set(seen.map((one) => watcher(speech, one.by)))].sort();
    const size =
      first.kind === 'unknown' || first.kind === 'character'
        ? 'none'
        : `size.${String(first.sizeClass)}`;
    const cells = [
      placeName(speech, first.place),
      speech.partyName(first.party),
      speech.words(`turnReport:kind.${first.kind}`),
      size === 'none' ? speech.words('turnReport:none') : speech.words(`turnReport:${size}`),
      speech.grammar.list(by),
      whenSeen(speech, first),
    ];
    return [{ cells }];
  });
};

const table = (
  speech: Speech,
  key: string,
  sightings: readonly SightedUnit[],
  title?: string,
): readonly FactsBlock[] =>
  sightings.length === 0
    ? []
    : [
        tableBlock(
          {
            section: 'sightings',
            key,
            source: { kind: 'knowledge' },
            facts: [...sightings].sort(compare),
            ...(title === undefined ? {} : { title }),
          },
          {
            kind: 'table',
            columns: columnsOf(speech, ['field', 'realm', 'kind', 'magnitude', 'by', 'when']),
            rows: rowsOf(speech, sightings),
          },
        ),
      ];

/** Foreign units seen, with age and accuracy; those of earlier months apart (WW-7.1-04, WW-8.2-40). */
export function sightings(speech: Speech): readonly TurnReportBlock[] {
  const { month, sightings: all } = speech.snapshot;
  const blocks = [
    ...table(
      speech,
      'sightings',
      all.filter(({ turn }) => turn >= month.turn),
    ),
    ...table(
      speech,
      'sightings/older',
      all.filter(({ turn }) => turn < month.turn),
      speech.words('turnReport:sightings.older'),
    ),
  ];
  if (blocks.length === 0) return [];
  const origin = { section: 'sightings', key: 'sightings/note', facts: [] } as const;
  return [
    ...blocks,
    textBlock(
      { ...origin, source: { kind: 'knowledge' } },
      speech.say('turnReport:sightings.kept'),
    ),
  ];
}
