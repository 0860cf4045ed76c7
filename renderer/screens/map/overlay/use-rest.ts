import { type RefObject, useEffect, useState } from 'react';

/** Where the pointer rests, in pixels from the upper left corner of the element. */
export interface Rest {
  readonly x: number;
  readonly y: number;
}

/** Moves of fewer pixels do not end a rest: a hand is never quite still. */
const TREMOR = 4;

/**
 * The place of a mouse that has not moved over an element for some milliseconds, no button down; null while it
 * moves, presses, turns the wheel or is elsewhere. Fingers and pens do not hover.
 */
export const useRest = (
  element: RefObject<HTMLElement | null>,
  milliseconds: number,
): Rest | null => {
  const [rest, setRest] = useState<Rest | null>(null);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Rest | null = null;
    const wake = (): void => {
      clearTimeout(timer);
      last = null;
      setRest(null);
    };
    const move = ({ clientX, clientY, buttons, pointerType, target: over }: PointerEvent): void => {
      const box = target.getBoundingClientRect();
      const here = { x: clientX - box.left, y: clientY - box.top };
      if (last !== null && Math.hypot(here.x - last.x, here.y - last.y) < TREMOR) return;
      wake();
      const isMap = over instanceof Element && over.closest('[role="application"]') !== null;
      if (pointerType !== 'mouse' || buttons !== 0 || !isMap) return;
      last = here;
      timer = setTimeout(() => setRest(here), milliseconds);
    };
    target.addEventListener('pointermove', move);
    for (const name of ['pointerdown', 'pointerleave', 'wheel', 'keydown'] as const) {
      target.addEventListener(name, wake);
    }
    return () => {
      clearTimeout(timer);
      target.removeEventListener('pointermove', move);
      for (const name of ['pointerdown', 'pointerleave', 'wheel', 'keydown'] as const) {
        target.removeEventListener(name, wake);
      }
    };
  }, [element, milliseconds]);
  return rest;
};
