import { describe, expect, it } from 'vitest';
import { hexGameOf, systems, type TurnEvent } from '../../../engine';
import { playMonths } from '../../../engine/testing/month';
import { campaignWorld } from '../../../engine/testing/monthWorld';
import { type Language, wordsOf } from '../text/words';
import { eventSentence, findingSentence, lexiconOf, namingWords, questionInWords } from './index';

const world = campaignWorld(5);
const months = playMonths(world, 9, 'v');

const speaking = (language: Language) =>
  namingWords(wordsOf(language), lexiconOf(world, hexGameOf(systems['waben']).terrains, language));

const event = (kind: TurnEvent['kind'], about: TurnEvent['about']): TurnEvent => ({
  kind,
  clause: 'WW-7.1-02',
  time: { numerator: 1, denominator: 2 },
  place: '101/29',
  parties: ['ada', 'bel'],
  about,
});

/** Events as reported to a party: foreign units by kind and owner. */
const CASES: readonly {
  readonly name: string;
  readonly event: TurnEvent;
  readonly de: string;
  readonly en: string;
}[] = [
  {
    name: 'a unit sights a foreign one of which it knows the kind alone (WW-7.1-04)',
    event: event('sighting', { unit: 'bel:foot', by: 'unit 101', kind: 'foot', sizeClass: 3 }),
    de: '101 sichtet eine Einheit von Belmark: Fußvolk, 3 bis 5 Mindestgrößen.',
    en: '101 sights a unit of Belmark: foot, 3 to 5 minimum sizes.',
  },
  {
    name: 'own land sights a foreign unit (WW-7.1-05)',
    event: event('sighting', { unit: 'bel:work', by: 'territory', kind: 'work', sizeClass: 1 }),
    de: 'Vom eigenen Land aus wird eine Einheit von Belmark gesichtet: Arbeiter oder Tross, 1 bis 2 Mindestgrößen.',
    en: 'From own land a unit of Belmark is sighted: workers or baggage, 1 to 2 minimum sizes.',
  },
  {
    name: 'a presence is told without an owner (WW-12.7-30)',
    event: {
      ...event('sighting', { unit: '-:unknown', by: 'unit 101', kind: 'unknown', sizeClass: 0 }),
      parties: ['ada', '-'],
    },
    de: 'Eine fremde Einheit wird bemerkt; mehr ist nicht zu erkennen.',
    en: 'A foreign unit is noticed; more cannot be made out.',
  },
  {
    name: 'an onlooker hears that there was a fight (WW-7.2-04)',
    event: event('fight', { fight: 'x', kind: 'battle', a: 'bel:foot', b: 'cor:mounted' }),
    de: 'Ein Kampf zwischen Fußvolk (Belmark) und Reiterei (Corvan) wird beobachtet.',
    en: 'A fight between foot (Belmark) and riders (Corvan) is observed.',
  },
  {
    name: 'whoever fights hears more',
    event: event('fight', { fight: 'x', kind: 'battle', a: 'ada:101', b: 'bel:foot', winner: '' }),
    de: 'Kampf zwischen 101 und Fußvolk (Belmark). Keine Seite behauptet das Feld.',
    en: 'A fight between 101 and foot (Belmark). Neither side holds the field.',
  },
];

describe('the report of a party in words', () => {
  it.each(CASES)('$name', ({ event: told, de, en }) => {
    expect(eventSentence(told, 'ada', speaking('de'))).toBe(de);
    expect(eventSentence(told, 'ada', speaking('en'))).toBe(en);
  });

  it.each<Language>(['de', 'en'])(
    'fills every placeholder in the reports of a campaign in %s',
    (language) => {
      const reports = months.flatMap(({ proposal }) => proposal.reports);
      const sentences = reports.flatMap(({ party, events, news }) =>
        [...events, ...news].map((told) => eventSentence(told, party, speaking(language))),
      );
      expect(sentences.length).toBeGreaterThan(100);
      expect(sentences.filter((text) => /[{}$]|explain:|undefined/.test(text))).toEqual([]);
    },
  );

  it.each<Language>(['de', 'en'])(
    'fills every placeholder in the findings and questions of a campaign in %s',
    (language) => {
      const words = speaking(language);
      const sentences = months.flatMap(({ proposal: { findings, questions } }) => [
        ...findings.map((found) => findingSentence(found, words)),
        ...questions.map((asked) => JSON.stringify(questionInWords(asked, words))),
      ]);
      expect(sentences.length).toBeGreaterThan(100);
      expect(sentences.filter((text) => /\{\{|\}\}|\$t|explain:|undefined/.test(text))).toEqual([]);
    },
  );

  it('names the parties of a treaty that is asked about', () => {
    const asked = {
      key: 'treaty/x',
      clause: 'WW-8.2-35',
      name: 'treatyKind',
      about: { title: 'Bund', parties: ['ada', 'bel'] },
      options: ['alliance'],
      proposal: 'alliance',
    } as const;
    expect(questionInWords(asked, speaking('de')).text).toContain('zwischen Adaria und Belmark');
  });

  it('names the unit of a finding that is about no row', () => {
    const found = {
      code: 'F-CHAR-SETTLEMENT',
      severity: 'WARN',
      clause: 'WW-8.3-68',
      party: 'ada',
      words: '',
      about: { reason: 'noCharacter', unit: 101, place: '101/29' },
    } as const;
    expect(findingSentence(found, speaking('de'))).toMatch(/^101 ist kein Charakter/);
  });
});
