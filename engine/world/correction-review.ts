import type { Proposal, Question } from '../kernel';
import { type CorrectedTurn, runsOf } from './correction';
import { isEqual } from './merge';
import type { World } from './world';

/** A decision of a booked turn that the correction puts in another light. */
export interface DecisionToReview {
  readonly key: string;
  /** Asked only now; decided, but asked no longer; decided, and asked otherwise. */
  readonly why: 'new' | 'gone' | 'changed';
  /** The question as it arises now, or as it did. */
  readonly question: Question;
}

const byKey = ({ questions }: Proposal<World>): ReadonlyMap<string, Question> =>
  new Map(questions.map((question) => [question.key, question]));

/** The decisions of a turn the GM should look at again, since it was computed anew with the rulings it had. */
export function decisionsToReview(turn: CorrectedTurn): readonly DecisionToReview[] {
  const { rulings } = turn.from;
  const runs = runsOf(turn);
  if (runs === undefined) return [];
  const [before, after] = [byKey(runs.before), byKey(runs.after)];
  const isRuled = (key: string): boolean => Object.hasOwn(rulings, key);
  const asked = [...after.values()].flatMap((question): readonly DecisionToReview[] => {
    const { key } = question;
    const was = before.get(key);
    if (was === undefined) return isRuled(key) ? [] : [{ key, why: 'new', question }];
    return isRuled(key) && !isEqual(was, question) ? [{ key, why: 'changed', question }] : [];
  });
  const gone = [...before.values()].flatMap((question): readonly DecisionToReview[] =>
    isRuled(question.key) && !after.has(question.key)
      ? [{ key: question.key, why: 'gone', question }]
      : [],
  );
  return [...asked, ...gone];
}
