import {
  type Campaign,
  type Settings,
  settingsInForce,
  systems,
  type World,
} from '../../../../engine';
import {
  alliesOf,
  type Course,
  type GameState,
  inSeatOrder,
  type Order,
  orderLine,
  playerOf,
  stateOf,
} from '../../../../engine/systems/eroberung';
import type { Command } from '../../../model/state/command';
import { orderLines, rewriteOrders } from '../../../model/turn/table/commands';

/** A line of a letter and the orders that are read in it. */
export interface WrittenLine {
  readonly line: string;
  readonly orders: readonly Order[];
}

/** State of the panel: the game, the active player, and what he has written for the open turn. */
export interface TurnModel {
  readonly campaign: Campaign;
  readonly settings: Settings;
  /** As it stands after what is written and fought already. */
  readonly state: GameState;
  /** True if the option of the open turn has ended with what is written: lost, passed, or the board is full. */
  readonly isEnded: boolean;
  readonly seat: string;
  readonly written: readonly WrittenLine[];
}

/** Lines of the letter of a player with the orders in them. */
export function writtenBy(campaign: Campaign, player: string): readonly WrittenLine[] {
  const reader = systems[campaign.system]?.orders;
  return orderLines(campaign, player).map((line) => ({
    line,
    orders: (reader?.read(line, player, campaign.world).rows ?? []).map(
      ({ content }) => (content as { readonly order: Order }).order,
    ),
  }));
}

/** Players who may write in the open turn, in their order: the holder alone, or everybody. */
export function speakersOf(state: GameState): readonly string[] {
  const { phase, holder } = state.course;
  const seats = inSeatOrder(state).map(({ owner }) => owner);
  return phase === 'option' || phase === 'final'
    ? [holder, ...alliesOf(state, holder)].filter((key) => seats.includes(key))
    : seats;
}

/** The player whose turn it is at the computer: the first who may write and has not written yet. */
export function nextSpeaker(campaign: Campaign, state: GameState): string {
  const speakers = speakersOf(state);
  const silent = speakers.find((key) => orderLines(campaign, key).length === 0);
  return silent ?? speakers[0] ?? Object.keys(campaign.world.parties)[0] ?? '';
}

/**
 * The game in the middle of an option: after the purchases and wars computed from what is written, while the holder can
 * still go on. So he writes one order after the other and sees each time what he may do now.
 */
export function stateInOption(
  before: GameState,
  after: GameState,
  written: readonly WrittenLine[],
): { readonly state: GameState; readonly isEnded: boolean } {
  const { holder, phase } = before.course;
  const isFighting = after.course.war > 0 && (hasOption(before.course) || phase === 'endgame');
  if (isFighting) return { state: after, isEnded: false };
  if (!hasOption(before.course)) return { state: before, isEnded: false };
  const wars = after.wars.slice(before.wars.length);
  const orders = written.flatMap(({ orders: read }) => read);
  const isLost = wars.some(({ winner }) => winner !== 'attacker');
  const isFull = phase === 'option' && after.course.phase !== 'option';
  const hasPassed = orders.some(({ kind }) => kind === 'PASS');
  const isFinal = phase === 'final' && wars.length > 0;
  if (isLost || isFull || hasPassed || isFinal) return { state: after, isEnded: true };
  const lastAttack = orders.findLastIndex(({ kind }) => kind === 'ATTACK');
  const defender = wars.findLast(({ kind }) => kind === 'free')?.defender;
  const course: Course = {
    ...before.course,
    // A right to buy not used before a war lapses; each victory brings another (EW-9-05, EW-9-07).
    mayBuy:
      (wars.length > 0 || before.course.mayBuy) &&
      !orders.slice(lastAttack + 1).some(({ kind }) => kind === 'BUY'),
    isFirstAttack: before.course.isFirstAttack && wars.length === 0,
    defender: defender ?? before.course.defender,
    phase,
    holder,
  };
  return { state: { ...after, turn: before.turn, course }, isEnded: false };
}

/** The state of a player's panel; `computed` = the world the open turn leads to so far, null = not computed yet. */
export function panelOf(
  campaign: Campaign,
  seat: string | null,
  computed: World | null,
): TurnModel {
  const before = stateOf(campaign.world);
  const sitting =
    seat !== null && playerOf(before, seat) !== undefined ? seat : nextSpeaker(campaign, before);
  const { holder } = before.course;
  return {
    campaign,
    seat: sitting,
    ...(computed === null
      ? { state: before, isEnded: false }
      : stateInOption(before, stateOf(computed), writtenBy(campaign, holder))),
    settings: settingsInForce(campaign),
    written: writtenBy(campaign, sitting),
  };
}

/** Orders of which a letter has one at most: a new one takes the place of the old. */
function takesPlaceOf(order: Order, old: Order): boolean {
  // The end of the option is written last: any further order replaces it.
  if (old.kind === 'PASS') return ['BUY', 'ATTACK', 'PASS'].includes(order.kind);
  if (order.kind !== old.kind) return false;
  if (order.kind === 'BUY' && old.kind === 'BUY') return order.region === old.region;
  if (order.kind === 'ATTACK') return false;
  if (order.kind === 'CONTRIBUTE' && old.kind === 'CONTRIBUTE') return order.player === old.player;
  return true;
}

/** Writes an order into the letter of a player, in place of the one it replaces. */
export function writeOrder(
  campaign: Campaign,
  player: string,
  order: Order,
  language: 'de' | 'en',
): Command {
  const old = writtenBy(campaign, player).filter(({ orders }) =>
    orders.some((one) => takesPlaceOf(order, one)),
  );
  const struck = new Set(old.map(({ line }) => line));
  const line = orderLine(order, campaign.world, language);
  return rewriteOrders(player, (one) => struck.has(one), line, new Date().toISOString());
}

/** Strikes a line from the letter of a player. */
export function strikeLine(player: string, line: string): Command {
  return rewriteOrders(player, (one) => one === line, '', new Date().toISOString());
}

/** The first order of a kind a player has written. */
export function writtenOrder<Kind extends Order['kind']>(
  written: readonly WrittenLine[],
  kind: Kind,
): Extract<Order, { readonly kind: Kind }> | undefined {
  return written
    .flatMap(({ orders }) => orders)
    .find((one): one is Extract<Order, { readonly kind: Kind }> => one.kind === kind);
}

/** Markers as they lie before a player: blue 1000, red 500, white 100, the largest first (EW-1-02, EW-1-03). */
export function markerPieces(markers: number): {
  readonly blue: number;
  readonly red: number;
  readonly white: number;
} {
  const rest = markers % 1000;
  return {
    blue: Math.floor(markers / 1000),
    red: Math.floor(rest / 500),
    white: Math.floor((rest % 500) / 100),
  };
}

/** Register as text: halves as fields (EW-6-01). */
export function registerText(halves: number): string {
  return `${String(Math.floor(halves / 2))}${halves % 2 === 1 ? '½' : ''}`;
}

/** True while a player holds the attack option. */
export function hasOption({ phase }: Pick<Course, 'phase'>): boolean {
  return phase === 'option' || phase === 'final';
}
