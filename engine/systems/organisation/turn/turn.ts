import {
  type BalanceSheet,
  type CardBlock,
  type ClauseId,
  type Concern,
  concernOf,
  type Explained,
  type Finding,
  findingOf,
  fraction,
  openTurn,
  type OrderRow,
  type OrderSheet,
  type Params,
  type PartyReport,
  type Question,
  type Roll,
  type Settings,
  type Turn,
  type TurnEvent,
  type TurnInput,
} from '../../../kernel';
import type { PartyKey, RegionBoard, RegionKey, World } from '../../../world';
import { ALL_FINDINGS, type FindingCode } from '../data/findings';
import {
  isInStep,
  type Means,
  type Order,
  type OrderKind,
  type OrganisationOrder,
} from '../orders/order';
import { byText } from '../rules/order';
import { purseAt } from '../rules/money';
import { choiceOf, flagOf, isDecidedByGm } from '../rules/settings';
import { entryOf } from '../state/entry';
import { boardOf, restingOrganisation, stateOf } from '../state/read';
import { type GameState, type Halves, type Organisation, STEPS, type Step } from '../state/types';

/** One figure of money of a phase; the GM's word for it has the key `balance/<party>/<section>/<row>/amount`. */
export interface MoneyFigure {
  /** Step in which it arises. */
  readonly section: Step;
  /** Name of the row within its section: its key and what it is about. */
  readonly row: string;
  readonly key: string;
  readonly about: Params;
  readonly value: Explained;
  /** False = it leaves the purse. */
  readonly isIncome: boolean;
}

/** An order of an organisation in the row of its letter. */
export interface Given<Kind extends OrderKind = OrderKind> {
  readonly by: PartyKey;
  readonly row: OrderRow<OrganisationOrder>;
  readonly order: Extract<Order, { readonly kind: Kind }>;
}

/** Which roll it is: for whom, what for, with data for words. */
export interface RollPurpose {
  /** Whose roll it is: an organisation; a region or `world` where events are rolled for them. */
  readonly party: PartyKey;
  /** Purpose: `event`, `chance`, `order`, `sabotage`, `plunder`, `information`, `war`, `reroll`. */
  readonly purpose: string;
  readonly about: Params;
}

/** A question without what can be answered. */
export type Asked = Omit<Question, 'options' | 'proposal'>;

/** Adds blocks to a card that is complete otherwise. */
export type AddBlocks = (blocks: readonly CardBlock[]) => void;

/** A figure behind what happened, which the GM alone reads. */
export function hiddenFigure(name: string, value: Explained, about: Params = {}): CardBlock {
  return { kind: 'figure', name: `organisation.${name}`, about, value, isHidden: true };
}

/** A phase while it is computed. */
export interface PhaseTurn extends Turn<World> {
  readonly settings: Settings;
  readonly board: RegionBoard;
  sheets: Readonly<Record<PartyKey, OrderSheet<OrganisationOrder>>>;
  /** State of the organisations; a value, replaced whenever something changes. */
  state: GameState;
  /** The state after each finished step, in their order: what cases look at. */
  readonly snapshots: GameState[];
  balances: readonly BalanceSheet[];
  reports: readonly PartyReport[];
  /** How many activities of a kind an organisation has carried out, by `<organisation>/<kind>`. */
  readonly acted: Map<string, number>;
  /** Levels raised with money in this phase, over all regions, by `<organisation>/<category>` (OS-10-03). */
  readonly hired: Map<string, number>;
  /** By what means the unrest of a unit was ended, by `<organisation>/<unit>`. */
  readonly calmedBy: Map<string, Means>;
  /** The organisation that units in unrest founded or joined, by `<organisation>/<region>`. */
  readonly rebels: Map<string, PartyKey>;
  /** Figures of money of the phase, by party: what the balance sheet is made of, in halves. */
  readonly figures: Map<PartyKey, MoneyFigure[]>;

