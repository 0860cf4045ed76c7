import { describe, expect, it } from 'vitest';
import { type March, systems, TURN_EVENT_KINDS, type TurnEvent } from '../../engine';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import { createTexts, type Language, wordsOf } from '../text/words';
import { clauseText, eventSentence, lexiconOf, namingWords } from './index';

const event = (
  kind: TurnEvent['kind'],
  about: TurnEvent['about'],
  parties: readonly string[] = ['tha', 'val'],
): TurnEvent => ({
  kind,
  clause: 'WW-7.1-02',
  time: { numerator: 1, denominator: 2 },
  place: '001/01',
  parties,
  about,
});

const campaign = tharosCampaign();

const speaking = (language: Language) =>
  namingWords(
    wordsOf(language),
    lexiconOf(campaign.world, systems[campaign.system]?.terrains, language),
  );

/** One event of every way of happening, with its sentences for the GM at the desk of Tharos. */
const CASES: readonly {
  readonly name: string;
  readonly event: TurnEvent;
  readonly de: string;
  readonly en: string;
}[] = [
  {
    name: 'a unit sights another (WW-7.1-02)',
    event: event('sighting', { unit: 'val:101', by: 'unit 201', kind: 'foot', sizeClass: 3 }),
    de: '201 sichtet 101 (Königreich Valdrun): Fußvolk, 3 bis 5 Mindestgrößen.',
    en: '201 sights 101 (Königreich Valdrun): foot, 3 to 5 minimum sizes.',
  },
  {
    name: 'a unit is sighted by another',
    event: event('sighting', { unit: 'tha:301', by: 'unit 101', kind: 'fleet', sizeClass: 6 }, [
      'val',
      'tha',
    ]),
    de: '101 (Königreich Valdrun) sichtet 301: eine Flotte, 6 bis 10 Mindestgrößen.',
    en: '101 (Königreich Valdrun) sights 301: a fleet, 6 to 10 minimum sizes.',
  },
  {
    name: 'own land sights a unit (WW-7.1-05)',
    event: event('sighting', { unit: 'tha:301', by: 'territory', kind: 'fleet', sizeClass: 11 }, [
      'val',
      'tha',
    ]),
    de: 'Das Land von Königreich Valdrun sichtet 301: eine Flotte, 11 Mindestgrößen oder mehr.',
    en: 'The land of Königreich Valdrun sights 301: a fleet, 11 minimum sizes or more.',
  },
  {
    name: 'a sighting tells presence alone, if so set (WW-12.7-30)',
    event: event('sighting', { unit: 'val:101', by: 'unit 201', kind: 'unknown', sizeClass: 0 }),
    de: '101 (Königreich Valdrun) wird bemerkt; mehr ist nicht zu erkennen.',
    en: '101 (Königreich Valdrun) is noticed; more cannot be made out.',
  },
  {
    name: 'two units meet (WW-7.1-06)',
    event: event('encounter', { a: 'tha:102', b: 'val:101', cell: 'ST', outcome: 'aGoesOn' }),
    de: '102 und 101 (Königreich Valdrun) begegnen sich. 102 zieht weiter.',
    en: '102 and 101 (Königreich Valdrun) meet. 102 goes on.',
  },
  {
    name: 'a field is conquered (WW-6.2-06)',
    event: event('conquest', { unit: 'tha:101', from: 'val' }),
    de: '101 erobert das Feld von Königreich Valdrun.',
    en: '101 conquers the field of Königreich Valdrun.',
  },
  {
    name: 'a field of nobody is taken',
    event: event('conquest', { unit: 'tha:101', from: '' }, ['tha']),
    de: '101 nimmt das freie Feld in Besitz.',
    en: '101 takes the unowned field.',
  },
  {
    name: 'a settlement is captured (WW-7.3-22)',
    event: event('capture', { unit: 'tha:101', from: 'val', settlement: 'Seegard', type: 'std' }),
    de: '101 nimmt Seegard ein (Stadt von Königreich Valdrun).',
    en: '101 takes Seegard (town of Königreich Valdrun).',
  },
];

describe('what happens in a turn, in words', () => {
  it.each(CASES)('$name', ({ event: happened, de, en }) => {
    expect(eventSentence(happened, 'tha', speaking('de'))).toBe(de);
    expect(eventSentence(happened, 'tha', speaking('en'))).toBe(en);
  });

  it('every kind of event stands among these sentences', () => {
    expect(new Set(CASES.map(({ event: { kind } }) => kind))).toEqual(new Set(TURN_EVENT_KINDS));
  });

  it.each<Language>(['de', 'en'])('every kind of event has words in %s', (language) => {
    const texts = createTexts(language);
    const keys = TURN_EVENT_KINDS.map((kind) => `explain:event.${kind}`);
    expect(keys.filter((key) => !texts.exists(key, { fallbackLng: [] }))).toEqual([]);
  });
});

describe('the events of a real run', () => {
  const { world, settings, seed, system } = campaign;
  const orders = { tha: tharosOrders };
  const run = systems[system]?.adjudicate({ world, orders, rulings: {}, settings, seed });
  const events = run?.events ?? [];

  it('happen, to units that march', () => {
    const marching = new Set(run?.marches.map(({ party }: March) => party));
    expect(events.length).toBeGreaterThan(5);
    expect(events.flatMap(({ parties }) => parties).every((party) => marching.has(party))).toBe(
      true,
    );
  });

  it.each<Language>(['de', 'en'])(
    'leave no gap and no key in their sentences in %s',
    (language) => {
      const sentences = events.map((happened) =>
        eventSentence(happened, 'tha', speaking(language)),
      );
      expect(sentences.filter((text) => /[{}$]|explain:|undefined/.test(text))).toEqual([]);
      expect(events.filter(({ clause }) => clauseText(clause, language) === '')).toEqual([]);
    },
  );
});
