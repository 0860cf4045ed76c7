import type { FieldAddress } from '../../../../hex';
import { type Explained, fact, rule } from '../../../../kernel';
import { applyMapChanges, freeRecordId, type GivenOrder, placeSettlement } from '../../../../world';
import { CITY } from '../../data/settlements';
import { CITY_TABLE } from '../../data/tables';
import type { PiOrder } from '../../orders';
import { fieldOfCoord } from '../../orders/places';
import { cellIn, NOTHING } from '../../rules/cells';
import { spyAfter } from '../../rules/economy/espionage';
import { paid } from '../../rules/economy/funds';
import { mirrorValue } from '../../rules/economy/goods';
import { growthLeft, halfPriceCities } from '../../rules/economy/people';
import { promoted, promotionCost, promotionFault } from '../../rules/economy/promotion';
import { loyalCities, loyalFields, mirrorOf } from '../../rules/economy/realm';
import { cityKindAt } from '../../rules/land';
import { flagOf } from '../../rules/settings';
import { cityPrice, siteFault, tradeCityLimit } from '../../rules/sites';
import { stateOf, withState } from '../../state/keep';
import type { City } from '../../state/types';
import {
  book,
  noteSpending,
  type PygmaTurn,
  realmOf,
  setCity,
  setRealm,
  spendingOf,
} from '../turn';
import { withMirror } from './mirror';
import { type GivenOf, playing, refuse } from './orders';

type Turn = PygmaTurn<PiOrder>;

/** Pays for an entry, if the treasury suffices; else it is refused (PI-10-05). */
function charge(turn: Turn, given: GivenOrder<PiOrder>, name: string, cost: Explained): boolean {
  if ((realmOf(turn.state, given.by)?.money ?? 0) < cost.value) {
    refuse(turn, 'E_FUNDS', given);
    return false;
  }
  book(turn, given.by, name, paid(cost));
  return true;
}

/** A value of the goods mirror rises for good (PI-14-01, PI-14-11). */
function promote(turn: Turn, given: GivenOf<'PROMOTE'>): void {
  const { settings, world } = turn.input;
  const { by, order } = given;
  const { good, area } = order;
  const own = turn.state.promotions.filter(({ owner }) => owner === by);
  const mirror = mirrorOf(turn.state, by);
  const done = own.map((one) => ({ ...one, isNow: one.turn === world.clock.turn }));
  const hasEconomy = flagOf(settings, 'pygma.modules.economy');
  if (!hasEconomy || promotionFault(settings, { mirror, done }, order) !== undefined) {
    refuse(turn, 'E_PROMOTION', given);
    return;
  }
  if (order.from !== null && order.from !== mirrorValue(settings, mirror, area, good).value) {
    refuse(turn, 'W_UNCLEAR', given);
    return;
  }
  const cost = promotionCost(settings, mirror, order);
  if (!charge(turn, given, 'promotion', cost)) return;
  withMirror(turn, by, promoted(settings, mirror, order));
  const before = mirrorValue(settings, mirror, area, good).value;
  const row = { owner: by, id: freeRecordId('p', own), turn: world.clock.turn, good, area };
  const promotions = [...turn.state.promotions, { ...row, before, cost: cost.value }];
  turn.state = { ...turn.state, promotions };
  turn.tell({
    kind: 'pygma.promoted',
    clause: 'PI-14-01',
    parties: [by],
    about: { good, area, before, after: before + 1 },
    blocks: [{ kind: 'figure', name: 'pygma.promotionCost', about: {}, value: cost }],
  });
}

/** Sites of the month that are paid for already. */
function sitesOf({ works }: Turn, realm: string): readonly FieldAddress[] {
  return works.flatMap(({ realm: by, site }) => (by === realm && site !== undefined ? [site] : []));
}

