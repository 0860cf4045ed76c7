import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from button to button of a list, or from one to another of its parts that a selector names. */
export function stepFocus(event: KeyboardEvent<HTMLElement>, selector = 'button'): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = parts.findIndex((part) => part === document.activeElement);
  const next = at < 0 ? undefined : parts[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
