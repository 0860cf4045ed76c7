import type { CardBlock, Explained, Params } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { damagedFromOutside, loot } from '../../rules/fortification';
import { advantageOf } from '../../rules/levels';
import { diceBlocks, type DicePool, rerollBlocks } from '../dice';
import { book } from '../money';
import { type Given, hasDeclined, type PhaseTurn } from '../turn';

/** Result of a harm, with the data for words. */
export interface Harm {
  readonly effect: 'steal' | 'damage' | 'absorbed' | 'void';
  readonly about: Params;
}

const NO_HARM: Harm = { effect: 'void', about: {} };

/** Thief and victim: the region of the money, and the region of the purse it goes into. */
interface Theft {
  readonly by: PartyKey;
  readonly from: PartyKey;
  readonly region: RegionKey;
  readonly into: RegionKey;
}

/** One money, or what is unprotected of it, taken from one purse into another (OS-12-05, OS-13-13). */
export function steal(turn: PhaseTurn, { by, from, region, into }: Theft): Harm {
  const amount = loot(turn.own(from), region, turn.settings);
  if (amount.value <= 0) return NO_HARM;
  const gives = { party: from, region, about: { party: from, other: by } };
  const gets = { party: by, region: into, about: { party: by, other: from } };
  book(turn, { ...gives, amount, name: 'stolen' });
  book(turn, { ...gets, amount, name: 'loot', isIncome: true });
  return { effect: 'steal', about: { halves: amount.value, region } };
}

/** One intact level damaged from outside, unless a fortification stands in for it (OS-5.7-01, OS-5.7-05). */
export function damage(turn: PhaseTurn, party: PartyKey, id: string): Harm {
  const owner = turn.own(party);
  const target = advantageOf(owner, id);
  if (target === undefined || target.intact < 1) return NO_HARM;
  const { region, name } = target;
  const isDeclined = hasDeclined(turn, party, region);
  const { organisation: own, absorbed } = damagedFromOutside(owner, id, isDeclined, turn.settings);
  turn.put(own);
  const about = { advantage: name, region };
  if (absorbed === null) return { effect: 'damage', about };
  const shield = { ...about, shield: absorbed.kind };
  const wall = absorbed.kind === 'level' ? advantageOf(owner, absorbed.id) : undefined;
  const fortification = wall === undefined ? {} : { fortification: wall.name };
  return { effect: 'absorbed', about: { ...shield, ...fortification } };
}

/** Options to spend successes on, one by one. */
export interface Market {
  /** Key of the activity. */
  readonly key: string;
  readonly question: 'organisation.spendSabotage' | 'organisation.spendPlunder';
  readonly clause: string;
  readonly about: () => Params;
  /** Current options of one success; empty = none. */
  readonly options: (spent: readonly string[]) => readonly string[];
  readonly buy: (option: string) => void;
}

/** Purchases, in order, and their questions. */
interface Spent {
  readonly spent: readonly string[];
  readonly questions: readonly string[];
}

/** The choice of leaving the rest unspent (OS-11-10). */
const KEEP = 'keep';

/** The choice a wish means: its exact words, or the first one that begins with them (OS-4-11). */
const meant = (options: readonly string[], wish: string): string | undefined =>
  options.find((option) => option === wish || option.startsWith(`${wish}:`));

/** Buys exactly what is wished; undoes everything if one of the wishes cannot be had (OS-11-13). */
function buyWishes(
  turn: PhaseTurn,
  market: Market,
  wishes: readonly string[],
): readonly string[] | undefined {
  const { state, events, postings } = turn;
  const [told, booked] = [events.length, postings.length];
  const spent: string[] = [];
  for (const wish of wishes) {
    const option = meant(market.options(spent), wish);
    if (option === undefined) {
      turn.state = state;
      events.length = told;
      postings.length = booked;
      return undefined;
    }
    market.buy(option);
    spent.push(option);
  }
  return spent;
}

/** Each success by the GM's choice; the player's wish holds where it is possible, else the first choice (OS-15-03). */
function buyAsAsked(
  turn: PhaseTurn,
  { key: activity, clause, question: name, about, options, buy }: Market,
  party: PartyKey,
  wishes: readonly string[],
  successes: number,
): Spent {
  const [spent, questions]: [string[], string[]] = [[], []];
  for (let no = 1; no <= successes; no += 1) {
    const choices = options(spent);
    if (choices.length === 0) break;
    const key = `${activity}/spend/${String(no)}`;
    questions.push(key);
    const answer = turn.pick(
      { key, clause, name, about: { ...about(), party, no, successes }, ...turn.delegate(party) },
      [...choices, KEEP],
      (option) => option,
      meant(choices, wishes[no - 1] ?? ''),
    );
    if (answer === undefined || answer === KEEP) break;
    buy(answer);
    spent.push(answer);
  }
  return { spent, questions };
}

/**
 * Spends successes one after the other as ordered. An order without them, with more than there are or with something
 * unavailable becomes a question: the roll and the use stand (OS-11-13, OS-12-08, OS-15-03).
 */
export function spend(
  turn: PhaseTurn,
  activity: Pick<Given, 'by' | 'row'>,
  market: Market,
  wishes: readonly string[] | null,
  successes: number,
): Spent {
  if (successes < 1) return { spent: [], questions: [] };
  if (wishes !== null) {
    const spent = wishes.length > successes ? undefined : buyWishes(turn, market, wishes);
    if (spent !== undefined) return { spent, questions: [] };
    turn.refuse(activity, 'organisation.E_SPEND', { count: successes });
  }
  return buyAsAsked(turn, market, activity.by, wishes ?? [], successes);
}

/** Dice, successes and what they were spent on: the explanation of an activity that was rolled for. */
interface Rolled {
  readonly key: string;
  readonly by: PartyKey;
  readonly kind: 'SABOTAGE' | 'PLUNDER';
  /** Whence, whither, against whom, with which level. */
  readonly about: Params;
  readonly pool: DicePool;
  readonly successes: Explained;
  readonly spent: Spent;
  /** Names of what was hit, by option. */
  readonly nameOf?: (option: string) => string;
}

/** Most successes that are spent one by one, whatever the GM types in. */
const MOST_SUCCESSES = 60;

/** Whole successes of a figure the GM may have typed in. */
export function countOf({ value }: Explained): number {
  return Math.min(MOST_SUCCESSES, Math.max(0, Math.floor(value)));
}

/** The card of an activity that was rolled for; the dice reveal the strength of the opponent, and are hidden. */
export function rolledBlocks(turn: PhaseTurn, rolled: Rolled): readonly CardBlock[] {
  const { key, by, kind, about, pool, successes, spent, nameOf = () => '' } = rolled;
  const items = spent.spent.map((option) => ({
    name: 'organisation.spent',
    about: { option: option.split(':')[0] ?? option, name: nameOf(option) },
  }));
  return [
    { kind: 'sentence', name: `organisation.${kind}`, about: { ...about, party: by } },
    ...diceBlocks(pool, { isHidden: true }),
    {
      kind: 'figure',
      name: 'organisation.successes',
      about: { party: by, kind },
      value: successes,
      ruling: `${key}/successes`,
      range: [0, MOST_SUCCESSES],
      isHidden: true,
    },
    ...rerollBlocks(turn, pool, by),
    ...(items.length === 0 ? [] : [{ kind: 'list' as const, items }]),
    ...turn.asked(...spent.questions),
  ];
}
