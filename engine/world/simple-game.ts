import {
  type Concern,
  concernOf,
  type Currency,
  fraction,
  type GameForms,
  letterInForce,
  openTurn,
  type OrderReader,
  type Posting,
  type RecordKind,
  type RecordRow,
  type RuleSystem,
  type Settings,
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

/** What happened, in the phase that tells it and nowhere unless stated. */
export type Happening = Omit<TurnEvent, 'time' | 'place' | 'about'> & Partial<TurnEvent>;

/** A turn of a game whose phases change the world itself, with one treasury for each party. */
export interface WorldTurn<Content> extends Turn<World> {
  world: World;
  /** The orders of all letters; whoever asks first reads them and notes what is found in them. */
  orders(): readonly GivenOrder<Content>[];
  tell(event: Happening): void;
  /** Books money: the treasury changes by what explains the posting. */
  book(posting: Omit<Posting, 'amount'>): void;
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
  reader: OrderReader<World, Content>,
): WorldTurn<Content> {
  const base = openTurn(input);
  let given: readonly GivenOrder<Content>[] | undefined;
  const read = (by: PartyKey): readonly GivenOrder<Content>[] => {
    const text = letterInForce(input, by);
    if (text === undefined) return [];
    const sheet = reader.read(text, by, input.world);
    for (const found of sheet.findings) base.find(found);
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
    tell: ({ kind, clause, time, place = '', parties, about = {}, ...more }) => {
      const now = time ?? fraction(base.stages.length, 1);
      base.tell({ kind, clause, time: now, place, parties, about, ...more });
    },
    book: ({ party, name, why, ...more }) => {
      const { parties } = turn.world;
      const one = parties[party];
      if (one === undefined) return;
      const after = { ...one, treasury: one.treasury + why.value };
      turn.world = { ...turn.world, parties: { ...parties, [party]: after } };
      base.book({ party, amount: why.value, name, why, ...more });
    },
    add: (kind, owner, row) => {
      const { settings } = input;
      turn.world = withNewRecord(kind, { world: turn.world, settings, owner }, row);
    },
  };
  return turn;
}

/** One printed form with a table of each of some kinds of records, with so many empty rows. */
export const recordForm = (
  id: string,
  title: Title,
  kinds: readonly RecordKind<World>[],
  { parts }: Currency,
  rows = 6,
): GameForms<World> => ({
  definitions: [
    { id, title, isReturned: false, parts: kinds.map((kind) => recordTable(kind, rows)) },
  ],
  values: (_, world, party, settings, language) =>
    Object.fromEntries(
      kinds.flatMap((kind) =>
        Object.entries(recordValues(kind, world, party, settings, language, parts)),
      ),
    ),
});

type Usual = 'board' | 'calendar' | 'tables' | 'parties' | 'observe';

/** What a simple game declares: phases as functions, the rest as every game, without what is usual. */
export type SimpleGame<Content> = Omit<
  RuleSystem<World, Content>,
  Usual | 'phases' | 'adjudicate'
> &
  Partial<Pick<RuleSystem<World>, Usual>> & {
    readonly phases: readonly TurnPhase<WorldTurn<Content>>[];
  };

/**
 * A game on a board of regions whose turns are numbered, whose parties have a treasury each and no books, and know all
 * that the records let them know; what is otherwise it says itself.
 */
export function simpleGame<Content>({
  phases,
  ...own
}: SimpleGame<Content>): RuleSystem<World, Content> {
  const figures = ({ parties }: World, _: Settings) =>
    Object.fromEntries(
      Object.values(parties).map(({ key, treasury }) => [key, { [`${own.id}.money`]: treasury }]),
    );
  return {
    board: { kind: 'regions' },
    calendar: { by: 'turns' },
    tables: [],
    parties: { figures, forecast: () => undefined },
    observe: (world) => world,
    ...own,
    ...turnOf(
      phases,
      (input) => openWorldTurn(input, own.orders),
      ({ world }) => ({ world }),
    ),
  };
}
