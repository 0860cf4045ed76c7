import { describe, expect, it } from 'vitest';
import { fact, ruled, sum } from '../../../engine';
import { explainTree } from '../explain';
import { mergeTexts } from './merge-texts';
import { ownKey, ownLabel } from './own-key';
import { wordsOf } from './words';

describe('the words of a name', () => {
  it('are among those of its game, if the name is its own, else among the shared ones', () => {
    expect(ownKey('fact', 'game.levels', 'explain:fact.levels')).toBe('game:fact.levels');
    expect(ownKey('fact', 'levels', 'explain:fact.levels')).toBe('explain:fact.levels');
    expect(ownLabel('rule', 'game.levels', 'explain:rule.levels').note).toBeNull();
    expect(ownLabel('rule', 'levels', 'explain:rule.levels').note).toBe('explain:rule.levels.note');
  });

  it('of several files are laid together room by room', () => {
    expect(
      mergeTexts({ fact: { a: 'A' } }, { fact: { b: 'B' }, rule: { c: 'C' } }, {}, {}, {}),
    ).toEqual({ fact: { a: 'A', b: 'B' }, rule: { c: 'C' } });
  });
});

describe('a figure that counts halves (OS-0-02)', () => {
  const treasury = {
    ...sum({ ...fact('treasury', 9), unit: 'half' as const }),
    unit: 'half' as const,
  };

  it.each([
    ['de', '4,5', '7'],
    ['en', '4.5', '7'],
  ] as const)(
    'is told as what it comes to, the GM’s own figure likewise, in %s',
    (language, told, own) => {
      const words = wordsOf(language);
      expect(explainTree(treasury, words).figure).toBe(told);
      expect(explainTree(treasury, words).children[0]?.figure).toBe(told);
      const changed = ruled('k', treasury, { k: { key: 'k', value: 14, reason: 'r' } });
      expect(explainTree(changed, words).figure).toBe(own);
      expect(explainTree(changed, words).note).toContain(told);
    },
  );
});
