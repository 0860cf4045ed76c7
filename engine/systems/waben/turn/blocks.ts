import type { CardBlock, Explained, Params, Question } from '../../../kernel';

/** What the GM may put in the place of a computed count. */
const COUNT: readonly [number, number] = [0, 1_000_000_000];

/** A figure behind an event, for the GM alone; under the key of a ruling he puts his own in its place. */
export function figureBlock(
  name: string,
  value: Explained,
  ruling?: string,
  about: Params = {},
): CardBlock {
  return {
    ...{ kind: 'figure', name: `waben.${name}`, about, value, isHidden: true },
    ...(ruling === undefined ? {} : { ruling, range: COUNT }),
  };
}

/** What the GM may decide of an event though the rules say it: by them the first option holds. */
export function offered(question: Omit<Question, 'proposal' | 'isOffered'>): Question {
  const [proposal = ''] = question.options;
  return { ...question, proposal, isOffered: true };
}

/** A decision on the card of an event. */
export function decisionBlock(decision: Question): CardBlock {
  return { kind: 'decision', decision };
}
