import { memoizeByObject, type Proposal, type Question, rollKey, type Ruling } from '../kernel';
import { type CorrectedTurn, runsOf } from './correction';
import { isEqual } from './merge';
import type { World } from './world';

/** A decision of a booked turn that the correction puts in another light. */
export type DecisionToReview =
  | {
      readonly key: string;
      /** Asked only now; decided, but asked no longer; decided, and asked otherwise. */
      readonly why: 'new' | 'gone' | 'changed';
      /** The question as it arises now, or as it did. */
      readonly question: Question;
    }
  | {
      readonly key: string;
      /** The figure or the die the GM set by hand does not come up any more. */
      readonly why: 'void';
      readonly ruling: Ruling;
    };

const byKey = ({ questions }: Proposal<World>): ReadonlyMap<string, Question> =>
  new Map(questions.map((question) => [question.key, question]));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every key under which the results of a turn let a figure, a die or a decision be set by hand. */
const ruledIn = memoizeByObject((proposal: Proposal<World>): ReadonlySet<string> => {
  const keys = new Set<string>();
  const { world: _, ...results } = proposal;
  const open: unknown[] = [results];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isObject(next)) continue;
    const { ruling, key, stream, index } = next;
    if (typeof ruling === 'string') keys.add(ruling);
    if (typeof key === 'string') keys.add(key);
    if (typeof stream === 'string' && typeof index === 'number') keys.add(rollKey(stream, index));
    open.push(...Object.values(next).filter(isObject));
  }
  return keys;
});

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
  const [ruledBefore, ruledAfter] = [ruledIn(runs.before), ruledIn(runs.after)];
  const voided = Object.values(rulings).flatMap((ruling): readonly DecisionToReview[] => {
    const { key } = ruling;
    const isGone = ruledBefore.has(key) && !ruledAfter.has(key) && !before.has(key);
    return isGone ? [{ key, why: 'void', ruling }] : [];
  });
  return [...asked, ...gone, ...voided];
}
