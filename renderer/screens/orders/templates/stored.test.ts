import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderSubject } from '../../../../engine';
import { filledLine, shownBlanks, storedBlanks, withBlanks, wordsOfSubject } from './stored';

const words = (name: string, place: string) => {
  const subject: OrderSubject = {
    party: 'p',
    key: name,
    name: [name, name],
    what: ['', ''],
    place,
  };
  return wordsOfSubject(subject, (key) => (key === 'r1' ? 'Wald' : key), 'de');
};

describe('a line becomes a template', () => {
  it.each([
    ['203\t50\tR\t\t210/37\t-30-31\tKV', '203', '210/37', '{unit}\t50\tR\t\t{place}\t-30-31\tKV'],
    ['KH 1 | 40/11 | | 40/11 | V |', 'KH 1', '40/11', '{unit} | {place} | | 40/11 | V |'],
    ['Armee 1 zieht nach H8', 'Armee 1', 'G8', '{unit} zieht nach H8'],
    ['HIRE Handel in Wald 3', 'Wald', 'r1', 'HIRE Handel in {unit} 3'],
    ['Heer 1203 wartet auf 203', '203', '', 'Heer 1203 wartet auf {unit}'],
    ['Heer 101\n zieht', '101', '', 'Heer {unit} zieht'],
  ])('%j of %s in %s: %j', (line, name, place, template) => {
    expect(withBlanks(line, words(name, place))).toBe(template);
  });
});

describe('a template becomes a line', () => {
  it('of one who is ordered, with nothing left open', () => {
    const line = '{unit} von {place} nach 30, {unit} wartet';
    expect(filledLine({ line }, words('203', 'r1'), 'de')).toEqual({
      line: '203 von Wald nach 30, 203 wartet',
      open: null,
    });
  });

  it('of nobody in particular, the first blank to be written over', () => {
    const { line, open } = filledLine(
      { line: 'Heer {unit} KV {place}' },
      wordsOfSubject(undefined, String, 'de'),
      'de',
    );
    expect(line.slice(open?.start, open?.end)).toBe('{Einheit}');
  });

  it.each([
    ['de', 'Händler Ost nach 30'],
    ['en', 'Trader East nach 30'],
  ] as const)('that names whom it orders in the language of the GM: %s', (language, line) => {
    const subject: OrderSubject = {
      party: 'p',
      key: 'h1',
      name: ['Händler Ost', 'Trader East'],
      what: ['', ''],
      place: '',
    };
    const own = wordsOfSubject(subject, String, language);
    expect(filledLine({ line: '{unit} nach 30' }, own, language).line).toBe(line);
    expect(withBlanks('Händler Ost nach 30', own)).toBe('{unit} nach 30');
  });

  it('with the very name of whom it orders, whatever signs it has', () => {
    const own = words("Gold$& $' $1", 'r1');
    expect(filledLine({ line: '{unit} wartet' }, own, 'de').line).toBe("Gold$& $' $1 wartet");
  });

  it('that is the line it was made of, for the same one (property)', () => {
    const letters = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.constantFrom('KV', 'zieht nach 210/38'),
        (name, place, rest) => {
          fc.pre(name !== place && !rest.includes(name) && !rest.includes(place));
          const line = `${name} ${place} ${rest}`;
          const own = words(name, place);
          expect(filledLine({ line: withBlanks(line, own) }, own, 'en').line).toBe(line);
        },
      ),
    );
  });
});

describe('the blanks of a template', () => {
  it('are read in both languages and shown in that of the GM', () => {
    const line = storedBlanks('{Einheit} in {place} und {unit} nach {Ort}');
    expect(shownBlanks(line, 'en')).toBe('{unit} in {place} und {unit} nach {place}');
    expect(shownBlanks(line, 'de')).toBe('{Einheit} in {Ort} und {Einheit} nach {Ort}');
  });
});
