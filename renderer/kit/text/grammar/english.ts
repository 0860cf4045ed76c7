import type { NamedParty } from '../../../../engine';
import type { NounKey } from './german-nouns';
import { capitalised, type Phrase } from './phrase';

/** English nouns: one and many; an absent plural is made with s. */
const ENGLISH_NOUNS: Readonly<Record<NounKey, readonly [one: string, many?: string]>> = {
  army: ['army', 'armies'],
  cavalry: ['cavalry', 'cavalries'],
  fleet: ['fleet'],
  caravan: ['caravan'],
  gang: ['work gang'],
  siegeTrain: ['siege train'],
  unit: ['unit'],
  character: ['character'],
  infantry: ['infantry', 'infantry'],
  baggage: ['baggage train'],
  stranger: ['unit'],
  warrior: ['warrior'],
  rider: ['rider'],
  ship: ['ship'],
  worker: ['worker'],
  besieger: ['besieger'],
  beast: ['pack animal', 'pack animals'],
  leader: ['leader'],
  man: ['man', 'men'],
  settlement: ['settlement'],
  garrison: ['garrison'],
  castle: ['castle'],
  city: ['city', 'cities'],
  fortress: ['fortress', 'fortresses'],
  metropolis: ['metropolis', 'metropolises'],
  capital: ['capital'],
  road: ['road'],
  bridge: ['bridge'],
  wall: ['wall'],
  canal: ['canal'],
  field: ['field'],
  goldPiece: ['gold piece'],
  point: ['point'],
  buildingPoint: ['building value point'],
  goodPoint: ['good point'],
  minimumSize: ['minimum size'],
  letter: ['letter'],
  message: ['message'],
  treaty: ['treaty', 'treaties'],
  question: ['question'],
  correction: ['difference'],
  fight: ['fight'],
  victory: ['victory', 'victories'],
  defeat: ['defeat'],
  round: ['round'],
  month: ['moon'],
  turn: ['turn'],
  day: ['day'],
  realm: ['realm'],
  level: ['level'],
  soldier: ['soldier'],
  success: ['success', 'successes'],
  die: ['die', 'dice'],
  messenger: ['messenger'],
};

/** The noun in the singular or plural. */
export function englishNoun(key: NounKey, isMany: boolean): string {
  const [one, many = `${one}s`] = ENGLISH_NOUNS[key];
  return isMany ? many : one;
}

const possessive = (text: string, isPlural: boolean): string =>
  isPlural && text.endsWith('s') ? `${text}’` : `${text}’s`;

/** A phrase with its possessive and its prepositions. */
export function englishPhrase(text: string, isPlural: boolean): Phrase {
  return {
    nom: text,
    dat: text,
    acc: text,
    gen: possessive(text, isPlural),
    of: `of ${text}`,
    from: `from ${text}`,
    at: `with ${text}`,
    to: `to ${text}`,
    within: `in ${text}`,
    Nom: capitalised(text),
    Acc: capitalised(text),
    To: `To ${text}`,
    isPlural,
  };
}

/** Who reads, as he is addressed. */
export const ENGLISH_READER: Phrase = {
  ...englishPhrase('you', true),
  gen: 'your',
  of: 'of yours',
  isReader: true,
};

/** `a`, or `an` before a vowel. */
export function withArticle(text: string): string {
  return `${/^(?:[aeio]|u(?!nit|ni))/i.test(text) ? 'an' : 'a'} ${text}`;
}

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

const FIGURES = new Intl.NumberFormat('en-GB');

/** A number in words up to twelve, then in figures with commas. */
export function englishNumber(value: number): string {
  return SMALL[value] ?? FIGURES.format(value).replace('-', '\u2212');
}

/** So many of a thing: `no field`, `one field`, `three fields`, `1,200 fields`. */
export function englishCount(key: NounKey, count: number): Phrase {
  return count === 0
    ? englishPhrase(`no ${englishNoun(key, true)}`, true)
    : englishPhrase(`${englishNumber(count)} ${englishNoun(key, count !== 1)}`, count !== 1);
}

/** Beginnings of names that take an article, and those that are plural. */
const NAMED_BY_KIND =
  /^(?:(?:\p{Lu}\p{L}+(?:e|er|es|en)|Free|United|Holy|Grand|Great) )?(?:Kingdom|Empire|Realm|Duchy|Principality|County|Order|House|City|Guild|Republic|League|Union|Alliance|Confederacy|Horde|Clan|Church|Khanate|Emirate|Sultanate|Königreich|Kaiserreich|Reich|Fürstentum|Herzogtum|Emirat|Sultanat|Khanat|Grafschaft|Republik|Orden|Haus|Bund|Seebund|Städtebund|Stadt|Gilde|Horde|Liga|Allianz|Mark|Bruderschaft|Stamm)\b/u;
const PLURAL =
  /^(?:(?:\p{Lu}\p{L}+(?:e|en)|Free|Two|Three|Four|Five|Six|Seven|Eight|Nine|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun) )?(?:Tribes|Clans|Cities|Isles|Islands|Marches|Houses|Shores|Stämme|Sippen|Städte|Inseln|Lande|Ufer|Provinzen)\b/u;

/** A realm: with `the` where its name contains a noun or an article is noted. */
export function englishParty({ name, article }: NamedParty): Phrase {
  const [, region] = /^Aufständische in (.+)$/.exec(name) ?? [];
  if (region !== undefined)
    return englishPhrase(`the rebels of ${region.replace('(Phase ', '(phase ')}`, true);
  const bare = name.replace(/^(?:the|der|die|das) /i, '');
  const isPlural = article === 'plural' || (article === undefined && PLURAL.test(bare));
  const hasArticle = article !== undefined || isPlural || bare !== name || NAMED_BY_KIND.test(bare);
  return englishPhrase(hasArticle ? `the ${bare}` : bare, isPlural);
}
