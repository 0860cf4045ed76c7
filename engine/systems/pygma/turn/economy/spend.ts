import type { Explained, Settings } from '../../../../kernel';
import type { GivenOrder, World } from '../../../../world';
import type { Code } from '../../data/findings';
import { fieldOfCoord, isOpen, type Order, type PiOrder, type Trial, trialOf } from '../../orders';
import { administrationFee, paid, paidAtMost, warningsLeft } from '../../rules/economy/funds';
import { flagOf } from '../../rules/settings';
import { cityPrice, isTooNear } from '../../rules/sites';
import { withState } from '../../state/keep';
import { book, type PygmaTurn, realmOf, setRealm } from '../turn';
import { amountOf } from './amounts';
import { type GivenOf, playing } from '../orders';
import { figure } from '../figures';

type Turn = PygmaTurn<PiOrder>;
type Given = GivenOrder<PiOrder>;

/** What an entry that is paid for brings about, by the kind of its order; its price is booked already. */
export type Effects = {
  readonly [Kind in Order['kind']]?: (turn: Turn, given: GivenOf<Kind>, cost: Explained) => void;
};

/** The effect of an order whose kind is not known yet. */
type Effect = (turn: Turn, given: Given & { readonly order: Order }, cost: Explained) => void;

/** What a game without the rules of the economy says to entries they alone know (PI-10-06, PI-14-04). */
const ECONOMY_ONLY: Readonly<Partial<Record<Order['kind'], Code>>> = {
  APPOINT: 'E_TRADE_CITY',
  DISMISS: 'E_TRADE_CITY',
  PROMOTE: 'E_PROMOTION',
  TRADER: 'E_TRADER',
};

/** Findings that call an entry plainly wrong, so that a fee is due where the GM collects it (HR-15). */
const WRONG: readonly string[] = ['W_UNCLEAR', 'E_ROAD_OWNER', 'E_NOT_MUSTER', 'E_MUSTER_PLACE'];

/** Findings that come with an order that is carried out all the same, cut or for less. */
const CUT: readonly string[] = ['E_MAX_SIZE', 'E_STORAGE'];

/**
 * A plainly wrong entry that costs gold: the first ones are warned of, later ones cost a fee if the GM says so; the
 * treasury never falls below 0 by it (PI-10-04, HR-15).
 */
function wrongEntry(turn: Turn, { by, concern, content: { order } }: Given): void {
  const realm = realmOf(turn.state, by);
  const amount = amountOf(turn, by, order);
  if (realm === undefined || amount === undefined) return;
  const no = concern.order ?? 0;
  const words = concern.at?.text ?? '';
  const told = { clause: 'PI-10-04', parties: [by] } as const;
  const left = warningsLeft(turn.input.settings, realm.warnings);
  if (left.value > 0) {
    setRealm(turn, by, { warnings: realm.warnings + 1 });
    const blocks = [figure('warningsLeft', left)];
    turn.tell({ ...told, kind: 'pygma.warned', about: { no, words }, blocks });
    return;
  }
  const fee = administrationFee(turn.input.settings, amount);
  const options = ['waive', 'charge'] as const;
  const { answer, block } = turn.choose(
    'pygma.fee',
    'PI-10-04',
    options,
    { party: by, no },
    { words },
  );
  const isCharged = answer === 'charge';
  if (isCharged) book(turn, by, 'fee', paidAtMost(fee, realm.money));
  turn.tell({
    ...told,
    kind: isCharged ? 'pygma.feeCharged' : 'pygma.feeWaived',
    about: { no, words, amount: fee.value },
    ...(isCharged ? {} : { witnesses: [] }),
    blocks: [figure('fee', fee), block],
  });
}

const isBooked = ({ objections }: Trial['entries'][number]): boolean =>
  objections.every(({ code }) => CUT.includes(code));

/** Why an order is no entry of this month, or of a game without the rules of the economy (PI-10-06, PI-10-09). */
function closedBy(turn: Turn, { kind }: Order): Code | undefined {
  const { settings, world } = turn.input;
  if (!isOpen(settings, world.clock.turn, kind)) return 'E_NOT_MUSTER';
  return flagOf(settings, 'pygma.modules.economy') ? undefined : ECONOMY_ONLY[kind];
}

/** The orders of a realm that can be carried out in this month, in their written order; others are refused. */
function openOrders(turn: Turn, all: readonly Given[]): readonly Given[] {
  return all.filter((given) => {
    const code = closedBy(turn, given.content.order);
    if (code === undefined) return true;
    turn.refuse(`pygma.${code}`, given);
    if (WRONG.includes(code)) wrongEntry(turn, given);
    return false;
  });
}

/** A realm with its orders and what booking them comes to. */
interface Account {
  readonly realm: string;
  readonly given: readonly Given[];
  readonly trial: Trial;
}

function accountOf(
  { input: { settings } }: Turn,
  world: World,
  realm: string,
  given: readonly Given[],
): readonly Account[] {
  const orders = given.map(({ content }) => content.order);
  const trial = trialOf(world, realm, settings, orders, true);
  return trial === undefined ? [] : [{ realm, given, trial }];
}

