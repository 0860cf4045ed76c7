import {
  type Explained,
  moneyParts,
  nodesOf,
  type TurnEvent,
  type TurnInput,
  unfounded,
} from '../kernel';
import {
  type CaseGame,
  type GivenLines,
  playCase,
  type PlayedCase,
  playedRun,
  type PlayedProposal,
  type PlayedTurn,
  readCases,
  type RecordCaseGame,
  type TextCase,
} from '../cases';
import { fieldValue, isWritten, type World } from '../world';

/** Views of a game on its run: `subject who: text`, the text as a case writes it. */
export type Seen<Run> = Readonly<
  Record<string, (run: Run, who: string, expected: string) => string>
>;

/** How a game runs cases, and the views compared with what they expect. */
export interface TestedGame<Given, Run extends PlayedTurn> extends CaseGame<Given, Run> {
  readonly seen: Seen<Run>;
  /** Figures besides those of postings and events, whose explanations must hold. */
  readonly figures: (run: Run) => readonly Explained[];
  readonly tables: Parameters<typeof unfounded>[1];
}

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

/** The same of one of several events; where none is expected, or fewer, all its data. */
function askedData(about: Readonly<Record<string, unknown>>, asked = 'none'): string {
  if (asked !== 'none') return dataOf(about, asked);
  return `one more: ${dataOf(about, Object.keys(about).join(', '))}`;
}

const hears = ({ isPublic, parties, witnesses }: TurnEvent, who: string): boolean =>
  isPublic === true || (witnesses ?? parties).includes(who);

/** Views of every turn, whatever the game. */
const OF_EVERY_GAME: Seen<PlayedTurn> = {
  findings: ({ findings }, _, expected) =>
    listed(
      findings.map(({ code, words }) =>
        expected.includes('"') ? `${bare(code)} "${words}"` : bare(code),
      ),
    ),
  questions: ({ questions }) => listed(questions.map(({ key }) => key)),
  /** Events for a party: without the cards the GM alone reads. */
  events: ({ events }) =>
    listed(
      events
        .filter(({ witnesses, blocks }) => blocks === undefined || witnesses?.length !== 0)
        .map(({ kind }) => bare(kind)),
    ),
  /** `heard b`: the events of a party's report; `heard b of a`: those of them that name another one. */
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
  places: ({ events }, kind) =>
    listed(events.filter((event) => bare(event.kind) === kind).map(({ place }) => place)),
  witnesses: ({ events }, kind) =>
    listed(
      events
        .filter((event) => bare(event.kind) === kind)
        .flatMap(({ witnesses, parties }) => witnesses ?? parties),
    ),
  blamed: ({ findings }) => listed(findings.map(({ code, party }) => `${party} ${bare(code)}`)),
  /** All postings, or those of a name. */
  booked: ({ postings }, asked) =>
    listed(
      postings
        .filter(({ name }) => asked === '' || bare(name) === asked)
        .map(({ party, name, amount }) => `${party} ${bare(name)} ${String(amount)}`),
    ),
  /** All data of the events of a kind. */
  said: ({ events }, kind) =>
    listed(
      events
        .filter((event) => bare(event.kind) === kind)
        .map(({ about }) => dataOf(about, Object.keys(about).join(', '))),
      '; ',
    ),
  /** Data of the events of a kind, as far as asked for. */
  told: ({ events }, kind, expected) => {
    const asked = expected.split('; ');
    const told = events.filter((event) => bare(event.kind) === kind);
    return listed(
      told.map(({ about }, at) => askedData(about, asked[at])),
      '; ',
    );
  },
};

/** Data of the blocks of an event. */
const dataBehind = ({ blocks = [] }: TurnEvent): Readonly<Record<string, unknown>> =>
  Object.assign(
    {},
    ...blocks
      .flatMap((block) => (block.kind === 'list' ? block.items : []))
      .map(({ about }) => about),
  ) as Readonly<Record<string, unknown>>;

const reportOf = ({ reports }: PlayedProposal, who: string) =>
  reports.find(({ party }) => party === who);

/** Part of a party's report: the kinds, or of one kind the data asked for. */
const readIn =
  (part: 'events' | 'news'): Seen<PlayedProposal>[string] =>
  (turn, who, expected) => {
    const [reader = '', kind] = who.split(' ');
    const events = (reportOf(turn, reader)?.[part] ?? []).filter(
      (one) => kind === undefined || bare(one.kind) === kind,
    );
    if (kind === undefined) return listed(events.map((one) => bare(one.kind)));
    const asked = expected.split('; ');
    return listed(
      events.map((event, at) =>
        askedData({ ...dataBehind(event), place: event.place, ...event.about }, asked[at]),
      ),
      '; ',
    );
  };

