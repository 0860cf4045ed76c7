import { withCover } from './covered';
import {
  decidedChoice,
  decidedFields,
  decidedNumber,
  decidedText,
  type FieldsDecision,
  type NumberDecision,
  type OwnDecision,
  type Question,
  type TextDecision,
} from './decision';
import type { TurnEvent } from './event';
import type { Fight } from './fight';
import type { Finding } from './finding';
import type { Json } from './params';
import type { Posting, Proposal, ThrownDie } from './proposal';
import type { Stage } from './stage';
import type { ProgressListener, TurnInput } from './turn-input';

/**
 * A turn while it is computed: what every phase of every game writes to. It is mutable inside one run and never leaves
 * it; the proposal made of it is plain data.
 */
export interface Turn<World> {
  readonly input: TurnInput<World>;
  readonly events: TurnEvent[];
  readonly findings: Finding[];
  readonly questions: Question[];
  readonly postings: Posting[];
  readonly fights: Fight[];
  /** Every die in the order in which it falls. */
  readonly rolls: ThrownDie[];
  readonly stages: Stage[];
  readonly laws: TurnLaws;
  /** Adds a finding; one equal to an earlier finding of the same order is dropped. */
  find(finding: Finding): void;
  /** Notes something that happened. */
  tell(event: TurnEvent): void;
  /** Books money. */
  book(posting: Posting): void;
  /** Puts a question where there is something to choose, each key once; the GM's answer, or the proposal. */
  ask(question: Question): string;
  /** Decisions in force that the GM may take unasked; a card offers one among its blocks. */
  readonly decided: {
    choice(decision: Question): string;
    number(decision: NumberDecision): number;
    text(decision: TextDecision): string;
    fields(decision: FieldsDecision): Readonly<Record<string, string | number>>;
    /** As it was decided, of whatever shape; undefined until it is. */
    own(decision: OwnDecision): Json | undefined;
  };
  /**
   * Covers all results of `act` until the GM makes the decision with this key. Later results of the turn could reveal
   * them, so they stay covered as long.
   */
  cover(until: string, act: () => void): void;
  /** Marks all events that `act` tells as results of a decision with this key, as far as they are of none already. */
  resultsOf(decision: string, act: () => void): void;
  /** From where on what the turn brought is covered, as far as the GM has not decided so yet. */
  readonly covers: AppliedCover[];
}

/** Differences between games in the lists of a turn. */
export interface TurnLaws {
  /** True if two findings are equal; the later one is dropped. */
  readonly isSame: (a: Finding, b: Finding) => boolean;
  /** False where dice stand in the explanations alone: the proposal then lists none. */
  readonly listsRolls: boolean;
}

const LAWS: TurnLaws = {
  isSame: (a, b) =>
    a.code === b.code &&
    a.party === b.party &&
    a.unit === b.unit &&
    a.span?.start === b.span?.start,
  listsRolls: true,
};

type Lists = Pick<
  Turn<unknown>,
  'events' | 'findings' | 'questions' | 'postings' | 'fights' | 'rolls'
>;

/** How long the lists of a turn are. */
type Lengths = Readonly<Record<keyof Lists, number>>;

const lengthsOf = (lists: Lists): Lengths => ({
  events: lists.events.length,
  findings: lists.findings.length,
  questions: lists.questions.length,
  postings: lists.postings.length,
  fights: lists.fights.length,
  rolls: lists.rolls.length,
});

/** A cover over all that a turn brings from some places of its lists on. */
interface AppliedCover {
  readonly until: string;
  readonly from: Lengths;
}

/** An event that is covered, and the decisions on its card with it. */
function coveredEvent(event: TurnEvent, until: string): TurnEvent {
  const { blocks } = event;
  if (blocks === undefined) return withCover(event, until);
  const covered = blocks.map((block) =>
    block.kind === 'decision' ? { ...block, decision: withCover(block.decision, until) } : block,
  );
  return withCover({ ...event, blocks: covered }, until);
}

/** Changes the entries of a list from an index on. */
function changeFrom<Entry>(list: Entry[], from: number, change: (entry: Entry) => Entry): void {
  for (const [index, entry] of list.entries()) if (index >= from) list[index] = change(entry);
}

