import {
  type CardBlock,
  concernOf,
  type Explained,
  fraction,
  openTurn,
  type OrderRow,
  type OrderSheet,
  type Params,
  type BalanceSheet,
  type PartyReport,
  type Question,
  type Roll,
  type Turn,
  type TurnEvent,
  type TurnInput,
} from '../../../kernel';
import type { PartyKey, RegionBoard, RegionKey, World } from '../../../world';
import type { FindingCode } from '../data/findings';
import { finding } from '../orders/finding';
import type { Means, Order, OrderKind, OrganisationOrder } from '../orders/order';
import { isInStep } from '../orders/steps';
import { byText } from '../rules/order';
import { isDecidedByGm } from '../rules/settings';
import { entryOf } from '../state/entry';
import { boardOf, stateOf } from '../state/read';
import { type GameState, type Organisation, STEPS, type Step } from '../state/types';

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

/** A phase while it is computed. */
export interface PhaseTurn extends Turn<World> {
  readonly board: RegionBoard;
  sheets: Readonly<Record<PartyKey, OrderSheet<OrganisationOrder>>>;
  /** What the organisations have; a value, replaced whenever something changes. */
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
  /** Order in which the organisations act in step 4 (OS-9.4-04); absent before that. */
  actingOrder?: readonly PartyKey[];
  /** Figures of money of the phase, by party: what the balance sheet is made of, in halves. */
  readonly figures: Map<PartyKey, MoneyFigure[]>;
}

/** A phase before its first step. */
export function openPhase(input: TurnInput<World>): PhaseTurn {
  return {
    ...openTurn(input),
    board: boardOf(input.world),
    sheets: {},
    state: stateOf(input.world, input.settings),
    snapshots: [],
    balances: [],
    reports: [],
    acted: new Map(),
    hired: new Map(),
    calmedBy: new Map(),
    rebels: new Map(),
    figures: new Map(),
  };
}

/** An organisation of the phase, or undefined if there is none of this key. */
export function organisationOf({ state }: PhaseTurn, key: PartyKey): Organisation | undefined {
  return entryOf(state.organisations, key);
}

/** Keys of all organisations in order (OS-0-12). */
export function partiesOf({ state }: PhaseTurn): readonly PartyKey[] {
  return Object.keys(state.organisations).sort(byText);
}

/** Puts an organisation in the place of that of its key; a new one in its place by key (OS-0-12). */
export function put(turn: PhaseTurn, organisation: Organisation): void {
  const { organisations } = turn.state;
  const after = { ...organisations, [organisation.key]: organisation };
  const isNew = !Object.hasOwn(organisations, organisation.key);
  const ordered = isNew
    ? Object.fromEntries(Object.entries(after).sort(([a], [b]) => byText(a, b)))
    : after;
  turn.state = { ...turn.state, organisations: ordered };
}

/** Does something to an organisation; nothing if there is none of this key. */
export function change(
  turn: PhaseTurn,
  key: PartyKey,
  alter: (organisation: Organisation) => Organisation,
): void {
  const organisation = organisationOf(turn, key);
  if (organisation !== undefined) put(turn, alter(organisation));
}

/** Does the same for every organisation in order (OS-7-03). */
export function eachOrganisation(turn: PhaseTurn, act: (organisation: Organisation) => void): void {
  for (const key of partiesOf(turn)) {
    const organisation = organisationOf(turn, key);
    if (organisation !== undefined) act(organisation);
  }
}

/** Tells something that happened in the step. */
export function tell(turn: PhaseTurn, event: Omit<TurnEvent, 'time'>): void {
  turn.tell({ ...event, time: fraction(STEPS.indexOf(turn.state.step), STEPS.length) });
}

/** Tells something of which more is known only after what it led to; what is returned adds that to its card. */
export function tellFirst(
  turn: PhaseTurn,
  event: Omit<TurnEvent, 'time'>,
): (blocks: readonly CardBlock[]) => void {
  tell(turn, event);
  const { events } = turn;
  const index = events.length - 1;
  return (blocks) => {
    const told = events[index];
    if (told !== undefined)
      events[index] = { ...told, blocks: [...(told.blocks ?? []), ...blocks] };
  };
}

