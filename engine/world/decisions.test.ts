import { describe, expect, it } from 'vitest';
import type { Finding } from '../kernel';
import { decisionKey } from './decisions';

const finding: Finding = {
  code: 'F-ADV-POINTS',
  severity: 'WARN',
  clause: 'WW-5.3-15',
  party: 'tha',
  unit: 101,
  span: { start: 4, end: 7 },
  words: '-20',
  about: { needed: 16 },
};

describe('the key of a decision', () => {
  it('WW-0.1-05: names party, code, unit and a hash of the words', () => {
    expect(decisionKey(finding)).toMatch(/^tha\/F-ADV-POINTS\/101\/[0-9a-f]{8}$/);
  });

  it.each([
    { title: 'other words', change: { words: '-22' } },
    { title: 'another unit', change: { unit: 102 } },
    { title: 'another code', change: { code: 'F-MOVE-MP' } },
    { title: 'another party', change: { party: 'val' } },
  ])('is another one for $title', ({ change }) => {
    expect(decisionKey({ ...finding, ...change })).not.toBe(decisionKey(finding));
  });

  it('is the same wherever the words are, whatever else has changed in the letter', () => {
    const moved: Finding = { ...finding, span: { start: 40, end: 43 }, about: { needed: 17 } };
    expect(decisionKey(moved)).toBe(decisionKey(finding));
  });

  it('distinguishes findings without words by their parameters', () => {
    const missing: Finding = { ...finding, words: '', about: { place: '210/19', stated: 3 } };
    const same: Finding = { ...missing, about: { stated: 3, place: '210/19' } };
    const other: Finding = { ...missing, about: { place: '210/20', stated: 3 } };
    expect(decisionKey(same)).toBe(decisionKey(missing));
    expect(decisionKey(other)).not.toBe(decisionKey(missing));
  });
});
