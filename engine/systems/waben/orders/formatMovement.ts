import { type FieldAddress, grossfeldOf } from '../../../hex';
import type { Movement, Step } from './content';

const fieldText = (field: FieldAddress, before: FieldAddress | null): string =>
  before !== null && grossfeldOf(before) === grossfeldOf(field) ? field.slice(4) : field;

const stepText = (step: Step, before: FieldAddress | null): string => {
  if (step.kind === 'board') {
    const field = step.field === null ? '' : fieldText(step.field, before);
    return `${field}(${String(step.carrier)})`;
  }
  if (step.kind === 'field') return fieldText(step.field, before);
  const field = step.field === before ? '' : fieldText(step.field, before);
  return `${field}(${String(step.side)})`;
};

/**
 * Writes a movement as the column of the form wants it, from the field `before` (null = write the first
 * Großfeld in full). Directions and targets are kept in their form (WW-6.3-01).
 */
export function formatMovement(movement: Movement, before: FieldAddress | null): string {
  const [first] = movement.steps;
  if (first === undefined) return '';
  if (movement.form === 'target') return stepText(first, null);
  if (movement.form === 'directions') return movement.steps.map((step) => step.text).join('-');
  let last = before;
  let text = '';
  for (const step of movement.steps) {
    text += `-${stepText(step, last)}`;
    last = step.field ?? last;
  }
  return text;
}
