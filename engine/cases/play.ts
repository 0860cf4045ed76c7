import {
  type Json,
  type Proposal,
  type Restated,
  rollKey,
  type Rulings,
  type Settings,
} from '../kernel';
import type { World } from '../world';
import type { CaseLine, TextCase } from './read';
import { type Sent, sentWith } from './sent';

/** Input of every game with a case: settings, the game master's decisions, and lines of letters. */
export interface CaseInput {
  settings: Settings;
  rulings: Rulings;
  orders: Letters;
  /** Letters of the turns after the first, in order; of games whose cases go on. */
  later: readonly Letters[];
  /** Figures asked for, by their number. */
  asked: Readonly<Record<string, string>>;
  /** Mail of the first turn beside the orders; absent = none. */
  sent?: Sent;
}

/** Lines of letters by party. */
export type Letters = Readonly<Record<string, readonly string[]>>;

/** Results of a run that every game has. */
export type PlayedTurn = Pick<Proposal<never>, 'events' | 'findings' | 'postings' | 'questions'>;

/** How a game plays cases. */
export interface CaseGame<Given, Run extends PlayedTurn> {
  /** World of a case without lines about the world. */
  readonly empty: Given;
  /** The world with one more `given` line applied; undefined if the game has no such line. */
  readonly give: (given: Given, key: string, value: string) => Given | undefined;
  readonly run: (given: Given, input: CaseInput) => Run;
  /** The worlds before and after the run. */
  readonly worlds: (run: Run) => readonly [before: World, after: World];
  /** Orders understood from the letters. */
  readonly understood: (run: Run) => readonly Restated[];
}

/** Seed of every case: dice are typed in for its streams. */
export const CASE_SEED = 'demo';

const jsonOf = (value: string): Json => {
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
};

/** Input of a line that every game has, `orders red 2` of the second turn; undefined if the line is the game's own. */
function inputWith(input: CaseInput, line: CaseLine): CaseInput | undefined {
  const { key, value } = line;
  const sent = sentWith(input.sent ?? {}, line);
  if (sent !== undefined) return { ...input, sent };
  const [, no = '1'] = /^ask(?: (\d+))?$/.exec(key) ?? [];
  if (/^ask\b/.test(key)) return { ...input, asked: { ...input.asked, [no]: value } };
  const [, word, rest = ''] = /^(setting|decide|dice|orders) (.+)$/.exec(key) ?? [];
  const ruled = (all: readonly (readonly [string, Json])[]): CaseInput => ({
    ...input,
    rulings: {
      ...input.rulings,
      ...Object.fromEntries(all.map(([key, value]) => [key, { key, value, reason: 'case' }])),
    },
  });
  if (word === 'setting')
    return { ...input, settings: { ...input.settings, [rest]: jsonOf(value) } };
  if (word === 'decide') return ruled([[rest, jsonOf(value)]]);
  const stream = [CASE_SEED, ...rest.split(' ')].join('|');
  if (word === 'dice')
    return ruled(value.split(' ').map((die, at) => [rollKey(stream, at), Number(die)]));
  const [, party = '', turn = '1'] = /^(\w+)(?: (\d+))?$/.exec(rest) ?? [];
  if (word !== 'orders' || party === '') return undefined;
  const lines = value.split(/\n| \/ /);
  if (turn === '1') return { ...input, orders: { ...input.orders, [party]: lines } };
  const later = Array.from(
    { length: Math.max(input.later.length, Number(turn) - 1) },
    (_, at): Letters => {
      const laterInput = input.later[at] ?? {};
      return at === Number(turn) - 2 ? { ...laterInput, [party]: lines } : laterInput;
    },
  );
  return { ...input, later };
}

/** The run of a case, and what of it the game could not read. */
export function playCase<Given, Run extends PlayedTurn>(
  game: CaseGame<Given, Run>,
  { given }: TextCase,
): { readonly run: Run; readonly input: CaseInput; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let world = game.empty;
  let input: CaseInput = { settings: {}, rulings: {}, orders: {}, later: [], asked: {} };
  for (const line of given) {
    const general = inputWith(input, line);
    const own = general === undefined ? game.give(world, line.key, line.value) : world;
    if (own === undefined)
      faults.push(
        `${String(line.line)}: expected what is given, found "${line.key}: ${line.value}"`,
      );
    input = general ?? input;
    world = own ?? world;
  }
  return { run: game.run(world, input), input, faults };
}

/** A case that was played, for those who read what came of it. */
export interface PlayedCase {
  readonly turn: PlayedTurn;
  readonly before: World;
  readonly after: World;
  readonly understood: readonly Restated[];
  readonly settings: Settings;
  readonly rulings: Rulings;
}

/** Plays a case; what of it cannot be read is left out. */
export function playedCase<Given, Run extends PlayedTurn>(
  game: CaseGame<Given, Run>,
  one: TextCase,
): PlayedCase {
  return playedRun(game, playCase(game, one));
}

/** The run of a case, for those who read what came of it. */
export function playedRun<Given, Run extends PlayedTurn>(
  game: CaseGame<Given, Run>,
  { run, input: { settings, rulings } }: { readonly run: Run; readonly input: CaseInput },
): PlayedCase {
  const [before, after] = game.worlds(run);
  return { turn: run, before, after, understood: game.understood(run), settings, rulings };
}
