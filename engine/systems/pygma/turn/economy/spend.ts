import { type Explained, fact, type Settings } from '../../../../kernel';
import type { GivenOrder } from '../../../../world';
import type { Order, PiOrder } from '../../orders';
import { fieldOfCoord } from '../../orders/places';
import { type Entry, type Trial, trialOf } from '../../orders/trial';
import { cellIn } from '../../rules/cells';
import { administrationFee, paid, paidAtMost } from '../../rules/economy/funds';
import { distanceBetween } from '../../rules/land';
import { cityPrice } from '../../rules/sites';
import { withState } from '../../state/keep';
import { LIMIT_TABLE } from '../../data/tables';
import { book, type PygmaTurn, realmOf, setRealm } from '../turn';
import { type GivenOf, isOpenFor, playing } from './orders';

/** What an entry that is paid for brings about, by the kind of its order; its price is booked already. */
export type Effects = {
  readonly [Kind in Order['kind']]?: (
    turn: PygmaTurn<PiOrder>,
    given: GivenOf<Kind>,
    cost: Explained,
  ) => void;
};

/** The effect of an order whose kind is not known yet. */
type Effect = (
  turn: PygmaTurn<PiOrder>,
  given: Given & { readonly order: Order },
  cost: Explained,
) => void;

/** Entries confined to muster months, by what the campaign calls them (PI-10-09). */
const ITEMS: Readonly<Partial<Record<Order['kind'], string>>> = {
  CITY: 'city',
  FORTIFY: 'fortification',
  APPOINT: 'trade_city',
  DISMISS: 'trade_city',
  HYGIENE: 'hygiene',
  ESPIONAGE: 'espionage',
  PROMOTE: 'promotion',
};
/** Entries that are always confined to them. */
const MUSTER_ONLY: readonly Order['kind'][] = ['MUSTER'];

/** Findings that call an entry plainly wrong, so that a fee is due where the GM collects it (HR-15). */
const WRONG: readonly string[] = ['W_UNCLEAR', 'E_ROAD_OWNER', 'E_NOT_MUSTER', 'E_MUSTER_PLACE'];

/** Findings that come with an order that is carried out all the same, cut or for less. */
const CUT: readonly string[] = ['E_MAX_SIZE', 'E_STORAGE'];

type Given = GivenOrder<PiOrder>;

/** Refuses an order unless its letter was told so already. */
function refuse(turn: PygmaTurn<PiOrder>, code: string, given: Given): void {
  const no = given.concern.order;
  const isSaid = turn.findings.some(
    (one) => one.code === `pygma.${code}` && one.party === given.by && one.unit === no,
  );
  if (!isSaid) turn.refuse(`pygma.${code}`, given);
}

/** What of an entry its fee is a part of: the sum it names, else its price. */
function amountOf({ order }: Given['content'], cost: Explained): Explained {
  return 'amount' in order ? fact('pygma.amount', order.amount) : cost;
}

/**
 * A plainly wrong entry: the first one is a warning, later ones cost a fee if the GM says so; the treasury never falls
 * below 0 by it (PI-10-04, HR-15).
 */
function wrongEntry(
  turn: PygmaTurn<PiOrder>,
  { by, content, concern }: Given,
  cost: Explained,
): void {
  const realm = realmOf(turn.state, by);
  if (realm === undefined) return;
  const told = { clause: 'PI-10-04', parties: [by], about: { no: concern.order ?? 0 } } as const;
  if (!realm.isWarned) {
    setRealm(turn, by, { isWarned: true });
    turn.tell({ ...told, kind: 'pygma.warned' });
    return;
  }
  const fee = administrationFee(turn.input.settings, amountOf(content, cost));
  const about = { party: by, no: concern.order ?? 0, amount: fee.value };
  const { answer, block } = turn.choose('pygma.fee', 'PI-10-04', ['waive', 'charge'], about);
  const figure = { kind: 'figure', name: 'pygma.fee', about: {}, value: fee } as const;
  const isCharged = answer === 'charge';
  if (isCharged) book(turn, by, 'fee', paidAtMost(fee, realm.money));
  turn.tell({
    ...told,
    kind: isCharged ? 'pygma.fee' : 'pygma.feeWaived',
    about,
    ...(isCharged ? {} : { witnesses: [] }),
    blocks: [figure, block],
  });
}

const isBooked = ({ objections }: Entry): boolean =>
  objections.every(({ code }) => CUT.includes(code));

/** The orders of a realm that can be carried out in this month, in their written order; others are refused. */
function openOrders(turn: PygmaTurn<PiOrder>, all: readonly Given[]): readonly Given[] {
  return all.filter((given) => {
    const { kind } = given.content.order;
    const item = ITEMS[kind];
    const isOpen = MUSTER_ONLY.includes(kind)
      ? turn.month.role === 'muster'
      : item === undefined || isOpenFor(turn, item);
    if (!isOpen) {
      refuse(turn, 'E_NOT_MUSTER', given);
      wrongEntry(turn, given, fact('pygma.nothing', 0));
    }
    return isOpen;
  });
}

