import { words } from './vocabulary';
import { folded } from './tokens';

/** Numbers written as words that no rule makes of others, and their forms. */
const NAMES: Readonly<Record<number, string>> = {
  0: 'null zero',
  0.5: 'halb halbe halbes halben half einhalb',
  1: 'ein eine einen einem einer eines eins one a an single ersten erste erster first',
  1.5: 'anderthalb eineinhalb',
  2: 'zwei zwo zween zweien two beide beiden both zweimal twice zweiten zweite zweiter second doppelt',
  2.5: 'zweieinhalb',
  3: 'drei dreien three dreimal thrice dritten dritte third',
  3.5: 'dreieinhalb',
  4: 'vier vieren four',
  5: 'fünf five',
  6: 'sechs six',
  7: 'sieben seven',
  8: 'acht eight',
  9: 'neun nine',
  10: 'zehn ten',
  11: 'elf eleven',
  12: 'zwölf twelve dutzend dozen',
  13: 'dreizehn thirteen',
  14: 'vierzehn fourteen',
  15: 'fünfzehn fifteen',
  16: 'sechzehn sixteen',
  17: 'siebzehn seventeen',
  18: 'achtzehn eighteen',
  19: 'neunzehn nineteen',
  20: 'zwanzig twenty',
  30: 'dreißig thirty',
  40: 'vierzig forty fourty',
  50: 'fünfzig fifty',
  60: 'sechzig sixty',
  70: 'siebzig seventy',
  80: 'achtzig eighty',
  90: 'neunzig ninety',
  100: 'hundert einhundert hundred',
  1000: 'tausend eintausend thousand',
};

const GERMAN_ONES = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ').map(folded);
const ENGLISH_ONES = 'one two three four five six seven eight nine'.split(' ');

const ROOTS: readonly (readonly [string, number])[] = Object.entries(NAMES).flatMap(
  ([value, list]) => [...words(list)].map((fold) => [fold, Number(value)] as const),
);

const isTen = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** `einundzwanzig`, `twenty-one`: a ten and a one in one word. */
const COMPOUNDS = ROOTS.filter(([, value]) => isTen(value)).flatMap(([ten, value]) =>
  Array.from({ length: 9 }, (_, at) => at).flatMap((at) => [
    [`${GERMAN_ONES[at] ?? ''}und${ten}`, value + at + 1] as const,
    [`${ten}${ENGLISH_ONES[at] ?? ''}`, value + at + 1] as const,
  ]),
);

/** Numbers written as words, by their fold. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([...ROOTS, ...COMPOUNDS]);

/** Words that multiply the number before them: `zwei Dutzend`. */
export const TIMES = words('dutzend dozen hundert hundred tausend thousand');

/** A number with the word behind it that belongs to it: `zwei Dutzend`, `twenty one`; undefined if none does. */
export function withNext(value: number, next: string): number | undefined {
  if (TIMES.has(next)) return value * (NUMBER_WORDS.get(next) ?? 1);
  const one = ENGLISH_ONES.indexOf(next) + 1;
  return isTen(value) && one > 0 ? value + one : undefined;
}
