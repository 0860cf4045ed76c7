import { useEffect } from 'react';
import { composeEvaluation } from '../evaluation/compose';
import { wordsOf } from '../../../kit/text/words';
import { holding, useFound } from './found-store';
import { staleCount } from './use-composed';
import type { EvaluationRealm, EvaluationsModel } from './use-evaluations';

const hasWords = ({ draft: { edits } }: EvaluationRealm): boolean => Object.keys(edits).length > 0;

/** Looks for words of the GM that are out of date in evaluations that are not open, one realm after the other. */
export const useStale = ({ realms, chosen, facts }: EvaluationsModel): void => {
  const stale = useFound((found) => found.stale);
  const next = realms.find(
    (realm) =>
      realm.party.key !== chosen.party.key &&
      hasWords(realm) &&
      holding(stale[realm.party.key], { facts, mark: realm.mark }) === undefined,
  );
  useEffect(() => {
    if (next === undefined) return;
    const { party, draft, mark } = next;
    const dossier = facts.of(party.key);
    if (dossier === undefined) return;
    const words = wordsOf(draft.language, dossier.system);
    const evaluation = composeEvaluation(dossier, draft, words);
    useFound.getState().noteStale(party.key, { facts, mark, stale: staleCount(evaluation) });
  }, [next, facts]);
};
