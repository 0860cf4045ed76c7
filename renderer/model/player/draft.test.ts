import { describe, expect, it } from 'vitest';
import { amountOf, draftFrom, storedDraft } from './draft';

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

  it('keeps its text where its plan is bent', () => {
    const bent = JSON.stringify({ page: 'page', text: 'x', plan: [3, { what: 4 }, null] });
    expect(draftFrom(bent, 'page')).toEqual({ text: 'x', plan: [{ what: '', amount: '' }] });
  });
});

it.each([
  ['', 2, 0],
  ['1.500', 1, 1500],
  ["1'500", 1, 1500],
  ['1 500', 1, 1500],
  ['4,5', 2, 9],
  ['−20', 1, -20],
  ['viel', 1, 0],
])('the amount %j of %i parts is %i', (typed, parts, amount) => {
  expect(amountOf(typed, parts)).toBe(amount);
});