/** Covers all that is in the lists from some places on. */
function coverFrom(lists: Lists, { until, from }: AppliedCover): void {
  changeFrom(lists.events, from.events, (event) => coveredEvent(event, until));
  changeFrom(lists.findings, from.findings, (finding) => withCover(finding, until));
  changeFrom(lists.questions, from.questions, (question) => withCover(question, until));
  changeFrom(lists.postings, from.postings, (posting) => withCover(posting, until));
  changeFrom(lists.rolls, from.rolls, (die) => withCover(die, until));
}

/** A turn in which nothing has happened yet. */
export function openTurn<World>(input: TurnInput<World>, laws: TurnLaws = LAWS): Turn<World> {
  const events: TurnEvent[] = [];
  const findings: Finding[] = [];
  const questions: Question[] = [];
  const postings: Posting[] = [];
  const fights: Fight[] = [];
  const rolls: ThrownDie[] = [];
  const covers: AppliedCover[] = [];
  const lists: Lists = { events, findings, questions, postings, fights, rolls };
  const valueOf = (key: string): Json | undefined => input.rulings[key]?.value;
  return {
    input,
    events,
    findings,
    questions,
    postings,
    fights,
    rolls,
    stages: [],
    laws,
    covers,
    find: (finding) => {
      if (!findings.some((one) => laws.isSame(one, finding))) findings.push(finding);
    },
    tell: (event) => {
      events.push(event);
    },
    book: (posting) => {
      postings.push(posting);
    },
    ask: (question) => {
      const { key, options } = question;
      if (options.length > 1 && !questions.some((one) => one.key === key)) questions.push(question);
      return decidedChoice(question, valueOf(key));
    },
    decided: {
      choice: (decision) => decidedChoice(decision, valueOf(decision.key)),
      number: (decision) => decidedNumber(decision, valueOf(decision.key)),
      text: (decision) => decidedText(decision, valueOf(decision.key)),
      fields: (decision) => decidedFields(decision, valueOf(decision.key)),
      own: ({ key }) => valueOf(key),
    },
    cover: (until, act) => {
      // Also where it is revealed already: until the next run it can be covered again.
      const laid = { until, from: lengthsOf(lists) };
      act();
      covers.push(laid);
    },
    resultsOf: (resultOf, act) => {
      const from = events.length;
      act();
      changeFrom(events, from, (event) => ({ resultOf, ...event }));
    },
  };
}

/** One phase of a turn, written straight down. */
export interface TurnPhase<Own> {
  readonly id: string;
  readonly run: (turn: Own) => void;
}

/**
 * Runs the phases of a turn one after the other and records what each of them added. The listener is called before each
 * phase and once at the end (with an empty phase id); false if it cancelled.
 */
export function runTurn<Own extends Turn<unknown>>(
  phases: readonly TurnPhase<Own>[],
  turn: Own,
  progress: ProgressListener = () => true,
): boolean {
  for (const [index, { id, run }] of phases.entries()) {
    if (!progress(index, phases.length, id)) return false;
    const from = lengthsOf(turn);
    run(turn);
    const to = lengthsOf(turn);
    // Blocks added to an event later are covered as the event is: a card is complete only at the end of its phase.
    for (const [no, laid] of turn.covers.entries()) {
      coverFrom(turn, laid);
      turn.covers[no] = { ...laid, from: to };
    }
    const added = (name: keyof Lengths) => [from[name], to[name]] as const;
    turn.stages.push({
      phase: id,
      events: added('events'),
      fights: added('fights'),
      findings: added('findings'),
      questions: added('questions'),
      postings: added('postings'),
      ...(turn.laws.listsRolls ? { rolls: added('rolls') } : {}),
    });
  }
  return progress(phases.length, phases.length, '');
}

/** Result of a run, for games without marches; `more` adds the game's own. */
export function proposalOf<World>(
  { events, fights, findings, questions, postings, stages, rolls, laws }: Turn<World>,
  world: World,
  more: Partial<Proposal<World>> = {},
): Proposal<World> {
  return {
    world,
    marches: [],
    events,
    fights,
    postings,
    balances: [],
    reports: [],
    findings,
    questions,
    stages,
    ...(laws.listsRolls ? { rolls } : {}),
    ...more,
  };
}