/** Views of a turn with reports, figures on its cards and dice, whatever the game. */
const OF_PROPOSALS: Seen<PlayedProposal> = {
  /**
   * `reported b`: the kinds of what a party reads; `reported b trapped`: of that kind the data asked for, its place and
   * its blocks too.
   */
  reported: readIn('events'),
  /** The same of the public part of its report. */
  news: readIn('news'),
  /** Words the report of a party must not contain: those of them it does not. */
  secret: (turn, who, expected) => {
    const text = JSON.stringify(reportOf(turn, who) ?? '');
    return listed(expected.split(', ').filter((word) => !new RegExp(`\\b${word}\\b`).test(text)));
  },
  /** The figure asked for, or the second: `value 2`; `none` where there is none. */
  value: ({ asked }, no) => String(asked[no === '' ? '1' : no]?.value ?? 'none'),
  /** Facts, rules and cells it is made of. */
  of: ({ asked }, no) => partsOf(asked[no === '' ? '1' : no]),
  /** Clauses it rests on. */
  clauses: ({ asked }, no) => {
    const figure = asked[no === '' ? '1' : no];
    const nodes = figure === undefined ? [] : nodesOf(figure);
    return listed(
      [...new Set(nodes.flatMap((node) => ('clause' in node ? [node.clause ?? ''] : [])))].filter(
        (id) => id !== '',
      ),
    );
  },
  /** Values of the figures of a name on the cards, in their order. */
  figures: ({ events }, name) => listed(blockFigures(events, name).map(({ value }) => value)),
  /** `parts power 2`: what the second figure of that name is made of. */
  parts: ({ events }, who) => {
    const [name = '', no = '1'] = who.split(' ');
    return partsOf(blockFigures(events, name)[Number(no) - 1]);
  },
  /** Dice of a purpose in the log of the GM. */
  thrown: ({ rolls = [] }, asked) =>
    listed(rolls.flatMap(({ purpose, roll }) => (bare(purpose) === asked ? [roll.value] : []))),
  /** Dice of a name on the cards. */
  rolls: ({ events }, name) =>
    listed(
      events.flatMap(({ blocks = [] }) =>
        blocks.flatMap((block) =>
          block.kind === 'dice' && bare(block.name) === name ? block.values : [],
        ),
      ),
    ),
};

function blockFigures(events: readonly TurnEvent[], name?: string): readonly Explained[] {
  return events.flatMap(({ blocks = [] }) =>
    blocks.flatMap((block) =>
      block.kind === 'figure' && (name === undefined || bare(block.name) === name)
        ? [block.value]
        : [],
    ),
  );
}

/** A game whose cases are played and seen by its declaration: the money of a party, its records by kind. */
export function recordGame<Given>(game: RecordCaseGame<Given>): TestedGame<Given, PlayedProposal> {
  const { records, tables, currency } = game.system;
  const rows = records.map((kind): readonly [string, Seen<PlayedProposal>[string]] => [
    kind.id,
    /** Of each row of a party what is asked for, in order. */
    ({ world, input: { settings } }, party, expected) => {
      const fields = kind.fields.filter((field) => isWritten(kind, field));
      const own = kind.rows(world, settings).filter(({ owner }) => (owner ?? '') === party);
      const asked = expected.split('; ');
      return listed(
        own.map(({ owner, row }, at) => {
          const place = { world, settings, owner };
          const values = fields.map((field) => [field.id, fieldValue(field, row, place)] as const);
          const told = Object.fromEntries(values);
          const wanted = asked[at] ?? 'none';
          return dataOf(told, wanted === 'none' ? Object.keys(told).join(', ') : wanted);
        }),
        '; ',
      );
    },
  ]);
  return {
    ...game,
    tables,
    figures: ({ events, asked }) => [
      ...blockFigures(events),
      ...Object.values(asked).flatMap((figure) => figure ?? []),
    ],
    seen: {
      ...OF_PROPOSALS,
      ...Object.fromEntries(rows),
      /** `derived realm a`: figures and other fields of the first records of a kind before the turn, as asked for. */
      derived: ({ input: { world, settings } }, asked, expected) => {
        const [id, owner = ''] = asked.split(' ');
        const kind = records.find((one) => one.id === id);
        const own = (kind?.rows(world, settings) ?? []).filter((one) => one.owner === owner);
        const wanted = expected.split('; ');
        const told = own.slice(0, wanted.length).map(({ row }, at) => {
          const place = { world, settings, owner };
          const values = kind?.fields.map((one) => [one.id, fieldValue(one, row, place)] as const);
          return dataOf(Object.fromEntries(values ?? []), wanted[at] ?? 'none');
        });
        return listed(told, '; ');
      },
      /** `derivation realm a trial`: what a derived field of the first record of a kind is made of. */
      derivation: ({ input: { world, settings } }, asked) => {
        const [id, owner = '', name] = asked.split(' ');
        const kind = records.find((one) => one.id === id);
        const own = kind?.rows(world, settings).find((one) => one.owner === owner);
        const field = kind?.fields.find((one) => one.id === name);
        return partsOf(own && field?.figure?.(own.row, { world, settings, owner }));
      },
      /** `objected realm a`: what the rules object to the records of a kind and owner before the turn, by field and code. */
      objected: ({ input: { world, settings } }, asked) => {
        const [id, owner = ''] = asked.split(' ');
        const kind = records.find((one) => one.id === id);
        const own = (kind?.rows(world, settings) ?? []).filter((one) => one.owner === owner);
        const said = own.flatMap(({ row }) =>
          kind?.objections?.(row.id, { world, settings, owner }),
        );
        return listed(said.flatMap((one) => (one === undefined ? [] : `${one.field} ${one.code}`)));
      },
      money: ({ world }, party) =>
        String((world.parties[party]?.treasury ?? 0) / moneyParts(currency)),
    },
  };
}

