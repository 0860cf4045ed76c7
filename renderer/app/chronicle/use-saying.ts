import { useMemo } from 'react';
import { legacyOf, type Params, systems } from '../../../engine';
import { lexiconOf, namingWords, spoken } from '../../explain';
import { usePreferences } from '../../state/preferences';
import { useSession } from '../../state/session';
import { useWords } from '../texts';

/** Puts an act into words. */
export type Saying = (name: string, about: Params) => string;

/**
 * Puts acts into words, with parties and terrain by their names. A name that is no longer written, such as those of decisions
 * before they shared one command, is called a step of an earlier version.
 */
export const useSaying = (): Saying => {
  const words = useWords();
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign);
  return useMemo(() => {
    const former = { defaultValue: words('storage:chronicle.former') };
    if (campaign === null)
      return (name, about) => words(name, { ...former, ...spoken(about, words) });
    const { world, system } = campaign;
    const { terrains } = legacyOf(systems[system]);
    const named = namingWords(words, lexiconOf(world, terrains, language));
    return (name, about) => named(name, { ...former, ...spoken(about, words) });
  }, [words, language, campaign]);
};
