import type { Explained } from '../../../../kernel';
import { type GivenOrder, ownerAt, placeSettlement } from '../../../../world';
import type { FieldAddress } from '../../../../hex';
import { CITY } from '../../data/settlements';
import type { PiOrder } from '../../orders';
import { fieldOfCoord } from '../../orders/places';
import { NOTHING } from '../../rules/cells';
import { spyAfter } from '../../rules/economy/espionage';
import { mirrorValue } from '../../rules/economy/goods';
import { growthLeft } from '../../rules/economy/people';
import { promoted } from '../../rules/economy/promotion';
import { mirrorOf, rebelFields } from '../../rules/economy/realm';
import {
  book,
  type PygmaTurn,
  noteSpending,
  realmOf,
  setCity,
  setRealm,
  spendingOf,
  addRow,
  editMap,
} from '../turn';
import { type GivenOf, playing } from '../orders';
import { withMirror } from './mirror';
import type { Effects } from './spend';
import { figure } from '../figures';

type Turn = PygmaTurn<PiOrder>;

/** A value of the goods mirror rises for good (PI-14-01, PI-14-11). */
function promote(
  turn: Turn,
  { by, order: { good, area } }: GivenOf<'PROMOTE'>,
  cost: Explained,
): void {
  const { settings, world } = turn.input;
  const before = mirrorOf(turn.state, by);
  withMirror(turn, by, promoted(settings, before, { good, area }));
  const value = mirrorValue(settings, before, area, good).value;
  const row = { owner: by, turn: world.clock.turn, good, area, before: value, cost: cost.value };
  addRow(turn, 'promotions', 'p', row);
  turn.tell({
    kind: 'pygma.promoted',
    clause: 'PI-14-01',
    parties: [by],
    about: { good, area, before: value, after: value + 1 },
    blocks: [figure('promotionCost', cost)],
  });
}

/** What is paid for in a field and becomes real at the end of the month (HR-20). */
function workAt(
  turn: Turn,
  realm: string,
  coord: string,
  cost: Explained,
  finish: (field: FieldAddress) => void,
): void {
  const field = fieldOfCoord(coord);
  if (field === undefined) return;
  turn.works.push({
    realm,
    fields: [field],
    cost,
    finish: () => {
      finish(field);
    },
  });
}

/** A city that is paid for: it stands from the end of the month on, and takes in an announced growth (PI-04-12, PI-16-09). */
function buildCity(turn: Turn, { by, order }: GivenOf<'CITY'>, cost: Explained): void {
  noteSpending(turn, by, { builds: true });
  workAt(turn, by, order.field, cost, (field) => {
    foundCity(turn, by, field, order.name);
  });
}

function foundCity(turn: Turn, realm: string, field: FieldAddress, name: string): void {
  const { settings, world } = turn.input;
  const settlement = { type: CITY, name, owner: realm, built: 1, harbours: [] };
  if (!editMap(turn, placeSettlement(turn.world.map, field, settlement))) return;
  const fresh = {
    isFortified: false,
    isTrade: false,
    bloom: 0,
    isStricken: false,
    isClosed: false,
    founded: world.clock.turn,
  };
  const { cities } = turn.state;
  turn.state = { ...turn.state, cities: [...cities, { ...fresh, id: field, name, owner: realm }] };
  const growth = realmOf(turn.state, realm)?.growth ?? 0;
  const left = growthLeft(settings, growth, 1).value;
  const account = (realmOf(turn.state, realm)?.account ?? 0) - (growth - left);
  setRealm(turn, realm, { growth: left, account });
  turn.tell({
    kind: 'pygma.cityBuilt',
    clause: 'PI-04-12',
    parties: [realm],
    place: field,
    about: { region: field, name },
  });
}

/** A fortification that is paid for: complete at the end of the month (PI-04-28). */
function fortify(turn: Turn, { by, order }: GivenOf<'FORTIFY'>, cost: Explained): void {
  noteSpending(turn, by, { builds: true });
  workAt(turn, by, order.city, cost, (field) => {
    setCity(turn, field, { isFortified: true });
    const told = { clause: 'PI-04-28', parties: [by], place: field } as const;
    turn.tell({ ...told, kind: 'pygma.fortified', about: { region: field } });
  });
}

/** A city changes its rank at the end of the month (PI-04-15). */
function setTrade(turn: Turn, by: string, coord: string, isTrade: boolean): void {
  workAt(turn, by, coord, NOTHING, (field) => {
    setCity(turn, field, isTrade ? { isTrade } : { isTrade, bloom: 0 });
    const kind = isTrade ? 'pygma.tradeAppointed' : 'pygma.tradeDismissed';
    const told = { kind, clause: 'PI-04-15', parties: [by], place: field } as const;
    turn.tell({ ...told, about: { region: field } });
  });
}

const spent =
  (name: 'hygiene' | 'espionage') =>
  (turn: Turn, { by }: GivenOrder<PiOrder>, cost: Explained): void => {
    noteSpending(turn, by, { [name]: spendingOf(turn, by)[name] + cost.value });
  };

/** What the entries of the economy bring about once they are paid for. */
export const ECONOMY_EFFECTS: Effects = {
  PROMOTE: promote,
  CITY: buildCity,
  FORTIFY: fortify,
  APPOINT: (turn, { by, order }) => {
    setTrade(turn, by, order.city, true);
  },
  DISMISS: (turn, given) => {
    const { by, order } = given;
    const isOne = turn.state.cities.some(
      ({ id, owner, isTrade }) => owner === by && isTrade && id === fieldOfCoord(order.city),
    );
    if (isOne) setTrade(turn, by, order.city, false);
    else turn.refuse('pygma.E_TRADE_CITY', given);
  },
  HYGIENE: spent('hygiene'),
  ESPIONAGE: spent('espionage'),
};

/** Espionage values after the spending of a muster month; who spent nothing loses most (PI-09-03, PI-09-05, GM-27). */
export function espionage(turn: Turn): void {
  if (turn.month.role !== 'muster') return;
  for (const { owner, spy } of playing(turn)) {
    const spent = spendingOf(turn, owner).espionage;
    const after = spyAfter(turn.input.settings, spy, spent, turn.month.isFirst);
    setRealm(turn, owner, { spy: after.value });
    if (spent === 0 && after.value === spy) continue;
    turn.tell({
      kind: 'pygma.spyChanged',
      clause: 'PI-09-03',
      parties: [owner],
      about: { spent },
      blocks: [figure('spyValue', after)],
    });
  }
}

/** What is built becomes real if its fields are still own and calm; otherwise it is refunded (HR-20, row 10). */
export function build(turn: Turn): void {
  for (const { realm, fields, cost, finish } of turn.works) {
    const rebels = rebelFields(turn.state);
    const isStanding = (field: FieldAddress): boolean =>
      ownerAt(turn.world.map, field) === realm && !rebels.has(field);
    if (fields.every(isStanding)) finish();
    else {
      const [place = ''] = fields;
      book(turn, realm, 'refund', cost, place);
      const told = { kind: 'pygma.refunded', clause: 'PI-10-05', parties: [realm], place } as const;
      turn.tell({ ...told, about: { region: place, amount: cost.value } });
    }
  }
  // Half the price holds in the muster month after the announcement alone (PI-16-11).
  if (turn.month.role === 'muster')
    for (const { owner } of playing(turn)) setRealm(turn, owner, { growth: 0 });
}
