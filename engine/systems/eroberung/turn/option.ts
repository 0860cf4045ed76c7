import { calc, type Explained, fact, rule, type Settings } from '../../../kernel';
import { partiesText } from '../../../world';
import type { Partners } from '../orders/order';
import { attackPrice, isBoardFull } from '../rules/board';
import { alliesOf, leftOf, playerOf } from '../rules/players';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { attackFault, kindOf, optionsFor, priceToBuy, purchaseFault } from '../rules/targets';
import type { CountryKey, PlayerKey } from '../state/types';
import { declare, goOn } from './settle';
import {
  book,
  close,
  type EwTurn,
  type Given,
  give,
  fieldsOf,
  nextId,
  ordersOf,
  payBonuses,
  reading,
  refuse,
  say,
  sayShares,
  type Shares,
  setCourse,
} from './turn';

/** Players of an action, the acting one first; undefined if somebody named is no ally (EW-18-04). */
function participantsOf(
  turn: EwTurn,
  acting: PlayerKey,
  partners: Partners,
): readonly PlayerKey[] | undefined {
  const allies = alliesOf(turn.state, acting);
  const named = partners ?? allies;
  return named.every((one) => allies.includes(one)) ? [acting, ...named] : undefined;
}

/**
 * Who pays how much of a price: what allies contribute in their letters, the acting player the rest, all of it where
 * nobody does (EW-18-03, EW-18-04).
 */
function sharesOf(
  turn: EwTurn,
  acting: PlayerKey,
  participants: readonly PlayerKey[],
  price: number,
  country: CountryKey,
): Shares | 'E_CONTRIBUTION' | 'E_MARKERS' {
  const offers = ordersOf(turn, ['CONTRIBUTE']).filter(
    ({ by, order }) =>
      participants.includes(by) &&
      order.player === acting &&
      (order.region === null || order.region === country),
  );
  const own = offers.filter(({ by }) => by === acting);
  const shares = new Map<PlayerKey, number>(own.length === 0 ? [] : [[acting, 0]]);
  for (const { by, order } of offers) shares.set(by, (shares.get(by) ?? 0) + order.amount);
  const given = [...shares.values()].reduce((sum, amount) => sum + amount, 0);
  const hasAll = (key: PlayerKey, amount: number): boolean =>
    amount <= (playerOf(turn.state, key)?.markers ?? 0);
  const all = new Map([[acting, shares.get(acting) ?? price - given], ...shares]);
  const sum = [...all.values()].reduce((total, amount) => total + amount, 0);
  const isLawful = [...all].every(
    ([key, amount]) => amount >= 0 && amount % 100 === 0 && hasAll(key, amount),
  );
  if (offers.length === 0) return hasAll(acting, price) ? all : 'E_MARKERS';
  if (!isLawful || sum !== price) return 'E_CONTRIBUTION';
  for (const offer of offers) close(turn, offer);
  return all;
}

const sharesText = (shares: Shares): string =>
  partiesText(
    [...shares].map(([key, amount]) => ({ key, amount })).filter((one) => one.amount > 0),
  );

/** Takes a price from those who share it. */
function payAll(
  turn: EwTurn,
  shares: Shares,
  reason: string,
  price: Explained,
  country: CountryKey,
): void {
  const nothing = fact('eroberung.nothing', 0);
  for (const [key, amount] of shares) {
    const part =
      amount === price.value ? price : fact('eroberung.contribution', amount, {}, 'EW-18-04');
    book(turn, key, reason, calc.difference(nothing, part), country);
  }
}

/** Buys an alliance with a free country (EW-9). */
function buy(turn: EwTurn, given: Given<'BUY'>): void {
  const { by, order } = given;
  const { settings } = turn.input;
  const { region } = order;
  const fault = purchaseFault(turn.state, by, region, settings);
  const participants = participantsOf(turn, by, order.partners);
  const price = priceToBuy(turn.state, region, settings);
  const shares =
    fault ??
    (participants === undefined
      ? 'E_CONTRIBUTION'
      : sharesOf(turn, by, participants, price.value, region));
  if (typeof shares === 'string') {
    refuse(turn, given, shares);
    return;
  }
  close(turn, given);
  const before = turn.state;
  payAll(turn, shares, 'purchase', price, region);
  const owners = participants ?? [by];
  give(turn, region, 'allied', owners, 'purchase');
  const { purchases, turn: now } = turn.state;
  const id = nextId(
    'p',
    purchases.filter(({ owner }) => owner === by),
  );
  const kept = { id, owner: by, turn: now, region, price: price.value, shares: sharesText(shares) };
  turn.state = { ...turn.state, purchases: [...purchases, kept] };
  setCourse(turn, { mayBuy: choiceOf(settings, 'ew.purchase.limit') === 'unlimited' });
  say(turn, 'bought', 'EW-9-02', {
    together: owners,
    place: region,
    about: { price: price.value, field: fieldsOf(turn, owners) },
    blocks: [{ kind: 'figure', name: 'eroberung.price', about: {}, value: price }],
  });
  sayShares(turn, 'contribution', 'EW-18-04', shares);
  payBonuses(turn, before, by);
}

/**
 * Price of an attack on a free country: nothing, or half its value where the GM chooses that reading (EW-10-02, W19).
 */
