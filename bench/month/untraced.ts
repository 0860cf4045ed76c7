import type {
  Explained,
  Fact,
  Operation,
  Operator,
  Rounding,
  Rule,
} from '../../engine/kernel/explained';
import type { ClauseId, Params } from '../../engine/kernel/params';
import { operate } from '../../engine/kernel/construct';

/**
 * The constructors of explanations without the explanation: values are computed, parts and data are thrown away.
 * Takes the place of the real ones in one half of the benchmark only.
 */
const NOTHING: Params = {};
const NO_PARTS: readonly Explained[] = [];
const NOBODY: Fact = { kind: 'fact', value: 0, name: '', about: NOTHING };

export { operate };

export function fact(name: string, value: number): Fact {
  return {
    kind: 'fact',
    value,
    name,
    about: NOTHING,
  };
}

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
    parts: NO_PARTS,
  };
}

export function sum(...parts: readonly Explained[]): Operation {
  return operation('sum', parts);
}

const exact =
  (operator: Operator) =>
  (...parts: readonly Explained[]): Operation =>
    operation(operator, parts);

export const calc = {
  product: exact('product'),
  difference: exact('difference'),
  minimum: exact('minimum'),
  maximum: exact('maximum'),
  quotient: (rounding: Rounding, ...parts: readonly Explained[]): Operation =>
    operation('quotient', parts, rounding),
};

export function rule(name: string, clause: ClauseId, body: Explained): Rule {
  return {
    kind: 'rule',
    value: body.value,
    name,
    clause,
    about: NOTHING,
    body: NOBODY,
  };
}
