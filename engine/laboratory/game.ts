import type { RuleSystem, Settings } from '../kernel';
import type { PartyKey, World } from '../world';
import { playersLetters } from './player';

type Game = RuleSystem<World>;

/** One game to play: from a world that is left as it is, under house rules, for at most so many turns. */
export interface GamePlan {
  readonly world: World;
  readonly settings: Settings;
  readonly seed: string;
  readonly turns: number;
}

type Figures = Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;

/** Figures of a game by measure, for all parties together (key empty) and for each of those that began it. */
export type GameFigures = Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;

/** Key of all parties together. */
export const ALL_PARTIES = '';

/** Id of the measure of a figure by which parties are compared. */
export function figureId(key: string): string {
  return `figure ${key}`;
}

/** A game as it goes on. */
interface Course {
  world: World;
  figures: Figures;
  losses: Map<PartyKey, number>;
  first: PartyKey | undefined;
  turns: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Who is strongest by the first figure; undefined where several are, or nobody has any. */
function strongest(figures: Figures, key: string): PartyKey | undefined {
  const most = Math.max(...Object.values(figures).map((own) => own[key] ?? 0));
  const those = Object.keys(figures).filter((party) => figures[party]?.[key] === most);
  return most > 0 && those.length === 1 ? those[0] : undefined;
}

function advance(game: Game, plan: GamePlan, course: Course): boolean {
  const { world, figures } = course;
  const { settings, seed } = plan;
  const proposal = game.adjudicate({
    world,
    orders: playersLetters(game, world, settings, seed),
    rulings: {},
    settings,
    seed,
  });
  if (proposal === undefined) return false;
  course.world = proposal.world;
  course.figures = game.parties.figures(proposal.world, settings);
  course.turns += 1;
  course.first ??= game.laboratory?.first?.(proposal.world);
  const force = game.laboratory?.force;
  if (force !== undefined)
    for (const [party, own] of Object.entries(figures)) {
      const lost = (own[force] ?? 0) - (course.figures[party]?.[force] ?? 0);
      course.losses.set(party, (course.losses.get(party) ?? 0) + Math.max(0, lost));
    }
  return true;
}

function figuresOf(game: Game, course: Course, began: readonly PartyKey[]): GameFigures {
  const { laboratory } = game;
  if (laboratory === undefined) return {};
  const { figures, losses, world, first } = course;
  const { figures: keys, alive, force, isOver, winners } = laboratory;
  const own = (party: PartyKey, key: string): number => figures[party]?.[key] ?? 0;
  const lives = (party: PartyKey): number => Number(alive.some((key) => own(party, key) > 0));
  const [rank] = keys;
  const ofAll = (key: string): number => sum(Object.keys(figures).map((party) => own(party, key)));
  const leader = strongest(figures, rank);
  const won =
    isOver?.(world) === true ? (winners?.(world) ?? []) : leader === undefined ? [] : [leader];
  const byParty = began.map(
    (party) =>
      [
        party,
        {
          alive: lives(party),
          won: Number(won.includes(party)),
          ...Object.fromEntries(keys.map((key) => [figureId(key), own(party, key)])),
          ...(force === undefined ? {} : { losses: losses.get(party) ?? 0 }),
        },
      ] as const,
  );
  const all = {
    alive: sum(began.map(lives)),
    ...Object.fromEntries(keys.map((key) => [figureId(key), ofAll(key)])),
    ...(force === undefined ? {} : { losses: sum([...losses.values()]) }),
    lead:
      leader === undefined
        ? 0
        : Math.round((1000 * own(leader, rank)) / Math.max(1, ofAll(rank))) / 10,
    ...(isOver === undefined ? {} : { turns: course.turns, over: Number(isOver(world)) }),
    ...(laboratory.first === undefined
      ? {}
      : { first: Number(first !== undefined && won.includes(first)) }),
  };
  return { [ALL_PARTIES]: all, ...Object.fromEntries(byParty) };
}

/**
 * Plays a game by players of the program, with every decision of the GM as it is proposed. The same plan gives the same
 * figures. `look` is called after every turn; it ends the game by false, which gives undefined.
 */
export function playedGame(
  game: Game,
  plan: GamePlan,
  look: (turns: number) => boolean = () => true,
): GameFigures | undefined {
  const { laboratory } = game;
  const settings = laboratory?.alone?.(plan.settings) ?? plan.settings;
  const { world, turns } = plan;
  const course: Course = {
    world,
    figures: game.parties.figures(world, settings),
    losses: new Map(),
    first: laboratory?.first?.(world),
    turns: 0,
  };
  while (course.turns < turns && laboratory?.isOver?.(course.world) !== true) {
    if (!advance(game, { ...plan, settings }, course) || !look(course.turns)) return undefined;
  }
  return figuresOf(game, course, Object.keys(world.parties));
}
