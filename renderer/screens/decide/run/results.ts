import type {
  Fight,
  Finding,
  Posting,
  Proposal,
  Question,
  Stage,
  Stretch,
  TurnEvent,
  World,
} from '../../../../engine';
import { inOrderOfTime } from '../../../model/turn/model/events';
import { partiesOf } from '../../../model/turn/model/realms';

/** The kinds of results of a phase, in the order in which they are shown. */
export const PARTS = ['fights', 'questions', 'events', 'findings', 'postings'] as const;
export type Part = (typeof PARTS)[number];

/** How many results of each kind a phase brought. */
export type PartCounts = Readonly<Record<Part, number>>;

/** One line of the results of a phase. */
export type ResultRow =
  | { readonly kind: 'head'; readonly part: Part; readonly count: number }
  | { readonly kind: 'fight'; readonly fight: Fight }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'event'; readonly event: TurnEvent }
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'posting'; readonly posting: Posting };

const lengthOf = ([from, to]: Stretch): number => Math.max(to - from, 0);

/** How much a phase brought. */
export function countsOf(stage: Stage): PartCounts {
  return {
    fights: lengthOf(stage.fights),
    questions: lengthOf(stage.questions),
    events: lengthOf(stage.events),
    findings: lengthOf(stage.findings),
    postings: lengthOf(stage.postings),
  };
}

type Results = Pick<Proposal<World>, 'fights' | 'questions' | 'events' | 'findings' | 'postings'>;

/** What a phase added for a realm, or for all: fights, questions, events by the clock, findings, postings. */
export function rowsOf(
  proposal: Results,
  stage: Stage,
  party: string | null,
): readonly ResultRow[] {
  const isOf = (parties: readonly string[]): boolean => party === null || parties.includes(party);
  const of = <T>(list: readonly T[], [from, to]: Stretch, parties: (one: T) => readonly string[]) =>
    list.slice(from, to).filter((one) => isOf(parties(one)));
  const fights = of(proposal.fights, stage.fights, ({ sides }) =>
    sides.flatMap((side) => side.parties),
  ).map((fight): ResultRow => ({ kind: 'fight', fight }));
  const questions = of(proposal.questions, stage.questions, partiesOf).map(
    (question): ResultRow => ({ kind: 'question', question }),
  );
  const events = inOrderOfTime(of(proposal.events, stage.events, ({ parties }) => parties)).map(
    (event): ResultRow => ({ kind: 'event', event }),
  );
  const findings = of(proposal.findings, stage.findings, ({ party: own }) => [own]).map(
    (finding): ResultRow => ({ kind: 'finding', finding }),
  );
  const postings = of(proposal.postings, stage.postings, ({ party: own }) => [own]).map(
    (posting): ResultRow => ({ kind: 'posting', posting }),
  );
  const parts: Readonly<Record<Part, readonly ResultRow[]>> = {
    fights,
    questions,
    events,
    findings,
    postings,
  };
  return PARTS.flatMap((part): readonly ResultRow[] =>
    parts[part].length === 0
      ? []
      : [{ kind: 'head', part, count: parts[part].length }, ...parts[part]],
  );
}
