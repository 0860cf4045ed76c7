import type { Explained, Fact, Operation, Operator, Rounding, Rule } from './explained';
import type { ClauseId, Params } from './params';

/** A fact, with the clause that makes it matter if there is one. */
export function fact(name: string, value: number, about: Params = {}, clause?: ClauseId): Fact {
  return clause === undefined
    ? { kind: 'fact', value, name, about }
    : { kind: 'fact', value, name, about, clause };
}

const ROUND: Readonly<Record<Rounding, (value: number) => number>> = {
  exact: (value) => value,
  down: (value) => Math.floor(value),
  up: (value) => Math.ceil(value),
  halfUp: (value) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5) + 0,
};

const COMBINE: Readonly<Record<Operator, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  difference: ([first = 0, ...others]) => others.reduce((rest, value) => rest - value, first),
  product: (values) => values.reduce((total, value) => total * value, 1),
  quotient: ([first = 0, ...others]) =>
    others.reduce((rest, value) => (value === 0 ? 0 : rest / value), first),
  minimum: (values) => (values.length === 0 ? 0 : Math.min(...values)),
  maximum: (values) => (values.length === 0 ? 0 : Math.max(...values)),
};

/** The value of an operation: combined, then rounded once. Half is rounded away from zero; x / 0 = 0. */
export function operate(
  operator: Operator,
  values: readonly number[],
  rounding: Rounding = 'exact',
): number {
  return ROUND[rounding](COMBINE[operator](values));
}

/** Arithmetic over parts; the value is computed here and nowhere else. */
export function operation(
  operator: Operator,
  parts: readonly Explained[],
  rounding: Rounding = 'exact',
): Operation {
  return {
    kind: 'operation',
    value: operate(
      operator,
      parts.map((part) => part.value),
      rounding,
    ),
    operator,
    rounding,
    parts,
  };
}

/** The sum of parts, exact. */
export function sum(...parts: readonly Explained[]): Operation {
  return operation('sum', parts);
}

type Combined = (...parts: readonly Explained[]) => Operation;

const exact =
  (operator: Operator): Combined =>
  (...parts) =>
    operation(operator, parts);

/** Arithmetic over parts, exact but for quotients: the first part divided by all others, rounded once. */
export const calc = {
  product: exact('product'),
  difference: exact('difference'),
  minimum: exact('minimum'),
  maximum: exact('maximum'),
  quotient: (rounding: Rounding, ...parts: readonly Explained[]): Operation =>
    operation('quotient', parts, rounding),
} as const;

/** A named quantity of the rules, computed by `body` under `clause`. */
export function rule(name: string, clause: ClauseId, body: Explained, about: Params = {}): Rule {
  return {
    kind: 'rule',
    value: body.value,
    name,
    clause,
    about,
    body,
  };
}
