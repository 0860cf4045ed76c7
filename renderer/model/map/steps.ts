import type { NextStep } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import type { Words } from '../../kit/text/words';

/** A step of a drawn order; `isKnown` is false where its writer does not know what lies there. */
type ShownStep = Pick<NextStep, 'figures'> & { readonly isKnown?: boolean };

/** True for a step before which the rules end the way, as far as its writer can know. */
export function isBarred({ isKnown = true, figures }: ShownStep): boolean {
  return isKnown && figures?.isMade === false;
}

/** How a step is marked: what is left after it, `?` = only the turn shows it, a cross = it cannot be made. */
export function signOf(step: ShownStep, words: Words): string {
  if (isBarred(step)) return '×';
  const { isKnown = true, figures } = step;
  return isKnown && figures !== undefined ? figuresOf(words).plain(figures.left) : '?';
}
