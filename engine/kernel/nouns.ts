import type { Words, WordTree } from './words';

/** A noun in both languages; of a masculine one its genitive and the dative of its plural. */
interface Noun {
  readonly singular: Words;
  readonly plural: Words;
  readonly masculine?: { readonly genitive: string; readonly datives: string };
}

/** Endings of German articles by case, before masculine and feminine nouns. */
const ENDINGS = {
  masculine: { nominative: 'er', accusative: 'en', dative: 'em', genitive: 'es' },
  feminine: { nominative: 'e', accusative: 'e', dative: 'er', genitive: 'er' },
} as const;

type Case = keyof (typeof ENDINGS)['feminine'];

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A noun behind an article: `dies-` and the like in a case, or `d-` for the definite one. */
const behind =
  ({ singular: [de], masculine }: Noun) =>
  (stem: string, as: Case): string => {
    const ending = ENDINGS[masculine === undefined ? 'feminine' : 'masculine'][as];
    const noun = as === 'genitive' ? (masculine?.genitive ?? de) : de;
    if (stem === 'd') return `${ending === 'e' ? 'die' : `d${ending}`} ${noun}`;
    const isBare = masculine !== undefined && as === 'nominative' && /ein$/i.test(stem);
    return `${stem}${isBare ? '' : ending} ${noun}`;
  };

/** Nouns of shared texts for a realm, where a game calls it otherwise. */
export function realmNouns(noun: Noun): WordTree {
  const { singular, plural, masculine } = noun;
  const [[de, en], [many, others], word] = [singular, plural, behind(noun)];
  const a = /^[aeiou]/.test(en) ? 'an' : 'a';
  return {
    realm: [de, en],
    Realm: [de, capital(en)],
    realms: [many, others],
    Realms: [many, capital(others)],
    toRealms: [masculine?.datives ?? many, others],
    aRealm: [word('ein', 'accusative'), `${a} ${en}`],
    ARealm: [word('Ein', 'nominative'), `One ${en}`],
    inARealm: [word('ein', 'dative'), `${a} ${en}`],
    ofARealm: [word('ein', 'genitive'), `one ${en}`],
    noRealm: [word('kein', 'nominative'), `no ${en}`],
    NoRealm: [word('Kein', 'nominative'), `No ${en}`],
    everyRealm: [word('jed', 'accusative'), `each ${en}`],
    ofEveryRealm: [word('jed', 'genitive'), `every ${en}`],
    nextRealm: [word('nächst', 'nominative'), `next ${en}`],
    NextRealm: [word('Nächst', 'nominative'), `Next ${en}`],
    previousRealm: [word('vorig', 'nominative'), `previous ${en}`],
    PreviousRealm: [word('Vorig', 'nominative'), `Previous ${en}`],
    OtherRealm: [word('Ander', 'accusative'), `another ${en}`],
    ThisRealm: [word('Dies', 'nominative'), `This ${en}`],
    thisRealm: [word('dies', 'accusative'), `this ${en}`],
    ofThisRealm: [word('dies', 'genitive'), `this ${en}`],
    theRealm: [word('d', 'accusative'), `the ${en}`],
    inTheRealm: [word('d', 'dative'), `the ${en}`],
  };
}

/** Nouns of shared texts for a turn and for its month, where a game calls both by one feminine noun. */
export function turnNouns(singular: Words, plural: Words): WordTree {
  const [[de, en], [many, others]] = [singular, plural];
  const [the, this_, a, open] = [`the ${en}`, `this ${en}`, `a ${en}`, `the open ${en}`];
  return {
    turn: [de, en],
    Turn: [de, capital(en)],
    turns: [many, others],
    toTurns: [many, others],
    theTurn: [`die ${de}`, the],
    TheTurn: [`Die ${de}`, `The ${en}`],
    toTheTurn: [`die ${de}`, the],
    inThisTurn: [`dieser ${de}`, this_],
    toThisTurn: [`diese ${de}`, this_],
    ofThisTurn: [`dieser ${de}`, this_],
    aTurn: [`eine ${de}`, a],
    ATurn: [`Eine ${de}`, `One ${en}`],
    toATurn: [`eine ${de}`, a],
    atATurn: [`einer ${de}`, a],
    ofATurn: [`einer ${de}`, a],
    noTurn: [`keine ${de}`, `no ${en}`],
    openTurn: [`die offene ${de}`, open],
    toOpenTurn: [`die offene ${de}`, open],
    ofOpenTurn: [`der offenen ${de}`, open],
    theMonth: [`die ${de}`, the],
    TheMonth: [`Die ${de}`, `The ${en}`],
    ofTheMonth: [`der ${de}`, the],
    inTheMonth: [`von der ${de}`, the],
    inThisMonth: [`dieser ${de}`, this_],
    noMonth: [`keine ${de}`, `No ${en}`],
    months: [many, others],
    monthEnd: [`${many}ende`, `${en}’s end`],
  };
}
