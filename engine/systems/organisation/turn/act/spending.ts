import type { Params } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { delegateOf, type Given, type PhaseTurn, refuse } from '../turn';

/** What successes can be spent on, one by one. */
export interface Market {
  /** Key of the activity. */
  readonly key: string;
  readonly question: 'organisation.spendSabotage' | 'organisation.spendPlunder';
  readonly clause: string;
  readonly about: () => Params;
  /** What one success can buy now; empty = nothing any more. */
  readonly options: (spent: readonly string[]) => readonly string[];
  readonly buy: (option: string) => void;
}

/** What was bought, in order, and which questions it took. */
export interface Spent {
  readonly spent: readonly string[];
  readonly questions: readonly string[];
}

/** The choice of leaving the rest unspent (OS-11-10). */
const KEEP = 'keep';

/** The choice a wish means: its very words, or the first one that begins with them (OS-4-11). */
const meant = (options: readonly string[], wish: string): string | undefined =>
  options.find((option) => option === wish || option.startsWith(`${wish}:`));

/** Buys what is wished as it stands; takes everything back if one of the wishes cannot be had (OS-11-13). */
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

/** Success after success as the GM says; the wish holds where it is possible, else the first choice (OS-15-03). */
function buyAsAsked(
  turn: PhaseTurn,
  market: Market,
  party: PartyKey,
  wishes: readonly string[],
  successes: number,
): Spent {
  const [spent, questions]: [string[], string[]] = [[], []];
  for (let no = 1; no <= successes; no += 1) {
    const options = market.options(spent);
    const [first] = options;
    if (first === undefined) break;
    const key = `${market.key}/spend/${String(no)}`;
    questions.push(key);
    const answer = turn.ask({
      key,
      clause: market.clause,
      name: market.question,
      about: { ...market.about(), party, no, successes },
      options: [...options, KEEP],
      proposal: meant(options, wishes[no - 1] ?? '') ?? first,
      ...delegateOf(turn, party),
    });
    if (answer === KEEP) break;
    market.buy(answer);
    spent.push(answer);
  }
  return { spent, questions };
}

/**
 * Spends successes one after the other as the order says. Where it says nothing, wants more than there is or something
 * that cannot be had, it is asked: the roll and the use stand (OS-11-13, OS-12-08, OS-15-03).
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
    refuse(turn, activity, 'organisation.E_SPEND', { count: successes });
  }
  return buyAsAsked(turn, market, activity.by, wishes ?? [], successes);
}