/** Sites of new cities that lie too near to those of other realms: both are refused (PI-04-34). */
function contestedSites(
  turn: Turn,
  accounts: readonly Account[],
  settings: Settings,
): ReadonlySet<Given> {
  const sites = accounts.flatMap(({ realm, given, trial }) =>
    given.flatMap((one, at) => {
      const { order } = one.content;
      const entry = trial.entries[at];
      if (order.kind !== 'CITY' || entry === undefined || !isBooked(entry)) return [];
      const field = fieldOfCoord(order.field);
      return field === undefined ? [] : [{ realm, given: one, field }];
    }),
  );
  const isNear = (a: (typeof sites)[number], b: (typeof sites)[number]): boolean =>
    a.realm !== b.realm && isTooNear(turn.world.map, settings, a.field, b.field);
  const contested = sites.filter((one) => sites.some((other) => isNear(one, other)));
  return new Set(contested.map(({ given }) => given));
}

/** A site too near to another city stands only if the GM makes an exception (PI-04-09). */
function exception(turn: Turn, effects: Effects, given: Given): void {
  const { order } = given.content;
  const field = order.kind === 'CITY' ? fieldOfCoord(order.field) : undefined;
  if (order.kind !== 'CITY' || field === undefined) return;
  const about = { party: given.by, region: field };
  const { answer, block } = turn.choose('pygma.site', 'PI-04-09', ['refuse', 'allow'], about);
  const isAllowed = answer === 'allow';
  const price = cityPrice(turn.world, turn.input.settings, field, false);
  const told = { clause: 'PI-04-09', parties: [given.by], place: field, witnesses: [] } as const;
  const kind = isAllowed ? 'pygma.siteAllowed' : 'pygma.siteRefused';
  turn.tell({ ...told, kind, about, blocks: [block] });
  const isPaid = price.value <= (realmOf(turn.state, given.by)?.money ?? 0);
  if (!isAllowed || !isPaid) {
    turn.refuse(isAllowed ? 'pygma.E_FUNDS' : 'pygma.E_CITY_GAP', given);
    return;
  }
  book(turn, given.by, 'city', paid(price));
  effects.CITY?.(turn, { ...given, order }, price);
}

/** The field an entry is for: its city or its site; empty where it is for the whole realm. */
function placeOf(order: Order): string {
  const coord = 'city' in order ? order.city : order.kind === 'CITY' ? order.field : '';
  return fieldOfCoord(coord) ?? '';
}

/** Books the entries of a realm in their written order, as the trial says, and carries them out (PI-10-05). */
function settle(turn: Turn, { realm, given, trial }: Account, effects: Effects): void {
  const byKind: Readonly<Record<string, unknown>> = effects;
  book(turn, realm, 'administration', paid(trial.administration));
  for (const [at, one] of given.entries()) {
    const entry = trial.entries[at];
    const { order } = one.content;
    // Stored before, or booked at the end of the month.
    if (entry === undefined || ['STORE', 'TRANSFER', 'CEDE'].includes(order.kind)) continue;
    const codes = entry.objections.map(({ code }) => code);
    if (order.kind === 'CITY' && codes.includes('E_CITY_GAP')) {
      exception(turn, effects, one);
      continue;
    }
    for (const code of codes) turn.refuse(`pygma.${code}`, one);
    if (codes.some((code) => WRONG.includes(code))) wrongEntry(turn, one);
    const isDone = isBooked(entry) || (order.kind === 'ROAD' && entry.cost.value > 0);
    if (!isDone) continue;
    book(turn, realm, order.kind.toLowerCase(), paid(entry.cost), placeOf(order));
    (byKind[order.kind] as Effect | undefined)?.(turn, { ...one, order }, entry.cost);
  }
}

/**
 * Spending of a month, after pay: administration cost, then the entries of each realm in their written order; what cannot
 * be paid in full is passed over (PI-10-01 to PI-10-05). Transfers are booked at the end of the month (PI-00-20).
 * @param effects What each kind of entry brings about; kinds without one are booked elsewhere or cost nothing.
 */
export function spend(effects: Effects): (turn: Turn) => void {
  return (turn) => {
    const all = turn.orders();
    const open = playing(turn).map(({ owner }) => ({
      realm: owner,
      given: openOrders(
        turn,
        all.filter(({ by }) => by === owner),
      ),
    }));
    const world = withState(turn.world, turn.state);
    const accounts = open.flatMap(({ realm, given }) => accountOf(turn, world, realm, given));
    const contested = contestedSites(turn, accounts, turn.input.settings);
    for (const account of accounts) {
      const left = account.given.filter((one) => !contested.has(one));
      for (const one of account.given) if (contested.has(one)) turn.refuse('pygma.E_CITY_GAP', one);
      const isWhole = left.length === account.given.length;
      for (const one of isWhole
        ? [account]
        : accountOf(turn, withState(turn.world, turn.state), account.realm, left))
        settle(turn, one, effects);
    }
  };
}
