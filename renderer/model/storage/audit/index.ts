import { BLANK_CAMPAIGN, type Campaign, isEqual } from '../../../../engine';
import type { CampaignHead } from '../database';
import type { Journal, JournalPatches } from '../journal';
import { assemble } from '../rows';
import { CAMPAIGN_SHAPE } from '../shape';
import { summaryOf } from '../summary';
import { treeProblems } from './numbering';
import type { Problem } from './problem';
import { type AuditedRow, rowProblems } from './rows';
import { stepProblems, walkProblems } from './walk';

/** What was found when a campaign was held against its own journal. */
export interface AuditReport {
  /** Acts in the chronicle, the origin included. */
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
 * Holds a campaign against its own journal: numbers, parents and act in force, then every act taken back to the origin
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