  /** A setting of the campaign: yes or no. */
  flag(key: string): boolean;
  /** A setting of the campaign: one of several. */
  choice(key: string): string;
  /** Begins a step and records it in the state (OS-7-03). */
  enter(step: Step): void;
  /** An organisation of the phase; one without anything where there is none of this key. */
  own(key: PartyKey): Organisation;
  /** Money of an organisation in the purse for a thing in a region, in halves (OS-1-06). */
  purse(key: PartyKey, region: RegionKey): Halves;
  /** Keys of all organisations in order (OS-0-12). */
  parties(): readonly PartyKey[];
  /** Does the same for every organisation in order (OS-7-03). */
  each(act: (own: Organisation) => void): void;
  /** Puts an organisation in the place of that of its key; a new one in its place by key (OS-0-12). */
  put(own: Organisation): void;
  /** Does something to an organisation; nothing if there is none of this key. */
  change(key: PartyKey, alter: (own: Organisation) => Organisation): void;
  /** All rows of the letter of an organisation. */
  rows(party: PartyKey): readonly OrderRow<OrganisationOrder>[];
  /** Orders of some kinds in the order of the letter; those under the heading of another step are left out (OS-7-03). */
  orders<Kind extends OrderKind>(by: PartyKey, ...kinds: readonly Kind[]): readonly Given<Kind>[];
  /** Reports why an order changes nothing (OS-0-07); returns false, as nothing was done. */
  refuse(given: Pick<Given, 'by' | 'row'>, code: FindingCode, about?: Params): false;
  /**
   * Adds an event of the step, `kind` without the name of the game: in the region of its data, or the one it comes
   * `from`, by default. The function returned adds blocks that are known only later.
   */
  note(
    kind: string,
    clause: ClauseId,
    parties: PartyKey | readonly PartyKey[],
    about: Params,
    more?: Partial<TurnEvent>,
  ): AddBlocks;
  /** Has one of some things chosen, under the options they stand for; the first one holds until it is. */
  pick<Thing>(
    question: Asked,
    things: readonly Thing[],
    optionOf: (thing: Thing) => string,
    usual?: Thing,
  ): Thing | undefined;
  /**
   * A case the rules leave to a reading: the first option, or the one the GM takes for this case where he decides case by
   * case (OS-0-10). `no` = number of the ruling.
   */
  reading(
    no: number,
    clause: ClauseId,
    key: string,
    about: Params,
    options: readonly [string, ...string[]],
  ): string;
  /** The questions of these keys as blocks of a card; those with nothing to choose were never asked. */
  asked(...keys: readonly string[]): readonly CardBlock[];
  /** Person who leads an organisation, to whom the GM can leave a choice; none where the GM leads it (OS-1-04). */
  delegate(party: PartyKey): Pick<Question, 'delegate'>;
  /** Records dice and lots with their purpose in the order in which they were rolled (OS-0-05). */
  keepRolls(purpose: RollPurpose, rolls: readonly Roll[]): void;
}

/** Placeholder of an organisation that does not exist. */
const NOBODY = restingOrganisation('', '', '', {});

