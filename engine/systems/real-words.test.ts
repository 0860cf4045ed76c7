import { expect, it } from 'vitest';
import { fingerprintOfWords, orderWords, realWordsAmong } from '../testing/real-words';
import { FOUND_FOR as EROBERUNG } from './eroberung/data/real-words';
import { FOUND_FOR as MOERDERSPIEL } from './moerderspiel/data/real-words';
import { FOUND_FOR as ORGANISATION } from './organisation/data/real-words';
import { FOUND_FOR as PYGMA } from './pygma/data/real-words';
import { systems } from './registry';
import { FOUND_FOR as WABEN } from './waben/data/real-words';

const FOUND_FOR: Readonly<Record<string, string>> = {
  waben: WABEN,
  organisation: ORGANISATION,
  moerderspiel: MOERDERSPIEL,
  eroberung: EROBERUNG,
  pygma: PYGMA,
};

it.each(Object.keys(systems))(
  'the real words beside words of orders of %s were found for those of today: npm run words',
  (game) => {
    expect(FOUND_FOR[game]).toBe(fingerprintOfWords(orderWords()[game] ?? []));
  },
);

it('real words are found beside words they are a slip of, or sound like', () => {
  const dictionary = ['betreten', 'schlecht', 'stehlen', 'baum', 'built', 'verteidigte', 'haus'];
  const words = ['betreiben', 'betretene', 'schlacht', 'stellen', 'bauen', 'build', 'verteidigt'];
  expect(realWordsAmong(dictionary, words)).toEqual([
    'betreten',
    'built',
    'schlecht',
    'stehlen',
    'verteidigte',
  ]);
});
