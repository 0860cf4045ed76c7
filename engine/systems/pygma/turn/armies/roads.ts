import {
  canonicalSide,
  type Cell,
  type Direction,
  grossfeldOf,
  kleinfeldOf,
} from '../../../../hex';
import { latticeOn, SIDE, sideFeatures, sideIndex } from '../../../../world';
import { directionTo, type Ground } from '../../rules/armies/ground';
import {
  bridgeCost,
  bridgeFault,
  type RoadWork,
  type Segment,
  segmentCost,
  segmentFault,
} from '../../rules/armies/roads';
import { groundOf } from '../../state/ground';
import { book, type PygmaTurn, realmOf } from '../turn';
import { type ArmyTurn, cellOfCoord, type Given, type GivenOf, ordersBy } from './orders';
import { negative } from './pay';

/** Puts a road or a bridge on the side between two fields (PI-08-03, PI-08-11). */
function putOnSide(turn: PygmaTurn, ground: Ground, { from, to }: Segment, bit: number): void {
  const direction = directionTo(ground, from, to);
  if (direction === undefined) return;
  const { map } = turn.world;
  const lattice = latticeOn(map);
  const home = canonicalSide(lattice, { field: lattice.addressOf(from), side: direction });
  const no = grossfeldOf(home.field);
  const grossfeld = map.grossfelder[no];
  if (grossfeld === undefined) return;
  const index = sideIndex(kleinfeldOf(home.field), home.side);
  const sides = { ...grossfeld.sides, [index]: (grossfeld.sides[index] ?? 0) | bit };
  const grossfelder = { ...map.grossfelder, [no]: { ...grossfeld, sides } };
  turn.world = { ...turn.world, map: { ...map, grossfelder } };
}

/** What a realm builds in this month: bridges first, as they carry roads of the same month (PI-08-12). */
function workOf(turn: ArmyTurn, realm: string): RoadWork {
  const ground = groundOf(turn.world, turn.input.settings);
  const { map } = turn.world;
  const stands = (cell: Cell, side: Direction) =>
    (sideFeatures(map.grossfelder, ground.lattice, {
      field: ground.lattice.addressOf(cell),
      side,
    }) &
      SIDE.road) !==
    0;
  const bridges = ordersBy(turn, realm, 'BRIDGE').map(({ order }) => ({
    from: cellOfCoord(ground, order.from),
    to: cellOfCoord(ground, order.to),
  }));
  const accepted = turn.works.flatMap(({ realm: by, segment }) =>
    by === realm && segment !== undefined ? [segment] : [],
  );
  return { ground, realm, stands, accepted, bridges };
}

/** Reserves the price of something that is built at the end of the month, if the treasury suffices (PI-08-14, PI-10-05). */
function reserve(
  turn: ArmyTurn,
  given: Given,
  work: RoadWork,
  segment: Segment,
  kind: 'road' | 'bridge',
): void {
  const { ground } = work;
  const { settings } = turn.input;
  const [a = '', b = ''] = [segment.from, segment.to].map((cell) => ground.terrain(cell));
  const cost = kind === 'bridge' ? bridgeCost(settings) : segmentCost(settings, a, b);
  if ((realmOf(turn.state, given.by)?.money ?? 0) < cost.value)
    return turn.refuse('pygma.E_FUNDS', given);
  const fields = [segment.from, segment.to].map((cell) => ground.lattice.addressOf(cell));
  book(turn, given.by, kind, negative(cost), fields[0]);
  const about = { from: fields[0] ?? '', to: fields[1] ?? '', cost: cost.value };
  turn.works.push({
    ...{ realm: given.by, fields, cost },
    ...(kind === 'road' ? { segment } : {}),
    finish: () => {
      putOnSide(turn, ground, segment, SIDE[kind]);
      turn.tell({
        kind: `pygma.${kind}Built`,
        clause: kind === 'road' ? 'PI-08-03' : 'PI-08-11',
        place: fields[0] ?? '',
        parties: [given.by],
        about,
        witnesses: [given.by],
        blocks: [{ kind: 'figure', name: `pygma.${kind}Cost`, about: {}, value: cost }],
      });
    },
  });
}

/** Segments of a road one after the other; the first that cannot be built ends the order (PI-08-02 to PI-08-09). */
function road(turn: ArmyTurn, given: GivenOf<'ROAD'>): void {
  const { path } = given.order;
  for (let at = 1; at < path.length; at += 1) {
    const work = workOf(turn, given.by);
    const segment = {
      from: cellOfCoord(work.ground, path[at - 1] ?? ''),
      to: cellOfCoord(work.ground, path[at] ?? ''),
    };
    const fault = segmentFault(turn.input.settings, work, segment);
    if (fault !== undefined) return turn.refuse(`pygma.${fault}`, given);
    reserve(turn, given, work, segment, 'road');
  }
}

function bridge(turn: ArmyTurn, given: GivenOf<'BRIDGE'>): void {
  const work = workOf(turn, given.by);
  const segment = {
    from: cellOfCoord(work.ground, given.order.from),
    to: cellOfCoord(work.ground, given.order.to),
  };
  const fault = bridgeFault(work, segment);
  if (fault !== undefined) return turn.refuse(`pygma.${fault}`, given);
  reserve(turn, given, work, segment, 'bridge');
}

/** Carries out an entry about roads and bridges in its place among all entries; false if it is about something else. */
export function carryOutRoad(turn: ArmyTurn, given: Given): boolean {
  const { order } = given.content;
  if (order.kind === 'ROAD') road(turn, { ...given, order });
  else if (order.kind === 'BRIDGE') bridge(turn, { ...given, order });
  else return false;
  return true;
}
