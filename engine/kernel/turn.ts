import {
  decidedFields,
  decidedNumber,
  decidedText,
  type FieldsDecision,
  type NumberDecision,
  type Question,
  type TextDecision,
} from './decision';
import type { TurnEvent } from './event';
import type { Finding } from './finding';
import type { Json } from './params';
import type { Posting, Proposal } from './proposal';
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
  readonly stages: Stage[];
  /** Notes a finding; what was found of an order already is not said again. */
  find(finding: Finding): void;
  /** Notes something that happened. */
  tell(event: TurnEvent): void;
  /** Books money. */
  book(posting: Posting): void;
  /** Puts a question where there is something to choose, each key once; the GM's answer, or the proposal. */
  ask(question: Question): string;
  /** What counts of a decision the GM may take unasked; it is offered to him where a card has it among its blocks. */
  readonly decided: {
    number(decision: NumberDecision): number;
    text(decision: TextDecision): string;
    fields(decision: FieldsDecision): Readonly<Record<string, string | number>>;
  };
  /** Does something whose results nobody at the table may read before the GM decides what has this key. */
  cover(until: string, act: () => void): void;
}

const isSame = (a: Finding, b: Finding): boolean =>
  a.code === b.code && a.party === b.party && a.unit === b.unit && a.span?.start === b.span?.start;

/** An event that is covered, and the decisions on its card with it. */
function coveredEvent(event: TurnEvent, coveredUntil: string): TurnEvent {
  const { blocks } = event;
  if (blocks === undefined) return { ...event, coveredUntil };
  const covered = blocks.map((block) =>
    block.kind === 'decision' ? { ...block, decision: { ...block.decision, coveredUntil } } : block,
  );
  return { ...event, blocks: covered, coveredUntil };
}

/** Changes the entries of a list from an index on. */
function changeFrom<Entry>(list: Entry[], from: number, change: (entry: Entry) => Entry): void {
  for (const [index, entry] of list.entries()) if (index >= from) list[index] = change(entry);
}

/** A turn in which nothing has happened yet. */
export function openTurn<World>(input: TurnInput<World>): Turn<World> {
  const events: TurnEvent[] = [];
  const findings: Finding[] = [];
  const questions: Question[] = [];
  const postings: Posting[] = [];
  const valueOf = (key: string): Json | undefined => input.rulings[key]?.value;
  return {
    input,
    events,
    findings,
    questions,
    postings,
    stages: [],
    find: (finding) => {
      if (!findings.some((one) => isSame(one, finding))) findings.push(finding);
    },
    tell: (event) => {
      events.push(event);
    },
    book: (posting) => {
      postings.push(posting);
    },
    ask: (question) => {
      const { key, options, proposal } = question;
      if (options.length > 1 && !questions.some((one) => one.key === key)) questions.push(question);
      const value = input.rulings[key]?.value;
      return typeof value === 'string' && options.includes(value) ? value : proposal;
    },
    decided: {
      number: (decision) => decidedNumber(decision, valueOf(decision.key)),
      text: (decision) => decidedText(decision, valueOf(decision.key)),
      fields: (decision) => decidedFields(decision, valueOf(decision.key)),
    },
    cover: (coveredUntil, act) => {
      const from = [events.length, findings.length, questions.length, postings.length] as const;
      act();
      changeFrom(events, from[0], (event) => coveredEvent(event, coveredUntil));
      changeFrom(findings, from[1], (finding) => ({ ...finding, coveredUntil }));
      changeFrom(questions, from[2], (question) => ({ ...question, coveredUntil }));
      changeFrom(postings, from[3], (posting) => ({ ...posting, coveredUntil }));
    },
  };
}

/** One phase of a turn, written straight down. */
export interface TurnPhase<Own> {
  readonly id: string;
  readonly run: (turn: Own) => void;
}

/**
 * Runs the phases of a turn one after the other and notes what each of them added. The listener is told before each
 * phase and once at the end (with an empty phase id); false if it cancelled.
 */
export function runTurn<Own extends Turn<unknown>>(
  phases: readonly TurnPhase<Own>[],
  turn: Own,
  progress: ProgressListener = () => true,
): boolean {
  for (const [index, { id, run }] of phases.entries()) {
    if (!progress(index, phases.length, id)) return false;
    const { events, findings, questions, postings } = turn;
    const lists = { events, findings, questions, postings };
    const from = Object.fromEntries(
      Object.entries(lists).map(([name, { length }]) => [name, length]),
    );
    run(turn);
    const added = (name: keyof typeof lists) => [from[name] ?? 0, lists[name].length] as const;
    turn.stages.push({
      phase: id,
      events: added('events'),
      fights: [0, 0],
      findings: added('findings'),
      questions: added('questions'),
      postings: added('postings'),
    });
  }
  return progress(phases.length, phases.length, '');
}

/** What a run came to, for games without marches and fights; `more` adds what the game has beside it. */
export function proposalOf<World>(
  { events, findings, questions, postings, stages }: Turn<World>,
  world: World,
  more: Partial<Proposal<World>> = {},
): Proposal<World> {
  return {
    world,
    marches: [],
    events,
    fights: [],
    postings,
    balances: [],
    reports: [],
    findings,
    questions,
    stages,
    ...more,
  };
}
