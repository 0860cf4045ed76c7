import { describe, expect, it } from 'vitest';
import { fraction, type TurnEvent } from '../kernel';
import { blankDraft, draftId, eventKey, publicityId } from './draft';

const conquest: TurnEvent = {
  kind: 'conquest',
  clause: 'WW-7.1-09',
  time: fraction(1, 2),
  place: '210/19',
  parties: ['tha', 'ely'],
  about: { from: 'ely', unit: 101 },
};

describe('the name of an event', () => {
  it.each<[string, Partial<TurnEvent>]>([
    ['another moment', { time: fraction(3, 4) }],
    ['other witnesses', { witnesses: ['nor'] }],
    ['its facts in another order', { about: { unit: 101, from: 'ely' } }],
    ['what stands behind it', { blocks: [{ kind: 'sentence', name: 'x', about: {} }] }],
  ])('stays with %s', (_, change) => {
    expect(eventKey({ ...conquest, ...change })).toBe(eventKey(conquest));
  });

  it.each<[string, Partial<TurnEvent>]>([
    ['kind', { kind: 'capture' }],
    ['place', { place: '210/20' }],
    ['party', { parties: ['ely', 'tha'] }],
    ['fact', { about: { from: 'ely', unit: 102 } }],
  ])('changes with another %s', (_, change) => {
    expect(eventKey({ ...conquest, ...change })).not.toBe(eventKey(conquest));
  });

  it('distinguishes months in the id of its publicity', () => {
    expect(publicityId(3, conquest)).toBe(`3/${eventKey(conquest)}`);
    expect(eventKey(conquest)).toMatch(/^conquest 210\/19 tha ely [0-9a-f]{8}$/);
  });
});

describe('a draft the GM has not touched', () => {
  it('has month and realm as its id', () => {
    const draft = blankDraft(3, 'tha', 'en');
    expect(draft.id).toBe('3/tha');
    expect(draftId(draft)).toBe(draft.id);
    expect(draft).toMatchObject({ language: 'en', edits: {}, proofedAt: null });
  });
});
