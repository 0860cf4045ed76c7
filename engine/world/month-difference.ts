import type { Finding, Params, Posting, Proposal, Question } from '../kernel';
import { type ComparedRecords, listedKinds, type RecordChange, recordChanges } from './records';
import { reportedChange } from './reported';
import { type TurnDifference, turnDifferences } from './turn-difference';
import type { World } from './world';

/** One result that two runs of a month do not share, words and books among them. */
export type MonthDifference =
  | TurnDifference
  /** What was booked under one cause for one purpose, all postings of it together, GS. */
  | {
      readonly kind: 'ledger';
      readonly party: string;
      readonly name: string;
      readonly about: Params;
      readonly amount: readonly [before: number, after: number];
    }
  /** Something noticed in one run only. */
  | { readonly kind: 'finding'; readonly finding: Finding; readonly isNew: boolean }
  /** Something the GM is asked in one run only. */
  | { readonly kind: 'question'; readonly question: Question; readonly isNew: boolean }
  /** A record of the game's own, or a field of one. */
  | ({ readonly kind: 'record' } & RecordChange)
  /** What a realm is told otherwise: facts of the first run only, and of the second only. */
  | {
      readonly kind: 'report';
      readonly party: string;
      readonly wrong: number;
      readonly right: number;
    };

type Run = Proposal<World>;

/** What a posting is for: its own data, and its place. */
const purposeOf = ({ about = {}, place }: Posting): Params =>
  place === undefined ? about : { ...about, place };

const sums = (postings: readonly Posting[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const posting of postings) {
    const key = JSON.stringify([posting.party, posting.name, purposeOf(posting)]);
    found.set(key, (found.get(key) ?? 0) + posting.amount);
  }
  return found;
};

const ledgerDifferences = (a: Run, b: Run): readonly MonthDifference[] => {
  const [before, after] = [sums(a.postings), sums(b.postings)];
  const seen = new Set<string>();
  return [...a.postings, ...b.postings].flatMap((posting): readonly MonthDifference[] => {
    const { party, name } = posting;
    const about = purposeOf(posting);
    const key = JSON.stringify([party, name, about]);
    const amount = [before.get(key) ?? 0, after.get(key) ?? 0] as const;
    if (seen.has(key) || amount[0] === amount[1]) return [];
    seen.add(key);
    return [{ kind: 'ledger', party, name, about, amount }];
  });
};

/** What is in one list only, by a key: first what went, then what came. */
const changed = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): readonly { readonly item: Item; readonly isNew: boolean }[] => {
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return [
    ...before.filter((item) => !now.has(keyOf(item))).map((item) => ({ item, isNew: false })),
    ...after.filter((item) => !old.has(keyOf(item))).map((item) => ({ item, isNew: true })),
  ];
};

const findingKey = ({ code, party, unit, about }: Finding): string =>
  JSON.stringify([code, party, unit, about]);

const questionKey = ({ key }: Question): string => key;

const reportDifferences = (a: Run, b: Run): readonly MonthDifference[] => {
  const parties = [...new Set([...a.reports, ...b.reports].map(({ party }) => party))].sort();
  return parties.flatMap((party): readonly MonthDifference[] => {
    const [before, after] = [a, b].map(({ reports }) =>
      reports.find((report) => report.party === party),
    );
    const { wrong, right } = reportedChange(before, after);
    return wrong.length + right.length === 0
      ? []
      : [{ kind: 'report', party, wrong: wrong.length, right: right.length }];
  });
};

/**
 * Everything in which two runs of the same month differ, in a stable order: units, treasuries, fights, fields, lines of
 * the books, records of the game, findings, questions, reports.
 */
export function monthDifferences(
  before: Run,
  after: Run,
  compared: ComparedRecords,
): readonly MonthDifference[] {
  return [
    ...turnDifferences(before, after),
    ...ledgerDifferences(before, after),
    ...recordChanges(
      { ...compared, records: listedKinds(compared.records) },
      before.world,
      after.world,
    ).map((change) => ({ kind: 'record', ...change }) as const),
    ...changed(before.findings, after.findings, findingKey).map(
      ({ item, isNew }) => ({ kind: 'finding', finding: item, isNew }) as const,
    ),
    ...changed(before.questions, after.questions, questionKey).map(
      ({ item, isNew }) => ({ kind: 'question', question: item, isNew }) as const,
    ),
    ...reportDifferences(before, after),
  ];
}
