import { calc, type Explained, fact, rule } from '../../../../kernel';

import { isOpen, type PiOrder } from '../../orders';
import { fieldOfCoord } from '../../orders/places';
import { goodsPercent } from '../../rules/economy/goods';
import { loyalCities, zonesOf } from '../../rules/economy/realm';
import { hungerPercent } from '../../rules/economy/unrest';
import { flagOf } from '../../rules/settings';
import type { Supply } from '../../state/types';
import { type PygmaTurn, realmOf, setRealm, addRow, setRow } from '../turn';
import { ordersOf, playing } from '../orders';
import { figure, gmFigure } from '../figures';

type StoreOrder = Extract<PiOrder['order'], { readonly kind: 'STORE' }>;

/** The trade city goods are stored in: the one named, else the capital, else that of the lowest coordinate (PI-15-05). */
function storeCity(turn: PygmaTurn, realm: string, order: StoreOrder): string | undefined {
  const cities = loyalCities(turn, realm).filter(({ isTrade }) => isTrade);
  const capital = turn.world.parties[realm]?.capital;
  if (order.city !== '') return cities.find(({ id }) => id === fieldOfCoord(order.city))?.id;
  return (
    cities.find(({ id }) => id === capital) ?? cities.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]
  )?.id;
}

/** What is left of a good after storing, and its percentage (PI-15-02, PI-15-03). */
function withoutStored(turn: PygmaTurn, supply: Supply, stored: Explained): Supply {
  const { settings } = turn.input;
  const population = fact(
    'pygma.population',
    Math.max(1, realmOf(turn.state, supply.owner)?.population ?? 1),
  );
  const left = rule(
    'pygma.goodsLeft',
    'PI-15-02',
    calc.difference(fact('pygma.goodsPoints', supply.points), stored),
  );
  const percent = goodsPercent(settings, left, population, supply.good);
  turn.tell({
    kind: 'pygma.stored',
    clause: 'PI-15-02',
    parties: [supply.owner],
    about: { good: supply.good, amount: stored.value, left: left.value, percent: percent.value },
    blocks: [figure('goodsPercent', percent, { good: supply.good })],
  });
  return { ...supply, points: left.value, percent: percent.value };
}

function store(turn: PygmaTurn, realm: string, order: StoreOrder): boolean {
  const city = storeCity(turn, realm, order);
  if (city === undefined) return false;
  let isWhole = true;
  for (const { good, points } of order.load) {
    const supply = turn.state.supplies.find((one) => one.owner === realm && one.good === good);
    const most = good === 'culture' ? 0 : (supply?.points ?? 0);
    const amount = Math.min(points, most);
    if (amount < points) isWhole = false;
    if (supply === undefined || amount <= 0) continue;
    const after = withoutStored(turn, supply, fact('pygma.stored', amount, { good }, 'PI-15-01'));
    setRow(turn, 'supplies', supply, after);
    const stock = { owner: realm, city, good, points: amount, turn: turn.input.world.clock.turn };
    addRow(turn, 'stocks', 's', stock);
  }
  return isWhole;
}

/**
 * Storage in a muster month, then what the percentages after it do until the next one: hunger of armies, zones of timber
 * and stone (PI-13-13, PI-13-17, PI-15-01 to PI-15-05). Nothing is stored in the first month of a game (GM-27), nor
 * without the economy (PI-00-14).
 */
export function storage(turn: PygmaTurn<PiOrder>): void {
  const { settings } = turn.input;
  const hasGoods = flagOf(settings, 'pygma.modules.economy') && !turn.month.isFirst;
  for (const given of ordersOf(turn, 'STORE')) {
    if (!isOpen(settings, turn.input.world.clock.turn, 'STORE'))
      turn.refuse('pygma.E_NOT_MUSTER', given);
    else if (!hasGoods || !store(turn, given.by, given.order))
      turn.refuse('pygma.E_STORAGE', given);
  }
  if (turn.month.role !== 'muster' || !hasGoods) return;
  for (const { owner } of playing(turn)) {
    const zones = zonesOf(settings, turn.state, owner);
    const hunger = hungerPercent(settings, zones);
    setRealm(turn, owner, {
      hunger: hunger.value,
      timber: zones.timber ?? 'none',
      stone: zones.stone ?? 'none',
    });
    if (hunger.value > 0)
      turn.tell({
        kind: 'pygma.hunger',
        clause: 'PI-13-12',
        parties: [owner],
        about: { percent: hunger.value },
        blocks: [gmFigure('hunger', hunger)],
      });
  }
}
