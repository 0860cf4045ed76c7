import { useMemo } from 'react';
import { hexGameOf, type Params, systems } from '../../../engine';
import { lexiconOf, namingWords, spoken } from '../../kit/explain';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { useWords } from '../../model/files/texts';

/** Puts an act into words. */
export type Saying = (name: string, about: Params) => string;

/**
 * Puts acts into words, with parties and terrain by their names. A name that is no longer written, such as those of decisions
 * before they shared one command, is told by what it was about, or else called a step of an earlier version.
 */
export const useSaying = (): Saying => {
  const words = useWords();
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign);
  return useMemo(() => {
    const saidBy =
      (speak: typeof words): Saying =>
      (name, about) => {
        const said = spoken(about, words);
        const label = about['label'] ?? about['clause'];
        const former =
          label === undefined
            ? speak('storage:chronicle.former')
            : speak('turn:command.decide', { ...said, label });
        return speak(name, { defaultValue: former, ...said });
      };
    if (campaign === null) return saidBy(words);
    const { world, system } = campaign;
    const { terrains } = hexGameOf(systems[system]);
    return saidBy(namingWords(words, lexiconOf(world, terrains, language)));
  }, [words, language, campaign]);
};
