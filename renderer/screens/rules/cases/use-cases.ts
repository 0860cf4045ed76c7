import { useEffect, useMemo, useState } from 'react';
import { readCases, type TextCase } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { wordsOf } from '../../../kit/text/words';
import type { GameCases } from '../../../games/game-view';
import { gameViews } from '../../../games/registry';
import type { CaseContext } from './case-text';

/** The cases of a game by the clause they show, and how they are told; undefined until they have come. */
export interface ClauseCases {
  readonly of: ReadonlyMap<string, readonly TextCase[]>;
  readonly telling: CaseContext;
}

const byClause = ({ files }: GameCases): ReadonlyMap<string, readonly TextCase[]> => {
  const of = new Map<string, TextCase[]>();
  for (const one of files.flatMap((text) => readCases(text).cases))
    for (const clause of new Set(one.clauses)) {
      const known = of.get(clause);
      if (known === undefined) of.set(clause, [one]);
      else known.push(one);
    }
  return of;
};

/** Fetches the cases of a game beside its rules. */
export function useCases(game: string): ClauseCases | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly cases: GameCases }>();
  useEffect(() => {
    let isWanted = true;
    const load = gameViews[game]?.cases;
    if (load !== undefined)
      void load().then((cases) => {
        if (isWanted) setLoaded({ game, cases });
      });
    return () => {
      isWanted = false;
    };
  }, [game]);
  const cases = loaded?.game === game ? loaded.cases : undefined;
  const of = useMemo(() => (cases === undefined ? undefined : byClause(cases)), [cases]);
  return useMemo(
    () =>
      cases === undefined || of === undefined
        ? undefined
        : // By the words of the game whose rules are read, whatever campaign is open.
          { of, telling: { game, language, words: wordsOf(language, game), cases } },
    [cases, of, game, language],
  );
}