function freePrice(turn: EwTurn, by: PlayerKey, region: CountryKey): Explained {
  const cost = reading(turn, 'ew.ruling.w19', {
    key: `war.${String(turn.state.wars.length + 1)}.price`,
    clause: 'EW-10-02',
    about: { party: by, region },
    options: ['nothing', 'half'],
  });
  if (cost === 'nothing') return fact('eroberung.nothing', 0, {}, 'EW-10-02');
  const price = calc.quotient('exact', attackPrice(turn.state, region), fact('eroberung.two', 2));
  return rule('eroberung.attackPrice', 'EW-10-02', price, { region });
}

/** The fault of an attack as ordered, or who takes part and pays. */
function attackPlan(turn: EwTurn, { by, order }: Given<'ATTACK'>, settings: Settings) {
  const { region, partners } = order;
  const fault = attackFault(turn.state, by, region, settings);
  if (fault !== undefined) return fault;
  const energy = numberOf(settings, 'ew.war.energy');
  if (energy < 1 || energy > 9999) return 'E_ENERGY';
  const kind = kindOf(turn.state, region);
  const isAlone = kind === 'free' && !flagOf(settings, 'ew.joint.free_attack');
  if (isAlone && partners !== null && partners.length > 0) return 'E_NOT_OCCUPIED';
  const participants = isAlone ? [by] : participantsOf(turn, by, partners);
  if (participants === undefined) return 'E_CONTRIBUTION';
  const price = kind === 'free' ? freePrice(turn, by, region) : attackPrice(turn.state, region);
  if (price.value === 0)
    return { participants, shares: new Map<PlayerKey, number>(), kind, price: undefined };
  const shares = sharesOf(turn, by, participants, price.value, region);
  return typeof shares === 'string' ? shares : { participants, shares, kind, price };
}

/** Declares a war: pays for it and fights it; true if the attacker has won (EW-10-06, EW-15-04). */
export function attack(turn: EwTurn, given: Given<'ATTACK'>): 'won' | 'lost' | 'open' | 'refused' {
  const { order } = given;
  const { settings } = turn.input;
  const plan = attackPlan(turn, given, settings);
  if (typeof plan === 'string') {
    refuse(turn, given, plan);
    return 'refused';
  }
  close(turn, given);
  const { kind, participants, shares, price } = plan;
  if (price !== undefined) payAll(turn, shares, 'attack', price, order.region);
  declare(turn, {
    kind,
    region: order.region,
    side: participants,
    price: price?.value ?? 0,
    shares: sharesText(shares),
    block:
      price === undefined
        ? []
        : [{ kind: 'figure', name: 'eroberung.price', about: {}, value: price }],
  });
  sayShares(turn, 'contribution', 'EW-18-04', shares);
  return goOn(turn, order.weapon);
}

/** The attack option of one player with all its purchases and wars (EW-27-01). */
export function runOption(turn: EwTurn): void {
  if (turn.at !== 'option') return;
  const { holder } = turn.state.course;
  const wars = turn.state.wars.length;
  const hadWar = turn.state.course.war > 0;
  let state: 'won' | 'lost' | 'open' | 'refused' = 'won';
  if (turn.state.course.war > 0) state = goOn(turn, null);
  let isOver = state === 'lost' || turn.state.course.phase !== 'option';
  for (const given of ordersOf(turn, ['BUY', 'ATTACK', 'PASS'], holder)) {
    if (isOver || state === 'open' || isBoardFull(turn.state)) break;
    if (given.order.kind === 'PASS') {
      close(turn, given);
      isOver = true;
    } else if (given.order.kind === 'BUY') buy(turn, given as Given<'BUY'>);
    else {
      state = attack(turn, given as Given<'ATTACK'>);
      isOver = state === 'lost' || turn.state.course.phase !== 'option';
    }
  }
  if (state === 'open' || turn.state.course.phase !== 'option') return;
  const hasFought = hadWar || turn.state.wars.length > wars;
  endOption(turn, holder, state === 'lost', hasFought);
}

/** Passes the option to the left, unless a holder who may not pass still could attack (EW-14-04, EW-27-02). */
function endOption(turn: EwTurn, holder: PlayerKey, isLost: boolean, hasFought: boolean): void {
  const { settings } = turn.input;
  const mustAttack =
    !isLost &&
    !hasFought &&
    !flagOf(settings, 'ew.option.may_pass') &&
    optionsFor(turn.state, holder, settings).some(
      ({ act, refusal }) => act === 'attack' && refusal === undefined,
    );
  if (mustAttack) {
    say(turn, 'mustAttack', 'EW-27-02', { parties: [holder] });
    return;
  }
  const passed = hasFought ? 0 : turn.state.course.passed + 1;
  if (!isLost) say(turn, hasFought ? 'ended' : 'passed', 'EW-27-02', { parties: [holder] });
  setCourse(turn, { passed });
  handOn(turn, holder);
}

/** The next holder is the player to the left; everything that belongs to an option begins anew (EW-13-09, EW-14-04). */
function handOn(turn: EwTurn, holder: PlayerKey): void {
  const [next = ''] = leftOf(turn.state, holder);
  setCourse(turn, { holder: next, defender: '', mayBuy: true, isFirstAttack: false });
}