/** Whether a city may stand where it is too near to another one: the GM makes an exception or none (PI-04-09). */
function isExcepted(turn: Turn, { by }: GivenOf<'CITY'>, region: FieldAddress): boolean {
  const about = { party: by, region };
  const { answer, block } = turn.choose('pygma.site', 'PI-04-09', ['refuse', 'allow'], about);
  const isAllowed = answer === 'allow';
  const kind = isAllowed ? 'pygma.siteAllowed' : 'pygma.siteRefused';
  const told = { kind, clause: 'PI-04-09', parties: [by], place: region } as const;
  turn.tell({ ...told, witnesses: [], about, blocks: [block] });
  return isAllowed;
}

/** A city: it stands from the end of the month on, and takes in an announced growth (PI-04-04 to PI-04-12, PI-16-09). */
function buildCity(turn: Turn, given: GivenOf<'CITY'>): void {
  const { settings } = turn.input;
  const { by, order } = given;
  const field = fieldOfCoord(order.field);
  if (field === undefined) {
    refuse(turn, 'E_COORD', given);
    return;
  }
  const before = sitesOf(turn, by);
  const world = withState(turn.world, turn.state);
  const fault = siteFault(world, settings, by, field, before);
  const isContested = turn.contested.has(field);
  const isStill = fault === 'E_CITY_GAP' && !isContested && isExcepted(turn, given, field);
  if (isContested || (fault !== undefined && !isStill)) {
    refuse(turn, isContested ? 'E_CITY_GAP' : (fault ?? 'E_CITY_GAP'), given);
    return;
  }
  const growth = realmOf(turn.state, by)?.growth ?? 0;
  const isHalf = before.length < halfPriceCities(settings, growth);
  const cost = cityPrice(turn.world, settings, field, isHalf);
  if (!charge(turn, given, 'city', cost)) return;
  noteSpending(turn, by, { builds: true });
  turn.works.push({
    ...{ realm: by, fields: [field], cost, site: field },
    finish: () => {
      foundCity(turn, by, field, order.name);
    },
  });
}

function foundCity(turn: Turn, realm: string, field: FieldAddress, name: string): void {
  const { settings, world } = turn.input;
  const settlement = { type: CITY, name, owner: realm, built: 1, harbours: [] };
  const edit = placeSettlement(turn.world.map, field, settlement);
  if (!edit.ok) return;
  turn.world = { ...turn.world, map: applyMapChanges(turn.world.map, edit.value) };
  const fresh = {
    ...{ isFortified: false, isTrade: false, bloom: 0, isStricken: false, isClosed: false },
    founded: world.clock.turn,
  };
  const { cities } = turn.state;
  turn.state = { ...turn.state, cities: [...cities, { ...fresh, id: field, name, owner: realm }] };
  const growth = realmOf(turn.state, realm)?.growth ?? 0;
  const left = growthLeft(settings, growth, 1).value;
  const account = (realmOf(turn.state, realm)?.account ?? 0) - (growth - left);
  setRealm(turn, realm, { growth: left, account });
  const told = { kind: 'pygma.cityBuilt', clause: 'PI-04-12', parties: [realm] } as const;
  turn.tell({ ...told, place: field, about: { region: field, name } });
}

/** An own city of which an order speaks; undefined where there is none. */
function ownCity(turn: Turn, by: string, coord: string): City | undefined {
  const field = fieldOfCoord(coord);
  return loyalCities(turn, by).find(({ id }) => id === field);
}

/** A fortification: complete at the end of the month; a city has one or none (PI-04-27, PI-04-28). */
function fortify(turn: Turn, given: GivenOf<'FORTIFY'>): void {
  const { by, order } = given;
  const city = ownCity(turn, by, order.city);
  const kind = city && cityKindAt(turn.world, city.id);
  if (city === undefined || kind === undefined || city.isFortified) {
    refuse(turn, 'W_UNCLEAR', given);
    return;
  }
  const price = cellIn(turn.input.settings, CITY_TABLE, kind, 'fortification');
  if (!charge(turn, given, 'fortification', rule('pygma.fortification', 'PI-04-27', price))) return;
  noteSpending(turn, by, { builds: true });
  turn.works.push({
    ...{ realm: by, fields: [city.id], cost: price },
    finish: () => {
      setCity(turn, city.id, { isFortified: true });
      const told = { kind: 'pygma.fortified', clause: 'PI-04-28', parties: [by] } as const;
      turn.tell({ ...told, place: city.id, about: { region: city.id } });
    },
  });
}

