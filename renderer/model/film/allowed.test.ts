import { expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { blankDraft, type Campaign, freshIssue } from '../../../engine';
import type { Leak } from '../leaks';
import { allowedInFilm, allowInFilm, untoldLeaks } from './allowed';
import type { Perspective } from './perspective';

const campaign = seenlandCampaign();
const [party = '', other = ''] = Object.keys(campaign.world.parties);
const leak: Leak = {
  key: 'name a',
  file: 'Film',
  where: 'text',
  kind: 'note',
  what: 'a',
  excerpt: '',
};
const filmOf = (perspective: Perspective) => ({ perspective });

const decided = (before: Campaign, perspective: Perspective, reason: string | null): Campaign => {
  const command = allowInFilm(filmOf(perspective), before, [leak.key], reason);
  return 'replace' in command ? command.replace(before) : before;
};

it('a leak allowed in the film of a party is allowed to it alone, until it is taken back', () => {
  const allowed = decided(campaign, { party }, 'steht auf dem Poster');
  const reasons = { [leak.key]: 'steht auf dem Poster' };
  expect(allowedInFilm(filmOf({ party }), allowed)).toEqual(reasons);
  expect(allowedInFilm(filmOf({ party: other }), allowed)).toEqual({});
  expect(allowedInFilm(filmOf('everybody'), allowed)).toEqual({});
  expect(allowedInFilm(filmOf({ party }), decided(allowed, { party }, null))).toEqual({});
});

it('a reason is of film and book alone: no turn report is touched', () => {
  expect(decided(campaign, 'everybody', 'wissen alle').evaluations).toBe(campaign.evaluations);
});

it('what is allowed in the public film is allowed to each party', () => {
  const allowed = decided(campaign, 'everybody', 'wissen alle');
  for (const one of ['everybody', { party }, { party: other }] as const)
    expect(Object.keys(allowedInFilm(filmOf(one), allowed))).toEqual([leak.key]);
});

const reported = (turn: number, parties: readonly string[], isSent = true): Campaign => ({
  ...campaign,
  archive: isSent
    ? { [turn]: { sent: Object.fromEntries(parties.map((one) => [one, 'x'])) } as never }
    : {},
  evaluations: Object.fromEntries(
    parties.map((one) => {
      const draft = { ...blankDraft(turn, one, 'de'), allowed: { [leak.key]: 'verraten' } };
      return [draft.id, draft];
    }),
  ),
});

const issued = (releasedAt: string | null): Campaign => {
  const issue = freshIssue({}, 1, {
    title: '',
    motto: '',
    language: 'de',
    tone: 'neutral',
    rounding: 1,
    columns: 2,
    statistics: [],
  });
  const allowed = { [leak.key]: 'steht in der Zeitung' };
  return { ...campaign, newsletters: { [issue.id]: { ...issue, releasedAt, allowed } } };
};

const all = Object.keys(campaign.world.parties);

it.each([
  ['a report told its party', reported(1, [party]), { party }, 0],
  ['a report told another party', reported(1, [other]), { party }, 1],
  ['a report was never sent, though later turns were', reported(1, [party], false), { party }, 1],
  ['not all were told', reported(1, [party]), 'everybody', 1],
  ['all were told', reported(1, all), 'everybody', 0],
  ['an issue told it', issued('2026-02-01T12:00:00Z'), { party }, 0],
  ['an issue will tell it once it comes out', issued(null), { party }, 1],
] as const)('whether a leak is news: %s', (_, told, perspective, count) => {
  expect(untoldLeaks(filmOf(perspective), told, [leak])).toHaveLength(count);
});

it.each([
  ['what is drawn, as every map has the same key', { where: 'drawing' }],
  ['a script', { kind: 'script' }],
] as const)('what nobody can have been told stays news: %s', (_, found) => {
  expect(
    untoldLeaks(filmOf({ party }), reported(1, [party]), [{ ...leak, ...found }]),
  ).toHaveLength(1);
});
