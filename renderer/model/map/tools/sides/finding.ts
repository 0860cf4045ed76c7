import type { Finding } from '../../../../../engine';
import type { Hint, ToolOutcome } from '../tool';

/** What the rules object to, in the words of the register and with the clause. */
export const refusal = ({ code, clause, party, about }: Finding): Hint => ({
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
});

/** One sentence of the room's own; what it rests on says the register of the game. */
export const refused = (text: string, about: Hint['about']): Hint => ({
  text,
  about,
  tone: 'refused',
});

/** Tells the GM one sentence. */
export const tell = (hint: Hint): ToolOutcome => ({ kind: 'tell', hint });
