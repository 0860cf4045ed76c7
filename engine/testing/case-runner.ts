import {
  type Explained,
  type Json,
  nodesOf,
  rollKey,
  type Rulings,
  type Settings,
  type Turn,
  type TurnEvent,
  unfounded,
} from '../kernel';
import { type CaseLine, readCases, type TextCase } from '../cases';

/** What every game is given with a case: settings, the game master's word, and lines of letters by party. */
export interface CaseInput {
  settings: Settings;
  rulings: Rulings;
  orders: Readonly<Record<string, readonly string[]>>;
}

/** What every run of a game has. */
type AnyRun = Pick<Turn<never>, 'events' | 'findings' | 'postings' | 'questions'>;

/** What a game sees of its run: `subject who: text`, the text as a case writes it. */
export type Seen<Run> = Readonly<
  Record<string, (run: Run, who: string, expected: string) => string>
>;

/** How a game plays cases. */
export interface CaseGame<Given, Run extends AnyRun> {
  /** The world of a case that says nothing. */
  readonly empty: Given;
  /** The world with one more line said of it; undefined if the game knows no such line. */
  readonly give: (given: Given, key: string, value: string) => Given | undefined;
  readonly run: (given: Given, input: CaseInput) => Run;
  readonly seen: Seen<Run>;
  /** Figures besides those of postings and events, whose explanations must hold. */
  readonly figures: (run: Run) => readonly Explained[];
  readonly tables: Parameters<typeof unfounded>[1];
}

/** Seed of every case: dice are typed in for its streams. */
export const CASE_SEED = 'demo';

/** A list as cases write it. */
export function listed(all: readonly (string | number)[], by = ', '): string {
  return all.length === 0 ? 'none' : all.join(by);
}

