import { useMemo } from 'react';
import { legacyOf, type Params, systems } from '../../../engine';
import { lexiconOf, namingWords, spoken } from '../../explain';
import { usePreferences } from '../../state/preferences';
import { useSession } from '../../state/session';
import { useWords } from '../texts';

/** Puts an act into words. */
export type Saying = (name: string, about: Params) => string;

/** Puts acts into words, with parties and terrain by their names. */
export const useSaying = (): Saying => {
  const words = useWords();
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign);
  return useMemo(() => {
    if (campaign === null) return (name, about) => words(name, spoken(about, words));
    const { world, system } = campaign;
    const named = namingWords(
      words,
      lexiconOf(world, legacyOf(systems[system]).terrains, language),
    );
    return (name, about) => named(name, spoken(about, words));
  }, [words, language, campaign]);
};
