import {
  coveredFrom,
  type Finding,
  isCovered,
  type Posting,
  type Proposal,
  type Question,
  type RuleSystem,
  type Rulings,
  type Stretch,
  type ThrownDie,
  type TurnEvent,
  type World,
} from '../../../../engine';

/** A step of the table: a phase of the turn, and where it stands among those of its group. */
export interface TableStep {
  readonly phase: string;
  /** Id of its group; null = there is one group only. */
  readonly group: string | null;
  /** From one, within its group. */
  readonly number: number;
}

/** The steps a game declares, in their order; none = it has no table. */
export function stepsOf({ words }: Pick<RuleSystem<World>, 'words'>): readonly TableStep[] {
  return (words?.guided?.groups ?? []).flatMap(({ id, title, steps }) =>
    Object.keys(steps).map((phase, index) => ({
      phase,
      group: title === undefined ? null : id,
      number: index + 1,
    })),
  );
}

/** The step so many places on; the first and the last one are the ends. */
export function stepBeside(
  steps: readonly TableStep[],
  phase: string,
  by: number,
): TableStep | undefined {
  const index = steps.findIndex((one) => one.phase === phase) + by;
  return steps[Math.min(Math.max(index, 0), steps.length - 1)];
}

/** What a step brought: lists of the run cut to it. */
export interface StepLists {
  readonly events: readonly TurnEvent[];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
  readonly postings: readonly Posting[];
  readonly rolls: readonly ThrownDie[];
}

const NOTHING: StepLists = { events: [], findings: [], questions: [], postings: [], rolls: [] };

const cut = <Entry>(list: readonly Entry[], [from, to]: Stretch): readonly Entry[] =>
  list.slice(from, to);

/** What a phase of the run brought; nothing while it is not there. */
export function stepLists(proposal: Proposal<World> | null, phase: string): StepLists {
  const stage = proposal?.stages.find((one) => one.phase === phase);
  if (proposal === null || stage === undefined) return NOTHING;
  return {
    events: cut(proposal.events, stage.events),
    findings: cut(proposal.findings, stage.findings),
    questions: cut(proposal.questions, stage.questions),
    postings: cut(proposal.postings, stage.postings),
    rolls: cut(proposal.rolls ?? [], stage.rolls ?? [0, 0]),
  };
}

/** True for a step that brought nothing. */
export function isQuiet(lists: StepLists): boolean {
  return Object.values<readonly unknown[]>({ ...lists }).every((list) => list.length === 0);
}

/**
 * The step the GM is at: the first one not confirmed that brought anything, or simply the first one not confirmed; the
 * last one if all are. Undefined for games without steps.
 */
export function openStep(
  steps: readonly TableStep[],
  proposal: Proposal<World> | null,
  isDone: (phase: string) => boolean,
): TableStep | undefined {
  const waiting = steps.filter(({ phase }) => !isDone(phase));
  return (
    waiting.find(({ phase }) => !isQuiet(stepLists(proposal, phase))) ?? waiting[0] ?? steps.at(-1)
  );
}

/** Dice of one throw: same stream, in their order. */
export interface Throw extends Pick<ThrownDie, 'party' | 'purpose'> {
  readonly stream: string;
  readonly rolls: readonly ThrownDie[];
}

/** Dice by the throw they belong to, in the order of the first of each. */
export function throwsOf(rolls: readonly ThrownDie[]): readonly Throw[] {
  const streams = [...new Set(rolls.map(({ roll }) => roll.stream))];
  return streams.map((stream) => {
    const own = rolls.filter(({ roll }) => roll.stream === stream);
    const [{ party = '', purpose } = { purpose: '' }] = own;
    return { stream, party, purpose, rolls: own };
  });
}

/** How many questions of every phase still wait for the GM's word; what is covered is not counted. */
export function openQuestionsByPhase(
  proposal: Proposal<World> | null,
  rulings: Rulings,
): Readonly<Partial<Record<string, number>>> {
  return Object.fromEntries(
    (proposal?.stages ?? []).map(({ phase, questions }) => [
      phase,
      cut(proposal?.questions ?? [], questions).filter(
        (question) => rulings[question.key] === undefined && !isCovered(question, rulings),
      ).length,
    ]),
  );
}

/** How much of a run is covered, seen from one of its phases. */
export interface PhaseCover {
  /** Phase in which what is covered lies; null = nothing is covered. */
  readonly at: string | null;
  /** How things stand after the looked-at phase is covered; and all it brought, as it comes later. */
  readonly isHere: boolean;
  readonly isBefore: boolean;
}

/** Whether a phase lies behind something covered: how it leaves things would tell what that led to. */
export function coverAt(
  proposal: Proposal<World> | null,
  rulings: Rulings,
  phase: string,
): PhaseCover {
  if (proposal === null) return { at: null, isHere: false, isBefore: false };
  const { stages } = proposal;
  const from = coveredFrom(proposal, rulings);
  const index = stages.findIndex((one) => one.phase === phase);
  return { at: stages[from]?.phase ?? null, isHere: index >= from, isBefore: index > from };
}
