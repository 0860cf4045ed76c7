import type { Proposal, RuleSystem, Settings } from '../kernel';
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

/** Figures by party; those of a game that was played also of all together (key empty). */
export type GameFigures = Readonly<Record<PartyKey, Readonly<Record<string, number>>>>;

/** Key of all parties together. */
export const ALL_PARTIES = '';

/** What of a figure is measured: how great it is in the end, what of it was lost in fights, by how much it decreased. */
type FigureAspect = 'figure' | 'lost' | 'decrease';

/** Id of the measure of a figure by which parties are compared. */
export function figureId(key: string, aspect: FigureAspect = 'figure'): string {
  return `${aspect} ${key}`;
}

/** The figure a measure is about, and what of it is measured; undefined for measures of something else. */
export function figureOfId(
  id: string,
): { readonly aspect: FigureAspect; readonly key: string } | undefined {
  const aspect = (['figure', 'lost', 'decrease'] as const).find((one) => id.startsWith(`${one} `));
  return aspect && { aspect, key: id.slice(aspect.length + 1) };
}

/** A game as it goes on. */
interface Course {
  world: World;
  figures: GameFigures;
  /** What parties lost in fights and by how much they decreased, by measure. */
  fallen: GameFigures;
  first: PartyKey | undefined;
  turns: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Who is strongest by the first figure; undefined where several are, or nobody has any. */
function strongest(figures: GameFigures, key: string): PartyKey | undefined {
  const most = Math.max(...Object.values(figures).map((own) => own[key] ?? 0));
  const those = Object.keys(figures).filter((party) => figures[party]?.[key] === most);
  return most > 0 && those.length === 1 ? those[0] : undefined;
}

/** What every party had lost before and lost in a turn, which began with these figures. */
function fallenAfter(
  { laboratory }: Game,
  { fallen, figures: after }: Course,
  { fights }: Pick<Proposal<World>, 'fights'>,
  before: GameFigures,
): GameFigures {
  const { lost = {}, decrease } = laboratory ?? {};
  const units = fights.flatMap(({ sides }) => sides.flatMap((side) => side.units));
  return Object.fromEntries(
    Object.entries(before).map(([party, own]) => {
      const inFights = Object.entries(lost).map(([key, counts]) => {
        const those = units.filter((unit) => unit.party === party && counts(unit));
        return [figureId(key, 'lost'), sum(those.map((one) => one.before - one.left))] as const;
      });
      const decreases = (decrease === undefined ? [] : [decrease]).map((key) => {
        const less = (own[key] ?? 0) - (after[party]?.[key] ?? 0);
        return [figureId(key, 'decrease'), Math.max(0, less)] as const;
      });
      const added = [...inFights, ...decreases].map(
        ([id, value]) => [id, (fallen[party]?.[id] ?? 0) + value] as const,
      );
      return [party, Object.fromEntries(added)];
    }),
  );
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
  course.fallen = fallenAfter(game, course, proposal, figures);
  return true;
}

/** Ids of the measures of what is lost in fights or decreases. */
export function fallMeasures({
  lost = {},
  decrease,
}: NonNullable<Game['laboratory']>): readonly string[] {
  return [
    ...Object.keys(lost).map((key) => figureId(key, 'lost')),
    ...(decrease === undefined ? [] : [figureId(decrease, 'decrease')]),
  ];
}

function figuresOf(game: Game, course: Course, began: readonly PartyKey[]): GameFigures {
  const { laboratory } = game;
  if (laboratory === undefined) return {};
  const { figures, fallen, world, first } = course;
  const { figures: keys, alive, isOver, winners } = laboratory;
  const own = (party: PartyKey, key: string): number => figures[party]?.[key] ?? 0;
  const lives = (party: PartyKey): number => Number(alive.some((key) => own(party, key) > 0));
  const [rank] = keys;
  const ofAll = (key: string): number => sum(Object.keys(figures).map((party) => own(party, key)));
  const leader = strongest(figures, rank);
  const fallIds = fallMeasures(laboratory);
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
          ...Object.fromEntries(fallIds.map((id) => [id, fallen[party]?.[id] ?? 0])),
        },
      ] as const,
  );
  const all = {
    alive: sum(began.map(lives)),
    ...Object.fromEntries(keys.map((key) => [figureId(key), ofAll(key)])),
    ...Object.fromEntries(
      fallIds.map((id) => [id, sum(Object.values(fallen).map((own) => own[id] ?? 0))]),
    ),
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
    fallen: {},
    first: laboratory?.first?.(world),
    turns: 0,
  };
  while (course.turns < turns && laboratory?.isOver?.(course.world) !== true) {
    if (!advance(game, { ...plan, settings }, course) || !look(course.turns)) return undefined;
  }
  return figuresOf(game, course, Object.keys(world.parties));
}
