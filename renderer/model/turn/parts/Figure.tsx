import type { DecisionSubject, Explained } from '../../../../engine';
import { figuresOf, displayValue } from '../../../kit/explain';
import { ExplainedFigure, useWords } from '../../../kit/explain/react';
import { overriding, useFigureRulings } from '../rulings';

export interface FigureProps {
  readonly explained: Explained;
  readonly title: string;
  /** Key of the ruling over it; absent = it cannot be overruled by itself. */
  readonly ruling?: string | undefined;
  readonly range?: readonly [number, number];
  /** What the ruling over it is about. */
  readonly subject?: DecisionSubject;
  /** Written with its sign, as in a sum. */
  readonly isSigned?: boolean;
}

/** The widest range the GM may rule in, where nothing narrower is known. */
const ANY: readonly [number, number] = [-1_000_000_000, 1_000_000_000];

/** A figure of the month that opens its derivation and, under a key, the GM's own figure. */
export function Figure(props: FigureProps) {
  const { explained, title, ruling, range = ANY, subject, isSigned } = props;
  const words = useWords();
  const rulings = useFigureRulings();
  const { plain, signed } = figuresOf(words);
  const value = displayValue(explained);
  return (
    <ExplainedFigure
      value={isSigned === true ? signed(value) : plain(value)}
      explained={explained}
      title={title}
      {...(ruling === undefined
        ? {}
        : { onOverride: overriding(ruling, title, range, rulings, subject) })}
    />
  );
}
