import type { OrderReader } from '../../../kernel';
import { lawful } from '../../../orders';
import type { World } from '../../../world';
import { DRAWN } from './drawn';
import { pygmaLetters } from './letter';
import { candidatesAt } from './lines-at';
import type { PiOrder } from './order';
import { SUBJECTS } from './subjects';
import { bookOf, holdingsOf } from './world';

export { type Order, type PiOrder } from './order';
export { isOpen } from './open';
export { fieldOfCoord } from './places';
export { trialOf } from './trial';
export type { Trial } from './stated';

/** House rules of ways, armies, money and goods. */
const RULES = [
  'pygma.admin.embarked',
  'pygma.bridge.required',
  'pygma.courier.filter',
  'pygma.height.metric',
  'pygma.height.road',
  'pygma.move.illegal',
  'pygma.move.inside',
  'pygma.move.rider_mountain',
  'pygma.move.road_range',
  'pygma.move.warriors_mixed',
  'pygma.muster.items',
  'pygma.muster.top_up',
  'pygma.promotion.city_culture',
  'pygma.road.growth',
  'pygma.road.parallel',
  'pygma.road.start',
  'pygma.start.muster',
  'pygma.trader.limit',
  'pygma.trader.sea_way',
  'table.pygma.admin',
  'table.pygma.army',
  'table.pygma.capital',
  'table.pygma.city',
  'table.pygma.limit',
  'table.pygma.mirror',
  'table.pygma.promotion',
  'table.pygma.promotion_limit',
  'table.pygma.road',
  'table.pygma.secret_limit',
  'table.pygma.terrain',
  'table.pygma.trade_cities',
];

const LETTER_READER = pygmaLetters({ bookOf, holdingsOf });

const linesAt: NonNullable<OrderReader<World, PiOrder>['linesAt']> = (
  [place],
  party,
  world,
  language = 'de',
  settings = {},
) => {
  const candidates = candidatesAt(place, party, world, settings);
  return lawful(candidates, LETTER_READER, { party, world, settings }, language);
};

/** Reads the letters of the game. */
export const LETTERS = {
  ...LETTER_READER,
  linesAt,
  rules: RULES,
  drawn: DRAWN,
  subjects: SUBJECTS,
};
