import { expect, it } from 'vitest';
import { letterText, mailAddress } from './letter-text';

it.each([
  ['two lines', 'eins\nzwei', 'eins%0D%0Azwei'],
  ['half a character', 'a\uD83D', 'a%EF%BF%BD'],
  ['a whole one beyond the basic plane', '\u{1F40E}', '%F0%9F%90%8E'],
  ['a sign of addresses', 'a&b', 'a%26b'],
])('a letter of %s opens as mail', (_, letter, body) => {
  expect(mailAddress('Zug 3', letter)).toBe(`mailto:?subject=Zug%203&body=${body}`);
});

it('a letter has no blanks at the ends of its lines, and no halves of characters', () => {
  expect(letterText('eins  \nzwei\uDC00 \n')).toBe('eins\nzwei\uFFFD');
});
