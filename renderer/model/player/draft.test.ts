import { describe, expect, it } from 'vitest';
import { amountOf, draftFrom, draftKey, storedDraft } from './draft';

const DRAFT = { text: 'KH 1 zieht nach 2/28', plan: [{ what: 'Straßen', amount: '1.500' }] };

describe('a draft', () => {
  it('is read from its file as it was', () => {
    expect(draftFrom(storedDraft('page', DRAFT), 'page')).toEqual(DRAFT);
  });

  it.each([
    ['of another page', storedDraft('another', DRAFT), 'other'],
    ['that is no JSON', '<html>', 'bad'],
    ['that is JSON of another kind', '[1]', 'bad'],
    ['without a text', '{"page":"page"}', 'bad'],
  ])('%s is refused', (_, text, fault) => {
    expect(draftFrom(text, 'page')).toBe(fault);
  });

  it('has no halves of characters, which nothing can send', () => {
    const cut = JSON.stringify({ page: 'page', text: 'a\uD83D b', plan: [{ what: '\uDC00' }] });
    expect(draftFrom(cut, 'page')).toEqual({
      text: 'a\uFFFD b',
      plan: [{ what: '\uFFFD', amount: '' }],
    });
  });

  it('keeps its text where its plan is bent', () => {
    const bent = JSON.stringify({ page: 'page', text: 'x', plan: [3, { what: 4 }, null] });
    expect(draftFrom(bent, 'page')).toEqual({ text: 'x', plan: [{ what: '', amount: '' }] });
  });
});

it.each([
  ['', 2, 'de', 0],
  ['1.500', 1, 'de', 1500],
  ['1.234.567', 1, 'de', 1_234_567],
  ["1'500", 1, 'de', 1500],
  ['1 500', 1, 'de', 1500],
  ['4,5', 2, 'de', 9],
  ['−20', 1, 'de', -20],
  ['1,500', 1, 'en', 1500],
  ['1,500.5', 2, 'en', 3001],
  ['4.5', 2, 'en', 9],
  ['0.29', 100, 'en', 29],
  ['4.5', 2, 'de', undefined],
  ['4,5', 2, 'en', undefined],
  ['4,5', 1, 'de', undefined],
  ['1.50', 1, 'de', undefined],
  ['1e3', 1, 'en', undefined],
  ['viel', 1, 'de', undefined],
] as const)(
  'the amount %j of %i parts, on a page in %s, is %s',
  (typed, parts, language, amount) => {
    expect(amountOf(typed, parts, language)).toBe(amount);
  },
);

describe('the key of a page', () => {
  const keyOf = (campaign: string, turn: number, name: string): string => {
    const party = { key: 'tha', name };
    return draftKey({ campaign, snapshot: { system: 'waben', party, next: { turn } } });
  };

  it('stays when a party is renamed', () => {
    expect(keyOf('a', 3, 'Tharos')).toBe(keyOf('a', 3, 'Neu-Tharos'));
  });

  it('is another in another campaign or turn', () => {
    expect(new Set([keyOf('a', 3, ''), keyOf('b', 3, ''), keyOf('a', 4, '')]).size).toBe(3);
  });
});
