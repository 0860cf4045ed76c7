import { useMemo } from 'react';
import type { Overriding } from '../explain/react';
import { ruleFigure, withdrawRuling } from './commands';
import { useExecute } from './execute';

/** Writes and withdraws the GM's own figures. */
export interface FigureRulings {
  readonly onRule: (key: string, label: string, value: number, reason: string) => void;
  readonly onRestore: (key: string, label: string) => void;
}

/** The GM's own figures as acts of the session. */
export const useFigureRulings = (): FigureRulings => {
  const execute = useExecute();
  return useMemo(
    () => ({
      onRule: (key, label, value, reason) => void execute(ruleFigure(key, label, value, reason)),
      onRestore: (key, label) => void execute(withdrawRuling(key, label)),
    }),
    [execute],
  );
};

/** How the figure under a ruling's key may be changed, within a range, both ends included. */
export const overriding = (
  key: string,
  label: string,
  [minimum, maximum]: readonly [number, number],
  { onRule, onRestore }: FigureRulings,
): Overriding => ({
  minimum,
  maximum,
  onRule: (value, reason) => onRule(key, label, value, reason),
  onRestore: () => onRestore(key, label),
});
