import { BLANK_CAMPAIGN, type Campaign, isEqual } from '../../../../engine';
import type { CampaignHead } from '../database';
import { canVisit, type Journal, type JournalEntry, type JournalPatches } from '../journal';
import { assemble } from '../rows';
import { CAMPAIGN_SHAPE } from '../shape';
import { summaryOf } from '../summary';
import type { Problem } from './problem';
import { type AuditedRow, rowProblems } from './rows';
import { stepProblems, walkProblems } from './walk';

const isAct = (journal: Journal, seq: number | null): seq is number =>
  seq !== null && journal[seq] !== undefined && canVisit(journal[seq]);

const parentProblems = (journal: Journal, entry: JournalEntry): readonly Problem[] => {
  const { seq, parent } = entry;
  const isOrigin = seq === 0 && parent === null;
  const isLater = parent !== null && parent >= 0 && parent < seq;
  const isReached = !canVisit(entry) || isOrigin || isAct(journal, parent);
  return (isOrigin || isLater) && isReached ? [] : [{ code: 'parent', place: String(seq) }];
};

const nextProblems = (journal: Journal, { seq, next }: JournalEntry): readonly Problem[] =>
  next === null || (isAct(journal, next) && journal[next]?.parent === seq)
    ? []
    : [{ code: 'next', place: String(seq) }];

/** Where entries are not numbered without gaps from 0; everything else about a journal depends on that. */
const numberProblems = (journal: Journal): readonly Problem[] => {
  const wrong = journal.findIndex(({ seq }, index) => seq !== index);
  if (journal.length === 0) return [{ code: 'number', place: '0' }];
  return wrong < 0 ? [] : [{ code: 'number', place: String(wrong) }];
};

/** What is wrong with the tree of entries: gaps, ways that lead nowhere or in a circle, a current entry that does not exist. */
function treeProblems(journal: Journal, head: number): readonly Problem[] {
  const numbers = numberProblems(journal);
  if (numbers.length > 0) return numbers;
  return [
    ...journal.flatMap((entry) => parentProblems(journal, entry)),
    ...journal.flatMap((entry) => nextProblems(journal, entry)),
    ...(isAct(journal, head) ? [] : [{ code: 'head', place: String(head) } as const]),
  ];
}

/** The result of checking a campaign against its own journal. */
export interface AuditReport {
  /** Entries of the journal, the origin included. */
  readonly acts: number;
  /** A code (see `problem.ts`) and the place, with a space between; none = everything fits. */
  readonly problems: readonly string[];
}

/** Everything that is stored of one campaign. */
export interface AuditedCampaign {
  readonly head: CampaignHead | undefined;
  readonly rows: readonly AuditedRow[];
  readonly journal: Journal;
  readonly patches: readonly JournalPatches[];
}

const revisionProblems = (head: CampaignHead, journal: Journal): readonly Problem[] =>
  head.revision < journal.length - 1 ? [{ code: 'revision', place: String(head.revision) }] : [];

const summaryProblems = (head: CampaignHead, campaign: Campaign): readonly Problem[] =>
  Object.entries(summaryOf(campaign))
    .filter(([key, value]) => !isEqual(head[key as keyof CampaignHead], value))
    .map(([key]) => ({ code: 'summary', place: key }) as const);

/** What is wrong with a document whose rows are all where they belong. */
const documentProblems = (
  head: CampaignHead,
  { rows, journal, patches }: AuditedCampaign,
): readonly Problem[] => {
  const campaign = { ...BLANK_CAMPAIGN, ...(assemble(CAMPAIGN_SHAPE, rows) as Campaign) };
  const steps = new Map(patches.map((step) => [step.seq, step]));
  const tree = treeProblems(journal, head.head);
  const acts = [...tree, ...stepProblems(journal, steps)];
  return [
    ...summaryProblems(head, campaign),
    ...acts,
    ...(acts.length > 0 ? [] : walkProblems(campaign, journal, head.head, steps)),
  ];
};

const problemsOf = (audited: AuditedCampaign): readonly Problem[] => {
  const { head, rows, journal, patches } = audited;
  if (head === undefined)
    return rows.length + journal.length + patches.length === 0
      ? []
      : [{ code: 'noCampaign', place: String(rows.length) }];
  const found = [...rowProblems(rows, head), ...revisionProblems(head, journal)];
  const isBroken = found.some(({ code }) => code === 'rowMissing');
  return [
    ...found,
    ...(isBroken ? treeProblems(journal, head.head) : documentProblems(head, audited)),
  ];
};

/**
 * Checks a campaign against its own journal: numbers, parents and current entry, then every entry undone to the origin
 * and carried out again, the result against the rows. Changes nothing.
 */
export function auditDocument(audited: AuditedCampaign): AuditReport {
  return {
    acts: audited.journal.length,
    problems: [...new Set(problemsOf(audited).map(({ code, place }) => `${code} ${place}`))],
  };
}

/** True if there is enough of a campaign to show and to change it: every row it cannot do without, and a sound journal. */
export function isReadable(
  head: CampaignHead,
  rows: readonly AuditedRow[],
  journal: Journal,
): boolean {
  return (
    !rowProblems(rows, head).some(({ code }) => code === 'rowMissing') &&
    treeProblems(journal, head.head).length === 0
  );
}
