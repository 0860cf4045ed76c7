import type { Finding } from '../../../../../engine';
import type { Hint, ToolOutcome } from '../tool';

/** What the rules object to, in the words of the register and with the clause. */
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

/** One sentence of the room's own; what it rests on says the register of the game. */
export function refused(text: string, about: Hint['about']): Hint {
  return {
    text,
    about,
    tone: 'refused',
  };
}

/** Tells the GM one sentence. */
export function tell(hint: Hint): ToolOutcome {
  return { kind: 'tell', hint };
}