/** A city changes its rank at the end of the month. */
function setTrade(turn: Turn, by: string, field: FieldAddress, isTrade: boolean): void {
  turn.works.push({
    ...{ realm: by, fields: [field], cost: NOTHING, isTrade },
    finish: () => {
      setCity(turn, field, isTrade ? { isTrade } : { isTrade, bloom: 0 });
      const kind = isTrade ? 'pygma.tradeAppointed' : 'pygma.tradeDismissed';
      const told = { kind, clause: 'PI-04-15', parties: [by], place: field } as const;
      turn.tell({ ...told, about: { region: field } });
    },
  });
}

/** Appoints a trade city, as many as the size of the realm allows; one built in this month is none yet (PI-04-12 to PI-04-16). */
function appoint(turn: Turn, given: GivenOf<'APPOINT'>): void {
  const { by, order } = given;
  const city = ownCity(turn, by, order.city);
  const changes = turn.works.flatMap(({ realm, isTrade }) =>
    realm === by && isTrade !== undefined ? [isTrade ? 1 : -1] : [],
  );
  const present = loyalCities(turn, by).filter(({ isTrade }) => isTrade).length;
  const count = changes.reduce<number>((all, one) => all + one, present);
  const start = { world: turn.input.world, state: stateOf(turn.input.world) };
  const most = tradeCityLimit(turn.input.settings, loyalFields(start, by).length).value;
  const hasTrade = flagOf(turn.input.settings, 'pygma.modules.economy');
  if (!hasTrade || city === undefined || city.isTrade || count >= most) {
    refuse(turn, 'E_TRADE_CITY', given);
    return;
  }
  setTrade(turn, by, city.id, true);
}

/** Carries out an entry of the economy in its place among all entries of a sheet (PI-10-05). */
export function carryOutSpending(turn: Turn, given: GivenOrder<PiOrder>): void {
  const { by, content } = given;
  const { order } = content;
  switch (order.kind) {
    case 'PROMOTE':
      promote(turn, { ...given, order });
      break;
    case 'CITY':
      buildCity(turn, { ...given, order });
      break;
    case 'FORTIFY':
      fortify(turn, { ...given, order: { ...order, kind: 'FORTIFY' } });
      break;
    case 'APPOINT':
      appoint(turn, { ...given, order: { ...order, kind: 'APPOINT' } });
      break;
    case 'DISMISS': {
      const city = ownCity(turn, by, order.city);
      if (city?.isTrade === true) setTrade(turn, by, city.id, false);
      else refuse(turn, 'E_TRADE_CITY', given);
      break;
    }
    case 'HYGIENE':
    case 'ESPIONAGE': {
      const name = order.kind === 'HYGIENE' ? 'hygiene' : 'espionage';
      const hasCities = turn.state.cities.some(({ owner }) => owner === by);
      if (name === 'hygiene' && !hasCities) {
        refuse(turn, 'W_UNCLEAR', given);
        return;
      }
      if (charge(turn, given, name, fact(`pygma.${name}`, order.amount)))
        noteSpending(turn, by, { [name]: spendingOf(turn, by)[name] + order.amount });
      return;
    }
    default:
  }
}

/** Espionage values after the spending of a muster month; who spent nothing loses most (PI-09-03, PI-09-05, GM-27). */
export function espionage(turn: Turn): void {
  if (turn.month.role !== 'muster') return;
  for (const { owner, spy } of playing(turn)) {
    const spent = spendingOf(turn, owner).espionage;
    const after = spyAfter(turn.input.settings, spy, spent, turn.month.isFirst);
    setRealm(turn, owner, { spy: after.value });
    turn.tell({
      kind: 'pygma.spyChanged',
      clause: 'PI-09-03',
      parties: [owner],
      about: { spent },
      blocks: [{ kind: 'figure', name: 'pygma.spyValue', about: {}, value: after }],
    });
  }
}
