import { type Decision, isCovered, type Json, type Params, type Ruling } from '../../../../engine';
import {
  decidedInWords,
  decisionInWords,
  type DecisionPart,
  decisionText,
} from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { decide, ruling, takeBack } from '../../state/decide';
import { useSession } from '../../state/session';
import { useExecute } from '../execute';
import { useShownRulings } from '../whatif/shown';

/** A decision on the screen: its texts, the GM's value, and the commands that write it. */
export interface Deciding {
  /** What it is about. */
  readonly title: string;
  /** What the GM decided; undefined = the rules or the dice decide. */
  readonly held: Ruling | undefined;
  readonly readOnly: boolean;
  /** The decision must not be read at the table yet. */
  readonly isHidden: boolean;
  readonly text: (part: DecisionPart, more?: Params) => string;
  /** A value as text. */
  readonly textOf: (value: Json) => string;
  readonly decide: (value: Json, reason: string) => void;
  readonly takeBack: () => void;
}

/** Props of the input of a decision. */
export interface InputProps<One> {
  readonly decision: One;
  readonly state: Deciding;
}

/** Texts and commands of a decision; the list of journal entries never reveals a value that is still covered. */
export function useDecision(decision: Decision): Deciding {
  const words = useWords();
  const execute = useExecute();
  const rulings = useShownRulings();
  const readOnly = useSession((session) => session.readOnly);
  const title = decisionInWords(decision, words);
  const textOf = (value: Json): string => decidedInWords(decision, value, words);
  return {
    title,
    held: rulings[decision.key],
    readOnly,
    isHidden: isCovered(decision, rulings),
    text: (part, more) => decisionText(decision, part, words, more),
    textOf,
    decide: (value, reason) => {
      const text = isCovered(decision, rulings) ? '' : textOf(value);
      const link = title.endsWith('?') ? ' ' : ': ';
      const label = text === '' ? title : `${title}${link}${text}`;
      void execute(decide(label, ruling(decision, value, reason)));
    },
    takeBack: () => void execute(takeBack(title, decision.key)),
  };
}
