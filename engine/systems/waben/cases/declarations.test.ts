import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../kernel';
import type { Party, World } from '../../../world';
import { realm } from '../../../testing';
import { checkOrders, readOrders } from '../orders';
import type { Declaration } from '../orders/declaration';
import { declaredIn } from '../orders/declaring/declared';
import { readDeclarations } from '../orders/declaring/read';
import { worldOfCase } from './build';
import { type GivenLetter, IMPOSSIBLE, LETTERS, LINES, STRANGE } from './declarations';

const MAP = [{ no: '210', u: 0, v: 0, terrain: 't' }];

const worldOf = (given: GivenLetter): World => {
  const world = worldOfCase({
    ...given,
    map: MAP,
    units: [{ party: 'a', number: 101, type: 'K', size: 5000, place: '210/19' }],
  });
  const others = ['c', 'd', 'e'].map((key): [string, Party] => [key, realm(key)]);
  return {
    ...world,
    clock: { ...world.clock, moon: given.moon ?? 3 },
    parties: {
      ...world.parties,
      ...Object.fromEntries(others),
      a: realm('a', { treasury: 100_000 }),
      b: realm('b', { name: 'Bund von Valen' }),
    },
  };
};

const textOf = ({ lines }: GivenLetter): string => lines.join('\n');

const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ code, words }) => `${code} ${words}`.trim());

const checked = (given: GivenLetter): readonly Finding[] => {
  const world = worldOf(given);
  return checkOrders(readOrders(textOf(given), 'a', world), world, given.settings ?? {});
};

/** What a declaration means, without its words. */
const meaning = ({ text, span, ...rest }: Declaration): object => {
  expect(span.end - span.start).toBe(text.length);
  return rest;
};

describe.each([
  ['lines of a letter', LINES],
  ['lines not understood', STRANGE],
])('%s', (_, cases) => {
  it.each(cases)('$id', ({ given, expect: expected }) => {
    const text = textOf(given);
    const { declarations, findings } = readDeclarations(text, 'a', worldOf(given));
    expect(declarations.map(meaning)).toEqual(expected.declared ?? []);
    expect(told(findings)).toEqual(expected.findings ?? []);
    for (const { text: words, span } of declarations)
      expect(text.slice(span.start, span.end)).toBe(words);
  });
});

describe('declarations that cannot be', () => {
  const OWN_CODES = /F-(?:BUILD|PORT|POS|ORD-NOTARGET|ORD-REMARK|ROW-UNKNOWN)/;

  it.each(IMPOSSIBLE)('$id', ({ given, expect: expected }) => {
    const findings = checked(given).filter(({ code }) => OWN_CODES.test(code));
    expect(told(findings)).toEqual(expected.findings ?? []);
  });
});

describe('the letter as a whole', () => {
  it.each(LETTERS)('$id', ({ given, expect: expected }) => {
    const findings = checked(given).filter(({ code }) => /F-TURN|F-NUM-MOON/.test(code));
    expect([...told(findings)].sort()).toEqual([...(expected.findings ?? [])].sort());
  });
});

describe('statements and tables', () => {
  it('WW-4.1-33: what stands in a line and in a table of the same letter counts once', () => {
    const text = [
      'Neurüstung und Abrüstung',
      'Einheit\tStärke\two\tKosten',
      '101 (aufr.)\t+3000K\t210/19\t-15.000',
      'Lagerung',
      'Lager 210/04: 50.000',
      'Bauwerke',
      'Typ\tOrt\tName',
      'BRG\t210/07\tFalkenstein\tneu',
      'STD\t210/04\tTrakan',
    ].join('\n');
    const { declarations } = declaredIn(text, 'a', worldOf({ lines: [] }));
    expect(declarations.map(({ kind }) => kind)).toEqual(['muster', 'store', 'build']);
  });

  it('WW-6.3-12: a declaration between rows of orders is no strange line', () => {
    const lines = ['Nr.\tZugbefehl\tBefehl', '101\t\tKV', 'Steuersatz 8 %', '102\t\tKV'];
    const sheet = readOrders(lines.join('\n'), 'a', worldOf({ lines }));
    expect(sheet.rows.map(({ unit }) => unit)).toEqual([101, 102]);
    expect(sheet.findings).toEqual([]);
  });
});
