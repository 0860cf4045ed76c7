/** What makes letting go of the campaign cost something: a question that is open, a run that shows how far it is. */
const OPEN_WORK = '[role="dialog"], [role="alertdialog"], [role="progressbar"]';

const probes = new Set<() => boolean>();

/** Has `isAtWork` asked before the right to write goes to another window; returns how to stop. */
export const watchWork = (isAtWork: () => boolean): (() => void) => {
  probes.add(isAtWork);
  return () => probes.delete(isAtWork);
};

/** True in the middle of a stroke, a run or a question. */
export const isBusy = (): boolean =>
  [...probes].some((isAtWork) => isAtWork()) ||
  globalThis.document.querySelector(OPEN_WORK) !== null;