/** An order of an organisation in the row of its letter. */
export interface Given<Kind extends OrderKind = OrderKind> {
  readonly by: PartyKey;
  readonly row: OrderRow<OrganisationOrder>;
  readonly order: Extract<Order, { readonly kind: Kind }>;
}

const isOfKind = <Kind extends OrderKind>(
  order: Order,
  kinds: readonly Kind[],
): order is Extract<Order, { readonly kind: Kind }> => kinds.some((kind) => kind === order.kind);

/** All rows of the letter of an organisation. */
export function rowsOf(
  { sheets }: PhaseTurn,
  party: PartyKey,
): readonly OrderRow<OrganisationOrder>[] {
  return entryOf(sheets, party)?.rows ?? [];
}

/** Orders of some kinds in the order of the letter; those under the heading of another step are left out (OS-7-03). */
export function ordersOf<Kind extends OrderKind>(
  turn: PhaseTurn,
  by: PartyKey,
  ...kinds: readonly Kind[]
): readonly Given<Kind>[] {
  return rowsOf(turn, by).flatMap((row) => {
    const { order } = row.content;
    return isOfKind(order, kinds) && isInStep(row.content) ? [{ by, row, order }] : [];
  });
}

/** Says why an order changes nothing (OS-0-07); false, as nothing was done. */
export function refuse(
  turn: PhaseTurn,
  { by, row }: Pick<Given, 'by' | 'row'>,
  code: FindingCode,
  about: Params = {},
): false {
  const sheet = entryOf(turn.sheets, by) ?? { text: '' };
  turn.find(finding(code, by, { ...concernOf(sheet, row), about }));
  return false;
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

/**
 * A case the rules leave to a reading: the default, or the one the GM takes for this case where he decides case by
 * case (OS-0-10). `no` = number of the ruling; the first reading is the default.
 */
export function reading(
  turn: PhaseTurn,
  no: number,
  question: Pick<Question, 'key' | 'clause' | 'about' | 'options'>,
): string {
  const proposal = question.options[0] ?? '';
  if (!isDecidedByGm(turn.input.settings, no)) return proposal;
  return turn.ask({ ...question, name: `organisation.q${String(no)}`, proposal });
}

/** True if the organisation ordered that no fortification there takes damage in the place of others (OS-5.7-01). */
export function hasDeclined(turn: PhaseTurn, party: PartyKey, region: RegionKey): boolean {
  return rowsOf(turn, party).some(
    ({ content: { order } }) => order.kind === 'DECLINE' && order.region === region,
  );
}

/** The questions of these keys as blocks of a card; those with nothing to choose were never asked. */
export function decisionBlocks(
  { questions }: PhaseTurn,
  keys: readonly string[],
): readonly CardBlock[] {
  return questions
    .filter(({ key }) => keys.includes(key))
    .map((decision) => ({ kind: 'decision', decision }));
}

/** Person who leads an organisation, to whom the GM can leave a choice; none where the GM leads it (OS-1-04). */
export function delegateOf(
  { input: { world } }: PhaseTurn,
  party: PartyKey,
): { readonly delegate?: string } {
  const leader = Object.values(world.people).find(({ roles }) =>
    roles.some((role) => role.party === party),
  );
  return leader === undefined ? {} : { delegate: leader.id };
}

/** Names of things for the words of a question: `name.<id>`. */
export function namesFor(
  things: readonly { readonly id: string; readonly name: string }[],
): Params {
  return Object.fromEntries(things.map(({ id, name }) => [`name.${id}`, name]));
}

/** Which roll it is: for whom, what for, with data for words. */
export interface RollPurpose {
  /** Whose roll it is: an organisation; a region or `world` where events are rolled for them. */
  readonly party: PartyKey;
  /** What for: `event`, `chance`, `order`, `sabotage`, `plunder`, `information`, `war`, `reroll`. */
  readonly purpose: string;
  readonly about: Params;
}

/** Keeps dice and lots with their purpose in the order in which they were rolled (OS-0-05). */
export function keepRolls(turn: PhaseTurn, purpose: RollPurpose, rolls: readonly Roll[]): void {
  turn.rolls.push(...rolls.map((roll) => ({ ...purpose, roll })));
}
