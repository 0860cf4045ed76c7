import type { Cell } from '../../../../hex';
import { calc, type Explained, fact, rule, type Settings } from '../../../../kernel';
import { choiceOf } from '../settings';
import { directionTo, type Ground, isWaterField } from './ground';

const POINTS_EACH = fact('pygma.pointsPerTrader', 25, {}, 'PI-05a-02');
const LEAST = fact('pygma.leastTraders', 1, {}, 'PI-05a-02');
const MOST = fact('pygma.mostTraders', 5, {}, 'PI-05a-02');
/** Goods points a trader carries (PI-05a-05). */
export const TRADER_LOAD = 25;
const NORMAL_RANGE = fact('pygma.traderRange', 4, {}, 'PI-05a-08');
const ROAD_RANGE = fact('pygma.traderRoadRange', 10, {}, 'PI-05a-08');
const HEIGHTS = 1;

/** How many traders a realm may have at once, by all it stored in the muster month (PI-05a-02, PI-05a-03). */
export function traderLimit(stored: number): Explained {
  const each = calc.quotient('down', fact('pygma.stored', stored), POINTS_EACH);
  const least = calc.maximum(each, LEAST);
  return rule('pygma.traderLimit', 'PI-05a-02', calc.minimum(least, MOST));
}

/** How many new traders may be raised: the limit less those on the road, or anew each muster month (PI-05a-03). */
export function newTraders(settings: Settings, stored: number, present: number): Explained {
  const most = traderLimit(stored);
  if (choiceOf(settings, 'pygma.trader.limit') === 'per_muster') return most;
  const free = calc.difference(most, fact('pygma.traders', present));
  const none = fact('pygma.nothing', 0);
  return rule('pygma.newTraders', 'PI-05a-03', calc.maximum(free, none));
}

/** What a trader may move over beside the ground: water its realm knows (PI-05a-06). */
interface TraderGround {
  readonly ground: Ground;
  readonly realm: string;
  readonly isKnown: (cell: Cell) => boolean;
}

/** A trader's path as far as it is lawful. */
interface TraderWay {
  readonly cells: readonly Cell[];
  readonly length: Explained;
  readonly range: Explained;
  readonly stop?: { readonly code: 'E_TRADER' | 'E_NOT_ADJACENT' | 'E_HEIGHT'; readonly at: Cell };
}

/** A step of a trader: along a road or lane, over known water, or inside the own realm; undefined = forbidden (PI-05a-06). */
function traderStep(
  settings: Settings,
  { ground, realm, isKnown }: TraderGround,
  from: Cell,
  to: Cell,
): { readonly isFast: boolean; readonly rise: number } | undefined {
  const direction = directionTo(ground, from, to);
  if (direction === undefined || ground.terrain(to) === 'ice') return undefined;
  if (ground.hasRoad(from, direction)) return { isFast: true, rise: 0 };
  const isSea = isWaterField(ground, to) && isKnown(to);
  const isSeaWay = isSea && choiceOf(settings, 'pygma.trader.sea_way') === 'any_known_water';
  const isOwn = !isWaterField(ground, to) && ground.owner(to) === realm && !ground.isRebel(to);
  if (!isSea && !isOwn) return undefined;
  const isHarbour = isWaterField(ground, from) !== isWaterField(ground, to);
  const rise = isHarbour ? 0 : Math.abs(ground.height(to) - ground.height(from));
  return { isFast: isSeaWay, rise };
}

/**
 * The lawful part of a trader's path: 10 fields wholly on roads and sea lanes, else 4 with one height level
 * (PI-05a-06 to PI-05a-09, PI-05a-14).
 */
export function traderWay(
  settings: Settings,
  place: TraderGround,
  ordered: readonly Cell[],
): TraderWay {
  const steps: { readonly isFast: boolean; readonly rise: number }[] = [];
  let stop: TraderWay['stop'];
  for (let at = 1; at < ordered.length && stop === undefined; at += 1) {
    const [from = -1, to = -1] = ordered.slice(at - 1);
    const step = traderStep(settings, place, from, to);
    const isBeside = directionTo(place.ground, from, to) !== undefined;
    if (step === undefined) stop = { code: isBeside ? 'E_TRADER' : 'E_NOT_ADJACENT', at: to };
    else steps.push(step);
  }
  const isFast = steps.length > 0 && steps.every((step) => step.isFast);
  const range = isFast ? ROAD_RANGE : NORMAL_RANGE;
  let lawful = 0;
  let heights = 0;
  for (const step of steps) {
    heights += step.rise;
    const code = lawful >= range.value ? 'E_TRADER' : heights > HEIGHTS ? 'E_HEIGHT' : undefined;
    if (code !== undefined) {
      stop = { code, at: ordered[lawful + 1] ?? -1 };
      break;
    }
    lawful += 1;
  }
  const all = fact('pygma.orderedSteps', Math.max(0, ordered.length - 1));
  const cut = lawful === range.value ? range : fact('pygma.lawfulSteps', lawful);
  const clause = stop?.code === 'E_HEIGHT' ? 'PI-05a-09' : 'PI-05a-08';
  return {
    cells: ordered.slice(0, lawful + 1),
    range,
    length: rule('pygma.steps', clause, stop === undefined ? all : calc.minimum(all, cut)),
    ...(stop === undefined ? {} : { stop }),
  };
}

/** Goods points by good. */
export type Load = Readonly<Record<string, number>>;

/** All points of a load (PI-05a-05). */
export function pointsIn(load: Load): number {
  return Object.values(load).reduce((total, points) => total + points, 0);
}

/**
 * Moves points from a giver, good by good as written, as far as he has them and the taker has room; the rest stays
 * with the giver (PI-05a-10, PI-05a-16).
 */
export function handOver(
  giver: Load,
  taker: Load,
  wanted: Load,
  room: number,
): { readonly giver: Load; readonly taker: Load; readonly moved: Load } {
  let left = Math.max(0, room);
  const moved: Record<string, number> = {};
  const after: { giver: Record<string, number>; taker: Record<string, number> } = {
    giver: { ...giver },
    taker: { ...taker },
  };
  for (const [good, points] of Object.entries(wanted)) {
    const amount = Math.max(0, Math.min(points, giver[good] ?? 0, left));
    left -= amount;
    moved[good] = amount;
    after.giver[good] = (giver[good] ?? 0) - amount;
    after.taker[good] = (taker[good] ?? 0) + amount;
  }
  return { ...after, moved };
}

/** Where goods points are handed over, and what becomes of them. */
type HandOver = 'trader' | 'stock' | 'trade' | 'none';

/**
 * What a handing over to a city comes to: into the stock of an own city, a trade in a foreign trade city the goods of
 * which come from a trade city, nothing in any other (PI-05a-11, PI-05a-12, PI-05a-16).
 */
export function handOverTo(
  city: { readonly isOwn: boolean; readonly isTradeCity: boolean },
  isFromTradeCity: boolean,
): HandOver {
  if (city.isOwn) return 'stock';
  return city.isTradeCity && isFromTradeCity ? 'trade' : 'none';
}
