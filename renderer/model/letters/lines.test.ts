import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesEdit, rebasedEdit } from './lines';

describe('an edit of whole lines', () => {
  it.each([
    ['a word is another', 'A 1\nB 2\nC 3', 'A 1\nB 7\nC 3', 'B 2', 'B 7'],
    ['a line is new', 'A\nC', 'A\nB\nC', '', 'B\n'],
    ['the last line is new', 'A\nB', 'A\nB\nC', 'B', 'B\nC'],
    ['a line is gone', 'A\nB\nC', 'A\nC', 'B\n', ''],
    ['the first line is gone', 'A\nB', 'B', 'A\n', ''],
    ['nothing changes', 'A\nB', 'A\nB', '', ''],
    ['there was nothing', '', 'A', '', 'A'],
  ])('when %s', (_, before, after, gone, words) => {
    const edit = linesEdit(before, after);
    expect(before.slice(edit.span.start, edit.span.end)).toBe(gone);
    expect(edit.words).toBe(words);
  });

  it('leads to the other text, and begins and ends with lines', () => {
    const text = fc
      .array(fc.constantFrom('', 'A', 'AB', 'B A', 'ABBA'), { maxLength: 6 })
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { span, words } = linesEdit(before, after);
        expect(before.slice(0, span.start) + words + before.slice(span.end)).toBe(after);
        expect(span.start === 0 || before[span.start - 1] === '\n').toBe(true);
      }),
    );
  });
});

describe('an edit of a text that was changed meanwhile', () => {
  const edit = linesEdit('A\nB\nC', 'A\nB 7\nC');
  it.each([
    ['is the same where lines behind it changed', 'A\nB\nC\nD', 'A\nB 7\nC\nD'],
    ['goes along with lines before it', 'Z\nA\nB\nC', 'Z\nA\nB 7\nC'],
    ['cannot be made where its own lines changed', 'A\nX\nC', undefined],
    ['cannot be made where nothing is left', '', undefined],
  ])('%s', (_, now, after) => {
    const moved = rebasedEdit(edit, 'A\nB\nC', now);
    const made = moved && now.slice(0, moved.span.start) + moved.words + now.slice(moved.span.end);
    expect(made).toBe(after);
  });
});
