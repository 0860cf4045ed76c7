import type { ClauseId, Json, Params } from './params';

/** Key of the decision before which something must not be read at the table; of several, all must be taken. */
export type Cover = string | readonly string[];

/** Subject of a decision, stored with the GM's answer. */
export interface DecisionSubject {
  /** Name of the decision: `<game>.<name>`, or one all games share. */
  readonly name: string;
  readonly about: Params;
  /** Key of the decision until which nobody at the table may read this one; absent = visible. */
  readonly coveredUntil?: Cover;
}

interface DecisionFrame extends DecisionSubject {
  /** Stable between runs: the GM's decision is stored under it. */
  readonly key: string;
  readonly clause: ClauseId;
  /** Person who may answer in the GM's place, because nobody else is affected. */
  readonly delegate?: string;
}

/** A choice the rules leave to the GM. */
export interface Question extends DecisionFrame {
  readonly options: readonly string[];
  /** The option in force until the GM chooses another. */
  readonly proposal: string;
  /** True where the rules decide and nothing is asked: the GM may override it all the same. */
  readonly isOffered?: true;
}

/** A whole number in a range, both ends included. */
export interface NumberDecision extends DecisionFrame {
  readonly input: 'number';
  readonly range: readonly [minimum: number, maximum: number];
  readonly proposal: number;
}

/** A short text, such as a name or an answer; empty = none. */
export interface TextDecision extends DecisionFrame {
  readonly input: 'text';
  readonly longest: number;
  readonly proposal: string;
}

/** One field of a decision of several. */
export type DecisionField =
  | { readonly id: string; readonly options: readonly string[] }
  | { readonly id: string; readonly range: readonly [minimum: number, maximum: number] };

/** Several fields decided together. */
export interface FieldsDecision extends DecisionFrame {
  readonly input: 'fields';
  readonly fields: readonly DecisionField[];
  readonly proposal: Readonly<Record<string, string | number>>;
}

/** A statement that is false until the GM confirms it, such as that what was covered is revealed. */
export interface FlagDecision extends DecisionFrame {
  readonly input: 'flag';
}

/**
 * Which of some dice are thrown again, by one who has throws left: a list of `{ by, die }`, dice counted from 1, in the
 * order in which they are thrown.
 */
export interface RethrowDecision extends DecisionFrame {
  readonly input: 'rethrow';
  readonly by: string;
  readonly left: number;
}

/**
 * Something decided in a screen of the game's own, such as a battle that is played: only the game knows the shape of the
 * value, which may be some kilobytes long. Nothing holds until it is decided.
 */
export interface OwnDecision extends DecisionFrame {
  readonly input: 'own';
}

/**
 * Everything the GM can decide in a turn: what the rules leave to the GM, and what overrides the rules. A figure and a
 * die carry theirs themselves (`ruled`, `Roll`).
 */
export type Decision =
  | Question
  | NumberDecision
  | TextDecision
  | FieldsDecision
  | FlagDecision
  | OwnDecision
  | RethrowDecision;

const isFields = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithin = (value: Json | undefined, [least, most]: readonly [number, number]): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const fits = (field: DecisionField, value: Json | undefined): value is string | number =>
  'range' in field
    ? isWithin(value, field.range)
    : typeof value === 'string' && field.options.includes(value);

/** The choice in force: one of its options; the proposal where the GM chose none of them. */
export function decidedChoice({ options, proposal }: Question, value: Json | undefined): string {
  return typeof value === 'string' && options.includes(value) ? value : proposal;
}

/** The number in force, within its range; the proposal where the GM entered no whole number. */
export function decidedNumber(decision: NumberDecision, value: Json | undefined): number {
  const { range, proposal } = decision;
  if (typeof value !== 'number' || !Number.isInteger(value)) return proposal;
  return Math.min(range[1], Math.max(range[0], value));
}

/** The text in force: without spaces around it; the proposal where it is empty or too long. */
export function decidedText({ longest, proposal }: TextDecision, value: Json | undefined): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || Array.from(text).length > longest ? proposal : text;
}

/** The fields in force: each valid one, the proposal of each other one. */
export function decidedFields(
  { fields, proposal }: FieldsDecision,
  value: Json | undefined,
): Readonly<Record<string, string | number>> {
  const values = isFields(value) ? value : {};
  return Object.fromEntries(
    fields.map((field) => {
      const one = values[field.id];
      return [field.id, fits(field, one) ? one : (proposal[field.id] ?? '')];
    }),
  );
}
