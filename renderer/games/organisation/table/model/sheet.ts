import {
  type Finding,
  isCovered,
  type Posting,
  type Proposal,
  type Question,
  type Rulings,
  type Stretch,
  type TurnEvent,
  type World,
} from '../../../../../engine';
import type { OrganisationRecord, Step } from '../../../../../engine/systems/organisation';

type Rolled = OrganisationRecord['rolls'][number];

/** What a step brought: lists of the run cut to it. */
export interface StepSheet {
  readonly events: readonly TurnEvent[];
  readonly findings: readonly Finding[];
  readonly questions: readonly Question[];
  readonly postings: readonly Posting[];
  readonly rolls: readonly Rolled[];
}

const cut = <Entry>(list: readonly Entry[], [from, to]: Stretch): readonly Entry[] =>
  list.slice(from, to);

/** All dice but those of events fall while the organisations act (OS-9.4, OS-14-05). */
const rollsOf = (record: OrganisationRecord, step: Step): readonly Rolled[] => {
  if (step !== 'event' && step !== 'act') return [];
  const isOfEvent = ({ roll }: Rolled): boolean => purposeOf(roll.stream) === 'event';
  return record.rolls.filter((rolled) => isOfEvent(rolled) === (step === 'event'));
};

/** What a stream is for: the third part of its name, before the organisation (OS-0-13); a seed may hold bars itself. */
export const purposeOf = (stream: string): string =>
  /\|\d+\|(event|chance|order|sabotage|plunder|information|war)(?=\||$)/.exec(stream)?.[1] ?? '';

/** What a step of the run brought; nothing while it is not there. */
export const stepSheet = (
  proposal: Proposal<World>,
  record: OrganisationRecord,
  step: Step,
): StepSheet => {
  const stage = proposal.stages.find(({ phase }) => phase === step);
  const rolls = rollsOf(record, step);
  if (stage === undefined) return { events: [], findings: [], questions: [], postings: [], rolls };
  return {
    events: cut(proposal.events, stage.events),
    findings: cut(proposal.findings, stage.findings),
    questions: cut(proposal.questions, stage.questions),
    postings: cut(proposal.postings, stage.postings),
    rolls,
  };
};

/** Dice of one throw: same stream, in their order. */
export interface Throw {
  readonly stream: string;
  readonly party: string;
  readonly purpose: string;
  readonly rolls: readonly Rolled[];
}

/** Dice by the throw they belong to, in the order of the first of each. */
export const throwsOf = (rolls: readonly Rolled[]): readonly Throw[] => {
  const streams = [...new Set(rolls.map(({ roll }) => roll.stream))];
  return streams.map((stream) => {
    const own = rolls.filter(({ roll }) => roll.stream === stream);
    const [{ party, purpose } = { party: '', purpose: '' }] = own;
    return { stream, party, purpose, rolls: own };
  });
};

/** How many questions of every step still wait for the GM's word; what is covered is not counted. */
export const openQuestionsByStep = (
  proposal: Proposal<World>,
  rulings: Rulings,
): Readonly<Partial<Record<string, number>>> =>
  Object.fromEntries(
    proposal.stages.map(({ phase, questions }) => [
      phase,
      cut(proposal.questions, questions).filter(
        (question) => rulings[question.key] === undefined && !isCovered(question, rulings),
      ).length,
    ]),
  );
