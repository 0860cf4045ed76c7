import type { Question } from './decision';
import type { TurnEvent } from './event';
import type { Finding } from './finding';
import type { Posting, Proposal } from './proposal';
import type { PartyReport } from './report';
import type { Rulings } from './ruling';
import type { Stage, Stretch } from './stage';

/** One line of what a run came to. */
export type TurnResult = TurnEvent | Question | Finding | Posting;

/** True for a result nobody at the table may read before the GM lays it open. */
export function isCovered(
  { coveredUntil }: { readonly coveredUntil?: string },
  rulings: Rulings,
): boolean {
  return coveredUntil !== undefined && rulings[coveredUntil] === undefined;
}

/** True if a run holds anything nobody at the table may read yet. */
export function hasCovered<World>(
  { events, findings, questions, postings }: Proposal<World>,
  rulings: Rulings,
): boolean {
  return [events, findings, questions, postings].some((list: readonly TurnResult[]) =>
    list.some((result) => isCovered(result, rulings)),
  );
}

/** A stretch of a list after everything covered was taken out of it. */
const openStretch = (
  list: readonly TurnResult[],
  [from, to]: Stretch,
  rulings: Rulings,
): Stretch => {
  const openUntil = (end: number): number =>
    list.slice(0, end).filter((one) => !isCovered(one, rulings)).length;
  return [openUntil(from), openUntil(to)];
};

const openStage = <World>(
  stage: Stage,
  { events, findings, questions, postings }: Proposal<World>,
  rulings: Rulings,
): Stage => ({
  ...stage,
  events: openStretch(events, stage.events, rulings),
  findings: openStretch(findings, stage.findings, rulings),
  questions: openStretch(questions, stage.questions, rulings),
  postings: openStretch(postings, stage.postings, rulings),
});

const openReport = (report: PartyReport, isOpen: (result: TurnResult) => boolean): PartyReport => ({
  ...report,
  events: report.events.filter(isOpen),
  findings: report.findings.filter(isOpen),
  questions: report.questions.filter(isOpen),
  news: report.news.filter(isOpen),
});

/** What of a proposal may be shown in the lists of shared rooms: all of it but what is covered. Only to be looked at. */
export const openPart = <World>(proposal: Proposal<World>, rulings: Rulings): Proposal<World> => {
  const isOpen = (result: TurnResult): boolean => !isCovered(result, rulings);
  return {
    ...proposal,
    events: proposal.events.filter(isOpen),
    findings: proposal.findings.filter(isOpen),
    questions: proposal.questions.filter(isOpen),
    postings: proposal.postings.filter(isOpen),
    reports: proposal.reports.map((report) => openReport(report, isOpen)),
    stages: proposal.stages.map((stage) => openStage(stage, proposal, rulings)),
  };
};
