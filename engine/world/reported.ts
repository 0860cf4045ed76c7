import {
  type CardBlock,
  countedParts,
  type Explained,
  type Finding,
  type March,
  type PartyReport,
  type ReportedFight,
  type TurnEvent,
} from '../kernel';

/** Ways in which a field stands in a report. */
const LANDS = ['gained', 'lost', 'discovered', 'explored'] as const;
export type ReportedLand = (typeof LANDS)[number];

/** One fact of a realm's report on a month. */
export type ReportedFact =
  /** An event that concerned it or that it saw; `isNews` = public. */
  | { readonly kind: 'event'; readonly event: TurnEvent; readonly isNews: boolean }
  | { readonly kind: 'fight'; readonly fight: ReportedFight }
  | { readonly kind: 'march'; readonly march: March }
  | { readonly kind: 'land'; readonly how: ReportedLand; readonly field: string }
  | { readonly kind: 'finding'; readonly finding: Finding }
  /** Money after the turn, in the smallest part of the game's money; `unit` where that is a half. */
  | { readonly kind: 'treasury'; readonly gold: number; readonly unit?: 'half' };

/** Difference of two reports of one realm. */
export interface ReportedChange {
  /** In the first one only. */
  readonly wrong: readonly ReportedFact[];
  /** In the second one only. */
  readonly right: readonly ReportedFact[];
}

const fightKey = ({
  place,
  moon,
  own,
  winner,
  sides,
  booty,
}: ReportedFight): readonly unknown[] => [
  place,
  moon,
  own,
  winner,
  sides.map(({ parties, units, seen }) => [
    parties,
    units.map(({ party, unit, before, left, fate }) => [party, unit, before, left, fate]),
    seen,
  ]),
  booty.map(({ party, gold }) => [party, gold.value]),
];

/** Key of a block behind the sentence of an event; derivations do not count. */
const blockKey = (block: CardBlock): unknown => {
  switch (block.kind) {
    case 'figure':
      return [block.name, block.about, block.value.value];
    case 'dice':
      return [block.name, block.about, block.values];
    default:
      return block;
  }
};

/** Key of a fact, equal for equal facts; moments do not count. */
const factKey = (fact: ReportedFact): readonly unknown[] => {
  switch (fact.kind) {
    case 'event': {
      const { kind, place, parties, about, blocks = [] } = fact.event;
      return [kind, place, parties, about, fact.isNews, blocks.map(blockKey)];
    }
    case 'fight':
      return fightKey(fact.fight);
    case 'march': {
      const { unit, start, end, stop } = fact.march;
      return [unit, start, end, stop?.code, stop?.about];
    }
    case 'land':
      return [fact.how, fact.field];
    case 'finding':
      return [fact.finding.code, fact.finding.unit, fact.finding.about];
    case 'treasury':
      return [fact.gold];
  }
};

const keyOf = (fact: ReportedFact): string => JSON.stringify([fact.kind, factKey(fact)]);

const treasuryFact = (after: Explained): ReportedFact => ({
  kind: 'treasury',
  gold: after.value,
  ...(countedParts(after) === 2 ? { unit: 'half' } : {}),
});

/** Every fact of a report. */
export function reportedFacts(report: PartyReport): readonly ReportedFact[] {
  return [
    ...report.events.map((event) => ({ kind: 'event', event, isNews: false }) as const),
    ...report.fights.map((fight) => ({ kind: 'fight', fight }) as const),
    ...report.marches
      .filter(({ steps, stop }) => steps.length > 0 || stop !== undefined)
      .map((march) => ({ kind: 'march', march }) as const),
    ...LANDS.flatMap((how) => report[how].map((field) => ({ kind: 'land', how, field }) as const)),
    ...report.findings.map((finding) => ({ kind: 'finding', finding }) as const),
    ...report.news.map((event) => ({ kind: 'event', event, isNews: true }) as const),
    ...(report.balance === undefined ? [] : [treasuryFact(report.balance.after)]),
  ];
}

const without = (
  facts: readonly ReportedFact[],
  others: readonly ReportedFact[],
): readonly ReportedFact[] => {
  const known = new Set(others.map(keyOf));
  return facts.filter((fact) => !known.has(keyOf(fact)));
};

/** Difference of two reports of a realm, both ways; a missing report has no facts. */
export function reportedChange(
  before: PartyReport | undefined,
  after: PartyReport | undefined,
): ReportedChange {
  const [old, now] = [before, after].map((report) =>
    report === undefined ? [] : reportedFacts(report),
  );
  return { wrong: without(old ?? [], now ?? []), right: without(now ?? [], old ?? []) };
}

/**
 * Of the facts reported wrongly, those about others or the land: events, sightings, messages, news, fights and fields.
 * Wrong reports of its own marches, orders and gold reveal nothing.
 */
export function learnedWrongly({ wrong }: ReportedChange): readonly ReportedFact[] {
  return wrong.filter(({ kind }) => kind === 'event' || kind === 'fight' || kind === 'land');
}
