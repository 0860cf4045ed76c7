import { describe, expect, it } from 'vitest';
import { fraction, systems, type TurnEvent } from '../../../../engine';
import { grammarOf } from '../../../kit/text/grammar';
import { wordsOf } from '../../../kit/text/words';
import { ownEventNews } from './own-tell';
import type { NewsContext } from './news-text';

const PARTIES: NewsContext['parties'] = {
  orden: { name: 'Orden der Hochwacht', article: 'der' },
  zirkel: { name: 'Zirkel der Schreiber', article: 'der' },
};

const context = (
  language: 'de' | 'en',
  tone: NewsContext['tone'],
  game = 'organisation',
): NewsContext => ({
  language,
  words: wordsOf(language, game),
  tone,
  rounding: 1,
  parties: PARTIES,
  regions: { seen: 'Seenland' },
  fights: [],
  whereOf: () => ({ kind: 'nowhere' }) as never,
  heroOf: () => null,
});

/** Kinds of events of the game that letters report. */
const KINDS = (systems['organisation']?.words?.events ?? []).flatMap((events) =>
  Object.entries(events),
);

const told = (
  kind: string,
  language: 'de' | 'en',
  tone: NewsContext['tone'],
  isPublic: boolean,
) => {
  const event: TurnEvent = {
    kind: `organisation.${kind}`,
    clause: 'OS-5.6-02',
    time: fraction(0, 1),
    place: 'seen',
    parties: ['orden', 'zirkel'],
    about: { answer: 'In Marsch, Stufe 3.', text: 'Wo ist ihr Turm?', units: 2, region: 'seen' },
    ...(isPublic ? { isPublic } : {}),
  };
  return (
    ownEventNews(event, kind, context(language, tone), grammarOf(language).name('jemand'))?.text ??
    ''
  );
};

describe('events of a game in the newsletter', () => {
  it('that are neither public nor worded for it only report that something happened', () => {
    const secret = KINDS.filter(([, said]) => Array.isArray(said) || !('headlines' in said));
    expect(secret.length).toBeGreaterThan(20);
    for (const [kind] of secret)
      for (const tone of ['neutral', 'inCharacter'] as const)
        expect([kind, told(kind, 'de', tone, false)]).toEqual([
          kind,
          tone === 'neutral'
            ? 'Der Orden der Hochwacht machte in der Region Seenland von sich reden.'
            : 'Vom Orden der Hochwacht ist in der Region Seenland mancherlei zu hören.',
        ]);
  });

  it.each(['neutral', 'inCharacter'] as const)(
    'never address one of their readers (%s)',
    (tone) => {
      const addressed = KINDS.map(([kind]) => told(kind, 'de', tone, true)).filter((text) =>
        /\b(?:Euch|Eure|Eurer|Euren|Eurem|Eures|Ihr|Ihnen|Ihre[rnms]?)\b/.test(text),
      );
      expect(addressed).toEqual([]);
    },
  );
});

it.each([
  ['de', 'seen', ['orden'], 'Neues aus Seenland'],
  ['de', '', ['orden', 'zirkel'], 'Neues vom Orden der Hochwacht und dem Zirkel der Schreiber'],
  ['de', '', [], 'Kurz gemeldet'],
  ['en', '', ['orden'], 'News of the Orden der Hochwacht'],
  ['en', '', [], 'In brief'],
] as const)(
  'an event without a headline of its own (%s, place „%s“, %j) has %s',
  (language, place, parties, headline) => {
    const event: TurnEvent = {
      kind: 'eroberung.contribution',
      clause: 'EW-18-04',
      time: fraction(0, 1),
      place,
      parties: [...parties],
      about: { amount: 500, ...(parties.length > 1 ? { party: [...parties] } : {}) },
      isPublic: true,
    };
    const nobody = grammarOf(language).name('jemand');
    expect(
      ownEventNews(event, 'x', context(language, 'neutral', 'eroberung'), nobody)?.headline,
    ).toBe(headline);
  },
);

it('a vote is published with those who voted (TM-6-16)', () => {
  const event: TurnEvent = {
    kind: 'moerderspiel.votes',
    clause: 'TM-6-16',
    time: fraction(0, 1),
    place: '',
    parties: ['orden', 'zirkel'],
    about: { party: 'orden', count: 1, others: ['zirkel'] },
    isPublic: true,
  };
  const game = { ...context('de', 'neutral'), words: wordsOf('de', 'moerderspiel') };
  expect(ownEventNews(event, 'votes', game, grammarOf('de').name('jemand'))).toEqual({
    headline: 'Das Ergebnis der Abstimmung',
    text: 'Stimmen gegen den Orden der Hochwacht: 1. Gestimmt haben: der Zirkel der Schreiber.',
  });
});
