import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cutLetter } from '../model/letter';
import { LetterText } from './LetterText';

const FIRST = '101\t4.000\tK\t327/42';

/** The lines of a letter as they stand below each other, with its correction. */
const linesWith = (text: string, put: string): readonly string[] => {
  const span = { start: text.length, end: text.length };
  const letter = cutLetter(text, [
    { kind: 'order', span: { start: 0, end: FIRST.length }, unit: 101 },
    { kind: 'correction', span, correction: { ...span, text: put } },
  ]);
  const { container } = render(
    <LetterText
      letter={letter}
      text={text}
      unit={101}
      finding={null}
      line={null}
      sentenceOf={() => ''}
      onChoose={() => undefined}
      picked={null}
      onPick={() => undefined}
      editing={null}
    />,
  );
  return [...container.querySelectorAll('.ww-letter-line')].map(({ textContent }) => textContent);
};

it.each([
  ['one line', '\n102\t\tR\t711/02', [FIRST, '102\t\tR\t711/02']],
  ['two lines', '\n102\tKH\n201\tKV', [FIRST, '102\tKH', '201\tKV']],
  ['words', ' KV', [`${FIRST} KV`]],
])('%s put in below an order stand in lines of their own, words beside it', (_, put, lines) => {
  expect(linesWith(FIRST, put)).toEqual(lines);
});
