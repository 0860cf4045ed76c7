import type { FieldAddress } from '../../../../hex';
import { type Explained, fact } from '../../../../kernel';
import type { GivenOrder } from '../../../../world';
import { LIMIT_TABLE } from '../../data/tables';
import type { Order, PiOrder } from '../../orders';
import { fieldOfCoord } from '../../orders/places';
import { cellIn } from '../../rules/cells';
import { administrationFee, paidAtMost } from '../../rules/economy/funds';
import { promotionCost } from '../../rules/economy/promotion';
import { mirrorOf } from '../../rules/economy/realm';
import { distanceBetween } from '../../rules/land';
import { cityPrice } from '../../rules/sites';
import { carryOutEntry, carryOutRoad } from '../armies';
import { book, type PygmaTurn, realmOf, setRealm } from '../turn';
import { carryOutSpending } from './entries';
import { isOpenFor, ordersOf, playing, refuse } from './orders';

type Turn = PygmaTurn<PiOrder>;
type Given = GivenOrder<PiOrder>;

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

/** Findings that call an entry plainly wrong, so that a fee is due where the GM collects it (HR-15). */
const WRONG = ['W_UNCLEAR', 'E_ROAD_OWNER', 'E_NOT_MUSTER', 'E_MUSTER_PLACE'] as const;

/** Entries of an expense sheet, of which some cost something in every month (PI-10-01). */
const ENTRIES: readonly Order['kind'][] = [
  ...(['MUSTER', 'SPLIT', 'EQUIP', 'ROAD', 'BRIDGE', 'CITY', 'FORTIFY'] as const),
  ...(['APPOINT', 'DISMISS', 'HYGIENE', 'ESPIONAGE', 'PROMOTE'] as const),
];

/** What a plainly wrong entry would have come to, as far as it can be told; its fee is a part of it. */
function amountOf(turn: Turn, { by, content: { order } }: Given): Explained {
  const { settings } = turn.input;
  if (order.kind === 'PROMOTE') return promotionCost(settings, mirrorOf(turn.state, by), order);
  if (order.kind === 'CITY') {
    const field = fieldOfCoord(order.field);
    if (field !== undefined) return cityPrice(turn.world, settings, field, false);
  }
  return fact('pygma.amount', 'amount' in order ? order.amount : 0);
}

/**
 * A plainly wrong entry: the first one is a warning, later ones cost a fee if the GM says so; the treasury never falls
 * below 0 by it (PI-10-04, HR-15).
 */
function wrongEntry(turn: Turn, given: Given): void {
  const { by, concern } = given;
  const realm = realmOf(turn.state, by);
  if (realm === undefined) return;
  const no = concern.order ?? 0;
  const told = { clause: 'PI-10-04', parties: [by] } as const;
  if (!realm.isWarned) {
    setRealm(turn, by, { isWarned: true });
    turn.tell({ ...told, kind: 'pygma.warned', about: { no } });
    return;
  }
  const fee = administrationFee(turn.input.settings, amountOf(turn, given));
  const { answer, block } = turn.choose('pygma.fee', 'PI-10-04', ['waive', 'charge'], {
    party: by,
    no,
  });
  const isCharged = answer === 'charge';
  if (isCharged) book(turn, by, 'fee', paidAtMost(fee, realm.money));
  turn.tell({
    ...told,
    kind: isCharged ? 'pygma.feeCharged' : 'pygma.feeWaived',
    about: { no, amount: fee.value },
    ...(isCharged ? {} : { witnesses: [] }),
    blocks: [{ kind: 'figure', name: 'pygma.fee', about: {}, value: fee }, block],
  });
}

/** Carries out one entry in its place, if the month is one for it; false for orders that are none (PI-10-05, PI-10-09). */
function carryOut(turn: Turn, given: Given): void {
  const { kind } = given.content.order;
  const item = ITEMS[kind];
  if (item !== undefined && !isOpenFor(turn, item)) refuse(turn, 'E_NOT_MUSTER', given);
  else if (!carryOutEntry(turn, given) && !carryOutRoad(turn, given)) carryOutSpending(turn, given);
  const no = given.concern.order;
  const isWrong = turn.findings.some(
    ({ code, party, unit }) =>
      party === given.by && unit === no && WRONG.some((one) => code === `pygma.${one}`),
  );
  if (isWrong) wrongEntry(turn, given);
}

/** Sites of new cities that lie too near to those of other realms: both are refused (PI-04-34). */
function contestedSites(turn: Turn): ReadonlySet<FieldAddress> {
  const { map } = turn.world;
  const gap = cellIn(turn.input.settings, LIMIT_TABLE, 'city_gap').value;
  const sites = ordersOf(turn, 'CITY').flatMap(({ by, order }) => {
    const field = fieldOfCoord(order.field);
    return field === undefined ? [] : [{ by, field }];
  });
  const isNear = (a: (typeof sites)[number], b: (typeof sites)[number]): boolean =>
    a.by !== b.by && distanceBetween(map, a.field, b.field) <= gap;
  const contested = sites.filter((one) => sites.some((other) => isNear(one, other)));
  return new Set(contested.map(({ field }) => field));
}

/**
 * Spending of a month after pay and administration cost: the entries of each realm in their written order, whoever carries
 * them out; what cannot be paid in full is passed over, later ones are still tried (PI-10-01 to PI-10-05). Transfers are
 * booked at the end of the month (PI-00-20).
 */
export function spend(turn: Turn): void {
  turn.contested = contestedSites(turn);
  const all = turn.orders();
  for (const { owner } of playing(turn))
    for (const given of all)
      if (given.by === owner && ENTRIES.includes(given.content.order.kind)) carryOut(turn, given);
}
