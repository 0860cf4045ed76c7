import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutLetter, type LetterStatus, type LetterSegment } from './letter';

const finding = (
  start: number,
  end: number,
  severity: 'REJECT' | 'ASK' | 'TRUNCATE' | 'WARN',
  index: number,
): LetterStatus => ({ kind: 'finding', span: { start, end }, severity, index });

const order = (start: number, end: number, unit: number): LetterStatus => ({
  kind: 'order',
  span: { start, end },
  unit,
});

const shown = ({ text, unit, finding: found }: LetterSegment) =>
  [text, unit, found === null ? null : `${found.severity} ${String(found.index)}`] as const;

describe('a letter cut into stretches', () => {
  it.each([
    {
      name: 'a finding within an order',
      text: '203 nach 418/04',
      marks: [order(0, 15, 203), finding(9, 15, 'TRUNCATE', 0)],
      segments: [
        ['203 nach ', 203, null],
        ['418/04', 203, 'TRUNCATE 0'],
      ],
    },
    {
      name: 'overlapping findings: the weightier one shows where both lie',
      text: 'abcdef',
      marks: [finding(0, 4, 'WARN', 0), finding(2, 6, 'REJECT', 1)],
      segments: [
        ['ab', null, 'WARN 0'],
        ['cd', null, 'REJECT 1'],
        ['ef', null, 'REJECT 1'],
      ],
    },
    {
      name: 'findings of equal weight: the earlier one shows',
      text: 'abc',
      marks: [finding(0, 3, 'ASK', 4), finding(0, 3, 'ASK', 2)],
      segments: [['abc', null, 'ASK 2']],
    },
    {
      name: 'an empty finding marks nothing',
      text: 'abc',
      marks: [finding(1, 1, 'WARN', 0)],
      segments: [['abc', null, null]],
    },
  ])('shows $name', ({ text, marks, segments }) => {
    expect(cutLetter(text, marks).segmentsOf(0).map(shown)).toEqual(segments);
  });

  it('carries a mark over a line break', () => {
    const letter = cutLetter('101 bleibt\r\nim Lager', [finding(4, 20, 'WARN', 0)]);
    expect(letter.lines).toBe(2);
    expect(letter.segmentsOf(0).map(shown)).toEqual([
      ['101 ', null, null],
      ['bleibt', null, 'WARN 0'],
    ]);
    expect(letter.segmentsOf(1).map(shown)).toEqual([['im Lager', null, 'WARN 0']]);
    expect(letter.lineAt(13)).toBe(1);
  });

  it('loses and changes no character, whatever the marks', () => {
    const anyMark: fc.Arbitrary<LetterStatus> = fc
      .record({
        a: fc.nat(60),
        b: fc.nat(60),
        index: fc.nat(9),
        severity: fc.constantFrom('REJECT' as const, 'ASK' as const, 'TRUNCATE' as const),
      })
      .map(({ a, b, index, severity }) => finding(Math.min(a, b), Math.max(a, b), severity, index));
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z0-9 \t]{0,12}$/), { maxLength: 6 }),
        fc.array(anyMark, { maxLength: 8 }),
        (lines, marks) => {
          const letter = cutLetter(lines.join('\n'), marks);
          const again = Array.from({ length: letter.lines }, (_, line) =>
            letter
              .segmentsOf(line)
              .map(({ text }) => text)
              .join(''),
          );
          expect(again.join('\n')).toBe(lines.join('\n'));
        },
      ),
    );
  });

  it('cuts ten thousand lines without looking at them all', () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `${String(100 + (i % 900))} KH`).join(
      '\n',
    );
    const marks = Array.from({ length: 10_000 }, (_, i) => finding(i * 7, i * 7 + 3, 'WARN', i));
    const letter = cutLetter(text, marks);
    expect(letter.lines).toBe(10_000);
    expect(letter.segmentsOf(9_999)[0]?.finding?.index).toBe(9_999);
  });
});
