import { describe, expect, it } from 'vitest';
import { ADVICE_MARK, systems, TO_PLAYER } from '../../../engine';
import { filled, grammarOf } from './grammar';
import { createTexts, wordsOf } from './words';

const leaves = (texts: unknown, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts ?? {}).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path === '' ? name : `${path}.${name}`, value] as const]
      : leaves(value, path === '' ? name : `${path}.${name}`),
  );

/** The German texts of all games and of each game's wording, as one address has them. */
const textsOf = (address?: 'du' | 'Sie'): readonly (readonly [string, string])[] => {
  const texts = createTexts('de', undefined, address);
  return ['de', ...Object.keys(systems).map((game) => `de-${game}`)].flatMap((tongue) =>
    leaves(texts.getDataByLanguage(tongue), tongue),
  );
};

/**
 * Texts read by players alone: turn reports, events as they are told, letters of the GM, order letters and first letters. In
 * character a player is Ihr, which is no address of a campaign.
 */
const PLAYERS =
  /\.(?:turnReport|told|check\.(?:letter|confirmation)|inbox\.reminder\.(?:hello|dear|text|due|soon|otherwise|bye)|whatif\.erratum|forms\.opening)\b/;
const IN_CHARACTER = 'inCharacter';

const ofPlayers = (address: 'du' | 'Sie'): readonly (readonly [string, string])[] =>
  textsOf(address).filter(([key]) => PLAYERS.test(key) && !key.includes(IN_CHARACTER));

const DU = /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu;
/** What is asked of somebody one calls du: a verb behind the end of a sentence, a semicolon or `oder`, and its object. */
const DU_ASKED =
  /(?:[;.] |oder )(?!Die |Eine )(?:\p{L}\p{Ll}+e|[nN]imm|[gG]ib|[lL]ass|[gG]reif) (?:den|die|das|dem|es|ihn|ihre|sie|ein|eine|einen|andere[nr]?|keinen|jedes|mehr|mehrere|genau|erst|zuerst|dort|auf|Verbündete)(?!\p{L})/u;
/** Not at the beginning of a sentence, where the word may mean others. */
const SIE = /(?<![.!?:„]\s?|^)(?<=[\p{L},»“}]\s)(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;

/** Keys of the texts of findings. */
const FINDINGS = /^\p{L}+(?:-\p{L}+)?\.(?:findings|\p{L}+\.finding)\./u;

const offending = (texts: readonly (readonly [string, string])[], form: RegExp) =>
  texts.filter(([, text]) => form.test(text));

describe('texts that players read', () => {
  it('say du or Sie and never both', () => {
    expect(offending(ofPlayers('Sie'), DU)).toEqual([]);
    expect(offending(ofPlayers('du'), SIE)).toEqual([]);
  });

  it('are of one address in what is found in a letter, of which the player reads all but the advice to the GM', () => {
    const told = textsOf('Sie')
      .filter(([key]) => FINDINGS.test(key))
      .map(([key, text]) => [key, text.split(ADVICE_MARK)[0] ?? ''] as const);
    expect(told.length).toBeGreaterThan(300);
    expect(offending(told, DU)).toEqual([]);
    expect(offending(told, DU_ASKED)).toEqual([]);
  });

  it('advise in findings only their player: what the GM reads addresses nobody', () => {
    const read = (address: 'du' | 'Sie') =>
      new Map(
        textsOf(address)
          .filter(([key]) => FINDINGS.test(key))
          .map(([key, text]) => [key, text.split(ADVICE_MARK)[0]?.split(TO_PLAYER)[0]] as const),
      );
    const [du, sie] = [read('du'), read('Sie')];
    expect([...du].filter(([key, text]) => sie.get(key) !== text)).toEqual([]);
  });

  it('advise their player in both addresses', () => {
    const advice = (address: 'du' | 'Sie') =>
      new Map(
        textsOf(address)
          .filter(([key, text]) => key.startsWith('de.') && text.includes(TO_PLAYER))
          .map(([key, text]) => [key, text.split(TO_PLAYER)[1]] as const),
      );
    const [du, sie] = [advice('du'), advice('Sie')];
    expect(du.size).toBeGreaterThan(80);
    expect([...du].filter(([key, text]) => sie.get(key) === text)).toEqual([]);
  });

  it('begin no sentence with the other address: what differs in both is written in both', () => {
    const [du, sie] = [new Map(textsOf('du')), new Map(textsOf('Sie'))];
    const differing = [...du].filter(([key, text]) => sie.get(key) !== text);
    expect(differing.length).toBeGreaterThan(100);
    const begins = /(?:^|[.!?:]\s)(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;
    expect(differing.filter(([, text]) => begins.test(text))).toEqual([]);
  });

  it('all say du where the campaign has not chosen', () => {
    expect(textsOf()).toEqual(textsOf('du'));
    const words = wordsOf('de', 'waben');
    expect(words('turnReport:state', { month: 'Juli' })).toBe('Dein Wissen, Stand Juli');
    expect(words('check:letter.closing')).toBe('Deine Spielleitung');
  });

  it.each(['du', 'Sie', undefined] as const)('show no mark of the two forms: %s', (address) => {
    expect(textsOf(address).filter(([, text]) => /[‹›]/.test(text))).toEqual([]);
  });
});

describe('a letter', () => {
  it.each([
    ['du', 'zu deinen Befehlen habe ich eine Frage:', 'Dein Reich gewann zwei Felder.'],
    ['Sie', 'zu Ihren Befehlen habe ich eine Frage:', 'Ihr Reich gewann zwei Felder.'],
  ] as const)('says %s from its first to its last line', (address, asked, told) => {
    const words = wordsOf('de', 'waben', address);
    expect(words('check:letter.intro', { count: 1 })).toBe(asked);
    expect(words('turnReport:summary.neutral.gained', { gained: { acc: 'zwei Felder' } })).toBe(
      told,
    );
  });
});

describe('a verb with du', () => {
  const { reader } = grammarOf('de');

  it.each([
    ['[hat|haben]', 'hast'],
    ['[ist|sind]', 'bist'],
    ['[weiß|wissen]', 'weißt'],
    ['[muss|müssen]', 'musst'],
    ['[kann|können]', 'kannst'],
    ['[konnte|konnten]', 'konntest'],
    ['[macht|machen]', 'machst'],
    ['[findet|finden]', 'findest'],
    ['[fand|fanden]', 'fandest'],
    ['[hält|halten]', 'hältst'],
    ['[hielt|hielten]', 'hieltest'],
    ['[tritt|treten]', 'trittst'],
    ['[lässt|lassen]', 'lässt'],
    ['[überweist|überweisen]', 'überweist'],
    ['[verlor|verloren]', 'verlorst'],
    ['[riss|rissen]', 'rissest'],
    ['[tötete|töteten]', 'tötetest'],
  ])('%s is %s', (verb, form) => {
    expect(filled(`{party.nom} ${verb}`, { party: reader.du })).toBe(`Du ${form}`);
    expect(filled(`{party.nom} ${verb}`, { party: reader.Sie })).toMatch(/^Sie \S+en$|^Sie sind$/);
  });
});
