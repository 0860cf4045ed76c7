import { type Category, CATEGORIES, type Step } from '../state/types';
import type { OrderKind } from './order';
import { folded } from './fold';

/** What a line can begin with; `REROLL` is a wish for a roll, `MOVE` what it moves tells. */
export type Verb =
  | Exclude<
      OrderKind,
      | 'MOVE_POPULATION'
      | 'MOVE_ADVANTAGE'
      | 'MOVE_MONEY'
      | 'MOVE_SEAT'
      | 'REROLL_EVENT'
      | 'REROLL_CHANCE'
    >
  | 'MOVE'
  | 'REROLL';

/** German and English words of orders (OS-15-01); several words are written with a blank. */
export const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  BUILD: ['baue', 'bau', 'bauen', 'baue aus', 'errichte', 'errichten', 'erhöhe', 'build', 'raise'],
  REPAIR: ['repariere', 'reparieren', 'reparatur', 'repair'],
  MOVE: [
    'bewege',
    'bewegen',
    'bewegung',
    'verlege',
    'verlegen',
    'verschiebe',
    'verschieben',
    'ziehe',
    'sende',
    'schicke',
    'move',
    'shift',
    'send',
  ],
  HIRE: ['heuere an', 'heure an', 'heuere', 'heure', 'heuern', 'anheuern', 'hire'],
  AUTHORITY_RAISE: ['autorität', 'mit autorität', 'authority'],
  SUPPORT: ['unterstützung', 'unterstütze', 'support'],
  OVERLOAD: ['überlastung', 'überlaste', 'overload'],
  INFORMATION: ['information', 'informationen', 'info', 'erkunde', 'beschaffe informationen'],
  PLUNDER: ['plündere', 'plündern', 'plünderung', 'plunder'],
  SABOTAGE: ['sabotiere', 'sabotieren', 'sabotage'],
  WAR: ['krieg', 'führe krieg', 'krieg führen', 'war', 'wage war'],
  WAR_ANSWER: ['verteidigung', 'verteidige', 'verteidigen', 'defence', 'defense', 'defend'],
  REROLL: ['neuwurf', 'würfle neu', 'neu würfeln', 'wirf neu', 'reroll'],
  INFLUENCE: ['einfluss', 'beeinflusse', 'influence'],
  DECLINE: ['ablehnen', 'ablehnung', 'lehne ab', 'decline'],
  PASS: ['passe', 'passen', 'pass'],
  OVERPOPULATION: ['aufruhr', 'überbevölkerung', 'unrest', 'overpopulation'],
  TRADE: ['handel', 'trade'],
  PAY: ['zahle', 'bezahle', 'zahlen', 'unterhalt', 'pay', 'upkeep'],
  CALM: ['beruhige', 'beruhigen', 'befriede', 'calm'],
};

/** Words of the categories (OS-4-09). */
export const CATEGORY_WORDS: Readonly<Record<Category, readonly string[]>> = {
  trade: ['Handel', 'trade'],
  infrastructure: ['Infrastruktur', 'infrastructure'],
  research: ['Forschung', 'research'],
  authority: ['Autorität', 'authority'],
  military: ['Militär', 'military'],
  secret_service: ['Geheimdienst', 'secret service', 'secret_service', 'intelligence'],
  fortification: ['Befestigung', 'fortification'],
  natural: ['Natürlicher Vorzug', 'natural advantage', 'natural'],
};

const folds = CATEGORIES.flatMap((category) =>
  CATEGORY_WORDS[category].map((word) => ({ category, fold: folded(word) })),
);

/** The category that words name in full or cut short to three letters and more; undefined if none or several. */
export const categoryOf = (text: string): Category | undefined => {
  const fold = folded(text);
  if (fold.length < 3) return undefined;
  const exact = folds.find((one) => one.fold === fold);
  const short = new Set(
    folds.filter((one) => one.fold.startsWith(fold)).map(({ category }) => category),
  );
  return exact?.category ?? (short.size === 1 ? [...short][0] : undefined);
};

/** What stands between the parts of an order. */
export type Marker = 'from' | 'to' | 'in' | 'against' | 'with' | 'on' | 'about' | 'as';

/** Prepositions by their fold. */
export const MARKERS: Readonly<Record<string, Marker>> = {
  von: 'from',
  aus: 'from',
  from: 'from',
  nach: 'to',
  to: 'to',
  into: 'to',
  in: 'in',
  im: 'in',
  at: 'in',
  gegen: 'against',
  against: 'against',
  mit: 'with',
  with: 'with',
  auf: 'on',
  on: 'on',
  ueber: 'about',
  about: 'about',
  als: 'as',
  as: 'as',
};

/** Small words that say nothing. */
export const FILLERS: ReadonlySet<string> = new Set(
  'an um je und and of bitte please wir we stufe stufen level levels the der die das den dem des'.split(
    ' ',
  ),
);

/** The step an order belongs to (OS-15-01); null = any: a fortification can be declined wherever damage is done. */
export const STEP_OF: Readonly<Record<OrderKind, Step | null>> = {
  BUILD: 'build_begin',
  REPAIR: 'build_begin',
  MOVE_POPULATION: 'move_begin',
  MOVE_ADVANTAGE: 'move_begin',
  MOVE_MONEY: 'move_begin',
  MOVE_SEAT: 'move_begin',
  HIRE: 'act',
  AUTHORITY_RAISE: 'act',
  SUPPORT: 'act',
  OVERLOAD: 'act',
  INFORMATION: 'act',
  PLUNDER: 'act',
  SABOTAGE: 'act',
  WAR: 'act',
  WAR_ANSWER: 'act',
  REROLL_EVENT: 'event',
  REROLL_CHANCE: 'act',
  INFLUENCE: 'act',
  DECLINE: null,
  PASS: 'act',
  OVERPOPULATION: 'population',
  TRADE: 'income',
  PAY: 'upkeep',
  CALM: 'unrest',
};
