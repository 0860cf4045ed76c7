import type { Movement, Step } from './content';
import { type Problem, problem } from './finding';

const withoutSide = (step: Step): readonly Step[] => {
  if (step.kind !== 'side') return [step];
  const { text, span, field } = step;
  return text.startsWith('(') ? [] : [{ kind: 'field', field, text, span }];
};

/** The path of a land unit without its side numbers, each of them named (WW-6.3-08). */
export function ignoreSides(movement: Movement): {
  readonly movement: Movement;
  readonly problems: readonly Problem[];
} {
  const problems = movement.steps
    .filter((step) => step.kind === 'side')
    .map(({ text, span }) => problem('F-PATH-SIDE', { text, span }));
  if (problems.length === 0) return { movement, problems };
  const steps = movement.steps.flatMap(withoutSide);
  return {
    movement: { ...movement, steps, form: steps.length === 0 ? 'none' : movement.form },
    problems,
  };
}
