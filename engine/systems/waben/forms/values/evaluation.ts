import type { RealmList } from '../../../../kernel';
import type { Values } from '../to-text/values';
import { digits, type Language } from './figures';

const WORDS: Readonly<Record<Language, string>> = { de: 'Bestand', en: 'Treasury' };

/** What the GM knows before he writes: the treasury; everything else is by hand (WW-8.2-40). */
export const evaluationValues = ({ treasury }: RealmList, language: Language): Values => ({
  'moneyCause.1': WORDS[language],
  'moneyGold.1': digits(treasury, language),
});
