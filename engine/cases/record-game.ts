import {
  type Explained,
  openTurn,
  type Proposal,
  proposalOf,
  type RuleSystem,
  type TurnInput,
} from '../kernel';
import type { World } from '../world';
import { CASE_SEED, type CaseGame, type Letters } from './play';
import { type CaseWords, readLine } from './words';

/** The last turn of a case: what went in, and what came of it. */
export interface PlayedProposal extends Proposal<World> {
  readonly input: TurnInput<World>;
  /** The figures asked for, by their number; undefined where the rules have none of that name. */
  readonly asked: Readonly<Record<string, Explained | undefined>>;
}

/** Members of a game that cases use. */
export type PlayableGame = Pick<
  RuleSystem<World>,
  'id' | 'records' | 'orders' | 'currency' | 'adjudicate' | 'tables'
>;

/** A game whose cases are read by its declaration and its own words. */
export interface ToldGame {
  readonly system: PlayableGame;
  readonly words: CaseWords;
  /** The world before the first line. */
  readonly start: World;
}

/** A game whose cases are played by its declaration as well. */
export interface RecordCaseGame<Given = World> extends ToldGame, CaseGame<Given, PlayedProposal> {
  /** The world of what is given, as its turn begins. */
  readonly world: (given: Given) => World;
}

/** How a game plays cases by its declaration, on a world before anybody plays, and by its own words. */
export function recordCases(
  system: PlayableGame,
  start: World,
  words: CaseWords = {},
): RecordCaseGame {
  const { orders: reader, adjudicate } = system;
  return {
    system,
    words,
    start,
    world: (given) => given,
    empty: start,
    give: (before, key, value) => readLine(system, words, before, { key, value }),
    run: (world, { settings, rulings, orders, later, sent, asked }) => {
      const figures = Object.entries(asked).map(
        ([no, said]) => [no, words.figure?.(said, { world, settings })] as const,
      );
      const turnIn = (
        before: World,
        letters: Letters,
        beside = {},
      ): Omit<PlayedProposal, 'asked'> => {
        const texts = Object.entries(letters).map(
          ([key, lines]) => [key, lines.join('\n')] as const,
        );
        const input: TurnInput<World> = {
          world: before,
          orders: Object.fromEntries(texts),
          settings,
          rulings,
          seed: CASE_SEED,
          ...beside,
        };
        return { ...(adjudicate(input) ?? proposalOf(openTurn(input), before)), input };
      };
      const last = later.reduce(
        (played, next) => turnIn(played.world, next),
        turnIn(world, orders, sent),
      );
      return { ...last, asked: Object.fromEntries(figures) };
    },
    worlds: ({ input, world }) => [input.world, world],
    understood: ({ input: { orders, world } }) =>
      Object.entries(orders).flatMap(([party, text]) =>
        reader.restate(reader.read(text, party, world), world),
      ),
  };
}
