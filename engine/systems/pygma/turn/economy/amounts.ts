import { type Explained, fact, sum } from '../../../../kernel';
import { CITY_TABLE } from '../../data/tables';
import { fieldOfCoord, type Order, type PiOrder } from '../../orders';
import { type Coord, kindOfUnit, type OrderOf } from '../../orders/order';
import { cellOfCoord } from '../../orders/places';
import { splitFee } from '../../rules/armies/parts';
import { bridgeCost, ruinsAt, segmentCost } from '../../rules/armies/roads';
import { cellIn, NOTHING } from '../../rules/cells';
import { promotionCost } from '../../rules/economy/promotion';
import { mirrorOf } from '../../rules/economy/realm';
import { cityKindAt } from '../../rules/land';
import { musterPrice } from '../../rules/muster';
import { cityPrice } from '../../rules/sites';
import { groundOf } from '../../state/ground';
import { armyCalled } from '../orders';
import { type PygmaTurn, realmOf } from '../turn';

type Turn = PygmaTurn<PiOrder>;

/** What an entry comes to, by the kind of its order, whether it can be carried out or not. */
type Amounts = {
  readonly [Kind in Order['kind']]?: (turn: Turn, by: string, order: OrderOf<Kind>) => Explained;
};

const sumNamed = (
  _turn: Turn,
  _by: string,
  { amount }: OrderOf<'ESPIONAGE' | 'HYGIENE'>,
): Explained => fact('pygma.amount', amount);

/** The price of a road segment or a bridge between two fields, less on ruins (PI-08-04, PI-08-11). */
function worksPrice(
  turn: Turn,
  coords: readonly [Coord, Coord],
  what: 'road' | 'bridge',
): Explained {
  const { settings } = turn.input;
  const ground = groundOf(turn.world, settings);
  const [from, to] = [cellOfCoord(ground, coords[0]), cellOfCoord(ground, coords[1])];
  const isRuin = ruinsAt(turn.state.ruins, ground, { from, to }, what).length > 0;
  return what === 'bridge'
    ? bridgeCost(settings, isRuin)
    : segmentCost(settings, ground.terrain(from) ?? '', ground.terrain(to) ?? '', isRuin);
}

/** Kinds of orders that cost gold. */
const AMOUNTS: Amounts = {
  ESPIONAGE: sumNamed,
  HYGIENE: sumNamed,
  PROMOTE: (turn, by, order) => promotionCost(turn.input.settings, mirrorOf(turn.state, by), order),
  MUSTER: (turn, by, { unit, size }) => {
    const kind = kindOfUnit(unit);
    const timber = realmOf(turn.state, by)?.timber ?? 'none';
    return kind === undefined ? NOTHING : musterPrice(turn.input.settings, kind, size, timber);
  },
  SPLIT: (turn, by, { unit }) => {
    const army = armyCalled(turn, by, unit);
    return army === undefined ? NOTHING : splitFee(turn.input.settings, army.kind, army.strength);
  },
  CITY: (turn, _by, order) => {
    const field = fieldOfCoord(order.field);
    return field === undefined ? NOTHING : cityPrice(turn.world, turn.input.settings, field, false);
  },
  FORTIFY: (turn, _by, { city }) => {
    const field = fieldOfCoord(city);
    const kind = field === undefined ? undefined : cityKindAt(turn.world, field);
    return cellIn(turn.input.settings, CITY_TABLE, kind ?? '', 'fortification');
  },
  ROAD: (turn, _by, { path }) => {
    const ends = path.slice(1).map((to, at): [Coord, Coord] => [path[at] ?? '', to]);
    return ends.length === 0 ? NOTHING : sum(...ends.map((one) => worksPrice(turn, one, 'road')));
  },
  BRIDGE: (turn, _by, { from, to }) => worksPrice(turn, [from, to], 'bridge'),
};

/** What a spending entry comes to by its words; undefined for orders that cost nothing (HR-15). */
export function amountOf(turn: Turn, by: string, order: Order): Explained | undefined {
  const amount = AMOUNTS[order.kind] as
    | ((turn: Turn, by: string, order: Order) => Explained)
    | undefined;
  return amount?.(turn, by, order);
}