/** A phase before its first step. */
export function openPhase(input: TurnInput<World>): PhaseTurn {
  const { settings, world } = input;
  const turn: PhaseTurn = {
    ...openTurn(input),
    settings,
    board: boardOf(world),
    sheets: {},
    state: stateOf(world, settings),
    snapshots: [],
    balances: [],
    reports: [],
    acted: new Map(),
    hired: new Map(),
    calmedBy: new Map(),
    rebels: new Map(),
    figures: new Map(),
    flag: (key) => flagOf(settings, key),
    choice: (key) => choiceOf(settings, key),
    enter: (step) => {
      turn.state = { ...turn.state, step };
    },
    own: (key) => entryOf(turn.state.organisations, key) ?? NOBODY,
    purse: (key, region) => purseAt(turn.own(key), region, settings),
    parties: () => Object.keys(turn.state.organisations).sort(byText),
    each: (act) => {
      for (const key of turn.parties()) act(turn.own(key));
    },
    put: (own) => {
      const { organisations } = turn.state;
      const after = Object.entries({ ...organisations, [own.key]: own });
      const isNew = !Object.hasOwn(organisations, own.key);
      const ordered = isNew ? after.sort(([a], [b]) => byText(a, b)) : after;
      turn.state = { ...turn.state, organisations: Object.fromEntries(ordered) };
    },
    change: (key, alter) => {
      if (Object.hasOwn(turn.state.organisations, key)) turn.put(alter(turn.own(key)));
    },
    rows: (party) => entryOf(turn.sheets, party)?.rows ?? [],
    orders: (by, ...kinds) =>
      turn.rows(by).flatMap((row) => {
        const { order } = row.content;
        return isOfKind(order, kinds) && isInStep(row.content) ? [{ by, row, order }] : [];
      }),
    refuse: ({ by, row }, code, about = {}) => {
      const sheet = entryOf(turn.sheets, by) ?? { text: '' };
      turn.find(finding(code, by, { ...concernOf(sheet, row), about }));
      return false;
    },
    note: (name, clause, whom, about, more = {}) => {
      const kind = `organisation.${name}` as const;
      const place = String(about['region'] ?? about['from'] ?? '');
      const parties = typeof whom === 'string' ? [whom] : whom;
      const time = fraction(STEPS.indexOf(turn.state.step), STEPS.length);
      const index = turn.events.push({ kind, clause, place, parties, about, ...more, time }) - 1;
      return (blocks) => {
        const event = turn.events[index];
        if (event !== undefined)
          turn.events[index] = { ...event, blocks: [...(event.blocks ?? []), ...blocks] };
      };
    },
    pick: (question, things, optionOf, usual = things[0]) => {
      if (usual === undefined) return undefined;
      // Things that are alike are one choice.
      const options = [...new Set(things.map(optionOf))];
      const answer = turn.ask({ ...question, options, proposal: optionOf(usual) });
      return things.find((thing) => optionOf(thing) === answer) ?? usual;
    },
    reading: (no, clause, key, about, options) => {
      const [proposal] = options;
      if (!isDecidedByGm(settings, no)) return proposal;
      const name = `organisation.q${String(no)}`;
      return turn.ask({ key, clause, name, about, options, proposal });
    },
    asked: (...keys) =>
      turn.questions
        .filter(({ key }) => keys.includes(key))
        .map((decision) => ({ kind: 'decision', decision })),
    delegate: (party) => {
      const leader = Object.values(world.people).find(({ roles }) =>
        roles.some((role) => role.party === party),
      );
      return leader === undefined ? {} : { delegate: leader.id };
    },
    keepRolls: (purpose, rolls) => {
      turn.rolls.push(...rolls.map((roll) => ({ ...purpose, roll })));
    },
  };
  return turn;
}

const isOfKind = <Kind extends OrderKind>(
  order: Order,
  kinds: readonly Kind[],
): order is Extract<Order, { readonly kind: Kind }> => kinds.some((kind) => kind === order.kind);

/** A finding with the weight and clause of the register (OS-15-02). */
export function finding(
  code: keyof typeof ALL_FINDINGS,
  party: string,
  concern?: Concern,
): Finding {
  return findingOf(ALL_FINDINGS, code, party, concern);
}

/** The first of some faults that holds, in the order in which they are named (OS-15-04). */
export function firstFault(
  ...faults: readonly (readonly [isFault: boolean, code: FindingCode])[]
): FindingCode | undefined {
  return faults.find(([isFault]) => isFault)?.[1];
}

/** True for whole numbers from 1 on. */
export function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

/** True if the organisation ordered that no fortification there takes damage in the place of others (OS-5.7-01). */
export function hasDeclined(turn: PhaseTurn, party: PartyKey, region: RegionKey): boolean {
  return turn
    .rows(party)
    .some(({ content: { order } }) => order.kind === 'DECLINE' && order.region === region);
}

/** Names of things for the words of a question: `name.<id>`. */
export function namesFor(
  things: readonly { readonly id: string; readonly name: string }[],
): Params {
  return Object.fromEntries(things.map(({ id, name }) => [`name.${id}`, name]));
}