/** A realm with its orders and what booking them comes to. */
interface Account {
  readonly realm: string;
  readonly given: readonly Given[];
  readonly trial: Trial;
}

function accountOf(
  turn: PygmaTurn<PiOrder>,
  realm: string,
  given: readonly Given[],
): readonly Account[] {
  const world = withState(turn.world, turn.state);
  const orders = given.map(({ content }) => content.order);
  const trial = trialOf(world, realm, turn.input.settings, orders, true);
  return trial === undefined ? [] : [{ realm, given, trial }];
}

/** Sites of new cities that lie too near to those of other realms: both are refused (PI-04-34). */
function contestedSites(
  turn: PygmaTurn,
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
  const gap = cellIn(settings, LIMIT_TABLE, 'city_gap').value;
  const isNear = (a: (typeof sites)[number], b: (typeof sites)[number]): boolean =>
    a.realm !== b.realm && distanceBetween(turn.world.map, a.field, b.field) <= gap;
  return new Set(
    sites.filter((one) => sites.some((other) => isNear(one, other))).map(({ given }) => given),
  );
}

/** A site too near to another city stands only if the GM makes an exception (PI-04-09). */
function exception(turn: PygmaTurn<PiOrder>, effects: Effects, given: Given): void {
  const { order } = given.content;
  if (order.kind !== 'CITY') return;
  const field = fieldOfCoord(order.field);
  const about = { party: given.by, region: field ?? order.field };
  const { answer, block } = turn.choose('pygma.site', 'PI-04-09', ['refuse', 'allow'], about);
  const isAllowed = answer === 'allow' && field !== undefined;
  const kind = isAllowed ? 'pygma.siteAllowed' : 'pygma.siteRefused';
  turn.tell({
    kind,
    clause: 'PI-04-09',
    parties: [given.by],
    witnesses: [],
    about,
    blocks: [block],
  });
  if (!isAllowed) return refuse(turn, 'E_CITY_GAP', given);
  const price = cityPrice(turn.world, turn.input.settings, field, false);
  if (price.value > (realmOf(turn.state, given.by)?.money ?? 0))
    return refuse(turn, 'E_FUNDS', given);
  book(turn, given.by, 'city', paid(price));
  effects.CITY?.(turn, { ...given, order }, price);
}

/** Carries out what an order that is paid for says; the kind of the order and that of its effect are the same. */
function carryOut(turn: PygmaTurn<PiOrder>, effects: Effects, given: Given, cost: Explained): void {
  const { order } = given.content;
  const all: Readonly<Record<string, unknown>> = effects;
  const effect = all[order.kind] as Effect | undefined;
  effect?.(turn, { ...given, order }, cost);
}

/** Books the entries of a realm in their written order, as the trial says, and carries them out (PI-10-05). */
function settle(
  turn: PygmaTurn<PiOrder>,
  { realm, given, trial }: Account,
  effects: Effects,
): void {
  book(turn, realm, 'administration', paid(trial.administration));
  for (const [at, one] of given.entries()) {
    const entry = trial.entries[at];
    if (entry === undefined) continue;
    const { order } = one.content;
    const codes = entry.objections.map(({ code }) => code);
    if (codes.includes('E_CITY_GAP')) {
      exception(turn, effects, one);
      continue;
    }
    for (const code of codes) refuse(turn, code, one);
    if (codes.some((code) => WRONG.includes(code))) wrongEntry(turn, one, entry.cost);
    const isDone = isBooked(entry) || (order.kind === 'ROAD' && entry.cost.value > 0);
    if (!isDone || order.kind === 'TRANSFER') continue;
    book(turn, realm, order.kind.toLowerCase(), paid(entry.cost));
    carryOut(turn, effects, one, entry.cost);
  }
}

/**
 * Spending of a month, after pay: administration cost, then the entries of each realm in their written order; what cannot
 * be paid in full is passed over (PI-10-01 to PI-10-05). Transfers are booked at the end of the month (PI-00-20).
 * @param effects What each kind of entry brings about; kinds without one are booked elsewhere or cost nothing.
 */
export function spend(effects: Effects): (turn: PygmaTurn<PiOrder>) => void {
  return (turn) => {
    const all = turn.orders();
    const accounts = playing(turn).flatMap(({ owner }) =>
      accountOf(
        turn,
        owner,
        openOrders(
          turn,
          all.filter(({ by }) => by === owner),
        ),
      ),
    );
    const contested = contestedSites(turn, accounts, turn.input.settings);
    for (const account of accounts) {
      const left = account.given.filter((one) => !contested.has(one));
      for (const one of account.given) if (contested.has(one)) refuse(turn, 'E_CITY_GAP', one);
      for (const one of left.length === account.given.length
        ? [account]
        : accountOf(turn, account.realm, left))
        settle(turn, one, effects);
    }
  };
}
