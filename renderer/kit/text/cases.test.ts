import { describe, expect, it } from 'vitest';
import { type NamedParty, systems } from '../../../engine';
import { articlesOf, PARTY_GAPS } from './cases';
import { createTexts, wordsOf } from './words';

const PARTIES: Readonly<Record<string, NamedParty>> = {
  nor: { name: 'Norheim' },
  wal: { name: 'Waldbund', article: 'der' },
  sip: { name: 'Sippen', article: 'plural' },
  kue: { name: 'Küstenkontor', article: 'das' },
  kes: { name: 'die Kesk' },
};
const articles = articlesOf(PARTIES);

describe('a party in a German text', () => {
  const words = wordsOf('de', 'waben');

  it.each([
    ['Norheim', 'von Norheim', 'an Norheim', 'bei Norheim', 'gehört Norheim'],
    ['Waldbund', 'des Waldbunds', 'an den Waldbund', 'beim Waldbund', 'gehört dem Waldbund'],
    ['Sippen', 'der Sippen', 'an die Sippen', 'bei den Sippen', 'gehört den Sippen'],
    [
      'Küstenkontor',
      'des Küstenkontors',
      'an das Küstenkontor',
      'beim Küstenkontor',
      'gehört dem Küstenkontor',
    ],
    ['die Kesk', 'der Kesk', 'an die Kesk', 'bei der Kesk', 'gehört der Kesk'],
    ['der Bund', 'des Bundes', 'an den Bund', 'beim Bund', 'gehört dem Bund'],
    ['Hof', 'von Hof', 'an Hof', 'bei Hof', 'gehört Hof'],
    [
      'Norheim, Waldbund und die Kesk',
      'von Norheim, dem Waldbund und der Kesk',
      'an Norheim, den Waldbund und die Kesk',
      'bei Norheim, dem Waldbund und der Kesk',
      'gehört Norheim, dem Waldbund und der Kesk',
    ],
  ])('%s is declined by its article, one that is no party as it is', (party, ...forms) => {
    const about = { party, owner: party, articles, count: 1, words: '', field: '1/2' };
    const texts = ['check:command.lines', 'check:command.letter.questions', 'inbox:command.file'];
    const said = texts.map((key) => words(key, about));
    const [from, to, at, owned] = forms;
    expect(said).toEqual([
      `Befehle ${from} bearbeitet`,
      `Rückfragen ${to} geschrieben`,
      `Schriftstück ${at} abgelegt`,
    ]);
    expect(words('findings:F-BUILD-NOTOWN', about)).toContain(owned);
  });

  it('begins a sentence with a capital', () => {
    expect(words('explain:question.missingLetter.text', { party: 'Waldbund', articles })).toMatch(
      /^Vom Waldbund/,
    );
  });

  it('is declined after `and`, too', () => {
    const about = { title: 'Salz', party: 'Waldbund', other: 'Sippen', kind: 'peace', articles };
    expect(words('explain:event.treaty', about)).toContain('zwischen dem Waldbund und den Sippen');
  });
});

const leaves = (texts: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts ?? {}).flatMap(([name, value]) => leaves(value, `${path}.${name}`));

const GERMAN = ['de', ...Object.keys(systems).map((game) => `de-${game}`)].flatMap((tongue) =>
  leaves(createTexts('de').getDataByLanguage(tongue), tongue),
);

/** What a party is called in sentences of events, of which all placeholders can have a case. */
const WOVEN = 'part(?:y|ies)|realm|owner|others?|enemy|ally|opponent|winner|attacker|defender';
/** Placeholders of both kinds, with no case or in the nominative. */
const BARE = `(?:\\{\\{(?:${PARTY_GAPS})\\}\\}|(?<!\\{)\\{(?:${WOVEN})(?:\\.[nN]om)?\\})`;
/** Words before an object or behind which a case stands. */
const GOVERNING =
  'von|vom|mit|gegen|an|bei|beim|zu|zum|zur|für|durch|ohne|um|aus|auf|über|vor|unter|hinter|neben|seit|wegen|trotz|statt|außer|gegenüber|zwischen|samt|' +
  'dem|des|eines|einem|einen|gehört|gehören|gibt|schuldet|folgt|hilft|dient|droht|fehlt|erringt';

describe('the law of cases', () => {
  it('no German text has a party behind a preposition, an article or a verb with an object without its case', () => {
    const law = new RegExp(
      `(?<!\\p{L})(?:${GOVERNING}) ${BARE}|, (?:dat|acc|from|at|to|within)\\}\\} und ${BARE}|${BARE}[s’'](?!\\p{L})|(?<!\\p{L})(?:von|bei|zu) \\{(?:${WOVEN})\\.dat\\}`,
      'iu',
    );
    expect(GERMAN.length).toBeGreaterThan(8000);
    expect(GERMAN.filter(([, text]) => law.test(text))).toEqual([]);
  });
});
