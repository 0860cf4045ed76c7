import type { Finding } from '../../../../../engine';
import type { Hint, ToolOutcome } from '../tool';

/** The objection of the rules, in the texts of the register and with the clause. */
export function refusal({ code, clause, party, about }: Finding): Hint {
  return {
    text: `findings:${code}`,
    about: {
      words: '',
      unit: '',
      party,
      ...about,
      ...(about['reason'] === undefined ? {} : { context: about['reason'] }),
    },
    clause,
    tone: 'refused',
  };
}

/** One sentence of the screen's own; its clause is in the register of the game. */
export function refused(text: string, about: Hint['about']): Hint {
  return {
    text,
    about,
    tone: 'refused',
  };
}

/** What is there already, told while the pointer is over it: no fault, for it may just have been placed. */
export function noted(text: string, about: Hint['about']): Hint {
  return {
    text,
    about,
    tone: 'plain',
  };
}

/** Shows the GM one sentence. */
export function tell(hint: Hint): ToolOutcome {
  return { kind: 'tell', hint };
}
