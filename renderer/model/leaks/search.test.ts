import { expect, it } from 'vitest';
import { leaksOfPiece, soughtOf } from './search';

const SOUGHT = soughtOf([
  { key: 'settlement', kind: 'settlement', words: ['Eiswehr'], about: 'Eiswehr' },
]);

it.each([
  ['between short texts', 'vor ', ' nach', 'vor Eiswehr nach'],
  [
    'behind a word that would be cut',
    `abgeschnitten${' ein'.repeat(9)} `,
    '',
    `${'ein '.repeat(9)}Eiswehr`,
  ],
  [
    'before a word that would be cut',
    '',
    `${' ist'.repeat(9)} abgeschnitten`,
    `Eiswehr${' ist'.repeat(9)}`,
  ],
  [
    'between words longer than the excerpt',
    `${'x'.repeat(60)}-`,
    `-${'x'.repeat(60)}`,
    '-Eiswehr-',
  ],
])('the excerpt of a leak %s has whole words', (_, before, after, excerpt) => {
  const piece = { text: `${before}Eiswehr${after}`, where: 'text' as const };
  expect(leaksOfPiece(piece, SOUGHT, 'file').map((leak) => leak.excerpt)).toEqual([excerpt]);
});
