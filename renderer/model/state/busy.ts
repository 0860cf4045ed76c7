import { remember } from '../../kit/state/create-store';

/** What makes letting go of the campaign cost something: a question that is open, a run that shows how far it is. */
const OPEN_WORK = '[role="dialog"], [role="alertdialog"], [role="progressbar"]';

/** True while a button of the mouse, a pen or a finger is down: the middle of a stroke. */
const pressed = remember(() => false);

/** Notices strokes in this window. */
export const watchPointer = ({ addEventListener }: Pick<Window, 'addEventListener'>): void => {
  const press = () => {
    pressed.now = true;
  };
  const lift = () => {
    pressed.now = false;
  };
  addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, lift, true);
};

const probes = remember(() => new Set<() => boolean>());

/** Has `isAtWork` asked before the right to write goes to another window; returns how to stop. */
export const watchWork = (isAtWork: () => boolean): (() => void) => {
  probes.now.add(isAtWork);
  return () => probes.now.delete(isAtWork);
};

/** True in the middle of a stroke, a run or a question. */
export const isBusy = (): boolean =>
  pressed.now ||
  [...probes.now].some((isAtWork) => isAtWork()) ||
  globalThis.document.querySelector(OPEN_WORK) !== null;
