import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf, type Words } from '../../text/words';
import { type Lexicon, namingWords } from '../lexicon';

const NAMELESS: Lexicon = { parties: {}, terrains: {} };

/** The proper names of the open campaign. */
export const LexiconContext = createContext<Lexicon>(NAMELESS);

/** The language of the interface. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
}

/** The words of the interface's language with the proper names of the open campaign. */
export function useWords(): Words {
  const { t } = useTranslation();
  const lexicon = useContext(LexiconContext);
  return useMemo(() => namingWords((key, about) => t(key, { ...about }), lexicon), [t, lexicon]);
}