/** A name without that of its game. */
export function bare(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

/** Facts, rules and cells of an explanation with their values. */
export function partsOf(explained: Explained | undefined): string {
  const nodes = explained === undefined ? [] : nodesOf(explained);
  return listed(
    nodes.flatMap((node) => {
      if (node.kind === 'operation' || node.kind === 'override') return [];
      const name = 'name' in node ? node.name : node.kind === 'cell' ? node.row : node.kind;
      return [`${bare(name)} ${String(node.value)}`];
    }),
  );
}

/** Data as text in the order in which it is asked for: `count 20, levels 1`. */
function dataOf(about: Readonly<Record<string, unknown>>, asked: string): string {
  const names = asked.split(', ').map((part) => part.split(' ')[0] ?? '');
  return listed(
    names.filter((name) => name in about).map((name) => `${name} ${String(about[name])}`),
  );
}

const hears = ({ isPublic, parties, witnesses }: TurnEvent, who: string): boolean =>
  isPublic === true || (witnesses ?? parties).includes(who);

/** What is seen of every turn, whatever the game. */
const OF_EVERY_GAME: Seen<AnyRun> = {
  findings: ({ findings }, _, expected) =>
    listed(
      findings.map(({ code, words }) =>
        expected.includes('"') ? `${bare(code)} "${words}"` : bare(code),
      ),
    ),
  questions: ({ questions }) => listed(questions.map(({ key }) => key)),
  /** What is told to somebody: without the cards the GM alone reads. */
  events: ({ events }) =>
    listed(
      events
        .filter(({ witnesses, blocks }) => blocks === undefined || witnesses?.length !== 0)
        .map(({ kind }) => bare(kind)),
    ),
  /** `heard b`: what a party learns; `heard b of a`: that of it in which another one is named. */
  heard: ({ events }, who) => {
    const [hearer = '', of] = who.split(' of ');
    const heard = events.filter((event) => hears(event, hearer));
    const named = heard.filter(
      (one) => of === undefined || JSON.stringify(one).includes(`"${of}"`),
    );
    return listed(named.map(({ kind }) => bare(kind)));
  },
  public: ({ events }) =>
    listed(events.filter(({ isPublic }) => isPublic).map(({ kind }) => bare(kind))),
  parties: ({ events }, kind) =>
    listed(events.filter((event) => bare(event.kind) === kind).flatMap(({ parties }) => parties)),
  witnesses: ({ events }, kind) =>
    listed(
      events
        .filter((event) => bare(event.kind) === kind)
        .flatMap(({ witnesses, parties }) => witnesses ?? parties),
    ),
  blamed: ({ findings }) => listed(findings.map(({ code, party }) => `${party} ${bare(code)}`)),
  booked: ({ postings }) =>
    listed(postings.map(({ party, name, amount }) => `${party} ${bare(name)} ${String(amount)}`)),
  /** All data of the events of a kind. */
  said: ({ events }, kind) =>
    listed(
      events
        .filter((event) => bare(event.kind) === kind)
        .map(({ about }) => dataOf(about, Object.keys(about).join(', '))),
      '; ',
    ),
  /** What is asked for of the data of the events of a kind. */
  told: ({ events }, kind, expected) => {
    const asked = expected.split('; ');
    const told = events.filter((event) => bare(event.kind) === kind);
    return listed(
      told.map(({ about }, at) => dataOf(about, asked[at] ?? '')),
      '; ',
    );
  },
};

const jsonOf = (value: string): Json => {
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
};

/** What a line says whatever the game; undefined if it is the game's own. */
function inputWith(input: CaseInput, { key, value }: CaseLine): CaseInput | undefined {
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
  if (word !== 'orders') return undefined;
  return { ...input, orders: { ...input.orders, [rest]: value.split(/\n| \/ /) } };
}

/** The run of a case, and what of it the game could not read. */
export function playCase<Given, Run extends AnyRun>(
  game: CaseGame<Given, Run>,
  { given }: TextCase,
): { readonly run: Run; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let world = game.empty;
  let input: CaseInput = { settings: {}, rulings: {}, orders: {} };
  for (const said of given) {
    const general = inputWith(input, said);
    const own = general === undefined ? game.give(world, said.key, said.value) : world;
    if (own === undefined)
      faults.push(
        `${String(said.line)}: expected what is given, found "${said.key}: ${said.value}"`,
      );
    input = general ?? input;
    world = own ?? world;
  }
  return { run: game.run(world, input), faults };
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Everything of a case that does not hold, each with its line: what was expected, and what it came to. */
export function faultsOf<Given, Run extends AnyRun>(
  game: CaseGame<Given, Run>,
  one: TextCase,
): readonly string[] {
  const { run, faults } = playCase(game, one);
  const views: Seen<Run> = { ...OF_EVERY_GAME, ...game.seen };
  const missed = one.expected.flatMap(({ line, key, value }) => {
    const [subject = '', ...who] = key.split(' ');
    const view = views[subject];
    if (view === undefined)
      return [`${String(line)}: expected one of ${Object.keys(views).join(', ')}, found "${key}"`];
    const came = view(run, who.join(' '), value);
    if (squeezed(came) === squeezed(value)) return [];
    return [`${String(line)}: expected "${key}: ${squeezed(value)}", came to "${squeezed(came)}"`];
  });
  const astray = run.questions.filter(({ options, proposal }) => !options.includes(proposal));
  const figures = figuresOf(game, run);
  const unproved = figures.flatMap((figure) => unfounded(figure, game.tables));
  return [
    ...faults,
    ...missed,
    ...astray.map(({ key }) => `the proposal of ${key} is no option`),
    ...unproved.map((node) => `a figure has no ground: ${JSON.stringify(node)}`),
  ];
}

/** Every figure of a run with its explanation. */
export function figuresOf<Given, Run extends AnyRun>(
  game: CaseGame<Given, Run>,
  run: Run,
): readonly Explained[] {
  return [
    ...run.postings.map(({ why }) => why),
    ...run.events.flatMap(({ figures = {} }) => Object.values(figures)),
    ...game.figures(run),
  ];
}

/** Everything of a file that does not hold, `name:line: what`; none if all of it does. */
export function faultsInFile<Given, Run extends AnyRun>(
  game: CaseGame<Given, Run>,
  name: string,
  text: string,
): readonly string[] {
  const { cases, faults } = readCases(text);
  return [
    ...faults.map(({ line, message }) => `${name}:${String(line)}: ${message}`),
    ...cases.flatMap((one) => faultsOf(game, one).map((fault) => `${name}:${fault}`)),
  ];
}