/** The input of the turn of a case of some lines; throws where one of them cannot be read. */
export function turnGiven<Given>(game: RecordCaseGame<Given>, lines: GivenLines): TurnInput<World> {
  const given = Object.entries(lines).map(([key, value], at) => ({ line: at + 1, key, value }));
  const one = { line: 0, clauses: [], title: ['', ''] as const, given, expected: [] };
  const { run, faults } = playCase(game, one);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return run.input;
}

/** The world of a case of some lines, without letters, as its turn begins. */
export function worldGiven<Given>(
  { empty, give, world }: Pick<RecordCaseGame<Given>, 'empty' | 'give' | 'world'>,
  lines: GivenLines,
): World {
  const given = Object.entries(lines).reduce((now, [key, value]) => {
    const next = give(now, key, value);
    if (next === undefined) throw new Error(`no such line: ${key}: ${value}`);
    return next;
  }, empty);
  return world(given);
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A case that was played: for those who read what came of it, what of it does not hold, its figures explained. */
export interface CheckedCase {
  readonly played: PlayedCase;
  /** Each with its line: what was expected, and what it came to. */
  readonly faults: readonly string[];
  readonly figures: readonly Explained[];
}

/** Plays a case and compares what came of it with what it expects. */
export function checkedCase<Given, Run extends PlayedTurn>(
  game: TestedGame<Given, Run>,
  one: TextCase,
): CheckedCase {
  const { run, input, faults } = playCase(game, one);
  const views: Seen<Run> = { ...OF_EVERY_GAME, ...game.seen };
  const missed = one.expected.flatMap(({ line, key, value }) => {
    const [subject = '', ...who] = key.split(' ');
    const view = views[subject];
    if (view === undefined)
      return [`${String(line)}: expected one of ${Object.keys(views).join(', ')}, found "${key}"`];
    const actual = view(run, who.join(' '), value);
    if (squeezed(actual) === squeezed(value)) return [];
    return [
      `${String(line)}: expected "${key}: ${squeezed(value)}", came to "${squeezed(actual)}"`,
    ];
  });
  const invalid = run.questions.filter(({ options, proposal }) => !options.includes(proposal));
  const figures = [...run.postings.map(({ why }) => why), ...game.figures(run)];
  const unproved = figures.flatMap((figure) => unfounded(figure, game.tables));
  return {
    played: playedRun(game, { run, input }),
    faults: [
      ...faults,
      ...missed,
      ...invalid.map(({ key }) => `the proposal of ${key} is no option`),
      ...unproved.map((node) => `a figure has no ground: ${JSON.stringify(node)}`),
    ],
    figures,
  };
}

/** Everything of a file that does not hold, `name:line: what`; none if all of it does. */
export function faultsInFile<Given, Run extends PlayedTurn>(
  game: TestedGame<Given, Run>,
  name: string,
  text: string,
): readonly string[] {
  const { cases, faults } = readCases(text);
  return [
    ...faults.map(({ line, message }) => `${name}:${String(line)}: ${message}`),
    ...cases.flatMap((one) => checkedCase(game, one).faults.map((fault) => `${name}:${fault}`)),
  ];
}
