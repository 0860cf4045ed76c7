import { expect, it } from 'vitest';
import { fingerprintOfWords, orderWords, realWordsAmong } from '../../testing/real-words';
import { isRealWord } from '../order-slips';
import { FOUND_FOR } from './real-words';

it('the real words beside words of orders were found for those of today: npm run words', () => {
  expect(FOUND_FOR).toBe(fingerprintOfWords(orderWords()));
});

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

it.each(['schrieben', 'betreten', 'stehlen', 'schlecht', 'schlagt'])(
  '%s is a word of its own, and no slip of the pen in a word of an order',
  (word) => expect(isRealWord(word)).toBe(true),
);
