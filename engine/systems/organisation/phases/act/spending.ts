import type { Params } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { chosen, leaderOf } from '../choice';
import { type Given, refusedOrder } from '../given';
import type { PhaseRun } from '../run';

/** What successes can be spent on, one by one. */
export interface Market {
  /** Key of the activity. */
  readonly key: string;
  readonly question: 'organisation.spendSabotage' | 'organisation.spendPlunder';
  readonly clause: string;
  readonly about: (run: PhaseRun) => Params;
  /** What one success can buy now; empty = nothing any more. */
  readonly options: (run: PhaseRun, spent: readonly string[]) => readonly string[];
  readonly buy: (run: PhaseRun, option: string) => PhaseRun;
}

/** What was bought, in order, and which questions it took. */
export interface Spent {
  readonly run: PhaseRun;
  readonly spent: readonly string[];
  readonly questions: readonly string[];
}

/** The choice of leaving the rest unspent (OS-11-10). */
const KEEP = 'keep';

/** The choice a wish means: its very words, or the first one that begins with them (OS-4-11). */
const meant = (options: readonly string[], wish: string): string | undefined =>
  options.find((option) => option === wish || option.startsWith(`${wish}:`));

/** The wishes carried out as they stand; undefined if one of them cannot be (OS-11-13). */
const asWished = (
  run: PhaseRun,
  market: Market,
  wishes: readonly string[],
  successes: number,
): Spent | undefined => {
  if (wishes.length > successes) return undefined;
  return wishes.reduce<Spent | undefined>(
    (before, wish) => {
      if (before === undefined) return undefined;
      const option = meant(market.options(before.run, before.spent), wish);
      if (option === undefined) return undefined;
      return {
        run: market.buy(before.run, option),
        spent: [...before.spent, option],
        questions: [],
      };
    },
    { run, spent: [], questions: [] },
  );
};

/** Success after success as the GM says; the wish holds where it is possible, else the first choice (OS-15-03). */
const asAsked = (
  run: PhaseRun,
  market: Market,
  by: PartyKey,
  wishes: readonly string[],
  successes: number,
): Spent => {
  let current: Spent = { run, spent: [], questions: [] };
  const delegate = leaderOf(run, by);
  for (let no = 1; no <= successes; no += 1) {
    const options = market.options(current.run, current.spent);
    const [first] = options;
    if (first === undefined) return current;
    const wish = wishes[no - 1] ?? '';
    const key = `${market.key}/spend/${String(no)}`;
    const { run: asked, answer } = chosen(current.run, {
      key,
      clause: market.clause,
      name: market.question,
      about: { ...market.about(current.run), party: by, no, successes },
      options: [...options, KEEP],
      proposal: meant(options, wish) ?? first,
      ...(delegate === undefined ? {} : { delegate }),
    });
    const questions = [...current.questions, key];
    if (answer === KEEP) return { run: asked, spent: current.spent, questions };
    current = { run: market.buy(asked, answer), spent: [...current.spent, answer], questions };
  }
  return current;
};

/**
 * Successes spent one after the other as the order says. Where it says nothing, wants more than there is or something
 * that cannot be had, it is asked: the roll and the use stand (OS-11-13, OS-12-08, OS-15-03).
 */
export const spend = (
  run: PhaseRun,
  activity: Pick<Given, 'by' | 'row'>,
  market: Market,
  wishes: readonly string[] | null,
  successes: number,
): Spent => {
  if (successes < 1) return { run, spent: [], questions: [] };
  const plain = wishes === null ? undefined : asWished(run, market, wishes, successes);
  if (plain !== undefined) return plain;
  const flawed =
    wishes === null
      ? run
      : refusedOrder(run, activity, 'organisation.E_SPEND', { count: successes });
  return asAsked(flawed, market, activity.by, wishes ?? [], successes);
};
