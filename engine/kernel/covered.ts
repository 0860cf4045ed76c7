import type { Cover, Question } from './decision';
import type { TurnEvent } from './event';
import type { Finding } from './finding';
import type { Posting, Proposal, ThrownDie } from './proposal';
import type { PartyReport } from './report';
import type { Rulings } from './ruling';
import type { Stage, Stretch } from './stage';

/** One line of what a run came to. */
export type TurnResult = TurnEvent | Question | Finding | Posting | ThrownDie;

/** What may be covered. */
interface Coverable {
  readonly coveredUntil?: Cover;
}

/** Keys of the decisions that cover something. */
export function coverKeys({ coveredUntil = [] }: Coverable): readonly string[] {
  return typeof coveredUntil === 'string' ? [coveredUntil] : coveredUntil;
}

/** The same, covered until a decision as well. */
export function withCover<One extends Coverable>(one: One, until: string): One {
  const keys = [...new Set([...coverKeys(one), until])];
  return { ...one, coveredUntil: keys.length === 1 ? until : keys };
}

/** Decisions the GM has not taken yet that cover something. */
const pendingKeys = (one: Coverable, rulings: Rulings): readonly string[] =>
  coverKeys(one).filter((key) => rulings[key] === undefined);

/** True for a result nobody at the table may read before the GM lays it open. */
export function isCovered(one: Coverable, rulings: Rulings): boolean {
  return pendingKeys(one, rulings).length > 0;
}

/** True for a covered card which the GM can lay open: nothing covers it but decisions it bears itself. */
export function isToReveal(event: TurnEvent, rulings: Rulings): boolean {
  const pending = pendingKeys(event, rulings);
  const own = (event.blocks ?? []).flatMap((block) =>
    block.kind === 'decision' ? [block.decision.key] : [],
  );
  return pending.length > 0 && pending.every((key) => own.includes(key));
}

/** True if a run holds anything nobody at the table may read yet. */
export function hasCovered<World>(
  { events, findings, questions, postings, rolls = [] }: Proposal<World>,
  rulings: Rulings,
): boolean {
  return [events, findings, questions, postings, rolls].some((list: readonly TurnResult[]) =>
    list.some((result) => isCovered(result, rulings)),
  );
}

/**
 * The place among the stages from which on how things stand is covered: what comes after a covered result could tell
 * what it led to. Behind the last stage where nothing is covered.
 */
export function coveredFrom<World>(
  { stages, events, findings, questions, postings, rolls = [] }: Proposal<World>,
  rulings: Rulings,
): number {
  const hasIn = (list: readonly TurnResult[], [from, to]: Stretch): boolean =>
    list.slice(from, to).some((result) => isCovered(result, rulings));
  const index = stages.findIndex(
    (stage) =>
      hasIn(events, stage.events) ||
      hasIn(findings, stage.findings) ||
      hasIn(questions, stage.questions) ||
      hasIn(postings, stage.postings) ||
      hasIn(rolls, stage.rolls ?? [0, 0]),
  );
  return index < 0 ? stages.length : index;
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
  { events, findings, questions, postings, rolls = [] }: Proposal<World>,
  rulings: Rulings,
): Stage => ({
  ...stage,
  events: openStretch(events, stage.events, rulings),
  findings: openStretch(findings, stage.findings, rulings),
  questions: openStretch(questions, stage.questions, rulings),
  postings: openStretch(postings, stage.postings, rulings),
  ...(stage.rolls === undefined ? {} : { rolls: openStretch(rolls, stage.rolls, rulings) }),
});

/** A report without what is covered, and without the figures at the end of the turn, which would tell it. */
const openReport = (
  { balance: _, ...report }: PartyReport,
  isOpen: (result: TurnResult) => boolean,
): PartyReport => ({
  ...report,
  gained: [],
  lost: [],
  discovered: [],
  explored: [],
  events: report.events.filter(isOpen),
  findings: report.findings.filter(isOpen),
  questions: report.questions.filter(isOpen),
  news: report.news.filter(isOpen),
});

/**
 * What of a proposal may be shown in shared rooms, of a turn that began with this world: all of it where nothing is
 * covered, else neither what is covered nor how things stand at the end. Only to be looked at.
 */
export function openPart<World>(
  proposal: Proposal<World>,
  { rulings, world }: { readonly rulings: Rulings; readonly world: World },
): Proposal<World> {
  if (!hasCovered(proposal, rulings)) return proposal;
  const isOpen = (result: TurnResult): boolean => !isCovered(result, rulings);
  const { board: _, ...told } = proposal;
  const { rolls } = told;
  return {
    ...told,
    world,
    events: proposal.events.filter(isOpen),
    findings: proposal.findings.filter(isOpen),
    questions: proposal.questions.filter(isOpen),
    postings: proposal.postings.filter(isOpen),
    ...(rolls === undefined ? {} : { rolls: rolls.filter(isOpen) }),
    balances: [],
    reports: proposal.reports.map((report) => openReport(report, isOpen)),
    stages: proposal.stages.map((stage) => openStage(stage, proposal, rulings)),
  };
}
