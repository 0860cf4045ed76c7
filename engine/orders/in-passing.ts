import { startsSmall, type Token, tokenAt } from './tokens';
import { words } from './vocabulary';

/** Manner and time of an order within the turn, and what is said in passing: phrases that say nothing beside an order. */
export const IN_PASSING: readonly string[] = [
  ...['ruhe', 'frühe', 'stille', 'eile', 'gemütsruhe', 'form'].map((what) => `in aller ${what}`),
  ...['kraft', 'macht', 'wucht'].flatMap((what) => [`mit aller ${what}`, `mit voller ${what}`]),
  ...[
    'zögern',
    'zu zögern',
    'eile',
    'hast',
    'weiteres',
    'aufsehen',
    'lärm',
    'verzug',
    'furcht',
  ].map((what) => `ohne ${what}`),
  ...['turn', 'round', 'time', 'month'].map((when) => `this ${when}`),
  // Beside a goal the direction says nothing; without one an order of motion has none.
  ...[
    'norden',
    'süden',
    'osten',
    'westen',
    'nordosten',
    'nordwesten',
    'südosten',
    'südwesten',
  ].flatMap((where) => ['gen', 'nach', 'richtung', 'in richtung'].map((to) => `${to} ${where}`)),
  ...['north', 'south', 'east', 'west'].flatMap((where) =>
    ['to the', 'towards the'].map((to) => `${to} ${where}`),
  ),
  'im morgengrauen',
  'bei tagesanbruch',
  'im schutz der nacht',
  'im schutze der nacht',
  'bei nacht und nebel',
  'nach kräften',
  'so gut es geht',
  'so schnell es geht',
  'so schnell wie möglich',
  'an ort und stelle',
  'bis auf weiteres',
  'fürs erste',
  'für den moment',
  'von mir aus',
  'nach langem überlegen',
  'nach reiflicher überlegung',
  'nach langer überlegung',
  'wie gestern',
  'wie letztes mal',
  'wie beim letzten mal',
  'wie letzte runde',
  'wie letzten monat',
  'same as last time',
  'same as yesterday',
  'of course',
  'as usual',
  'wie üblich',
  'am liebsten',
  'vorzugsweise',
  'preferably',
  'at dawn',
  'at first light',
  'at once',
  'right away',
  'with all haste',
  'with all speed',
  'at full speed',
  'for now',
  'for the moment',
  'for the time being',
  'as fast as possible',
  'as quickly as possible',
  ...['delay', 'hesitation', 'fear'].map((what) => `without ${what}`),
  'without further ado',
  'after much thought',
  'after long thought',
];

/** Nouns of manner in the genitive: `gemessenen Schrittes`, `frohen Mutes`. */
const MANNER = words(
  'schrittes mutes herzens hauptes fußes gewissens sinnes auges angesichts gemütes blutes',
);

/** How many tokens tell the manner of an order at a place, in the genitive without an article; 0 = none do. */
export function mannerLength(tokens: readonly Token[], at: number): number {
  const [kind, noun] = [tokenAt(tokens, at), tokenAt(tokens, at + 1)];
  return kind.kind === 'word' &&
    startsSmall(kind) &&
    kind.fold.endsWith('en') &&
    MANNER.has(noun.fold)
    ? 2
    : 0;
}
