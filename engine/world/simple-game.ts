import {
  calc,
  type CardBlock,
  type ClauseId,
  type Concern,
  concernOf,
  type Currency,
  type Explained,
  fact,
  findingOf,
  fraction,
  type GameForms,
  letterInForce,
  moneyParts,
  openTurn,
  ownNameOf,
  type Params,
  type Posting,
  type Question,
  type RecordKind,
  type RecordRow,
  type RuleSystem,
  type Title,
  type Turn,
  type TurnEvent,
  type TurnInput,
  turnOf,
  type TurnPhase,
} from '../kernel';
import type { PartyKey } from './grossfeld';
import { recordTable, recordValues, withNewRecord } from './records';
import type { World } from './world';

/** An order of a letter: whose it is, what the grammar made of it, and its words for findings. */
export interface GivenOrder<Content> {
  readonly by: PartyKey;
  readonly content: Content;
  readonly concern: Concern;
}

/**
 * An event, in the phase that adds it and at no place by default; words refer to its place as `region`. The income or
 * expense of the first of its parties is booked under its name.
 */
export type Happening = Omit<TurnEvent, 'time' | 'place' | 'about'> &
  Partial<TurnEvent> & { readonly brings?: Explained; readonly costs?: Explained };

/** A turn of a game whose phases change the world itself, with one treasury for each party. */
export interface WorldTurn<Content = unknown> extends Turn<World> {
  world: World;
  /** The orders of all letters; whoever asks first reads them and notes what is found in them. */
  orders(): readonly GivenOrder<Content>[];
  /** Adds a finding that an order cannot be carried out, by a code of the game's register. */
  refuse(code: string, order: GivenOrder<unknown>): void;
  tell(event: Happening): void;
  /** Books money: the treasury changes by what explains the posting. */
  book(posting: Omit<Posting, 'amount'>): void;
  /**
   * Has the GM choose, once a turn under this name and data; the first option holds until he does. The block shows it on
   * a card. `more` is said in the question and names nothing, such as words of a letter.
   */
  choose(
    name: string,
    clause: ClauseId,
    options: readonly [string, ...string[]],
    about?: Params,
    more?: Params,
  ): { readonly answer: string; readonly block: CardBlock };
  /** Gives a party a new record. */
  add<Row extends RecordRow>(
    kind: RecordKind<World, Row>,
    owner: PartyKey,
    row: Partial<Row>,
  ): void;
}

/** A turn before its first phase. */
export function openWorldTurn<Content>(
  input: TurnInput<World>,
  { orders: reader, register }: Pick<SimpleGame<Content>, 'orders' | 'register'>,
): WorldTurn<Content> {
  const base = openTurn(input);
  let given: readonly GivenOrder<Content>[] | undefined;
  const read = (by: PartyKey): readonly GivenOrder<Content>[] => {
    const text = letterInForce(input, by);
    if (text === undefined) return [];
    const sheet = reader.read(text, by, input.world);
    for (const found of reader.check(sheet, input.world, input.settings)) base.find(found);
    return sheet.rows.map((row) => ({
      by,
      content: row.content,
      concern: concernOf(sheet, row),
    }));
  };
  const turn: WorldTurn<Content> = {
    ...base,
    world: input.world,
    orders: () => (given ??= Object.keys(input.world.parties).sort().flatMap(read)),
    refuse: (code, { by, concern }) => {
      if (Object.hasOwn(register.findings, code))
        base.find(findingOf(register.findings, code, by, concern));
    },
    tell: ({ kind, clause, time, place = '', parties, about, brings, costs, ...more }) => {
      const now = time ?? fraction(base.stages.length, 1);
      const why = brings ?? (costs && calc.difference(fact('nothing', 0), costs));
      const [party] = parties;
      if (why !== undefined && party !== undefined) turn.book({ party, name: kind, why, place });
      const known = about ?? (place === '' ? {} : { region: place });
      base.tell({ kind, clause, time: now, place, parties, about: known, ...more });
    },
    book: ({ party, name, why, ...more }) => {
      const { parties } = turn.world;
      const one = parties[party];
      if (one === undefined) return;
      const after = { ...one, treasury: one.treasury + why.value };
      turn.world = { ...turn.world, parties: { ...parties, [party]: after } };
      base.book({ party, amount: why.value, name, why, ...more });
    },
    choose: (name, clause, options, which = {}, more = {}) => {
      const own = ownNameOf(name)?.name ?? name;
      const key = [own, input.world.clock.turn, ...Object.values(which)].join('/');
      const about = { ...which, ...more };
      const decision: Question = { key, clause, name, about, options, proposal: options[0] };
      return { answer: turn.ask(decision), block: { kind: 'decision', decision } };
    },
    add: (kind, owner, row) => {
      const { settings } = input;
      turn.world = withNewRecord(kind, { world: turn.world, settings, owner }, row);
    },
  };
  return turn;
}

/** Printed form of a simple game: one sheet with a table of each of some kinds of records. */
interface PrintedSheet {
  readonly title: Title;
  readonly records: readonly RecordKind<World>[];
}

/** Empty rows of a table of a sheet. */
const ROWS = 6;

const formOf = (
  id: string,
  { title, records }: PrintedSheet,
  currency: Currency | undefined,
): GameForms<World> => ({
  definitions: [
    { id, title, isReturned: false, parts: records.map((kind) => recordTable(kind, ROWS)) },
  ],
  values: (_, world, party, settings, language) =>
    Object.fromEntries(
      records.flatMap((kind) =>
        Object.entries(recordValues(kind, world, party, settings, language, moneyParts(currency))),
      ),
    ),
});

type Usual = 'board' | 'calendar' | 'tables' | 'parties' | 'observe';

/** Declaration of a simple game: phases as functions, the rest as for every game, without the defaults. */
export type SimpleGame<Content> = Omit<
  RuleSystem<World, Content>,
  Usual | 'phases' | 'adjudicate' | 'moments'
> &
  Partial<Pick<RuleSystem<World>, Usual>> & {
    readonly phases: readonly TurnPhase<WorldTurn<Content>>[];
    readonly sheet?: PrintedSheet;
  };

/**
 * A game on a board of regions with numbered turns, one treasury per party, no books, and knowledge of all that the
 * records let parties know; everything else is given explicitly.
 */
export function simpleGame<Content>({
  phases,
  sheet,
  ...own
}: SimpleGame<Content>): RuleSystem<World, Content> {
  const figures = ({ parties }: World) =>
    Object.fromEntries(
      Object.values(parties).map(({ key, treasury }) => [key, { [`${own.id}.money`]: treasury }]),
    );
  return {
    board: { kind: 'regions' },
    calendar: { by: 'turns' },
    tables: [],
    parties: { figures },
    observe: (world) => world,
    ...(sheet === undefined ? {} : { forms: formOf(own.id, sheet, own.currency) }),
    ...own,
    ...turnOf(
      phases,
      (input) => openWorldTurn(input, own),
      ({ world }) => ({ world }),
    ),
  };
}
