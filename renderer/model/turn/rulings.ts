import { useMemo } from 'react';
import type { DecisionSubject } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { type Overriding, useWords } from '../../kit/explain/react';
import type { Command } from '../state/command';
import { decide, ruling, takeBack } from '../state/decide';
import { useExecute } from './execute';

/** Writes and withdraws the GM's own figures. */
export interface FigureRulings {
  /** `subject` = what the figure is about, where it is kept with what the GM decided. */
  readonly onRule: (
    key: string,
    label: string,
    value: number,
    reason: string,
    subject?: DecisionSubject,
  ) => void;
  readonly onRestore: (key: string, label: string) => void;
}

/** The GM's own figures as acts carried out by `execute`. */
export function useRulingsBy(execute: (command: Command) => Promise<unknown>): FigureRulings {
  const words = useWords();
  return useMemo(
    () => ({
      onRule: (key, label, value, reason, subject) => {
        const said = `${label}: ${figuresOf(words).plain(value)}`;
        const decided =
          subject === undefined
            ? { key, value, reason }
            : ruling({ ...subject, key }, value, reason);
        void execute(decide(said, decided));
      },
      onRestore: (key, label) => void execute(takeBack(label, key)),
    }),
    [execute, words],
  );
}

/** The GM's own figures as acts on the month the desk shows. */
export function useFigureRulings(): FigureRulings {
  return useRulingsBy(useExecute());
}

/** How the figure under a ruling's key may be changed, within a range, both ends included. */
export function overriding(
  key: string,
  label: string,
  [minimum, maximum]: readonly [number, number],
  { onRule, onRestore }: FigureRulings,
  subject?: DecisionSubject,
): Overriding {
  return {
    minimum,
    maximum,
    onRule: (value, reason) => onRule(key, label, value, reason, subject),
    onRestore: () => onRestore(key, label),
  };
}
