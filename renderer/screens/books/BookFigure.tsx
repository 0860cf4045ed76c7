import type { Explained } from '../../../engine';
import { figuresOf, displayValue } from '../../kit/explain';
import { ExplainedFigure, useWords } from '../../kit/explain/react';
import { useSession } from '../../model/state/session';
import { overriding, useRulingsBy } from '../../model/turn/rulings';

/** The widest range the GM may rule in. */
const ANY: readonly [number, number] = [-1_000_000_000, 1_000_000_000];

export interface BookFigureProps {
  readonly explained: Explained;
  readonly title: string;
  /** Key of the ruling over it; absent = it cannot be overruled, here or at all. */
  readonly ruling?: string | undefined;
}

/** A figure of the books: it opens its derivation and, for the open month, the GM's own figure. */
export function BookFigure({ explained, title, ruling }: BookFigureProps) {
  const words = useWords();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const rulings = useRulingsBy(execute);
  return (
    <ExplainedFigure
      value={figuresOf(words).plain(displayValue(explained))}
      explained={explained}
      title={title}
      {...(ruling === undefined || readOnly
        ? {}
        : { onOverride: overriding(ruling, title, ANY, rulings) })}
    />
  );
}
